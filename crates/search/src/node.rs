//! The search of one node.

use komadai_rules::Move;

use crate::eval::capture_gain;
use crate::exchange::gains_at_least;
use crate::history::{NO_MOVE, kind_square, kind_square_of, placed_by};
use crate::params;
use crate::picker::{Picker, is_noisy};
use crate::score::{INFINITE, KNOWN_WIN, MAX_PLY, NONE, is_decisive, is_mate, mate_in, mated_in};
use crate::table::{Bound, Entry};
use crate::worker::{BEFORE, Claim, Worker};

/// Quiet moves tried before the best one, for the histories.
const TRIED: usize = 64;

impl Worker<'_> {
    /// The score of the current position within a window, by searching `depth` plies.
    pub(crate) fn search<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        cut_node: bool,
    ) -> i32 {
        let root = PV && ply == 0;
        if depth <= 0 {
            return self.quiesce::<PV>(ply, alpha, beta, 0);
        }
        depth = depth.min(MAX_PLY as i32 - 1);
        if self.should_stop() {
            return 0;
        }
        if PV {
            self.frame(ply).pv.clear();
            self.deepest = self.deepest.max(ply + 1);
        }
        let in_check = self.position.in_check();
        let us = self.position.side_to_move();
        let excluded = self.frame(ply).excluded;
        let all_node = !PV && !cut_node;
        let prior_reduction =
            if root { 0 } else { std::mem::take(&mut self.frames[BEFORE + ply - 1].reduction) };
        if !root {
            if excluded.is_none()
                && let Some(score) = self.known_result(ply)
            {
                return score;
            }
            if ply >= MAX_PLY - 1 {
                return if in_check { self.draw_score() } else { self.evaluate() };
            }
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(mate_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        {
            let double = self.before(ply, 1).double_extensions;
            let frame = self.frame(ply);
            frame.in_check = in_check;
            frame.move_count = 0;
            frame.double_extensions = double;
            self.frame(ply + 1).excluded = None;
            let after = self.frame(ply + 2);
            after.killers = [None; 2];
            after.cutoffs = 0;
        }

        let key = self.position.key();
        let entry = if excluded.is_some() { None } else { self.probe(key, ply) };
        let table_move = if root {
            self.root_moves[self.pv_index].pv.first().copied()
        } else {
            entry.and_then(|entry| entry.best)
        };
        let table_score = entry.map_or(NONE, |entry| entry.score);
        let was_pv = PV || entry.is_some_and(|entry| entry.was_pv);
        let table_capture = table_move.is_some_and(|mv| is_noisy(&self.position, mv));

        if !PV
            && let Some(entry) = entry
            && entry.depth > depth - i32::from(entry.score <= beta)
            && table_score != NONE
            && if table_score >= beta { entry.bound.is_lower() } else { entry.bound.is_upper() }
        {
            if let Some(mv) = table_move
                && table_score >= beta
                && !table_capture
                && self.position.is_legal(mv)
            {
                let pawns = self.correction_keys(ply)[0];
                self.reward_quiet(ply, mv, history_bonus(depth), pawns);
            }
            return table_score;
        }

        // What the side to move can have without moving.
        let mut floor = -INFINITE;
        if !root && excluded.is_none() && !in_check {
            match self.entered(ply) {
                Some(Claim::Win(score)) => return score,
                Some(Claim::Draw(score)) => floor = score,
                None => {}
            }
            if floor >= beta {
                return floor;
            }
            alpha = alpha.max(floor);
            if entry.is_none()
                && let Some(mv) = self.position.mate_in_one()
            {
                let score = mate_in(ply + 1);
                let bound = Bound::Exact;
                let entry = Entry { best: Some(mv), score, eval: NONE, depth: MAX_PLY as i32, bound, was_pv };
                self.shared.table.store(key, ply, entry);
                if PV {
                    self.frame(ply).pv = vec![mv];
                }
                return score;
            }
        }

        // The evaluation, and whether things are looking up.
        let keys = self.correction_keys(ply);
        let mut raw = NONE;
        let static_eval;
        let mut eval;
        if in_check {
            eval = self.before(ply, 2).static_eval;
            static_eval = eval;
            self.frame(ply).static_eval = eval;
        } else if excluded.is_some() {
            static_eval = self.frame(ply).static_eval;
            eval = static_eval;
        } else {
            let known = entry.map(|entry| entry.eval).filter(|&eval| eval != NONE);
            raw = known.unwrap_or_else(|| self.evaluate());
            static_eval = self.corrected(raw, keys);
            eval = static_eval;
            if let Some(entry) = entry
                && table_score != NONE
                && if table_score > eval { entry.bound.is_lower() } else { entry.bound.is_upper() }
            {
                eval = table_score;
            }
            self.frame(ply).static_eval = static_eval;
            if known.is_none() && entry.is_none() {
                let entry =
                    Entry { best: None, score: NONE, eval: raw, depth: -6, bound: Bound::None, was_pv };
                self.shared.table.store(key, ply, entry);
            }
        }
        let corrected_by = if raw == NONE { 0 } else { (static_eval - raw).abs() };
        let earlier = match self.before(ply, 2).static_eval {
            NONE => self.before(ply, 4).static_eval,
            eval => eval,
        };
        let improving = !in_check && (earlier == NONE || static_eval > earlier);

        // A move that was reduced is taken more seriously when the evaluation does not tell against it, and less when it does.
        let theirs = self.before(ply, 1).static_eval;
        let worse_for_them = !in_check && ply > 0 && theirs != NONE && static_eval > -theirs;
        if !in_check && excluded.is_none() {
            if prior_reduction >= 3 && !worse_for_them {
                depth += 1;
            } else if prior_reduction >= 1
                && depth >= 2
                && theirs != NONE
                && static_eval + theirs > params::hindsight()
            {
                depth -= 1;
            }
        }

        // The last quiet move did as well as the evaluation moved.
        if !in_check && ply > 0 && excluded.is_none() {
            let last = self.before(ply, 1);
            if let Some(mv) = last.current
                && !last.in_check
                && last.static_eval != NONE
                && last.move_count > 0
            {
                let bonus = (-(last.static_eval + static_eval) * 4).clamp(-800, 800);
                self.histories.update_butterfly(!us, mv, bonus);
            }
        }

        if !PV && !in_check && excluded.is_none() {
            // Razoring: far below alpha only captures can help.
            if eval < alpha - params::razor() - params::razor_square() * depth * depth {
                let score = self.quiesce::<false>(ply, alpha - 1, alpha, 0);
                if score < alpha && !is_decisive(score) {
                    return score;
                }
            }
            // Reverse futility: far above beta the other side will not catch up in so few plies, unless it declares.
            let margin = params::reverse_futility() * (depth - i32::from(improving))
                - if worse_for_them { params::worsening() } else { 0 };
            if depth < params::reverse_futility_depth()
                && !was_pv
                && eval - margin >= beta
                && !is_decisive(eval)
                && !is_decisive(beta)
                && (table_move.is_none() || table_capture)
                && !self.threatens_declaration(!us)
            {
                return beta + (eval - beta) / 3;
            }
            if let Some(score) = self.try_null(ply, beta, depth, eval, static_eval, cut_node) {
                return score;
            }
        }

        // Without a move to begin with, a shallower search finds one cheaper.
        if depth >= 4 && table_move.is_none() && (PV || cut_node) {
            depth -= 1 + i32::from(cut_node);
        }

        // ProbCut: a capture that wins well beyond beta at lower depth will do so here.
        let probcut = beta + params::probcut() - params::probcut_improving() * i32::from(improving);
        if !PV
            && !in_check
            && excluded.is_none()
            && depth >= params::probcut_depth()
            && !is_decisive(beta)
            && !(entry.is_some_and(|entry| entry.depth >= depth - 3)
                && table_score != NONE
                && table_score < probcut)
        {
            let hints = self.hints(ply, table_move.filter(|_| table_capture), keys[0]);
            let mut picker =
                Picker::captures(&self.position, hints, probcut - static_eval, &mut self.buffers);
            while let Some(mv) = picker.next(&self.position, self.histories) {
                self.expect(mv);
                let delta = self.play(ply, mv);
                let mut score = -self.quiesce::<false>(ply + 1, -probcut, 1 - probcut, 0);
                if score >= probcut {
                    score = -self.search::<false>(ply + 1, -probcut, 1 - probcut, depth - 4, !cut_node);
                }
                self.take_back(mv, delta);
                if self.stopped {
                    self.buffers.give_back(picker);
                    return 0;
                }
                if score >= probcut {
                    self.buffers.give_back(picker);
                    let bound = Bound::Lower;
                    let entry = Entry { best: Some(mv), score, eval: raw, depth: depth - 3, bound, was_pv };
                    self.shared.table.store(key, ply, entry);
                    return score - (probcut - beta);
                }
            }
            self.buffers.give_back(picker);
        }

        let hints = self.hints(ply, table_move, keys[0]);
        let mut picker = Picker::all(&self.position, hints, &mut self.buffers);
        let first_alpha = alpha;
        let mut best_score = -INFINITE;
        let mut best_move = None;
        let mut by_cycle = false;
        let mut count = 0;
        let mut quiets = [None; TRIED];
        let mut quiet_count = 0;
        let mut captures = [None; TRIED];
        let mut capture_count = 0;
        let mut extra = 0;

        loop {
            let mv = match picker.next(&self.position, self.histories) {
                Some(mv) => mv,
                // First moves that the picker leaves out were asked for by name.
                None if root => match self.unpicked(&mut extra) {
                    Some(mv) => mv,
                    None => break,
                },
                None => break,
            };
            if Some(mv) == excluded
                || root && !self.root_moves[self.pv_index..].iter().any(|root| root.mv() == mv)
            {
                continue;
            }
            count += 1;
            self.frame(ply).move_count = count;
            let noisy = is_noisy(&self.position, mv);
            let placed = kind_square(self.position.placed_kind(mv), mv.to());
            let checks = self.position.gives_check(mv);
            let mut new_depth = depth - 1;
            let mut reduction = self.reduction(depth, count, improving);
            let history = if noisy {
                let taken = self.position.piece_at(mv.to());
                taken.map_or(0, |piece| self.histories.capture(placed, piece.kind()))
            } else {
                2 * self.histories.butterfly(us, mv)
                    + self.histories.continuation(hints.before[0], placed)
                    + self.histories.continuation(hints.before[1], placed)
            };

            // Moves not worth a search at low depth. The others are expected before the exchanges are counted, which
            // takes about as long as the table.
            let mut expected = false;
            if !root && best_score > -KNOWN_WIN + 1000 {
                let limit = (params::late_base() + depth * depth * params::late_square() / 100)
                    / (2 - i32::from(improving));
                if count >= limit {
                    picker.skip_quiets();
                }
                let reduced = (new_depth - reduction / 1024).max(0);
                if noisy {
                    if !checks && reduced < 7 && !in_check {
                        let gain =
                            self.position.piece_at(mv.to()).map_or(0, |piece| capture_gain(piece.kind()));
                        let hope = static_eval
                            + params::capture_futility()
                            + params::capture_futility_depth() * reduced
                            + gain
                            + history / 16;
                        if hope <= alpha {
                            continue;
                        }
                    }
                    self.expect(mv);
                    expected = true;
                    if !gains_at_least(&self.position, mv, -params::exchange_capture() * depth) {
                        continue;
                    }
                } else {
                    if count >= limit && !checks {
                        continue;
                    }
                    if reduced < 7 && history < -params::history_prune() * depth {
                        continue;
                    }
                    let reduced = (reduced + history / 8192).max(0);
                    if !in_check
                        && !checks
                        && reduced < 9
                        && static_eval + params::futility() + params::futility_depth() * reduced <= alpha
                    {
                        continue;
                    }
                    self.expect(mv);
                    expected = true;
                    if !gains_at_least(&self.position, mv, -params::exchange_quiet() * reduced * reduced) {
                        continue;
                    }
                }
            }

            if !expected {
                self.expect(mv);
            }

            // A move that is much better than all others is searched deeper.
            let mut extension = 0;
            if !root
                && depth >= params::singular_depth() + i32::from(was_pv)
                && Some(mv) == table_move
                && excluded.is_none()
                && ply < 2 * self.root_depth as usize
                && let Some(entry) = entry
                && table_score != NONE
                && !is_decisive(table_score)
                && entry.bound.is_lower()
                && entry.depth >= depth - 3
            {
                let margin = params::singular_margin() + i32::from(was_pv && !PV);
                let target = table_score - margin * depth;
                self.frame(ply).excluded = Some(mv);
                let score = self.search::<false>(ply, target - 1, target, new_depth / 2, cut_node);
                self.frame(ply).excluded = None;
                self.frame(ply).move_count = count;
                if score < target {
                    extension = 1;
                    if !PV
                        && score < target - params::singular_double()
                        && self.frame(ply).double_extensions < 10
                    {
                        extension = 2;
                        self.frame(ply).double_extensions += 1;
                    }
                } else if target >= beta {
                    // Several moves beat beta.
                    self.buffers.give_back(picker);
                    return target;
                } else if table_score >= beta {
                    extension = -2;
                } else if cut_node {
                    extension = -1;
                }
            }
            new_depth += extension;

            let before_nodes = self.nodes;
            let delta = self.play(ply, mv);

            // Late moves are searched shallower first, and deeper only when they surprise.
            if was_pv {
                reduction -= params::reduction_pv() + if PV { 512 } else { 0 };
            }
            if cut_node {
                reduction += params::reduction_cut();
                if table_move.is_none() {
                    reduction += params::reduction_cut_blind();
                }
            }
            if table_capture {
                reduction += params::reduction_capture();
            }
            reduction -= params::reduction_correction() * corrected_by;
            if Some(mv) == table_move {
                reduction -= 1800;
            }
            if checks {
                reduction -= params::reduction_check();
            }
            if self.frames[BEFORE + ply + 1].cutoffs > 3 {
                reduction += params::reduction_cutoffs();
            }
            reduction -= history * 1024 / params::reduction_history();
            if all_node {
                reduction += reduction * params::reduction_all() / (100 * (depth + 1));
            }

            let mut score = -INFINITE;
            if depth >= 2 && count > 1 + i32::from(root) && !(was_pv && noisy && count < 4) {
                let reduced = (new_depth - reduction / 1024).clamp(1, new_depth + 1);
                self.frame(ply).reduction = new_depth - reduced;
                score = -self.search::<false>(ply + 1, -alpha - 1, -alpha, reduced, true);
                self.frame(ply).reduction = 0;
                if score > alpha && reduced < new_depth {
                    let deeper = i32::from(score > best_score + 50 && new_depth > reduced + 1);
                    let shallower = i32::from(score < best_score + new_depth);
                    new_depth += deeper - shallower;
                    if new_depth > reduced {
                        score = -self.search::<false>(ply + 1, -alpha - 1, -alpha, new_depth, !cut_node);
                    }
                    if !noisy {
                        let bonus =
                            if score <= alpha { -history_bonus(new_depth) } else { history_bonus(new_depth) };
                        for before in hints.before {
                            self.histories.update_continuation(before, placed, bonus);
                        }
                    }
                }
            } else if !PV || count > 1 {
                score = -self.search::<false>(ply + 1, -alpha - 1, -alpha, new_depth, !cut_node);
            }
            if PV && (count == 1 || score > alpha) {
                score = -self.search::<true>(ply + 1, -beta, -alpha, new_depth, false);
            }
            self.take_back(mv, delta);
            if self.stopped {
                self.buffers.give_back(picker);
                return 0;
            }

            if root {
                self.note_root(mv, score, count == 1 || score > alpha, before_nodes, alpha, beta);
            }
            if score > best_score {
                best_score = score;
                by_cycle = self.frame(ply + 1).cycled;
                if score > alpha {
                    best_move = Some(mv);
                    if PV && !root {
                        self.extend_pv(ply, mv);
                    }
                    if score >= beta {
                        self.frame(ply).cutoffs += 1;
                        self.statistics.cutoffs += 1;
                        self.statistics.first_cutoffs += u64::from(count == 1);
                        break;
                    }
                    alpha = score;
                    if depth > 2 && depth < 14 && !is_decisive(score) {
                        depth = (depth - params::raised()).max(1);
                    }
                }
            }
            if Some(mv) != best_move {
                let slot = if noisy { captures.get_mut(capture_count) } else { quiets.get_mut(quiet_count) };
                if let Some(slot) = slot {
                    *slot = Some(mv);
                    *(if noisy { &mut capture_count } else { &mut quiet_count }) += 1;
                }
            }
        }
        self.buffers.give_back(picker);

        if count == 0 {
            // Without a move the side to move has lost, in check or not; unless one was left out on purpose.
            return if excluded.is_some() { alpha } else { mated_in(ply) };
        }
        if best_score < floor {
            return floor;
        }
        // The farther above beta, the less is known of how far.
        if best_score >= beta && !is_decisive(best_score) && !is_decisive(alpha) {
            best_score = (best_score * depth + beta) / (depth + 1);
        }
        if let Some(best) = best_move {
            let bonus = history_bonus(depth + i32::from(best_score > beta + 100));
            self.learn(ply, best, bonus, &quiets[..quiet_count], &captures[..capture_count], keys[0]);
        } else if let Some(last) = self.before(ply, 1).current
            && self.before(ply, 1).move_count > 3
        {
            // Nothing worked here: the move before was good.
            let bonus = history_bonus(depth);
            self.histories.update_butterfly(!us, last, bonus * params::prior_bonus() / 100);
            let placed = self.before(ply, 1).placed;
            if placed != NO_MOVE {
                for back in [2, 3] {
                    let before = self.before(ply, back).placed;
                    let bonus = bonus * params::prior_pairs() / 100;
                    self.histories.update_continuation(before, kind_square_of(placed), bonus);
                }
            }
        }

        let bound = if best_score >= beta {
            Bound::Lower
        } else if PV && alpha > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // What holds for this line only must not be found in the table by another.
        if excluded.is_none() && !by_cycle && !(root && self.pv_index > 0) {
            let entry = Entry { best: best_move, score: best_score, eval: raw, depth, bound, was_pv };
            self.shared.table.store(key, ply, entry);
        }
        let tells = match bound {
            Bound::Lower => best_score > static_eval,
            Bound::Upper => best_score < static_eval,
            _ => true,
        };
        let forced = in_check || excluded.is_some() || is_decisive(best_score);
        if tells && !forced && best_move.is_none_or(|mv| !is_noisy(&self.position, mv)) {
            self.histories.update_correction(us, keys, best_score - raw, depth);
        }
        best_score
    }

    /// Passing: when even that keeps the score above beta, a move will.
    fn try_null(
        &mut self,
        ply: usize,
        beta: i32,
        depth: i32,
        eval: i32,
        static_eval: i32,
        cut_node: bool,
    ) -> Option<i32> {
        let worth = cut_node
            && depth >= 2
            && self.before(ply, 1).placed != NO_MOVE
            && eval >= beta
            && static_eval >= beta - params::null_slope() * depth + params::null_below()
            && ply >= self.null_from
            && !is_decisive(beta);
        if !worth {
            return None;
        }
        let reduction =
            params::null_base() + depth / params::null_depth() + ((eval - beta) / params::null_eval()).min(3);
        let delta = self.position.do_null();
        self.shared.table.prefetch(self.position.key());
        self.trail.push_null(&self.position);
        self.evaluator.push_null();
        self.nodes += 1;
        let frame = self.frame(ply);
        frame.current = None;
        frame.placed = NO_MOVE;
        let score = -self.search::<false>(ply + 1, -beta, 1 - beta, depth - reduction, false);
        self.trail.pop();
        self.evaluator.pop();
        self.position.undo_null(delta);
        if self.stopped {
            return Some(0);
        }
        if score < beta || is_decisive(score) {
            return None;
        }
        if self.null_from > 0 || depth < params::null_verify() {
            return Some(score);
        }
        self.null_from = ply + 3 * (depth - reduction).max(1) as usize / 4;
        let verified = self.search::<false>(ply, beta - 1, beta, depth - reduction, false);
        self.null_from = 0;
        (verified >= beta).then_some(score)
    }

    /// Puts a move before the line found after it.
    pub(crate) fn extend_pv(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.frames.split_at_mut(BEFORE + ply + 1);
        let pv = &mut head[BEFORE + ply].pv;
        pv.clear();
        pv.push(mv);
        pv.extend_from_slice(&tail[0].pv);
    }

    /// A first move still to be looked at that the picker would not bring up.
    fn unpicked(&self, extra: &mut usize) -> Option<Move> {
        while let Some(root) = self.root_moves.get(self.pv_index.max(*extra)) {
            *extra = self.pv_index.max(*extra) + 1;
            if root.unpicked {
                return Some(root.mv());
            }
        }
        None
    }

    fn reward_quiet(&mut self, ply: usize, mv: Move, bonus: i32, pawns: u64) {
        let us = self.position.side_to_move();
        self.histories.update_butterfly(us, mv, bonus);
        self.histories.update_near_root(ply, mv, bonus);
        let placed = kind_square(self.position.placed_kind(mv), mv.to());
        self.histories.update_pawns(pawns, placed_by(us, placed), bonus);
        for back in [1, 2, 4, 6] {
            let before = self.before(ply, back).placed;
            self.histories.update_continuation(before, placed, bonus);
        }
    }

    /// The best move gains, the moves tried before it lose.
    fn learn(
        &mut self,
        ply: usize,
        best: Move,
        bonus: i32,
        quiets: &[Option<Move>],
        captures: &[Option<Move>],
        pawns: u64,
    ) {
        if is_noisy(&self.position, best) {
            self.reward_capture(best, bonus);
        } else {
            let frame = self.frame(ply);
            if frame.killers[0] != Some(best) {
                frame.killers = [Some(best), frame.killers[0]];
            }
            let last = self.before(ply, 1).placed;
            self.histories.set_counter(last, best);
            self.reward_quiet(ply, best, bonus, pawns);
            for &mv in quiets.iter().flatten() {
                self.reward_quiet(ply, mv, -bonus * params::malus() / 100, pawns);
            }
        }
        for &mv in captures.iter().flatten() {
            self.reward_capture(mv, -bonus * params::malus() / 100);
        }
    }

    fn reward_capture(&mut self, mv: Move, bonus: i32) {
        let placed = kind_square(self.position.placed_kind(mv), mv.to());
        let taken = match self.position.piece_at(mv.to()) {
            Some(piece) => piece.kind(),
            None => komadai_rules::PieceKind::King,
        };
        debug_assert!(mv.is_drop() || self.position.moving_kind(mv).index() < 14);
        self.histories.update_capture(placed, taken, bonus);
    }
}

/// What a good move of this depth gains in the histories.
fn history_bonus(depth: i32) -> i32 {
    (params::bonus_ply() * depth - 90).clamp(0, params::bonus_most())
}

/// Whether a score found at the root ends the search: a mate that deeper search cannot shorten much.
pub(crate) fn settles(score: i32, depth: i32) -> bool {
    is_mate(score) && crate::score::plies_to_mate(score).is_some_and(|plies| 2 * plies.abs() < depth)
}
