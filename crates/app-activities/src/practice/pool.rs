//! The pool of mistakes: which mistakes of a reviewed game are the player's own and go into the profile, and which are due.

use bevy::prelude::*;
use jiff::{Timestamp, Zoned};

use super::position::{PracticePosition, kept_score};
use super::practised_mistakes;
use crate::persistence::GameLibrary;
use crate::profile::{PlayerProfiles, ProfileRequest};
use crate::review::{MAX_LINE_ACTIONS, Review, ReviewSession};
use cannon_engine::analysis::{ActionAnalysis, pv_notation};
use cannon_library::{Filter, Library, LibraryError};
use cannon_profile::{Mistake, Profile, ProfileId, Profiles, Repetitions};
use cannon_rules::record::Record;
use cannon_rules::{GameId, Side};

/// The positions of a game that the player can repeat today. Mistakes that this version cannot read are left out.
pub fn due_positions(profile: &Profile, game: GameId, now: &Zoned) -> Vec<PracticePosition> {
    profile.due_mistakes(game, now.date()).into_iter().filter_map(PracticePosition::of_mistake).collect()
}

/// The game of a repeated mistake, if it is still in the library. `before` is the game up to the mistake.
pub fn game_in_library(library: &GameLibrary, before: &Record) -> Option<Record> {
    let filter = Filter { game: Some(before.game), started_from: Some(before.started), ..Filter::default() };
    let find = |library: &mut Library| {
        let is_same = |started: Timestamp| started == before.started;
        let games = library.list(&filter).into_iter();
        let same = games.filter(|game| game.details.as_ref().is_ok_and(|details| is_same(details.started)));
        // Several games may have begun at the same time, such as copies of one that went on differently.
        let records = same.filter_map(|game| library.load(&game.file).ok());
        let texts = |record: &Record| record.actions.iter().map(|action| action.text.clone()).collect::<Vec<_>>();
        let begins_so = |record: &Record| texts(record).starts_with(&texts(before));
        Ok::<_, LibraryError>(records.into_iter().find(begins_so))
    };
    library.with(find).ok().flatten().filter(|record| record.replay().is_ok())
}

/// Adds the player's mistakes to the profile when the review of a game is complete.
pub(super) fn collect(
    review: Res<Review>,
    players: Res<PlayerProfiles>,
    mut collected: Local<Option<(Timestamp, usize, ProfileId)>>,
    mut requests: MessageWriter<ProfileRequest>,
) {
    let Some(session) = review.session().filter(|session| session.is_complete()) else { return };
    let Some(player) = players.current().map(Profile::id) else { return };
    let what = (session.record.started, session.plies(), player);
    if collected.replace(what) == Some(what) {
        return;
    }
    let mistakes = own_mistakes(session, players.all(), &Zoned::now());
    if !mistakes.is_empty() {
        requests.write(ProfileRequest::Mistakes(mistakes));
    }
}

/// The mistakes in a reviewed game that the player at the board has made.
fn own_mistakes(session: &ReviewSession, profiles: &Profiles, now: &Zoned) -> Vec<Mistake> {
    let record = &session.record;
    let is_own = |analysis: &ActionAnalysis| is_side_of_current(profiles, record, analysis.side);
    practised_mistakes(session)
        .filter(|analysis| is_own(analysis) && !analysis.better_line().is_empty())
        .filter_map(|analysis| {
            let mut timeline = session.timeline.clone();
            timeline.go_to(analysis.ply);
            let mut line = pv_notation(&timeline, analysis.better_line());
            line.truncate(MAX_LINE_ACTIONS);
            Some(Mistake {
                reviewed: now.timestamp(),
                found: now.date(),
                game: record.game.name().to_owned(),
                side: analysis.side,
                position: timeline.position_text_at(analysis.ply),
                record: Mistake::game_before(record, analysis.ply),
                played: timeline.notation(analysis.action)?,
                played_score: kept_score(analysis.score),
                line,
                best_score: kept_score(analysis.best_score()),
                lost: analysis.assessment.percentages.loss().round() as u8,
                repetitions: Repetitions::default(),
            })
        })
        .collect()
}

/// Whether the player at the board has played a side of a game. Against the computer it is the only person, unless the person has the name of
/// another player. Between two people, the name decides, so that neither a guest nor two strangers in an imported game count. A study is no
/// game of anybody.
fn is_side_of_current(profiles: &Profiles, record: &Record, side: Side) -> bool {
    let named = |side: Side| {
        let name = record.players[side].name.as_deref()?;
        profiles.find(name).map(Profile::id)
    };
    let current = profiles.current().map(Profile::id);
    if record.study || record.players[side].seat.is_computer() {
        false
    } else if record.players[!side].seat.is_computer() {
        named(side).is_none_or(|player| Some(player) == current)
    } else {
        named(side).is_some() && named(side) == current && named(!side) != current
    }
}

#[cfg(test)]
mod tests {
    use cannon_rules::record::{Players, Seat};
    use cannon_rules::timeline::HouseRules;

    use super::*;

    #[test]
    fn sides_of_the_player_are_told_by_seats_and_names() {
        let mut profiles = Profiles::default();
        profiles.add("Anna", Timestamp::UNIX_EPOCH).expect("added");
        profiles.add("Ben", Timestamp::UNIX_EPOCH).expect("added");
        let own = |seats: [Seat; 2], names: [Option<&str>; 2]| {
            let timeline = GameId::Cannon.begin(None, None, HouseRules::default()).expect("a game");
            let mut players = Players::untimed(seats[0], seats[1]);
            for (side, name) in Side::ALL.into_iter().zip(names) {
                players[side].name = name.map(str::to_owned);
            }
            let record = Record::from_timeline(&timeline, players, Timestamp::UNIX_EPOCH);
            let study = Record { study: true, ..record.clone() };
            assert!(!Side::ALL.into_iter().any(|side| is_side_of_current(&profiles, &study, side)));
            Side::ALL.map(|side| is_side_of_current(&profiles, &record, side))
        };
        let (person, computer) = (Seat::Human, Seat::computer(3));
        assert_eq!(own([person, computer], [None, None]), [true, false]);
        assert_eq!(own([computer, person], [None, Some("Anna")]), [false, true]);
        assert_eq!(own([person, computer], [Some("Annie"), None]), [true, false], "an earlier name of the player");
        assert_eq!(own([person, computer], [Some("Ben"), None]), [false, false], "the game of another player");
        assert_eq!(own([person, person], [Some("Ben"), Some("anna")]), [false, true]);
        assert_eq!(own([person, person], [Some("Anna"), None]), [true, false], "against a guest");
        assert_eq!(own([person, person], [None, Some("Zoe")]), [false, false], "strangers");
        assert_eq!(own([person, person], [Some("Anna"), Some("Anna")]), [false, false]);
        assert_eq!(own([computer, computer], [Some("Anna"), None]), [false, false]);
    }
}
