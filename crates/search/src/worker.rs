//! One thread of the search: its position, its memory, and the small steps that search and quiescence share.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use komadai_rules::{
    Bitboard, ByColor, Color, DECLARATION_PIECES, Delta, Move, PieceKind, Position, Verdict, try_square,
};

use crate::control::{Clock, Control, EnteringKing, Game, Limits};
use crate::eval::Evaluator;
use crate::history::{CORRECTED, Histories, NO_MOVE, Placed, placed};
use crate::params;
use crate::picker::{Buffers, Hints};
use crate::root::RootMove;
use crate::sampler::Sampler;
use crate::score::{EVAL_LIMIT, KNOWN_WIN, MAX_PLY, NONE, mate_in};
use crate::searcher::Statistics;
use crate::table::{Entry, Table};
use crate::trail::{Cycle, Trail};

/// Nodes after which the limits hold in the first iteration too. Before, it is always ended, so that there is a move
/// with a score; an evaluation that knows nothing yet can make its exchanges endless.
const FIRST_ITERATION: u64 = 20_000;

/// What all threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) control: &'a Control,
    pub(crate) clock: &'a dyn Clock,
    pub(crate) limits: &'a Limits,
    /// Positions visited, by thread.
    pub(crate) nodes: Vec<AtomicU64>,
}

impl Shared<'_> {
    /// How many best lines to find.
    pub(crate) fn lines(&self) -> usize {
        self.limits.multi_pv.max(self.control.lines())
    }

    /// Positions visited by all threads.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }
}

/// What is kept of each ply of the current line.
#[derive(Clone)]
pub(crate) struct Frame {
    /// The line found from here.
    pub(crate) pv: Vec<Move>,
    /// The move being looked at, and what it put where.
    pub(crate) current: Option<Move>,
    pub(crate) placed: Placed,
    pub(crate) static_eval: i32,
    pub(crate) killers: [Option<Move>; 2],
    /// Left out of the search here, to see whether it stands alone.
    pub(crate) excluded: Option<Move>,
    pub(crate) in_check: bool,
    pub(crate) move_count: i32,
    pub(crate) double_extensions: i32,
    pub(crate) cutoffs: i32,
    /// By how many plies the move being looked at is reduced.
    pub(crate) reduction: i32,
    /// The position here was met before, so its score holds for this line only.
    pub(crate) cycled: bool,
}

const EMPTY_FRAME: Frame = Frame {
    pv: Vec::new(),
    current: None,
    placed: NO_MOVE,
    static_eval: NONE,
    killers: [None; 2],
    excluded: None,
    in_check: false,
    move_count: 0,
    double_extensions: 0,
    cutoffs: 0,
    reduction: 0,
    cycled: false,
};

/// What a side may claim instead of moving, and the score of it.
pub(crate) enum Claim {
    Win(i32),
    Draw(i32),
}

/// Frames before the root, so that looking back never leaves the list.
pub(crate) const BEFORE: usize = 8;

pub(crate) struct Worker<'a> {
    pub(crate) id: usize,
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) position: Position,
    pub(crate) trail: Trail,
    pub(crate) frames: Vec<Frame>,
    pub(crate) histories: &'a mut Histories,
    pub(crate) evaluator: Evaluator<'a>,
    pub(crate) buffers: Buffers,
    pub(crate) root_moves: Vec<RootMove>,
    pub(crate) pv_index: usize,
    pub(crate) logarithms: &'a [i32; 256],
    pub(crate) nodes: u64,
    pub(crate) statistics: Statistics,
    pub(crate) sampler: Sampler,
    pub(crate) deepest: usize,
    pub(crate) root_depth: i32,
    /// Null moves are off for `null_side` before this ply (verification).
    pub(crate) null_from: usize,
    pub(crate) stopped: bool,
    draw: ByColor<i32>,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        id: usize,
        shared: &'a Shared<'a>,
        game: &Game,
        root_moves: Vec<RootMove>,
        histories: &'a mut Histories,
        evaluator: Evaluator<'a>,
        logarithms: &'a [i32; 256],
    ) -> Self {
        let mut position = game.start.clone();
        let mut trail = Trail::new(&position);
        let mut frames = vec![EMPTY_FRAME; BEFORE + MAX_PLY + 4];
        let first = game.moves.len().saturating_sub(BEFORE);
        for (at, &mv) in game.moves.iter().enumerate() {
            let delta = position.do_move(mv);
            trail.push_move(&position);
            if at >= first {
                let frame = &mut frames[BEFORE + at - game.moves.len()];
                frame.placed = placed(delta.after.color(), delta.after.kind(), mv.to());
                frame.current = Some(mv);
            }
        }
        // Helpers' positions are nobody's business.
        let sampler = Sampler::new(if id == 0 { shared.limits.samples } else { 0 }, position.key());
        let root = position.side_to_move();
        let value = shared.limits.draw_value[root];
        let mut draw = ByColor::new(-value, -value);
        draw[root] = value;
        Self {
            id,
            shared,
            position,
            trail,
            frames,
            histories,
            evaluator,
            buffers: Buffers::default(),
            root_moves,
            pv_index: 0,
            logarithms,
            nodes: 0,
            statistics: Statistics::default(),
            sampler,
            deepest: 0,
            root_depth: 0,
            null_from: 0,
            stopped: false,
            draw,
        }
    }

    #[inline]
    pub(crate) fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[BEFORE + ply]
    }

    /// The frame some plies before `ply`.
    #[inline]
    pub(crate) fn before(&self, ply: usize, back: usize) -> &Frame {
        &self.frames[BEFORE + ply - back]
    }

    /// Looks at the outside world now and then; whether the search is over.
    #[inline]
    pub(crate) fn should_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        // A node limit on one thread is kept to the node; everything else is looked at every few hundred nodes.
        let exact =
            self.shared.limits.nodes.is_some_and(|limit| self.shared.nodes.len() == 1 && self.nodes >= limit);
        if exact || self.nodes.is_multiple_of(256) {
            self.look(exact);
        }
        self.stopped
    }

    fn look(&mut self, exact: bool) {
        self.publish_nodes();
        if self.shared.control.stopped() {
            self.stopped = true;
        } else if self.id == 0 && (self.root_depth > 1 || self.nodes >= FIRST_ITERATION) {
            let nodes_done =
                exact || self.shared.limits.nodes.is_some_and(|limit| self.shared.nodes() >= limit);
            if nodes_done || self.shared.control.out_of_time(self.shared.clock.milliseconds()) {
                self.shared.control.stop();
                self.stopped = true;
            }
        }
    }

    pub(crate) fn publish_nodes(&self) {
        self.shared.nodes[self.id].store(self.nodes, Relaxed);
    }

    /// Begins to fetch what the table knows of the position after a move that will probably be played.
    #[inline]
    pub(crate) fn expect(&self, mv: Move) {
        self.shared.table.prefetch(self.position.key_after(mv));
    }

    /// What the table knows of the current position.
    #[inline]
    pub(crate) fn probe(&mut self, key: u64, ply: usize) -> Option<Entry> {
        let entry = self.shared.table.probe(key, ply);
        self.statistics.probes += 1;
        self.statistics.hits += u64::from(entry.is_some());
        entry
    }

    /// Plays a move and remembers it in the frame.
    #[inline]
    pub(crate) fn play(&mut self, ply: usize, mv: Move) -> Delta {
        self.nodes += 1;
        let delta = self.position.do_move(mv);
        self.trail.push_move(&self.position);
        self.evaluator.push(&self.position, &delta);
        let frame = self.frame(ply);
        frame.current = Some(mv);
        frame.placed = placed(delta.after.color(), delta.after.kind(), mv.to());
        delta
    }

    #[inline]
    pub(crate) fn take_back(&mut self, mv: Move, delta: Delta) {
        self.trail.pop();
        self.evaluator.pop();
        self.position.undo_move(mv, delta);
    }

    #[inline]
    pub(crate) fn draw_score(&self) -> i32 {
        self.draw[self.position.side_to_move()]
    }

    /// The score of a position that repeats, from the side to move; the root itself is never asked.
    #[inline]
    pub(crate) fn known_result(&mut self, ply: usize) -> Option<i32> {
        let cycle = self.trail.cycle(self.position.side_to_move(), ply);
        self.frame(ply).cycled = cycle.is_some();
        match cycle {
            None => None,
            Some(Cycle::Draw) => Some(self.draw_score()),
            Some(Cycle::Win | Cycle::Superior) => Some(KNOWN_WIN - ply as i32),
            Some(Cycle::Lose | Cycle::Inferior) => Some(ply as i32 - KNOWN_WIN),
        }
    }

    /// Whether a side's king stands in the enemy camp with the pieces a declaration needs.
    #[inline]
    pub(crate) fn has_entered(&self, side: Color) -> bool {
        let most = u32::from(DECLARATION_PIECES);
        self.position.king(side).is_some_and(|king| king.in_zone(side))
            && (self.position.color(side) & Bitboard::zone(side)).count() > most
    }

    /// Whether a side could win by declaration if it were its turn.
    pub(crate) fn threatens_declaration(&self, side: Color) -> bool {
        let EnteringKing::Declaration(points) = self.shared.limits.entering_king else { return false };
        self.has_entered(side) && {
            let given = self.shared.limits.given_points;
            self.position.declaration_of(side, points.rule(), given).verdict == Verdict::Win
        }
    }

    /// What an entered king lets the side to move claim now: a win, or at least a draw by the 24-point rule.
    #[inline]
    pub(crate) fn entered(&self, ply: usize) -> Option<Claim> {
        let us = self.position.side_to_move();
        match self.shared.limits.entering_king {
            EnteringKing::None => None,
            EnteringKing::Declaration(points) => {
                if !self.has_entered(us) {
                    return None;
                }
                let declaration = self.position.declaration(points.rule(), self.shared.limits.given_points);
                match declaration.verdict {
                    Verdict::Win => Some(Claim::Win(mate_in(ply + 1))),
                    Verdict::Draw => Some(Claim::Draw(self.draw_score())),
                    Verdict::No => None,
                }
            }
            EnteringKing::Try => {
                let goal = try_square(us);
                let king = self.position.king(us)?;
                let near = komadai_rules::attacks::king(king).contains(goal);
                (near && self.position.try_move().is_some()).then(|| Claim::Win(mate_in(ply + 1)))
            }
        }
    }

    /// The raw evaluation, and the same corrected by what the search learned of such positions.
    pub(crate) fn evaluate(&mut self) -> i32 {
        self.sampler.see(&self.position);
        self.evaluator.evaluate(&self.position)
    }

    pub(crate) fn corrected(&self, raw: i32, keys: [u64; CORRECTED]) -> i32 {
        let correction = self.histories.correction(self.position.side_to_move(), keys);
        (raw + correction).clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    /// Hashes of what the evaluation may misjudge as a whole: pawns, hands, and the guards of both kings.
    pub(crate) fn correction_keys(&self, ply: usize) -> [u64; CORRECTED] {
        let position = &self.position;
        let hash = |board: Bitboard| {
            let bits = board.to_bits();
            (bits as u64 ^ ((bits >> 64) as u64).rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let side = |color: Color| {
            hash(position.pieces(color, PieceKind::Pawn)).rotate_left(color.index() as u32 * 7)
        };
        let pawns = side(Color::Black) ^ side(Color::White);
        let hand = |color: Color| u64::from(position.hand(color).to_bits());
        let hands = (hand(Color::Black) << 32 | hand(Color::White)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let guards = hash(position.kind(PieceKind::King))
            ^ hash(position.kind(PieceKind::Gold)).rotate_left(11)
            ^ hash(position.kind(PieceKind::Silver)).rotate_left(23);
        let moves = (self.before(ply, 1).placed << 12 ^ self.before(ply, 2).placed) as u64;
        let moves = moves.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        [pawns >> 40, hands >> 40, guards >> 40, moves >> 40]
    }

    pub(crate) fn hints(&self, ply: usize, best: Option<Move>, pawns: u64) -> Hints {
        let frame = &self.frames[BEFORE + ply];
        let last = self.before(ply, 1).placed;
        Hints {
            best,
            ply,
            pawns,
            quiet: [frame.killers[0], frame.killers[1], self.histories.counter(last)],
            before: [
                last,
                self.before(ply, 2).placed,
                self.before(ply, 4).placed,
                self.before(ply, 6).placed,
            ],
        }
    }

    /// A late-move reduction in 1024ths of a ply.
    #[inline]
    pub(crate) fn reduction(&self, depth: i32, moves: i32, improving: bool) -> i32 {
        let product = self.logarithms[(depth as usize).min(255)] * self.logarithms[(moves as usize).min(255)];
        product
            + params::reduction_base()
            + if improving { 0 } else { product / 4 + params::reduction_worse() }
    }
}
