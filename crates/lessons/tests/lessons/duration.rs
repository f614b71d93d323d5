//! How long a lesson takes, estimated from its words and turns.

use std::time::Duration;

use cannon_lessons::Lesson;

/// Words that a learner reads per minute, with a look at the board in between.
const WORDS_PER_MINUTE: f64 = 150.0;
/// Seconds in which a learner finds and plays one turn of a task, wrong tries included.
const SECONDS_PER_TURN: f64 = 12.0;
/// Seconds for which a reply is shown.
const SECONDS_PER_REPLY: f64 = 2.5;

/// The estimated time for the lesson. `text` looks up the text of a message.
pub(super) fn estimated_duration(lesson: &Lesson, text: impl Fn(&str) -> String) -> Duration {
    let words = |id: &str| text(id).split_whitespace().count();
    let (mut read, mut turns, mut replies) = (words(&lesson.idea.id), 0, 0);
    for task in &lesson.tasks {
        read += task.turns.iter().map(|turn| words(&turn.text.id)).sum::<usize>();
        read += task.done.as_ref().map_or(0, |done| words(&done.id));
        turns += task.turns.len();
        replies += task.turns.iter().filter(|turn| !turn.replies.is_empty()).count();
    }
    let seconds =
        read as f64 * 60.0 / WORDS_PER_MINUTE + turns as f64 * SECONDS_PER_TURN + replies as f64 * SECONDS_PER_REPLY;
    Duration::from_secs_f64(seconds)
}
