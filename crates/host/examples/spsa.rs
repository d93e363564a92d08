//! Tunes the numbers of the search by simultaneous perturbation (SPSA; J. C. Spall, "Multivariate Stochastic
//! Approximation Using a Simultaneous Perturbation Gradient Approximation", IEEE Transactions on Automatic Control 37,
//! 1992): both sides of a few games differ in all numbers at once, and each number moves towards the side that won.
//!
//! ```text
//! cargo build --release -p komadai-engine --features tuning
//! cargo run --release -p komadai-host --example spsa -- target/release/komadai-usi openings.sfen \
//!     --nodes 4000 --rounds 500 --games 8 --rate 0.008 razor futility=80 null_eval
//! ```
//!
//! Every number is an option of the engine; `name=value` starts from a value of its own. Prints the numbers after each
//! round, rounded, as `--options1` of `komadai match` takes them. What comes out is to be confirmed by a match from other
//! openings.

#![expect(clippy::print_stdout, reason = "a program that talks to its caller")]

use std::collections::HashMap;
use std::error::Error;

use komadai_host::Engine;
use komadai_host::matches::{Contestant, Limit, Opening, Plan, read_openings, run};
use komadai_protocol::OptionKind;
use tokio::process::Command;

/// How far a number is moved to either side, as a part of where it began.
const PERTURBATION: f64 = 0.2;

/// A number being tuned.
struct Number {
    name: String,
    value: f64,
    /// How far it is moved to either side.
    step: f64,
    least: f64,
    most: f64,
}

impl Number {
    /// Its value moved by a part of its step, rounded up or down by chance so that small steps are not lost.
    fn moved(&self, part: f64, random: &mut Random) -> i64 {
        let value = (self.value + part * self.step).clamp(self.least, self.most);
        (value + random.unit()).floor() as i64
    }
}

/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 up to 1.
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn sign(&mut self) -> f64 {
        if self.next() & 1 == 0 { 1.0 } else { -1.0 }
    }
}

/// The command line.
struct Task {
    engine: String,
    openings: Vec<Opening>,
    nodes: u64,
    rounds: u64,
    games: u64,
    rate: f64,
    seed: u64,
    /// Names, and values to begin with.
    numbers: Vec<(String, Option<f64>)>,
}

fn task() -> Result<Task, Box<dyn Error>> {
    let mut plain = Vec::new();
    let mut flags = HashMap::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.strip_prefix("--") {
            Some(flag) => {
                let value = words.next().ok_or_else(|| format!("--{flag}: a value was expected"))?;
                flags.insert(flag.to_owned(), value.parse::<f64>()?);
            }
            None => plain.push(word),
        }
    }
    let mut flag = |name: &str, standard: f64| flags.remove(name).unwrap_or(standard);
    let (nodes, rounds, games) = (flag("nodes", 4000.0), flag("rounds", 500.0), flag("games", 8.0));
    let (rate, seed) = (flag("rate", 0.008), flag("seed", 1.0));
    if let Some(unknown) = flags.keys().next() {
        return Err(format!("--{unknown}: nodes, rounds, games, rate or seed were expected").into());
    }
    let mut plain = plain.into_iter();
    let (Some(engine), Some(openings)) = (plain.next(), plain.next()) else {
        return Err("the engine and the openings were expected".into());
    };
    let numbers: Vec<_> = plain
        .map(|word| match word.split_once('=') {
            None => Ok((word, None)),
            Some((name, value)) => Ok((name.to_owned(), Some(value.parse()?))),
        })
        .collect::<Result<_, std::num::ParseFloatError>>()?;
    if numbers.is_empty() {
        return Err("names of numbers were expected".into());
    }
    Ok(Task {
        engine,
        openings: read_openings(&std::fs::read_to_string(openings)?)?,
        nodes: nodes as u64,
        rounds: rounds as u64,
        games: games as u64,
        rate,
        seed: seed as u64,
        numbers,
    })
}

/// What the engine says of the numbers asked for.
async fn numbers(task: &Task) -> Result<Vec<Number>, Box<dyn Error>> {
    let engine = Engine::spawn(Command::new(&task.engine)).await?;
    let mut numbers = Vec::new();
    for (name, start) in &task.numbers {
        let option = engine.options().iter().find(|option| option.name == *name);
        let Some(OptionKind::Spin { default, min, max }) = option.map(|option| &option.kind) else {
            return Err(format!("{name}: the engine has no such number").into());
        };
        let value = start.unwrap_or(*default as f64);
        let step = (value.abs() * PERTURBATION).max(1.0);
        let (least, most) = (*min as f64, *max as f64);
        numbers.push(Number { name: name.clone(), value, step, least, most });
    }
    engine.quit().await;
    Ok(numbers)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let task = task()?;
    let mut numbers = numbers(&task).await?;
    let mut random = Random(task.seed);
    for round in 1..=task.rounds {
        let signs: Vec<f64> = numbers.iter().map(|_| random.sign()).collect();
        let mut side = |way: f64| Contestant {
            program: task.engine.clone().into(),
            folder: None,
            arguments: Vec::new(),
            options: numbers
                .iter()
                .zip(&signs)
                .map(|(number, sign)| {
                    (number.name.clone(), number.moved(way * sign, &mut random).to_string())
                })
                .collect(),
            limit: Limit::Nodes(task.nodes),
        };
        let engines = [side(1.0), side(-1.0)];
        let pairs = task.games.div_ceil(2);
        let first = (random.next() % task.openings.len() as u64) as usize;
        let openings = task.openings.iter().cycle().skip(first).take(pairs as usize).cloned().collect();
        let plan = Plan {
            engines,
            openings,
            games: 2 * pairs,
            most_moves: 320,
            grace: std::time::Duration::ZERO,
            sprt: None,
        };
        let tally = run(&plan, std::future::pending(), |_, _, _| Ok(())).await?;
        let gain = tally.wins as f64 - tally.losses as f64;
        for (number, sign) in numbers.iter_mut().zip(&signs) {
            number.value =
                (number.value + task.rate * gain * sign * number.step).clamp(number.least, number.most);
        }
        let line: Vec<String> =
            numbers.iter().map(|number| format!("{}={}", number.name, number.value.round())).collect();
        println!("{round}: {gain:+}: {}", line.join(";"));
    }
    Ok(())
}
