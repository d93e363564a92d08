//! Those who draw pictures.

use std::sync::OnceLock;

use komadai_diagram::{Artist, Diagram, Outlines, SystemFonts};

/// Made when the first picture is asked for.
#[derive(Default)]
pub(crate) struct Artists {
    own: OnceLock<Artist>,
    /// With typefaces of the machine, for names of rare characters.
    lettered: OnceLock<Artist>,
}

impl Artists {
    /// The artist for a picture.
    pub(crate) fn for_one(&self, diagram: &Diagram) -> &Artist {
        let own = self.own.get_or_init(artist);
        if own.needs_system_fonts(diagram) {
            self.lettered.get_or_init(|| artist().with_system_fonts(SystemFonts::load()))
        } else {
            own
        }
    }
}

fn artist() -> Artist {
    Artist::new(Outlines::parse(komadai_web::OUTLINES).expect("the build writes well-formed outlines"))
}
