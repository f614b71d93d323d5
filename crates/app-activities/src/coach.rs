//! The coach in games against the computer: it warns before an action that loses something by force, and says what the computer's last
//! action threatens. It also explains hints.
//!
//! The [gate](cannon_app_base::play) asks the coach's question before it plays an action of a person. The reasons come from
//! [`cannon_engine::reasons`].

use bevy::prelude::*;

use crate::input::{GestureKind, SpotGesture};
use crate::opponent::Hint;
use cannon_app_base::common::{AppSystems, OpenQuestion};
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, Request, Source};
use cannon_app_base::states::Menu;
use cannon_engine::reasons::{Danger, Reason};
use cannon_rules::PackedAction;

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
        .add_systems(Update, (follow_match, clear_outdated, report_question).chain().in_set(AppSystems::React));
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
    (game, hint): (Res<Match>, Res<Hint>),
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
                let is_persons_turn = game.has_coach() && game.outcome().is_none() && game.awaits_player();
                coach.threat = if is_persons_turn {
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

/// Drops a warning when the match has changed or a menu has been opened.
fn clear_outdated(mut coach: ResMut<Coach>, game: Res<Match>, menu: Res<State<Menu>>) {
    let is_outdated = |warning: &Warning| warning.revision != game.revision() || *menu.get() != Menu::None;
    if coach.warning.as_ref().is_some_and(is_outdated) {
        coach.warning = None;
    }
}

/// Tells that a question waits for an answer, so that no clock runs meanwhile.
fn report_question(coach: Res<Coach>, mut question: ResMut<OpenQuestion>) {
    question.set_if_neq(OpenQuestion(coach.warning.is_some()));
}
