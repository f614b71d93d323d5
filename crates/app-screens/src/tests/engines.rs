//! Tests of other programs at the table: adding one, playing against it, its advice, and false programs.

#![cfg(unix)]

use std::fs;
use std::path::Path;

use super::harness::TestPlayer;
use super::*;
use cannon_app_activities::opponent::{LiveAnalysis, SeatedEngines, Thinking};
use cannon_app_base::settings::EngineEntry;

/// Writes a program that speaks UGI, with the commands of a shell that answer `go`, and returns its entry in the list.
fn program(folder: &Path, name: &str, go: &str) -> EngineEntry {
    let text = format!(
        "moves=; while read word rest; do case $word in ugi) echo id name Scripted {name}; \
         echo option name Depth type spin default 3 min 1 max 9; echo option name Style type combo default calm var calm var wild; \
         echo option name Book type check default true; echo option name Note type string default; echo ugiok;; \
         isready) echo readyok;; query) echo response true;; position) moves=$rest;; \
         setoption) echo \"$rest\" >>'{log}';; go) {go};; quit) exit;; esac; done",
        log = folder.join("options").display()
    );
    let path = folder.join(format!("{name}.sh"));
    fs::write(&path, text).expect("written");
    let (arguments, name) = (format!("'{}'", path.display()), name.to_owned());
    EngineEntry { name, program: "sh".to_owned(), arguments, seconds: 1, ..EngineEntry::default() }
}

/// Answers with the placement of the town, and then with two steps.
const REPLIES: &str =
    "case $moves in *b7-b6*) echo bestmove d7-d6;; *@f10*) echo bestmove b7-b6;; *) echo bestmove @f10;; esac";

fn add(player: &mut TestPlayer, entry: EngineEntry) {
    player.app.world_mut().resource_mut::<Settings>().engines.push(entry);
    player.frames(2);
}

/// Opens the screen for programs.
fn open(player: &mut TestPlayer) {
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Engines);
    player.frames(3);
}

fn settings(player: &TestPlayer) -> &Settings {
    player.app.world().resource::<Settings>()
}

/// Starts a game against the first program of the list by its card on the Play screen.
fn play_against_program(player: &mut TestPlayer) {
    player.click("title-new-game");
    player.scroll_to_opponent("new-game/program/1");
    player.click("new-game/program/1");
    player.click("new-game/side/side-south");
    player.click("new-game-start");
}

fn wait_for_ply(player: &mut TestPlayer, ply: usize) {
    player.wait_until("the answer of the program", |player| player.game().timeline().ply() == ply);
}

#[test]
fn program_is_added_tried_and_configured_on_its_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let entry = program(folder.path(), "added", "echo bestmove none");
    let mut player = TestPlayer::new();
    open(&mut player);
    assert!(player.shows_text(&player.text("engines-none")));
    player.click("engines-add");
    assert!(player.shows_text(&player.text("engines-program-missing")), "it says what is missing");
    player.type_into("engines-program", "sh");
    assert!(player.shows_text(&player.text("engines-name-missing")));
    player.type_into("engines-name", " My bot ");
    player.type_into("engines-arguments", &entry.arguments[..entry.arguments.len() - 1]);
    assert!(player.texts().iter().any(|text| text.text.contains("quotation mark")), "the quote is not closed");
    player.type_into("engines-arguments", &entry.arguments);
    player.click("engines-ask");
    player.wait_until("the options", |player| player.widget_rect("engines/option/Depth").is_some());
    player.scroll_to("engines/option/Depth");
    player.type_into("engines/option/Depth", "12");
    player.click("engines-save");
    assert!(settings(&player).engines.is_empty(), "12 is more than the program allows");
    assert!(player.texts().iter().any(|text| text.text == "Depth must be from 1 to 9."));
    player.type_into("engines/option/Depth", "5");
    player.click("engines-save");
    let saved = settings(&player).engines.clone();
    let [bot] = &saved[..] else { panic!("one program: {saved:?}") };
    assert_eq!((bot.name.as_str(), bot.program.as_str(), &bot.arguments), ("My bot", "sh", &entry.arguments));
    assert!(bot.options.iter().eq([(&"Depth".to_owned(), &"5".to_owned())]), "{:?}", bot.options);
    // It becomes the second adviser, is opened again and removed.
    player.click("engines-second-adviser");
    player.click("engines-second-adviser/1");
    assert_eq!(settings(&player).second_adviser.as_deref(), Some("My bot"));
    player.click("engines/1");
    for (answer, left) in [("question-no", 1), ("question-remove-program-yes", 0)] {
        player.click("engines-remove");
        player.click(answer);
        assert_eq!(settings(&player).engines.len(), left, "{answer}");
    }
    assert_eq!((settings(&player).engines.len(), &settings(&player).second_adviser), (0, &None));
}

#[test]
fn program_without_a_name_gets_its_own_and_faults_name_their_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let entry = program(folder.path(), "added", "echo bestmove none");
    let mut player = TestPlayer::new();
    open(&mut player);
    player.click("engines-add");
    let asks = |player: &mut TestPlayer, program: &str, arguments: &str, answer: &str| {
        player.type_into("engines-program", program);
        player.type_into("engines-arguments", arguments);
        player.click("engines-ask");
        player.wait_until(answer, |player| player.texts().iter().any(|text| text.text.contains(answer)));
    };
    let script = folder.path().join("bot.py");
    fs::write(&script, "print('ugiok')").expect("written");
    asks(&mut player, &script.display().to_string(), "", "A script needs its interpreter");
    asks(&mut player, &folder.path().display().to_string(), "", "this is a folder");
    asks(&mut player, "~/no/such/program", "", "no such file");
    asks(&mut player, "sh", "-c 'echo bad luck >&2; exit 3'", "exit status: 3). It said: “bad luck”.");
    assert!(player.shows_text(&player.text("engines-name-missing")));
    asks(&mut player, "sh", &entry.arguments, "it is Scripted added");
    assert!(player.shows_text("Scripted added"), "the name stands in its field");
    player.click("engines-save");
    assert_eq!(settings(&player).engines[0].name, "Scripted added");
}

#[test]
fn person_plays_against_a_program_without_a_rating() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = TestPlayer::new();
    let mut entry = program(folder.path(), "bot", REPLIES);
    entry.options.insert("Depth".to_owned(), "7".to_owned());
    add(&mut player, entry);
    play_against_program(&mut player);
    assert_eq!(player.game().program(Side::North), Some("bot"));
    player.play("@e1");
    wait_for_ply(&mut player, 2);
    assert!(!player.shows_text(&player.text("hud-rated")), "the plate does not claim a rating");
    player.play("c4-c5");
    wait_for_ply(&mut player, 4);
    assert_eq!(player.game().timeline().notation_at(3).as_deref(), Some("b7-b6"));
    let options = fs::read_to_string(folder.path().join("options")).expect("options");
    assert!(options.contains("name Depth value 7"), "{options}");
    // What is taken back is answered anew, by the same program.
    player.request(Request::Undo);
    assert_eq!(player.game().timeline().ply(), 2);
    player.play("a4-a5");
    wait_for_ply(&mut player, 4);
    player.request(Request::OfferDraw);
    player.frames(30);
    assert_eq!((player.game().draw_offer(), player.game().outcome()), (None, None), "a program declines a draw");
    assert!(player.shows_text(&player.text("notice-draw-declined")), "and nothing else is said");
    player.request(Request::Resign);
    let result = player.profile().results(GameId::Cannon).next_back().expect("a result");
    assert!(!result.rated);
    let record = player.game().record();
    let read = cannon_rules::record::Record::from_json(&record.to_json()).expect("a record");
    assert_eq!(
        (read.players[Side::North].seat, read.players[Side::North].name.as_deref()),
        (Seat::Program, Some("bot"))
    );
}

#[test]
fn false_program_loses_with_a_sentence_and_no_frame_waits_for_it() {
    for (name, go, sentence) in [
        ("crashes", "exit 3", "exit status: 3"),
        ("lies", "echo bestmove a1-a9", "a1-a9"),
        ("floods", "exec yes info string busy", "info string busy"),
        ("gives-up", "echo bestmove none", "found no move"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = TestPlayer::new();
        add(&mut player, program(folder.path(), name, go));
        play_against_program(&mut player);
        player.play("@e1");
        player.wait_until("the end of the game", |player| player.game().outcome().is_some());
        let outcome = Some(Outcome::Win { side: Side::South, by: WinReason::Fault });
        assert_eq!(player.game().outcome(), outcome, "{name}");
        assert_eq!(player.profile().results(GameId::Cannon).count(), 0, "{name} says nothing about the player");
        player.wait_until("the result", |player| player.widget_rect("result/program").is_some());
        player.frames(3);
        let texts: Vec<&str> = player.texts().iter().map(|text| text.text.as_str()).collect();
        assert!(texts.iter().any(|text| text.contains(sentence)), "{name}: {texts:?}");
        player.frames(2);
        let record = player.game().record();
        let comment = &record.notes.first().expect("a note").comment;
        assert!(comment.contains(sentence), "{name}: {comment}");
        assert_eq!(record.replay().map(|timeline| timeline.ply()), Ok(1), "{name}");
    }
}

#[test]
fn program_that_hangs_holds_up_neither_frames_nor_the_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = TestPlayer::new();
    add(&mut player, program(folder.path(), "hangs", "exec sleep 600"));
    play_against_program(&mut player);
    player.play("@e1");
    player
        .wait_until("the program to be asked", |player| player.app.world().resource::<Thinking>().is_choosing_action());
    // The patience with a program is some seconds, in which frames go on.
    player.frames(50);
    assert_eq!(player.game().timeline().ply(), 1);
    player.request(Request::Undo);
    assert_eq!(player.game().timeline().ply(), 0, "the move is taken back while the program hangs");
    player.request(Request::SetLevel(1));
    player.play("@d1");
    wait_for_ply(&mut player, 2);
    assert_eq!(player.game().program(Side::North), None, "the computer has taken its place");
}

#[test]
fn game_waits_for_a_program_that_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = TestPlayer::new();
    let missing = EngineEntry {
        name: "gone".to_owned(),
        program: folder.path().join("gone").display().to_string(),
        ..EngineEntry::default()
    };
    add(&mut player, missing);
    play_against_program(&mut player);
    player.play("@e1");
    let waits = player.app.world().resource::<Words>().format("hud-program-waits", &[("name", "gone".into())]);
    player.wait_until("the reason", |player| player.shows_text(&waits));
    assert_eq!(player.game().outcome(), None);
    // The player corrects the path, and the game goes on.
    let mended = EngineEntry { name: "gone".to_owned(), ..program(folder.path(), "mended", REPLIES) };
    player.app.world_mut().resource_mut::<Settings>().engines = vec![mended];
    wait_for_ply(&mut player, 2);
    // The program is removed, and the computer takes its place from the menu.
    player.app.world_mut().resource_mut::<Settings>().engines.clear();
    player.play("c4-c5");
    player.wait_until("the reason", |player| player.shows_text(&waits));
    let seated = player.app.world().resource::<SeatedEngines>();
    assert_eq!(seated.problem(player.game()).map(|problem| problem.reason.id), Some("program-missing"));
    player.click("hud-menu");
    player.click("pause-more");
    player.click("pause-replace-program");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Escape, KeyCode::Escape);
    wait_for_ply(&mut player, 4);
}

#[test]
fn second_adviser_shows_its_line_beside_the_analysis() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = TestPlayer::new();
    // It answers `stop`, as programs do that analyse without an end.
    let analysis = "echo info depth 4 score cp 31 pv @e1 @f10; echo info depth 5 score cp 42 pv @d1 @f10";
    add(&mut player, program(folder.path(), "advises", analysis));
    player.app.world_mut().resource_mut::<Settings>().second_adviser = Some("advises".to_owned());
    player.start_hot_seat();
    player.open_panel();
    player.press(egui::Key::B, KeyCode::KeyB);
    assert!(player.app.world().resource::<LiveAnalysis>().is_on());
    let line = |player: &TestPlayer| {
        let adviser = player.app.world().resource::<LiveAnalysis>().second_adviser();
        adviser.best_line().map(|line| (line.depth, line.actions.len()))
    };
    player.wait_until("the line", |player| line(player) == Some((Some(5), 2)));
    player.frames(2);
    assert!(player.shows_text("+0.42"));
    player.press(egui::Key::B, KeyCode::KeyB);
    assert_eq!(player.app.world().resource::<LiveAnalysis>().second_adviser().name(), None);
}

#[test]
fn screens_of_programs_fit_every_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let entry = program(folder.path(), "A program with a long name, up to the li", REPLIES);
    let list = |player: &mut TestPlayer| {
        add(player, entry.clone());
        open(player);
    };
    harness::check_layouts("the programs", list, |player, _| player.assert_in_window("engines-add"));
    let form = |player: &mut TestPlayer| {
        list(player);
        player.click("engines/1");
        player.wait_until("the options", |player| player.widget_rect("engines/option/Depth").is_some());
    };
    harness::check_layouts("the form of a program", form, |player, _| player.assert_in_window("engines-save"));
}
