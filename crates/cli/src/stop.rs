//! Being told to stop by the one who started the program.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that is set by the first Ctrl-C or SIGTERM, for work that ends cleanly; the second ends the program as usual.
pub(crate) fn flag() -> std::io::Result<Arc<AtomicBool>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    let stop = runtime.block_on(async { signal() })?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        runtime.block_on(stop);
        set.store(true, Ordering::Relaxed);
        if let Ok(again) = runtime.block_on(async { signal() }) {
            runtime.block_on(again);
            std::process::exit(130);
        }
    })?;
    Ok(flag)
}

/// Completes on Ctrl-C or SIGTERM.
#[cfg(unix)]
pub(crate) fn signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Completes on Ctrl-C.
#[cfg(not(unix))]
pub(crate) fn signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
