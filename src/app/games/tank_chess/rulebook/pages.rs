//! The pages of the rulebook: their texts and diagrams.

/// A page of the rulebook.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Message identifier of the title.
    pub(super) title: &'static str,
    /// Message identifier of the text.
    pub(super) text: &'static str,
    /// The visible part of the board: its corner squares nearest to A1 and farthest from A1.
    pub(super) corners: [&'static str; 2],
    /// The position, with White to move. `None` stands for the start on the default board.
    pub(super) position: Option<&'static str>,
    /// The actions to show, each played from the position.
    pub(super) actions: &'static [&'static str],
}

/// All pages in reading order.
pub(super) const PAGES: [Entry; 8] = [
    Entry {
        title: "rules-tank-aim",
        text: "rules-tank-aim-text",
        corners: ["A1", "P16"],
        position: None,
        actions: &[],
    },
    Entry {
        title: "rules-tank-driving",
        text: "rules-tank-driving-text",
        corners: ["B1", "I8"],
        position: Some("11cS/12/12/12/12/12/3#8/12/12/3MN8/12/CN11 w"),
        actions: &["D3>D5/N", "D3>F5/E", "D3>C5/N", "D3>D2/N"],
    },
    Entry {
        title: "rules-tank-fire",
        text: "rules-tank-fire-text",
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/3mS8/mNW5mE5/12/12/12/3MN8/CN11 w"),
        actions: &["D2>D3/N xG6", "D2>D3/N xA6"],
    },
    Entry {
        title: "rules-tank-units",
        text: "rules-tank-units-text",
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/12/12/12/1HN2MN2LN4/12/1TN2RN7/CN11 w"),
        actions: &[],
    },
    Entry {
        title: "rules-tank-house-ground",
        text: "rules-tank-house-ground-text",
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/6lS5/12/5%%5/1~~~8/1~~~8/4MN=1*4/2AN4FN4/CN11 w flags:E1-E7"),
        actions: &["C2>C6/N", "H2>H4/N", "E3>E7/N"],
    },
    Entry {
        title: "rules-tank-house-units",
        text: "rules-tank-house-units-text",
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/12/12/12/3x8/1UN1BN2KN5/12/CN2AN2FN5 w"),
        actions: &["D3>D4/N"],
    },
    Entry {
        title: "rules-tank-objectives",
        text: "rules-tank-objectives-text",
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/12/6lS5/12/12/2MN9/12/CN11 w hold:D4+E4+D5+E5/3"),
        actions: &["C3>D4/N"],
    },
    Entry {
        title: "rules-tank-end",
        text: "rules-tank-end-text",
        corners: ["D5", "L12"],
        position: Some("11cS/12/12/4CN7/12/6LNE5/12/12/12/12/12/12 w"),
        actions: &["G7>H8/NE xL12", "C: E9>exit"],
    },
];
