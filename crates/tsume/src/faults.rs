//! Examining a composition: what a strict reader would find wrong with it.

use komadai_rules::{HandKind, Move, MoveList, Position, attacks};

use crate::length::{ENDLESS, Plies};
use crate::limits::Stop;
use crate::problem::Problem;
use crate::search::{Answer, Search, WHOLE};
use crate::solve::{Solution, Verdict};

/// What is wrong with a composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// Another check mates too (余詰).
    SideMate,
    /// A shorter mate than the stated one (早詰).
    EarlyMate,
    /// There is no mate (不詰).
    NoMate,
    /// The attacker holds pieces at the end of the main line (駒余り).
    PiecesLeft,
    /// A defence lasts longer than the stated line (変長).
    LongerVariation,
    /// Another defence lasts as long as the main line (変同).
    EqualVariation,
    /// Another check mates by way of a position of the main line (迂回手順).
    Detour,
    /// Promoting or not makes no difference (成不成非限定).
    UnlimitedPromotion,
    /// The drop mates from another distance too (打点非限定).
    UnlimitedDistance,
    /// Another check mates at the last move (最終手余詰), which is tolerated.
    LastMoveSideMate,
}

impl FaultKind {
    /// Every kind.
    pub const ALL: [Self; 10] = [
        Self::SideMate,
        Self::EarlyMate,
        Self::NoMate,
        Self::PiecesLeft,
        Self::LongerVariation,
        Self::EqualVariation,
        Self::Detour,
        Self::UnlimitedPromotion,
        Self::UnlimitedDistance,
        Self::LastMoveSideMate,
    ];

    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SideMate => "side_mate",
            Self::EarlyMate => "early_mate",
            Self::NoMate => "no_mate",
            Self::PiecesLeft => "pieces_left",
            Self::LongerVariation => "longer_variation",
            Self::EqualVariation => "equal_variation",
            Self::Detour => "detour",
            Self::UnlimitedPromotion => "unlimited_promotion",
            Self::UnlimitedDistance => "unlimited_distance",
            Self::LastMoveSideMate => "last_move_side_mate",
        }
    }

    /// Whether a work with it still counts as sound (完全作).
    pub const fn is_tolerated(self) -> bool {
        matches!(
            self,
            Self::EqualVariation
                | Self::UnlimitedPromotion
                | Self::UnlimitedDistance
                | Self::LastMoveSideMate
                | Self::Detour
        )
    }
}

/// One fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind.
    pub kind: FaultKind,
    /// The move of the line it is at, from 1; 0 when it is about the whole.
    pub ply: usize,
    /// The move that shows it.
    pub mv: Option<Move>,
    /// The line from the start that shows it, with that move.
    pub line: Vec<Move>,
}

/// What an examination found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// Faults, those at the end of the line first.
    pub faults: Vec<Fault>,
    /// What ended the examination before everything was looked at.
    pub stopped: Option<Stop>,
    /// Whether there were more side mates than were asked for.
    pub more: bool,
}

impl Search<'_> {
    /// Looks for faults of a problem that was just solved. `stated` is the solution as its record gives it; at most `most`
    /// side mates are listed.
    pub(crate) fn examine(
        &mut self,
        problem: &Problem,
        solution: &Solution,
        stated: Option<&[Move]>,
        most: usize,
    ) -> Findings {
        let mut findings = Findings { faults: Vec::new(), stopped: None, more: false };
        match solution.verdict {
            Verdict::Unknown(stop) => findings.stopped = Some(stop),
            Verdict::NoMate => {
                findings.faults.push(Fault { kind: FaultKind::NoMate, ply: 0, mv: None, line: Vec::new() });
            }
            Verdict::Mate => {
                self.stopped = None;
                let line = solution.sparing.as_ref().unwrap_or(&solution.line);
                compare(line, stated, &mut findings);
                if !solution.left.is_empty() && solution.minimal && solution.sparing.is_none() {
                    findings.faults.push(Fault {
                        kind: FaultKind::PiecesLeft,
                        ply: solution.line.len(),
                        mv: solution.line.last().copied(),
                        line: solution.line.clone(),
                    });
                }
                self.walk_back(problem, line, most, &mut findings);
                findings.stopped = findings.stopped.or(self.stopped);
            }
        }
        findings
    }

    /// From the last move to the first: other checks that mate, other defences that last.
    fn walk_back(&mut self, problem: &Problem, line: &[Move], most: usize, findings: &mut Findings) {
        let mut positions = vec![problem.position().clone()];
        for mv in line {
            let mut next = positions.last().expect("there is a first").clone();
            next.do_move(*mv);
            positions.push(next);
        }
        let mut listed = 0;
        for at in (0..line.len()).rev() {
            let before = &positions[at];
            if before.side_to_move() == self.attacker {
                let mut checks = MoveList::new();
                before.checks_into(&mut checks);
                for mv in checks.into_iter().filter(|mv| *mv != line[at]) {
                    if listed >= most {
                        findings.more = true;
                        return;
                    }
                    if let Some(fault) = self.side_mate(&positions, line, at, mv) {
                        listed += 1;
                        findings.faults.push(fault);
                    }
                    if self.stopped.is_some() {
                        return;
                    }
                }
            } else {
                let left = (line.len() - at) as Plies;
                for mv in self.lasting_answers(before, left).into_iter().filter(|mv| *mv != line[at]) {
                    let mut after = before.clone();
                    after.do_move(mv);
                    let Answer::Mate(longest) = self.ask(&after, WHOLE, ENDLESS) else { return };
                    let plies = self.shorten(&after, longest).plies;
                    let Some(rest) = self.main_line(&after, plies) else { return };
                    let longer = plies >= left;
                    findings.faults.push(Fault {
                        kind: if longer { FaultKind::LongerVariation } else { FaultKind::EqualVariation },
                        ply: at + 1,
                        mv: Some(mv),
                        line: line[..at].iter().copied().chain([mv]).chain(rest).collect(),
                    });
                }
                if self.stopped.is_some() {
                    return;
                }
            }
        }
    }

    /// Whether another check mates too, and how that is called.
    fn side_mate(&mut self, positions: &[Position], line: &[Move], at: usize, mv: Move) -> Option<Fault> {
        let before = &positions[at];
        let mut after = before.clone();
        after.do_move(mv);
        let Answer::Mate(longest) = self.ask(&after, WHOLE, ENDLESS) else { return None };
        let shortest = self.shorten(&after, longest);
        let plies = shortest.plies;
        let rest = self.main_line(&after, plies).unwrap_or(shortest.line);
        let left = (line.len() - at - 1) as Plies;
        let kind = if plies <= left && is_promotion_twin(line[at], mv) {
            FaultKind::UnlimitedPromotion
        } else if plies <= left && is_distance_twin(before, line[at], mv) {
            FaultKind::UnlimitedDistance
        } else if at + 1 == line.len() {
            FaultKind::LastMoveSideMate
        } else if comes_back(&after, &rest, &positions[at + 1..]) {
            FaultKind::Detour
        } else {
            FaultKind::SideMate
        };
        let line = line[..at].iter().copied().chain([mv]).chain(rest).collect();
        Some(Fault { kind, ply: at + 1, mv: Some(mv), line })
    }
}

/// The stated line against the one that was found.
fn compare(line: &[Move], stated: Option<&[Move]>, findings: &mut Findings) {
    let Some(stated) = stated.filter(|line| !line.is_empty()) else { return };
    let at = stated.iter().zip(line).take_while(|(a, b)| a == b).count();
    let kind = match line.len().cmp(&stated.len()) {
        std::cmp::Ordering::Less => FaultKind::EarlyMate,
        std::cmp::Ordering::Greater => FaultKind::LongerVariation,
        std::cmp::Ordering::Equal => return,
    };
    findings.faults.push(Fault { kind, ply: at + 1, mv: line.get(at).copied(), line: line.to_vec() });
}

/// The same move, promoting or not.
fn is_promotion_twin(a: Move, b: Move) -> bool {
    a.from().is_some() && a.from() == b.from() && a.to() == b.to()
}

/// A drop of the same sliding piece on the same line to the king.
fn is_distance_twin(position: &Position, a: Move, b: Move) -> bool {
    let slides = |kind| matches!(kind, HandKind::Lance | HandKind::Bishop | HandKind::Rook);
    let Some(king) = position.king(!position.side_to_move()) else { return false };
    a.is_drop()
        && a.dropped() == b.dropped()
        && a.dropped().is_some_and(slides)
        && attacks::line(king, a.to()) == attacks::line(king, b.to())
        && !attacks::between(king, a.to()).contains(king)
        && (attacks::between(king, a.to()).contains(b.to())
            || attacks::between(king, b.to()).contains(a.to()))
}

/// Whether a line reaches one of these positions.
fn comes_back(after: &Position, rest: &[Move], positions: &[Position]) -> bool {
    let mut position = after.clone();
    rest.iter().any(|mv| {
        position.do_move(*mv);
        positions.contains(&position)
    })
}
