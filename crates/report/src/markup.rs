//! Elements and text of HTML and SVG, as well-formed XML. Every text is escaped.

use cannon_drawing::escaped;

/// A page in the making.
#[derive(Debug)]
pub(crate) struct Markup {
    text: String,
}

impl Markup {
    /// An HTML page without any element.
    pub(crate) fn document() -> Markup {
        Markup { text: "<!DOCTYPE html>\n".to_owned() }
    }

    /// The finished page.
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    fn tag(&mut self, name: &str, attributes: &[(&str, &str)], end: &str) {
        self.text.push('<');
        self.text.push_str(name);
        for (attribute, value) in attributes {
            self.text.push_str(&format!(" {attribute}=\"{}\"", escaped(value)));
        }
        self.text.push_str(end);
    }

    /// Adds an element with the contents that `write` adds.
    pub(crate) fn element(&mut self, name: &str, attributes: &[(&str, &str)], write: impl FnOnce(&mut Markup)) {
        self.begin(name, attributes);
        write(self);
        self.end(name);
    }

    /// Adds an element with a text.
    pub(crate) fn leaf(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        self.element(name, attributes, |markup| markup.text(text));
    }

    /// Adds an element without contents.
    pub(crate) fn void(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.tag(name, attributes, "/>\n");
    }

    /// Begins an element, for contents whose depth is not known. Each element that is begun must be [ended](Self::end).
    pub(crate) fn begin(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.tag(name, attributes, ">");
    }

    /// Ends the element of this name that was begun last.
    pub(crate) fn end(&mut self, name: &str) {
        self.text.push_str(&format!("</{name}>"));
        // White space between these elements is not shown.
        if is_block(name) {
            self.text.push('\n');
        }
    }

    /// The length of the page so far, in bytes.
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// Adds a text.
    pub(crate) fn text(&mut self, text: &str) {
        self.text.push_str(&escaped(text));
    }

    /// Adds markup, which must be well-formed.
    pub(crate) fn raw(&mut self, markup: &str) {
        self.text.push_str(markup);
    }
}

fn is_block(name: &str) -> bool {
    !matches!(name, "a" | "span" | "td" | "th" | "time" | "text")
}
