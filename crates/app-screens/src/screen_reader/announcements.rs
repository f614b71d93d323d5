//! Announcements: sentences about what has just happened, in a live region that screen readers speak by themselves.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};
use egui::accesskit::{Live, Role};

use crate::at_table::resume_summary;
use crate::hud::status;
use crate::parts::notices::Notices;
use crate::parts::text;
use crate::study::words_of;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::input::Selection;
use cannon_app_activities::setup_study::timeline_of;
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchEvent};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_games::{InspectorCard, InspectorQuery};
use cannon_app_table::marks;
use cannon_rules::any::AnyTimeline;

/// The number of regions, which take turns so that the same sentence is spoken a second time.
const REGIONS: usize = 2;

/// Sentences that are yet to be spoken, and what the regions say.
#[derive(Resource, Default)]
pub(super) struct Announcements {
    /// The events that the board has not shown yet.
    unseen: VecDeque<MatchEvent>,
    waiting: VecDeque<String>,
    regions: [String; REGIONS],
    next: usize,
    last_notice: Option<String>,
}

impl Announcements {
    fn say(&mut self, sentence: String) {
        if !sentence.is_empty() {
            self.waiting.push_back(sentence);
        }
    }
}

/// Announces actions, warnings, the side to move, results, offers and notices. An action and what follows from it are announced when the
/// board has shown the action.
pub(super) fn announce_events(
    mut events: MessageReader<MatchEvent>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    words: Res<Words>,
    notices: Res<Notices>,
    screen: Res<State<Screen>>,
    mut announcements: ResMut<Announcements>,
) {
    let announcements = &mut *announcements;
    for event in events.read().filter(|_| *screen.get() == Screen::Play) {
        if matches!(event, MatchEvent::Started | MatchEvent::LivePlyChanged) {
            announcements.unseen.clear();
        }
        announcements.unseen.push_back(event.clone());
    }
    let known_plies = board_view.known_plies(&game);
    while let Some(event) = announcements.unseen.pop_front_if(|event| is_seen(event, known_plies)) {
        match &event {
            MatchEvent::Played { ply, .. } => {
                announcements.say(text::move_by(&words, &game, *ply).unwrap_or_default());
                // The warnings and the side to move are announced once, after the last of several actions.
                if *ply + 1 < game.timeline().ply() {
                    continue;
                }
                for warning in status::warning_texts(&words, &game) {
                    announcements.say(warning);
                }
                if game.outcome().is_none() {
                    announcements.say(status::to_move_text(&words, &game));
                }
            }
            MatchEvent::Started => match resume_summary::summary(&words, &game) {
                lines if lines.is_empty() => announcements.say(status::to_move_text(&words, &game)),
                lines => lines.into_iter().for_each(|line| announcements.say(line)),
            },
            MatchEvent::LivePlyChanged | MatchEvent::ViewChanged if game.is_study() => {
                announcements.say(words_of(&words, &game, game.timeline().current_node()));
            }
            MatchEvent::LivePlyChanged => announcements.say(status::to_move_text(&words, &game)),
            MatchEvent::Ended(outcome) => announcements.say(words.outcome_in(game.timeline().game(), *outcome)),
            MatchEvent::DrawOffered(side) => {
                let side = words.side_in(game.timeline().game(), *side);
                announcements.say(words.format("speech-draw-offered", &[("side", side.into())]));
            }
            MatchEvent::Warned { .. } => announcements.say(words.text("speech-coach-warns")),
            // These show a notice, or change what the player looks at without changing the game.
            MatchEvent::Refused(_)
            | MatchEvent::DrawDeclined
            | MatchEvent::SeatsSwapped
            | MatchEvent::LevelChanged
            | MatchEvent::ViewChanged
            | MatchEvent::TreeChanged
            | MatchEvent::ReplayRequested => {}
        }
    }
    if announcements.last_notice.as_deref() != notices.text() {
        announcements.last_notice = notices.text().map(str::to_owned);
        let notice = announcements.last_notice.clone().unwrap_or_default();
        announcements.say(notice);
    }
}

/// Whether the board has shown what an event tells, given the number of turns that it has shown.
fn is_seen(event: &MatchEvent, known_plies: usize) -> bool {
    match event {
        MatchEvent::Played { ply, .. } => *ply < known_plies,
        _ => true,
    }
}

/// Announces the place under the cursor: what stands there, what it can do and what threatens it. In the editor, this is known only if the
/// set-up can be played.
pub(super) fn announce_cursor(
    selection: Res<Selection>,
    (game, board_view, editor): (Res<Match>, Res<BoardView>, Res<Editor>),
    words: Res<Words>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut last: Local<Option<Spot>>,
    mut announcements: ResMut<Announcements>,
) {
    if *last == selection.cursor() || *menu.get() != Menu::None {
        return;
    }
    *last = selection.cursor();
    if let Some(spot) = *last {
        let text = if *screen.get() == Screen::Editor {
            timeline_of(&editor).map_or_else(
                || spot.to_string(),
                |timeline| {
                    let (ply, viewer) = (timeline.ply(), timeline.side_to_move());
                    place_text(&timeline, spot, InspectorQuery { ply, spot: Some(spot), choice: None, viewer }, &words)
                },
            )
        } else {
            let ply = board_view.described_ply(&game);
            let choice = selection.choice().filter(|_| game.awaits_player() && ply == game.timeline().ply());
            let query = InspectorQuery { ply, spot: Some(spot), choice, viewer: marks::viewer(&game, ply) };
            place_text(game.timeline(), spot, query, &words)
        };
        announcements.say(text);
    }
}

/// The name of a place and what stands on it.
pub(super) fn place_text(timeline: &AnyTimeline, spot: Spot, query: InspectorQuery<'_>, words: &Words) -> String {
    let card = games::inspect(timeline, query, words);
    let about = card.map_or_else(|| words.text("speech-empty"), |card| card_text(&card));
    format!("{spot}. {about}")
}

/// A card as sentences.
fn card_text(card: &InspectorCard) -> String {
    let sections = card.sections.iter().flat_map(|section| std::iter::once(&section.heading).chain(&section.lines));
    let texts: Vec<&str> = [&card.name, &card.place]
        .into_iter()
        .chain(&card.facts)
        .chain(sections)
        .map(|text| text.trim_end_matches('.'))
        .filter(|text| !text.is_empty())
        .collect();
    texts.join(". ")
}

/// Writes the next sentence into a live region, and the title of the window, which egui does not know, into its node.
pub(super) fn speak(
    mut contexts: EguiContexts,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut announcements: ResMut<Announcements>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let is_heard = region(context, 0, &announcements.regions[0]);
    if !is_heard {
        // Without a screen reader, nobody waits for what was said before.
        if !announcements.waiting.is_empty() {
            announcements.waiting.clear();
        }
        return;
    }
    let title = windows.iter().next().map_or_else(String::new, |window| window.title.clone());
    context.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title));
    if let Some(sentence) = announcements.waiting.pop_front() {
        let next = announcements.next;
        announcements.regions[next] = sentence;
        announcements.next = (next + 1) % REGIONS;
        // The other region is emptied, so that it also changes if its last sentence comes again.
        let other = announcements.next;
        announcements.regions[other].clear();
        // The next sentence follows in the next frame.
        context.request_repaint();
    }
    for (index, text) in announcements.regions.iter().enumerate() {
        region(context, index, text);
    }
}

/// Adds a live region. Returns whether there is a screen reader.
fn region(context: &egui::Context, index: usize, text: &str) -> bool {
    let region = context.accesskit_node_builder(egui::Id::new(("announcement", index)), |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_label(text.to_owned());
        node.set_value(text.to_owned());
    });
    region.is_some()
}
