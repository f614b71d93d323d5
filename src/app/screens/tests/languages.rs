//! Tests of the layout in every language: no text is cut off, shortened or covered by another one.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::*;
use crate::app::common::bindings::{Bindings, InputDevice};
use crate::app::i18n::{Words, localizer};
use crate::app::screens::new_game::NewGameDraft;
use crate::app::screens::tests::harness::ShownText;
use cannon_i18n::{LANGUAGES, Language, Localizer, LocalizerOptions};

/// The windows in which every screen must fit: width, height and scale of the interface.
const WINDOWS: [(f32, f32, f32); 2] = [(960.0, 600.0, 1.0), (1280.0, 720.0, 1.5)];

/// How far the bounds of letters may reach over each other or over an edge: rounding, and the overhang of letters, in points.
const TOLERANCE: f32 = 1.5;

/// Characters that may not begin a line of Japanese. Small kana may, by the loose rule that egui follows.
const NOT_AT_START: &str = "、。」)!?";

/// A pseudo-locale: English with 40 % more letters, some of them with accents.
fn pseudo_locale() -> Localizer {
    fn longer(text: &str) -> Cow<'_, str> {
        let mut letters = 0;
        let mut longer = String::new();
        for letter in text.chars() {
            longer.push(letter);
            if letter.is_alphabetic() {
                letters += 1;
                // Two letters of each five are doubled.
                if letters % 5 == 1 || letters % 5 == 3 {
                    longer.push(match letter {
                        'a' => 'ä',
                        'e' => 'é',
                        'o' => 'ö',
                        other => other.to_ascii_lowercase(),
                    });
                }
            }
        }
        longer.into()
    }
    Localizer::with_options(
        Language::English,
        LocalizerOptions { transform: Some(longer), ..LocalizerOptions::default() },
    )
}

/// The faults of the texts of a frame, one line each. `may_shorten` tells texts that are shortened where the room ends.
fn faults(texts: &[ShownText]) -> Vec<String> {
    let mut faults = Vec::new();
    let shown: Vec<&ShownText> = texts
        .iter()
        .filter(|text| text.bounds.is_positive() && text.bounds.intersects(text.clip) && !text.text.trim().is_empty())
        .collect();
    for (index, text) in shown.iter().enumerate() {
        if text.is_shortened {
            faults.push(format!("shortened: {:?}", text.text));
        }
        let (bounds, clip) = (text.bounds, text.clip.expand(TOLERANCE));
        if bounds.left() < clip.left() || bounds.right() > clip.right() {
            faults.push(format!("cut off: {:?} {bounds:?} in {clip:?}", text.text));
        }
        for line in text.lines.iter().skip(1) {
            if line.starts_with(|letter| NOT_AT_START.contains(letter)) {
                faults.push(format!("line begins with {line:?}"));
            }
        }
        for other in &shown[index + 1..] {
            let both = bounds.intersect(text.clip).intersect(other.bounds.intersect(other.clip));
            if both.width() > TOLERANCE && both.height() > TOLERANCE && text.clip.intersects(other.clip) {
                faults.push(format!("overlap: {:?} and {:?}", text.text, other.text));
            }
        }
    }
    faults
}

/// Opens all screens in a window and reports the faults of each.
fn all_faults(words: &Localizer, (width, height, scale): (f32, f32, f32)) -> BTreeSet<String> {
    let mut player = TestPlayer::in_window(width, height);
    player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
    player.frames(2);
    player.app.insert_resource(Words::from(words.clone()));
    player.frames(3);
    let mut all = BTreeSet::new();
    let mut look = |player: &mut TestPlayer, screen: &str| {
        player.frames(3);
        all.extend(faults(player.texts()).into_iter().map(|fault| format!("{screen}: {fault}")));
    };
    look(&mut player, "title");
    for menu in [
        Menu::Welcome,
        Menu::Handover,
        Menu::NewGame,
        Menu::SavedGames,
        Menu::Settings,
        Menu::Controls,
        Menu::Rules,
        Menu::Lessons,
        Menu::Profile,
        Menu::Puzzles,
    ] {
        player.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        look(&mut player, &format!("{menu:?}"));
        player.point_at(width / 2.0, height / 2.0);
        for _ in 0..6 {
            player.scroll(-350.0);
            look(&mut player, &format!("{menu:?}"));
        }
    }
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Title);
    player.frames(4);
    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    look(&mut player, "new game of Tank Chess");
    for game in ["tank-chess", "cannon"] {
        player.app.world_mut().resource_mut::<NewGameDraft>().unfold(game);
        for _ in 0..8 {
            look(&mut player, &format!("new game of {game}, unfolded"));
            player.scroll(-250.0);
        }
    }
    player.click("menu-back");
    player.open_editor();
    look(&mut player, "scheme editor");
    player.open_editor_of("cannon");
    look(&mut player, "position editor");
    for game in ["cannon", "tank-chess"] {
        player.start_hot_seat();
        player.request(Request::Start(Box::new(MatchSetup { game: game.to_owned(), ..MatchSetup::default() })));
        (0..5).for_each(|ply| player.play_any(ply));
        look(&mut player, game);
        player.app.world_mut().resource_mut::<HelpOpen>().0 = true;
        look(&mut player, "help");
        player.app.world_mut().resource_mut::<HelpOpen>().0 = false;
        player.click("hud-menu");
        look(&mut player, "pause");
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.request(Request::Resign);
        look(&mut player, "result");
    }
    all
}

#[test]
fn no_text_is_cut_off_or_covered_in_any_language() {
    let pseudo = pseudo_locale();
    let languages = LANGUAGES
        .iter()
        .map(|entry| (entry.tag, localizer(entry.language, &Bindings::default(), InputDevice::Keyboard)));
    let mut all = Vec::new();
    for (name, words) in languages.chain([("pseudo", pseudo)]) {
        for window in WINDOWS {
            let faults = all_faults(&words, window);
            all.extend(faults.into_iter().map(|fault| format!("{name} {window:?} {fault}")));
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all.join("\n"));
}
