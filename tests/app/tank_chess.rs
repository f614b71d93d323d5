//! Tank Chess on the table: choosing in stages by pointer and by keys, and entities that equal the position.

use std::collections::BTreeMap;

use bevy::input::keyboard::KeyCode;
use bevy::math::Vec3;
use bevy::prelude::State;
use cannon::app::board::Spot;
use cannon::app::games::tank_chess::{Aimed, Choice};
use cannon::app::games::{self, AnyChoice};
use cannon::app::input::Selection;
use cannon::app::pieces::{At, Figure};
use cannon::app::play::{MatchSetup, Request};
use cannon::app::settings::{AnimationSpeed, Settings};
use cannon::app::states::Menu;
use cannon::rules::Game;
use cannon::rules::record::{Player, Players, Seat, TimeControl};
use cannon::rules::tank_chess::{Facing, Position, Square};

use crate::table::{Table, place};

const GAME: &str = include_str!("../data/tank-chess-game.txt");
/// A medium tank on D3, a light tank of Black's in front of it on D8 and a heavy one behind that, and both Commands out of the way.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";
/// White's Command can leave.
const ESCAPE: &str = "11cS/12/12/4CN7/12/12/12/12/12/12/12/12 w";

fn setup(position: Option<&str>) -> MatchSetup {
    MatchSetup { game: Position::ID.to_owned(), position: position.map(str::to_owned), ..MatchSetup::default() }
}

fn table(position: Option<&str>) -> Table {
    let mut table = Table::new(setup(position));
    table.look_from(Vec3::new(0.0, 28.0, 8.0));
    table
}

fn square(name: &str) -> Square {
    name.parse().expect("tests name squares of the board")
}

fn choice(table: &Table) -> Option<Choice> {
    table.resource::<Selection>().choice().and_then(AnyChoice::of::<Choice>).copied()
}

fn aimed(unit: &str, to: &str, facing: Facing) -> Option<Choice> {
    Some(Choice { unit: square(unit), aimed: Some(Aimed { to: square(to), facing }) })
}

fn selected(unit: &str) -> Option<Choice> {
    Some(Choice { unit: square(unit), aimed: None })
}

/// What has been played, without the announcements.
fn played(table: &Table) -> Vec<String> {
    let timeline = table.game().timeline();
    let notations = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply));
    notations.map(|text| text.trim_end_matches(['+', '=']).to_owned()).collect()
}

#[test]
fn a_tank_is_selected_driven_turned_and_fires_by_pointer() {
    let mut table = table(Some(DUEL));
    table.click("D3");
    assert_eq!(choice(&table), selected("D3"));
    table.click("D4");
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::N), "it can fire as it arrives");
    table.click("E5");
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::NE), "an arrow turns it");
    table.click("D5");
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::N));
    table.click("D8");
    assert_eq!(played(&table), ["D3>D4/N xD8"]);
    assert_eq!(choice(&table), None);
}

#[test]
fn a_second_click_on_the_square_goes_there_without_firing() {
    let mut table = table(Some(DUEL));
    table.click("D3");
    table.click("D4");
    table.click("D4");
    assert_eq!(played(&table), ["D3>D4/N"]);
}

#[test]
fn a_click_on_an_enemy_leads_to_where_it_can_be_fired_at() {
    let mut table = table(Some(DUEL));
    table.click("D3");
    table.click("D8");
    let Some(Choice { aimed: Some(aimed), .. }) = choice(&table) else { panic!("a stance is chosen") };
    let targets = table.game().timeline().of::<Position>().expect("Tank Chess").position().targets_from(
        square("D3"),
        aimed.to,
        aimed.facing,
    );
    assert!(targets.iter().any(|target| target.square == square("D8") && target.destroys), "{aimed:?}");
    table.click("D8");
    assert!(played(&table)[0].ends_with("xD8"), "{:?}", played(&table));
}

#[test]
fn escape_goes_back_stage_by_stage() {
    let mut table = table(Some(DUEL));
    table.click("D3");
    table.click("F5");
    assert!(choice(&table).is_some_and(|choice| choice.aimed.is_some()));
    table.key(KeyCode::Escape);
    assert_eq!(choice(&table), selected("D3"));
    table.key(KeyCode::Escape);
    assert_eq!(choice(&table), None);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::None);
    table.key(KeyCode::Escape);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::Pause);
    assert!(played(&table).is_empty());
}

#[test]
fn a_turn_by_keys_alone() {
    let mut table = table(Some(DUEL));
    // The Command on A1 comes first, then the tank.
    table.key(KeyCode::Tab);
    table.key(KeyCode::Tab);
    assert_eq!(table.resource::<Selection>().cursor(), Some(place("D3")));
    table.key(KeyCode::Enter);
    table.key(KeyCode::ArrowUp);
    table.key(KeyCode::Enter);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::N));
    table.key(KeyCode::KeyE);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::NE));
    table.key(KeyCode::KeyQ);
    table.key(KeyCode::KeyQ);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::NW));
    table.key(KeyCode::KeyE);
    (0..4).for_each(|_| table.key(KeyCode::ArrowUp));
    table.key(KeyCode::Enter);
    assert_eq!(played(&table), ["D3>D4/N xD8"]);
}

#[test]
fn a_unit_turns_where_it_stands() {
    let mut table = table(Some(DUEL));
    table.click("D3");
    table.click("D3");
    assert_eq!(choice(&table), aimed("D3", "D3", Facing::N));
    table.click("E3");
    table.click("D3");
    assert_eq!(played(&table), ["D3>D3/E"]);
}

#[test]
fn a_third_click_lets_go_of_a_unit_that_has_not_turned() {
    let mut table = table(Some(DUEL));
    (0..3).for_each(|_| table.click("D3"));
    assert_eq!(choice(&table), None);
    assert!(played(&table).is_empty() && table.refusals().is_empty());
}

#[test]
fn dragging_chooses_a_square() {
    let mut table = table(Some(DUEL));
    table.drag("D3", "F5");
    assert!(choice(&table).is_some_and(|choice| choice.aimed.is_some_and(|aimed| aimed.to == square("F5"))));
}

#[test]
fn the_command_leaves_by_a_click_on_the_edge() {
    let mut table = table(Some(ESCAPE));
    let position = games::live(table.game()).expect("Tank Chess is on the table");
    assert_eq!(position.turn_message(), Some("hud-command-can-leave"));
    table.click("E9");
    table.click("E12");
    assert_eq!(played(&table), ["C: E9>exit#"]);
    assert!(table.game().outcome().is_some());
}

#[test]
fn wrong_clicks_explain_themselves() {
    let mut table = table(Some(DUEL));
    for (clicks, reason) in [
        (&["G7"][..], "refused-tank-select-first"),
        (&["D8"], "refused-tank-not-yours"),
        (&["D3", "L2"], "refused-tank-too-far"),
        (&["D10"], "refused-tank-no-attack"),
    ] {
        clicks.iter().for_each(|name| table.click(name));
        assert_eq!(table.refusals(), [reason], "{clicks:?}");
    }
    assert!(played(&table).is_empty());
}

/// What stands where, as entities or as figures.
type Scene = BTreeMap<Spot, Figure>;

fn shown(table: &mut Table) -> Scene {
    let mut query = table.app.world_mut().query::<(&At, &Figure)>();
    query.iter(table.app.world()).map(|(at, figure)| (at.0, *figure)).collect()
}

fn expected(table: &Table) -> Scene {
    games::shown(table.game()).expect("Tank Chess is on the table").figures().into_iter().collect()
}

/// The actions of the recorded game.
fn actions() -> Vec<&'static str> {
    let lines = GAME.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split_once(". ").map_or("", |(_, actions)| actions).split(", ")).collect()
}

/// Plays the recorded game and compares at every ply, back and forth.
fn follow_a_game(animation: AnimationSpeed) {
    let mut table = table(None);
    table.app.insert_resource(Settings { animation, natural_pace: false, ..Settings::default() });
    for text in actions() {
        let action = table.game().timeline().read_action(text).expect("the game can be read");
        table.ask(Request::Play { action, shown_by: None });
        assert_eq!(shown(&mut table), expected(&table), "{text}");
        if animation != AnimationSpeed::Off {
            table.app.world_mut().write_message(cannon::app::effects::SkipAnimation);
            table.frames(3);
            assert_eq!(shown(&mut table), expected(&table), "{text}, once it has been shown");
        }
    }
    assert_eq!(table.game().timeline().ply(), 41);
    assert!(table.game().outcome().is_some());
    for ply in [0, 41, 17, 18, 40] {
        table.ask(Request::Show(ply));
        assert_eq!(table.stage_ply(), ply);
        assert_eq!(shown(&mut table), expected(&table), "ply {ply}");
    }
}

#[test]
fn entities_equal_the_position_at_every_ply_of_a_game() {
    follow_a_game(AnimationSpeed::Off);
}

#[test]
fn entities_equal_the_position_while_actions_are_acted_out() {
    follow_a_game(AnimationSpeed::Fast);
}

#[test]
fn a_computer_without_a_player_of_this_game_does_no_harm() {
    let computer = Player::new(Seat::computer(3), TimeControl::None);
    let players = Players { north: computer, ..Players::default() };
    let mut table = Table::new(MatchSetup { players, ..setup(None) });
    let action = table.game().timeline().read_action("C3>E4/NE").expect("an action");
    table.ask(Request::Play { action, shown_by: None });
    table.frames(30);
    assert!(table.game().timeline().ply() >= 1);
}

#[test]
fn check_and_escape_are_announced_exactly_when_the_notation_says_so() {
    let mut table = table(None);
    for text in actions() {
        let action = table.game().timeline().read_action(text).expect("the game can be read");
        table.ask(Request::Play { action, shown_by: None });
        let warnings = games::shown(table.game()).expect("Tank Chess is on the table").warnings();
        let announced = |id: &str| warnings.iter().any(|(warning, _)| *warning == id);
        assert_eq!(announced("hud-check"), text.contains('+'), "{text}");
        assert_eq!(announced("hud-escape"), text.contains('='), "{text}");
    }
}
