//! The localizer as a resource.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use bevy::prelude::*;
use icu_normalizer::DecomposingNormalizerBorrowed;

use crate::common::bindings::{Bindings, InputDevice};
use crate::common::command::Command;
use crate::settings::Settings;
use cannon_engine::Score;
use cannon_i18n::{Language, Localizer, LocalizerOptions};

/// The accents of European letters, once they are apart from the letters.
const ACCENTS: RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// The localizer for the language in the settings.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub struct Words(pub Localizer);

impl Words {
    /// The number of turns to a forced end. `None` for an advantage.
    pub fn forced_end(&self, score: Score) -> Option<String> {
        let id = if matches!(score, Score::Win { .. }) { "thinking-win" } else { "thinking-loss" };
        score.turns_to_end().map(|turns| self.format(id, &[("turns", turns.into())]))
    }
}

/// The language that the system's settings prefer. Without this resource it is English, so that tests are the same everywhere.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SystemLanguage(pub Language);

/// Adds the words in the language of the player.
pub fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguage>();
    // The first systems already write texts, such as the name of the first player.
    let system = app.world().resource::<SystemLanguage>().0;
    let language = app.world().resource::<Settings>().language.unwrap_or(system);
    let words = Words(localizer(language, app.world().resource::<Bindings>(), InputDevice::default()));
    app.insert_resource(words).add_systems(
        PreUpdate,
        update_words.run_if(
            resource_changed::<Settings>
                .or_eager(resource_changed::<Bindings>)
                .or_eager(resource_changed::<InputDevice>),
        ),
    );
}

/// Switches the language when the setting changes, and names other keys when the bindings or the device change.
fn update_words(
    settings: Res<Settings>,
    system: Res<SystemLanguage>,
    bindings: Res<Bindings>,
    device: Res<InputDevice>,
    mut words: ResMut<Words>,
) {
    let language = settings.language.unwrap_or(system.0);
    if words.language() != language || bindings.is_changed() || device.is_changed() {
        words.0 = localizer(language, &bindings, *device);
    }
}

/// The localizer of a language for the window. Its texts name the keys of these bindings on this device.
pub fn localizer(language: Language, bindings: &Bindings, device: InputDevice) -> Localizer {
    let names = Localizer::new(language);
    let key = |command: Command| {
        let chord = bindings.chords(command).find(|chord| device.has(chord.trigger));
        chord.map_or_else(|| names.text("keycap-none"), |chord| chord.label(&names, device.family()))
    };
    let keys = Command::all().map(|command| (command.name(), key(command))).collect();
    let transform = (language == Language::Japanese).then_some(narrow_punctuation as fn(&str) -> Cow<'_, str>);
    Localizer::with_options(language, LocalizerOptions { transform, keys })
}

/// A Japanese text with narrow punctuation in place of the wide one that egui would let begin a line.
fn narrow_punctuation(text: &str) -> Cow<'_, str> {
    const NARROW: [(char, char); 4] = [('！', '!'), ('？', '?'), ('（', '('), ('）', ')')];
    let narrow = |letter: char| NARROW.iter().find(|(wide, _)| *wide == letter).map(|(_, narrow)| *narrow);
    if text.chars().any(|letter| narrow(letter).is_some()) {
        text.chars().map(|letter| narrow(letter).unwrap_or(letter)).collect()
    } else {
        text.into()
    }
}

/// A text as searches compare it: in lower case, without accents, and with letters of full width as ordinary ones.
pub fn folded(text: &str) -> String {
    let letters = DecomposingNormalizerBorrowed::new_nfkd().normalize(text);
    letters.chars().filter(|letter| !ACCENTS.contains(letter)).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_need_no_accents() {
        for (text, wanted) in [("Música", "musica"), ("GRÖẞE", "große"), ("ＦＰＳ", "fps"), ("画面", "画面")]
        {
            assert_eq!(folded(text), wanted);
        }
    }
}
