//! Texts about positions of Cannon.

use crate::{Choice, GameText};
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::Icon;
use cannon_rules::cannon::{Action, Position};
use cannon_rules::{Action as _, PackedAction, Side};

impl GameText for Position {
    fn turn_message(&self) -> Option<&'static str> {
        self.is_placing_town().then_some("hud-places-town")
    }

    /// Towns that the enemy could take next turn.
    fn warnings(&self) -> Vec<(&'static str, Side)> {
        let sides = Side::ALL.into_iter().filter(|&side| self.is_town_attacked(side));
        sides.map(|side| ("hud-town-under-fire", side)).collect()
    }

    fn move_text(&self, action: PackedAction, words: &Words) -> String {
        let Some(action) = Action::unpack(action) else { return String::new() };
        let id = match action {
            Action::Place { .. } => "move-cannon-place",
            Action::Step { .. } => "move-cannon-step",
            Action::Capture { .. } => "move-cannon-capture",
            Action::Retreat { .. } => "move-cannon-retreat",
            Action::Shift { .. } => "move-cannon-shift",
            Action::Shot { .. } => "move-cannon-shot",
        };
        let from = action.from().map(|from| from.to_string()).unwrap_or_default();
        words.format(id, &[("from", from.into()), ("to", action.target().to_string().into())])
    }

    fn move_sign(&self, action: PackedAction) -> Option<(Icon, String)> {
        let action = Action::unpack(action)?;
        let icon = match action {
            Action::Place { .. } => Icon::Town,
            Action::Step { .. } => Icon::Step,
            Action::Capture { .. } => Icon::Capture,
            Action::Retreat { .. } => Icon::Retreat,
            Action::Shift { .. } => Icon::Shift,
            Action::Shot { .. } => Icon::Fire,
        };
        Some((icon, action.target().to_string()))
    }

    fn choice_text(&self, _: &Choice, spot: Option<Spot>, words: &Words) -> Option<String> {
        spot.is_none().then(|| words.text("hud-cannon-choose"))
    }

    /// Towns do not count, because losing one ends the game.
    fn piece_count(&self, side: Side) -> u32 {
        self.soldiers(side).count()
    }
}
