//! A board drawn with characters.

use std::fmt::Write as _;

use komadai_record::notation::Script;
use komadai_rules::{Color, File, Piece, PieceKind, Position, Rank, Square};
use komadai_text::{Lang, Text};

use crate::words;

/// How to draw.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    /// White's side below.
    pub(crate) flipped: bool,
    /// Escape sequences: White's pieces and the last move stand out.
    pub(crate) color: bool,
    /// The sides are 下手 and 上手.
    pub(crate) handicap: bool,
}

const WHITE_PIECE: &str = "\x1b[36m";
const LAST_MOVE: &str = "\x1b[7m";
const PLAIN: &str = "\x1b[0m";

/// The board with both hands, hands on their owners' sides. `last_to` is where the last move went.
pub(crate) fn draw(position: &Position, last_to: Option<Square>, style: Style, text: &Text) -> String {
    let far = if style.flipped { Color::Black } else { Color::White };
    let letters = text.lang() == Lang::En;
    let mut ranks = Rank::ALL;
    let mut files = File::ALL;
    if style.flipped {
        ranks.reverse();
    } else {
        files.reverse();
    }
    let mut out = hand(position, far, style, text);
    out.push_str("  ");
    for file in files {
        let number = usize::from(file.number());
        if letters {
            let _ = write!(out, "{number}  ");
        } else {
            let _ = write!(out, "{} ", ["１", "２", "３", "４", "５", "６", "７", "８", "９"][number - 1]);
        }
    }
    let out_len = out.trim_end().len();
    out.truncate(out_len);
    out.push_str("\n+---------------------------+\n");
    for rank in ranks {
        out.push('|');
        for file in files {
            let square = Square::new(file, rank);
            let cell = cell(position.piece_at(square), text);
            if style.color && last_to == Some(square) {
                let _ = write!(out, "{LAST_MOVE}{cell}{PLAIN}");
            } else if style.color
                && position.piece_at(square).is_some_and(|piece| piece.color() == Color::White)
            {
                let _ = write!(out, "{WHITE_PIECE}{cell}{PLAIN}");
            } else {
                out.push_str(&cell);
            }
        }
        let name = if letters {
            rank.letter().to_string()
        } else {
            ["一", "二", "三", "四", "五", "六", "七", "八", "九"][rank.index()].to_owned()
        };
        let _ = writeln!(out, "|{name}");
    }
    out.push_str("+---------------------------+\n");
    out.push_str(&hand(position, !far, style, text));
    out
}

/// Three columns: a mark or blank, and the piece.
fn cell(piece: Option<Piece>, text: &Text) -> String {
    let letters = text.lang() == Lang::En;
    match piece {
        None if letters => " . ".to_owned(),
        None => " ・".to_owned(),
        Some(piece) if letters => format!("{:>2} ", piece.to_string()),
        Some(piece) => {
            let mark = if piece.color() == Color::White { 'v' } else { ' ' };
            format!("{mark}{}", glyph(piece.kind(), text.lang()))
        }
    }
}

/// A piece as one character of the reader's script.
fn glyph(kind: PieceKind, lang: Lang) -> &'static str {
    let script = match lang {
        Lang::ZhHans => Some(Script::Simplified),
        Lang::ZhHant => Some(Script::Traditional),
        Lang::Ja | Lang::En => None,
    };
    let simplified = script == Some(Script::Simplified);
    match kind {
        PieceKind::Pawn => {
            if script.is_some() {
                "步"
            } else {
                "歩"
            }
        }
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver if simplified => "银",
        PieceKind::Silver => "銀",
        PieceKind::Bishop => "角",
        PieceKind::Rook if simplified => "飞",
        PieceKind::Rook => "飛",
        PieceKind::Gold => "金",
        PieceKind::King => "玉",
        PieceKind::ProPawn => "と",
        PieceKind::ProLance => "杏",
        PieceKind::ProKnight => "圭",
        PieceKind::ProSilver => "全",
        PieceKind::Horse if simplified => "马",
        PieceKind::Horse => "馬",
        PieceKind::Dragon if simplified => "龙",
        PieceKind::Dragon if script.is_some() => "龍",
        PieceKind::Dragon => "竜",
    }
}

fn hand(position: &Position, color: Color, style: Style, text: &Text) -> String {
    let held: Vec<String> = position
        .hand(color)
        .iter()
        .map(|(kind, count)| {
            let name = if text.lang() == Lang::En {
                kind.letter().to_string()
            } else {
                glyph(kind.kind(), text.lang()).to_owned()
            };
            if count > 1 { format!("{name}{count}") } else { name }
        })
        .collect();
    let held = if held.is_empty() { text.get("board-nothing") } else { held.join(" ") };
    let side = words::seat(text, color, style.handicap);
    format!("{}\n", text.with("board-hand", &[("side", side.into()), ("pieces", held.into())]))
}
