//! Captions: words for the sounds that carry meaning, with the direction from which they come.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::hud::board_area;
use cannon_app_base::common::sound::{PlaySound, SoundSource};
use cannon_app_base::common::{AppSystems, TableCamera, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::{fonts, measures};

/// The time for which a caption is shown.
const STAY: Duration = Duration::from_millis(2500);
/// The number of captions that are shown at most.
const MOST: usize = 3;
/// A sound that is farther than this from the middle of the view, as a share of half its width, comes from a side.
const SIDE: f32 = 0.33;

/// The captions that are shown, the oldest first.
#[derive(Resource, Default)]
struct Captions(VecDeque<Caption>);

struct Caption {
    message: &'static str,
    direction: Direction,
    age: Duration,
}

/// Where a sound comes from, as the player sees the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Left,
    Middle,
    Right,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(Update, collect.in_set(AppSystems::Animate))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

/// Notes the sounds that begin, and forgets the sounds that were shown long enough.
fn collect(
    mut sounds: MessageReader<PlaySound>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    places: Query<&GlobalTransform>,
    mut captions: ResMut<Captions>,
) {
    let begun: Vec<&PlaySound> = sounds.read().filter(|_| settings.captions).collect();
    if begun.is_empty() && captions.0.is_empty() {
        return;
    }
    let delta = time.delta();
    captions.0.iter_mut().for_each(|caption| caption.age += delta);
    captions.0.retain(|caption| caption.age < STAY);
    for sound in begun {
        let Some(message) = sound.sound.caption else { continue };
        let place = match sound.source {
            SoundSource::Listener => None,
            SoundSource::Position(place) => Some(place),
            SoundSource::Entity(entity) => places.get(entity).ok().map(GlobalTransform::translation),
        };
        let direction = place.map_or(Direction::Middle, |place| direction(&camera, place));
        // A sound that repeats, such as the steps of a march, has one caption.
        match captions.0.iter_mut().find(|shown| shown.message == message && shown.direction == direction) {
            Some(shown) => shown.age = Duration::ZERO,
            None => captions.0.push_back(Caption { message, direction, age: Duration::ZERO }),
        }
        while captions.0.len() > MOST {
            captions.0.pop_front();
        }
    }
}

/// The direction of a place in the view of the camera.
fn direction(camera: &Query<(&Camera, &GlobalTransform), With<TableCamera>>, place: Vec3) -> Direction {
    let across = camera.iter().next().and_then(|(camera, transform)| camera.world_to_ndc(transform, place));
    match across.map_or(0.0, |place| place.x) {
        x if x < -SIDE => Direction::Left,
        x if x > SIDE => Direction::Right,
        _ => Direction::Middle,
    }
}

/// Shows the captions above each other, with an arrow towards their side.
fn show(mut contexts: EguiContexts, captions: Res<Captions>, words: Res<Words>, insets: Res<ViewInsets>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if captions.0.is_empty() {
        return;
    }
    context.request_repaint();
    let free = board_area(context, &insets);
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("captions")));
    let mut bottom = free.bottom() - measures::SMALL;
    for caption in captions.0.iter().rev() {
        let text = words.text(caption.message);
        let text = match caption.direction {
            Direction::Left => format!("← {text}"),
            Direction::Middle => text,
            Direction::Right => format!("{text} →"),
        };
        let galley = painter.layout_no_wrap(text, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
        let size = galley.size() + egui::vec2(20.0, 8.0);
        let rect = egui::Align2::CENTER_BOTTOM.anchor_size(egui::pos2(free.center().x, bottom), size);
        painter.rect_filled(rect, measures::ROUNDING, *surface::SIDE_PANEL);
        painter.galley(rect.min + egui::vec2(10.0, 4.0), galley, *ink::BRIGHT);
        named_rects::record(context, &format!("caption/{}", caption.message), rect);
        bottom = rect.top() - measures::TIGHT;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_games as games;

    #[test]
    fn signals_have_captions() {
        // Signals have a high priority; ambience, music and the answers of the interface carry no meaning of their own.
        let silent: Vec<_> = games::all_sounds()
            .filter(|sound| sound.priority >= 6 && sound.period.is_none() && sound.caption.is_none())
            .filter_map(|sound| sound.takes.first())
            .collect();
        assert_eq!(
            silent,
            [&"defeat", &"draw", &"impact-wood-1", &"impact-stone-1"],
            "the result is written on the screen"
        );
    }

    #[test]
    fn captions_have_messages() {
        let words = Words::default();
        for caption in games::all_sounds().filter_map(|sound| sound.caption) {
            assert!(words.has(caption), "{caption}");
        }
    }
}
