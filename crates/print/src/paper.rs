//! Sheets of paper.

use cannon_drawing::Page;
use cannon_drawing::path::Xy;
use cannon_i18n::Localizer;

/// Distance of all drawings from the edges of the paper; most printers reach this far.
pub(crate) const MARGIN: f32 = 12.0;

/// The largest and the smallest text of reference sheets.
const LARGEST_TEXT: f32 = 3.3;
const SMALLEST_TEXT: f32 = 2.2;

/// A size of paper, used upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches, as in North America.
    Letter,
}

impl Paper {
    /// All sizes, with their names, the default first.
    pub const ALL: [(&'static str, Paper); 2] = [("a4", Paper::A4), ("letter", Paper::Letter)];

    /// Width and height in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// An empty page for a sheet of this paper.
    pub(crate) fn page(self, title: &str, words: &Localizer) -> Page {
        Page::sized(self.size(), title, words.tag())
    }
}

/// The area inside the margins, as its left top and right bottom corners.
pub(crate) fn area(page: &Page) -> (Xy, Xy) {
    let (width, height) = page.size;
    ((MARGIN, MARGIN), (width - MARGIN, height - MARGIN))
}

/// The page of `make` in the largest text with which its contents end above the lower margin. `make` gets the size of the text, and returns
/// the lower edge of the contents with the page.
pub(crate) fn in_largest_text(make: impl Fn(f32) -> (Page, f32)) -> Page {
    let mut size = LARGEST_TEXT;
    loop {
        let (page, lowest) = make(size);
        if lowest <= area(&page).1.1 || size <= SMALLEST_TEXT {
            return page;
        }
        size -= 0.05;
    }
}
