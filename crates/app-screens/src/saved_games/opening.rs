//! Opening of a game from the shelf: to play on, to review or to study it. A game that was found by a position shows this position.

use cannon_app_activities::persistence::GameList;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Request, TreeEdit};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::timeline::NodeId;

use crate::parts::navigation::Navigator;

/// For what a game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To go on with it, or to look at its end on the table.
    Play,
    Review,
    Study,
}

/// Opens a game. A readable record can contain illegal actions, so it is replayed before the current game is left.
///
/// If the shelf lists the games with a position, this position is shown. A game goes on at its end all the same: the earlier position is only
/// viewed. Variations can be shown by a study alone.
pub(super) fn open(
    record: Record,
    purpose: Purpose,
    words: &Words,
    list: &mut GameList,
    navigator: &mut Navigator<'_>,
) {
    let timeline = match record.replay() {
        Ok(timeline) => timeline,
        Err(error) => {
            list.problem = Some(words.format("saved-refused", &[("reason", words.error(&error).into())]));
            return;
        }
    };
    let sought = list.choice.position.sought().and_then(|(_, position)| position.first_node(&timeline));
    let ply = sought.and_then(|node| ply_in_game(&timeline, node));
    match purpose {
        Purpose::Play => navigator.start_game(Request::Load(Box::new(record))),
        Purpose::Review => navigator.open_review_from_here(&record),
        Purpose::Study => {
            navigator.open_study(record, ply.unwrap_or_default());
            if let (Some(node), None) = (sought, ply) {
                navigator.request(Request::EditTree(TreeEdit::Select(node)));
            }
            return;
        }
    }
    if let Some(ply) = ply {
        navigator.request(Request::ViewPly(ply));
    }
}

/// The ply of a node of the game itself; `None` in a variation.
fn ply_in_game(timeline: &AnyTimeline, node: NodeId) -> Option<usize> {
    timeline.main_line().iter().position(|&known| known == node)
}
