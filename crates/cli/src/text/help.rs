//! The help: the list of commands, and the pages of the rulebook about the game in play.

use std::io::{BufRead, Write};

use super::session::Session;
use crate::error::CliError;
use crate::rulebook::write_page;
use cannon_i18n::rulebook::{self, Topic};

/// The width of the column of commands, as in the text `cli-help`.
const COMMAND_WIDTH: usize = 19;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Prints the page on a topic. Without a topic, prints the notation, the commands and the topics.
    pub(super) fn help(&mut self, topic: Option<&str>) -> Result<(), CliError> {
        let Some(name) = topic else { return self.help_overview() };
        let sections = Topic::find(name).map_or_else(Vec::new, |topic| rulebook::page(topic, &self.game.timeline));
        if sections.is_empty() {
            let topics: Vec<&str> = self.topics().into_iter().map(Topic::name).collect();
            return self.print_message("cli-which-topic", &[("topics", self.localizer.list(&topics).into())]);
        }
        write_page(&sections, &self.localizer, &mut self.out)
    }

    fn help_overview(&mut self) -> Result<(), CliError> {
        self.print_message(self.game.commands.help_id, &[])?;
        self.print_message("cli-help", &[])?;
        for topic in self.topics() {
            let command = format!("help {}", topic.name());
            let about = self.localizer.text(about_id(topic));
            writeln!(self.out, "  {command:<COMMAND_WIDTH$}{about}")?;
        }
        Ok(())
    }

    /// The topics on which the game has pages.
    fn topics(&self) -> Vec<Topic> {
        rulebook::topics(&self.game.timeline)
    }
}

/// The message that describes a topic in the list.
const fn about_id(topic: Topic) -> &'static str {
    match topic {
        Topic::Rules => "cli-help-rules",
        Topic::Tips => "cli-help-tips",
        Topic::Editions => "cli-help-editions",
        Topic::About => "cli-help-about",
    }
}
