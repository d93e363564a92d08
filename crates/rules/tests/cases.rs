//! Questions to the rules, with answers confirmed by independent libraries.

use komadai_rules::{DeclarationRule, History, Move, Position, Repetition};
use komadai_testkit::{Case, cases};

/// The answer this library gives; none for a question that belongs elsewhere (notation).
fn answer(case: &Case) -> Option<String> {
    let (question, argument) = case.question.split_once(' ').unwrap_or((case.question, ""));
    if question == "sfen" {
        let accepted = Position::from_sfen(case.sfen).is_ok();
        return Some(if accepted { "accept" } else { "reject" }.to_owned());
    }
    let mut position = Position::from_sfen(case.sfen).expect(case.name);
    let mut history = History::new(&position);
    for text in case.moves.split_whitespace() {
        let mv: Move = text.parse().expect(case.name);
        position.check_move(mv).expect(case.name);
        position.do_move(mv);
        history.push(&position);
    }
    let yes = |condition: bool| if condition { "yes" } else { "no" }.to_owned();
    let declares = |rule, given| position.declaration(rule, given).verdict.key().to_owned();
    Some(match question {
        "legal" => {
            let legal = argument.parse::<Move>().is_ok_and(|mv| {
                let listed = position.legal_moves().contains(&mv);
                assert_eq!(listed, position.is_legal(mv), "{}", case.name);
                listed
            });
            yes(legal)
        }
        "legalcount" => position.legal_moves().len().to_string(),
        "checkmate" => yes(position.is_checkmate()),
        "rep" => match history.repetition() {
            None => "none",
            Some(Repetition::Draw) => "draw",
            Some(Repetition::Win) => "win",
            Some(Repetition::Lose) => "lose",
        }
        .to_owned(),
        "decl27" => declares(DeclarationRule::Points27, 0),
        "decl24" => declares(DeclarationRule::Points24, 0),
        "decl27h" => declares(DeclarationRule::Points27, position.missing_points()),
        "try" => if position.try_move().is_some() { "win" } else { "no" }.to_owned(),
        "notation" => return None,
        other => panic!("{}: unknown question {other}", case.name),
    })
}

#[test]
fn every_question_is_answered_as_the_rules_say() {
    let mut asked = 0;
    for case in cases() {
        if case.answer == "either" {
            continue;
        }
        if let Some(answer) = answer(&case) {
            assert_eq!(answer, case.answer, "{}: {}", case.name, case.question);
            asked += 1;
        }
    }
    assert!(asked >= 70, "only {asked} questions");
}
