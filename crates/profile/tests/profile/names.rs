//! Names of players, and who sits at the board.

use cannon_profile::{MAX_PROFILES, NameError, Profile, Profiles, ProfilesError};

use crate::aid::at;

fn names(profiles: &Profiles) -> Vec<&str> {
    profiles.iter().map(|profile| profile.name().as_str()).collect()
}

#[test]
fn names_are_unique_and_trimmed() {
    let mut profiles = Profiles::default();
    let anna = profiles.add("  Anna ", at(0)).expect("added");
    let ben = profiles.add("Ben", at(0)).expect("added at the same moment");
    assert_ne!(anna, ben);
    assert!(matches!(profiles.add("ANNA", at(1)), Err(ProfilesError::NameTaken(_))));
    assert_eq!(profiles.add("", at(1)), Err(ProfilesError::Name(NameError::Empty)));
    assert_eq!(profiles.add(&"x".repeat(41), at(1)), Err(ProfilesError::Name(NameError::TooLong(41))));
    assert!(matches!(profiles.rename(ben, "anna", at(1)), Err(ProfilesError::NameTaken(_))));
    profiles.rename(anna, "anna", at(1)).expect("only the case of the own name changes");
    assert_eq!(names(&profiles), ["anna", "Ben"]);
    for number in 2..MAX_PROFILES {
        profiles.add(&format!("Player {number}"), at(2)).expect("added");
    }
    assert_eq!(profiles.add("One too many", at(3)), Err(ProfilesError::TooMany));
}

#[test]
fn players_at_the_board() {
    let mut profiles = Profiles::default();
    let seated = |profiles: &Profiles| (profiles.current().map(Profile::id), profiles.second().map(Profile::id));
    assert_eq!(seated(&profiles), (None, None));
    let anna = profiles.add("Anna", at(0)).expect("added");
    let ben = profiles.add("Ben", at(1)).expect("added");
    assert_eq!(seated(&profiles), (Some(anna), None));
    profiles.choose_second(Some(ben)).expect("a known player");
    profiles.choose(ben).expect("a known player");
    assert_eq!(seated(&profiles), (Some(ben), Some(anna)), "they change places");
    let again = Profiles::from_json(&profiles.to_json()).expect("read");
    assert_eq!(seated(&again), (Some(ben), Some(anna)));
    profiles.remove(ben).expect("a known player");
    assert_eq!(seated(&profiles), (Some(anna), None));
    assert_eq!(profiles.choose(ben), Err(ProfilesError::Unknown(ben)));
    assert_eq!(profiles.choose_second(Some(ben)), Err(ProfilesError::Unknown(ben)));
    assert_eq!(profiles.remove(ben), Err(ProfilesError::Unknown(ben)));
    profiles.choose_second(None).expect("a guest");
}
