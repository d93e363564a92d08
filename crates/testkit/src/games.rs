//! Random games.

use komadai_rules::{
    Bitboard, Color, FaultKind, HandKind, Handicap, Move, Piece, PieceKind, Position, Sfen, Square,
};
use proptest::prelude::*;

/// SplitMix64: a small generator whose games are the same everywhere.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next_u64() % bound as u64) as usize
    }
}

/// Up to `plies` random legal moves from `start`; fewer when the game ends. Captures and promotions are preferred half
/// of the time, so that pieces come into hand and lines open.
pub fn playout(start: &Position, seed: u64, plies: usize) -> Vec<Move> {
    let mut random = SplitMix(seed);
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let list = position.legal_moves();
        if list.is_empty() {
            break;
        }
        let lively: Vec<Move> =
            list.iter().copied().filter(|mv| position.is_capture(*mv) || mv.promotes()).collect();
        let mv = if random.below(2) == 0 && !lively.is_empty() {
            lively[random.below(lively.len())]
        } else {
            list[random.below(list.len())]
        };
        position.do_move(mv);
        moves.push(mv);
    }
    moves
}

/// Positions of random games from every handicap's start.
pub fn positions() -> impl Strategy<Value = Position> {
    (0..Handicap::ALL.len(), any::<u64>(), 0_usize..160).prop_map(|(handicap, seed, plies)| {
        let mut position = Handicap::ALL[handicap].position();
        for mv in playout(&position.clone(), seed, plies) {
            position.do_move(mv);
        }
        position
    })
}

/// Small positions: an attacker's pieces around a king, some in hand; sometimes one king is missing, or both. Checks,
/// mates and exchanges abound there.
pub fn small_positions() -> impl Strategy<Value = Position> {
    any::<u64>().prop_map(small_position)
}

/// The small position with this number.
pub fn small_position(seed: u64) -> Position {
    let mut random = SplitMix(seed);
    let kings = random.below(8);
    let mut tries: Vec<Position> = (0..40).filter_map(|_| try_small(kings, &mut random)).collect();
    // Mates are rare among random pieces; every second time one is looked for.
    if random.below(2) == 0
        && let Some(mate) = tries.iter().position(|position| position.mate_in_one().is_some())
    {
        return tries.swap_remove(mate);
    }
    tries.pop().unwrap_or_else(|| Position::try_from(&Sfen::empty()).expect("an empty board is sound"))
}

/// A random position, if it is sound. Of the `kings` 0 stands for none or the attacker's, 1 for the attacker's, 2 for
/// the other, more for both.
fn try_small(kings: usize, random: &mut SplitMix) -> Option<Position> {
    let mut sfen = Sfen::empty();
    let attacker = Color::ALL[random.below(2)];
    let center = Square::ALL[random.below(81)];
    let square = |random: &mut SplitMix| {
        let step = |random: &mut SplitMix| random.below(7) as i8 - 3;
        let (files, ranks) = (step(random), step(random));
        let anywhere = Square::ALL[random.below(81)];
        if random.below(4) == 0 { anywhere } else { center.offset(files, ranks).unwrap_or(anywhere) }
    };
    if kings >= 2 {
        sfen.set(center, Some(Piece::new(!attacker, PieceKind::King)));
    }
    let own = square(random);
    if kings != 2 && (kings > 0 || random.below(2) == 0) && own != center {
        sfen.set(own, Some(Piece::new(attacker, PieceKind::King)));
    }
    // A slider aimed at the king over another piece of its side, which may discover it.
    let (files, ranks) = (random.below(3) as i8 - 1, random.below(3) as i8 - 1);
    let distance = 1 + random.below(3) as i8;
    let screen = center.offset(files * distance, ranks * distance);
    let slider = center.offset(files * (distance + 1), ranks * (distance + 1));
    if let (Some(screen), Some(slider)) = (screen, slider)
        && [screen, slider].iter().all(|square| sfen.piece_at(*square).is_none())
    {
        let aimed = if files == 0 || ranks == 0 { PieceKind::Rook } else { PieceKind::Bishop };
        let between = [PieceKind::Silver, PieceKind::Knight, PieceKind::Gold, PieceKind::Rook];
        sfen.set(slider, Some(Piece::new(attacker, aimed)));
        sfen.set(screen, Some(Piece::new(attacker, between[random.below(4)])));
    }
    for _ in 0..random.below(14) {
        let at = square(random);
        let kind = PieceKind::ALL[random.below(14)];
        if sfen.piece_at(at).is_none() && kind != PieceKind::King {
            let color = if random.below(3) > 0 { attacker } else { !attacker };
            sfen.set(at, Some(Piece::new(color, kind)));
        }
    }
    for color in Color::ALL {
        for kind in HandKind::ALL {
            if random.below(3) == 0 {
                sfen.set_hand(color, kind, 1 + random.below(2) as u8);
            }
        }
    }
    let us = if random.below(4) > 0 { attacker } else { !attacker };
    sfen.set_side_to_move(us);
    // Whatever checks the side not to move goes, until nothing does.
    loop {
        let position = Position::with_accepted(&sfen, &[FaultKind::OpponentInCheck]).ok()?;
        let checkers = position.king(!us).map_or(Bitboard::EMPTY, |king| {
            position.attackers_to(king, position.occupied()) & position.color(us)
        });
        if checkers.is_empty() {
            return Some(position);
        }
        for checker in checkers {
            if sfen.piece_at(checker).is_some_and(|piece| piece.kind() == PieceKind::King) {
                return None;
            }
            sfen.set(checker, None);
        }
    }
}
