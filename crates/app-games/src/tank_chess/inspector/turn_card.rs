//! The card of a turn before it is played: what the unit can destroy, what its shots do not penetrate, and which enemies could destroy it.

use super::unit_card::{facts, icon, plan, threat_section};
use super::{Reader, ground_card};
use crate::tank_chess::options::{Attack, UnitOptions};
use crate::{CardSection, InspectorCard, Mood};
use cannon_i18n::tank_chess_terms::facet_id;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Stance, Target};

/// The card of a turn that ends in this stance, with a shot at `target` if there is one. `other` is another attack that is offered.
pub(super) fn card(
    reader: &Reader,
    options: &UnitOptions,
    stance: Stance,
    target: Option<Target>,
    other: Option<Attack>,
) -> InspectorCard {
    let piece = options.piece;
    let side = reader.position.side_to_move();
    let shot = target.map(|target| target.shot);
    let action = Action::Drive { from: piece.square, to: stance.square, facing: stance.facing, shot };
    let threats = reader.position.threats_after(action);
    let mut sections = Vec::new();
    if stance.lost {
        sections.push(CardSection::message(Mood::Bad, reader.words.text("inspect-lost")));
    } else {
        let targets = options.targets(stance.square, stance.facing);
        sections.extend(target_section(reader, options, &targets, true));
        sections.extend(target_section(reader, options, &targets, false));
        if sections.is_empty() && piece.kind.stats().gun.is_some() {
            sections.push(CardSection::message(Mood::Neutral, reader.words.text("inspect-no-target")));
        }
    }
    match outcome_section(reader, action) {
        Some(section) => sections.push(section),
        None if stance.lost => {}
        None => {
            let headings = ["inspect-enemies-destroy-there", "inspect-no-enemy-destroys-there"];
            sections.push(threat_section(reader, &threats, headings, true));
        }
    }
    sections.extend(other.map(|other| offer_section(reader, options, stance, other)));
    sections.extend(ground_card::section_below(reader, stance.square));
    InspectorCard {
        name: reader.unit_name(piece.kind),
        place: place(reader, stance, target),
        picture: icon(side, piece.kind),
        plan: Some(plan(reader, side, piece.kind, &threats)),
        facts: facts(reader, piece.kind),
        sections,
        attacks: Vec::new(),
    }
}

fn place(reader: &Reader, stance: Stance, target: Option<Target>) -> String {
    let (square, facing) = (stance.square.to_string(), reader.compass(stance.facing));
    match target {
        Some(target) => {
            let target = target.square.to_string();
            let args = [("square", square.into()), ("facing", facing.into()), ("target", target.into())];
            reader.words.format("inspect-turn-with-shot", &args)
        }
        None => reader.words.format("inspect-turn", &[("square", square.into()), ("facing", facing.into())]),
    }
}

/// The targets that a shot destroys, or those whose armour holds. `None` if there are none.
fn target_section(reader: &Reader, options: &UnitOptions, targets: &[Target], destroys: bool) -> Option<CardSection> {
    let gun = options.piece.kind.stats().gun.as_ref()?;
    let line = |target: &&Target| {
        let (name, armour) = match reader.position.unit_at(target.square) {
            Some((_, enemy)) => {
                let armour = enemy.kind.stats().armour.thickness(target.facet);
                (reader.unit_at(enemy.kind, target.square), armour)
            }
            None => {
                let depot = reader.position.board().depot(!reader.position.side_to_move())?;
                (reader.words.format("inspect-depot-at", &[("square", target.square.to_string().into())]), depot.armour)
            }
        };
        let facet = reader.words.text(facet_id(target.facet));
        let args =
            [("unit", name.into()), ("facet", facet.into()), ("armour", armour.into()), ("gun", gun.power.into())];
        Some(reader.words.format("inspect-target", &args))
    };
    let lines: Vec<String> =
        targets.iter().filter(|target| target.destroys == destroys).filter_map(|it| line(&it)).collect();
    let (heading, mood) = if destroys { ("inspect-targets", Mood::Good) } else { ("inspect-bounces", Mood::Neutral) };
    (!lines.is_empty()).then(|| CardSection { heading: reader.words.text(heading), mood, lines })
}

/// What another attack that is offered would change.
fn offer_section(reader: &Reader, options: &UnitOptions, stance: Stance, other: Attack) -> CardSection {
    let is_nearer = other.stance.cost < stance.cost;
    let id = if is_nearer { "inspect-other-nearer" } else { "inspect-other-safer" };
    let square = other.stance.square.to_string();
    let args = [("square", square.into()), ("enemies", options.danger_after(other).into())];
    CardSection::message(Mood::Neutral, reader.words.format(id, &args))
}

/// Whether the turn ends the game, and for whom that is good.
fn outcome_section(reader: &Reader, action: Action) -> Option<CardSection> {
    let mut after = *reader.position;
    after.play(action);
    let winner = after.outcome()?.winner()?;
    let is_win = winner == reader.position.side_to_move();
    let (id, mood) = if is_win { ("inspect-wins", Mood::Good) } else { ("inspect-loses", Mood::Bad) };
    Some(CardSection::message(mood, reader.words.text(id)))
}
