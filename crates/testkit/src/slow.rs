//! A second opinion on legality, written from the rules without bitboards or pins.

use komadai_rules::{Color, HandKind, Move, Piece, PieceKind, Position, Rank, Sfen, Square};

type Step = (i8, i8);

const UP: Step = (0, -1);
const DIAGONALS: [Step; 4] = [(1, -1), (-1, -1), (1, 1), (-1, 1)];
const ORTHOGONALS: [Step; 4] = [(0, -1), (0, 1), (1, 0), (-1, 0)];

/// Single steps and slides of a kind, as Black moves.
fn movement(kind: PieceKind) -> (Vec<Step>, Vec<Step>) {
    use PieceKind as K;
    let gold = vec![UP, (1, -1), (-1, -1), (1, 0), (-1, 0), (0, 1)];
    match kind {
        K::Pawn => (vec![UP], vec![]),
        K::Lance => (vec![], vec![UP]),
        K::Knight => (vec![(1, -2), (-1, -2)], vec![]),
        K::Silver => (vec![UP, (1, -1), (-1, -1), (1, 1), (-1, 1)], vec![]),
        K::Bishop => (vec![], DIAGONALS.to_vec()),
        K::Rook => (vec![], ORTHOGONALS.to_vec()),
        K::King => ([DIAGONALS, ORTHOGONALS].concat(), vec![]),
        K::Horse => (ORTHOGONALS.to_vec(), DIAGONALS.to_vec()),
        K::Dragon => (DIAGONALS.to_vec(), ORTHOGONALS.to_vec()),
        K::Gold | K::ProPawn | K::ProLance | K::ProKnight | K::ProSilver => (gold, vec![]),
    }
}

fn reach(sfen: &Sfen, from: Square, piece: Piece) -> Vec<Square> {
    let side = |step: Step| if piece.color() == Color::Black { step } else { (step.0, -step.1) };
    let (steps, slides) = movement(piece.kind());
    let mut squares: Vec<Square> =
        steps.into_iter().map(side).filter_map(|(files, ranks)| from.offset(files, ranks)).collect();
    for (files, ranks) in slides.into_iter().map(side) {
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            squares.push(next);
            if sfen.piece_at(next).is_some() {
                break;
            }
            at = next;
        }
    }
    squares
}

fn in_check(sfen: &Sfen, color: Color) -> bool {
    let king = Piece::new(color, PieceKind::King);
    let Some((at, _)) = sfen.pieces().find(|(_, piece)| *piece == king) else { return false };
    sfen.pieces().any(|(from, piece)| piece.color() != color && reach(sfen, from, piece).contains(&at))
}

fn apply(sfen: &Sfen, mv: Move) -> Sfen {
    let mut after = sfen.clone();
    let us = sfen.side_to_move();
    if let Some(kind) = mv.dropped() {
        after.set(mv.to(), Some(Piece::new(us, kind.kind())));
        after.set_hand(us, kind, sfen.in_hand(us, kind) - 1);
    } else if let Some((from, piece)) = mv.from().and_then(|from| Some((from, sfen.piece_at(from)?))) {
        let kind = if mv.promotes() { piece.kind().promoted().unwrap_or(piece.kind()) } else { piece.kind() };
        if let Some(taken) = sfen.piece_at(mv.to()).and_then(|taken| taken.kind().hand_kind()) {
            after.set_hand(us, taken, sfen.in_hand(us, taken) + 1);
        }
        after.set(from, None);
        after.set(mv.to(), Some(Piece::new(us, kind)));
    }
    after.set_side_to_move(!us);
    after
}

fn stuck(kind: PieceKind, to: Square, us: Color) -> bool {
    let rank = to.rank().relative(us);
    match kind {
        PieceKind::Pawn | PieceKind::Lance => rank == 1,
        PieceKind::Knight => rank <= 2,
        _ => false,
    }
}

fn safe_moves(sfen: &Sfen, judge_drop_mate: bool) -> Vec<Move> {
    let us = sfen.side_to_move();
    let mut moves = Vec::new();
    for (from, piece) in sfen.pieces().filter(|(_, piece)| piece.color() == us) {
        for to in reach(sfen, from, piece) {
            if sfen.piece_at(to).is_some_and(|other| other.color() == us) {
                continue;
            }
            let zone = |square: Square| square.rank().relative(us) <= Rank::R3.number();
            if piece.kind().can_promote() && (zone(from) || zone(to)) {
                moves.push(Move::board(from, to, true));
            }
            if !stuck(piece.kind(), to, us) {
                moves.push(Move::board(from, to, false));
            }
        }
    }
    let pawn = Piece::new(us, PieceKind::Pawn);
    for kind in HandKind::ALL.into_iter().filter(|kind| sfen.in_hand(us, *kind) > 0) {
        for to in Square::ALL.into_iter().filter(|to| sfen.piece_at(*to).is_none()) {
            let two_pawns = kind == HandKind::Pawn
                && sfen.pieces().any(|(square, piece)| piece == pawn && square.file() == to.file());
            if !two_pawns && !stuck(kind.kind(), to, us) {
                moves.push(Move::drop(kind, to));
            }
        }
    }
    moves.retain(|mv| {
        let after = apply(sfen, *mv);
        let drop_mate = || {
            judge_drop_mate
                && mv.dropped() == Some(HandKind::Pawn)
                && in_check(&after, !us)
                && safe_moves(&after, false).is_empty()
        };
        !in_check(&after, us) && !drop_mate()
    });
    moves
}

/// Every legal move, found by trying each and looking at the board.
pub fn slow_legal_moves(position: &Position) -> Vec<Move> {
    safe_moves(&position.to_sfen(), true)
}

/// Every legal move after which the side to move is in check.
pub fn slow_checks(position: &Position) -> Vec<Move> {
    let sfen = position.to_sfen();
    let them = !sfen.side_to_move();
    safe_moves(&sfen, true).into_iter().filter(|mv| in_check(&apply(&sfen, *mv), them)).collect()
}

/// Every legal move that mates at once.
pub fn slow_mates_in_one(position: &Position) -> Vec<Move> {
    let sfen = position.to_sfen();
    let mates = |mv: &Move| safe_moves(&apply(&sfen, *mv), true).is_empty();
    slow_checks(position).into_iter().filter(mates).collect()
}

/// The order in which pieces are spent in an exchange.
const CHEAPEST_FIRST: [PieceKind; 14] = {
    use PieceKind as K;
    [
        K::Pawn,
        K::Lance,
        K::Knight,
        K::ProPawn,
        K::ProLance,
        K::ProKnight,
        K::Silver,
        K::ProSilver,
        K::Gold,
        K::Bishop,
        K::Rook,
        K::Horse,
        K::Dragon,
        K::King,
    ]
};

/// What a move gains when both sides then capture on its square as they like, found by playing the captures.
pub fn slow_exchange(position: &Position, mv: Move, worth: &[i32; 14]) -> i32 {
    let sfen = position.to_sfen();
    let worth_at = |sfen: &Sfen, at: Square| sfen.piece_at(at).map_or(0, |piece| worth[piece.kind().index()]);
    let moving = match (mv.dropped(), mv.from()) {
        (Some(kind), _) => worth[kind.kind().index()],
        (None, from) => from.map_or(0, |from| worth_at(&sfen, from)),
    };
    let after = apply(&sfen, mv);
    worth_at(&sfen, mv.to()) + worth_at(&after, mv.to()) - moving - best_recapture(&after, mv.to(), worth)
}

/// What the side to move gains at most by taking on `square`, or by leaving it.
fn best_recapture(sfen: &Sfen, square: Square, worth: &[i32; 14]) -> i32 {
    let us = sfen.side_to_move();
    let holders = |color: Color| {
        let mut holders: Vec<(Square, Piece)> = sfen
            .pieces()
            .filter(|(from, piece)| piece.color() == color && reach(sfen, *from, *piece).contains(&square))
            .collect();
        let rank = |kind: PieceKind| CHEAPEST_FIRST.iter().position(|other| *other == kind);
        holders.sort_by_key(|(from, piece)| (rank(piece.kind()), from.index()));
        holders
    };
    let Some((from, piece)) = holders(us).first().copied() else { return 0 };
    if piece.kind() == PieceKind::King && !holders(!us).is_empty() {
        return 0;
    }
    let taken = sfen.piece_at(square).map_or(0, |piece| worth[piece.kind().index()]);
    let mut after = sfen.clone();
    after.set(from, None);
    after.set(square, Some(piece));
    after.set_side_to_move(!us);
    (taken - best_recapture(&after, square, worth)).max(0)
}
