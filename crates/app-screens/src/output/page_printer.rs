//! Writes pages to print as PDF files into the user's document folder.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::output::output_folders::{DocumentFolder, write_new};
use crate::parts::notices::WrittenFile;
use cannon_app_activities::persistence::store;
use cannon_app_base::i18n::Words;
use cannon_print::{Page, to_pdf};

/// The name of a file whose page has no name.
const UNNAMED: &str = "Cannon";

/// System parameter that writes pages.
#[derive(SystemParam)]
pub(crate) struct PagePrinter<'w> {
    folder: Res<'w, DocumentFolder>,
}

impl PagePrinter<'_> {
    /// Writes the page to a new PDF file of this name. Returns the file for a notice, or the notice with the reason why there is none.
    pub(crate) fn print(&self, words: &Words, name: &str, page: Result<Page, String>) -> Result<WrittenFile, String> {
        match page.and_then(|page| self.write(words, name, &page)) {
            Ok(file) => Ok(WrittenFile::new(words, "print-kept", file)),
            Err(reason) => Err(words.format("print-failed", &[("reason", reason.into())])),
        }
    }

    fn write(&self, words: &Words, name: &str, page: &Page) -> Result<PathBuf, String> {
        let folder = self.folder.path().ok_or_else(|| words.text("print-no-folder"))?;
        let file = write_new(&folder, &store::file_stem(name, UNNAMED), "pdf", &to_pdf(page));
        file.map_err(|error| words.message(&error))
    }
}
