//! The rulesets under which games are played in turn.

use cannon_cli::CliError;
use cannon_rules::cannon::Ruleset;

/// The word that stands for all rulesets.
pub(super) const ALL: &str = "all";

/// A set of rulesets, one bit for each entry of [`Ruleset::PRESETS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RulesSet(pub(super) u8);

impl RulesSet {
    /// The set with the preset of this name, or with all rulesets for [`ALL`].
    ///
    /// # Errors
    /// If there is no preset with this name.
    pub(super) fn from_name(name: &str) -> Result<RulesSet, CliError> {
        if name == ALL {
            return Ok(RulesSet((1 << Ruleset::PRESETS.len()) - 1));
        }
        let number = Ruleset::PRESETS.iter().position(|(known, _)| *known == name);
        number.map(|number| RulesSet(1 << number)).ok_or_else(|| {
            let known = Ruleset::PRESETS.map(|(name, _)| name).join(", ");
            CliError::BadInput(format!("unknown rules `{name}`; expected {known} or {ALL}"))
        })
    }

    /// The number of the ruleset for the game with this number. The rulesets of the set take turns.
    pub(super) fn of_game(self, number: u64) -> usize {
        let numbers = || (0..Ruleset::PRESETS.len()).filter(|&rules| self.0 >> rules & 1 == 1);
        let turn = number % (numbers().count() as u64).max(1);
        numbers().nth(usize::try_from(turn).unwrap_or_default()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_take_turns() {
        let order = |text: &str| -> Vec<usize> {
            let set = RulesSet::from_name(text).expect("rules");
            (0..4).map(|game| set.of_game(game)).collect()
        };
        assert_eq!(order("all"), [0, 1, 2, 0]);
        assert_eq!(order("igg"), [2, 2, 2, 2]);
        let error = RulesSet::from_name("chess").expect_err("refused").to_string();
        assert!(error.contains("expected classic, blue-panther, igg or all"), "{error}");
    }
}
