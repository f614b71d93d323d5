//! The choice among the puzzles that were found: quotas of themes, and variety.

use std::collections::HashSet;

use super::Chosen;
use super::finder::Found;
use super::source::Source;
use crate::proof::claims::ClaimedGoal;
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// The themes with enough hard puzzles, so that easy puzzles are rationed.
const RATIONED: [Theme; 5] = [Theme::Win2, Theme::Win3, Theme::Win4, Theme::Win5, Theme::WinsPiece];
/// The maximum share of easy puzzles in these themes, in per cent.
const MAX_EASY_PERCENT: usize = 40;
/// The minimum number of plies between two puzzles from one game.
const MIN_DISTANCE: usize = 4;

/// The puzzles that were chosen so far.
pub(super) struct Collection {
    quotas: Vec<(Theme, usize)>,
    max_from_game: usize,
    /// The themes of puzzles that there are already.
    known: Vec<Theme>,
    chosen: Vec<Chosen>,
    seen: HashSet<String>,
}

impl Collection {
    /// A collection for `count` puzzles of these themes, or of all themes of the game if the list is empty. The known puzzles count, and
    /// nothing like them is added.
    pub(super) fn new(source: &Source, themes: &[Theme], count: usize, known: &[Puzzle]) -> Collection {
        Collection {
            quotas: source.quotas(themes, count),
            max_from_game: source.max_from_game,
            known: known.iter().map(Puzzle::theme).collect(),
            chosen: Vec::new(),
            seen: known.iter().filter_map(|puzzle| puzzle.images().into_iter().min()).collect(),
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.chosen.len()
    }

    pub(super) fn is_full(&self) -> bool {
        self.wanted().is_empty()
    }

    /// The themes whose quotas have room.
    pub(super) fn wanted(&self) -> Vec<Theme> {
        let has_room = |&&(theme, quota): &&(Theme, usize)| self.count(theme) < quota;
        self.quotas.iter().filter(has_room).map(|&(theme, _)| theme).collect()
    }

    fn count(&self, theme: Theme) -> usize {
        let themes = self.chosen.iter().map(|chosen| chosen.theme).chain(self.known.iter().copied());
        themes.filter(|&other| other == theme).count()
    }

    fn easy_count(&self, theme: Theme) -> usize {
        self.chosen.iter().filter(|chosen| chosen.theme == theme && chosen.found.is_easy).count()
    }

    /// Chooses among the puzzles of one game, given with their plies.
    pub(super) fn add_game(&mut self, found: Vec<(usize, Found)>) {
        let mut plies: Vec<usize> = Vec::new();
        let before = self.len();
        for (ply, found) in found {
            let is_near = plies.iter().any(|&other| ply.abs_diff(other) < MIN_DISTANCE);
            if plies.len() == self.max_from_game || is_near || self.seen.contains(&found.normal_form) {
                continue;
            }
            let Some(theme) = self.neediest_theme(&found) else { continue };
            if self.chosen[before..].iter().any(|chosen| chosen.theme == theme) {
                continue;
            }
            plies.push(ply);
            self.seen.insert(found.normal_form.clone());
            self.chosen.push(Chosen { theme, found });
        }
    }

    /// The theme of the puzzle whose quota is filled least. `None` if none of its themes has room.
    fn neediest_theme(&self, found: &Found) -> Option<Theme> {
        let room = |&theme: &Theme| {
            let &(_, quota) = self.quotas.iter().find(|(other, _)| *other == theme)?;
            let count = self.count(theme);
            // An exit at once is too easy to stand for its theme.
            let is_trivial = theme == Theme::Escape && found.goal == ClaimedGoal::Win { turns: 1 };
            let is_rationed = found.is_easy && RATIONED.contains(&theme);
            let has_room = !is_rationed || self.easy_count(theme) * 100 < quota * MAX_EASY_PERCENT;
            (count < quota && !is_trivial && has_room).then(|| (count * 1_000 / quota, theme))
        };
        found.themes.iter().filter_map(room).min_by_key(|&(share, _)| share).map(|(_, theme)| theme)
    }

    pub(super) fn into_chosen(self) -> Vec<Chosen> {
        self.chosen
    }
}
