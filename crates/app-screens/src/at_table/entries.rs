//! What the entries of the menus of a game do: of the pause menu and its second page.

use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_base::play::{Match, Request};
use cannon_app_base::states::Menu;
use cannon_rules::record::Record;

/// What an entry does.
pub(super) enum EntryAction<'a> {
    CloseMenus,
    OpenMenu(Menu),
    /// Shows another menu in place of this one.
    SwitchMenu(Menu),
    Ask(Dialog),
    /// Sends a request and returns to the game.
    Request(Request),
    OpenEditor,
    /// Opens the review of the game from which the player has played on.
    OpenReview(&'a Record),
    /// Opens the study of the game on the table.
    Study(&'a Match),
    /// Opens the list of games with those that reach the position on the table.
    FindGames,
    OpenTitle,
}

impl EntryAction<'_> {
    /// Does it.
    pub(super) fn carry_out(self, navigator: &mut Navigator<'_>, open_dialog: &mut Dialog) {
        match self {
            EntryAction::CloseMenus => navigator.close_all_menus(),
            EntryAction::OpenMenu(menu) => navigator.open_menu(menu),
            EntryAction::SwitchMenu(menu) => navigator.switch_menu(menu),
            EntryAction::Ask(dialog) => *open_dialog = dialog,
            EntryAction::Request(request) => {
                navigator.request(request);
                navigator.close_all_menus();
            }
            EntryAction::OpenEditor => navigator.open_editor(),
            EntryAction::OpenReview(record) => navigator.open_review(record),
            EntryAction::Study(game) => navigator.open_study(game.record(), game.shown_ply()),
            EntryAction::FindGames => navigator.find_games(),
            EntryAction::OpenTitle => navigator.open_title(),
        }
    }
}
