//! Tests of the rules that the games offer by name.

use std::collections::BTreeSet;

use crate::tabletops;
use cannon_app_base::i18n::Words;
use cannon_rules::timeline::HouseRules;

#[test]
fn usual_rules_come_first_and_every_name_begins_another_game() {
    for table in tabletops() {
        let named = (table.named_rules)();
        let usual = table.id.begin(None, None, HouseRules::NONE).expect("a game");
        assert_eq!((&named[0].ruleset, named[0].house_rules), (&usual.ruleset(), HouseRules::NONE), "{}", table.id);
        let different: BTreeSet<_> = named.iter().map(|rules| format!("{rules:?}")).collect();
        let names: BTreeSet<_> = named.iter().map(|rules| rules.name_id).collect();
        assert_eq!((different.len(), names.len()), (named.len(), named.len()), "{}", table.id);
        for rules in &named {
            let timeline = table.id.begin(Some(&rules.ruleset), None, rules.house_rules).expect(rules.name_id);
            assert_eq!(timeline.ruleset(), rules.ruleset, "{}", rules.name_id);
        }
    }
}

#[test]
fn every_name_and_its_explanation_is_a_text() {
    let words = Words::default();
    for rules in tabletops().flat_map(|table| (table.named_rules)()) {
        for id in [rules.name_id, rules.about_id] {
            let text = words.text(id);
            assert!(!text.is_empty() && !text.contains(id), "{id}: {text}");
        }
    }
}
