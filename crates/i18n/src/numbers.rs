//! Numbers with decimals, and dates, as each language writes them.

use super::{FluentValue, Localizer};

impl Localizer {
    /// A number with this many decimals.
    ///
    /// ```
    /// use cannon_i18n::{Language, Localizer};
    ///
    /// assert_eq!(Localizer::new(Language::German).decimal(2.5, 2), "2,50");
    /// ```
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        self.with_decimal_mark(&format!("{value:.decimals$}"))
    }

    /// An advantage in hundredths of the smallest piece as players read it: in pieces, with its sign, such as "+1.35".
    pub fn advantage(&self, hundredths: i32) -> String {
        self.with_decimal_mark(&format!("{:+.2}", f64::from(hundredths) / 100.0))
    }

    fn with_decimal_mark(&self, number: &str) -> String {
        number.replace('.', &self.text("decimal-mark"))
    }

    /// A date of the Gregorian calendar, such as "2026-11-26" in English.
    pub fn date(&self, year: i16, month: i8, day: i8) -> String {
        let two_digits = |number: i8| FluentValue::from(format!("{number:02}"));
        let args = [("year", year.to_string().into()), ("month", two_digits(month)), ("day", two_digits(day))];
        self.format("date-numeric", &args)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{LANGUAGES, Language, Localizer};

    #[test]
    fn numbers_and_dates_are_written_as_in_the_language() {
        let all = |write: fn(&Localizer) -> String| -> Vec<String> {
            LANGUAGES.iter().map(|entry| write(&Localizer::new(entry.language))).collect()
        };
        assert_eq!(all(|words| words.decimal(-1234.5, 1)), ["-1234.5", "-1234,5", "-1234,5", "-1234.5"]);
        assert_eq!(all(|words| words.advantage(135)), ["+1.35", "+1,35", "+1,35", "+1.35"]);
        assert_eq!(all(|words| words.date(2026, 3, 9)), ["2026-03-09", "09/03/2026", "09.03.2026", "2026/03/09"]);
        assert_eq!(Localizer::new(Language::English).advantage(0), "+0.00");
    }
}
