//! The games that are live.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Mutex, mpsc};

use crate::problem::Fault;
use crate::room::{Command, RoomTask};
use crate::state::App;

/// Live games at most. Games with nobody there and no clock running leave by themselves.
const MOST: usize = 2_000;

/// Requests that may wait for one room.
const QUEUE: usize = 256;

/// The way to a room's task.
#[derive(Clone, Debug)]
struct Door {
    commands: mpsc::Sender<Command>,
    /// Whether a clock runs there.
    ticking: Arc<AtomicBool>,
}

/// One task a live game. A game is loaded when somebody first asks for it.
#[derive(Debug, Default)]
pub(crate) struct Rooms(Mutex<HashMap<String, Door>>);

impl Rooms {
    /// The way to this game's room, which is loaded if need be.
    pub(crate) async fn open(&self, app: &App, id: &str) -> Result<mpsc::Sender<Command>, Fault> {
        // Held while loading: two visitors at once must not make two rooms of one game.
        let mut rooms = self.0.lock().await;
        if let Some(door) = rooms.get(id).filter(|door| !door.commands.is_closed()) {
            return Ok(door.commands.clone());
        }
        if rooms.len() >= MOST {
            rooms.retain(|_, door| !door.commands.is_closed());
        }
        if rooms.len() >= MOST {
            return Err(Fault::busy());
        }
        let (live, alive) = app.load(id).await?;
        let (commands, queue) = mpsc::channel(QUEUE);
        let ticking = Arc::new(AtomicBool::new(false));
        let task = RoomTask::new(app.clone(), live, commands.downgrade(), ticking.clone());
        tokio::spawn(task.run(queue, alive));
        rooms.insert(id.to_owned(), Door { commands: commands.clone(), ticking });
        Ok(commands)
    }

    /// Forgets a room that wants to leave. False if somebody has asked for something meanwhile.
    pub(crate) async fn leave(&self, id: &str, queue: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.0.lock().await;
        if !queue.is_empty() {
            return false;
        }
        queue.close();
        rooms.remove(id);
        true
    }

    /// Forgets a room that cannot go on.
    pub(crate) async fn drop_broken(&self, id: &str) {
        self.0.lock().await.remove(id);
    }

    /// How many are open.
    pub(crate) async fn count(&self) -> usize {
        self.0.lock().await.len()
    }

    /// Wakes the rooms after the server has slept.
    pub(crate) async fn wake(&self) {
        for door in self.0.lock().await.values() {
            // A room with a full queue wakes by what stands in it.
            let _ = door.commands.try_send(Command::Wake);
        }
    }

    /// The games with a running clock.
    pub(crate) async fn ticking(&self) -> Vec<String> {
        let rooms = self.0.lock().await;
        rooms
            .iter()
            .filter(|(_, door)| door.ticking.load(Ordering::Relaxed) && !door.commands.is_closed())
            .map(|(id, _)| id.clone())
            .collect()
    }
}
