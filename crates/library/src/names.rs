//! Names of games, and the file names that are derived from them.

pub(crate) use cannon_files::folder::EXTENSION;

/// Maximum length of the name of a game, in characters.
pub const MAX_NAME_LENGTH: usize = 60;

/// The file name for a game whose name has no characters that are allowed in file names.
const UNNAMED: &str = "game";

/// The name with all white space and control characters as single spaces, trimmed, and cut to the maximum length.
///
/// ```
/// assert_eq!(cannon_library::names::clean_name("  A  game\n of mine "), "A game of mine");
/// ```
pub fn clean_name(name: &str) -> String {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()).collect();
    let cut: String = words.join(" ").chars().take(MAX_NAME_LENGTH).collect();
    cut.trim_end().to_owned()
}

/// A name in which characters are replaced that are not allowed in file names on every system. `unnamed` is used if nothing of it is left.
pub fn file_stem(name: &str, unnamed: &str) -> String {
    let replace_unsafe =
        |c: char| if c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | ',' | '(' | ')') { c } else { '-' };
    let stem: String = clean_name(name).chars().map(replace_unsafe).collect();
    let stem = stem.trim_matches([' ', '-']);
    // Device names are not allowed as file names on Windows, with any extension.
    let is_device = matches!(stem.to_ascii_lowercase().as_str(), "con" | "prn" | "aux" | "nul")
        || (stem.len() == 4
            && stem.is_char_boundary(3)
            && matches!(stem[..3].to_ascii_lowercase().as_str(), "com" | "lpt"));
    match stem {
        "" => unnamed.to_owned(),
        _ if is_device => format!("{stem} {unnamed}"),
        _ => stem.to_owned(),
    }
}

/// File names for a game of this name, in the order in which they are tried until one is free.
pub(crate) fn candidates(name: &str) -> impl Iterator<Item = String> {
    let stem = file_stem(name, UNNAMED);
    (1_usize..).map(move |number| match number {
        1 => format!("{stem}.{EXTENSION}"),
        _ => format!("{stem} {number}.{EXTENSION}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_stay_in_the_folder_and_are_valid_on_every_system() {
        for (name, stem) in [
            ("../../etc/passwd", "etc-passwd"),
            (".hidden", "hidden"),
            ("con", "con game"),
            ("LPT1", "LPT1 game"),
            ("???", "game"),
            ("Größe 10, (b)", "Größe 10, (b)"),
        ] {
            assert_eq!(file_stem(name, UNNAMED), stem);
        }
        assert_eq!(clean_name(&"x".repeat(500)).chars().count(), MAX_NAME_LENGTH);
        assert_eq!(candidates("a").take(2).collect::<Vec<_>>(), ["a.json", "a 2.json"]);
    }
}
