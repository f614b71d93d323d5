//! Tests of Tank Chess on the table: selection in stages with pointer and keys, and entities that equal the position.

use std::collections::BTreeMap;

use bevy::input::keyboard::KeyCode;
use bevy::math::Vec3;
use bevy::prelude::State;
use cannon_app_activities::input::{Selection, WheelTaken};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings};
use cannon_app_base::states::Menu;
use cannon_app_games as games;
use cannon_app_games::Choice;
use cannon_app_games::tank_chess::{ChosenStance, OtherStance, UnitChoice};
use cannon_app_table::effects;
use cannon_app_table::effects::{Effects, SkipAnimation};
use cannon_app_table::marks::{BoardOverlay, DangerMarks};
use cannon_app_table::pieces::{Ground, OnSpot};
use cannon_rules::record::{Player, Players, Seat, TimeControl};
use cannon_rules::tank_chess::{Facing, Square};
use cannon_rules::{GameId, Side};

use crate::harness::{TestTable, parse_spot};

const GAME: &str = include_str!("../../crates/rules/tests/data/tank-chess-game.txt");
/// White's medium tank on D3, Black's light tank on D8 and heavy tank on D10 in the same file, and both Commands far away.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";
/// White's mortar on D3, walled in so that it can only turn, with Black's light tank in its range and direction of fire.
const WALLED_IN: &str = "11cS/12/12/12/12/12/3lS8/12/2###7/2#RN#7/2###7/CN11 w";
/// White's Command can leave the board.
const ESCAPE: &str = "11cS/12/12/4CN7/12/12/12/12/12/12/12/12 w";

fn match_setup(position: Option<&str>) -> MatchSetup {
    MatchSetup { game: GameId::TankChess, position: position.map(str::to_owned), ..MatchSetup::default() }
}

fn tank_chess_table(position: Option<&str>) -> TestTable {
    let mut table = TestTable::new(match_setup(position));
    table.look_from(Vec3::new(0.0, 28.0, 8.0));
    table
}

fn parse_square(name: &str) -> Square {
    name.parse().expect("a square of the board")
}

fn current_choice(table: &TestTable) -> Option<UnitChoice> {
    match table.resource::<Selection>().choice() {
        Some(&Choice::TankChess(choice)) => Some(choice),
        _ => None,
    }
}

fn aimed_choice(unit: &str, to: &str, facing: Facing) -> Option<UnitChoice> {
    Some(UnitChoice {
        unit: parse_square(unit),
        stance: Some(ChosenStance { to: parse_square(to), facing, other: None }),
    })
}

fn selected_choice(unit: &str) -> Option<UnitChoice> {
    Some(UnitChoice { unit: parse_square(unit), stance: None })
}

/// The actions played so far, without the marks of check and escape.
fn played_notations(table: &TestTable) -> Vec<String> {
    let timeline = table.game().timeline();
    let notations = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply));
    notations.map(|text| text.trim_end_matches(['+', '=']).to_owned()).collect()
}

#[test]
fn tank_is_selected_driven_and_turned_and_fires_by_clicks() {
    let mut table = tank_chess_table(Some(DUEL));
    table.click("D3");
    assert_eq!(current_choice(&table), selected_choice("D3"));
    table.click("D4");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::N), "it keeps the facing in which it can fire");
    table.click("E5");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NE), "a click on an arrow turns it");
    table.click("D5");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::N));
    table.click("D8");
    assert_eq!(played_notations(&table), ["D3>D4/N xD8"]);
    assert_eq!(current_choice(&table), None);
}

#[test]
fn second_click_on_the_destination_moves_without_firing() {
    let mut table = tank_chess_table(Some(DUEL));
    table.click("D3");
    table.click("D4");
    table.click("D4");
    assert_eq!(played_notations(&table), ["D3>D4/N"]);
}

#[test]
fn click_on_an_enemy_chooses_a_stance_that_can_destroy_it() {
    let mut table = tank_chess_table(Some(DUEL));
    table.click("D3");
    table.click("D8");
    let Some(UnitChoice { stance: Some(aimed), .. }) = current_choice(&table) else { panic!("a stance is chosen") };
    let targets = table.game().timeline().as_tank_chess().expect("Tank Chess").position().targets_from(
        parse_square("D3"),
        aimed.to,
        aimed.facing,
    );
    assert!(targets.iter().any(|target| target.square == parse_square("D8") && target.destroys), "{aimed:?}");
    table.click("D8");
    assert!(played_notations(&table)[0].ends_with("xD8"), "{:?}", played_notations(&table));
}

/// The nearest stance for the shot at H8 is D4 facing north, where the tank on H6 could destroy White's tank. Facing north-east, no enemy
/// can destroy it.
#[test]
fn click_on_an_enemy_chooses_the_facing_that_the_fewest_enemies_can_answer() {
    let mut table = tank_chess_table(Some("11cS/12/12/12/7mSE4/12/7mN4/12/12/3MN8/12/CN11 w"));
    table.click("D3");
    table.click("H8");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NE));
    table.click("H8");
    assert_eq!(played_notations(&table), ["D3>D4/NE xH8"]);
    // The same holds for a click on the square, and on the enemy with another facing chosen there.
    let mut table = tank_chess_table(Some("11cS/12/12/12/7mSE4/12/7mN4/12/12/3MN8/12/CN11 w"));
    ["D3", "D4"].into_iter().for_each(|square| table.click(square));
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NE));
    (0..3).for_each(|_| table.press_key(KeyCode::KeyQ));
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::W));
    table.click("H8");
    assert_eq!(played_notations(&table), ["D3>D4/NE xH8"]);
}

/// White's medium tank on D4 reaches D3 with one step to fire at G6, but could be destroyed there; E4 is safe, but takes three steps.
const NEAR_OR_SAFE: &str = "11cS/12/12/1hE10/12/12/6lW5/12/3MN8/12/12/CN11 w";

fn near_or_safe(is_safe: bool) -> Option<UnitChoice> {
    let (near, safe) = ((parse_square("D3"), Facing::N), (parse_square("E4"), Facing::E));
    let ((to, facing), other) = if is_safe { (safe, near) } else { (near, safe) };
    let other = Some(OtherStance { to: other.0, facing: other.1, target: parse_square("G6") });
    Some(UnitChoice { unit: parse_square("D4"), stance: Some(ChosenStance { to, facing, other }) })
}

#[test]
fn nearer_and_safer_square_for_a_shot_are_both_offered() {
    let mut table = tank_chess_table(Some(NEAR_OR_SAFE));
    table.click("D4");
    table.click("G6");
    assert_eq!(current_choice(&table), near_or_safe(true), "the safe one is chosen first");
    let position = games::live_position(table.game()).expect("Tank Chess is on the table");
    let choice = table.resource::<Selection>().choice().expect("a stance is chosen");
    let ghosts = |focus: &str| {
        let overlay = position.overlay(choice, Some(parse_spot(focus)), Settings::default().pieces);
        overlay.ghosts.iter().map(|ghost| ghost.at).collect::<Vec<_>>()
    };
    assert_eq!(ghosts("G6"), [parse_spot("E4"), parse_spot("D3")]);
    assert_eq!(ghosts("D3"), [parse_spot("D3"), parse_spot("E4")], "the pointed one comes first");
    let marks = position.action_marks(Some(choice), true);
    let kinds_on = |spot: &str| marks.iter().filter(|mark| mark.at == parse_spot(spot)).count();
    assert_eq!([kinds_on("E4"), kinds_on("D3")], [1, 1], "one mark on each");
    table.click("D3");
    assert_eq!(current_choice(&table), near_or_safe(false));
    table.click("E4");
    assert_eq!(current_choice(&table), near_or_safe(true), "a click changes from one to the other");
    table.click("D3");
    table.click("G6");
    assert_eq!(played_notations(&table), ["D4>D3/N xG6"]);
}

#[test]
fn drag_to_an_enemy_waits_while_two_squares_are_offered() {
    let mut table = tank_chess_table(Some(NEAR_OR_SAFE));
    table.drag("D4", "G6");
    assert_eq!(current_choice(&table), near_or_safe(true));
    assert!(played_notations(&table).is_empty());
    table.click("G6");
    assert_eq!(played_notations(&table), ["D4>E4/E xG6"]);
}

#[test]
fn offered_square_is_chosen_with_the_keyboard() {
    let mut table = tank_chess_table(Some(NEAR_OR_SAFE));
    table.click("D4");
    table.click("G6");
    for _ in 0..40 {
        if table.resource::<Selection>().cursor() == Some(parse_spot("D3")) {
            break;
        }
        table.press_key(KeyCode::Tab);
    }
    table.press_key(KeyCode::Enter);
    assert_eq!(current_choice(&table), near_or_safe(false));
}

#[test]
fn unit_that_could_fire_only_without_moving_is_refused_with_an_explanation() {
    let mut table = tank_chess_table(Some(WALLED_IN));
    table.click("D3");
    table.click("D6");
    assert_eq!(table.refusals(), ["refused-tank-must-move"]);
    let remark = |table: &TestTable, spot: &str| {
        let position = games::live_position(table.game()).expect("Tank Chess is on the table");
        let selection = table.resource::<Selection>();
        let choice = selection.choice().expect("the mortar is selected");
        position.choice_text(choice, Some(parse_spot(spot)), &Words::default())
    };
    assert!(remark(&table, "D3").is_some_and(|text| text.contains("must move or rotate")));
    table.click("D3");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D3", Facing::N));
    assert_eq!(remark(&table, "D6"), remark(&table, "D3"));
    assert!(remark(&table, "D6").is_some());
    table.click("E4");
    assert_eq!(played_notations(&table), ["D3>D3/NE"], "the mortar turns away, with nothing to fire at");
}

#[test]
fn no_turn_needs_more_than_three_clicks() {
    // The square, and the facing of an arrow with nothing to fire at.
    let mut table = tank_chess_table(Some(DUEL));
    ["D3", "D4", "E3"].into_iter().for_each(|square| table.click(square));
    assert_eq!(played_notations(&table), ["D3>D4/SE"]);
    // The square, and an enemy for which the unit must turn further.
    let mut table = tank_chess_table(Some(DUEL));
    ["D3", "D4"].into_iter().for_each(|square| table.click(square));
    table.press_key(KeyCode::KeyE);
    table.press_key(KeyCode::KeyE);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::E));
    table.click("D8");
    assert!(played_notations(&table)[0].ends_with("xD8"), "{:?}", played_notations(&table));
}

#[test]
fn square_with_a_single_facing_is_shown_before_the_unit_drives() {
    let mut table = tank_chess_table(Some(DUEL));
    let position = *table.game().timeline().as_tank_chess().expect("Tank Chess").position();
    let unit = parse_square("D3");
    let stances = position.reachable(unit);
    let count = |square: Square| stances.iter().filter(|stance| stance.square == square).count();
    let only = stances.iter().find(|stance| stance.square != unit && count(stance.square) == 1);
    let only = only.expect("the squares at the end of its speed have one facing");
    let square = only.square.to_string();
    table.click("D3");
    table.click(&square);
    assert_eq!(current_choice(&table), aimed_choice("D3", &square, only.facing));
    table.click(&square);
    assert_eq!(played_notations(&table).len(), 1);
}

#[test]
fn escape_goes_back_stage_by_stage() {
    let mut table = tank_chess_table(Some(DUEL));
    table.click("D3");
    table.click("F5");
    assert!(current_choice(&table).is_some_and(|choice| choice.stance.is_some()));
    table.press_key(KeyCode::Escape);
    assert_eq!(current_choice(&table), selected_choice("D3"));
    table.press_key(KeyCode::Escape);
    assert_eq!(current_choice(&table), None);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::None);
    table.press_key(KeyCode::Escape);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::Pause);
    assert!(played_notations(&table).is_empty());
}

#[test]
fn turn_is_played_with_the_keyboard_alone() {
    let mut table = tank_chess_table(Some(DUEL));
    // Tab selects the Command on A1 first, and then the tank.
    table.press_key(KeyCode::Tab);
    table.press_key(KeyCode::Tab);
    assert_eq!(table.resource::<Selection>().cursor(), Some(parse_spot("D3")));
    table.press_key(KeyCode::Enter);
    table.press_key(KeyCode::ArrowUp);
    table.press_key(KeyCode::Enter);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::N));
    table.press_key(KeyCode::KeyE);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NE));
    table.press_key(KeyCode::KeyQ);
    table.press_key(KeyCode::KeyQ);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NW));
    table.press_key(KeyCode::KeyE);
    (0..4).for_each(|_| table.press_key(KeyCode::ArrowUp));
    table.press_key(KeyCode::Enter);
    assert_eq!(played_notations(&table), ["D3>D4/N xD8"]);
}

#[test]
fn unit_can_turn_without_moving() {
    let mut table = tank_chess_table(Some(DUEL));
    table.click("D3");
    table.click("D3");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D3", Facing::N));
    table.click("E3");
    assert_eq!(played_notations(&table), ["D3>D3/E"]);
}

#[test]
fn third_click_deselects_a_unit_that_has_not_turned() {
    let mut table = tank_chess_table(Some(DUEL));
    (0..3).for_each(|_| table.click("D3"));
    assert_eq!(current_choice(&table), None);
    assert!(played_notations(&table).is_empty() && table.refusals().is_empty());
}

#[test]
fn drag_moves_a_unit_and_its_last_direction_sets_the_facing() {
    let mut straight = tank_chess_table(Some(DUEL));
    straight.drag("D3", "F5");
    assert_eq!(played_notations(&straight), ["D3>F5/NE"]);
    let mut bent = tank_chess_table(Some(DUEL));
    bent.drag_via("D3", "E5", "F5");
    assert_eq!(played_notations(&bent), ["D3>F5/E"]);
}

#[test]
fn drag_to_a_stance_with_a_target_waits_for_the_choice_of_the_shot() {
    let mut table = tank_chess_table(Some(DUEL));
    table.drag("D3", "D4");
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::N));
    assert!(played_notations(&table).is_empty());
}

#[test]
fn drag_to_an_enemy_fires_from_the_safest_stance() {
    let mut table = tank_chess_table(Some(DUEL));
    table.drag("D3", "D8");
    assert!(played_notations(&table)[0].ends_with("xD8"), "{:?}", played_notations(&table));
}

#[test]
fn drag_to_a_square_that_excludes_the_facing_chooses_only_the_square() {
    let mut table = tank_chess_table(Some(DUEL));
    table.drag_via("D3", "G7", "F5");
    let chosen = current_choice(&table).and_then(|choice| choice.stance).expect("a stance");
    assert_eq!(chosen.to, parse_square("F5"));
    assert!(played_notations(&table).is_empty());
}

#[test]
fn wheel_turns_a_chosen_stance_and_otherwise_zooms() {
    let mut table = tank_chess_table(Some(DUEL));
    table.scroll(1.0);
    table.click("D3");
    assert!(!table.resource::<WheelTaken>().0, "the wheel belongs to the camera");
    table.scroll(1.0);
    assert_eq!(current_choice(&table), selected_choice("D3"));
    table.click("D4");
    table.frames(1);
    assert!(table.resource::<WheelTaken>().0);
    table.scroll(1.0);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NW));
    table.scroll(-2.0);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::NE));
    table.scroll(0.4);
    assert_eq!(
        current_choice(&table),
        aimed_choice("D3", "D4", Facing::NE),
        "less than a notch does not turn the unit"
    );
    table.scroll(0.7);
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::N), "parts of a notch add up");
}

/// The name and the number of marks of the active overlay.
fn active_overlay(table: &TestTable) -> Option<(&'static str, usize)> {
    let overlay = table.resource::<BoardOverlay>();
    overlay.name(table.game()).map(|name| (name, overlay.marks().len()))
}

#[test]
fn key_cycles_through_overlays_of_fire_and_escape_routes() {
    let mut table = tank_chess_table(Some(DUEL));
    let position = *table.game().timeline().as_tank_chess().expect("Tank Chess").position();
    let covered = |side| position.fire_coverage(side).iter().count();
    assert_eq!(active_overlay(&table), None);
    table.press_key(KeyCode::KeyF);
    assert_eq!(active_overlay(&table), Some(("survey-enemy-fire", covered(Side::North))));
    table.press_key(KeyCode::KeyF);
    assert_eq!(active_overlay(&table), Some(("survey-own-fire", covered(Side::South))));
    assert_ne!(covered(Side::North), covered(Side::South));
    table.press_key(KeyCode::KeyF);
    assert_eq!(active_overlay(&table), Some(("survey-escape", 0)));
    table.press_key(KeyCode::KeyF);
    assert_eq!(active_overlay(&table), None);
}

#[test]
fn pointer_on_the_upper_body_of_any_unit_means_that_unit() {
    let mut table = tank_chess_table(Some(DUEL));
    table.look_from(Vec3::new(0.0, 16.0, 20.0));
    table.click("D3");
    assert_eq!(current_choice(&table), selected_choice("D3"));
    // The medium tank cannot fire at the heavy tank, whose turret hides a part of D11.
    table.move_pointer_above("D10", 0.38);
    assert_eq!(table.resource::<Selection>().hovered(), Some(parse_spot("D10")));
    table.press();
    table.release();
    assert_eq!(table.refusals(), ["refused-tank-no-attack"]);
    table.move_pointer_to("D11");
    assert_eq!(table.resource::<Selection>().hovered(), Some(parse_spot("D11")), "its middle is not hidden");
}

#[test]
fn danger_is_shown_until_a_stance_is_chosen() {
    let mut table = tank_chess_table(Some(DUEL));
    let is_shown = |table: &TestTable| !table.resource::<DangerMarks>().marks().is_empty();
    table.click("D3");
    assert!(!is_shown(&table), "it is turned off at first");
    table.app.world_mut().resource_mut::<Settings>().show_danger = true;
    table.frames(1);
    assert!(is_shown(&table));
    table.click("D4");
    assert!(current_choice(&table).is_some_and(|choice| choice.stance.is_some()));
    assert!(!is_shown(&table), "the card tells the danger in the chosen stance");
    table.press_key(KeyCode::Escape);
    assert_eq!(current_choice(&table), selected_choice("D3"));
    assert!(is_shown(&table));
    table.press_key(KeyCode::Escape);
    assert!(!is_shown(&table), "nothing is selected");
}

#[test]
fn overlay_follows_the_game_and_ends_with_it() {
    let mut table = tank_chess_table(Some(DUEL));
    table.press_key(KeyCode::KeyF);
    let before = active_overlay(&table);
    table.click("D3");
    table.click("D4");
    table.click("D8");
    assert_ne!(active_overlay(&table), before, "the position and the side to move have changed");
    table.request(Request::Start(Box::new(match_setup(Some(ESCAPE)))));
    table.frames(2);
    assert_eq!(active_overlay(&table), None);
    (0..3).for_each(|_| table.press_key(KeyCode::KeyF));
    assert_eq!(active_overlay(&table), Some(("survey-escape", 4)), "from E9 to the edge");
}

#[test]
fn last_turn_can_be_replayed() {
    let mut table = TestTable::with_plugins(match_setup(Some(DUEL)), effects::plugin);
    table.look_from(Vec3::new(0.0, 28.0, 8.0));
    table.press_key(KeyCode::KeyA);
    assert_eq!(table.refusals(), ["refused-no-animation"]);
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    table.press_key(KeyCode::KeyA);
    assert_eq!(table.refusals(), ["refused-nothing-to-show"]);
    let action = table.game().timeline().read_action("D3>D4/N xD8").expect("legal");
    table.request(Request::Play { action, animation_variant: None });
    table.app.world_mut().write_message(SkipAnimation);
    table.frames(3);
    let after = shown_pieces(&mut table);
    table.request(Request::ReplayLastAction);
    assert_eq!(table.board_view_ply(), 0, "the replay starts from the previous position");
    assert!(shown_pieces(&mut table).contains_key(&parse_spot("D3")));
    table.frames(2);
    assert!(table.resource::<BoardView>().is_animating() && table.board_view_ply() == 1);
    for _ in 0..600 {
        table.frames(1);
    }
    assert!(!table.resource::<BoardView>().is_animating());
    assert_eq!(shown_pieces(&mut table), after);
    assert_eq!(table.game().timeline().ply(), 1, "the game is unchanged");
}

#[test]
fn shot_that_cannot_penetrate_is_animated_and_refused() {
    let mut table = TestTable::with_plugins(match_setup(Some(DUEL)), effects::plugin);
    table.look_from(Vec3::new(0.0, 28.0, 8.0));
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    let with_heavy_target = DUEL.replace("3lS8", "3hS8");
    table.request(Request::Start(Box::new(match_setup(Some(&with_heavy_target)))));
    table.frames(3);
    table.click("D3");
    table.click("D4");
    assert!(!table.resource::<Effects>().is_active());
    table.click("D8");
    assert_eq!(table.refusals(), ["refused-tank-cannot-penetrate"]);
    assert!(table.resource::<Effects>().is_active(), "a tracer flies");
    assert!(!table.resource::<BoardView>().is_animating(), "the game does not wait for it");
    table.frames(200);
    assert!(!table.resource::<Effects>().is_active());
    assert_eq!(current_choice(&table), aimed_choice("D3", "D4", Facing::N));
    assert!(played_notations(&table).is_empty());
}

#[test]
fn ground_stays_under_units() {
    let mut table = tank_chess_table(Some("11cS/12/12/12/12/12/12/12/3%8/3MN8/12/CN11 w"));
    let ground = |table: &mut TestTable| {
        let mut query = table.app.world_mut().query::<(&Ground, &PieceState)>();
        query.iter(table.app.world()).map(|(ground, figure)| (ground.0, *figure)).collect::<Vec<_>>()
    };
    let before = ground(&mut table);
    assert_eq!(before.iter().map(|(spot, _)| *spot).collect::<Vec<_>>(), [parse_spot("D4")]);
    let action = table.game().timeline().read_action("D3>D4/N").expect("legal");
    table.request(Request::Play { action, animation_variant: None });
    assert_eq!(ground(&mut table), before);
    assert_eq!(shown_pieces(&mut table), expected_pieces(&table));
    assert!(shown_pieces(&mut table).contains_key(&parse_spot("D4")), "the unit stands on the hedge");
    table.request(Request::Start(Box::new(match_setup(Some(DUEL)))));
    table.frames(2);
    assert!(ground(&mut table).is_empty(), "the ground of the old board is gone");
}

#[test]
fn click_on_the_far_edge_exits_with_the_command() {
    let mut table = tank_chess_table(Some(ESCAPE));
    let position = games::live_position(table.game()).expect("Tank Chess is on the table");
    assert_eq!(position.turn_message(), Some("hud-command-can-leave"));
    table.click("E9");
    table.click("E12");
    assert_eq!(played_notations(&table), ["C: E9>exit#"]);
    assert!(table.game().outcome().is_some());
}

#[test]
fn clicks_without_a_legal_action_are_refused_with_a_reason() {
    let mut table = tank_chess_table(Some(DUEL));
    for (clicks, reason) in [
        (&["G7"][..], "refused-tank-select-first"),
        (&["D8"], "refused-tank-not-yours"),
        (&["D3", "L2"], "refused-tank-too-far"),
        (&["D10"], "refused-tank-no-attack"),
    ] {
        clicks.iter().for_each(|name| table.click(name));
        assert_eq!(table.refusals(), [reason], "{clicks:?}");
    }
    assert!(played_notations(&table).is_empty());
}

/// Pieces by spot, from the entities or from a position.
type PiecesBySpot = BTreeMap<Spot, PieceState>;

fn shown_pieces(table: &mut TestTable) -> PiecesBySpot {
    let mut query = table.app.world_mut().query::<(&OnSpot, &PieceState)>();
    query.iter(table.app.world()).map(|(at, figure)| (at.0, *figure)).collect()
}

fn expected_pieces(table: &TestTable) -> PiecesBySpot {
    let game = table.game();
    let states = games::piece_states_at(game.timeline(), game.shown_ply());
    states.expect("Tank Chess is on the table").into_iter().collect()
}

/// The actions of the recorded game.
fn recorded_actions() -> Vec<&'static str> {
    let lines = GAME.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split_once(". ").map_or("", |(_, actions)| actions).split(", ")).collect()
}

/// Replays the recorded game and compares entities and position at every ply, forwards and in jumps.
fn replay_recorded_game(animation: AnimationSpeed) {
    let mut table = tank_chess_table(None);
    table.app.insert_resource(Settings { animation, natural_pace: false, ..Settings::default() });
    for text in recorded_actions() {
        let action = table.game().timeline().read_action(text).expect("the game can be read");
        table.request(Request::Play { action, animation_variant: None });
        assert_eq!(shown_pieces(&mut table), expected_pieces(&table), "{text}");
        if animation != AnimationSpeed::Off {
            table.app.world_mut().write_message(SkipAnimation);
            table.frames(3);
            assert_eq!(shown_pieces(&mut table), expected_pieces(&table), "{text}, after its animation");
        }
    }
    assert_eq!(table.game().timeline().ply(), 41);
    assert!(table.game().outcome().is_some());
    for ply in [0, 41, 17, 18, 40] {
        table.request(Request::ViewPly(ply));
        assert_eq!(table.board_view_ply(), ply);
        assert_eq!(shown_pieces(&mut table), expected_pieces(&table), "ply {ply}");
    }
}

#[test]
fn entities_equal_the_position_at_every_ply_of_a_game() {
    replay_recorded_game(AnimationSpeed::Off);
}

#[test]
fn entities_equal_the_position_while_actions_are_animated() {
    replay_recorded_game(AnimationSpeed::Fast);
}

#[test]
fn computer_opponent_does_not_disturb_the_game() {
    let computer = Player::new(Seat::computer(3), TimeControl::None);
    let players = Players { north: computer, ..Players::default() };
    let mut table = TestTable::new(MatchSetup { players, ..match_setup(None) });
    let action = table.game().timeline().read_action("C3>E4/NE").expect("an action");
    table.request(Request::Play { action, animation_variant: None });
    table.frames(30);
    assert!(table.game().timeline().ply() >= 1);
}

#[test]
fn longest_notation_is_at_least_as_long_as_every_notation() {
    let max_length = games::tabletop(GameId::TankChess).longest_notation.len();
    assert!(recorded_actions().iter().all(|text| text.len() <= max_length));
}

#[test]
fn check_and_escape_warnings_match_the_notation() {
    let mut table = tank_chess_table(None);
    for text in recorded_actions() {
        let action = table.game().timeline().read_action(text).expect("the game can be read");
        table.request(Request::Play { action, animation_variant: None });
        let warnings = games::shown_position(table.game()).expect("Tank Chess is on the table").warnings();
        let announced = |id: &str| warnings.iter().any(|(warning, _)| *warning == id);
        assert_eq!(announced("hud-check"), text.contains('+'), "{text}");
        assert_eq!(announced("hud-escape"), text.contains('='), "{text}");
    }
}
