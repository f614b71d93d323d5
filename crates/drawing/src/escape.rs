//! Text in markup.

/// The text for an element or a quoted attribute of XML and HTML: with its special characters escaped, and without control characters,
/// most of which XML forbids.
///
/// ```
/// assert_eq!(cannon_drawing::escaped("Tea & <Tanks>"), "Tea &amp; &lt;Tanks&gt;");
/// ```
pub fn escaped(text: &str) -> String {
    let allowed = |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars().filter(allowed) {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(character),
        }
    }
    escaped
}
