//! The analysis of the shown position, in a game or in a review: its best lines, deeper and deeper as long as the position is shown.

use std::num::NonZeroUsize;

use bevy::prelude::*;

use super::analysis_memory::AnalysisMemory;
use super::background::{self, BackgroundSearch};
use super::engines::SecondAdviser;
use crate::profile::ProfileRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::play::{Match, MatchEvent, MatchPurpose};
use cannon_app_base::states::{Menu, Screen};
use cannon_engine::{SearchInfo, SearchOptions, Style, engine};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{PackedAction, Side};

/// The number of lines.
pub const LINES: NonZeroUsize = NonZeroUsize::new(3).expect("3 is not 0");

/// The best lines of the shown position, for as long as the analysis is on.
#[derive(Resource, Default)]
pub struct LiveAnalysis {
    is_on: bool,
    analysed: Option<AnalysedPosition>,
    pub(super) adviser: SecondAdviser,
}

/// The position that is analysed.
struct AnalysedPosition {
    /// The revision of the match and the shown ply.
    key: (u64, usize),
    timeline: AnyTimeline,
    /// The newest report on each line, the best line first.
    lines: Vec<SearchInfo>,
    /// The search, until it ends.
    search: Option<BackgroundSearch>,
}

impl LiveAnalysis {
    /// Whether the player has turned the analysis on.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Whether the search goes on.
    pub fn is_searching(&self) -> bool {
        self.analysed.as_ref().is_some_and(|analysed| analysed.search.is_some())
    }

    /// The game at the analysed position. `None` if no position is analysed.
    pub fn timeline(&self) -> Option<&AnyTimeline> {
        self.analysed.as_ref().map(|analysed| &analysed.timeline)
    }

    /// The other program that analyses the same position.
    pub fn second_adviser(&self) -> &SecondAdviser {
        &self.adviser
    }

    /// The analysed position: the revision of the match and the ply. `None` if no position is analysed.
    pub(super) fn key(&self) -> Option<(u64, usize)> {
        self.analysed.as_ref().map(|analysed| analysed.key)
    }

    /// The lines so far, the best first.
    pub fn lines(&self) -> &[SearchInfo] {
        self.analysed.as_ref().map_or(&[], |analysed| &analysed.lines)
    }

    /// The first actions of the lines for the position that the match shows, the best first.
    pub fn best_actions(&self, game: &Match) -> Vec<PackedAction> {
        let analysed = self.analysed.as_ref().filter(|analysed| analysed.key == key_of(game));
        analysed.into_iter().flat_map(|analysed| &analysed.lines).filter_map(|line| line.pv.first().copied()).collect()
    }

    /// The win percentage of South in the analysed position, from 0 to 100. `None` before the first result.
    pub fn win_percentage(&self) -> Option<f64> {
        let (timeline, best) = (self.timeline()?, self.lines().first()?);
        let percentage = engine(timeline.game()).win_model().win_percentage(best.score);
        Some(if timeline.side_to_move() == Side::South { percentage } else { 100.0 - percentage })
    }

    /// Takes the reports of the search. Returns whether there was anything new.
    fn take_reports(&mut self) -> bool {
        let Some(analysed) = &mut self.analysed else { return false };
        let Some((reports, has_ended)) = analysed.search.as_ref().map(BackgroundSearch::take_reports) else {
            return false;
        };
        if has_ended {
            analysed.search = None;
        }
        let has_news = has_ended || !reports.is_empty();
        for report in reports {
            take_line(&mut analysed.lines, report);
        }
        has_news
    }
}

/// Puts a new report at its place among the lines. The engine reports the lines of an iteration together, the best first. The lines are
/// therefore in order once all reports of an iteration have been taken.
///
/// The lines from this place on come from the iteration before, and move down by one. Among them, the line with the same first action is
/// removed: a deeper search may find that the second line is the best, and no action shall be shown twice.
fn take_line(lines: &mut Vec<SearchInfo>, report: SearchInfo) {
    let place = report.line.min(lines.len());
    if let Some(older) = lines[place..].iter().position(|line| line.pv.first() == report.pv.first()) {
        lines.remove(place + older);
    }
    lines.insert(place, report);
    lines.truncate(LINES.get());
}

/// Identifies the position that the match shows.
fn key_of(game: &Match) -> (u64, usize) {
    (game.revision(), game.shown_ply())
}

/// Turns the analysis on or off when its key is pressed, and off when another game begins.
pub(super) fn toggle(
    mut commands: MessageReader<Command>,
    mut events: MessageReader<MatchEvent>,
    mut analysis: ResMut<LiveAnalysis>,
    (game, menu): (Res<Match>, Res<State<Menu>>),
) {
    let presses = commands.read().filter(|command| **command == Command::ToggleAnalysis).count();
    if presses % 2 == 1 && (analysis.is_on || is_offered(&game, *menu.get())) {
        analysis.is_on = !analysis.is_on;
    }
    // A line of a review takes the place of the game on the table, and is analysed as well. So is the study that a review opens.
    let is_replaced = events.read().any(|event| matches!(event, MatchEvent::Started));
    if is_replaced && analysis.is_on && *menu.get() != Menu::Review && !game.is_study() {
        analysis.is_on = false;
    }
}

/// Whether the shown position may be analysed: the position of a game or of a study, or any position in a review, but no position of a
/// lesson or puzzle.
pub fn is_offered(game: &Match, menu: Menu) -> bool {
    menu == Menu::Review || menu == Menu::None && (game.is_game() || game.is_study())
}

/// Starts the search of the shown position, stops the search of another position, and takes reports.
pub(super) fn follow_match(
    mut analysis: ResMut<LiveAnalysis>,
    memory: Res<AnalysisMemory>,
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    let is_wanted = analysis.is_on && *screen.get() == Screen::Play && is_offered(&game, *menu.get());
    let key = is_wanted.then(|| key_of(&game));
    if key != analysis.analysed.as_ref().map(|analysed| analysed.key) {
        // The search of the last position must have its stop flag set before the next one begins.
        analysis.analysed = None;
        analysis.analysed = key.map(|key| {
            let mut timeline = game.timeline().clone();
            timeline.go_to(game.shown_ply());
            let search = timeline.outcome().is_none().then(|| {
                let options = background::unlimited_options(&timeline, &memory, Style::PLAIN);
                BackgroundSearch::start(&timeline, SearchOptions { lines: LINES, ..options })
            });
            AnalysedPosition { key, timeline, lines: Vec::new(), search }
        });
        // The rating of a game counts only what the player found alone.
        if key.is_some() && game.purpose() == MatchPurpose::Game && game.outcome().is_none() {
            profile_requests.write(ProfileRequest::MarkHelped);
        }
    }
    if analysis.bypass_change_detection().take_reports() {
        analysis.set_changed();
    }
}

/// Stops the search when the player leaves the game or the program ends.
pub(super) fn stop(mut analysis: ResMut<LiveAnalysis>) {
    analysis.is_on = false;
    analysis.analysed = None;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use cannon_engine::Score;

    /// First action, score in hundredths and depth of the lines after these reports.
    fn lines_after(reports: &[(usize, u32, i32, u32)]) -> Vec<(u32, i32, u32)> {
        let mut lines = Vec::new();
        for &(line, action, hundredths, depth) in reports {
            let pv = vec![PackedAction::new(action)];
            let (score, elapsed) = (Score::Advantage(hundredths), Duration::ZERO);
            let seldepth = depth;
            take_line(&mut lines, SearchInfo { line, depth, seldepth, score, nodes: 0, elapsed, threads: 1, pv });
        }
        let score = |line: &SearchInfo| match line.score {
            Score::Advantage(hundredths) => hundredths,
            _ => unreachable!("the reports have advantages"),
        };
        lines.iter().map(|line| (line.pv[0].bits(), score(line), line.depth)).collect()
    }

    #[test]
    fn no_action_is_shown_twice_while_an_iteration_is_incomplete() {
        let first = [(0, 7, 30, 1), (1, 8, 20, 1), (2, 9, 10, 1)];
        assert_eq!(lines_after(&first), [(7, 30, 1), (8, 20, 1), (9, 10, 1)]);
        let second_is_best = [&first[..], &[(0, 8, 40, 2)]].concat();
        assert_eq!(lines_after(&second_is_best), [(8, 40, 2), (7, 30, 1), (9, 10, 1)]);
        let another_is_best = [&first[..], &[(0, 6, 50, 2), (1, 9, 45, 2)]].concat();
        assert_eq!(lines_after(&another_is_best), [(6, 50, 2), (9, 45, 2), (7, 30, 1)]);
        let same_again = [&first[..], &[(0, 7, 31, 2), (1, 8, 21, 2), (2, 9, 11, 2)]].concat();
        assert_eq!(lines_after(&same_again), [(7, 31, 2), (8, 21, 2), (9, 11, 2)]);
        let third_is_best = [&first[..], &[(0, 9, 60, 2), (1, 6, 40, 2), (2, 7, 31, 2)]].concat();
        assert_eq!(lines_after(&third_is_best), [(9, 60, 2), (6, 40, 2), (7, 31, 2)]);
    }
}
