//! How widgets were touched: noted while they are shown, for whoever makes it heard.

use bevy_egui::egui::{Context, Id, Response};

/// How something that can be pressed was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Touch {
    /// The pointer or the keyboard has come to it.
    Hover,
    /// It was pressed.
    Press,
}

/// What was touched last, and how in this frame.
#[derive(Clone, Copy, Debug, Default)]
struct Touched {
    last: Option<Id>,
    touch: Option<Touch>,
}

fn storage() -> Id {
    Id::new("cannon-widget-touch")
}

/// Notes how a widget was touched. Of several touches in a frame the strongest counts.
pub(super) fn note(context: &Context, response: &Response) {
    if !response.sense.senses_click() {
        return;
    }
    // A response asks the context, which is locked while its data are written.
    let (came, pressed) = (response.hovered() || response.gained_focus(), response.clicked());
    if !came && !pressed {
        return;
    }
    context.data_mut(|data| {
        let touched = data.get_temp_mut_or_default::<Touched>(storage());
        let touch = match pressed {
            true => Some(Touch::Press),
            false => (touched.last != Some(response.id)).then_some(Touch::Hover),
        };
        touched.last = Some(response.id);
        touched.touch = touched.touch.max(touch);
    });
}

/// The strongest touch since the last call.
pub fn take_touch(context: &Context) -> Option<Touch> {
    context.data_mut(|data| data.get_temp_mut_or_default::<Touched>(storage()).touch.take())
}
