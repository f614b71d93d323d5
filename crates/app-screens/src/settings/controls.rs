//! The screen on which the player binds commands to other keys and buttons.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::help::is_used_in;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::bindings::{Bindings, Chord, InputDevice, KeyLayout, OwnBindings, PressedChords, Trigger};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::forbidden;
use cannon_app_base::theme::widgets::{Button, Panel, segmented_control};
use cannon_app_base::theme::{fonts, measures, widgets};
use cannon_app_games::tabletops;
use cannon_rules::{GameId, Side};

const SIZE: egui::Vec2 = egui::Vec2::new(880.0, 640.0);
/// The share of a row that the description of a command takes.
const DESCRIPTION: f32 = 0.38;

/// The command whose next key or button the program waits for, and the chord that it will replace.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeyCapture(Option<(Command, Option<Chord>)>);

impl KeyCapture {
    /// Whether the next key is bound and gives no command.
    pub(crate) const fn is_active(&self) -> bool {
        self.0.is_some()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyCapture>()
        .add_systems(Update, capture_chord.in_set(AppSystems::React))
        .add_systems(OnExit(Menu::Controls), |mut capture: ResMut<KeyCapture>| capture.0 = None)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Controls)));
}

/// Binds the first chord that is pressed while the program waits for one. Escape cancels.
fn capture_chord(
    pressed: Res<PressedChords>,
    bindings: Res<Bindings>,
    settings: Res<Settings>,
    mut capture: ResMut<KeyCapture>,
    mut requests: MessageWriter<SettingsRequest>,
) {
    let Some((command, replaced)) = capture.0 else { return };
    if pressed.0.contains(&Chord::new(Trigger::Key(KeyCode::Escape))) {
        capture.0 = None;
    } else if let Some(&chord) = pressed.0.iter().find(|chord| chord.trigger.can_be_bound()) {
        capture.0 = None;
        let mut chords: Vec<Chord> = bindings.chords(command).filter(|&known| known != chord).collect();
        match replaced.and_then(|replaced| chords.iter_mut().find(|known| **known == replaced)) {
            Some(known) => *known = chord,
            None => chords.push(chord),
        }
        requests.write(with_chords(&settings, command, chords));
    }
}

/// The settings with other chords for a command.
fn with_chords(settings: &Settings, command: Command, chords: Vec<Chord>) -> SettingsRequest {
    let mut settings = settings.clone();
    settings.bindings.chords.insert(command, chords);
    SettingsRequest(settings)
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    (bindings, device): (Res<Bindings>, Res<InputDevice>),
    game: Res<Match>,
    (mut capture, mut open_dialog): (ResMut<KeyCapture>, ResMut<Dialog>),
    mut requests: MessageWriter<SettingsRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let table = CommandTable { words: &words, bindings: &bindings, device: *device, game: game.timeline().game() };
    let mut edited = settings.bindings.clone();
    let mut wanted = capture.0;
    let mut is_restored = false;
    let panel = Panel { name: "panel/controls", heading: words.text("controls-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            widgets::label(ui, &words.text("controls-layout"));
            let layouts = [
                (KeyLayout::TwoHands, "controls-two-hands"),
                (KeyLayout::LeftHand, "controls-left-hand"),
                (KeyLayout::RightHand, "controls-right-hand"),
            ];
            segmented_control(ui, &words, "controls-layout", &mut edited.layout, &layouts);
            widgets::explanation(ui, &words.text("controls-about"));
            ui.add_space(measures::SMALL);
            for command in Command::all() {
                table.row(ui, command, &mut edited, &mut wanted);
            }
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            navigator.back_button(ui, &words);
            let button =
                Button::new(&words, "controls-restore-all").enabled(settings.bindings != OwnBindings::default());
            is_restored = button.show(ui).clicked();
        },
    );
    if wanted != capture.0 {
        capture.0 = wanted;
        // The key that is to be bound must not press the button that has the focus.
        context.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
    if is_restored {
        *open_dialog = Dialog::RestoreBindings;
    }
    if edited != settings.bindings {
        requests.write(SettingsRequest(Settings { bindings: edited, ..settings.clone() }));
    }
}

/// Whether a button belongs to the D-pad, whose labels say so.
const fn is_d_pad(button: GamepadButton) -> bool {
    matches!(
        button,
        GamepadButton::DPadUp | GamepadButton::DPadDown | GamepadButton::DPadLeft | GamepadButton::DPadRight
    )
}

/// The rows of all commands.
struct CommandTable<'a> {
    words: &'a Words,
    bindings: &'a Bindings,
    device: InputDevice,
    /// The game whose names for the sides stand in the descriptions.
    game: GameId,
}

impl CommandTable<'_> {
    /// Shows a command with its chords and the other commands with the same chords.
    fn row(
        &self,
        ui: &mut egui::Ui,
        command: Command,
        own: &mut OwnBindings,
        capture: &mut Option<(Command, Option<Chord>)>,
    ) {
        let width = ui.available_width() * DESCRIPTION;
        let name = command.name();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
            ui.allocate_ui_with_layout(
                egui::vec2(width, measures::CONTROL_HEIGHT),
                egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(true),
                |ui| {
                    ui.set_width(width);
                    widgets::label(ui, &self.description(command));
                },
            );
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
                if let Some((_, replaced)) = capture.filter(|(waiting, _)| *waiting == command) {
                    self.capture_row(ui, (command, replaced), own, capture);
                } else {
                    self.chord_buttons(ui, command, own, capture);
                }
            });
        });
        for other in self.conflicts(command) {
            let text = self.words.format("controls-conflict", &[("command", self.description(other).into())]);
            let text = egui::RichText::new(text).font(fonts::text(fonts::size::SMALL)).color(*forbidden::RED);
            ui.horizontal(|ui| {
                ui.add_space(width + measures::BUTTON_GAP);
                let rect = ui.label(text).rect;
                widgets::named_rects::record(ui.ctx(), &format!("controls/{name}/conflict"), rect);
            });
        }
    }

    /// The buttons of a command: a button for each chord, a button for a further chord, and a button that restores the default chords.
    fn chord_buttons(
        &self,
        ui: &mut egui::Ui,
        command: Command,
        own: &mut OwnBindings,
        capture: &mut Option<(Command, Option<Chord>)>,
    ) {
        let name = command.name();
        let small = |button: Button<'_>, ui: &mut egui::Ui| button.height(measures::CONTROL_HEIGHT).show(ui).clicked();
        for chord in self.bindings.chords(command) {
            let widget = format!("controls/{name}/{chord}");
            if small(Button::labelled(&widget, self.label(chord)), ui) {
                *capture = Some((command, Some(chord)));
            }
        }
        let widget = format!("controls/{name}/add");
        if small(Button::labelled(&widget, "+".to_owned()).tooltip(self.words.text("controls-add")), ui) {
            *capture = Some((command, None));
        }
        let widget = format!("controls/{name}/restore");
        if own.chords.contains_key(&command) && small(Button::new(self.words, "controls-restore").named(&widget), ui) {
            own.chords.remove(&command);
        }
    }

    /// The question for a key, with the buttons that remove the chord or leave it.
    fn capture_row(
        &self,
        ui: &mut egui::Ui,
        (command, replaced): (Command, Option<Chord>),
        own: &mut OwnBindings,
        capture: &mut Option<(Command, Option<Chord>)>,
    ) {
        widgets::label(ui, &self.words.text("controls-press"));
        let small = |button: Button<'_>, ui: &mut egui::Ui| button.height(measures::CONTROL_HEIGHT).show(ui).clicked();
        if let Some(replaced) = replaced
            && small(Button::new(self.words, "controls-remove"), ui)
        {
            let kept = self.bindings.chords(command).filter(|&chord| chord != replaced).collect();
            own.chords.insert(command, kept);
            *capture = None;
        }
        if small(Button::new(self.words, "controls-cancel"), ui) {
            *capture = None;
        }
    }

    /// The label of a chord. Buttons of a gamepad are named as such, because keys have the same letters.
    fn label(&self, chord: Chord) -> String {
        let label = chord.label(self.words, self.device.family());
        match chord.trigger {
            Trigger::Gamepad(button) if !is_d_pad(button) => {
                self.words.format("controls-gamepad", &[("button", label.into())])
            }
            _ => label,
        }
    }

    fn description(&self, command: Command) -> String {
        let [south, north] = Side::ALL.map(|side| self.words.side_in(self.game, side));
        self.words.format(command.own_message_id(), &[("south", south.into()), ("north", north.into())])
    }

    /// The other commands that a chord of this one gives in the same game.
    fn conflicts(&self, command: Command) -> Vec<Command> {
        let shares_game =
            |other: Command| tabletops().any(|table| is_used_in(command, table.id) && is_used_in(other, table.id));
        let mut others: Vec<Command> = self
            .bindings
            .chords(command)
            .flat_map(|chord| self.bindings.iter().filter(move |binding| binding.chord == chord))
            .map(|binding| binding.command)
            .filter(|&other| other != command && shares_game(other))
            .collect();
        others.sort_unstable();
        others.dedup();
        others
    }
}
