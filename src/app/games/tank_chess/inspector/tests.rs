//! Tests of the cards.

use super::ground_card::terrain_effect_id;
use super::*;
use crate::app::games::tank_chess::input::ChosenStance;
use crate::app::games::{CardSection, Mood};
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

fn card(position: &Position, at: Option<&str>, choice: Option<Choice>) -> Option<InspectorCard> {
    card_at(&Timeline::new(*position, HouseRules::NONE), 0, at, choice)
}

fn card_at(
    timeline: &Timeline<Position>,
    ply: usize,
    at: Option<&str>,
    choice: Option<Choice>,
) -> Option<InspectorCard> {
    let spot = at.map(|at| square(at).into());
    let query = InspectorQuery { ply, spot, choice: choice.as_ref(), viewer: Side::South };
    inspect(timeline, query, &Words::default())
}

fn duel_card(at: Option<&str>, choice: Option<Choice>) -> InspectorCard {
    card(&read(DUEL), at, choice).expect("there is a card")
}

fn choice(stance: Option<(&str, Facing)>) -> Option<Choice> {
    let stance = stance.map(|(to, facing)| ChosenStance { to: square(to), facing });
    Some(Choice { unit: square("D3"), stance })
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
    assert_eq!(duel_card(Some("A12"), choice(None)).place, "White · D3 · facing north", "out of reach");
}

#[test]
fn ground_tells_what_it_does() {
    let position = read(GROUND);
    let names = ["B2", "C2", "D2", "E2", "F2", "G2"].map(|at| card(&position, Some(at), None).expect(at).name);
    assert_eq!(names, ["Obstacle", "Water", "Hedge", "Low obstacle", "Wreck", "Mine"]);
    assert!(card(&position, Some("A9"), None).is_none(), "a plain square has no card");
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
