use cannon_drawing::page::Stroke;
use cannon_drawing::path::Path;
use cannon_drawing::text::{Align, TextStyle};
use cannon_drawing::{Color, Page};

/// A column of headings, paragraphs and lists.
pub(crate) struct Column<'a> {
    pub(crate) page: &'a mut Page,
    pub(crate) left: f32,
    pub(crate) width: f32,
    /// The lower edge of what has been written.
    pub(crate) y: f32,
    /// The size of the text.
    pub(crate) size: f32,
}

impl Column<'_> {
    fn body(&self) -> TextStyle {
        TextStyle::regular(self.size)
    }

    /// Leaves room, in lines of text.
    pub(crate) fn gap(&mut self, lines: f32) {
        self.y += lines * self.body().line_height();
    }

    /// A heading over a thin line.
    pub(crate) fn heading(&mut self, text: &str) {
        let (text, style) = TextStyle::bold(1.2 * self.size).fitted(text, self.width);
        self.y += style.line_height();
        self.page.text((self.left, self.y - 0.25 * style.size), &text, style, Align::Left);
        let right = self.left + self.width;
        self.page.stroke(Path::line(&[(self.left, self.y + 0.3), (right, self.y + 0.3)]), Stroke::black(0.2));
        self.gap(0.35);
    }

    /// Lines of text, `indent` from the left.
    fn lines(&mut self, text: &str, style: TextStyle, indent: f32) {
        for line in style.wrapped(text, self.width - indent) {
            self.y += style.line_height();
            self.page.text((self.left + indent, self.y - 0.3 * style.size), &line, style, Align::Left);
        }
    }

    /// A text of paragraphs, which empty lines separate.
    pub(crate) fn paragraphs(&mut self, text: &str) {
        for paragraph in text.split("\n\n") {
            self.lines(paragraph, self.body(), 0.0);
            self.gap(0.3);
        }
    }

    /// A list with a bullet for each line of the text.
    pub(crate) fn bullets(&mut self, text: &str) {
        for item in text.lines().filter(|line| !line.trim().is_empty()) {
            let style = self.body();
            let centre = (self.left + 0.3 * self.size, self.y + style.line_height() - 0.62 * self.size);
            self.page.fill(Path::circle(centre, 0.13 * self.size), Color::BLACK);
            self.lines(item, style, self.size);
            self.gap(0.12);
        }
    }

    /// A term in bold with its explanation beside it, `indent` from the left.
    pub(crate) fn term(&mut self, term: &str, text: &str, indent: f32) {
        let style = TextStyle::bold(self.size);
        let (term, style) = style.fitted(term, indent - 1.0);
        self.page.text((self.left, self.y + self.body().line_height() - 0.3 * self.size), &term, style, Align::Left);
        self.lines(text, self.body(), indent);
        self.gap(0.12);
    }
}
