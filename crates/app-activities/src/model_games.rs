//! Model games on the table: the record with comments in the player's language, which change with the language.

use bevy::prelude::*;
use cannon_lessons::{ModelGame, model_games};
use cannon_rules::record::Record;

use crate::lessons::message_text;
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, Request, TreeEdit};

/// Adds the translation of the model game on the table.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, translate_comments.in_set(AppSystems::React));
}

/// The record of a model game with its title and its comments in the player's language.
pub fn model_record(words: &Words, model: &ModelGame) -> Record {
    model.record_in(|message| message_text(words, message))
}

/// The model game that a match shows.
pub fn model_of(game: &Match) -> Option<&'static ModelGame> {
    let mut models = model_games(game.timeline().game()).iter().filter(|_| game.is_model_game());
    models.find(|model| model.record().started == game.started_at())
}

/// Writes the comments anew when the language has changed, and when a model game comes back to the table in another language than before.
fn translate_comments(
    words: Res<Words>,
    game: Res<Match>,
    mut events: MessageReader<MatchEvent>,
    mut requests: MessageWriter<MatchRequest>,
) {
    let has_begun = events.read().any(|event| matches!(event, MatchEvent::Started));
    if !words.is_changed() && !has_begun {
        return;
    }
    let Some(model) = model_of(&game) else { return };
    let timeline = game.timeline();
    let main_line = timeline.main_line();
    for comment in &model.comments {
        let Some(&node) = main_line.get(comment.ply) else { continue };
        let Some(notes) = timeline.notes(node) else { continue };
        let text = message_text(&words, &comment.text);
        if notes.comment != text {
            let mut notes = notes.clone();
            notes.comment = text;
            requests.write(MatchRequest::from_interface(Request::EditTree(TreeEdit::SetNotes { node, notes })));
        }
    }
}
