//! Styles of play as the ladders' texts name them.

use komadai_book::Style;

use crate::text::Named;

impl Named for Style {
    const WHAT: &'static str = "style";

    fn name(self) -> &'static str {
        self.id()
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}
