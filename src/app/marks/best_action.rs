//! The best action in a review, or of the analysed position in the editor: its path and the trajectory of its shot, with an arrowhead.

use bevy::prelude::*;

use super::lines::{LineAssets, LineStyle, arrow_bars};
use crate::app::common::board::BoardLayout;
use crate::app::common::marks::ActionTrace;
use crate::app::common::marks::style::BEST_COLOUR;
use crate::app::games::{self, AnyPosition};
use crate::app::pieces::BoardView;
use crate::app::play::Match;
use crate::app::review::Review;
use crate::app::settings::Settings;
use crate::app::setup_study::SetupAnalysis;
use crate::app::states::{Menu, Screen};
use cannon_rules::PackedAction;

/// The lines of the best action.
const STYLE: LineStyle = LineStyle { dot_radius: 0.06, bar_width: 0.075, bar_thickness: 0.012, colour: BEST_COLOUR };

/// An entity of these lines.
#[derive(Component, Clone, Copy)]
pub(super) struct BestActionPart;

/// Meshes and material of the lines.
pub(super) struct BestActionAssets(LineAssets);

impl FromWorld for BestActionAssets {
    fn from_world(world: &mut World) -> Self {
        BestActionAssets(LineAssets::new(world, &STYLE))
    }
}

/// The best action of the shown position, if the game is being reviewed and the action is known.
pub(super) fn shown(review: &Review, game: &Match, menu: Menu) -> Option<PackedAction> {
    let action = review.action_at(game).filter(|_| menu == Menu::Review)?;
    action.analysis.lines[0].pv.first().copied()
}

/// The edited position and its best action, if it is being analysed.
pub(super) fn in_editor(analysis: &SetupAnalysis) -> Option<(&dyn AnyPosition, PackedAction)> {
    let line = analysis.line()?;
    Some((games::position_at(line.timeline(), 0)?, line.best_action()?))
}

/// Spawns the lines while the pieces are at rest, and despawns those of another action.
pub(super) fn update_lines(
    mut commands: Commands,
    mut shown_trace: Local<ActionTrace>,
    parts: Query<Entity, With<BestActionPart>>,
    assets: Local<BestActionAssets>,
    (game, review, analysis): (Res<Match>, Res<Review>, Option<Res<SetupAnalysis>>),
    (board_view, layout): (Res<BoardView>, Res<BoardLayout>),
    settings: Res<Settings>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let trace_of = |position: &dyn AnyPosition, action: PackedAction| {
        let trace = position.action_trace(action, settings.pieces);
        ActionTrace { bars: arrow_bars(&trace, position.piece_effect(action), *layout), ..trace }
    };
    if *screen.get() == Screen::Editor {
        let edited = analysis.as_ref().and_then(|analysis| in_editor(analysis));
        let wanted = edited.map(|(position, action)| trace_of(position, action)).unwrap_or_default();
        assets.0.replace(&mut commands, BestActionPart, &parts, &mut shown_trace, wanted, true);
        return;
    }
    let is_at_rest = !board_view.is_animating() && board_view.ply() == game.shown_ply();
    let best = if is_at_rest { shown(&review, &game, *menu.get()) } else { None };
    let position = games::position_at(game.timeline(), board_view.ply());
    let wanted = position.zip(best).map(|(position, action)| trace_of(position, action)).unwrap_or_default();
    assets.0.replace(&mut commands, BestActionPart, &parts, &mut shown_trace, wanted, true);
}
