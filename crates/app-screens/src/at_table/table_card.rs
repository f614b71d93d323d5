//! The card beside the board with what the coach has to say: the question before an action that loses something, a hint with its reasons,
//! the summary of a loaded game, or what the computer threatens. One of them is shown at a time. The card stands in the panel, above its
//! buttons, so that it covers neither the board nor another text.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::at_table::resume_summary::ResumeSummary;
use crate::at_table::{coach, resume_summary};
use crate::parts::notices::Notices;
use crate::parts::shapes::wrapped;
use crate::parts::text::key_text;
use cannon_app_activities::coach::{Coach, CoachAnswer};
use cannon_app_activities::opponent::{Hint, HintRequest};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, ClosableText, CloseTextRequest, FrameRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, surface};
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_app_base::theme::{fonts, measures};
use cannon_rules::PackedAction;

/// Height of a new card, in points, until its content has been laid out.
const FIRST_HEIGHT: f32 = 150.0;
/// The least height of the card, for which it takes the room of other rows of the panel.
const MIN_HEIGHT: f32 = 60.0;
/// Space around the content.
const MARGIN: f32 = 12.0;

/// What the card is about. If several subjects are there, the first in this order is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// The question whether to play this action.
    Question(PackedAction),
    /// The hint to play this action.
    Hint(PackedAction),
    /// The summary of a loaded game.
    Summary,
    /// The threat of the computer's last action.
    Threat,
}

impl Subject {
    /// The name under which the rectangle is recorded.
    const fn name(self) -> &'static str {
        match self {
            Subject::Question(_) => "question/coach",
            Subject::Hint(_) => "coach/hint",
            Subject::Summary => "resume/summary",
            Subject::Threat => "coach/threat",
        }
    }
}

/// The card.
#[derive(Resource, Default)]
pub(crate) struct TableCard {
    subject: Option<Subject>,
    /// The height that the content needed in the last frame, in points.
    needed_height: f32,
    /// The place that the panel has given to the card in this frame.
    rect: Option<egui::Rect>,
    /// The revision of the match whose hint the player has closed.
    closed_hint: Option<u64>,
    /// The revision of the match whose hint the player wants to be explained.
    explained_hint: Option<u64>,
    /// Whether the question has been shown before, so that its button need not get the keyboard again.
    is_asked: bool,
}

impl TableCard {
    /// Takes the place of the card from the lower end of `room`, and returns the rest. A card without enough room there reaches up to
    /// `least_top`.
    pub(crate) fn take_from(&mut self, room: egui::Rect, least_top: f32) -> egui::Rect {
        if self.subject.is_none() {
            return room;
        }
        let height = self.needed_height.max(MIN_HEIGHT).min((room.bottom() - least_top).max(0.0));
        let rect = room.with_min_y(room.bottom() - height);
        self.rect = Some(rect);
        room.with_max_y((rect.top() - measures::SMALL).max(room.top()))
    }

    /// Whether Escape closes the card. A threat goes with the position, and a question is answered.
    fn is_closable(&self) -> bool {
        matches!(self.subject, Some(Subject::Hint(_) | Subject::Summary))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableCard>()
        .add_systems(Update, close_text_in_front.in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, update_closable_text.after(UiLayer::Foreground));
}

/// Notes whether there is a text that Escape closes.
fn update_closable_text(card: Res<TableCard>, notices: Res<Notices>, mut closable: ResMut<ClosableText>) {
    closable.set_if_neq(ClosableText(notices.text().is_some() || card.is_closable()));
}

/// Closes the text in front: the notice, or else the card.
fn close_text_in_front(
    mut requests: MessageReader<CloseTextRequest>,
    mut notices: ResMut<Notices>,
    mut card: ResMut<TableCard>,
    mut summary: ResMut<ResumeSummary>,
    game: Res<Match>,
) {
    for _ in requests.read() {
        if notices.text().is_some() {
            notices.close();
            continue;
        }
        match card.subject {
            Some(Subject::Hint(_)) => card.closed_hint = Some(game.revision()),
            Some(Subject::Summary) => summary.close(),
            Some(Subject::Question(_) | Subject::Threat) | None => {}
        }
    }
}

/// Chooses what the card is about.
pub(crate) fn choose_subject(
    mut card: ResMut<TableCard>,
    (coach, hint, summary): (Res<Coach>, Res<Hint>, Res<ResumeSummary>),
    (game, board_view): (Res<Match>, Res<BoardView>),
    menu: Res<State<Menu>>,
    mut hint_requests: MessageReader<HintRequest>,
    mut commands: MessageReader<Command>,
) {
    let revision = game.revision();
    if hint_requests.read().count() > 0 {
        card.closed_hint = None;
    }
    if commands.read().any(|command| *command == Command::ExplainHint) {
        (card.explained_hint, card.closed_hint) = (Some(revision), None);
    }
    let question = || coach.warning().map(|warning| Subject::Question(warning.action));
    let hint = || hint.action().filter(|_| card.closed_hint != Some(revision)).map(Subject::Hint);
    let summary = || (summary.is_shown() && game.shows_live()).then_some(Subject::Summary);
    let is_at_rest = board_view.is_at_rest(&game) && game.shows_live();
    let threat = || coach.threat().filter(|_| is_at_rest).map(|_| Subject::Threat);
    let wanted = question().or_else(hint).or_else(summary).or_else(threat).filter(|_| *menu.get() == Menu::None);
    card.rect = None;
    if card.subject != wanted {
        card.subject = wanted;
        card.needed_height = FIRST_HEIGHT;
        card.is_asked = false;
    }
}

/// System parameter with what the card tells.
#[derive(SystemParam)]
pub(crate) struct CardContent<'w> {
    words: Res<'w, Words>,
    game: Res<'w, Match>,
    coach: Res<'w, Coach>,
    hint: Res<'w, Hint>,
    summary: ResMut<'w, ResumeSummary>,
    time: Res<'w, Time<Real>>,
}

/// Shows the card at its place. The text scrolls if there is not enough room, and the buttons stay.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut card: ResMut<TableCard>,
    mut content: CardContent,
    mut answers: MessageWriter<CoachAnswer>,
    mut closings: MessageWriter<CloseTextRequest>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let (Ok(context), Some(subject), Some(rect)) = (contexts.ctx_mut(), card.subject, card.rect) else { return };
    named_rects::record(context, subject.name(), rect);
    let is_explained = card.explained_hint == Some(content.game.revision());
    let is_new = !std::mem::replace(&mut card.is_asked, true);
    let mut clicked = None;
    let mut needed_height = 2.0 * MARGIN;
    let area = egui::Area::new(egui::Id::new("table-card")).order(egui::Order::Middle);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        let line = egui::Stroke::new(1.0, *accent::BRASS_FAINT);
        ui.painter().rect(rect, measures::ROUNDING, *surface::PANEL, line, egui::StrokeKind::Inside);
        let inner = rect.shrink(MARGIN);
        let buttons = CardButton::of(subject, is_explained);
        let footer = CardButton::lay_out(ui, &content.words, buttons, inner);
        needed_height += footer.height();
        let text_rect = inner.with_max_y(footer.top());
        let mut text = ui.new_child(egui::UiBuilder::new().max_rect(text_rect).id_salt(subject.name()));
        text.set_clip_rect(text_rect.expand(2.0));
        let scroll = egui::ScrollArea::vertical().id_salt("text").auto_shrink(false).max_height(text_rect.height());
        let shown = scroll.show(&mut text, |ui| {
            ui.spacing_mut().item_spacing.y = measures::TIGHT;
            show_text(ui, &content, subject, is_explained);
        });
        needed_height += shown.content_size.y;
        clicked = CardButton::show(ui, &content.words, buttons, footer, is_new);
    });
    let escape = context.input(|input| input.key_pressed(egui::Key::Escape));
    match (subject, clicked) {
        (Subject::Question(_), Some(CardButton::PlayAnyway)) => {
            answers.write(CoachAnswer::PlayAnyway);
        }
        (Subject::Question(_), Some(CardButton::TakeBack)) => {
            answers.write(CoachAnswer::TakeBack);
        }
        // While the question has the keyboard, Escape sends no command, so it is read here.
        (Subject::Question(_), None) if escape => {
            answers.write(CoachAnswer::TakeBack);
        }
        (_, Some(CardButton::Explain)) => card.explained_hint = Some(content.game.revision()),
        (_, Some(CardButton::Close)) => {
            closings.write(CloseTextRequest);
        }
        _ => {}
    }
    if subject == Subject::Summary {
        frame_requests.write(content.summary.grow_older(content.time.delta_secs()));
    }
    if (card.needed_height - needed_height).abs() > 0.5 {
        card.needed_height = needed_height;
        context.request_repaint();
    }
}

fn show_text(ui: &mut egui::Ui, content: &CardContent<'_>, subject: Subject, is_explained: bool) {
    let (words, game) = (&content.words, &content.game);
    match subject {
        Subject::Question(action) => {
            if let Some(warning) = content.coach.warning() {
                coach::question(ui, words, game, action, warning);
            }
        }
        Subject::Hint(action) => coach::hint(ui, words, game, action, is_explained.then(|| content.hint.reasons())),
        Subject::Summary => resume_summary::text(ui, &content.summary),
        Subject::Threat => {
            if let Some(threat) = content.coach.threat() {
                wrapped(ui, &words.message(&threat.sentence), fonts::text(fonts::size::BODY), *accent::BRASS);
            }
        }
    }
}

/// A button of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardButton {
    PlayAnyway,
    TakeBack,
    Explain,
    Close,
}

impl CardButton {
    const fn of(subject: Subject, is_explained: bool) -> &'static [CardButton] {
        match subject {
            Subject::Question(_) => &[CardButton::PlayAnyway, CardButton::TakeBack],
            Subject::Hint(_) if is_explained => &[CardButton::Close],
            Subject::Hint(_) => &[CardButton::Explain, CardButton::Close],
            Subject::Summary => &[CardButton::Close],
            Subject::Threat => &[],
        }
    }

    /// The button, which is named by its message or, where that message is used elsewhere, by its place.
    fn button(self, words: &Words) -> Button<'static> {
        match self {
            CardButton::PlayAnyway => Button::new(words, "coach-play-anyway"),
            CardButton::TakeBack => Button::new(words, "coach-take-back").primary(),
            CardButton::Explain => {
                let why = Button::new(words, "coach-hint-why").not_focusable();
                why.tooltip(key_text(words, Command::ExplainHint))
            }
            CardButton::Close => {
                let close = Button::new(words, "notice-close").named("table-card/close").not_focusable();
                close.tooltip(key_text(words, Command::Cancel))
            }
        }
    }

    /// The rectangle for the buttons at the lower end of `inner`: beside each other, or below each other where they are too wide.
    fn lay_out(ui: &egui::Ui, words: &Words, buttons: &[CardButton], inner: egui::Rect) -> egui::Rect {
        if buttons.is_empty() {
            return inner.with_min_y(inner.bottom());
        }
        let rows = if CardButton::fit_in_a_row(ui, words, buttons, inner.width()) { 1 } else { buttons.len() };
        let height = rows as f32 * (measures::CONTROL_HEIGHT + measures::SMALL);
        inner.with_min_y((inner.bottom() - height).max(inner.top()))
    }

    fn fit_in_a_row(ui: &egui::Ui, words: &Words, buttons: &[CardButton], width: f32) -> bool {
        let room = CardButton::width_in_a_row(buttons, width);
        buttons.iter().all(|button| button.button(words).needed_width(ui.painter()) <= room)
    }

    fn width_in_a_row(buttons: &[CardButton], width: f32) -> f32 {
        let count = buttons.len() as f32;
        (width - measures::BUTTON_GAP * (count - 1.0)) / count
    }

    /// Shows the buttons. Returns the clicked button. The last button of a new question gets the keyboard.
    fn show(
        ui: &mut egui::Ui,
        words: &Words,
        buttons: &[CardButton],
        footer: egui::Rect,
        is_new: bool,
    ) -> Option<CardButton> {
        let is_row = CardButton::fit_in_a_row(ui, words, buttons, footer.width());
        let width = if is_row { CardButton::width_in_a_row(buttons, footer.width()) } else { footer.width() };
        let layout = if is_row {
            egui::Layout::left_to_right(egui::Align::Max)
        } else {
            egui::Layout::top_down(egui::Align::Min)
        };
        let rect = footer.with_min_y(footer.top() + measures::SMALL);
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout).id_salt("buttons"));
        row.spacing_mut().item_spacing = egui::vec2(measures::BUTTON_GAP, measures::SMALL);
        let mut clicked = None;
        for &button in buttons {
            let response = button.button(words).min_width(width).height(measures::CONTROL_HEIGHT).show(&mut row);
            if is_new && button == CardButton::TakeBack {
                response.request_focus();
            }
            if response.clicked() {
                clicked = Some(button);
            }
        }
        clicked
    }
}
