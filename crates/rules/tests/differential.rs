//! Random games against rsshogi, an independent rules library.

use komadai_rules::Handicap;
use komadai_testkit::playout;
use rsshogi::board::{MoveList as PeerList, Position as Peer};
use rsshogi::movegen::generate_legal_all;
use rsshogi::types::Move as PeerMove;

fn peer_moves(peer: &Peer) -> Vec<String> {
    let mut list = PeerList::new();
    generate_legal_all(peer, &mut list);
    let mut moves: Vec<String> = list.iter().map(|mv| mv.to_usi()).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn random_games_have_the_same_moves_in_both_libraries() {
    let mut compared = 0;
    for seed in 0..300_u64 {
        let handicap = Handicap::ALL[seed as usize % Handicap::ALL.len()];
        let mut position = handicap.position();
        let mut peer = Peer::from_sfen(handicap.sfen()).expect("the peer reads the start");
        peer.init_stack();
        for mv in playout(&position.clone(), seed, 200) {
            let mut ours: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
            ours.sort_unstable();
            assert_eq!(ours, peer_moves(&peer), "{position}");
            compared += 1;
            position.do_move(mv);
            peer.apply_move(PeerMove::from_usi(&mv.to_string()).expect("the peer reads the move"));
            assert_eq!(peer.to_sfen(Some(i32::from(position.ply()))), position.to_string());
        }
    }
    assert!(compared > 20_000, "only {compared} positions");
}
