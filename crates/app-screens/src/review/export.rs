//! The export of a review into the user's document folder: as a page for people, and as JSON for programs.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::output::output_folders::DocumentFolder;
use crate::parts::notices::Notices;
use crate::parts::text;
use cannon_app_activities::review::ReviewSession;
use cannon_app_base::i18n::Words;
use cannon_engine::analysis::json;
use cannon_rules::json_error::JsonError;

/// System parameter that writes reviews to files.
#[derive(SystemParam)]
pub(super) struct ReviewExporter<'w> {
    folder: Res<'w, DocumentFolder>,
    notices: ResMut<'w, Notices>,
}

impl ReviewExporter<'_> {
    /// Writes the review to new files, and shows a notice with the path of the page, or with the reason why there is none.
    pub(super) fn export(&mut self, words: &Words, session: &ReviewSession) {
        let outcome = self.write(words, session);
        self.notices.show_outcome(words, ["review-exported", "review-export-failed"], outcome);
    }

    fn write(&self, words: &Words, session: &ReviewSession) -> Result<PathBuf, String> {
        let analyses = session.analyses().ok_or_else(|| words.text("review-pending"))?;
        let date = text::timestamp(session.record.started).replace(':', ".");
        let name = words.format("review-file-name", &[("date", date.into())]);
        let mut timeline = session.timeline.clone();
        let page = cannon_report::html(&session.record, &mut timeline, &analyses, words);
        let value = json::game(&mut timeline, session.record.result, &analyses);
        let numbers = serde_json::to_string_pretty(&value).map_err(|error| words.error(&JsonError::from(error)))?;
        self.folder.write(words, &name, "json", numbers.as_bytes())?;
        self.folder.write(words, &name, "html", page.as_bytes())
    }
}
