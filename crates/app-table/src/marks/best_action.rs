//! The best action in a review or an analysis: its path and the trajectory of its shot, with an arrowhead. An analysis of several lines has
//! thinner arrows for the actions next to the best.

use bevy::prelude::*;

use super::lines::{LineAssets, LineStyle, arrow_bars};
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::review::Review;
use cannon_app_activities::setup_study::SetupAnalysis;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::style::{ALTERNATIVE_COLOUR, BEST_COLOUR};
use cannon_app_base::common::marks::{ActionTrace, Meaning};
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_games::TablePosition;
use cannon_rules::PackedAction;

/// The lines of the best action.
const STYLE: LineStyle =
    LineStyle { dot_radius: 0.06, bar_width: 0.075, bar_thickness: 0.012, meaning: Meaning::Best, colour: BEST_COLOUR };

/// The lines of actions next to the best. Where lines cross, these lines lie below the lines of the best action.
const ALTERNATIVE_STYLE: LineStyle = LineStyle {
    dot_radius: 0.04,
    bar_width: 0.045,
    bar_thickness: 0.008,
    meaning: Meaning::Alternative,
    colour: ALTERNATIVE_COLOUR,
};

/// An entity of the lines of the best action.
#[derive(Component, Clone, Copy)]
pub(super) struct BestActionPart;

/// An entity of the lines of the actions next to the best.
#[derive(Component, Clone, Copy)]
pub(super) struct AlternativePart;

/// Meshes and materials of the lines.
pub(super) struct BestActionAssets {
    best: LineAssets,
    alternatives: LineAssets,
}

impl FromWorld for BestActionAssets {
    fn from_world(world: &mut World) -> Self {
        BestActionAssets {
            best: LineAssets::new(world, &STYLE),
            alternatives: LineAssets::new(world, &ALTERNATIVE_STYLE),
        }
    }
}

/// The best action of the shown position, if it is being analysed, or reviewed and the action is known.
pub(super) fn shown(
    live: Option<&LiveAnalysis>,
    review: Option<&Review>,
    game: &Match,
    menu: Menu,
) -> Option<PackedAction> {
    let analysed = live.and_then(|live| live.best_actions(game).first().copied());
    let reviewed = || {
        let action = review?.action_at(game).filter(|_| menu == Menu::Review)?;
        action.analysis.lines[0].pv.first().copied()
    };
    analysed.or_else(reviewed)
}

/// The edited position and its best action, if it is being analysed.
pub(super) fn in_editor(analysis: &SetupAnalysis) -> Option<(&dyn TablePosition, PackedAction)> {
    let line = analysis.line()?;
    Some((games::position_at(&line.timeline, 0)?, line.best_action()?))
}

/// Spawns the lines while the pieces are at rest, and despawns the lines of other actions.
pub(super) fn update_lines(
    mut commands: Commands,
    mut shown_traces: Local<[Vec<ActionTrace>; 2]>,
    (best_parts, alternative_parts): (Query<Entity, With<BestActionPart>>, Query<Entity, With<AlternativePart>>),
    assets: Local<BestActionAssets>,
    (game, review): (Res<Match>, Res<Review>),
    (live, edited): (Option<Res<LiveAnalysis>>, Option<Res<SetupAnalysis>>),
    (board_view, layout): (Res<BoardView>, Res<BoardLayout>),
    settings: Res<Settings>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let trace_of = |position: &dyn TablePosition, action: PackedAction| {
        let trace = position.action_trace(action, settings.pieces);
        ActionTrace { bars: arrow_bars(&trace, position.piece_effect(action), *layout), ..trace }
    };
    let menu = *menu.get();
    let is_at_rest = !board_view.is_animating() && board_view.ply() == game.shown_ply();
    let (position, best, alternatives) = if *screen.get() == Screen::Editor {
        let edited = edited.as_ref().and_then(|analysis| in_editor(analysis));
        (edited.map(|(position, _)| position), edited.map(|(_, action)| action), Vec::new())
    } else if is_at_rest && menu != Menu::Photo {
        let analysed = live.as_ref().map_or_else(Vec::new, |live| live.best_actions(&game));
        let alternatives = analysed.get(1..).unwrap_or_default().to_vec();
        let best = shown(live.as_deref(), Some(&review), &game, menu);
        (games::position_at(game.timeline(), board_view.ply()), best, alternatives)
    } else {
        (None, None, Vec::new())
    };
    let traces = |actions: &mut dyn Iterator<Item = PackedAction>| -> Vec<ActionTrace> {
        position.map_or_else(Vec::new, |position| actions.map(|action| trace_of(position, action)).collect())
    };
    let [shown_best, shown_alternatives] = &mut *shown_traces;
    let wanted = traces(&mut best.into_iter());
    assets.best.replace_arrows(&mut commands, BestActionPart, &best_parts, shown_best, wanted);
    let wanted = traces(&mut alternatives.into_iter());
    assets.alternatives.replace_arrows(&mut commands, AlternativePart, &alternative_parts, shown_alternatives, wanted);
}
