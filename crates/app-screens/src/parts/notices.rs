//! Notices: short messages that go by themselves, such as refusals, declined draws, saved games and autosave problems. They stand in the
//! ribbon below the board, or at the top of a menu. A notice about a file that was written has buttons, and stays longer. No notice outlives
//! the screen on which it was shown first, unless it is about the program.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::side_panel::free_area;
use crate::parts::text;
use cannon_app_activities::exercise::ExercisePointers;
use cannon_app_activities::opponent::NetworkProblem;
use cannon_app_activities::persistence::{Autosaved, SaveProblem};
use cannon_app_activities::profile::RatingForfeited;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, FrameRequest, QualityLowered, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{Button, Ribbon, RibbonResponse, Voice, quality_name_id};
use cannon_app_games as games;
use cannon_rules::message::Message;

/// Seconds before a short notice fades out, and how much longer each of its characters makes it stay.
const STAY_SECONDS: f32 = 2.4;
/// See [`STAY_SECONDS`].
const SECONDS_PER_CHARACTER: f32 = 0.06;
/// How much longer a notice with buttons stays, in seconds.
const BUTTON_SECONDS: f32 = 8.0;
/// Distance of a notice from the window's edges while a menu is open.
const MENU_MARGIN: f32 = 6.0;
/// Width of the buttons in the upper right corner of the title.
const TITLE_CORNER: f32 = 200.0;

/// The notice that is shown.
#[derive(Resource, Default)]
pub(crate) struct Notices {
    current: Option<Notice>,
    /// A notice about the program that another notice has replaced, and that follows it.
    interrupted: Option<Notice>,
    /// Whether the keyboard is to go to the buttons of the notice.
    wants_focus: bool,
    /// Whether one of the buttons has the keyboard.
    has_focus: bool,
}

struct Notice {
    text: String,
    /// When it was first drawn, in seconds since start-up; `None` while no panels are visible, as under the loading screen. While the
    /// player is at its buttons, it stays new.
    since: Option<f32>,
    /// The file that was written, which buttons show in its folder and copy as text.
    file: Option<PathBuf>,
    /// Whether the next change of the game ends it.
    is_about_game: bool,
    /// The screen and the menu on which it was first drawn, which end it when they are left.
    shown_on: Option<(Screen, Menu)>,
    /// Whether it is about the program and stays when its screen is left.
    outlives_screen: bool,
}

impl Notice {
    fn new(text: String) -> Notice {
        Notice { text, since: None, file: None, is_about_game: false, shown_on: None, outlives_screen: false }
    }

    /// The seconds for which it is shown. `stays` means until the player closes it.
    fn stay_seconds(&self, stays: bool) -> f32 {
        let buttons = self.file.as_ref().map_or(0.0, |_| BUTTON_SECONDS);
        let reading = SECONDS_PER_CHARACTER * self.text.chars().count() as f32;
        if stays { f32::INFINITY } else { STAY_SECONDS + reading + buttons }
    }
}

/// A button of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoticeButton {
    ShowInFolder,
    CopyPath,
    Close,
}

impl NoticeButton {
    /// The buttons of a notice, which has to be closed if it stays.
    fn of(notice: &Notice, stays: bool) -> Vec<NoticeButton> {
        let about_file = notice.file.as_ref().map(|_| [NoticeButton::ShowInFolder, NoticeButton::CopyPath]);
        about_file.into_iter().flatten().chain(stays.then_some(NoticeButton::Close)).collect()
    }

    /// The identifier of its label, and the name of the widget.
    const fn look(self) -> (&'static str, &'static str) {
        match self {
            NoticeButton::ShowInFolder => ("notice-show-in-folder", "notice/show-in-folder"),
            NoticeButton::CopyPath => ("notice-copy-path", "notice/copy-path"),
            NoticeButton::Close => ("notice-close", "notice/close"),
        }
    }
}

impl Notices {
    /// Shows a notice, which replaces the current one.
    pub(crate) fn show(&mut self, text: String) {
        self.replace(Notice::new(text));
    }

    /// Shows a notice instead of the current one. A notice about the program comes again after it, because nothing else tells the same.
    fn replace(&mut self, notice: Notice) {
        if let Some(current) = self.current.take().filter(|current| current.outlives_screen) {
            self.interrupted = Some(Notice { since: None, ..current });
        }
        self.current = Some(notice);
    }

    /// Shows a notice that no longer matters once the game has changed, such as a refusal.
    pub(crate) fn show_about_game(&mut self, text: String) {
        self.replace(Notice { is_about_game: true, ..Notice::new(text) });
    }

    /// Shows a notice about the program, which matters on every screen.
    fn show_about_program(&mut self, text: String) {
        self.current = Some(Notice { outlives_screen: true, ..Notice::new(text) });
    }

    /// Shows a notice about a file that was written, or about the folder if several were. The variable `$file` of the message is the path.
    pub(crate) fn show_file(&mut self, words: &Words, id: &str, file: PathBuf) {
        let text = words.format(id, &[("file", file.display().to_string().into())]);
        self.replace(Notice { file: Some(file), ..Notice::new(text) });
    }

    /// Shows a notice about a file that was written, or about the reason why there is none, by one of two messages.
    pub(crate) fn show_outcome(
        &mut self,
        words: &Words,
        [written, failed]: [&str; 2],
        outcome: Result<PathBuf, String>,
    ) {
        match outcome {
            Ok(file) => self.show_file(words, written, file),
            Err(reason) => self.show(words.format(failed, &[("reason", reason.into())])),
        }
    }

    /// The text of the notice that is shown.
    pub(crate) fn text(&self) -> Option<&str> {
        self.current.as_ref().map(|notice| notice.text.as_str())
    }

    /// Removes the notice. The interrupted notice follows.
    pub(crate) fn close(&mut self) {
        self.current = self.interrupted.take();
    }

    /// Whether one of the buttons of the notice has the keyboard.
    pub(crate) fn has_focus(&self) -> bool {
        self.has_focus
    }

    /// Removes a notice that a change of the game has overtaken.
    fn clear_outdated(&mut self) {
        if self.current.as_ref().is_some_and(|notice| notice.is_about_game) {
            self.close();
        }
    }
}

/// Requests that the system's file manager shows a file in its folder.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ShowInFolder(pub PathBuf);

/// The file manager could not be started, with the reason.
#[derive(Message, Clone, Debug)]
pub struct FileManagerFailed(pub Message);

/// A part of the program has failed with its thread. The game goes on without it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartLost {
    /// The way to screen readers.
    ScreenReader,
    /// Any other part.
    Other,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_message::<ShowInFolder>()
        .add_message::<FileManagerFailed>()
        .add_message::<PartLost>()
        .add_systems(
            Update,
            (
                notify_match_events,
                notify_autosave_problems.run_if(in_state(Screen::Play)),
                notify_of_program,
                focus_with_key,
            )
                .chain()
                .in_set(AppSystems::React),
        )
        .add_systems(Update, notify_toggles.in_set(AppSystems::Project))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

/// Tells of refusals and changes of the match, and at once that help has made the game unrated.
fn notify_match_events(
    mut events: MessageReader<MatchEvent>,
    mut forfeits: MessageReader<RatingForfeited>,
    network_problem: Res<NetworkProblem>,
    (game, words, pointers): (Res<Match>, Res<Words>, Res<ExercisePointers>),
    mut notices: ResMut<Notices>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Refused(refused) if pointers.hides_refusal(refused.message_id) => {
                notices.show_about_game(words.text("lesson-not-possible"));
            }
            MatchEvent::Refused(refused) => notices.show_about_game(text::refusal_text(&words, refused)),
            MatchEvent::DrawDeclined => notices.show_about_game(words.text("notice-draw-declined")),
            MatchEvent::SeatsSwapped => notices.show_about_game(words.text("notice-sides-swapped")),
            MatchEvent::LevelChanged => {
                let level = game.computer_level().map(|level| words.level_title(level)).unwrap_or_default();
                notices.show_about_game(words.format("notice-level-changed", &[("level", level.into())]));
            }
            MatchEvent::Played { .. } | MatchEvent::LivePlyChanged => notices.clear_outdated(),
            MatchEvent::Started => {
                notices.clear_outdated();
                // The computer plays, and judges, without its network.
                if let NetworkProblem(Some(reason)) = &*network_problem {
                    notices.show(words.format("notice-network", &[("reason", words.message(reason).into())]));
                }
            }
            MatchEvent::ViewChanged
            | MatchEvent::TreeChanged
            | MatchEvent::ReplayRequested
            | MatchEvent::Warned { .. }
            | MatchEvent::DrawOffered(_)
            | MatchEvent::Ended(_) => {}
        }
    }
    if forfeits.read().last().is_some() {
        notices.show_about_game(words.text("notice-not-rated"));
    }
}

/// Reports a failed autosave at once; otherwise the player would see the problem only on the title screen.
fn notify_autosave_problems(
    autosaved: Res<Autosaved>,
    words: Res<Words>,
    mut reported: Local<Option<SaveProblem>>,
    mut notices: ResMut<Notices>,
) {
    if autosaved.problem() == reported.as_ref() {
        return;
    }
    *reported = autosaved.problem().cloned();
    if let Some(problem @ SaveProblem::NotSaved(_)) = autosaved.problem() {
        notices.show(text::autosave_problem_text(&words, problem));
    }
}

/// Tells what a key has just shown, hidden or turned off, because nothing on the board may change by it.
fn notify_toggles(
    mut commands: MessageReader<Command>,
    (settings, words): (Res<Settings>, Res<Words>),
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut notices: ResMut<Notices>,
) {
    if *screen.get() != Screen::Play || *menu.get() != Menu::None {
        commands.clear();
        return;
    }
    let table = games::tabletop(game.timeline().game());
    let is_of_game = |command| table.key_bindings.iter().any(|key| key.command == command);
    for command in commands.read() {
        let (id, is_shown) = match command {
            Command::ToggleThreats => ("notice-threats", settings.show_threats),
            Command::ToggleDanger if is_of_game(Command::ToggleDanger) => ("notice-danger", settings.show_danger),
            Command::ToggleMute => ("notice-sound", !settings.sound.muted),
            _ => continue,
        };
        let is_threats = *command == Command::ToggleThreats && is_shown;
        let position = games::shown_position(&game).filter(|_| is_threats);
        let count = position.map_or(0, |position| position.threatened_pieces().len());
        let shown = if is_shown { "yes" } else { "no" };
        let args = [("shown", shown.into()), ("game", game.timeline().game().name().into()), ("count", count.into())];
        notices.show_about_game(words.format(id, &args));
    }
}

/// Tells why the file manager does not show a file, that the game goes on without a part that has failed, and that it draws more simply.
fn notify_of_program(
    mut failures: MessageReader<FileManagerFailed>,
    mut lost: MessageReader<PartLost>,
    mut lowered: MessageReader<QualityLowered>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    if let Some(FileManagerFailed(reason)) = failures.read().last() {
        notices.show(words.format("notice-no-file-manager", &[("reason", words.message(reason).into())]));
    }
    // Of several parts, the notice names the screen reader, because only its name means something to the player.
    match lost.read().max_by_key(|part| **part == PartLost::ScreenReader) {
        Some(PartLost::ScreenReader) => notices.show_about_program(words.text("notice-screen-reader-lost")),
        Some(PartLost::Other) => notices.show_about_program(words.text("notice-part-lost")),
        None => {}
    }
    if let Some(QualityLowered(quality)) = lowered.read().last() {
        let quality = words.text(quality_name_id(*quality));
        notices.show_about_program(words.format("notice-quality-lowered", &[("quality", quality.into())]));
    }
}

/// The command gives the keyboard, which otherwise belongs to the board, to the buttons of the notice.
fn focus_with_key(mut commands: MessageReader<Command>, settings: Res<Settings>, mut notices: ResMut<Notices>) {
    let is_requested = commands.read().any(|command| *command == Command::FocusNotice);
    let has_buttons = |notice: &Notice| !NoticeButton::of(notice, settings.notices_stay).is_empty();
    if is_requested && notices.current.as_ref().is_some_and(has_buttons) {
        notices.wants_focus = true;
    }
}

/// Ends a notice that has been shown for its time or on another screen, and shows it while a menu or the editor is open. At the table, the
/// ribbon below the board shows it.
fn show(
    mut contexts: EguiContexts,
    mut answers: NoticeAnswers,
    (words, game): (Res<Words>, Res<Match>),
    insets: Res<ViewInsets>,
    (screen, menu, open_dialog): (Res<State<Screen>>, Res<State<Menu>>, Res<Dialog>),
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let here = (*screen.get(), *menu.get());
    // A menu that closes over the table leaves its notice there, such as the notice of a file that was written.
    let is_left = |on: (Screen, Menu)| on.0 != here.0 || (on != here && here.1 != Menu::None);
    let has_left = |notice: &Notice| notice.shown_on.is_some_and(is_left);
    if answers.notices.current.as_ref().is_some_and(|notice| !notice.outlives_screen && has_left(notice)) {
        answers.notices.close();
    }
    let (now, stays) = (answers.time.elapsed_secs(), answers.settings.notices_stay);
    // A dialog may take the whole window, so a notice stands aside meanwhile.
    let Some(notice) = answers.notices.current.as_mut().filter(|_| *open_dialog == Dialog::None) else {
        answers.notices.has_focus = false;
        return;
    };
    notice.shown_on = Some(here);
    let age = now - *notice.since.get_or_insert(now);
    let stay = notice.stay_seconds(stays);
    if age > stay {
        answers.notices.close();
        return;
    }
    if stay.is_finite() {
        frame_requests.write(FrameRequest::within_seconds(stay - age));
    }
    let (Ok(context), Some(ribbon)) = (contexts.ctx_mut(), answers.ribbon(&words)) else { return };
    let room = match here {
        (Screen::Play, Menu::None) if !game.is_study() => return,
        (_, Menu::None | Menu::Review | Menu::Settings) => free_area(context, &insets),
        // Between the name of the game and the buttons in the corner.
        (Screen::Title, Menu::Title | Menu::More | Menu::Welcome) => {
            let free = free_area(context, &insets);
            free.with_max_x(free.right() - TITLE_CORNER)
        }
        // At the top of the window while another menu is open.
        _ => context.content_rect(),
    };
    let room = room.shrink(MENU_MARGIN);
    let layout = ribbon.lay_out(&context.layer_painter(egui::LayerId::background()), room.width());
    let rect = egui::Align2::CENTER_TOP.align_size_within_rect(layout.size, room);
    let ribbon = Ribbon { order: egui::Order::Tooltip, ..ribbon };
    let response = ribbon.show(context, rect, layout);
    answers.respond(context, &words, &response, Some);
}

/// System parameter with the notice and what its buttons do.
#[derive(SystemParam)]
pub(crate) struct NoticeAnswers<'w> {
    notices: ResMut<'w, Notices>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
    requests: MessageWriter<'w, ShowInFolder>,
}

impl NoticeAnswers<'_> {
    /// The notice, if there is one.
    pub(crate) fn ribbon(&self, words: &Words) -> Option<Ribbon<'static, NoticeButton>> {
        let notice = self.notices.current.as_ref()?;
        let buttons = NoticeButton::of(notice, self.settings.notices_stay).into_iter().map(|kind| {
            let (label, name) = kind.look();
            (kind, Button::new(words, label).named(name).tooltip(words.text("notice-buttons-key")))
        });
        Some(Ribbon {
            name: "notice",
            paragraphs: vec![(Voice::Headline, notice.text.clone())],
            buttons: buttons.collect(),
            focus: self.notices.wants_focus.then_some(0),
            ..Ribbon::default()
        })
    }

    /// Does what a button of the notice says, and keeps a notice with whose buttons the player is busy. `button` tells which answers are
    /// buttons of the notice.
    pub(crate) fn respond<A: Copy>(
        &mut self,
        context: &egui::Context,
        words: &Words,
        response: &RibbonResponse<A>,
        button: impl FnOnce(A) -> Option<NoticeButton>,
    ) {
        let Some(notice) = &mut self.notices.current else { return };
        let file = notice.file.clone();
        if response.has_focus || response.is_hovered {
            notice.since = Some(self.time.elapsed_secs());
        }
        (self.notices.wants_focus, self.notices.has_focus) = (false, response.has_focus);
        match (response.clicked.and_then(button), file) {
            (Some(NoticeButton::ShowInFolder), Some(file)) => {
                self.requests.write(ShowInFolder(file));
            }
            (Some(NoticeButton::CopyPath), Some(file)) => {
                context.copy_text(file.display().to_string());
                self.notices.show(words.text("notice-path-copied"));
            }
            (Some(NoticeButton::Close), _) => self.notices.close(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notice_about_the_program_follows_a_notice_that_interrupts_it() {
        let mut notices = Notices::default();
        notices.show_about_program("The quality is lower.".to_owned());
        notices.show_about_game("That terrain is impassable.".to_owned());
        assert_eq!(notices.text(), Some("That terrain is impassable."));
        notices.clear_outdated();
        assert_eq!(notices.text(), Some("The quality is lower."));
        notices.close();
        assert_eq!(notices.text(), None);
    }
}
