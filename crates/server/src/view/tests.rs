//! What a visitor sees.

use std::collections::BTreeSet;

use komadai_rules::Position;
use komadai_wire::LegalTable;

use super::legal;

/// The moves that a browser makes of the table.
fn moves(table: &LegalTable) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    for (from, to) in table.moves.iter().flat_map(|(from, tos)| tos.iter().map(move |to| (from, to))) {
        let plain = format!("{from}{to}");
        let (may, must) = (table.may_promote.contains(&plain), table.must_promote.contains(&plain));
        assert!(!(may && must));
        if may || must {
            moves.insert(format!("{plain}+"));
        }
        if !must {
            moves.insert(plain);
        }
    }
    for (piece, tos) in &table.drops {
        moves.extend(tos.iter().map(|to| format!("{piece}*{to}")));
    }
    moves
}

#[test]
fn the_table_holds_exactly_the_legal_moves() {
    // The second has drops and forced promotions, the third is check, the fourth mate.
    for sfen in [
        komadai_rules::START_SFEN,
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
        "4k4/9/4P4/9/9/9/9/9/4K3L w 2R2B4G4S4N3L17P 1",
        "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
        "4k4/P8/1N7/9/9/9/9/9/4K3L b - 1",
    ] {
        let position = Position::from_sfen(sfen).unwrap();
        let legal: BTreeSet<String> = position.legal_moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves(&legal::table(&position)), legal, "{sfen}");
    }
}
