//! Proverbs (格言): when a move kept or broke one.
//!
//! Each rule looks at one move. Squares are seen from the mover's side: rank 1 is the enemy's last rank, 9 the own. Where a
//! rule asks whether a move was good it needs a [`Judgement`], and without one it does not apply.

mod attack;
mod defence;
mod major;
mod minor;
mod pawn;
#[cfg(test)]
mod tests;

use komadai_rules::{Bitboard, Color, Move, Piece, PieceKind, Position, Square, attacks};

use crate::pattern::{Moment, seen_by};
use crate::story::{Story, worth};

/// What a search says of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Judgement {
    /// What it gives away against the best move, in centipawns; 0 for the best.
    pub(crate) loss: i32,
    /// By how much the best move is better than the second best, where the search told two.
    pub(crate) gap: Option<i32>,
    /// The answer to expect.
    pub(crate) reply: Option<Move>,
    /// The move that was best.
    pub(crate) best: Option<Move>,
    /// What the opponent would answer after the second best move.
    pub(crate) other_reply: Option<Move>,
    /// Plies of a mate that the mover had.
    pub(crate) mate: Option<u16>,
    /// Whether the move makes a brinkmate (必至).
    pub(crate) brinkmate: bool,
    /// Whether the mover is mated after it.
    pub(crate) loses: bool,
}

/// A move to be looked at.
pub(crate) struct Scene<'a> {
    pub(crate) before: &'a Position,
    pub(crate) moment: &'a Moment<'a>,
    pub(crate) story: &'a Story,
    pub(crate) judgement: Option<&'a Judgement>,
}

/// A proverb's rule.
pub(crate) struct Rule {
    pub(crate) id: &'static str,
    pub(crate) applies: fn(&Scene<'_>) -> bool,
}

macro_rules! rules {
    ($($module:ident: $($id:ident)*;)*) => {
        /// Every rule; the names are those of the data file.
        pub(crate) static RULES: &[Rule] = &[$($(
            Rule { id: stringify!($id), applies: $module::$id },
        )*)*];
    };
}

rules! {
    defence: igyoku_avoid gyokuhi_apart hayanige kinsoko kakoi_kingin3 kinnashi kakusuji_gyoku gyokutou_kei
        gyoku_gedan hetahisha ryoudori uma_kingin3 uma_hiku;
    attack: hashi_gyoku gedan_gyoku tsutsumu oute_ou_te bind_before_check hikaku_ginkei yonmai yose_zokute
        nagai_tsumi sankei soutoku_sokudo ukigoma nimaigae chudan_gyoku kaze_gote enemy_drop_square;
    major: oogoma_hanasu oogoma_chikazuke toomi_kaku kaku_kaku ryu_tekijin gogo_kaku kakutou
        furibisha_kakukoukan hisha_juuji hisha_saki dragon_over_home_rook kakukoukan_5suji joban_kaku
        jikyuusen_kaku nimai_hisha;
    minor: keitakatobi kin_naname kin_hiku gin_narazu kei_hikaete keisaki_gin kyo_gedan gin_chidori tokin_osohaya
        asobigoma;
    pawn: funaki ippo_senkin sanpo_tsugifu sanpo_hashi hashifu_quiet fugoshi_gin;
}

/// What a move may give away and still be called good, in centipawns.
const GOOD: i32 = 50;

impl Scene<'_> {
    fn us(&self) -> Color {
        self.moment.mover
    }

    fn after(&self) -> &Position {
        self.moment.position
    }

    fn mv(&self) -> Move {
        self.moment.mv
    }

    /// Where the piece went.
    fn to(&self) -> Square {
        self.mv().to()
    }

    /// A square's rank as the mover counts.
    fn rank(&self, square: Square) -> u8 {
        square.rank().relative(self.us())
    }

    /// A square as the mover sees it.
    fn seen(&self, square: Square) -> Square {
        seen_by(self.us(), square)
    }

    /// The square so many ranks ahead and files to the mover's left.
    fn ahead(&self, from: Square, files: i8, ranks: i8) -> Option<Square> {
        if self.us() == Color::Black { from.offset(files, -ranks) } else { from.offset(-files, ranks) }
    }

    fn is_drop(&self, kind: PieceKind) -> bool {
        self.mv().is_drop() && self.moment.kind == kind
    }

    /// A move on the board by a piece of this kind.
    fn moves(&self, kind: PieceKind) -> bool {
        !self.mv().is_drop() && self.moment.kind == kind
    }

    /// How many of a side's pieces bear on a square after the move.
    fn weight(&self, side: Color, square: Square) -> u32 {
        bearers(self.after(), side, square)
    }

    /// Whether the move is the best, or nearly.
    fn is_good(&self) -> bool {
        self.judgement.is_some_and(|judgement| judgement.loss <= GOOD)
    }

    /// Whether the best move was made, and by how much it is better than the next.
    fn is_only(&self, gap: i32) -> bool {
        self.judgement
            .is_some_and(|judgement| judgement.loss == 0 && judgement.gap.is_some_and(|got| got >= gap))
    }

    fn loses_at_least(&self, loss: i32) -> bool {
        self.judgement.is_some_and(|judgement| judgement.loss >= loss)
    }

    /// The opponent's answer to expect.
    fn reply(&self) -> Option<Move> {
        self.judgement.and_then(|judgement| judgement.reply)
    }

    /// The square that a move of the mover's would have to reach to be on the enemy king.
    fn enemy_king(&self) -> Option<Square> {
        self.after().king(!self.us())
    }

    fn own_king(&self) -> Option<Square> {
        self.after().king(self.us())
    }

    /// What the piece that moved bears on now.
    fn bears_on(&self) -> Bitboard {
        let Some(piece) = self.after().piece_at(self.to()) else { return Bitboard::EMPTY };
        attacks::piece(piece, self.to(), self.after().occupied())
    }

    /// Enemy pieces worth a silver or more that the moved piece bears on, the king among them.
    fn targets(&self) -> Bitboard {
        let mut targets = Bitboard::EMPTY;
        for square in self.bears_on() & self.after().color(!self.us()) {
            let kind = self.after().piece_at(square).map_or(PieceKind::Pawn, Piece::kind);
            if worth(kind) >= worth(PieceKind::Silver) {
                targets.set(square);
            }
        }
        targets
    }

    /// Whether both kings have at least two enemy pieces bearing on their surroundings.
    fn is_endgame(&self) -> bool {
        Color::ALL.into_iter().all(|side| {
            self.after()
                .king(side)
                .is_some_and(|king| attackers_round(self.after(), !side, king).count() >= 2)
        })
    }
}

/// How many of a side's pieces bear on a square.
fn bearers(position: &Position, side: Color, square: Square) -> u32 {
    (position.attackers_to(square, position.occupied()) & position.color(side)).count()
}

/// A side's pieces that bear on a square or on one next to it.
fn attackers_round(position: &Position, side: Color, centre: Square) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for square in attacks::king(centre) | Bitboard::of(centre) {
        found |= position.attackers_to(square, position.occupied()) & position.color(side);
    }
    found & !position.kind(PieceKind::King)
}

/// Squares to which a king could step: not its own pieces', and no enemy piece bears on them.
fn flights(position: &Position, side: Color) -> Bitboard {
    let Some(king) = position.king(side) else { return Bitboard::EMPTY };
    // Sliding pieces see through the king.
    let occupied = position.occupied() & !Bitboard::of(king);
    let mut free = Bitboard::EMPTY;
    for square in attacks::king(king) & !position.color(side) {
        if (position.attackers_to(square, occupied) & position.color(!side)).is_empty() {
            free.set(square);
        }
    }
    free
}

/// Steps of a king between two squares.
fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().number().abs_diff(b.file().number());
    let ranks = a.rank().relative(Color::Black).abs_diff(b.rank().relative(Color::Black));
    files.max(ranks)
}
