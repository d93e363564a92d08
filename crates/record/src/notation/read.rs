//! Reading moves in any notation.

use komadai_rules::{Move, Position, Square};

use super::error::{NotationError, NotationErrorKind};
use super::resolve::{resolve, rule_broken};
use super::scan::{MAX_CHARS, Scanner};

/// Reads one move of `position`, whatever the notation. `previous_to` is the square of the move before, for 同.
///
/// Without `+` or 成 the piece does not promote, also where the rules force it (the rules then say so). Without 打 a
/// piece on the board that can go there moves. The move need not be legal.
///
/// # Errors
/// Says what was expected and at which character; for a piece that is named and cannot go there, which rule keeps it.
///
/// ```
/// use komadai_record::notation::parse_move;
/// use komadai_rules::Position;
/// let start = Position::start();
/// for text in ["7g7f", "7776", "▲７六歩", "76歩", "七六步", "☗7六歩(77)", "P-7f", "P76", "+7776FU"] {
///     assert_eq!(parse_move(&start, None, text).unwrap().to_string(), "7g7f");
/// }
/// assert_eq!(parse_move(&start, None, "7七龍王").unwrap_err().kind.key(), "no_candidate");
/// assert_eq!(parse_move(&start, None, "５五角").unwrap_err().kind.key(), "blocked");
/// ```
pub fn parse_move(
    position: &Position,
    previous_to: Option<Square>,
    text: &str,
) -> Result<Move, NotationError> {
    let mut scanner = Scanner::new(text);
    let mv = next(&mut scanner, position, previous_to, 1)?;
    scanner.skip_gaps();
    if scanner.is_done() {
        Ok(mv)
    } else {
        Err(error(&scanner, NotationErrorKind::ExpectedEnd, scanner.position(), 1))
    }
}

/// Reads several moves, played one after another from `position`; blanks and marks between them are optional, and so are
/// numbers with a full stop (`1.7g7f 2.3c3d`).
///
/// # Errors
/// As [`parse_move`], and at the first move that is not legal.
///
/// ```
/// use komadai_record::notation::parse_moves;
/// use komadai_rules::Position;
/// let moves = parse_moves(&Position::start(), None, "▲2六歩 △3四歩▲７六歩△８八角成 ▲同銀").unwrap();
/// assert_eq!(moves.last().unwrap().to_string(), "7i8h");
/// ```
pub fn parse_moves(
    position: &Position,
    previous_to: Option<Square>,
    text: &str,
) -> Result<Vec<Move>, NotationError> {
    let mut scanner = Scanner::new(text);
    if scanner.is_cut() {
        return Err(error(&scanner, NotationErrorKind::TooLong, MAX_CHARS, 1));
    }
    let (mut position, mut previous_to) = (position.clone(), previous_to);
    let mut moves = Vec::new();
    loop {
        scanner.skip_gaps();
        if scanner.is_done() && !moves.is_empty() {
            return Ok(moves);
        }
        let (start, ply) = (scanner.position(), moves.len() + 1);
        let mv = next(&mut scanner, &position, previous_to, ply)?;
        if let Err(reason) = position.check_move(mv) {
            return Err(error(&scanner, NotationErrorKind::Illegal(reason), start, ply));
        }
        position.do_move(mv);
        previous_to = Some(mv.to());
        moves.push(mv);
    }
}

fn next(
    scanner: &mut Scanner,
    position: &Position,
    previous_to: Option<Square>,
    ply: usize,
) -> Result<Move, NotationError> {
    scanner.skip_gaps();
    scanner.skip_number();
    if scanner.is_done() {
        return Err(error(scanner, NotationErrorKind::Empty, scanner.position(), ply));
    }
    let start = scanner.position();
    let said = scanner.read().map_err(|(kind, at)| error(scanner, kind, at, ply))?;
    resolve(position, previous_to, said).map_err(|kind| {
        // Where no piece of the kind can go there, the rule that keeps it from going says more.
        let broken = (kind == NotationErrorKind::NoCandidate)
            .then(|| rule_broken(position, previous_to, said))
            .flatten();
        error(scanner, broken.map_or(kind, NotationErrorKind::Illegal), start, ply)
    })
}

fn error(scanner: &Scanner, kind: NotationErrorKind, at: usize, ply: usize) -> NotationError {
    NotationError { kind, column: at + 1, ply, found: scanner.excerpt(at) }
}
