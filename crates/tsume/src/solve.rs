//! Solving: is there a mate, how long is it, and what is the line.

use komadai_rules::{Color, Hand, Move, Position};

use crate::faults::Findings;
use crate::length::{ENDLESS, Plies};
use crate::limits::{Limits, Stop, Watch};
use crate::polish::Tried;
use crate::problem::Problem;
use crate::search::{Answer, Search, WHOLE, verification_room};
use crate::verify::{Verified, verify_mate, verify_no_mate};

/// What is known of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The attacker mates.
    Mate,
    /// No series of checks mates (不詰).
    NoMate,
    /// Not settled, and what ended the search.
    Unknown(Stop),
}

impl Verdict {
    /// A stable English key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::NoMate => "nomate",
            Self::Unknown(_) => "unknown",
        }
    }
}

/// A problem solved, as far as the limits allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Whether there is a mate.
    pub verdict: Verdict,
    /// Length of the main line: futile interpositions (無駄合) do not count.
    pub plies: Option<Plies>,
    /// Length of the shortest mate when every legal answer counts, once it is settled.
    pub raw_plies: Option<Plies>,
    /// Whether `plies` is proven to be the shortest.
    pub minimal: bool,
    /// The main line (正解).
    pub line: Vec<Move>,
    /// What the attacker still holds at its end (駒余り).
    pub left: Hand,
    /// The line of a composition whose longest variations all leave pieces over (変長駒余り): the shortest mate when such
    /// a variation counts so many plies less, as older works allow, and its line leaves none. Only where [`Self::line`]
    /// leaves pieces, and not from [`solve_net`].
    pub sparing: Option<Vec<Move>>,
    /// Whether the proof of the verdict was replayed by the rules alone, and the mate as one of at most `plies`.
    pub verified: bool,
    /// Nodes visited, all questions together.
    pub nodes: u64,
}

/// What is wanted besides the verdict and the shortest net mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Threads, at least one. Verdict and lengths are the same with any number; the line may be another of its length.
    pub threads: usize,
    /// The line that leaves no pieces over where longer ones do.
    pub sparing: bool,
    /// The raw length.
    pub raw: bool,
}

impl Default for Wanted {
    /// Everything, with one thread.
    fn default() -> Self {
        Self { threads: 1, sparing: true, raw: true }
    }
}

/// Solves a problem within limits.
pub fn solve(problem: &Problem, limits: Limits, watch: &mut dyn Watch) -> Solution {
    solve_as(Wanted::default(), problem, limits, watch)
}

/// The same with several threads.
pub fn solve_on(threads: usize, problem: &Problem, limits: Limits, watch: &mut dyn Watch) -> Solution {
    solve_as(Wanted { threads, ..Wanted::default() }, problem, limits, watch)
}

/// The same with one thread and for the line only.
pub fn solve_net(problem: &Problem, limits: Limits, watch: &mut dyn Watch) -> Solution {
    solve_as(Wanted { threads: 1, sparing: false, raw: false }, problem, limits, watch)
}

/// The same as wanted.
pub fn solve_as(wanted: Wanted, problem: &Problem, limits: Limits, watch: &mut dyn Watch) -> Solution {
    let mut search = Search::with_threads(wanted.threads, problem.attacker(), limits, watch);
    let mut solution = search.solve(problem, limits);
    if solution.minimal && wanted.sparing {
        solution.sparing = search.sparing_line(problem, &solution);
    }
    if solution.minimal && wanted.raw {
        solution.raw_plies = solution.plies.and_then(|plies| search.raw_length(problem, plies));
    }
    solution.nodes = search.nodes;
    solution
}

/// The length of the shortest mate when one that leaves the attacker with pieces counts `spare` plies less (even, at most
/// 8); none where there is no mate or the limits end the search.
pub fn spared_length(
    problem: &Problem,
    spare: Plies,
    limits: Limits,
    watch: &mut dyn Watch,
) -> Option<Plies> {
    let mut search = Search::new(problem.attacker(), limits, watch);
    let Answer::Mate(longest) = search.ask(problem.position(), WHOLE, ENDLESS) else { return None };
    search.count.spare = spare.clamp(0, 8) / 2 * 2;
    search.shortest_spared(problem, longest)
}

/// Solves a problem and looks for what is wrong with it. `stated` is the solution as its record gives it; at most `most`
/// side mates are listed.
pub fn examine(
    problem: &Problem,
    stated: Option<&[Move]>,
    most: usize,
    limits: Limits,
    watch: &mut dyn Watch,
) -> (Solution, Findings) {
    let mut search = Search::new(problem.attacker(), limits, watch);
    let mut solution = search.solve(problem, limits);
    if solution.minimal {
        solution.sparing = search.sparing_line(problem, &solution);
    }
    let findings = search.examine(problem, &solution, stated, most);
    if solution.minimal {
        solution.raw_plies = solution.plies.and_then(|plies| search.raw_length(problem, plies));
    }
    solution.nodes = search.nodes;
    (solution, findings)
}

/// The shortest mate found.
pub(crate) struct Shortest {
    pub(crate) plies: Plies,
    /// Whether no shorter one exists.
    pub(crate) minimal: bool,
    /// Its line as far as the table held it; it may be shorter where one was found in the meantime.
    pub(crate) line: Vec<Move>,
}

/// By how many plies variations that leave pieces over may be longer than the line of the composition.
const SPARES: [Plies; 2] = [2, 4];
/// Nodes that looking for that line may take: so many times what the rest took, and so many more.
const SPARING: u64 = 4;
const LEAST_SPARING: u64 = 100_000;
/// Nodes that a question for a shorter mate of the whole gets before the known one is polished, and each question of that;
/// twice as many in each round, so many rounds long.
const WHOLE_SHARE: u64 = 10_000;
const EACH_SHARE: u64 = 125;
const MOST_ROUNDS: u32 = 32;
/// How often a line is gone through before the whole is asked for again.
const MOST_PASSES: u32 = 16;
/// Nodes that a verification may spend on one answer: an eighth of what the search spent, but so many.
const LEAST_ANSWER_SHARE: u64 = 50_000;
/// How often a verification is tried with the answers that the search found.
const RECALLS: u32 = 16;

impl Search<'_> {
    fn solve(&mut self, problem: &Problem, limits: Limits) -> Solution {
        let position = problem.position();
        let mut solution = Solution {
            verdict: Verdict::NoMate,
            plies: None,
            raw_plies: None,
            minimal: false,
            line: Vec::new(),
            left: position.hand(problem.attacker()),
            sparing: None,
            verified: false,
            nodes: 0,
        };
        let first = self.ask_all(position, WHOLE, ENDLESS);
        let room = verification_room(limits);
        let verified = match first {
            Answer::Stopped(stop) => {
                solution.verdict = Verdict::Unknown(stop);
                solution.nodes = self.nodes;
                return solution;
            }
            Answer::NoMate(_) => self.verify_none(position, problem.attacker(), room),
            Answer::Mate(plies) => verify_mate(position, problem.attacker(), plies, self, room),
        };
        solution.verified = verified == Verified::Yes;

        if !solution.verified {
            // When in doubt nothing is claimed.
            solution.verdict = Verdict::Unknown(self.stopped.unwrap_or(Stop::Memory));
        } else if let Answer::Mate(longest) = first {
            solution.verdict = Verdict::Mate;
            let shortest = self.shorten(position, longest);
            solution.plies = Some(shortest.plies);
            solution.minimal = shortest.minimal;
            let line = if shortest.minimal { self.main_line(position, shortest.plies) } else { None };
            solution.line = line.unwrap_or(shortest.line);
            let mut end = position.clone();
            for mv in &solution.line {
                end.do_move(*mv);
            }
            solution.left = end.hand(problem.attacker());
        }
        solution.nodes = self.nodes;
        solution
    }

    /// Verifies that there is no mate: by the answers that the search found, again without those that a try showed to be
    /// wrong, and last by what the table knows.
    fn verify_none(&mut self, position: &Position, attacker: Color, room: usize) -> Verified {
        self.recall = true;
        let share = (self.nodes / 8).max(LEAST_ANSWER_SHARE);
        for round in 0..RECALLS {
            self.answer_share = share.saturating_mul(1 << (round / 4));
            match verify_no_mate(position, attacker, self, room) {
                Verified::No if self.stopped.is_none() => {}
                Verified::TooLarge => break,
                verified => {
                    (self.recall, self.answer_share) = (false, u64::MAX);
                    return verified;
                }
            }
        }
        (self.recall, self.answer_share) = (false, u64::MAX);
        verify_no_mate(position, attacker, self, room)
    }

    /// Asks for shorter and shorter mates. What it tells was replayed, as the mate of `longest` plies is taken to be: a
    /// shorter one that was found but not replayed before the limits ended the search is left out.
    pub(crate) fn shorten(&mut self, position: &Position, longest: Plies) -> Shortest {
        let mut shortest = Shortest { plies: longest, minimal: false, line: Vec::new() };
        let mut replayed = longest;
        let least = Plies::from(position.side_to_move() == self.attacker);
        let mut round = 0;
        loop {
            self.best = Some(shortest.plies);
            // The table knows the line best now.
            if let Some(line) = self.known_line(position, shortest.plies) {
                shortest.line = line;
            }
            let answer = if shortest.plies <= least {
                Answer::NoMate(least)
            } else {
                self.ask_within(WHOLE_SHARE << round, position, WHOLE, shortest.plies - 2)
            };
            if let Answer::Mate(plies) = answer {
                shortest.plies = plies;
                continue;
            }
            if shortest.plies < replayed && self.replays(position, shortest.plies) {
                replayed = shortest.plies;
            }
            if shortest.plies < replayed || self.stopped.is_some() {
                shortest.plies = replayed;
                return shortest;
            }
            if matches!(answer, Answer::NoMate(_)) {
                shortest.minimal = true;
                return shortest;
            }
            let share = EACH_SHARE << round;
            let mut tried = Tried::new();
            let before = shortest.plies;
            let mut passes = 0;
            while passes < MOST_PASSES && self.polish(position, shortest.plies, share, &mut tried) {
                passes += 1;
            }
            shortest.plies = shortest.plies.min(self.known_mate(position));
            // While small questions make the whole shorter, larger ones wait.
            if passes < MOST_PASSES || shortest.plies == before {
                round = (round + 1).min(MOST_ROUNDS);
            }
        }
    }

    /// Whether a replay shows a mate of at most so many plies.
    fn replays(&mut self, position: &Position, plies: Plies) -> bool {
        let room = verification_room(self.limits);
        self.stopped.is_none() && verify_mate(position, self.attacker, plies, self, room) == Verified::Yes
    }

    /// The line in which the defender leaves the attacker no pieces over, when every longer one does.
    fn sparing_line(&mut self, problem: &Problem, solution: &Solution) -> Option<Vec<Move>> {
        let plies = solution.plies.filter(|_| !solution.left.is_empty())?;
        let mut found = None;
        let limits = self.limits;
        // Positions of games nearly always leave pieces over: they should not pay for what compositions want.
        let share = self.nodes.saturating_mul(SPARING).saturating_add(LEAST_SPARING);
        self.limits.nodes = limits.nodes.min(self.nodes.saturating_add(share));
        for spare in SPARES {
            self.count.spare = spare;
            found = self.spared(problem, plies);
            if found.is_some() || self.stopped.is_some() {
                break;
            }
        }
        self.count.spare = 0;
        self.limits = limits;
        self.stopped = None;
        found
    }

    fn shortest_spared(&mut self, problem: &Problem, longest: Plies) -> Option<Plies> {
        let least = Plies::from(!problem.defender_first()) - self.count.spare;
        let mut shortest = longest;
        while shortest - 2 >= least {
            match self.ask(problem.position(), WHOLE, shortest - 2) {
                Answer::Mate(plies) => shortest = plies,
                Answer::NoMate(_) => break,
                Answer::Stopped(_) => return None,
            }
        }
        Some(shortest)
    }

    /// The line of the shortest mate as they count now, if it leaves nothing over.
    fn spared(&mut self, problem: &Problem, plies: Plies) -> Option<Vec<Move>> {
        let position = problem.position();
        let shortest = self.shortest_spared(problem, plies)?;
        let line = self.some_line(position, shortest)?;
        (usize::try_from(shortest) == Ok(line.len()) && self.left_after(position, &line) == 0).then_some(line)
    }

    /// The shortest mate when every interposition counts; it is at least as long as the net one.
    fn raw_length(&mut self, problem: &Problem, net: Plies) -> Option<Plies> {
        self.count.raw = true;
        let length = self.raw_search(problem, net);
        self.count.raw = false;
        length
    }

    fn raw_search(&mut self, problem: &Problem, net: Plies) -> Option<Plies> {
        let Answer::Mate(longest) = self.ask(problem.position(), WHOLE, ENDLESS) else { return None };
        let mut shortest = longest;
        while shortest > net {
            match self.ask(problem.position(), WHOLE, shortest - 2) {
                Answer::Mate(plies) => shortest = plies,
                Answer::NoMate(_) => break,
                Answer::Stopped(_) => return None,
            }
        }
        Some(shortest)
    }
}
