//! Tests of the analysis of the shown position.

use super::*;
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_rules::GameId;

fn analysis(player: &TestPlayer) -> &LiveAnalysis {
    player.app.world().resource::<LiveAnalysis>()
}

/// Waits until all lines of the shown position are there.
fn wait_for_lines(player: &mut TestPlayer) {
    player.wait_until("the lines", |player| {
        let analysis = analysis(player);
        let is_of_shown = analysis.timeline().is_some_and(|timeline| timeline.ply() == player.game().shown_ply());
        is_of_shown && analysis.lines().len() == 3 && analysis.best_actions(player.game()).len() == 3
    });
    player.frame();
}

/// Turns the analysis on or off, for which the panel opens and closes.
fn press_b(player: &mut TestPlayer) {
    player.press(egui::Key::B, KeyCode::KeyB);
}

#[test]
fn analysis_follows_the_shown_position() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        player.start_hot_seat();
        player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
        (0..4).for_each(|ply| player.play_any(ply));
        assert!(player.widget_rect("analysis/card").is_none() && analysis(&player).timeline().is_none());
        press_b(&mut player);
        wait_for_lines(&mut player);
        let live = player.game().timeline().actions();
        let best = analysis(&player).best_actions(player.game());
        assert!(
            best.iter().all(|action| live.contains(action)) && best[0] != best[1] && best[1] != best[2],
            "{best:?}"
        );
        let percentage = analysis(&player).win_percentage().expect("a result");
        assert!((0.0..=100.0).contains(&percentage));
        for name in ["analysis/card", "analysis/bar"] {
            assert!(player.widget_rect(name).is_some(), "{name}");
        }
        player.assert_all_in_window("the analysis");
        player.request(Request::ViewPly(1));
        wait_for_lines(&mut player);
        let replies = analysis(&player).timeline().map(|timeline| timeline.actions()).expect("a position");
        let best = analysis(&player).best_actions(player.game());
        assert!(best.iter().all(|action| replies.contains(action)), "the actions are those of the second turn");
        player.click("hud-analyse");
        assert!(!analysis(&player).is_on() && !analysis(&player).is_searching());
        assert!(player.widget_rect("analysis/card").is_none() && player.widget_rect("analysis/bar").is_none());
    }
}

#[test]
fn analysis_ends_with_the_game_and_is_not_offered_in_lessons() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    press_b(&mut player);
    wait_for_lines(&mut player);
    player.request(Request::Resign);
    player.frames(2);
    assert!(!analysis(&player).is_searching(), "the game is over");
    player.request(Request::Restart);
    assert!(!analysis(&player).is_on(), "another game");
    let mut player = TestPlayer::new();
    player.click("title-lessons");
    player.click("lesson/cannon/1");
    press_b(&mut player);
    player.frames(3);
    assert!(!analysis(&player).is_on());
}

#[test]
fn review_has_the_analysis_too() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..6).for_each(|ply| player.play_any(ply));
    player.click("hud-menu");
    player.click("pause-more");
    player.click("pause-review");
    player.click("review/analyse");
    wait_for_lines(&mut player);
    player.assert_all_in_window("the review with an analysis");
    player.press(egui::Key::Home, KeyCode::Home);
    wait_for_lines(&mut player);
    player.click("review/analyse");
    assert!(!analysis(&player).is_on());
}

#[test]
fn game_with_an_analysis_is_not_rated() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let mut setup = player.game().setup().clone();
    setup.players[Side::North].seat = Seat::Computer { level: 1, style: Default::default() };
    player.request(Request::Start(Box::new(setup)));
    let started = player.game().started_at();
    let had_help = |player: &TestPlayer| {
        let profiles = player.app.world().resource::<PlayerProfiles>();
        profiles.current().is_some_and(|profile| profile.had_help(started))
    };
    assert!(!had_help(&player));
    press_b(&mut player);
    player.frames(3);
    assert!(had_help(&player));
}

#[test]
fn heading_and_depth_of_the_analysis_never_overlap() {
    for (width, height, scale) in [(1280.0, 720.0, 1.0), (960.0, 600.0, 1.4), (1280.0, 720.0, 1.4)] {
        let mut player = TestPlayer::in_window(width, height);
        player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        player.start_hot_seat();
        press_b(&mut player);
        wait_for_lines(&mut player);
        let card = player.widget_rect("analysis/card").expect("the card");
        let zoom = player.zoom();
        let is_inside = |bounds: egui::Rect| {
            let middle = bounds.center() * zoom;
            card.contains(Vec2::new(middle.x, middle.y))
        };
        let texts: Vec<_> = player.texts().iter().filter(|text| is_inside(text.bounds)).collect();
        assert!(texts.len() >= 4, "{texts:?}");
        for (index, text) in texts.iter().enumerate() {
            let overlapping = texts[index + 1..].iter().find(|other| other.bounds.intersects(text.bounds));
            assert!(overlapping.is_none(), "{text:?} {overlapping:?}");
        }
    }
}
