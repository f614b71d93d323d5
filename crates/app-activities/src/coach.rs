//! The coach in games against the computer: it warns before an action that loses something by force, and says what the computer's last
//! action threatens. It also explains hints. How much of this the player wants unasked says the [`Adviser`], up to a hint that comes by
//! itself.
//!
//! The [gate](cannon_app_base::play) asks the coach's question before it plays an action of a person. The reasons come from
//! [`cannon_engine::reasons`].

use std::time::Duration;

use bevy::prelude::*;

use crate::first_game::{self, FirstGame};
use crate::input::{GestureKind, SpotGesture};
use crate::opponent::{Hint, HintRequest};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::{AppSystems, FrameRequest, OpenQuestion};
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchRequest, Request, Source};
use cannon_app_base::settings::{Adviser, Settings};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games::TablePosition;
use cannon_engine::reasons::{Danger, Reason};
use cannon_rules::PackedAction;

/// How long a player thinks in one turn before the adviser suggests an action. Whoever knows what to play has played by then.
const PATIENCE: Duration = Duration::from_secs(20);

/// A warning about an action that the player has not played yet.
#[derive(Clone, Debug)]
pub struct Warning {
    /// The action.
    pub action: PackedAction,
    /// Which of several equivalent animations shows it.
    pub animation_variant: Option<u8>,
    /// What it would allow.
    pub danger: Danger,
    revision: u64,
}

/// What the coach says.
#[derive(Resource, Default)]
pub struct Coach {
    warning: Option<Warning>,
    threat: Option<Reason>,
}

/// The player's answer to a warning.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAnswer {
    /// Play the action anyway.
    PlayAnyway,
    /// Choose another action.
    TakeBack,
}

impl Coach {
    /// The warning that waits for an answer.
    pub fn warning(&self) -> Option<&Warning> {
        self.warning.as_ref()
    }

    /// What the computer's last action threatens.
    pub fn threat(&self) -> Option<&Reason> {
        self.threat.as_ref()
    }
}

/// Adds the coach, who asks before careless actions and tells of threats.
pub fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .add_message::<CoachAnswer>()
        .add_systems(Update, (handle_answers, drop_on_new_choice).chain().in_set(AppSystems::Input))
        .add_systems(
            Update,
            (follow_match, clear_outdated, report_question)
                .chain()
                .after(first_game::follow_match)
                .in_set(AppSystems::React),
        )
        .add_systems(
            Update,
            suggest.in_set(AppSystems::Input).run_if(in_state(Screen::Play).and_then(in_state(Menu::None))),
        );
}

/// How much the adviser helps unasked in this game.
fn adviser_of(game: &Match, settings: &Settings) -> Adviser {
    if game.has_coach() { settings.adviser } else { Adviser::Off }
}

/// The pieces of the person to move that the adviser marks, because the enemy could take them.
pub fn pieces_in_danger(game: &Match, settings: &Settings, position: &dyn TablePosition) -> Vec<Spot> {
    if adviser_of(game, settings) == Adviser::Suggest && game.awaits_player() {
        position.threatened_pieces_of(game.timeline().side_to_move())
    } else {
        Vec::new()
    }
}

/// The turn that a person thinks about.
#[derive(Default)]
struct ThinkingPlayer {
    /// The revision of the match.
    revision: u64,
    elapsed: Duration,
    /// Whether there has been a hint for the turn.
    has_hint: bool,
}

/// Asks for a hint, at most once a turn, when the player thinks for long.
fn suggest(
    (game, board_view): (Res<Match>, Res<BoardView>),
    (settings, hint, coach): (Res<Settings>, Res<Hint>, Res<Coach>),
    time: Res<Time<Real>>,
    mut player: Local<ThinkingPlayer>,
    mut hints: MessageWriter<HintRequest>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    if player.revision != game.revision() {
        *player = ThinkingPlayer { revision: game.revision(), ..ThinkingPlayer::default() };
    }
    player.has_hint |= hint.action().is_some();
    let is_thinking = game.awaits_player() && board_view.is_at_rest(&game) && coach.warning.is_none();
    if player.has_hint || !is_thinking || adviser_of(&game, &settings) != Adviser::Suggest {
        return;
    }
    player.elapsed += time.delta();
    let left = PATIENCE.saturating_sub(player.elapsed);
    if left.is_zero() {
        player.has_hint = true;
        hints.write(HintRequest);
    } else {
        frame_requests.write(FrameRequest::within_seconds(left.as_secs_f32()));
    }
}

/// Plays the action that the player wants in spite of the warning, or drops it.
fn handle_answers(
    mut answers: MessageReader<CoachAnswer>,
    mut coach: ResMut<Coach>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for answer in answers.read() {
        let Some(warning) = coach.warning.take() else { continue };
        if *answer == CoachAnswer::PlayAnyway {
            let Warning { action, animation_variant, .. } = warning;
            requests.write(MatchRequest {
                request: Request::Play { action, animation_variant },
                source: Source::Confirmed,
            });
        }
    }
}

/// Drops a warning when the player points at the board: that is another choice, which the gate judges anew.
fn drop_on_new_choice(mut gestures: MessageReader<SpotGesture>, mut coach: ResMut<Coach>) {
    let is_choice = |gesture: &SpotGesture| matches!(gesture.kind, GestureKind::Click | GestureKind::DragStart);
    if gestures.read().any(is_choice) && coach.warning.is_some() {
        coach.warning = None;
    }
}

/// Takes warnings from the gate, and finds out what the computer threatens.
fn follow_match(
    mut events: MessageReader<MatchEvent>,
    mut coach: ResMut<Coach>,
    (game, hint, settings): (Res<Match>, Res<Hint>, Res<Settings>),
    first_game: Res<FirstGame>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for event in events.read() {
        match event {
            // A hint may give up a piece on purpose, so the player is not warned of following it.
            MatchEvent::Warned { action, animation_variant, .. } if hint.action() == Some(*action) => {
                let (action, animation_variant) = (*action, *animation_variant);
                let request = Request::Play { action, animation_variant };
                requests.write(MatchRequest { request, source: Source::Confirmed });
            }
            MatchEvent::Warned { action, animation_variant, danger } => {
                let revision = game.revision();
                let (action, animation_variant) = (*action, *animation_variant);
                coach.warning = Some(Warning { action, animation_variant, danger: (**danger).clone(), revision });
            }
            // The player may have looked at an earlier ply while the computer played.
            MatchEvent::Played { .. }
            | MatchEvent::Started
            | MatchEvent::LivePlyChanged
            | MatchEvent::ViewChanged
            | MatchEvent::SeatsSwapped => {
                let is_persons_turn = game.outcome().is_none() && game.awaits_player();
                // The first game tells one thing at a time.
                let tells = adviser_of(&game, &settings).helps() && !first_game.is_running();
                coach.threat = if is_persons_turn && tells {
                    cannon_engine::threats_after(game.timeline()).into_iter().next()
                } else {
                    None
                };
            }
            MatchEvent::Ended(_) => coach.threat = None,
            _ => {}
        }
    }
}

/// Drops a warning when the match has changed or a menu has been opened, and a threat when the player wants to hear of none.
fn clear_outdated(mut coach: ResMut<Coach>, (game, settings): (Res<Match>, Res<Settings>), menu: Res<State<Menu>>) {
    if coach.threat.is_some() && !settings.adviser.helps() {
        coach.threat = None;
    }
    let is_outdated = |warning: &Warning| warning.revision != game.revision() || *menu.get() != Menu::None;
    if coach.warning.as_ref().is_some_and(is_outdated) {
        coach.warning = None;
    }
}

/// Tells that a question waits for an answer, so that no clock runs meanwhile.
fn report_question(coach: Res<Coach>, mut question: ResMut<OpenQuestion>) {
    question.set_if_neq(OpenQuestion(coach.warning.is_some()));
}
