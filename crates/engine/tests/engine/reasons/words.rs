//! Every motif has a sentence, whose variables are all filled in.

use std::collections::BTreeSet;

use cannon_engine::cannon::reasons as cannon_reasons;
use cannon_engine::reasons::{Motif, Reason, Threat};
use cannon_engine::tank_chess::reasons as tank_reasons;
use cannon_i18n::Localizer;
use cannon_rules::cannon::Point;
use cannon_rules::message::Message;
use cannon_rules::tank_chess::{Facet, Facing, Piece, Square, UnitTable};

/// The sentence of a message, checked to be a sentence.
fn sentence(message: &Message) -> String {
    let words = Localizer::default();
    assert!(words.has(message.id), "{} has no text", message.id);
    let text = words.message(message);
    assert!(text.ends_with('.') && !text.contains(['{', '}', '\n']), "{}: {text}", message.id);
    assert!(text.starts_with(|letter: char| letter.is_uppercase()), "{}: {text}", message.id);
    assert!(text.len() <= 120, "{}: {text}", message.id);
    text
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// One motif of each variant. A new variant does not compile until the match gives it a number, and the test fails until the variant is
/// listed.
fn cannon_motifs() -> Vec<cannon_reasons::Motif> {
    use cannon_reasons::Motif;
    let (at, lost, rear, muzzle) = (point("e5"), point("d4"), point("c3"), point("c5"));
    let [town, soldier, no_action] = cannon_threats();
    let mut motifs = vec![
        Motif::TakesTown,
        Motif::LeavesNoAction,
        Motif::ForcesWin,
        Motif::SavesTown,
        Motif::Recaptures(at),
        Motif::WinsSoldier(at),
        Motif::DoubleThreat(town, soldier),
        Motif::Threatens(no_action),
        Motif::SavesSoldier(at),
        Motif::ProtectsSoldier(at),
        Motif::TradesSoldiers { at, lost },
        Motif::BlocksMuzzle { muzzle, target: at },
        Motif::BreaksCannon { rear, muzzle },
        Motif::BuildsCannon { rear, muzzle },
        Motif::TakesSoldier(at),
        Motif::PlacesTown(at),
        Motif::ShiftsCannon { rear, muzzle },
        Motif::PlansCapture(at),
        Motif::PlansCannon { rear, muzzle },
    ];
    let number = |motif: &Motif| match motif {
        Motif::TakesTown => 0,
        Motif::LeavesNoAction => 1,
        Motif::ForcesWin => 2,
        Motif::SavesTown => 3,
        Motif::Recaptures { .. } => 4,
        Motif::WinsSoldier { .. } => 5,
        Motif::DoubleThreat(..) => 6,
        Motif::Threatens(_) => 7,
        Motif::SavesSoldier { .. } => 8,
        Motif::ProtectsSoldier { .. } => 9,
        Motif::TradesSoldiers { .. } => 10,
        Motif::BlocksMuzzle { .. } => 11,
        Motif::BreaksCannon { .. } => 12,
        Motif::BuildsCannon { .. } => 13,
        Motif::TakesSoldier { .. } => 14,
        Motif::PlacesTown { .. } => 15,
        Motif::ShiftsCannon { .. } => 16,
        Motif::PlansCapture { .. } => 17,
        Motif::PlansCannon { .. } => 18,
    };
    assert!(motifs.iter().map(number).eq(0..19));
    motifs.push(Motif::TradesSoldiers { at, lost: at });
    motifs
}

fn cannon_threats() -> [cannon_reasons::Threat; 3] {
    use cannon_reasons::{Attack, Threat};
    let by = Attack::Cannon { rear: point("c3"), muzzle: point("c5") };
    [
        Threat::Town { at: point("e1"), by },
        Threat::Soldier { at: point("e5"), by: Attack::Soldier(point("e4")) },
        Threat::NoAction,
    ]
}

/// A unit of each kind.
fn units() -> Vec<Piece> {
    let square = square("F7");
    UnitTable::builtin().kinds().map(|kind| Piece { square, kind, facing: Facing::N }).collect()
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn tank_threats() -> Vec<tank_reasons::Threat> {
    use tank_reasons::Threat;
    let by = units()[0];
    let mut threats = vec![Threat::Command { at: by.square, by }, Threat::Escape, Threat::Flag(by), Threat::Objective];
    for unit in units() {
        threats.extend(Facet::ALL.map(|facet| Threat::Unit { unit, facet, by }));
    }
    threats
}

fn tank_motifs() -> Vec<tank_reasons::Motif> {
    use tank_reasons::Motif;
    let [unit, lost, ..] = units()[..] else { panic!("units") };
    let mut motifs = vec![
        Motif::DestroysCommand,
        Motif::Leaves,
        Motif::ReachesFlag,
        Motif::CompletesObjective,
        Motif::ForcesWin,
        Motif::SavesCommand,
        Motif::StopsEscape,
        Motif::StopsObjective,
        Motif::ReturnsFire(unit),
        Motif::WinsUnit { unit, facet: Facet::Front },
        Motif::DoubleThreat(tank_threats()[0], tank_threats()[4]),
        Motif::Threatens(tank_threats()[0]),
        Motif::LeavesFire(unit),
        Motif::TurnsArmour(unit),
        Motif::ShieldsUnit(unit),
        Motif::SavesUnit(unit),
        Motif::TradesUnits { unit, lost },
        Motif::DestroysUnit { unit, facet: Facet::Rear },
        Motif::TakesSquares,
        Motif::ContestsSquares,
        Motif::ClearsMine(square("C4")),
        Motif::ApproachesExit(1),
        Motif::PlansShot(unit),
    ];
    let number = |motif: &Motif| match motif {
        Motif::DestroysCommand => 0,
        Motif::Leaves => 1,
        Motif::ReachesFlag => 2,
        Motif::CompletesObjective => 3,
        Motif::ForcesWin => 4,
        Motif::SavesCommand => 5,
        Motif::StopsEscape => 6,
        Motif::StopsObjective => 7,
        Motif::ReturnsFire { .. } => 8,
        Motif::WinsUnit { .. } => 9,
        Motif::DoubleThreat(..) => 10,
        Motif::Threatens(_) => 11,
        Motif::LeavesFire { .. } => 12,
        Motif::TurnsArmour { .. } => 13,
        Motif::ShieldsUnit { .. } => 14,
        Motif::SavesUnit { .. } => 15,
        Motif::TradesUnits { .. } => 16,
        Motif::DestroysUnit { .. } => 17,
        Motif::TakesSquares => 18,
        Motif::ContestsSquares => 19,
        Motif::ClearsMine { .. } => 20,
        Motif::ApproachesExit { .. } => 21,
        Motif::PlansShot { .. } => 22,
    };
    assert!(motifs.iter().map(number).eq(0..23));
    motifs.push(Motif::ApproachesExit(7));
    motifs.extend(Facet::ALL.map(|facet| Motif::WinsUnit { unit, facet }));
    motifs
}

fn check_motifs<M: Motif>(motifs: &[M]) {
    let texts: BTreeSet<String> = motifs.iter().map(|motif| sentence(&motif.sentence())).collect();
    assert!(texts.len() + 3 >= motifs.len(), "{texts:?}");
    assert!(motifs.iter().all(|motif| motif.sentence().id.starts_with("reason-")));
}

fn check_threats<T: Threat>(threats: &[T]) {
    for threat in threats {
        let (as_threat, as_danger) = (threat.as_threat(), threat.as_danger());
        assert!(as_threat.id.starts_with("opponent-") && as_danger.id.starts_with("danger-"), "{threat:?}");
        assert!(
            sentence(&as_threat).starts_with("Your opponent threatens") && sentence(&as_danger).starts_with("Then ")
        );
    }
}

#[test]
fn every_motif_has_a_sentence() {
    check_motifs(&cannon_motifs());
    check_motifs(&tank_motifs());
    for threat in cannon_threats() {
        sentence(&cannon_reasons::Motif::Threatens(threat).sentence());
    }
    for threat in tank_threats() {
        sentence(&tank_reasons::Motif::Threatens(threat).sentence());
    }
}

#[test]
fn every_threat_has_sentences_for_both_players() {
    check_threats(&cannon_threats());
    check_threats(&tank_threats());
}

#[test]
fn sentences_name_points_and_kinds() {
    let texts: Vec<String> = tank_motifs().iter().map(|motif| sentence(&motif.sentence())).collect();
    assert!(texts.iter().any(|text| text == "Destroys the heavy tank on F7 with a shot to the rear."), "{texts:#?}");
    let [_, soldier, _] = cannon_threats();
    assert_eq!(
        sentence(&soldier.as_threat()),
        "Your opponent threatens to take your soldier on e5 with the soldier on e4."
    );
    let reason = Reason { sentence: cannon_motifs()[5].sentence(), attack: None };
    assert_eq!((reason.motif(), sentence(&reason.sentence)), ("wins-soldier", "Wins the soldier on e5.".to_owned()));
}
