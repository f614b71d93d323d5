//! The faces of the board that the player has chosen.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use cannon_appearance::BoardFace;

/// The face of the board that the player has chosen for each preset of rules, by the name of the preset. A preset without an entry is
/// played on the face that its published text describes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoardFaces(BTreeMap<String, BoardFace>);

impl BoardFaces {
    /// The chosen face for a preset, if the player has chosen one.
    pub fn chosen(&self, preset: &str) -> Option<BoardFace> {
        self.0.get(preset).copied()
    }

    /// Chooses the face for a preset.
    pub fn choose(&mut self, preset: &str, face: BoardFace) {
        self.0.insert(preset.to_owned(), face);
    }
}
