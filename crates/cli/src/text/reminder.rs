//! The reminder of what waits for the player in the window: the mistakes of reviewed games that can be repeated today.

use std::path::Path;

use cannon_i18n::Localizer;
use cannon_profile::ProfileStore;
use cannon_rules::GameId;
use jiff::civil::Date;

/// A line about the mistakes that the player at the board can repeat today, in all games together. `None` if there are none. `folder` is the
/// folder of the user's data.
///
/// The file of profiles is only read. If it cannot be read, there is no line: the window, which uses the file, tells the reason.
pub(super) fn due_mistakes(words: &Localizer, folder: &Path, today: Date) -> Option<String> {
    let profiles = ProfileStore::new(folder).examine().ok()?.ok()?;
    let player = profiles.current()?;
    let due: usize = GameId::ALL.into_iter().map(|game| player.mistakes(game, today).due).sum();
    (due > 0).then(|| words.format("cli-mistakes-due", &[("count", due.into())]))
}

#[cfg(test)]
mod tests {
    use cannon_profile::{Mistake, MistakeScore, Profiles, Repetitions};
    use cannon_rules::Side;
    use jiff::Timestamp;
    use jiff::civil::date;
    use serde_json::json;

    use super::*;

    /// The day on which the mistakes were found. They come back on the next day for the first time.
    const FOUND: Date = date(2026, 3, 1);

    fn mistake(game: GameId, position: &str) -> Mistake {
        Mistake {
            reviewed: Timestamp::UNIX_EPOCH,
            found: FOUND,
            game: game.name().to_owned(),
            side: Side::South,
            position: position.to_owned(),
            record: json!({}),
            played: "a2-a3".to_owned(),
            played_score: MistakeScore::Advantage(-100),
            line: vec!["a2-b3".to_owned()],
            best_score: MistakeScore::Win(3),
            lost: 40,
            repetitions: Repetitions::default(),
        }
    }

    /// The lines in all languages on a day.
    fn lines(folder: &Path, today: Date) -> Vec<Option<String>> {
        cannon_i18n::LANGUAGES
            .iter()
            .map(|entry| due_mistakes(&Localizer::new(entry.language), folder, today))
            .collect()
    }

    #[test]
    fn mistakes_of_all_games_are_counted_on_the_day_on_which_they_come_back() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(lines(folder.path(), FOUND).iter().all(Option::is_none), "there are no profiles");
        let mut profiles = Profiles::default();
        let player = profiles.add("Anna", Timestamp::UNIX_EPOCH).expect("a player");
        let other = profiles.add("Ben", Timestamp::UNIX_EPOCH).expect("a player");
        let places = [(GameId::Cannon, "a"), (GameId::Cannon, "b"), (GameId::TankChess, "a")];
        let add = |profiles: &mut Profiles, id, count: usize| {
            let mistakes = places.iter().take(count).map(|&(game, position)| mistake(game, position));
            profiles.get_mut(id).expect("the player").add_mistakes(mistakes);
        };
        add(&mut profiles, player, 3);
        add(&mut profiles, other, 1);
        let store = ProfileStore::new(folder.path());
        store.save(&mut profiles).expect("saved");
        assert!(lines(folder.path(), FOUND).iter().all(Option::is_none), "none comes back on the same day");
        let tomorrow = FOUND.tomorrow().expect("a day");
        let told = lines(folder.path(), tomorrow);
        assert!(
            told.iter().flatten().filter(|line| line.contains('3') && line.lines().count() == 1).count() == 4,
            "{told:?}"
        );
        let english = "Mistakes to repeat today: 3. You can repeat them in the window, under “Learn”, “My mistakes”.";
        assert!(told.iter().flatten().any(|line| line == english), "{told:?}");
        profiles.choose(other).expect("a player");
        store.save(&mut profiles).expect("saved");
        assert!(
            lines(folder.path(), tomorrow).iter().flatten().all(|line| line.contains('1')),
            "the player at the board"
        );
    }

    /// The window sets a damaged file aside and tells the player. A game in the terminal leaves that to the window.
    #[test]
    fn damaged_profiles_stay_where_they_are() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = ProfileStore::new(folder.path()).path();
        std::fs::write(&path, "{").expect("written");
        assert!(lines(folder.path(), FOUND).iter().all(Option::is_none));
        assert_eq!(std::fs::read_to_string(&path).expect("still there"), "{");
    }
}
