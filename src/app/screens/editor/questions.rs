//! The confirmation dialogs about set-ups: overwrite, delete, discard changes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::Workbench;
use super::keeping::Keeping;
use crate::app::i18n::Words;
use crate::app::persistence::Storage;
use crate::app::screens::flow::Flow;
use crate::app::screens::questions::{Next, Question, answers};
use crate::app::screens::setups::SetupList;
use crate::app::states::Screen;
use crate::app::theme::widgets::{self, Button, dialog};

pub(super) fn ask(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut question: ResMut<Question>,
    mut workbench: Workbench,
    mut keeping: Keeping,
    mut setups: ResMut<SetupList>,
    storage: Res<Storage>,
    screen: Res<State<Screen>>,
    mut flow: Flow,
    mut known: Local<Question>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let just_asked = *known != *question;
    known.clone_from(&question);
    let named = |id: &str, name: &str| words.format(id, &[("name", name.into())]);
    let (name, heading, text, yes) = match &*question {
        Question::ReplaceSetup { name, .. } => (
            "question/replace-setup",
            "question-replace-setup-heading",
            named("question-replace-setup-text", name),
            "question-replace-setup-yes",
        ),
        Question::DeleteSetup { name, .. } => (
            "question/delete-setup",
            "question-delete-setup-heading",
            named("question-delete-text", name),
            "question-delete-yes",
        ),
        Question::DropChanges(_) => {
            let name = workbench.editor.bench().map_or("", |bench| bench.design().name());
            (
                "question/drop-changes",
                "question-drop-changes-heading",
                named("question-drop-changes-text", name),
                "question-drop-changes-yes",
            )
        }
        _ => return,
    };
    let (yes, no) = dialog(context, name, &words.text(heading), |ui| {
        widgets::paragraph(ui, &text);
        answers(ui, Button::new(&words, yes).danger(), Button::new(&words, "question-no"))
    });
    // In the editor the dialog takes the keyboard and Escape sends no command, so it is read here; but not in the first frame, because
    // Escape may have opened the dialog.
    let no = no || (!just_asked && context.input(|input| input.key_pressed(egui::Key::Escape)));
    if yes {
        match &*question {
            Question::ReplaceSetup { file, .. } => keeping.save_over(&words, &mut workbench, file),
            Question::DeleteSetup { file, .. } => setups.delete(&storage, &words, &mut workbench, file),
            Question::DropChanges(Next::Leave) => {
                workbench.drop_changes();
                flow.leave_game();
            }
            Question::DropChanges(Next::Open) => {
                if let Some(edit) = workbench.waiting.0.take() {
                    workbench.edit(edit);
                }
                if *screen.get() == Screen::Editor { flow.close() } else { flow.edit() }
            }
            _ => {}
        }
    }
    if yes || no {
        workbench.waiting.0 = None;
        *question = Question::None;
    }
}
