//! End words in the move column, and the まで line below the moves.

use komadai_rules::Color;

use crate::end::{End, EndKind};

/// The way of ending that a word in the move column names.
pub(super) fn read(word: &str) -> Option<EndKind> {
    Some(match word {
        "投了" => EndKind::Resign,
        "中断" => EndKind::Interrupt,
        "千日手" => EndKind::Repetition,
        "持将棋" => EndKind::Impasse,
        "詰み" | "詰" => EndKind::Mate,
        "不詰" => EndKind::NoMate,
        "切れ負け" | "時間切れ" | "Time-up" => EndKind::Timeout,
        "反則勝ち" => EndKind::FoulWin,
        "反則負け" => EndKind::FoulLose,
        "入玉勝ち" | "入玉宣言勝ち" | "宣言勝ち" => EndKind::EnteringKing,
        "不戦敗" | "不戦勝" => EndKind::Forfeit,
        "封じ手" => EndKind::SealedMove,
        "最大手数" => EndKind::MaxMoves,
        "引き分け" | "引分" => EndKind::Draw,
        _ => return None,
    })
}

/// The end that a word means for the side to move. Unknown words are kept.
pub(super) fn end(word: &str, side: Color) -> End {
    let kind = read(word).unwrap_or_else(|| EndKind::other(word));
    let winner = if word == "不戦勝" { Some(side) } else { kind.winner(side) };
    End { kind, winner }
}

/// The word for an end.
pub(super) fn word(end: &End, side: Color) -> String {
    match &end.kind {
        EndKind::Resign => "投了",
        EndKind::Interrupt => "中断",
        EndKind::Repetition => "千日手",
        EndKind::Impasse => "持将棋",
        EndKind::EnteringKing => "入玉勝ち",
        EndKind::Draw => "引き分け",
        EndKind::MaxMoves => "最大手数",
        EndKind::Timeout => "切れ負け",
        EndKind::Mate => "詰み",
        EndKind::NoMate => "不詰",
        EndKind::FoulWin => "反則勝ち",
        EndKind::FoulLose => "反則負け",
        EndKind::IllegalActionBlack | EndKind::IllegalActionWhite => {
            if end.winner == Some(side) {
                "反則勝ち"
            } else {
                "反則負け"
            }
        }
        EndKind::SealedMove => "封じ手",
        EndKind::Forfeit if end.winner == Some(side) => "不戦勝",
        EndKind::Forfeit => "不戦敗",
        EndKind::Other(word) => return word.clone(),
    }
    .to_owned()
}

/// 先手 and 後手, or 下手 and 上手.
pub(super) fn side_name(color: Color, names: (&'static str, &'static str)) -> &'static str {
    match color {
        Color::Black => names.0,
        Color::White => names.1,
    }
}

/// Whether the word in the move column would name another winner than the end has; then only the まで line is written.
pub(super) fn word_misleads(end: &End, side: Color) -> bool {
    if let EndKind::Other(word) = &end.kind {
        // In the move column it would be taken for a move that cannot be read, or for nothing.
        let is_plain = word.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '_'));
        return !is_plain || word.starts_with(['同', '年']);
    }
    let implied = end.kind.winner(side);
    end.kind != EndKind::Forfeit && implied.is_some() && end.winner.is_some() && implied != end.winner
}

/// The まで line.
pub(crate) fn caption(end: &End, side: Color, plies: usize, names: (&'static str, &'static str)) -> String {
    let own = side_name(side, names);
    let winner = end.winner.map(|color| side_name(color, names));
    let loser = end.winner.map(|color| side_name(!color, names));
    let tail = match (&end.kind, winner) {
        (EndKind::Resign, Some(winner)) => format!("{winner}の勝ち"),
        (EndKind::Timeout, Some(winner)) => format!("時間切れにより{winner}の勝ち"),
        (EndKind::FoulWin, _) => format!("{}の反則勝ち", winner.unwrap_or(own)),
        (EndKind::FoulLose, _) => format!("{}の反則負け", loser.unwrap_or(own)),
        (EndKind::IllegalActionBlack | EndKind::IllegalActionWhite, Some(winner)) => {
            format!("{winner}の反則勝ち")
        }
        (EndKind::EnteringKing, _) => format!("{}の入玉勝ち", winner.unwrap_or(own)),
        (EndKind::Impasse | EndKind::MaxMoves | EndKind::Other(_), Some(winner)) => {
            format!("{}により{winner}の勝ち", word(end, side))
        }
        (EndKind::Mate, Some(winner)) if word_misleads(end, side) => format!("詰みにより{winner}の勝ち"),
        _ => word(end, side),
    };
    format!("まで{plies}手で{tail}")
}

/// The end that a まで line tells, for a line of play without an end word; none for a line that tells no result.
pub(super) fn from_caption(line: &str, side: Color) -> Option<End> {
    let has = |word: &str| line.contains(word);
    let kind = if has("反則勝") {
        EndKind::FoulWin
    } else if has("反則負") || has("反則") {
        EndKind::FoulLose
    } else if has("時間切") || has("切れ負") {
        EndKind::Timeout
    } else if has("入玉勝") || has("宣言") {
        EndKind::EnteringKing
    } else if has("中断") {
        EndKind::Interrupt
    } else if has("千日手") {
        EndKind::Repetition
    } else if has("持将棋") {
        EndKind::Impasse
    } else if has("不詰") {
        EndKind::NoMate
    } else if has("詰") {
        EndKind::Mate
    } else if has("封じ手") {
        EndKind::SealedMove
    } else if has("最大手数") {
        EndKind::MaxMoves
    } else if has("引き分け") || has("引分") {
        EndKind::Draw
    } else if has("不戦") {
        EndKind::Forfeit
    } else if has("勝") {
        let reason = line.split_once("手で").and_then(|(_, rest)| rest.split_once("により"));
        reason.map_or(EndKind::Resign, |(word, _)| EndKind::other(word.trim()))
    } else {
        let word = line.split_once("手で").map(|(_, word)| word.trim()).filter(|word| !word.is_empty())?;
        EndKind::other(word)
    };
    let winner = winner(line).or_else(|| kind.winner(side));
    Some(End { kind, winner })
}

/// The winner that a まで line names.
pub(super) fn winner(line: &str) -> Option<Color> {
    let named = |names: [&str; 2]| names.iter().filter_map(|name| line.rfind(name)).max();
    let (black, white) = (named(["先手", "下手"]), named(["後手", "上手"]));
    let side = match (black, white) {
        (Some(black), Some(white)) => {
            if black > white {
                Color::Black
            } else {
                Color::White
            }
        }
        (Some(_), None) => Color::Black,
        (None, Some(_)) => Color::White,
        (None, None) => return None,
    };
    if line.contains("勝") {
        Some(side)
    } else if line.contains("負") || line.contains("敗") {
        Some(!side)
    } else {
        None
    }
}
