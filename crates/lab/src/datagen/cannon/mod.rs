//! Data of Cannon: positions of games under one ruleset or under several in turn. `format` is the binary format.

mod format;
#[cfg(test)]
mod tests;

use super::args::DatagenArgs;
use super::origin::Origin;
use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_engine::AnyEvaluator;
use cannon_rules::cannon::Ruleset;

pub(super) use format::Header;

/// The word that stands for all rulesets.
const ALL: &str = "all";

/// The header that the arguments describe.
///
/// # Errors
/// If the rules are unknown, or options are given that the data do not have.
pub(super) fn header(args: &DatagenArgs, positions: u64, evaluator: &AnyEvaluator) -> Result<Header, CliError> {
    let rules = &args.game_args.rules;
    if let Some((_, switch)) = rules.switches.given().next() {
        return Err(bad_input(format!("{switch}: data of Cannon have the published rules only")));
    }
    if args.boards.is_given() || rules.scheme.is_some() {
        return Err(bad_input("the game cannon has no schemes".to_owned()));
    }
    Ok(Header {
        rules: rules_named(rules.rules.as_deref().unwrap_or(ALL))?,
        origin: Origin::from_args(args, positions, evaluator),
    })
}

/// The set of rulesets with the preset of this name, or with all presets for [`ALL`]. It has a bit for each entry of [`Ruleset::PRESETS`].
///
/// # Errors
/// If there is no preset with this name.
fn rules_named(name: &str) -> Result<u8, CliError> {
    if name == ALL {
        return Ok((1 << Ruleset::PRESETS.len()) - 1);
    }
    let number = Ruleset::PRESETS.iter().position(|(known, _)| *known == name);
    number.map(|number| 1 << number).ok_or_else(|| {
        let known = Ruleset::PRESETS.map(|(name, _)| name).join(", ");
        bad_input(format!("unknown rules `{name}`; expected {known} or {ALL}"))
    })
}
