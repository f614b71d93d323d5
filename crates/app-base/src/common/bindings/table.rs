//! The bindings in force: the layout, with the chords that the player has chosen instead.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Binding, Chord, KeyLayout};
use crate::common::command::Command;

/// The player's choice of a layout and of chords for single commands, part of the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnBindings {
    /// The layout of keys.
    pub layout: KeyLayout,
    /// The chords of the commands that the player has changed; an empty list for a command without a chord.
    pub chords: BTreeMap<Command, Vec<Chord>>,
}

/// All bindings in force.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings(Vec<Binding>);

impl Bindings {
    /// The bindings in force: the bindings of the program, with the player's choices.
    pub fn new(defaults: &[Binding], own: &OwnBindings) -> Bindings {
        let layout = own.layout.apply(defaults);
        let kept = layout.into_iter().filter(|binding| !own.chords.contains_key(&binding.command));
        let chosen = own
            .chords
            .iter()
            .flat_map(|(&command, chords)| chords.iter().map(move |&chord| Binding { command, chord }));
        Bindings(kept.chain(chosen).collect())
    }

    /// All bindings.
    pub fn iter(&self) -> impl Iterator<Item = &Binding> {
        self.0.iter()
    }

    /// The chords of a command.
    pub fn chords(&self, command: Command) -> impl Iterator<Item = Chord> {
        self.0.iter().filter(move |binding| binding.command == command).map(|binding| binding.chord)
    }

    /// The commands of a chord. If a chord with Shift has no binding, it gives the commands of the same chord without Shift.
    pub fn commands(&self, chord: Chord) -> impl Iterator<Item = Command> {
        let is_bound = self.0.iter().any(|binding| binding.chord == chord);
        let wanted = if is_bound { chord } else { Chord { shift: false, ..chord } };
        self.0.iter().filter(move |binding| binding.chord == wanted).map(|binding| binding.command)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BINDINGS, Trigger};
    use super::*;

    fn commands(bindings: &Bindings, chord: &str) -> Vec<Command> {
        bindings.commands(chord.parse().expect("a chord")).collect()
    }

    #[test]
    fn shift_matters_only_where_a_binding_needs_it() {
        let bindings = Bindings::new(BINDINGS, &OwnBindings::default());
        assert_eq!(commands(&bindings, "Tab"), [Command::NextPiece]);
        assert_eq!(commands(&bindings, "Shift+Tab"), [Command::PreviousPiece]);
        assert_eq!(commands(&bindings, "Shift+U"), [Command::Undo]);
        assert_eq!(commands(&bindings, "Ctrl+Z"), [Command::Undo]);
        assert_eq!(commands(&bindings, "Ctrl+Shift+Z"), [Command::Redo]);
        assert_eq!(commands(&bindings, "Z"), [Command::ViewNear]);
        assert_eq!(commands(&bindings, "Ctrl+U"), []);
    }

    #[test]
    fn chosen_chords_replace_those_of_the_program() {
        let mut own = OwnBindings::default();
        own.chords.insert(Command::Hint, vec!["F5".parse().expect("a chord")]);
        own.chords.insert(Command::Undo, Vec::new());
        let bindings = Bindings::new(BINDINGS, &own);
        assert_eq!(commands(&bindings, "F5"), [Command::Hint]);
        assert_eq!(commands(&bindings, "H"), []);
        assert_eq!(bindings.chords(Command::Undo).count(), 0);
        let text = serde_json::to_string(&own).expect("JSON");
        assert!(text.contains(r#""hint":["F5"],"#) || text.contains(r#""hint":["F5"]"#), "{text}");
        assert_eq!(serde_json::from_str::<OwnBindings>(&text).expect("the same"), own);
    }

    #[test]
    fn layouts_for_one_hand_bind_no_key_twice() {
        for layout in KeyLayout::ALL {
            let bindings = Bindings::new(BINDINGS, &OwnBindings { layout, ..OwnBindings::default() });
            for binding in bindings.iter() {
                let twice = commands(&bindings, &binding.chord.to_string()).len() > 1;
                // The game decides between these two.
                let by_game = [Command::NextFiringLine, Command::TurnRight].contains(&binding.command);
                assert!(!twice || by_game, "{layout:?}: {}", binding.chord);
            }
            let needed = [
                Command::CursorUp,
                Command::Select,
                Command::Cancel,
                Command::Undo,
                Command::Again,
                Command::Skip,
                Command::ShowSolution,
                Command::Leave,
                Command::OpenGame,
                Command::ExplainHint,
                Command::NextPace,
                Command::FocusNotice,
            ];
            for command in needed {
                assert!(
                    bindings.chords(command).any(|chord| matches!(chord.trigger, Trigger::Char(_) | Trigger::Key(_)))
                );
            }
        }
    }
}
