//! Solves the rows of a table one by one and tells what each cost: `measure FILE.tsv [--limit SECONDS] [--memory MIB]
//! [--threads N] [--net] [--check] [--trace] [NAME…]`. Columns are name, SFEN and known answer; rows without a settled answer are left out unless
//! named. `--net` asks for no raw lengths, `--check` looks for faults, `--trace` tells how the search goes. Times are processor time of one thread.
#![expect(clippy::print_stdout, reason = "a program that talks to its caller")]
#![expect(clippy::unwrap_used, reason = "a tool for measuring: bad arguments end it")]

use std::time::{Duration, Instant};

use komadai_tsume::{Limits, Plies, Problem, Progress, Stop, Verdict, Wanted, Watch, examine, solve_as};

/// Watches the clock, and notes when the mate became shorter.
struct Clock {
    began: Duration,
    limit: Duration,
    best: Option<(Plies, Duration)>,
    traced: bool,
}

impl Watch for Clock {
    fn look(&mut self, progress: &Progress<'_>) -> Option<Stop> {
        let spent = processor_time().saturating_sub(self.began);
        if progress.best != self.best.map(|best| best.0) {
            self.best = progress.best.map(|plies| (plies, spent));
            if self.traced {
                println!(
                    "{:12} {:?} at {:.2} s, {} nodes",
                    "",
                    progress.best,
                    spent.as_secs_f64(),
                    progress.nodes
                );
            }
        }
        if self.traced && progress.nodes & 0x7_ffff < 2048 {
            let line: Vec<String> = progress.line.iter().map(ToString::to_string).collect();
            let (proof, disproof) = progress.numbers;
            println!(
                "{:12} {:.2} s pn {proof} dn {disproof} full {} {}",
                "",
                spent.as_secs_f64(),
                progress.fullness,
                line.join(" ")
            );
        }
        (spent >= self.limit).then_some(Stop::Time)
    }
}

#[expect(clippy::disallowed_methods, reason = "a tool for measuring reads the clock")]
fn main() {
    let mut words = std::env::args().skip(1);
    let file = words.next().expect("a file of rows");
    let (mut limit, mut memory, mut names) = (20.0, 1024, Vec::new());
    let (mut traced, mut net, mut check, mut threads) = (false, false, false, 1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--limit" => limit = words.next().unwrap().parse().unwrap(),
            "--memory" => memory = words.next().unwrap().parse().unwrap(),
            "--trace" => traced = true,
            "--net" => net = true,
            "--check" => check = true,
            "--threads" => threads = words.next().unwrap().parse().unwrap(),
            _ => names.push(word),
        }
    }
    let text = std::fs::read_to_string(file).unwrap();
    let mut times = Vec::new();
    let (mut right, mut minimal, mut rows, mut total) = (0, 0, 0, 0.0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let row: Vec<&str> = line.split('\t').collect();
        if names.is_empty() && (row[2].contains('?') || row[2] == "unknown") {
            continue;
        }
        if !names.is_empty() && !names.iter().any(|name| name == row[0]) {
            continue;
        }
        rows += 1;
        let expected = row[2].split([' ', '?']).next().unwrap();
        let problem = match Problem::from_sfen(row[1]) {
            Ok(problem) => problem,
            Err(refusal) => {
                println!("{:12} {refusal}", row[0]);
                continue;
            }
        };
        let mut clock =
            Clock { began: processor_time(), limit: Duration::from_secs_f64(limit), best: None, traced };
        let limits = Limits { memory: memory << 20, nodes: u64::MAX };
        let wall = Instant::now();
        let solution = if check {
            let (solution, findings) = examine(&problem, None, 1000, limits, &mut clock);
            let kinds: Vec<&str> = findings.faults.iter().map(|fault| fault.kind.key()).collect();
            println!("{:12} {:?} {}", "", findings.stopped, kinds.join(" "));
            solution
        } else {
            let wanted = Wanted { threads, sparing: true, raw: !net };
            solve_as(wanted, &problem, limits, &mut clock)
        };
        let spent = processor_time().saturating_sub(clock.began);
        let found = match solution.verdict {
            Verdict::Mate => solution.plies.map_or_else(String::new, |plies| plies.to_string()),
            verdict => verdict.key().to_owned(),
        };
        let known = clock.best.filter(|best| Some(best.0) == solution.plies).map_or(spent, |best| best.1);
        let sparing = solution.sparing.as_ref().map(Vec::len);
        let good = solution.verified
            && (found == expected || sparing.is_some_and(|plies| plies.to_string() == expected));
        right += u32::from(good);
        minimal += u32::from(good && (solution.minimal || solution.verdict == Verdict::NoMate));
        times.push(if good { known.as_secs_f64() } else { f64::INFINITY });
        total += spent.as_secs_f64();
        println!(
            "{:12} {:>7} {found:>7} sparing {:>4} raw {:>5} {} {} known {:8.3}s whole {:8.3}s wall {:8.3}s {:>10} nodes {} plies of line",
            row[0],
            row[2],
            sparing.map_or_else(|| "-".to_owned(), |plies| plies.to_string()),
            solution.raw_plies.map_or_else(|| "-".to_owned(), |raw| raw.to_string()),
            if good { "ok     " } else { "differs" },
            if solution.minimal { "minimal" } else { "-      " },
            known.as_secs_f64(),
            spent.as_secs_f64(),
            wall.elapsed().as_secs_f64(),
            solution.nodes,
            solution.line.len(),
        );
        if !good && !solution.line.is_empty() {
            let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
            println!("{:12} {} left {:?}", "", line.join(" "), solution.left.iter().collect::<Vec<_>>());
        }
    }
    times.sort_by(f64::total_cmp);
    let median = times.get(times.len() / 2).copied().unwrap_or(0.0);
    println!("{right} of {rows} as known, {minimal} settled, median {median:.3} s, {total:.1} s in all");
}

/// Time this thread has run, as Linux tells it.
fn processor_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells it");
    Duration::from_nanos(told.split(' ').next().unwrap().parse().unwrap())
}
