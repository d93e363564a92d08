//! Laws that hold in every position of every game.

use komadai_rules::{DeclarationRule, Move, MoveList, Position, Sfen, Square};
use komadai_testkit::{positions, slow_legal_moves};
use proptest::prelude::*;

fn every_move() -> Vec<Move> {
    (0..=u16::MAX).filter_map(Move::from_bits).collect()
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn undoing_a_move_restores_everything(position in positions()) {
        for mv in position.legal_moves() {
            let mut after = position.clone();
            let delta = after.do_move(mv);
            after.validity_check()?;
            prop_assert_eq!(after.key(), position.key_after(mv));
            prop_assert_eq!(after.board_key(), position.board_key_after(mv));
            prop_assert_eq!(after.ply(), position.ply() + 1);
            after.undo_move(mv, delta);
            after.validity_check()?;
            prop_assert_eq!(after.to_string(), position.to_string());
            prop_assert_eq!(after.key(), position.key());
        }
    }

    #[test]
    fn a_pass_and_its_undoing_keep_the_caches(position in positions()) {
        prop_assume!(!position.in_check());
        let mut after = position.clone();
        let delta = after.do_null();
        after.validity_check()?;
        for rule in [DeclarationRule::Points27, DeclarationRule::Points24] {
            let threatened = position.declaration_of(after.side_to_move(), rule, 3);
            prop_assert_eq!(after.declaration(rule, 3), threatened);
        }
        after.undo_null(delta);
        after.validity_check()?;
        prop_assert_eq!(after.to_string(), position.to_string());
    }

    #[test]
    fn a_move_is_legal_when_and_only_when_it_is_listed(position in positions()) {
        let listed = sorted(position.legal_moves());
        let legal = sorted(every_move().into_iter().filter(|mv| position.is_legal(*mv)));
        prop_assert_eq!(listed, legal);
    }

    #[test]
    fn the_list_agrees_with_trying_every_move_on_the_board(position in positions()) {
        prop_assert_eq!(sorted(position.legal_moves()), sorted(slow_legal_moves(&position)));
    }

    #[test]
    fn captures_and_quiets_share_out_the_legal_moves(position in positions()) {
        let (mut captures, mut quiets) = (MoveList::new(), MoveList::new());
        position.captures_into(&mut captures);
        position.quiets_into(&mut quiets);
        prop_assert!(quiets.iter().all(|mv| !position.is_capture(*mv)));
        captures.extend(quiets);
        prop_assert_eq!(sorted(captures), sorted(position.legal_moves()));
    }

    #[test]
    fn sfen_comes_back_as_it_went(position in positions()) {
        let text = position.to_string();
        let again = Position::from_sfen(&text)?;
        again.validity_check()?;
        prop_assert_eq!(again.to_string(), text);
        prop_assert_eq!(again.key(), position.key());
        prop_assert_eq!(&again, &position);
    }

    #[test]
    fn any_text_is_read_or_refused_without_panic(text in ".{0,120}") {
        if let Ok(sfen) = text.parse::<Sfen>() {
            let _ = Position::try_from(&sfen);
        }
        let _ = text.parse::<Move>();
        let _ = text.parse::<Square>();
    }

    #[test]
    fn sfen_like_text_never_panics(text in "[1-9PLNSGBRKplnsgbrk+/]{1,60} [bw] [-0-9PLNSGBRplnsgbr]{1,12}( [0-9]{1,6})?") {
        if let Ok(sfen) = text.parse::<Sfen>() {
            prop_assert_eq!(sfen.to_string().parse::<Sfen>()?, sfen.clone());
            if let Ok(position) = Position::try_from(&sfen) {
                position.validity_check()?;
            }
        }
    }
}

#[test]
fn every_packed_move_reads_back() {
    for mv in every_move() {
        assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    assert_eq!(every_move().len(), 81 * 80 * 2 + 81 * 7);
}
