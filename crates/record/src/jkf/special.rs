//! `special`: ends by CSA's words.

use komadai_rules::Color;

use crate::csa::end_word;
use crate::end::{End, EndKind};

/// Ends for which CSA has no word but KIF has.
const OTHERS: &[(EndKind, &str)] = &[(EndKind::SealedMove, "FUJITE"), (EndKind::Forfeit, "FUSEN")];

/// The end that a word means.
pub(crate) fn end(word: &str, side: Color) -> End {
    if let Some((kind, _)) = OTHERS.iter().find(|(_, known)| *known == word) {
        return End { kind: kind.clone(), winner: kind.winner(side) };
    }
    end_word::end(word, side, None)
}

/// The word for an end.
pub(crate) fn word(end: &End, side: Color) -> &str {
    if let EndKind::Other(word) = &end.kind {
        return word;
    }
    let other = OTHERS.iter().find(|(kind, _)| *kind == end.kind);
    other.map_or_else(|| end_word::word(end, side).0, |(_, word)| word)
}
