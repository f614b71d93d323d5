//! Reports about crashes.
//!
//! A panic writes a text file into the data folder: the version, facts about the system, the last events, and the back trace. The next
//! start finds it there, and offers to show it. Nothing is sent anywhere.
//!
//! The report is written by a panic hook, so it knows only what the program told it in advance, with [`set_fact`] and [`push_event`].
//!
//! A panic ends only its thread. In a thread of a library the program may outlive it, and then it is no crash: [`take_lost_threads`] tells
//! the program of it, and the report of a later crash names it as a possible cause.
//!
//! ```
//! # let folder = tempfile::tempdir().unwrap();
//! let reports = cannon_crash_report::Reports::in_folder(folder.path());
//! reports.install("1.0.0", &["search"]);
//! cannon_crash_report::set_fact("adapter", "llvmpipe");
//! cannon_crash_report::push_event("e3-e4");
//! assert_eq!(reports.unseen(), None);
//! ```

mod log;
mod report;

use std::cell::Cell;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, io};

pub use log::{LostThread, push_event, set_fact, take_lost_threads};

/// The file of a report that nobody has seen yet.
const UNSEEN: &str = "crash-report.txt";
/// The folder of the reports that were seen, below the data folder.
const SEEN_FOLDER: &str = "crashes";
/// Number of seen reports that are kept.
const KEPT_REPORTS: usize = 10;

/// The name that the system gives to the first thread of every program.
const MAIN_THREAD: &str = "main";

/// The reports and the version that [`Reports::install`] was called with.
static INSTALLED: OnceLock<(Reports, String)> = OnceLock::new();

thread_local! {
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// The reports in a data folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reports {
    folder: PathBuf,
}

impl Reports {
    /// The reports in this data folder, which need not exist.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Reports {
        Reports { folder: folder.into() }
    }

    /// Installs a panic hook, which runs before the present hook. The program depends on the main thread, and on threads whose names begin
    /// with an entry of `threads`. When such a thread panics, the hook writes a report of this version of the program. The panics of other
    /// threads are [noted](take_lost_threads).
    pub fn install(&self, version: impl Into<String>, threads: &'static [&'static str]) {
        let (reports, version) = (self.clone(), version.into());
        // Tests install reports in several folders; a program does it once.
        let _ = INSTALLED.set((reports.clone(), version.clone()));
        let next_hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if IS_GUARDED.get() {
                // The caller handles the panic.
            } else if depends_on_this_thread(threads) {
                // The panic itself matters more than a report that cannot be written.
                let _ = reports.write(&report::text(&version, &format!("Panic: {}", message(info))));
            } else {
                let file = info.location().map(|place| place.file().to_owned()).unwrap_or_default();
                log::push_lost_thread(LostThread { message: message(info), file }, report::back_trace());
            }
            next_hook(info);
        }));
    }

    /// The file of the last report, if nobody has seen it yet.
    pub fn unseen(&self) -> Option<PathBuf> {
        let file = self.folder.join(UNSEEN);
        file.is_file().then_some(file)
    }

    /// Moves the report that nobody has seen yet to the folder of seen reports, and deletes the oldest seen reports. Returns the new path
    /// of the report, or `None` if there is no such report.
    ///
    /// # Errors
    /// The file system's error.
    pub fn archive(&self) -> io::Result<Option<PathBuf>> {
        let Some(file) = self.unseen() else { return Ok(None) };
        let folder = self.folder.join(SEEN_FOLDER);
        fs::create_dir_all(&folder)?;
        let written = fs::metadata(&file)?.modified()?;
        let time = jiff::Timestamp::try_from(written).unwrap_or_default().strftime("%Y-%m-%d %H.%M.%S").to_string();
        let target = folder.join(format!("{time}.txt"));
        fs::rename(&file, &target)?;
        delete_oldest(&folder)?;
        Ok(Some(target))
    }

    /// Writes an unseen report. Only the first panic of a crash counts: others may follow from it.
    fn write(&self, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        cannon_files::atomic::write_new(&self.folder.join(UNSEEN), text.as_bytes())
    }
}

/// Writes a report about a failure that ends the program without a panic, into the folder of the first [`Reports::install`]. Does nothing
/// before that.
pub fn record_failure(message: &str) {
    if let Some((reports, version)) = INSTALLED.get() {
        // The failure itself matters more than a report that cannot be written.
        let _ = reports.write(&report::text(version, &format!("Failure: {message}")));
    }
}

/// Writes a report if a thread was [lost](take_lost_threads), for a program that ends with an error: the thread may be the reason.
pub fn record_lost_threads() {
    if log::has_lost_threads() {
        record_failure("the program has ended after it lost a thread");
    }
}

/// Runs the program, and writes a report if a panic ends it that a library has carried over from another thread. The hook did not take such
/// a panic for a crash, because the program does not depend on the other thread.
pub fn run<T>(program: impl FnOnce() -> T) -> T {
    struct ReportUnwinding;
    impl Drop for ReportUnwinding {
        fn drop(&mut self) {
            if std::thread::panicking() {
                record_failure("a panic of another thread has ended the program");
            }
        }
    }
    let _report = ReportUnwinding;
    program()
}

/// Runs work whose panic is caught and handled by the caller, so that it is no crash.
pub fn without_report<T>(work: impl FnOnce() -> T) -> T {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            IS_GUARDED.set(self.0);
        }
    }
    let _restore = Restore(IS_GUARDED.replace(true));
    work()
}

/// Whether the program depends on the current thread. `threads` are the beginnings of the names of threads on which it depends.
fn depends_on_this_thread(threads: &[&str]) -> bool {
    let thread = std::thread::current();
    thread.name().is_some_and(|name| name == MAIN_THREAD || threads.iter().any(|start| name.starts_with(start)))
}

/// The thread, the place in the source text, and the message of a panic.
fn message(info: &PanicHookInfo<'_>) -> String {
    let thread = std::thread::current();
    let name = thread.name().unwrap_or("without a name").to_owned();
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let text = info.payload_as_str().unwrap_or("a panic without a message");
    format!("thread {name} at {place}: {text}")
}

/// Deletes all but the newest reports of a folder. Their names begin with the time.
fn delete_oldest(folder: &Path) -> io::Result<()> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.sort_unstable();
    let superfluous = files.len().saturating_sub(KEPT_REPORTS);
    files[..superfluous].iter().try_for_each(fs::remove_file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn report_is_archived_once_and_only_the_newest_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let reports = Reports::in_folder(folder.path().join("data"));
        assert_eq!(reports.unseen(), None);
        assert_eq!(reports.archive().expect("no error"), None);
        reports.write("first").expect("a writable folder");
        assert!(reports.write("second").is_err(), "the first report of a crash is kept");
        let file = reports.unseen().expect("a report");
        assert_eq!(fs::read_to_string(&file).expect("a text"), "first");
        let seen = folder.path().join("data").join(SEEN_FOLDER);
        fs::create_dir_all(&seen).expect("a writable folder");
        for year in 2000..2000 + KEPT_REPORTS {
            fs::write(seen.join(format!("{year}-01-01 00.00.00.txt")), "old").expect("a writable folder");
        }
        let archived = reports.archive().expect("no error").expect("a report");
        assert_eq!(fs::read_to_string(&archived).expect("a text"), "first");
        assert_eq!(reports.unseen(), None);
        assert_eq!(fs::read_dir(&seen).expect("a folder").count(), KEPT_REPORTS);
        assert!(!seen.join("2000-01-01 00.00.00.txt").exists(), "the oldest is deleted");
    }
}
