//! Tests of the layout in every language: no text is cut off, shortened or covered by another text.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::*;
use crate::parts::dialogs::{AfterDiscard, Dialog};
use crate::start::crash_report::FoundReport;
use crate::tests::harness::ShownText;
use crate::widget_rects::WidgetRects;
use cannon_app_activities::lessons::LessonRequest;
use cannon_app_activities::puzzles::{PuzzleMode, PuzzleRequest};
use cannon_app_activities::review::Review;
use cannon_app_base::common::bindings::{Bindings, InputDevice};
use cannon_app_base::i18n::{Words, localizer};
use cannon_app_base::play::MatchPurpose;
use cannon_app_base::settings::rows::Page;
use cannon_i18n::{LANGUAGES, Language, Localizer, LocalizerOptions};
use cannon_rules::GameId;
use cannon_rules::record::{Player, Players};

/// The windows in which every screen must fit: width, height and scale of the interface.
const WINDOWS: [(f32, f32, f32); 2] = [(960.0, 600.0, 1.0), (1280.0, 720.0, 1.5)];

/// How far the bounds of letters may reach over each other or over an edge: rounding, and the overhang of letters, in points.
const TOLERANCE: f32 = 1.5;

/// The time of each player in the game with clocks.
const TIME: TimeControl = TimeControl::minutes(10, 5);

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

/// The faults of the texts of a frame, one line each.
pub(super) fn faults(texts: &[ShownText]) -> Vec<String> {
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

/// A player in a window of a size and interface scale, with the texts of a language, and the faults found so far.
struct Tour {
    player: TestPlayer,
    center: (f32, f32),
    /// The names of the folders above the folder in which files are chosen: their row scrolls, and its beginning may be hidden.
    folders: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Tour {
    fn new(words: &Localizer, (width, height, scale): (f32, f32, f32)) -> Tour {
        let mut player = TestPlayer::in_window(width, height);
        player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        player.frames(2);
        player.app.insert_resource(Words(words.clone()));
        player.frames(3);
        let folder = player.app.world().resource::<DocumentFolder>().path().expect("a folder of documents");
        // Files are chosen in this folder only if it exists, otherwise among whatever lies where the tests run.
        std::fs::create_dir_all(&folder).expect("a writable folder");
        let names = folder.iter().map(|name| name.to_string_lossy().into_owned());
        // The dialog puts this sign between them.
        let folders = names.chain([">".to_owned()]).collect();
        Tour { player, center: (width / 2.0, height / 2.0), folders, faults: BTreeSet::new() }
    }

    /// Notes the faults of what is shown.
    fn look(&mut self, screen: &str) {
        self.player.frames(3);
        let mut texts = self.player.texts().to_vec();
        texts.retain(|text| !self.folders.contains(&text.text));
        let cards = self.rank_cards();
        let card_of = |text: &ShownText| cards.iter().find(|card| card.contains(text.bounds.center())).copied();
        // A card at the end of the row is seen in part until the row is scrolled.
        texts.retain(|text| {
            card_of(text).is_none_or(|card| card.left() >= text.clip.left() && card.right() <= text.clip.right())
        });
        let beyond = texts.iter().filter(|text| card_of(text).is_some_and(|card| !card.contains_rect(text.bounds)));
        self.faults.extend(beyond.map(|text| format!("{screen}: beyond its card: {:?}", text.text)));
        self.faults.extend(faults(&texts).into_iter().map(|fault| format!("{screen}: {fault}")));
    }

    /// The cards of the ranks, in egui points.
    fn rank_cards(&mut self) -> Vec<egui::Rect> {
        let zoom = self.player.zoom();
        let cards = (1..=16).filter_map(|rank| self.player.widget_rect(&format!("new-game/rank/{rank}")));
        let point = |at: Vec2| egui::pos2(at.x / zoom, at.y / zoom);
        cards.map(|card| egui::Rect::from_min_max(point(card.min), point(card.max))).collect()
    }

    fn open(&mut self, menu: Menu) {
        self.player.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        self.look(&format!("{menu:?}"));
    }

    /// Looks at a long screen from its beginning to its end, or to the eighth page.
    fn look_while_scrolling(&mut self, screen: &str) {
        let mut last = Vec::new();
        for _ in 0..8 {
            // A pointer in a corner opens no tooltip over a text.
            self.player.point_at(1.0, 1.0);
            self.look(screen);
            let seen: Vec<_> = self.player.texts().iter().map(|text| (text.text.clone(), text.bounds)).collect();
            if seen == last {
                break;
            }
            last = seen;
            let x = if self.player.menu() == Menu::Settings { 0.3 * self.center.0 } else { self.center.0 };
            self.player.point_at(x, self.center.1);
            self.player.scroll(-250.0);
        }
    }

    fn start(&mut self, game: GameId, plies: usize) {
        self.player.start_hot_seat();
        let setup = MatchSetup { game, ..MatchSetup::default() };
        self.player.request(Request::Start(Box::new(setup)));
        (0..plies).for_each(|ply| self.player.play_any(ply));
    }

    /// Goes from any screen to the table.
    fn show_table(&mut self) {
        self.player.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        self.player.frames(2);
        self.player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
        self.player.frames(8);
    }

    /// Clicks an entry of a menu that may be longer than the window.
    fn click_in_menu(&mut self, entry: &str) {
        self.player.point_at(self.center.0, self.center.1);
        self.player.scroll(3000.0);
        self.player.scroll_to(entry);
        self.player.click(entry);
    }

    /// Clicks a widget of the settings, which may be below the edge.
    fn click_in_sheet(&mut self, entry: &str) {
        self.player.scroll_settings_to(entry);
        self.player.click(entry);
    }

    fn escape(&mut self) {
        self.player.press(egui::Key::Escape, KeyCode::Escape);
        self.player.frames(3);
    }
}

/// Opens all menus, both editors, and a game of each kind.
fn visit_menus_and_games(tour: &mut Tour) {
    tour.look("title");
    for menu in [
        Menu::More,
        Menu::Welcome,
        Menu::Handover,
        Menu::NewGame,
        Menu::GameOptions,
        Menu::SavedGames,
        Menu::Settings,
        Menu::Controls,
        Menu::Engines,
        Menu::Rules,
        Menu::Lessons,
        Menu::ModelGames,
        Menu::Profile,
        Menu::Puzzles,
        Menu::About,
    ] {
        tour.open(menu);
        tour.look_while_scrolling(&format!("{menu:?}"));
    }
    for game in [GameId::TankChess, GameId::Cannon] {
        tour.open(Menu::Title);
        tour.player.choose_game(game);
        tour.player.click("title-new-game");
        for opponent in ["watch", "person", "computer"] {
            tour.click_in_menu(&format!("new-game/opponent/new-game-{opponent}"));
            tour.look_while_scrolling(&format!("new game of {game}, {opponent}"));
        }
        // Over the row of ranks, the wheel moves the row. Below it, the wheel moves the screen.
        let middle = tour.center;
        tour.center.1 = 1.6 * middle.1;
        tour.look_while_scrolling(&format!("new game of {game}, below the ranks"));
        tour.center = middle;
        for rank in 1..=16 {
            tour.player.scroll_to_rank(rank);
            tour.look(&format!("rank {rank} of {game}"));
        }
        tour.player.choose_rank(16);
        tour.player.click("new-game/more");
        tour.look_while_scrolling(&format!("options of {game}"));
        if tour.player.widget_rect("draw-repetition").is_none() {
            tour.click_in_menu("options-all");
        }
        tour.look_while_scrolling(&format!("all rules of {game}"));
        tour.click_in_menu("new-game-clocks-differ");
        tour.look_while_scrolling(&format!("different clocks in {game}"));
        tour.player.click("options-done");
        tour.look(&format!("new game of {game} with different clocks"));
        tour.player.click("menu-back");
    }
    tour.open(Menu::Welcome);
    tour.player.click("settings-language");
    tour.look("languages");
    tour.player.click("settings-language");
    tour.player.open_editor();
    tour.look("scheme editor");
    tour.player.click("editor-open");
    tour.look_while_scrolling("set-ups");
    tour.player.open_editor_of(GameId::Cannon);
    tour.look("position editor");
    for game in GameId::ALL {
        tour.start(game, 5);
        tour.look(game.name());
        tour.player.app.world_mut().resource_mut::<HelpOpen>().0 = true;
        tour.look("help");
        tour.player.app.world_mut().resource_mut::<HelpOpen>().0 = false;
        tour.player.click("hud-menu");
        tour.look("pause");
        tour.escape();
        tour.player.request(Request::Resign);
        tour.look("result");
        tour.escape();
        tour.player.click("hud-menu");
        tour.look("pause after the game");
    }
}

/// Opens all pages of the settings, and points at each row for its explanation.
fn visit_settings(tour: &mut Tour) {
    tour.open(Menu::Settings);
    for page in Page::TABS.into_iter().chain([Page::Advanced]) {
        match page {
            Page::Advanced => tour.click_in_sheet("settings-advanced"),
            page => tour.player.open_settings_page(page),
        }
        tour.look_while_scrolling(&format!("settings, {page:?}"));
        tour.player.point_at(40.0, tour.center.1);
        tour.player.scroll(3000.0);
        for row in page.rows() {
            let rects = tour.player.app.world().resource::<WidgetRects>();
            let first = rects.iter().find(|(name, _)| name.split(['/', '=']).next() == Some(row.id));
            if let Some(at) = first.map(|(_, rect)| rect.center()) {
                tour.player.point_at(at.x, at.y);
                tour.look(&format!("settings, {}", row.id));
            }
        }
        tour.player.assert_all_in_window(&format!("settings, {page:?}"));
    }
}

/// Opens the screens for learning and for looking back at a game, the dialogs, and the notices.
fn visit_studies_and_dialogs(tour: &mut Tour) {
    for game in GameId::ALL {
        for index in [0, 4, 9] {
            tour.player.app.world_mut().write_message(LessonRequest::Begin { game, index });
            tour.show_table();
            assert_eq!(tour.player.game().purpose(), MatchPurpose::Exercise);
            tour.look(&format!("lesson {index} of {game}"));
            for request in [LessonRequest::Hint, LessonRequest::Proceed] {
                tour.player.app.world_mut().write_message(request);
                tour.player.frames(4);
                tour.look(&format!("lesson {index} of {game}, next step"));
            }
        }
        for _ in 0..20 {
            tour.player.app.world_mut().write_message(LessonRequest::Skip);
        }
        tour.player.frames(4);
        tour.look(&format!("end of a lesson of {game} with skipped tasks"));
        tour.player.app.world_mut().write_message(LessonRequest::Leave);
        tour.player.app.world_mut().write_message(PuzzleRequest::Begin { game, mode: PuzzleMode::Rated });
        tour.show_table();
        tour.look(&format!("puzzle of {game}"));
        tour.player.app.world_mut().write_message(PuzzleRequest::Hint);
        tour.look(&format!("puzzle of {game} with a hint"));
        tour.player.click("puzzle-solution");
        tour.player.frames(30);
        tour.look(&format!("solution of a puzzle of {game}"));
        let mode = PuzzleMode::Daily(jiff::Zoned::now().date());
        tour.player.app.world_mut().write_message(PuzzleRequest::Begin { game, mode });
        tour.show_table();
        tour.player.click("puzzle-solution");
        tour.player.frames(30);
        tour.look(&format!("solution of the puzzle of the day of {game}"));
        tour.player.click("puzzle/leave");
        tour.start(game, 4);
        tour.player.click("hud-menu");
        tour.click_in_menu("pause-more");
        tour.look(&format!("second page of the pause menu of {game}"));
        tour.click_in_menu("pause-review");
        assert_eq!(tour.player.menu(), Menu::Review);
        tour.look(&format!("review of {game}, running"));
        let what = format!("the review of {game}");
        tour.player.wait_until(&what, |player| {
            let session = player.app.world().resource::<Review>().session();
            session.is_some_and(|session| session.is_complete() && !session.is_running())
        });
        tour.look_while_scrolling(&what);
        tour.player.press(egui::Key::PageUp, KeyCode::PageUp);
        tour.look(&what);
        tour.escape();
        for menu in [Menu::Photo, Menu::Film] {
            tour.open(menu);
        }
        tour.open(Menu::None);
    }
    tour.player.app.world_mut().resource_mut::<Settings>().opposite_clocks = true;
    let players = Players { south: Player::new(Seat::Human, TIME), north: Player::new(Seat::Human, TIME) };
    tour.player.request(Request::Start(Box::new(MatchSetup { players, ..MatchSetup::default() })));
    tour.player.play_any(0);
    tour.look("clocks for both");
    tour.player.request(Request::OfferDraw);
    tour.look("draw offer");
    tour.player.request(Request::AnswerDraw { accept: false });
    let file = std::path::PathBuf::from("a-game-of-an-afternoon.json");
    let name = "A game of an afternoon in a long and warm summer".to_owned();
    for dialog in [
        Dialog::Resign,
        Dialog::Restart,
        Dialog::ResetProfile,
        Dialog::RestoreBindings,
        Dialog::PuzzleHelp(PuzzleRequest::ShowSolution),
        Dialog::Rename { file: file.clone(), name: name.clone(), refusal: None },
        Dialog::ImportGames,
        Dialog::ReplaceSetup { file: file.clone(), name: name.clone() },
        Dialog::DeleteSetup { file, name },
        Dialog::Repetition,
        Dialog::DiscardChanges(AfterDiscard::GoToTitle),
    ] {
        let screen = format!("{dialog:?}");
        tour.player.app.insert_resource(dialog);
        tour.look(&screen);
        tour.player.app.insert_resource(Dialog::None);
        tour.player.frames(2);
    }
    tour.player.app.insert_resource(FoundReport::new("crash-report.txt".into(), "a line\nand another"));
    tour.player.app.insert_resource(Dialog::CrashReport);
    tour.look("crash");
    tour.player.click("crash-show");
    tour.look("report of a crash");
    tour.player.click("notice-close");
    tour.player.click("hud-menu");
    tour.click_in_menu("pause-share");
    tour.look("ways to share a game");
    tour.click_in_menu("share-text");
    tour.look("notice about copied moves");
    tour.player.click("hud-menu");
    tour.click_in_menu("pause-share");
    tour.player.scroll(-3000.0);
    tour.player.click("share-file");
    tour.look("notice about a file");
    tour.player.click("hud-menu");
    tour.click_in_menu("pause-to-title");
    tour.player.click("title-saved-games");
    tour.look("saved games");
    tour.player.choose_for_game(None, "saved-delete");
    tour.look("deleted game");
}

/// The faults that a tour finds in all languages and windows.
fn faults_in_all_languages(visit: fn(&mut Tour), windows: &[(f32, f32, f32)]) -> Vec<String> {
    let pseudo = pseudo_locale();
    let languages = LANGUAGES
        .iter()
        .map(|entry| (entry.tag, localizer(entry.language, &Bindings::default(), InputDevice::Keyboard)));
    let mut all = Vec::new();
    for (name, words) in languages.chain([("pseudo", pseudo)]) {
        for &window in windows {
            let mut tour = Tour::new(&words, window);
            visit(&mut tour);
            all.extend(tour.faults.into_iter().map(|fault| format!("{name} {window:?} {fault}")));
        }
    }
    all
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_text_of_menus_and_games_is_cut_off_or_covered_in_any_language() {
    assert_none(&faults_in_all_languages(visit_menus_and_games, &WINDOWS));
}

#[test]
fn no_text_of_studies_and_dialogs_is_cut_off_or_covered_in_any_language() {
    assert_none(&faults_in_all_languages(visit_studies_and_dialogs, &WINDOWS));
}

#[test]
fn no_text_of_the_settings_is_cut_off_or_covered_in_any_language() {
    let [small, large] = WINDOWS;
    let windows = [small, (1280.0, 720.0, 1.0), large, (1280.0, 720.0, 2.0)];
    assert_none(&faults_in_all_languages(visit_settings, &windows));
}
