//! Tests of the cards.

use super::ground_card::terrain_effect_id;
use super::*;
use crate::tank_chess::input::{ChosenStance, OtherStance};
use crate::{CardSection, Choice, Mood};
use cannon_rules::Game;
use cannon_rules::tank_chess::{Ruleset, TerrainKind};
use cannon_rules::timeline::HouseRules;

/// White's medium tank on D3, Black's light tank on D8 and heavy tank on D10 in the same file, and both Commands far away.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";
/// An obstacle on B2, water on C2, a hedge on D2, a low obstacle on E2, a wreck on F2 and a mine on G2.
const GROUND: &str = "11cS/12/12/12/12/12/12/12/12/12/1#~%=x*5/CN11 w";

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn read(text: &str) -> Position {
    Position::from_text(text, &Ruleset::default()).expect("a position")
}

fn card(position: &Position, at: Option<&str>, choice: Option<UnitChoice>) -> Option<InspectorCard> {
    card_at(&Timeline::new(*position, HouseRules::NONE), 0, at, choice)
}

fn card_at(
    timeline: &Timeline<Position>,
    ply: usize,
    at: Option<&str>,
    choice: Option<UnitChoice>,
) -> Option<InspectorCard> {
    let spot = at.map(|at| square(at).into());
    let choice = choice.map(Choice::from);
    let query = InspectorQuery { ply, spot, choice: choice.as_ref(), viewer: Side::South };
    inspect(timeline, query, &Words::default())
}

fn duel_card(at: Option<&str>, choice: Option<UnitChoice>) -> InspectorCard {
    card(&read(DUEL), at, choice).expect("there is a card")
}

fn choice(stance: Option<(&str, Facing)>) -> Option<UnitChoice> {
    let stance = stance.map(|(to, facing)| ChosenStance { to: square(to), facing, other: None });
    Some(UnitChoice { unit: square("D3"), stance })
}

/// The section with this mood.
fn section(card: &InspectorCard, mood: Mood) -> &CardSection {
    card.sections.iter().find(|section| section.mood == mood).unwrap_or_else(|| panic!("no {mood:?} section"))
}

#[test]
fn card_of_an_enemy_lists_the_units_that_can_destroy_it() {
    let card = duel_card(Some("D8"), None);
    assert_eq!((card.name.as_str(), card.place.as_str()), ("Light tank", "Black · D8 · facing south"));
    let lines = &section(&card, Mood::Good).lines;
    assert!(lines.iter().any(|line| line.starts_with("Medium tank D3") && line.contains("front")), "{lines:?}");
    let description = card.plan.expect("a unit has a plan").description;
    assert_eq!(description, "Armour: front 1, side 0, rear 0");
}

#[test]
fn card_of_an_enemy_says_this_turn_in_ones_own_turn_and_next_turn_in_that_of_the_enemy() {
    const WALLED: &str = "11cS/12/############/12/12/12/12/12/12/12/12/CN11 w";
    let heading = |text: &str, at: &str| {
        let card = card(&read(text), Some(at), None).expect("there is a card");
        card.sections.first().expect("a section").heading.clone()
    };
    assert_eq!(heading(DUEL, "D8"), "Your units that can destroy it this turn");
    assert_eq!(heading(WALLED, "L12"), "None of your units can destroy it this turn");
    let black_to_move = DUEL.replace(" w", " b");
    assert_eq!(heading(&black_to_move, "D8"), "Your units that can destroy it next turn");
    assert_eq!(heading(&WALLED.replace(" w", " b"), "L12"), "None of your units can destroy it next turn");
}

#[test]
fn chosen_stance_lists_targets_and_the_enemies_that_can_answer() {
    let ahead = duel_card(None, choice(Some(("D4", Facing::N))));
    let lines = &section(&ahead, Mood::Good).lines;
    assert!(lines.contains(&"Light tank D8 · front 1 vs. gun 2".to_owned()), "{lines:?}");
    let away = duel_card(None, choice(Some(("D3", Facing::S))));
    assert_eq!(away.place, "To D3, facing south");
    let lines = &section(&away, Mood::Bad).lines;
    assert!(lines.contains(&"Light tank D8 · rear".to_owned()), "{lines:?}");
}

#[test]
fn shot_under_the_pointer_takes_its_victim_from_the_list_of_dangers() {
    let fired = duel_card(Some("D8"), choice(Some(("D4", Facing::N))));
    assert_eq!(fired.place, "To D4, facing north, firing at D8");
    let lines: Vec<&String> =
        fired.sections.iter().filter(|it| it.mood == Mood::Bad).flat_map(|it| &it.lines).collect();
    assert!(lines.iter().all(|line| !line.contains("D8")), "{lines:?}");
}

#[test]
fn card_compares_the_two_squares_that_are_offered_for_a_shot() {
    let position = read("11cS/12/12/1hE10/12/12/6lW5/12/3MN8/12/12/CN11 w");
    let selected = UnitChoice { unit: square("D4"), stance: None };
    let heading = |choice: UnitChoice, at: &str| {
        let card = card(&position, Some(at), Some(choice)).expect("a card");
        card.sections.iter().map(|section| section.heading.clone()).collect::<Vec<_>>().join("\n")
    };
    let nearer = "From D3 it takes fewer steps, but then an enemy could destroy it. Click D3 to choose that square.";
    assert!(heading(selected, "G6").contains(nearer), "{}", heading(selected, "G6"));
    let other = Some(OtherStance { to: square("E4"), facing: Facing::E, target: square("G6") });
    let near = ChosenStance { to: square("D3"), facing: Facing::N, other };
    let safer = "From E4 it takes more steps, but then no enemy could destroy it. Click E4 to choose that square.";
    let found = heading(UnitChoice { stance: Some(near), ..selected }, "G6");
    assert!(found.contains(safer), "{found}");
}

#[test]
fn armour_that_holds_is_listed_with_its_reason() {
    let position = read("11cS/12/3hS8/12/12/12/12/12/12/3MN8/12/CN11 w");
    let card = card(&position, None, choice(Some(("D4", Facing::N)))).expect("a card");
    assert_eq!(section(&card, Mood::Neutral).lines, ["Heavy tank D10 · front 3 vs. gun 2"]);
}

#[test]
fn pointing_at_another_unit_describes_it_even_while_a_stance_is_chosen() {
    let chosen = choice(Some(("D4", Facing::N)));
    assert_eq!(duel_card(Some("D10"), chosen).name, "Heavy tank");
    assert_eq!(duel_card(Some("A5"), chosen).place, "To D4, facing north", "an empty square shows the turn");
    assert_eq!(duel_card(Some("A12"), choice(None)).place, "A12", "out of reach");
}

/// The first section of the card at a square while a unit is selected.
fn first_heading(position: &Position, unit: &str, at: &str) -> String {
    let choice = UnitChoice { unit: square(unit), stance: None };
    let card = card(position, Some(at), Some(choice)).expect("a card");
    card.sections.first().expect("a section").heading.clone()
}

#[test]
fn card_tells_why_the_selected_unit_cannot_go_to_a_square() {
    let duel = read(DUEL);
    let speed = duel.unit_at(square("D3")).expect("a unit").1.kind.stats().speed;
    let too_far = format!("D12: Out of reach. It takes at least 9 steps, and this unit has {speed}.");
    assert_eq!(first_heading(&duel, "D3", "D12"), too_far);
    let occupied = "D10: This unit cannot destroy that one this turn.";
    assert_eq!(first_heading(&duel, "D3", "D10"), occupied);
    assert!(!first_heading(&duel, "D3", "D4").starts_with("D4:"), "a square in reach");
    assert!(!first_heading(&duel, "D3", "A1").starts_with("A1:"), "another unit can be selected");
    // White's medium tank on B3 looks at an obstacle on B4 and a wreck on C3.
    let blocked = read("11cS/12/12/12/12/12/12/12/1#10/1MNx9/12/CN11 w");
    assert_eq!(first_heading(&blocked, "B3", "B4"), "B4: That terrain is impassable.");
    assert_eq!(first_heading(&blocked, "B3", "C3"), "C3: There is a wreck there.");
}

#[test]
fn reason_is_told_beside_a_chosen_turn_and_without_a_selection_there_is_none() {
    let turn = duel_card(Some("A12"), choice(Some(("D4", Facing::N))));
    assert_eq!(turn.place, "To D4, facing north");
    assert!(turn.sections[0].heading.starts_with("A12: Out of reach."), "{}", turn.sections[0].heading);
    assert_eq!(duel_card(Some("D10"), None).sections.len(), 1);
}

#[test]
fn ground_tells_what_it_does() {
    let position = read(GROUND);
    let names = ["B2", "C2", "D2", "E2", "F2", "G2"].map(|at| card(&position, Some(at), None).expect(at).name);
    assert_eq!(names, ["Obstacle", "Water", "Hedge", "Low obstacle", "Wreck", "Mine"]);
    assert_eq!(card(&position, Some("A9"), None).expect("a card").name, "Open ground");
}

#[test]
fn card_of_a_wreck_tells_which_unit_it_was() {
    let mut timeline = Timeline::new(read(DUEL), HouseRules::NONE);
    let shot = timeline.position().actions().into_iter().find(|action| action.target() == Some(square("D8")));
    timeline.play(shot.expect("the light tank can be destroyed")).expect("legal");
    let wreck = card_at(&timeline, 1, Some("D8"), None).expect("a card");
    assert_eq!((wreck.name.as_str(), wreck.place.as_str()), ("Wreck", "Light tank of Black · D8"));
    assert_eq!(card_at(&timeline, 0, Some("D8"), None).expect("a card").name, "Light tank", "before the shot");
    let unknown = card(&read(GROUND), Some("F2"), None).expect("a card");
    assert_eq!(unknown.place, "F2", "it was there from the start");
}

#[test]
fn every_kind_of_terrain_has_an_effect() {
    for kind in TerrainKind::all() {
        assert!(!terrain_effect_id(kind).is_empty(), "{}", kind.terrain().name);
    }
}
