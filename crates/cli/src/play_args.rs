//! The arguments of `cannon play`.

use std::path::PathBuf;

use clap::Args;

use super::args::RulesArgs;
use super::error::CliError;
use super::games::{self, GameCommands, GameStart};
use super::options::{PlayOptions, integer_in, read_clock, read_draw_rules, read_seat};
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Seat, TimeControl};
use cannon_rules::timeline::HouseRules;

/// The options of `cannon play` that apply to the window and to the terminal.
#[derive(Debug, Default, Args)]
pub struct PlayArgs {
    /// The game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    game: Option<&'static GameCommands>,
    /// Who plays the bottom side (Dark, or White in Tank Chess): human, or the computer by its rank: drummer, cadet, recruit, private,
    /// corporal, sergeant, ensign, lieutenant, captain, major, colonel, general, marshal, field-marshal, generalissimo or grandmaster,
    /// or rank:1 to rank:16. A style may follow, as in ensign:fox: gunner, marcher, mason or fox
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    dark: Option<Seat>,
    /// Who plays the top side (Light, or Black in Tank Chess)
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    light: Option<Seat>,
    #[command(flatten)]
    rules: RulesArgs,
    /// Play by the published recommendations for tournaments: in Cannon, a cannon may shift three times in a row, or twice with
    /// --tournament=2. The house rules for draws apply unless --draws says otherwise
    #[arg(long, value_name = "SHIFTS", num_args = 0..=1, require_equals = true,
        value_parser = integer_in(Ruleset::STRICT_SHIFT_LIMIT..=Ruleset::TOURNAMENT_SHIFT_LIMIT))]
    #[expect(clippy::option_option, reason = "clap tells an option without a value by the inner None")]
    tournament: Option<Option<u8>>,
    /// House rules for draws (not in the published rules): none, repetition (the third occurrence of a position),
    /// quiet-turns (100 moves in a row in which no piece is lost and no mine is cleared), or all; by default none
    #[arg(long, value_name = "RULES", value_parser = read_draw_rules)]
    draws: Option<HouseRules>,
    /// Time for each side: minutes, or minutes plus seconds per move (5+3), or none; decimals are allowed. The clocks start after
    /// the first move. In Tank Chess, 30 minutes are recommended on the 16 × 16 board, and 45 on the 20 × 20 board
    #[arg(long, value_name = "TIME", value_parser = read_clock, allow_negative_numbers = true)]
    clock: Option<TimeControl>,
    /// Save the game to this file after every move; if the file exists, resume the game in it
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Open the game, scheme or position in this file; the same as `cannon FILE`
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["record", "game", "rules", "scheme", "tournament", "draws", "clock"])]
    open: Option<PathBuf>,
}

impl PlayArgs {
    /// Checks the arguments and resolves the ruleset or scheme that they name.
    ///
    /// # Errors
    /// If the preset is unknown, or the scheme cannot be played.
    pub fn options(self) -> Result<PlayOptions, CliError> {
        let game = self.game.unwrap_or(games::default());
        let (mut rules, mut house_rules) = (self.rules, self.draws);
        if let Some(shift_limit) = self.tournament {
            game.apply_tournament_rules(&mut rules.switches, shift_limit)?;
            house_rules = house_rules.or(Some(HouseRules::DRAWS));
        }
        let (ruleset, start, scheme) = if rules.is_given() {
            let GameStart { ruleset, position, scheme, .. } = GameStart::from_args(game, &rules)?;
            (Some(ruleset), position, scheme)
        } else {
            (None, None, None)
        };
        Ok(PlayOptions {
            game: self.game.map(|game| game.id),
            south: self.dark,
            north: self.light,
            ruleset,
            house_rules,
            start,
            scheme,
            clock: self.clock,
            record: self.record,
            open: self.open,
        })
    }
}
