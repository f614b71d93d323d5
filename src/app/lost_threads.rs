//! The threads of libraries that have panicked, which the program outlives: a line in the log, and a notice of what the game now lacks.

use bevy::prelude::*;
use cannon_crash_report::{LostThread, take_lost_threads};

use cannon_app_screens::PartLost;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell_of_lost_threads);
}

/// Logs which threads were lost since the last frame, and tells what the game now lacks.
fn tell_of_lost_threads(mut lost: MessageWriter<PartLost>) {
    for thread in take_lost_threads() {
        error!("the game goes on without a part that has failed: {}", thread.message);
        lost.write(part_of(&thread));
    }
}

/// The part of the program that a thread was, by the library in whose source text it has panicked.
fn part_of(thread: &LostThread) -> PartLost {
    if thread.file.contains("accesskit") { PartLost::ScreenReader } else { PartLost::Other }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_screen_reader_is_known_by_its_library() {
        let lost = |file: &str| part_of(&LostThread { message: String::new(), file: file.to_owned() });
        let registry = "/home/anna/.cargo/registry/src/index.crates.io";
        assert_eq!(lost(&format!("{registry}/accesskit_unix-0.21.1/src/context.rs")), PartLost::ScreenReader);
        assert_eq!(lost(&format!("{registry}/smithay-clipboard-0.7.3/src/worker.rs")), PartLost::Other);
    }
}
