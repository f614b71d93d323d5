//! Tests of the files of studies: where a study is saved, and that no other way of saving a game loses it.

use super::study::{PLIES, edit, open_study, play_nth, saved};
use super::*;
use cannon_app_base::play::TreeEdit;
use cannon_rules::record::Record;

#[test]
fn a_study_is_saved_to_its_own_file_and_changes_no_other_one() {
    let mut player = open_study(GameId::Cannon);
    let game = player.game().record();
    player.request(Request::ViewPly(2));
    let fork = player.game().timeline().current_node();
    for nth in [7, 9] {
        edit(&mut player, TreeEdit::Select(fork));
        play_nth(&mut player, nth);
    }
    player.type_into("study/comment", "kept");
    // Each of these gives the study another main line.
    for child in [1, 2, 1] {
        let node = player.game().timeline().children(fork)[child];
        edit(&mut player, TreeEdit::Promote(node));
        player.frames(20);
        let main = player.game().timeline().children(fork)[0];
        edit(&mut player, TreeEdit::Delete(main));
        player.frames(20);
        edit(&mut player, TreeEdit::UndoDelete);
    }
    let all = saved(&mut player);
    assert_eq!(all.len(), 2, "the game and one study");
    let study = all.iter().find(|record| record.study).expect("a study").clone();
    let kept = all.iter().find(|record| !record.study).expect("the game").clone();
    assert_eq!((&kept.actions, kept.result, kept.variations.len()), (&game.actions, game.result, 2));
    // The game is opened once more as a study, and its variations are deleted from its own file.
    player.request(Request::Study { record: Box::new(kept), ply: 2 });
    for _ in 0..2 {
        let last = *player.game().timeline().children(fork).last().expect("a continuation");
        edit(&mut player, TreeEdit::Delete(last));
    }
    let all = saved(&mut player);
    assert!(all.contains(&study), "the other file is as it was");
    let kept = all.iter().find(|record| !record.study).expect("the game");
    assert_eq!((kept.actions.len(), kept.variations.len()), (PLIES, 0));
}

#[test]
fn a_game_that_is_opened_again_keeps_what_was_studied() {
    let mut player = open_study(GameId::Cannon);
    let original = Record { variations: Vec::new(), notes: Vec::new(), ..player.game().record() };
    player.request(Request::ViewPly(3));
    player.type_into("study/comment", "mine");
    play_nth(&mut player, 5);
    let studied = saved(&mut player);
    assert_eq!((studied.len(), studied[0].notes.len(), studied[0].variations.len()), (1, 1, 1));
    // The file from which the game came is opened once more, now and after a restart.
    player.request(Request::Load(Box::new(original.clone())));
    assert_eq!(saved(&mut player), studied);
    let mut player = player.restart();
    player.start_hot_seat();
    player.request(Request::Load(Box::new(original)));
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    assert_eq!(saved(&mut player), studied);
}

#[test]
fn a_game_is_shared_for_abstract_play_if_it_has_its_rules() {
    let mut player = open_study(GameId::Cannon);
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Share);
    player.frames(4);
    player.click("share-abstract-play");
    let folder = player.app.world().resource::<DocumentFolder>().path().expect("a folder");
    let files: Vec<_> = std::fs::read_dir(folder).expect("read").flatten().map(|file| file.path()).collect();
    let [file] = &files[..] else { panic!("{files:?}") };
    let text = std::fs::read_to_string(file).expect("read");
    let (_, games) = cannon_files::games_in_text(&text).expect("games");
    let read = games.into_iter().next().expect("a game").game.expect("it can be read").record;
    let game = player.game().record();
    assert_eq!((read.actions.len(), read.result), (game.actions.len(), game.result));
    // Tank Chess has no entry for it.
    let mut player = open_study(GameId::TankChess);
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Share);
    player.frames(4);
    assert!(player.widget_rect("share-file").is_some() && player.widget_rect("share-abstract-play").is_none());
}

#[test]
fn another_main_line_says_once_that_the_game_stays() {
    let mut player = open_study(GameId::Cannon);
    let text = player.text("study-own-file");
    player.request(Request::ViewPly(2));
    play_nth(&mut player, 7);
    player.frames(3);
    assert!(!player.shows_text(&text), "a variation changes nothing");
    let node = player.game().timeline().current_node();
    edit(&mut player, TreeEdit::Promote(node));
    player.frames(3);
    assert!(player.shows_text(&text));
}
