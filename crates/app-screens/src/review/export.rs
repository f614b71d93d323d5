//! The export of a review into the user's document folder: as a page for people, and as JSON for programs.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::output::output_folders::{DocumentFolder, write_new};
use crate::parts::notices::{Notices, WrittenFile};
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
        let outcome = match self.write(words, session) {
            Ok(file) => Ok(WrittenFile::new(words, "review-exported", file)),
            Err(reason) => Err(words.format("review-export-failed", &[("reason", reason.into())])),
        };
        self.notices.show_outcome(outcome);
    }

    fn write(&self, words: &Words, session: &ReviewSession) -> Result<PathBuf, String> {
        let analyses = session.analyses().ok_or_else(|| words.text("review-pending"))?;
        let folder = self.folder.path().ok_or_else(|| words.text("print-no-folder"))?;
        let date = text::timestamp(session.record.started).replace(':', ".");
        let name = words.format("review-file-name", &[("date", date.into())]);
        let mut timeline = session.timeline.clone();
        let page = cannon_report::html(&session.record, &mut timeline, &analyses, words);
        let value = json::game(&mut timeline, session.record.result, &analyses);
        let numbers = serde_json::to_string_pretty(&value).map_err(|error| words.error(&JsonError::from(error)))?;
        let write = |extension: &str, text: &str| {
            write_new(&folder, &name, extension, text.as_bytes()).map_err(|error| words.message(&error))
        };
        write("json", &numbers)?;
        write("html", &page)
    }
}
