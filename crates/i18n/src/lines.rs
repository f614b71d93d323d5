//! Breaking text into lines: between words and, in Japanese, between characters.

/// The first code point of the blocks of Chinese and Japanese characters and their punctuation.
const FIRST_CJK: char = '\u{2e80}';

/// The lines of a text with at most this width as `measure` measures it. White space is collapsed. A part that cannot be broken and is
/// wider than the width has a line of its own.
///
/// Lines are broken between words and beside Chinese and Japanese characters by the rules of Unicode ([UAX #14]), so that no closing
/// bracket, full stop or small kana begins a line, and no opening bracket ends one.
///
/// ```
/// let columns = |text: &str| text.chars().count();
/// assert_eq!(cannon_i18n::wrap("Take the town.", 9, columns), ["Take the", "town."]);
/// assert_eq!(cannon_i18n::wrap("町を取る。", 4, columns), ["町を取", "る。"]);
/// ```
///
/// [UAX #14]: https://www.unicode.org/reports/tr14/
pub fn wrap<W: PartialOrd>(text: &str, width: W, measure: impl Fn(&str) -> W) -> Vec<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines = Vec::new();
    // The beginning of the line, and the last place at which it may end.
    let (mut start, mut end) = (0, 0);
    for place in breaks(&text) {
        if end > start && measure(text[start..place].trim_end()) > width {
            lines.push(text[start..end].trim_end().to_owned());
            start = end;
        }
        end = place;
    }
    if end > start {
        lines.push(text[start..end].trim_end().to_owned());
    }
    lines
}

/// The places at which a line may end, the end of the text included. Places within notation, such as after a hyphen, are not among them.
fn breaks(text: &str) -> impl Iterator<Item = usize> {
    unicode_linebreak::linebreaks(text).map(|(place, _)| place).filter(move |&place| {
        let before = text[..place].chars().next_back();
        let after = text[place..].chars().next();
        let is_cjk = |letter: Option<char>| letter.is_some_and(|letter| letter >= FIRST_CJK);
        after.is_none() || before.is_some_and(char::is_whitespace) || is_cjk(before) || is_cjk(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: usize) -> Vec<String> {
        wrap(text, width, |line| line.chars().count())
    }

    #[test]
    fn words_are_kept_whole() {
        assert_eq!(wrapped("  a2-b3 takes\n a3xb4 ", 7), ["a2-b3", "takes", "a3xb4"]);
        assert_eq!(wrapped("unbreakable a", 5), ["unbreakable", "a"]);
        assert!(wrapped(" \n", 5).is_empty());
    }

    #[test]
    fn japanese_punctuation_stays_with_its_word() {
        let text = "「町」、兵士（白）。ッと撃つ！";
        for width in 2..12 {
            let lines = wrapped(text, width);
            assert_eq!(lines.concat(), text);
            for line in lines {
                assert!(!line.starts_with(['」', '、', '）', '。', 'ッ', '！']), "{line} of {width}");
                assert!(!line.ends_with(['「', '（']), "{line} of {width}");
            }
        }
    }

    #[test]
    fn lines_hold_as_much_as_fits() {
        assert_eq!(wrapped("e4の兵士がe5へ", 4), ["e4の兵", "士がe5", "へ"]);
    }
}
