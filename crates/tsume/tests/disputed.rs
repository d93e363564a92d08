//! Lengths that solvers dispute come out as the written rule says, and the page of the rule says so.

use std::fs;
use std::path::PathBuf;

use komadai_tsume::{Limits, Patient, Problem, solve};

#[test]
fn disputed_lengths_come_out_as_the_written_rule_says() {
    let home = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(home.join("RULES.md")).unwrap();
    let rows = fs::read_to_string(home.join("../../testdata/tsume/disputed.tsv")).unwrap();
    let rows: Vec<Vec<&str>> =
        rows.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect()).collect();
    let told = rules.lines().filter(|line| line.starts_with("| tk") || line.starts_with("| r"));
    assert_eq!(told.count(), rows.len());
    for row in rows {
        let problem = Problem::from_sfen(row[1]).unwrap_or_else(|refusal| panic!("{}: {refusal}", row[0]));
        let solution = solve(&problem, Limits { memory: 64 << 20, nodes: 2_500_000 }, &mut Patient);
        assert!(solution.verified && solution.minimal, "{}: {:?}", row[0], solution.verdict);
        assert_eq!(solution.plies.unwrap().to_string(), row[2], "net plies of {}", row[0]);
        match solution.raw_plies {
            Some(raw) => assert_eq!(raw.to_string(), row[3], "raw plies of {}", row[0]),
            // A long one may take more than is given here.
            None => assert!(solution.line.len() > 100, "raw plies of {}", row[0]),
        }
        let told = format!("| {} | {} | {} |", row[0], row[2], row[3]);
        assert!(rules.contains(&told), "the table of RULES.md lacks {told}");
    }
}
