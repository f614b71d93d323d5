//! The entities always show the position at the ply on show.

use cannon::app::play::{MatchSetup, Request};
use proptest::prelude::*;

use crate::table::Table;

/// Something that changes what should be shown.
#[derive(Clone, Debug)]
enum Change {
    /// Play the n-th legal action, counted round.
    Play(usize),
    Undo,
    Redo,
    Show(usize),
    Live,
    Restart,
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        12 => any::<usize>().prop_map(Change::Play),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
        2 => (0_usize..60).prop_map(Change::Show),
        2 => Just(Change::Live),
        1 => Just(Change::Restart),
    ]
}

fn request(table: &Table, change: &Change) -> Option<Request> {
    Some(match change {
        Change::Play(n) => {
            let actions = table.game().timeline().actions();
            let action = *actions.get(n % actions.len().max(1))?;
            Request::Play { action, shown_by: None }
        }
        Change::Undo => Request::Undo,
        Change::Redo => Request::Redo,
        Change::Show(ply) => Request::Show(*ply),
        Change::Live => Request::ShowLive,
        Change::Restart => Request::Restart,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn entities_equal_the_position_on_show(changes in proptest::collection::vec(change(), 1..80)) {
        let mut table = Table::new(MatchSetup::default());
        for change in &changes {
            if let Some(request) = request(&table, change) {
                table.ask(request);
            }
            prop_assert_eq!(table.stage_ply(), table.game().shown_ply());
            prop_assert_eq!(table.shown_pieces(), table.expected_pieces());
        }
    }
}

#[test]
fn a_thousand_plies_are_one_jump() {
    let mut table = Table::new(MatchSetup { house: cannon_rules::timeline::HouseRules::NONE, ..MatchSetup::default() });
    let mut random = 12_345_usize;
    while table.game().timeline().last_ply() < 1000 {
        let actions = table.game().timeline().actions();
        if actions.is_empty() {
            break;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = actions[(random >> 33) % actions.len()];
        table
            .app
            .world_mut()
            .write_message(cannon::app::play::MatchRequest::interface(Request::Play { action, shown_by: None }));
        table.frames(1);
    }
    table.ask(Request::Show(0));
    assert_eq!(table.shown_pieces(), table.expected_pieces());
    assert_eq!(table.stage_ply(), 0);
    table.ask(Request::ShowLive);
    assert_eq!(table.stage_ply(), table.game().timeline().ply());
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}
