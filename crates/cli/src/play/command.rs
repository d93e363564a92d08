//! What a typed line asks for.

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Nothing: show the board again.
    Show,
    /// What can be typed.
    Help,
    /// 投了.
    Resign,
    /// 待った.
    TakeBack,
    /// A good move, please.
    Hint,
    /// 入玉宣言.
    Declare,
    /// Propose 持将棋.
    Impasse,
    /// Propose 千日手.
    Repetition,
    /// Turn the board round.
    Flip,
    /// Write the game to a file; none: the one named before.
    Save(Option<String>),
    /// Leave.
    Quit,
    /// Anything else: a move.
    Move(String),
}

/// Makes a command from the file name after it.
type Make = fn(Option<String>) -> Command;

/// Words for each command; every language's are always read.
const WORDS: &[(&str, Make)] = &[
    ("help ? 帮助 說明 帮 説明 ヘルプ", |_| Command::Help),
    ("board 棋盘 棋盤 盤", |_| Command::Show),
    ("resign 投了 认输 認輸", |_| Command::Resign),
    ("undo 悔棋 待った", |_| Command::TakeBack),
    ("hint 提示 ヒント", |_| Command::Hint),
    ("declare 宣言", |_| Command::Declare),
    ("impasse 持将棋 持將棋", |_| Command::Impasse),
    ("repetition 千日手", |_| Command::Repetition),
    ("flip 翻转 翻轉 反転", |_| Command::Flip),
    ("save 保存 儲存", Command::Save),
    ("quit exit 退出 離開 离开 終了", |_| Command::Quit),
];

/// Reads a line.
pub(super) fn read(line: &str) -> Command {
    let line = line.trim();
    if line.is_empty() {
        return Command::Show;
    }
    let (word, rest) = match line.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, Some(rest.trim().to_owned())),
        None => (line, None),
    };
    let word = word.to_lowercase();
    match WORDS.iter().find(|(words, _)| words.split(' ').any(|known| known == word)) {
        // Only a file name may follow a command.
        Some((_, make)) if rest.is_none() || matches!(make(None), Command::Save(_)) => make(rest),
        _ => Command::Move(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, WORDS, read};

    #[test]
    fn commands_are_read_in_every_language() {
        assert_eq!(read("  投了 "), Command::Resign);
        assert_eq!(read("认输"), Command::Resign);
        assert_eq!(read("Undo"), Command::TakeBack);
        assert_eq!(read("save my game.kif"), Command::Save(Some("my game.kif".into())));
        assert_eq!(read("保存"), Command::Save(None));
        assert_eq!(read(""), Command::Show);
        assert_eq!(read("▲７六歩"), Command::Move("▲７六歩".into()));
        assert_eq!(read("resign now"), Command::Move("resign now".into()));
    }

    #[test]
    fn no_word_means_two_things() {
        let mut words: Vec<&str> = WORDS.iter().flat_map(|(words, _)| words.split(' ')).collect();
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count);
    }
}
