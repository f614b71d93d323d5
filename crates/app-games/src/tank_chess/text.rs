//! Texts of Tank Chess.

use bevy_egui::egui;

use super::board_geometry::square_at;
use super::input::Choice;
use super::options::UnitOptions;
use super::presentation::preview;
use super::sounds::OBJECTIVE;
use super::{inspector, rulebook};
use crate::{GameFormat, GameText, Illustration, InspectorCard, InspectorQuery};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::sound::{Sound, sounds};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::labelled_choice;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::tank_chess::{BoardName, Ending, ExitDirection, Facet, Objective, Position, Ruleset, Square};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Side};

/// Maximum size of a board for a short game.
const MAX_SMALL_BOARD_SIZE: u8 = 16;

impl GameText for Position {
    const NAME_ID: &'static str = "game-tank-chess";

    const LONGEST_NOTATION: &'static str = "M24>M20/SW xM14+=^";

    const WARNING_SOUNDS: &'static [(&'static str, Sound)] =
        &[("hud-check", sounds::CHECK), ("hud-escape", sounds::ESCAPE), ("hud-objective", OBJECTIVE)];

    /// The message explains how the Command can leave the board.
    fn turn_message(&self) -> Option<&'static str> {
        self.can_escape(self.side_to_move()).then_some("hud-command-can-leave")
    }

    /// The objective of the scheme in a few words, or who holds its squares and for how many turns.
    fn goal_text(&self, words: &Words) -> Option<String> {
        let objective = self.board().objective()?;
        Some(match (objective, self.held()) {
            (Objective::Hold { turns, .. }, Some(held)) => words.held_squares(held, *turns),
            (Objective::Hold { turns, .. }, None) => words.format("hud-goal-hold", &[("turns", (*turns).into())]),
            (Objective::Escort { .. }, _) => words.text("hud-goal-escort"),
            (Objective::Depots { armour, .. }, _) => {
                // A gun must exceed the armour.
                words.format("hud-goal-depots", &[("gun", (armour + 1).into())])
            }
            (Objective::Survivors { least }, _) => words.format("hud-goal-survivors", &[("least", (*least).into())]),
        })
    }

    /// CHECK, ESCAPE and OBJECTIVE after the last turn. The side is the owner of the Command in question, or the one that can reach the
    /// objective.
    fn warnings(&self) -> Vec<(&'static str, Side)> {
        let (mover, opponent) = (!self.side_to_move(), self.side_to_move());
        let check = self.gives_check(mover).then_some(("hud-check", opponent));
        let escape = self.can_escape(mover).then_some(("hud-escape", mover));
        let objective = self.threatens_objective(mover).then_some(("hud-objective", mover));
        check.into_iter().chain(escape).chain(objective).collect()
    }

    /// The effect of a shot at the target.
    fn hover_text(&self, choice: &Choice, spot: Spot, words: &Words) -> Option<String> {
        let options = UnitOptions::of(self, choice.unit)?;
        let square = square_at(self, spot);
        let Some(target) = preview(&options, choice, square).and_then(|preview| preview.target) else {
            return must_move_first(&options, choice, square).then(|| words.text("hud-tank-must-move"));
        };
        let depot_armour = || Some(self.board().depot(!self.side_to_move())?.armour);
        let gun = options.piece.kind.stats().gun.as_ref()?;
        let facet = match target.facet {
            Facet::Front => "front",
            Facet::Side => "side",
            Facet::Rear => "rear",
        };
        let armour = match self.unit_at(target.square) {
            Some((_, enemy)) => enemy.kind.stats().armour.thickness(target.facet),
            None => depot_armour()?,
        };
        let id = if target.destroys { "hud-tank-destroys" } else { "hud-tank-holds" };
        Some(words.format(id, &[("facet", facet.into()), ("armour", armour.into()), ("gun", gun.power.into())]))
    }

    const INSPECTOR_HEIGHT: f32 = inspector::HEIGHT;

    const LESSONS_OF_SECTIONS: &'static [(&'static str, &'static str)] = &[
        ("rules-tank-aim", "check"),
        ("print-turn", "drive"),
        ("rules-tank-fire", "fire"),
        ("rules-tank-armour", "armour"),
        ("rules-tank-units", "house-units"),
        ("print-ground", "house-terrain"),
        ("rules-tank-end", "escape"),
        ("rules-clocks", "clocks"),
        ("tips-heading", "plan"),
    ];

    const INSPECTOR_HINT_ID: &'static str = "inspect-hint-tank-chess";

    fn inspect(
        timeline: &Timeline<Position>,
        query: InspectorQuery<'_, Choice>,
        words: &Words,
    ) -> Option<InspectorCard> {
        inspector::inspect(timeline, query, words)
    }

    /// A Command that has left the board is not lost.
    fn piece_count(&self, side: Side) -> u32 {
        self.units(side).len() as u32 + u32::from(self.ending() == Some(Ending::CommandLeft(side)))
    }

    /// Half an hour on a small board, three quarters of an hour on a larger one.
    fn default_minutes(rules: &Ruleset) -> u32 {
        default_minutes_on(Position::start(rules).board().size())
    }

    const CLOCK_ADVICE_ID: Option<&'static str> = Some("clock-advice-tank-chess");

    /// The board is chosen as a set-up.
    fn rules_ui(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
        widgets::section(ui, &words.text("new-game-switches"), |ui| {
            labelled_choice(
                ui,
                words,
                ["switch-exit", "switch-exit-about"],
                &mut rules.exit,
                &[(ExitDirection::Any, "switch-exit-any"), (ExitDirection::Straight, "switch-exit-straight")],
            );
        });
    }

    const FORMATS_ABOUT_ID: &'static str = "format-about-tank-chess";

    const FORMATS: &'static [GameFormat<Ruleset>] = &[
        GameFormat { name_id: "format-casual", house_rules: HouseRules::NONE, apply: |_| {} },
        GameFormat { name_id: "format-tournament", house_rules: HouseRules::DRAWS, apply: |_| {} },
    ];

    /// The published board, and the scheme with every unit and every kind of terrain.
    fn rulebook_presets() -> Vec<(&'static str, Ruleset)> {
        let published = ("rulebook-published-board", Ruleset::default());
        let everything = BoardName::all().find(|board| board.name() == "proving-ground");
        let everything = everything.map(|board| ("rulebook-everything", Ruleset { board, ..Ruleset::default() }));
        std::iter::once(published).chain(everything).collect()
    }

    fn illustration(start: &Position, heading: &str) -> Option<Box<dyn Illustration>> {
        rulebook::illustration(start, heading)
    }

    fn controls_id(heading: &str) -> Option<&'static str> {
        rulebook::controls_id(heading)
    }

    fn reference_page(paper: Paper, words: &Localizer) -> Page {
        cannon_print::tank_chess::reference(paper, words)
    }
}

/// Whether to remind the player that a unit must move or turn before it fires: at a target in line, or in the present stance.
fn must_move_first(options: &UnitOptions, choice: &Choice, focus: Option<Square>) -> bool {
    let barred = options.targets_without_moving();
    let (square, facing) = (options.piece.square, options.piece.facing);
    let at_target = barred.iter().any(|target| Some(target.square) == focus);
    match choice.stance {
        Some(stance) => !barred.is_empty() && (stance.to, stance.facing) == (square, facing),
        None => at_target || (!barred.is_empty() && options.attackable().is_empty()),
    }
}

/// The usual time on the clock of each side on a board of this size, in minutes.
pub(super) const fn default_minutes_on(size: u8) -> u32 {
    if size <= MAX_SMALL_BOARD_SIZE { 30 } else { 45 }
}
