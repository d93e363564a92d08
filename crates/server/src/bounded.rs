//! A listener that does not take more connections than the server can bear.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Connections at most: below the number of files that systems let a program open, so that the database and the
/// engines always find room.
const MOST: usize = 700;

/// Of these from one other machine.
const MOST_FROM_ONE: u32 = 100;

type Counts = Arc<Mutex<HashMap<IpAddr, u32>>>;

/// Waits with accepting while there are too many connections, and hangs up on a machine that has too many.
#[derive(Debug)]
pub(crate) struct Bounded {
    listener: TcpListener,
    places: Arc<Semaphore>,
    counts: Counts,
}

impl Bounded {
    pub(crate) fn new(listener: TcpListener) -> Self {
        Self { listener, places: Arc::new(Semaphore::new(MOST)), counts: Counts::default() }
    }
}

impl Listener for Bounded {
    type Io = Placed;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Placed, SocketAddr) {
        loop {
            let place = self.places.clone().acquire_owned().await.expect("it is never closed");
            let (stream, peer) = Listener::accept(&mut self.listener).await;
            // Small messages must not wait for more to send along.
            let _ = stream.set_nodelay(true);
            if let Some(seat) = Seat::take(&self.counts, peer.ip()) {
                return (Placed { stream, _place: place, _seat: seat }, peer);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// One connection of a machine; counted until it is dropped.
#[derive(Debug)]
struct Seat {
    ip: IpAddr,
    counts: Counts,
}

impl Seat {
    fn take(counts: &Counts, ip: IpAddr) -> Option<Self> {
        let mut open = counts.lock().expect("nothing panics while it is held");
        let count = open.entry(ip).or_default();
        // Behind a proxy everyone comes from this machine.
        if *count >= MOST_FROM_ONE && !ip.to_canonical().is_loopback() {
            return None;
        }
        *count += 1;
        Some(Self { ip, counts: counts.clone() })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut open = self.counts.lock().expect("nothing panics while it is held");
        if let Some(count) = open.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.ip);
            }
        }
    }
}

/// A connection with its place.
#[derive(Debug)]
pub(crate) struct Placed {
    stream: TcpStream,
    _place: OwnedSemaphorePermit,
    _seat: Seat,
}

impl AsyncRead for Placed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, to)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, from)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, from)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Bounded>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Bounded>) -> Self {
        Self(*stream.remote_addr())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_machine_cannot_take_every_place() {
        let counts = Counts::default();
        let (other, here) = (IpAddr::from([192, 168, 0, 9]), IpAddr::from([127, 0, 0, 1]));
        let mut seats: Vec<Seat> = (0..MOST_FROM_ONE).filter_map(|_| Seat::take(&counts, other)).collect();
        assert_eq!(seats.len(), MOST_FROM_ONE as usize);
        assert!(Seat::take(&counts, other).is_none());
        assert!((0..=MOST_FROM_ONE).all(|_| Seat::take(&counts, here).is_some()));
        seats.pop();
        assert!(Seat::take(&counts, other).is_some());
        seats.clear();
        assert!(counts.lock().unwrap().is_empty(), "nobody is remembered for ever");
    }
}
