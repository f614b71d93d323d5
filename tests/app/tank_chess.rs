//! Tank Chess on the table: choosing in stages by pointer and by keys, and entities that equal the position.

use std::collections::BTreeMap;

use bevy::input::keyboard::KeyCode;
use bevy::math::Vec3;
use bevy::prelude::State;
use cannon::app::common::board::Spot;
use cannon::app::common::pieces::PieceState;
use cannon::app::effects::{self, EffectsActive, SkipAnimation};
use cannon::app::games::tank_chess::{Aimed, Choice};
use cannon::app::games::{self, AnyChoice};
use cannon::app::i18n::Words;
use cannon::app::input::{Selection, WheelTaken};
use cannon::app::marks::Survey;
use cannon::app::pieces::{At, BoardView, Ground};
use cannon::app::play::{MatchSetup, Request};
use cannon::app::settings::{AnimationSpeed, Settings};
use cannon::app::states::Menu;
use cannon_rules::record::{Player, Players, Seat, TimeControl};
use cannon_rules::tank_chess::{Facing, Position, Square};
use cannon_rules::{Game, Side};

use crate::table::{Table, place};

const GAME: &str = include_str!("../../crates/rules/tests/data/tank-chess-game.txt");
/// A medium tank on D3, a light tank of Black's in front of it on D8 and a heavy one behind that, and both Commands out of the way.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";
/// A mortar on D3 with a light tank of Black's in its sights, walled in, so that it can do nothing but turn.
const WALLED_IN: &str = "11cS/12/12/12/12/12/3lS8/12/2###7/2#RN#7/2###7/CN11 w";
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
    let targets = table.game().timeline().downcast_ref::<Position>().expect("Tank Chess").position().targets_from(
        square("D3"),
        aimed.to,
        aimed.facing,
    );
    assert!(targets.iter().any(|target| target.square == square("D8") && target.destroys), "{aimed:?}");
    table.click("D8");
    assert!(played(&table)[0].ends_with("xD8"), "{:?}", played(&table));
}

#[test]
fn a_unit_that_could_only_fire_as_it_stands_is_told_that_it_must_move_first() {
    let mut table = table(Some(WALLED_IN));
    table.click("D3");
    table.click("D6");
    assert_eq!(table.refusals(), ["refused-tank-must-move"]);
    let says = |table: &Table, spot: &str| {
        let position = games::live(table.game()).expect("Tank Chess is on the table");
        let selection = table.resource::<Selection>();
        position.remark(selection.choice().expect("the mortar is chosen"), place(spot), &Words::default())
    };
    assert!(says(&table, "D3").is_some_and(|text| text.contains("must move or turn")));
    table.click("D3");
    assert_eq!(choice(&table), aimed("D3", "D3", Facing::N));
    assert_eq!(says(&table, "D6"), says(&table, "D3"));
    assert!(says(&table, "D6").is_some());
    table.click("E4");
    assert_eq!(choice(&table), aimed("D3", "D3", Facing::NE));
    assert_eq!(says(&table, "D6"), None, "it has turned away");
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
fn one_drag_drives_and_its_end_says_where_the_unit_looks() {
    let mut straight = table(Some(DUEL));
    straight.drag("D3", "F5");
    assert_eq!(played(&straight), ["D3>F5/NE"]);
    let mut hooked = table(Some(DUEL));
    hooked.drag_over("D3", "E5", "F5");
    assert_eq!(played(&hooked), ["D3>F5/E"]);
}

#[test]
fn a_drag_to_where_something_can_be_destroyed_leaves_the_shot_to_the_player() {
    let mut table = table(Some(DUEL));
    table.drag("D3", "D4");
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::N));
    assert!(played(&table).is_empty());
}

#[test]
fn a_drag_to_an_enemy_is_a_shot_from_the_nearest_stance() {
    let mut table = table(Some(DUEL));
    table.drag("D3", "D8");
    assert!(played(&table)[0].ends_with("xD8"), "{:?}", played(&table));
}

#[test]
fn a_drag_to_where_the_unit_cannot_look_that_way_chooses_the_square() {
    let mut table = table(Some(DUEL));
    table.drag_over("D3", "G7", "F5");
    let chosen = choice(&table).and_then(|choice| choice.aimed).expect("a stance");
    assert_eq!(chosen.to, square("F5"));
    assert!(played(&table).is_empty());
}

#[test]
fn the_wheel_turns_a_chosen_stance_and_nothing_before() {
    let mut table = table(Some(DUEL));
    table.wheel(1.0);
    table.click("D3");
    assert!(!table.resource::<WheelTaken>().0, "it is the camera's");
    table.wheel(1.0);
    assert_eq!(choice(&table), selected("D3"));
    table.click("D4");
    table.frames(1);
    assert!(table.resource::<WheelTaken>().0);
    table.wheel(1.0);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::NW));
    table.wheel(-2.0);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::NE));
    table.wheel(0.4);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::NE), "a part of a notch is not enough");
    table.wheel(0.7);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::N), "two parts are");
}

/// Name and number of marks of the survey that is on.
fn survey(table: &Table) -> Option<(&'static str, usize)> {
    let survey = table.resource::<Survey>();
    survey.name(table.game()).map(|name| (name, survey.marks().len()))
}

#[test]
fn a_key_lays_fields_of_fire_and_escape_routes_over_the_board() {
    let mut table = table(Some(DUEL));
    let position = *table.game().timeline().downcast_ref::<Position>().expect("Tank Chess").position();
    let covered = |side| position.fire_coverage(side).iter().count();
    assert_eq!(survey(&table), None);
    table.key(KeyCode::KeyF);
    assert_eq!(survey(&table), Some(("survey-enemy-fire", covered(Side::North))));
    table.key(KeyCode::KeyF);
    assert_eq!(survey(&table), Some(("survey-own-fire", covered(Side::South))));
    assert_ne!(covered(Side::North), covered(Side::South));
    table.key(KeyCode::KeyF);
    assert_eq!(survey(&table), Some(("survey-escape", 0)));
    table.key(KeyCode::KeyF);
    assert_eq!(survey(&table), None);
}

#[test]
fn a_survey_follows_the_game_and_ends_with_it() {
    let mut table = table(Some(DUEL));
    table.key(KeyCode::KeyF);
    let before = survey(&table);
    table.click("D3");
    table.click("D4");
    table.click("D8");
    assert_ne!(survey(&table), before, "the other side surveys another position");
    table.ask(Request::Start(Box::new(setup(Some(ESCAPE)))));
    table.frames(2);
    assert_eq!(survey(&table), None);
    (0..3).for_each(|_| table.key(KeyCode::KeyF));
    assert_eq!(survey(&table), Some(("survey-escape", 4)), "from E9 to the edge");
}

#[test]
fn the_last_turn_is_shown_again() {
    let mut table = Table::with(setup(Some(DUEL)), effects::plugin);
    table.look_from(Vec3::new(0.0, 28.0, 8.0));
    table.key(KeyCode::KeyA);
    assert_eq!(table.refusals(), ["refused-no-animation"]);
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    table.key(KeyCode::KeyA);
    assert_eq!(table.refusals(), ["refused-nothing-to-show"]);
    let action = table.game().timeline().read_action("D3>D4/N xD8").expect("legal");
    table.ask(Request::Play { action, shown_by: None });
    table.app.world_mut().write_message(SkipAnimation);
    table.frames(3);
    let after = shown(&mut table);
    table.ask(Request::ShowAgain);
    assert_eq!(table.stage_ply(), 0, "from the position before");
    assert!(shown(&mut table).contains_key(&place("D3")));
    table.frames(2);
    assert!(table.resource::<BoardView>().is_busy() && table.stage_ply() == 1);
    for _ in 0..600 {
        table.frames(1);
    }
    assert!(!table.resource::<BoardView>().is_busy());
    assert_eq!(shown(&mut table), after);
    assert_eq!(table.game().timeline().ply(), 1, "the game is where it was");
}

#[test]
fn a_shot_that_armour_stops_is_seen_and_explained_but_not_played() {
    let mut table = Table::with(setup(Some(DUEL)), effects::plugin);
    table.look_from(Vec3::new(0.0, 28.0, 8.0));
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    let turned = DUEL.replace("3lS8", "3hS8");
    table.ask(Request::Start(Box::new(setup(Some(&turned)))));
    table.frames(3);
    table.click("D3");
    table.click("D4");
    assert!(!table.resource::<EffectsActive>().0);
    table.click("D8");
    assert_eq!(table.refusals(), ["refused-tank-cannot-penetrate"]);
    assert!(table.resource::<EffectsActive>().0, "a tracer flies");
    assert!(!table.resource::<BoardView>().is_busy(), "nothing waits for it");
    table.frames(200);
    assert!(!table.resource::<EffectsActive>().0);
    assert_eq!(choice(&table), aimed("D3", "D4", Facing::N));
    assert!(played(&table).is_empty());
}

#[test]
fn the_ground_stays_under_whatever_stands_on_it() {
    let mut table = table(Some("11cS/12/12/12/12/12/12/12/3%8/3MN8/12/CN11 w"));
    let ground = |table: &mut Table| {
        let mut query = table.app.world_mut().query::<(&Ground, &PieceState)>();
        query.iter(table.app.world()).map(|(ground, figure)| (ground.0, *figure)).collect::<Vec<_>>()
    };
    let before = ground(&mut table);
    assert_eq!(before.iter().map(|(spot, _)| *spot).collect::<Vec<_>>(), [place("D4")]);
    let action = table.game().timeline().read_action("D3>D4/N").expect("legal");
    table.ask(Request::Play { action, shown_by: None });
    assert_eq!(ground(&mut table), before);
    assert_eq!(shown(&mut table), expected(&table));
    assert!(shown(&mut table).contains_key(&place("D4")), "the unit stands on the hedge");
    table.ask(Request::Start(Box::new(setup(Some(DUEL)))));
    table.frames(2);
    assert!(ground(&mut table).is_empty(), "another board has another ground");
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
type Scene = BTreeMap<Spot, PieceState>;

fn shown(table: &mut Table) -> Scene {
    let mut query = table.app.world_mut().query::<(&At, &PieceState)>();
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
            table.app.world_mut().write_message(SkipAnimation);
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
fn the_list_of_turns_has_room_for_every_turn() {
    let room = games::find(Position::ID).expect("the game has a table").longest_notation.len();
    assert!(actions().iter().all(|text| text.len() <= room));
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
