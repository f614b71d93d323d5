//! The inspector of Cannon: cards about soldiers and towns, with the cannons to which they belong and the enemies that attack them.

use super::board_geometry::point_at;
use super::input::SoldierChoice;
use super::presentation::paint_piece;
use crate::inspector::turn_time;
use crate::{CardSection, InspectorCard, InspectorQuery, Mood};
use cannon_app_base::i18n::Words;
use cannon_rules::cannon::{Action, CannonOf, FiringLine, PieceKind, Point, Position};
use cannon_rules::{Game, GameId, Side};

/// Height of the card in points: name, one property, and about three lines.
pub(super) const HEIGHT: f32 = 148.0;

/// The card about the place at which the player points, or else about the selected soldier.
pub(crate) fn inspect(position: &Position, query: InspectorQuery<'_>, words: &Words) -> Option<InspectorCard> {
    let pointed = query.spot.and_then(point_at);
    let selected = query.choice.and_then(SoldierChoice::of).map(|choice| choice.soldier);
    let point = pointed.or(selected)?;
    let Some((side, kind)) = position.piece_at(point) else {
        return Some(empty_card(position, point, query.viewer, words));
    };
    let name = match kind {
        PieceKind::Soldier => "inspect-soldier",
        PieceKind::Town => "inspect-town",
    };
    let args = [("side", words.side_in(GameId::Cannon, side).into()), ("point", point.to_string().into())];
    Some(InspectorCard {
        name: words.text(name),
        place: words.format("inspect-piece-place", &args),
        picture: Box::new(move |canvas, rect| paint_piece(canvas, rect, side, kind)),
        plan: None,
        facts: cannon_text(position, (side, kind), point, words).into_iter().collect(),
        sections: vec![attack_section(position, (side, point), side == query.viewer, words)],
        attacks: attackers(position, side, point).into_iter().map(|(from, _)| [from.into(), point.into()]).collect(),
    })
}

/// The card about a point without a piece: who could take a soldier there.
fn empty_card(position: &Position, point: Point, viewer: Side, words: &Words) -> InspectorCard {
    let reach = |side: Side| {
        let captures = position.field_of_capture(side).contains(point).then_some("inspect-empty-capture");
        let fire = position.field_of_fire(side).contains(point).then_some("inspect-empty-fire");
        [captures, fire].into_iter().flatten()
    };
    let sections = |side: Side, mood: Mood, whose: &'static str| {
        reach(side).map(move |id| CardSection::message(mood, words.format(id, &[("whose", whose.into())])))
    };
    let mut sections: Vec<_> =
        sections(!viewer, Mood::Bad, "enemy").chain(sections(viewer, Mood::Good, "own")).collect();
    if sections.is_empty() {
        sections.push(CardSection::message(Mood::Neutral, words.text("inspect-empty-calm")));
    }
    InspectorCard {
        name: words.text("inspect-empty-point"),
        place: point.to_string(),
        picture: Box::new(|_, _| {}),
        plan: None,
        facts: Vec::new(),
        sections,
        attacks: Vec::new(),
    }
}

/// The number of cannons of which a piece is a part. `None` for a town that cannot be a part of one.
fn cannon_text(position: &Position, (side, kind): (Side, PieceKind), point: Point, words: &Words) -> Option<String> {
    if kind == PieceKind::Town && position.rules().cannon_of == CannonOf::Soldiers {
        return None;
    }
    let cannons = position.cannons(side);
    let own = cannons.iter().filter(|cannon| [cannon.rear, cannon.middle, cannon.muzzle].contains(&point));
    Some(words.format("inspect-cannons", &[("count", own.count().into())]))
}

/// The soldiers and cannons that could take a piece in the next turn of their side.
fn attack_section(position: &Position, (side, point): (Side, Point), is_own: bool, words: &Words) -> CardSection {
    let when = turn_time(position.side_to_move() != side);
    if !position.threatened(side).contains(point) {
        let (id, mood) =
            if is_own { ("inspect-piece-safe", Mood::Good) } else { ("inspect-piece-not-attacked", Mood::Neutral) };
        return CardSection::message(mood, words.format(id, &[("when", when.into())]));
    }
    let (id, mood) =
        if is_own { ("inspect-piece-attacked", Mood::Bad) } else { ("inspect-piece-attackable", Mood::Good) };
    let line = |(from, cannon): (Point, Option<FiringLine>)| match cannon {
        None => words.format("inspect-capture", &[("from", from.to_string().into())]),
        Some(line) => {
            let args = [("rear", line.rear.to_string().into()), ("muzzle", line.muzzle.to_string().into())];
            words.format("inspect-shot", &args)
        }
    };
    let lines = attackers(position, side, point).into_iter().map(line).collect();
    CardSection { heading: words.format(id, &[("when", when.into())]), mood, lines }
}

/// The soldiers and the muzzles of the cannons that could take a piece of this side on a point in the next turn of the other side, with the
/// lines of fire of the cannons.
fn attackers(position: &Position, side: Side, target: Point) -> Vec<(Point, Option<FiringLine>)> {
    let attackers = if position.side_to_move() == side { position.swap_turn() } else { Some(*position) };
    let mut found = Vec::new();
    let Some(position) = attackers.filter(|_| position.threatened(side).contains(target)) else { return found };
    position.for_each_action(|action| match action {
        Action::Capture { from, to } if to == target => found.push((from, None)),
        Action::Shot { target: shot_at } if shot_at == target => {
            found.extend(position.firing_lines(target).into_iter().map(|line| (line.muzzle, Some(line))));
        }
        _ => {}
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameInput;
    use cannon_rules::cannon::Ruleset;

    /// Light's soldier on e5 is in front of Dark's soldier on e4, and Dark's cannon in the file a can hit Light's soldier on a7.
    const SKIRMISH: &str = "4L5/10/10/l9/10/d3l5/d3d5/d9/10/4D5 d";

    fn skirmish_card(point: &str) -> InspectorCard {
        let position = Position::from_text(SKIRMISH, &Ruleset::default()).expect("a position");
        let point: Point = point.parse().expect("a point");
        let query = InspectorQuery { ply: 0, spot: Some(point.into()), choice: None, viewer: Side::South };
        inspect(&position, query, &Words::default()).expect("there is a piece")
    }

    #[test]
    fn card_lists_captures_and_shots_at_a_piece() {
        let shot = &skirmish_card("a7").sections[0];
        assert_eq!((shot.mood, &shot.lines[..]), (Mood::Good, &["Cannon a3–a5 shoots it".to_owned()][..]));
        let captured = &skirmish_card("e5").sections[0];
        assert_eq!(captured.lines, ["Soldier e4 captures it"]);
        let own = &skirmish_card("e4").sections[0];
        assert_eq!((own.mood, &own.lines[..]), (Mood::Bad, &["Soldier e5 captures it".to_owned()][..]));
        assert_eq!(skirmish_card("a4").facts, ["Part of 1 cannon"]);
        assert_eq!(skirmish_card("e1").sections[0].mood, Mood::Good, "the town is safe");
        assert_eq!(skirmish_card("e4").facts, ["Not part of a cannon"]);
    }

    #[test]
    fn card_of_a_town_mentions_cannons_only_where_towns_can_be_parts_of_them() {
        assert!(skirmish_card("e1").facts.is_empty());
        let rules = Ruleset { cannon_of: CannonOf::Pieces, ..Ruleset::default() };
        let position = Position::from_text("4L5/10/10/10/10/10/10/4d5/4d5/4D5 d", &rules).expect("a position");
        let town: Point = "e1".parse().expect("a point");
        let query = InspectorQuery { ply: 0, spot: Some(town.into()), choice: None, viewer: Side::South };
        let card = inspect(&position, query, &Words::default()).expect("a town");
        assert_eq!(card.facts, ["Part of 1 cannon"]);
    }

    #[test]
    fn card_says_this_turn_in_the_turn_of_those_who_take_and_next_turn_otherwise() {
        let heading = |point: &str| skirmish_card(point).sections[0].heading.clone();
        assert_eq!(heading("e5"), "You can take it this turn");
        assert_eq!(heading("e10"), "You cannot take it this turn");
        assert_eq!(heading("e4"), "The enemy can take it next turn");
        assert_eq!(heading("a3"), "The enemy cannot take it next turn");
    }

    #[test]
    fn card_of_an_empty_point_tells_who_could_take_a_soldier_there() {
        let texts = |point: &str| {
            let sections = skirmish_card(point).sections;
            sections.into_iter().map(|section| (section.mood, section.heading)).collect::<Vec<_>>()
        };
        // Dark's cannon in the file a fires at a7, on which Light's soldier stands, and at a8. Light's soldier on e5 attacks d5.
        let fire = "Your cannons can shoot at a piece here".to_owned();
        assert_eq!(texts("a8"), [(Mood::Good, fire)]);
        assert!(texts("d5").contains(&(Mood::Bad, "Enemy soldiers can capture a piece here".to_owned())));
        assert_eq!(texts("j5"), [(Mood::Neutral, "Nobody can take a piece here next turn".to_owned())]);
        assert_eq!(skirmish_card("j5").name, "Empty point");
    }

    #[test]
    fn selected_soldier_is_described_while_the_pointer_is_elsewhere() {
        let position = Position::start(&Ruleset::default());
        let soldier = Point::all().find(|&point| position.piece_at(point).is_some()).expect("a soldier");
        let choice = GameInput::select_piece(&position, soldier.into());
        let query = InspectorQuery { ply: 0, spot: None, choice: choice.as_ref(), viewer: Side::South };
        assert_eq!(inspect(&position, query, &Words::default()).is_some(), choice.is_some());
    }
}
