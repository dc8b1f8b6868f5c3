//! A progress bar on standard error for whatever takes over a second.
//!
//! A thread of its own draws it, so that the work need not look at a clock: work that can count
//! reports how far it is, and for other work the bar shows that something still happens. Nothing
//! is drawn in the first second, nor where standard error is no terminal.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// How long work may take without a bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time between two drawings.
const TICK: Duration = Duration::from_millis(100);
/// The number of characters between the bar's brackets.
const BAR: usize = 30;

/// Work that is being done. The bar disappears with this value.
pub(crate) struct Progress {
    shared: Arc<Shared>,
    drawer: Option<(Sender<()>, JoinHandle<()>)>,
}

struct Shared {
    label: &'static str,
    done: AtomicU64,
    total: AtomicU64,
    /// Whether the bar is on the screen; the lock is held by whoever writes to the terminal.
    drawn: Mutex<bool>,
}

impl Progress {
    /// Starts waiting for `label` to take long.
    pub(crate) fn start(label: &'static str) -> Self {
        let shared = Arc::new(Shared {
            label,
            done: AtomicU64::new(0),
            total: AtomicU64::new(0),
            drawn: Mutex::new(false),
        });
        let drawer = stderr().is_terminal().then(|| {
            let (stop, stopped) = channel();
            let shared = Arc::clone(&shared);
            (
                stop,
                std::thread::spawn(move || shared.draw_until(&stopped)),
            )
        });
        Self { shared, drawer }
    }

    /// Takes note of how far the work is.
    pub(crate) fn set(&self, done: u64, total: u64) {
        self.shared.done.store(done, Ordering::Relaxed);
        self.shared.total.store(total, Ordering::Relaxed);
    }

    /// Writes results while the bar is out of the way.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        let mut drawn = self
            .shared
            .drawn
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        clear(&mut drawn);
        write()
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((stop, drawer)) = self.drawer.take() {
            drop(stop);
            // The drawer has nothing to tell, and a drawing that failed is no reason to fail.
            let _ = drawer.join();
        }
    }
}

impl Shared {
    fn draw_until(&self, stopped: &Receiver<()>) {
        let mut wait = PATIENCE;
        let mut tick = 0;
        while stopped.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
            let (done, total) = (
                self.done.load(Ordering::Relaxed),
                self.total.load(Ordering::Relaxed),
            );
            *drawn = write!(stderr(), "\r{}", bar(self.label, done, total, tick)).is_ok();
            wait = TICK;
            tick += 1;
        }
        clear(&mut self.drawn.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// The bar: how much of the total is done, or a mark that wanders while no total is known.
fn bar(label: &str, done: u64, total: u64, tick: usize) -> String {
    if total == 0 {
        let at = tick % BAR;
        return format!("{label} [{}#{}]", "-".repeat(at), "-".repeat(BAR - 1 - at));
    }
    let percent = u128::from(done.min(total)) * 100 / u128::from(total);
    let full = usize::try_from(percent).map_or(BAR, |percent| percent * BAR / 100);
    format!(
        "{label} [{}{}] {percent:3} %",
        "#".repeat(full),
        "-".repeat(BAR - full)
    )
}

/// Takes the bar off the screen.
fn clear(drawn: &mut bool) {
    if std::mem::take(drawn) {
        // "Return, and erase the line" works on every terminal that shows a bar.
        let _ = write!(stderr(), "\r\x1b[2K");
    }
}

#[cfg(test)]
mod tests {
    use super::{BAR, bar};

    #[test]
    fn the_bar_grows_with_the_work_and_keeps_its_width() {
        let total = 1 << 40;
        let bars: Vec<String> = (0..=16)
            .map(|k| bar("work", total / 16 * k, total, 0))
            .collect();
        let full = |bar: &String| bar.matches('#').count();
        assert_eq!((full(&bars[0]), full(&bars[16])), (0, BAR));
        for pair in bars.windows(2) {
            assert!(full(&pair[0]) < full(&pair[1]));
            assert_eq!(pair[0].len(), pair[1].len());
        }
        assert!(bars[8].ends_with(" 50 %"), "{}", bars[8]);
    }

    #[test]
    fn the_mark_wanders_while_no_total_is_known() {
        let bars: Vec<String> = (0..BAR).map(|tick| bar("work", 0, 0, tick)).collect();
        for (tick, text) in bars.iter().enumerate() {
            assert_eq!(text.find('#'), Some("work [".len() + tick));
            assert_eq!(text.len(), bars[0].len());
        }
    }
}
