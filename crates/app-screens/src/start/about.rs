//! The screen about the program: who made the games, the licences of the libraries, and a report about this computer.

use std::sync::LazyLock;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::navigation::Navigator;
use crate::parts::text_box;
use cannon_app_base::common::{FrameRequest, request_frames};
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Panel, segmented_control};
use cannon_app_base::theme::{measures, widgets};
use cannon_assets::fonts;
use cannon_i18n::Localizer;

const SIZE: egui::Vec2 = egui::Vec2::new(880.0, 640.0);
/// Height of the box with licences or the report, in points.
const BOX_HEIGHT: f32 = 330.0;

/// The lines of all licences: first of the libraries, then of the fonts.
pub(crate) static LICENSES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    static LIBRARIES: LazyLock<String> = LazyLock::new(cannon_assets::library_licenses);
    let fonts = fonts::LICENSES.iter().flat_map(|license| std::iter::once("").chain(license.lines()));
    LIBRARIES.lines().chain(fonts).collect()
});

/// Makes the report about this computer; it may take a second.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SystemReporter(pub fn(&Localizer) -> String);

/// A page of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Game,
    Licenses,
    Computer,
}

/// The page that is shown, and the report about this computer once it has been made.
#[derive(Resource, Default)]
struct AboutScreen {
    page: Page,
    report: Vec<String>,
    task: Option<Task<String>>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AboutScreen>()
        .add_systems(OnEnter(Menu::About), |mut screen: ResMut<AboutScreen>| *screen = AboutScreen::default())
        .add_systems(Update, make_report.run_if(in_state(Menu::About)))
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(|screen: Res<AboutScreen>| screen.task.is_some()),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::About)));
}

/// Makes the report on another thread once its page is shown.
fn make_report(mut screen: ResMut<AboutScreen>, reporter: Option<Res<SystemReporter>>, words: Res<Words>) {
    if let Some(task) = &mut screen.task {
        if let Some(report) = block_on(poll_once(task)) {
            screen.report = report.lines().map(str::to_owned).collect();
            screen.task = None;
        }
    } else if screen.page == Page::Computer
        && screen.report.is_empty()
        && let Some(SystemReporter(report)) = reporter.as_deref().copied()
    {
        let words = words.0.clone();
        screen.task = Some(AsyncComputeTaskPool::get().spawn(async move { report(&words) }));
    }
}

fn show(mut contexts: EguiContexts, words: Res<Words>, mut screen: ResMut<AboutScreen>, mut navigator: Navigator) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let mut page = screen.page;
    let panel = Panel { name: "panel/about", heading: words.text("about-heading"), size: SIZE };
    panel.show_with_tabs_and_footer(
        context,
        |ui| {
            let pages =
                [(Page::Game, "about-game"), (Page::Licenses, "about-licenses"), (Page::Computer, "about-computer")];
            segmented_control(ui, &words, "about/page", &mut page, &pages);
        },
        |ui| match screen.page {
            Page::Game => game_page(ui, &words),
            Page::Licenses => {
                widgets::paragraph(ui, &words.text("about-licenses-text"));
                ui.add_space(measures::SMALL);
                text_box::show(ui, "about/licenses", &LICENSES, BOX_HEIGHT);
            }
            Page::Computer => {
                widgets::paragraph(ui, &words.text("about-computer-text"));
                ui.add_space(measures::SMALL);
                text_box::show(ui, "about/computer", &screen.report, BOX_HEIGHT);
            }
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            navigator.back_button(ui, &words);
            if screen.page == Page::Computer && Button::new(&words, "about-copy").show(ui).clicked() {
                ui.ctx().copy_text(screen.report.join("\n"));
            }
        },
    );
    if page != screen.page {
        screen.page = page;
    }
}

/// The version, the inventors, and what may be done with the program.
fn game_page(ui: &mut egui::Ui, words: &Words) {
    widgets::heading(ui, &words.text("title-name"));
    widgets::paragraph(ui, &words.format("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]));
    ui.add_space(measures::MEDIUM);
    for id in ["about-inventors", "about-made", "about-license", "about-privacy"] {
        widgets::paragraph(ui, &words.text(id));
        ui.add_space(measures::SMALL);
    }
}
