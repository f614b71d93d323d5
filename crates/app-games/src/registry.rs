//! The registry of the games that can be played on the table. A new game is one line in [`TABLETOP_GAMES`].

use std::sync::LazyLock;

use bevy_egui::egui;
use serde_json::Value;

use super::{
    AnyChoice, AnyPosition, EditorSupport, GameFormat, Illustration, InspectorCard, InspectorQuery, PrintedFace,
    TabletopGame, cannon, tank_chess,
};
use cannon_app_base::common::Tone;
use cannon_app_base::common::bindings::{BINDINGS, Binding};
use cannon_app_base::common::board::{BoardSurface, Spot};
use cannon_app_base::common::marks::{LegendEntry, MarkKind};
use cannon_app_base::common::pieces::paint::PaintTable;
use cannon_app_base::common::pieces::{Badge, PieceModel, PieceState, PropModel};
use cannon_app_base::common::sound::{Sound, sounds};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_appearance::BoardFace;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;

/// All games that can be played on the table, in the order in which they are offered.
pub static TABLETOP_GAMES: &[TabletopEntry] =
    &[TabletopEntry::of::<cannon::Position>(), TabletopEntry::of::<tank_chess::Position>()];

/// The entry of a game, with its type erased.
pub struct TabletopEntry {
    /// The game's identifier, as in the registry of the rules.
    pub id: &'static str,
    /// Message identifier of the game's name.
    pub name_id: &'static str,
    /// See [`GameText::LONGEST_NOTATION`](super::GameText::LONGEST_NOTATION).
    pub longest_notation: &'static str,
    /// See [`BoardGame::MODELS`](super::BoardGame::MODELS).
    pub models: &'static [&'static PieceModel],
    /// See [`BoardGame::PROPS`](super::BoardGame::PROPS).
    pub props: &'static [&'static PropModel],
    /// See [`BoardGame::PAINTS`](super::BoardGame::PAINTS).
    pub paints: PaintTable,
    /// See [`BoardGame::BADGES`](super::BoardGame::BADGES).
    pub badges: &'static [(&'static PieceModel, Badge)],
    /// See [`BoardGame::SOUNDS`](super::BoardGame::SOUNDS).
    pub sounds: &'static [Sound],
    /// See [`GameText::WARNING_SOUNDS`](super::GameText::WARNING_SOUNDS).
    pub warning_sounds: &'static [(&'static str, Sound)],
    /// See [`BoardGame::SURFACE`](super::BoardGame::SURFACE).
    pub surface: BoardSurface,
    /// See [`BoardGame::LIGHT_SIDE`](super::BoardGame::LIGHT_SIDE).
    pub light_side: Side,
    /// See [`Presentation::BOARD_OVERLAYS`](super::Presentation::BOARD_OVERLAYS).
    pub board_overlays: &'static [&'static str],
    /// See [`GameInput::KEY_BINDINGS`](super::GameInput::KEY_BINDINGS).
    pub key_bindings: &'static [Binding],
    /// See [`GameInput::GESTURES`](super::GameInput::GESTURES).
    pub gestures: &'static [(&'static str, &'static str)],
    /// See [`BoardGame::EDITOR_SUPPORT`](super::BoardGame::EDITOR_SUPPORT).
    pub editor_support: Option<&'static EditorSupport>,
    /// See [`Presentation::MARK_KINDS`](super::Presentation::MARK_KINDS).
    pub mark_kinds: &'static [&'static MarkKind],
    /// See [`Presentation::LEGEND`](super::Presentation::LEGEND).
    pub legend: &'static [LegendEntry],
    /// See [`GameText::INSPECTOR_HEIGHT`](super::GameText::INSPECTOR_HEIGHT).
    pub inspector_height: f32,
    /// See [`GameText::INSPECTOR_HINT_ID`](super::GameText::INSPECTOR_HINT_ID).
    pub inspector_hint_id: &'static str,
    /// See [`GameText::LESSONS_OF_SECTIONS`](super::GameText::LESSONS_OF_SECTIONS).
    pub lessons_of_sections: &'static [(&'static str, &'static str)],
    position_at: fn(&dyn AnyTimeline, usize) -> Option<&dyn AnyPosition>,
    piece_states_at: fn(&dyn AnyTimeline, usize) -> Option<Vec<(Spot, PieceState)>>,
    inspect: fn(&dyn AnyTimeline, InspectorQuery<'_, AnyChoice>, &Words) -> Option<InspectorCard>,
    /// See [`GameText::CLOCK_ADVICE_ID`](super::GameText::CLOCK_ADVICE_ID).
    pub clock_advice_id: Option<&'static str>,
    default_minutes: fn(Option<&Value>) -> u32,
    printed_face: fn(Option<&Value>) -> Option<PrintedFace>,
    rules_ui: fn(&mut egui::Ui, &Words, &mut Option<Value>),
    /// See [`GameText::FORMATS_ABOUT_ID`](super::GameText::FORMATS_ABOUT_ID).
    pub formats_about_id: &'static str,
    formats: fn(Option<&Value>) -> Vec<FormatEntry>,
    rulebook_presets: fn() -> Vec<(&'static str, Option<Value>)>,
    illustration: fn(&dyn AnyTimeline, &str) -> Option<Box<dyn Illustration>>,
    controls_id: fn(&str) -> Option<&'static str>,
    reference_page: fn(Paper, &Localizer) -> Page,
}

impl TabletopEntry {
    const fn of<G: TabletopGame>() -> TabletopEntry {
        TabletopEntry {
            id: G::ID,
            name_id: G::NAME_ID,
            longest_notation: G::LONGEST_NOTATION,
            models: G::MODELS,
            props: G::PROPS,
            paints: G::PAINTS,
            badges: G::BADGES,
            sounds: G::SOUNDS,
            warning_sounds: G::WARNING_SOUNDS,
            surface: G::SURFACE,
            light_side: G::LIGHT_SIDE,
            board_overlays: G::BOARD_OVERLAYS,
            key_bindings: G::KEY_BINDINGS,
            gestures: G::GESTURES,
            editor_support: G::EDITOR_SUPPORT,
            mark_kinds: G::MARK_KINDS,
            legend: G::LEGEND,
            inspector_height: G::INSPECTOR_HEIGHT,
            inspector_hint_id: G::INSPECTOR_HINT_ID,
            lessons_of_sections: G::LESSONS_OF_SECTIONS,
            position_at: position_at::<G>,
            piece_states_at: |timeline, ply| G::piece_states_at(timeline.downcast_ref::<G>()?, ply),
            inspect: |timeline, InspectorQuery { ply, spot, choice, viewer }, words| {
                let choice = choice.and_then(AnyChoice::downcast);
                G::inspect(timeline.downcast_ref::<G>()?, InspectorQuery { ply, spot, choice, viewer }, words)
            },
            clock_advice_id: G::CLOCK_ADVICE_ID,
            default_minutes: |rules| G::default_minutes(&ruleset_of::<G>(rules)),
            printed_face: |rules| G::printed_face(&ruleset_of::<G>(rules)),
            rules_ui: rules_ui::<G>,
            formats_about_id: G::FORMATS_ABOUT_ID,
            formats: formats::<G>,
            rulebook_presets: || {
                let to_value = |(name, rules)| (name, serde_json::to_value(rules).ok());
                G::rulebook_presets().into_iter().map(to_value).collect()
            },
            illustration: |timeline, heading| {
                let start = timeline.downcast_ref::<G>()?.position_at(0)?;
                G::illustration(start, heading)
            },
            controls_id: G::controls_id,
            reference_page: G::reference_page,
        }
    }

    /// The tone of a side's pieces.
    #[must_use]
    pub fn tone(&self, side: Side) -> Tone {
        if side == self.light_side { Tone::Light } else { Tone::Dark }
    }

    /// The position at a ply. `None` if there is no such ply, or if the timeline belongs to another game.
    #[must_use]
    pub fn position_at<'a>(&self, timeline: &'a dyn AnyTimeline, ply: usize) -> Option<&'a dyn AnyPosition> {
        (self.position_at)(timeline, ply)
    }

    /// See [`BoardGame::piece_states_at`](super::BoardGame::piece_states_at). `None` also if the timeline belongs to another game.
    #[must_use]
    pub fn piece_states_at(&self, timeline: &dyn AnyTimeline, ply: usize) -> Option<Vec<(Spot, PieceState)>> {
        (self.piece_states_at)(timeline, ply)
    }

    /// See [`GameText::inspect`](super::GameText::inspect). A choice of another game counts as none, and a timeline of another game has no
    /// card.
    #[must_use]
    pub fn inspect(
        &self,
        timeline: &dyn AnyTimeline,
        query: InspectorQuery<'_, AnyChoice>,
        words: &Words,
    ) -> Option<InspectorCard> {
        (self.inspect)(timeline, query, words)
    }

    /// The usual time on the clock of each side, in minutes. The ruleset is a JSON value; `None` stands for the default.
    #[must_use]
    pub fn default_minutes(&self, rules: Option<&Value>) -> u32 {
        (self.default_minutes)(rules)
    }

    /// Shows widgets for the rules of the next game and changes them. The ruleset is a JSON value; `None` stands for the default.
    pub fn rules_ui(&self, ui: &mut egui::Ui, words: &Words, rules: &mut Option<Value>) {
        (self.rules_ui)(ui, words, rules);
    }

    /// See [`BoardGame::printed_face`](super::BoardGame::printed_face).
    #[must_use]
    pub fn printed_face(&self, rules: Option<&Value>) -> Option<PrintedFace> {
        (self.printed_face)(rules)
    }

    /// The formats in which the game is played, with a ruleset for each, made from the given one.
    #[must_use]
    pub fn formats(&self, rules: Option<&Value>) -> Vec<FormatEntry> {
        (self.formats)(rules)
    }

    /// See [`GameText::rulebook_presets`](super::GameText::rulebook_presets). The rulesets are JSON values.
    #[must_use]
    pub fn rulebook_presets(&self) -> Vec<(&'static str, Option<Value>)> {
        (self.rulebook_presets)()
    }

    /// See [`GameText::illustration`](super::GameText::illustration). `None` for a timeline of another game, too.
    #[must_use]
    pub fn illustration(&self, timeline: &dyn AnyTimeline, heading: &str) -> Option<Box<dyn Illustration>> {
        (self.illustration)(timeline, heading)
    }

    /// See [`GameText::controls_id`](super::GameText::controls_id).
    #[must_use]
    pub fn controls_id(&self, heading: &str) -> Option<&'static str> {
        (self.controls_id)(heading)
    }

    /// See [`GameText::reference_page`](super::GameText::reference_page).
    #[must_use]
    pub fn reference_page(&self, paper: Paper, words: &Localizer) -> Page {
        (self.reference_page)(paper, words)
    }
}

/// The key bindings of the app and of all games, each once.
static ALL_BINDINGS: LazyLock<Vec<Binding>> = LazyLock::new(|| {
    let mut keys = BINDINGS.to_vec();
    for binding in TABLETOP_GAMES.iter().flat_map(|table| table.key_bindings) {
        if !keys.contains(binding) {
            keys.push(*binding);
        }
    }
    keys
});

/// The bindings of all games, before the player changes them.
#[must_use]
pub fn all_bindings() -> &'static [Binding] {
    &ALL_BINDINGS
}

/// All sounds: shared ones and those of each game.
pub fn all_sounds() -> impl Iterator<Item = Sound> {
    sounds::ALL.iter().chain(TABLETOP_GAMES.iter().flat_map(|table| table.sounds)).copied()
}

/// The game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static TabletopEntry> {
    TABLETOP_GAMES.iter().find(|table| table.id == game)
}

/// The badge of a piece of this model, if it has one, and the game of the piece.
#[must_use]
pub fn badge_of(model: &PieceModel) -> Option<(&'static TabletopEntry, &'static Badge)> {
    TABLETOP_GAMES.iter().find_map(|table| {
        let (_, badge) = table.badges.iter().find(|(owner, _)| *owner == model)?;
        Some((table, badge))
    })
}

/// The tone of a piece that a player can move. `None` for scenery and wrecks.
#[must_use]
pub fn tone_of_piece(piece: &PieceState) -> Option<Tone> {
    let table = TABLETOP_GAMES.iter().find(|table| table.models.contains(&piece.model))?;
    piece.lifts_on_hover.then(|| table.tone(piece.side))
}

/// The tone of a side's pieces in the game with this identifier. In an unknown game, South has the dark pieces.
#[must_use]
pub fn tone(game: &str, side: Side) -> Tone {
    let default = if side == Side::South { Tone::Dark } else { Tone::Light };
    find(game).map_or(default, |table| table.tone(side))
}

fn position_at<G: TabletopGame>(timeline: &dyn AnyTimeline, ply: usize) -> Option<&dyn AnyPosition> {
    timeline.downcast_ref::<G>()?.position_at(ply).map(|position| position as &dyn AnyPosition)
}

fn ruleset_of<G: TabletopGame>(value: Option<&Value>) -> G::Ruleset {
    value.and_then(|value| serde_json::from_value(value.clone()).ok()).unwrap_or_default()
}

/// The face of the board that a published text describes for the rules of a game on the table.
#[must_use]
pub fn printed_face(timeline: &dyn AnyTimeline) -> Option<PrintedFace> {
    find(timeline.game())?.printed_face(Some(&timeline.ruleset()))
}

impl PrintedFace {
    /// The face to show: the one that the player has chosen, or this one.
    #[must_use]
    pub fn or_chosen(self, settings: &Settings) -> BoardFace {
        settings.faces.chosen(self.preset).unwrap_or(self.face)
    }
}

/// A [`GameFormat`] of any game, applied to a ruleset.
pub struct FormatEntry {
    /// Message identifier of the name.
    pub name_id: &'static str,
    /// The draw rules.
    pub house_rules: HouseRules,
    /// The ruleset of the format, as a JSON value.
    pub ruleset: Option<Value>,
    /// Whether the format leaves the ruleset as it is.
    pub is_unchanged: bool,
}

fn formats<G: TabletopGame>(value: Option<&Value>) -> Vec<FormatEntry> {
    let before = ruleset_of::<G>(value);
    let entry = |format: &GameFormat<G::Ruleset>| {
        let mut rules = before.clone();
        (format.apply)(&mut rules);
        FormatEntry {
            name_id: format.name_id,
            house_rules: format.house_rules,
            is_unchanged: rules == before,
            ruleset: serde_json::to_value(rules).ok(),
        }
    };
    G::FORMATS.iter().map(entry).collect()
}

fn rules_ui<G: TabletopGame>(ui: &mut egui::Ui, words: &Words, value: &mut Option<Value>) {
    let before = ruleset_of::<G>(value.as_ref());
    let mut rules = before.clone();
    G::rules_ui(ui, words, &mut rules);
    if rules != before {
        // A ruleset of plain switches always has a JSON value.
        *value = serde_json::to_value(rules).ok();
    }
}
