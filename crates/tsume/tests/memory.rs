//! The memory limit is kept.
#![cfg(target_os = "linux")]

use std::fs;

use komadai_tsume::{Limits, Patient, Problem, solve_on};

/// Bytes that the process took at most so far, as Linux tells it.
fn peak() -> usize {
    let told = fs::read_to_string("/proc/self/status").expect("Linux tells it");
    let line = told.lines().find(|line| line.starts_with("VmHWM")).expect("it tells the peak");
    let number = line.split_whitespace().nth(1).and_then(|word| word.parse::<usize>().ok());
    number.expect("it is a number of KiB") << 10
}

#[test]
fn no_more_memory_is_taken_than_was_allowed() {
    // What threads and the allocator keep for themselves.
    const SLACK: usize = 3 << 20;
    let before = peak();
    // Without a mate, and with a long one (図巧 59): each fills the table.
    let rows = [
        "4k4/3P5/3+B5/3B5/9/9/9/9/9 b L2r4g4s4n3l17p 1",
        "9/9/pR7/9/5l1n1/5p1R1/1g+p1S1+bG1/S1kN1SP1+p/3g1b3 b GS2n3l13p 1",
    ];
    for (memory, threads) in [(16 << 20, 1), (27 << 20, 1), (40 << 20, 2)] {
        for row in rows {
            let problem = Problem::from_sfen(row).expect("a problem");
            solve_on(threads, &problem, Limits { memory, nodes: 600_000 }, &mut Patient);
            let taken = peak() - before;
            assert!(taken <= memory + SLACK, "{taken} bytes of {memory} with {threads} threads");
        }
    }
}
