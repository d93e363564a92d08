//! Quiescence: captures until nothing hangs.

use crate::eval::capture_gain;
use crate::params;
use crate::picker::Picker;
use crate::score::{INFINITE, MAX_PLY, NONE, is_decisive, mate_in, mated_in};
use crate::table::{Bound, Entry};
use crate::worker::{Claim, Worker};

impl Worker<'_> {
    /// The score when only captures are played on; `steps` counts the plies of quiescence so far.
    pub(crate) fn quiesce<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        steps: i32,
    ) -> i32 {
        if self.should_stop() {
            return 0;
        }
        if PV {
            self.frame(ply).pv.clear();
            self.deepest = self.deepest.max(ply + 1);
        }
        if let Some(score) = self.known_result(ply) {
            return score;
        }
        let in_check = self.position.in_check();
        if ply >= MAX_PLY - 1 {
            return if in_check { self.draw_score() } else { self.evaluate() };
        }

        let key = self.position.key();
        let entry = self.probe(key, ply);
        let was_pv = entry.is_some_and(|entry| entry.was_pv);
        if let Some(entry) = entry
            && !PV
            && entry.score != NONE
            && if entry.score >= beta { entry.bound.is_lower() } else { entry.bound.is_upper() }
        {
            return entry.score;
        }

        let store = |worker: &Self, best, score, raw, bound| {
            let entry = Entry { best, score, eval: raw, depth: 0, bound, was_pv };
            worker.shared.table.store(key, ply, entry);
        };
        let keys = self.correction_keys(ply);
        let mut best_score = -INFINITE;
        let mut futility = -INFINITE;
        // What the side to move can have without moving.
        let mut floor = -INFINITE;
        let mut raw = NONE;
        if !in_check {
            match self.entered(ply) {
                Some(Claim::Win(score)) => return score,
                Some(Claim::Draw(score)) => floor = score,
                None => {}
            }
            if entry.is_none()
                && let Some(mv) = self.position.mate_in_one()
            {
                let score = mate_in(ply + 1);
                store(self, Some(mv), score, NONE, Bound::Exact);
                return score;
            }
            raw =
                entry.map(|entry| entry.eval).filter(|&eval| eval != NONE).unwrap_or_else(|| self.evaluate());
            best_score = self.corrected(raw, keys);
            if let Some(entry) = entry
                && entry.score != NONE
                && if entry.score > best_score { entry.bound.is_lower() } else { entry.bound.is_upper() }
            {
                best_score = entry.score;
            }
            best_score = best_score.max(floor);
            if best_score >= beta {
                if !is_decisive(best_score) && !is_decisive(beta) {
                    best_score = i32::midpoint(best_score, beta);
                }
                if entry.is_none() {
                    store(self, None, best_score, raw, Bound::Lower);
                }
                return best_score;
            }
            futility = best_score + params::quiet_futility();
            alpha = alpha.max(best_score);
        }

        let before = self.before(ply, 1).current.map(komadai_rules::Move::to);
        let hints = self.hints(ply, entry.and_then(|entry| entry.best), keys[0]);
        let mut picker = Picker::captures(&self.position, hints, 0, &mut self.buffers);
        let mut best_move = None;
        let mut by_cycle = false;
        let mut count = 0;
        while let Some(mv) = picker.next(&self.position, self.histories) {
            count += 1;
            self.expect(mv);
            if !is_decisive(best_score) || best_score > 0 {
                if !in_check {
                    let taken = self.position.piece_at(mv.to());
                    // Once two were tried, only taking back on the last square goes on.
                    if Some(mv.to()) != before
                        && count > params::quiet_moves() + 2 * i32::from(PV)
                        && steps > 0
                    {
                        continue;
                    }
                    let gain = taken.map_or(0, |piece| capture_gain(piece.kind()))
                        + if mv.promotes() { 300 } else { 0 };
                    if futility + gain <= alpha && !self.position.gives_check(mv) {
                        best_score = best_score.max(futility + gain);
                        continue;
                    }
                } else if count > 3 && self.position.piece_at(mv.to()).is_none() && best_score > -INFINITE {
                    // Enough quiet answers to a check were tried.
                    continue;
                }
            }
            let delta = self.play(ply, mv);
            let score = -self.quiesce::<PV>(ply + 1, -beta, -alpha, steps + 1);
            self.take_back(mv, delta);
            if self.stopped {
                self.buffers.give_back(picker);
                return 0;
            }
            if score > best_score {
                best_score = score;
                by_cycle = self.frame(ply + 1).cycled;
                if score > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_pv(ply, mv);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        self.buffers.give_back(picker);

        if in_check && count == 0 {
            return mated_in(ply);
        }
        if by_cycle {
            return best_score;
        }
        if best_score > beta && !is_decisive(best_score) && !is_decisive(beta) {
            best_score = i32::midpoint(best_score, beta);
        }
        let bound = if best_score >= beta { Bound::Lower } else { Bound::Upper };
        store(self, best_move, best_score, raw, bound);
        best_score
    }
}
