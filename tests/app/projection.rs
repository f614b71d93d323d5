//! Tests that the entities on the table always equal the position at the shown ply.

use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_table::pieces::CapturedPiece;
use cannon_rules::Side;
use proptest::prelude::*;

use crate::harness::TestTable;

/// A change of the match or of the shown ply.
#[derive(Clone, Debug)]
enum Change {
    /// Play the n-th legal action, modulo their number.
    Play(usize),
    Undo,
    Redo,
    Show(usize),
    Live,
    Restart,
}

fn arbitrary_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        12 => any::<usize>().prop_map(Change::Play),
        3 => Just(Change::Undo),
        2 => Just(Change::Redo),
        2 => (0_usize..60).prop_map(Change::Show),
        2 => Just(Change::Live),
        1 => Just(Change::Restart),
    ]
}

fn to_request(table: &TestTable, change: &Change) -> Option<Request> {
    Some(match change {
        Change::Play(n) => {
            let actions = table.game().timeline().actions();
            let action = *actions.get(n % actions.len().max(1))?;
            Request::Play { action, animation_variant: None }
        }
        Change::Undo => Request::Undo,
        Change::Redo => Request::Redo,
        Change::Show(ply) => Request::ViewPly(*ply),
        Change::Live => Request::ViewLive,
        Change::Restart => Request::Restart,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn entities_equal_the_shown_position(changes in proptest::collection::vec(arbitrary_change(), 1..80)) {
        let mut table = TestTable::new(MatchSetup::default());
        for change in &changes {
            if let Some(request) = to_request(&table, change) {
                table.request(request);
            }
            prop_assert_eq!(table.board_view_ply(), table.game().shown_ply());
            prop_assert_eq!(table.shown_pieces(), table.expected_pieces());
        }
    }
}

#[test]
fn showing_a_position_a_thousand_plies_away_updates_all_entities() {
    let mut table =
        TestTable::new(MatchSetup { house_rules: cannon_rules::timeline::HouseRules::NONE, ..MatchSetup::default() });
    let mut random = 12_345_usize;
    while table.game().timeline().last_ply() < 1000 {
        let actions = table.game().timeline().actions();
        if actions.is_empty() {
            break;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = actions[(random >> 33) % actions.len()];
        table.app.world_mut().write_message(cannon_app_base::play::MatchRequest::from_interface(Request::Play {
            action,
            animation_variant: None,
        }));
        table.frames(1);
    }
    table.request(Request::ViewPly(0));
    assert_eq!(table.shown_pieces(), table.expected_pieces());
    assert_eq!(table.board_view_ply(), 0);
    table.request(Request::ViewLive);
    assert_eq!(table.board_view_ply(), table.game().timeline().ply());
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

/// The sides of the captured pieces beside the board.
fn captured(table: &mut TestTable) -> Vec<Side> {
    let mut captured = table.app.world_mut().query::<&CapturedPiece>();
    let mut sides: Vec<Side> = captured.iter(table.app.world()).map(|piece| piece.side).collect();
    sides.sort_unstable();
    sides
}

#[test]
fn captured_pieces_follow_the_shown_position() {
    let position = "4L5/10/10/10/4l5/4d5/10/10/10/4D5 d";
    let mut table = TestTable::new(MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() });
    assert!(captured(&mut table).is_empty());
    let capture = table.game().timeline().read_action("e5e6").expect("readable");
    table.request(Request::Play { action: capture, animation_variant: None });
    table.frames(1);
    assert_eq!(captured(&mut table), [Side::North]);
    table.request(Request::ViewPly(0));
    table.frames(1);
    assert!(captured(&mut table).is_empty(), "it was not captured yet");
    table.request(Request::ViewLive);
    table.frames(1);
    assert_eq!(captured(&mut table), [Side::North]);
    table.request(Request::Undo);
    table.frames(1);
    assert!(captured(&mut table).is_empty());
    table.request(Request::Redo);
    table.request(Request::Restart);
    table.frames(1);
    assert!(captured(&mut table).is_empty(), "a new game begins without captures");
}
