//! The engine's signature.

#[test]
fn bench_counts_what_the_tree_says() {
    let held = include_str!("../bench.txt").trim();
    let nodes = komadai_engine::bench().to_string();
    assert_eq!(
        nodes, held,
        "search or evaluation changed: if meant so, write {nodes} to crates/engine/bench.txt"
    );
}
