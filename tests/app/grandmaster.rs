//! Tests of the Grandmaster, and of games that the computer ends early.

use std::time::{Duration, Instant};

use cannon_app_activities::opponent::{OnBattery, Pondering, Thinking};
use cannon_app_base::play::{MatchRequest, MatchSetup, Request, Source};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_rules::record::{LEVELS, Players, Seat};
use cannon_rules::{Outcome, Side, WinReason};

use crate::harness::TestTable;

fn table_against(level: i8, position: Option<&str>) -> TestTable {
    let players = Players::untimed(Seat::Human, Seat::computer(level));
    let position = position.map(str::to_owned);
    let mut table = TestTable::new(MatchSetup { players, position, ..MatchSetup::default() });
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    settings.natural_pace = false;
    settings.grandmaster_seconds = 1;
    table
}

fn is_pondering(table: &mut TestTable) -> bool {
    table.frames(2);
    table.resource::<Pondering>().is_on()
}

/// The starting position with one soldier of each side on another point.
const FULL_BOARD: &str = "5L4/1l1l1l1l1l/1l1l1l1l1l/l2l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d2d/4D5 d";

#[test]
fn grandmaster_takes_its_time_and_ponders_during_the_players_turn() {
    // No book knows this position, and no win is near: a search that proves one ends before its time.
    let mut table = table_against(*LEVELS.end(), Some(FULL_BOARD));
    assert!(is_pondering(&mut table), "the player is to move");
    let action = table.game().timeline().actions()[0];
    let source = Source::Interface;
    let request = Request::Play { action, animation_variant: None };
    table.app.world_mut().write_message(MatchRequest { request, source });
    let started = Instant::now();
    table.wait_until("its search", |table| table.resource::<Thinking>().is_choosing_action());
    assert!(!is_pondering(&mut table), "its own turn");
    table.wait_until("its action", |table| table.game().timeline().ply() == 2 || table.game().outcome().is_some());
    assert!(started.elapsed() >= Duration::from_secs(1), "it takes the time that the player chose");
    assert!(is_pondering(&mut table), "the player is to move again");
}

#[test]
fn pondering_stops_with_the_setting_on_battery_and_in_menus() {
    let mut table = table_against(*LEVELS.end(), None);
    assert!(is_pondering(&mut table));
    table.app.insert_resource(OnBattery(true));
    assert!(!is_pondering(&mut table), "on battery");
    table.app.insert_resource(OnBattery(false));
    assert!(is_pondering(&mut table));
    table.set_menu(Menu::Pause);
    assert!(!is_pondering(&mut table), "in a menu");
    table.set_menu(Menu::None);
    assert!(is_pondering(&mut table));
    table.app.world_mut().resource_mut::<Settings>().ponder = false;
    assert!(!is_pondering(&mut table), "switched off");
}

#[test]
fn lower_levels_do_not_ponder() {
    let mut table = table_against(13, None);
    assert!(!is_pondering(&mut table));
}

/// A position in which the computer has one soldier left, and its town is far from the enemy.
const HOPELESS: &str = "8L1/9l/10/10/10/10/d1d1d1d1d1/d1d1d1d1d1/10/1D8 d";

/// Plays until the game ends, or for this number of plies. The human side steps back and forth, and takes nothing.
fn play_on(table: &mut TestTable, plies: usize) -> Option<Outcome> {
    for _ in 0..plies / 2 {
        let timeline = table.game().timeline();
        let quiet = timeline
            .actions()
            .into_iter()
            .find(|&action| timeline.notation(action).is_some_and(|text| !text.contains('x') && !text.contains('*')));
        let action = quiet.expect("a quiet action");
        let ply = timeline.ply();
        let request = Request::Play { action, animation_variant: None };
        table.app.world_mut().write_message(MatchRequest { request, source: Source::Interface });
        table.wait_until("the answer", |table| {
            table.game().timeline().ply() == ply + 2 || table.game().outcome().is_some()
        });
        if table.game().outcome().is_some() {
            break;
        }
    }
    table.game().outcome()
}

#[test]
fn computer_resigns_a_hopeless_game() {
    let mut table = table_against(5, Some(HOPELESS));
    let resigned = Outcome::Win { side: Side::South, by: WinReason::Resignation };
    assert_eq!(play_on(&mut table, 16), Some(resigned));
    assert!(table.game().timeline().ply() >= 7, "not before it was hopeless for several turns");
}

#[test]
fn computer_plays_on_if_it_is_to_and_at_low_levels() {
    let mut table = table_against(5, Some(HOPELESS));
    table.app.world_mut().resource_mut::<Settings>().computer_resigns = false;
    assert_eq!(play_on(&mut table, 12), None);
    let mut table = table_against(2, Some(HOPELESS));
    assert_eq!(play_on(&mut table, 12), None);
}

#[test]
fn player_answers_a_draw_offer_of_the_computer() {
    for accept in [true, false] {
        let mut table = table_against(1, None);
        let source = Source::Computer { revision: table.game().revision() };
        table.app.world_mut().write_message(MatchRequest { request: Request::OfferDraw, source });
        table.frames(2);
        assert_eq!(table.game().draw_offer(), Some(Side::North));
        table.request(Request::AnswerDraw { accept });
        assert_eq!(table.game().outcome().is_some(), accept);
        assert_eq!(table.game().draw_offer(), None);
    }
}
