//! The diagrams of the rulebook, by the headings of their sections.

/// The diagram of a section.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Message identifier of the section's heading.
    pub(super) heading: &'static str,
    /// The diagram.
    pub(super) excerpt: Excerpt,
}

/// A part of a board with a position and actions.
#[derive(Clone, Copy)]
pub(super) struct Excerpt {
    /// The visible part of the board: its corner points nearest to a1 and to j10.
    pub(super) corners: [&'static str; 2],
    /// The position, with Dark to move. A hidden soldier of Light keeps the game from being over.
    pub(super) position: &'static str,
    /// The soldier whose actions are marked.
    pub(super) focus: Option<&'static str>,
    /// Whether the soldiers of each cannon are joined by a line.
    pub(super) shows_cannons: bool,
    /// The actions to show, each played from the position.
    pub(super) actions: &'static [&'static str],
}

/// A diagram of a position without actions. `corners` are the lower left and the upper right point of the visible part.
const fn entry(heading: &'static str, corners: [&'static str; 2], position: &'static str) -> Entry {
    let excerpt = Excerpt { corners, position, focus: None, shows_cannons: false, actions: &[] };
    Entry { heading, excerpt }
}

impl Entry {
    /// Marks the actions of the soldier on a point.
    const fn with_focus(mut self, on: &'static str) -> Entry {
        self.excerpt.focus = Some(on);
        self
    }

    /// Joins the soldiers of each cannon by a line.
    const fn with_cannons(mut self) -> Entry {
        self.excerpt.shows_cannons = true;
        self
    }

    /// Shows these actions.
    const fn with_actions(mut self, actions: &'static [&'static str]) -> Entry {
        self.excerpt.actions = actions;
        self
    }
}

/// All diagrams in reading order.
pub(super) const DIAGRAMS: [Entry; 9] = [
    entry(
        "rules-aim",
        ["a1", "j10"],
        "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d",
    ),
    entry(
        "rules-towns",
        ["a1", "j10"],
        "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d",
    )
    .with_actions(&["@e1", "@c1", "@h1"]),
    entry("rules-step", ["c3", "g7"], "5L3l/10/10/10/10/4d5/10/10/10/4D5 d")
        .with_focus("e5")
        .with_actions(&["e5-e6", "e5-d6", "e5-f6"]),
    entry("rules-capture", ["c3", "g7"], "5L3l/10/10/10/3l6/4dl4/3l6/10/10/4D5 d")
        .with_focus("e5")
        .with_actions(&["e5xd6", "e5xf5"]),
    entry("rules-retreat", ["b2", "h8"], "5L3l/10/10/10/4l5/4d5/10/10/10/4D5 d")
        .with_focus("e5")
        .with_actions(&["e5/e3", "e5/c3", "e5/g3"]),
    entry("rules-cannon", ["b2", "i9"], "5L3l/10/6d3/5d4/4d4d/1d7d/1d7d/1d1ddd4/10/4D5 d").with_cannons(),
    entry("rules-shift", ["b2", "h8"], "5L3l/10/10/10/10/4d5/3d6/2d7/10/4D5 d")
        .with_cannons()
        .with_actions(&["c3>f6", "e5>b2"]),
    entry("rules-shot", ["b2", "i9"], "5L3l/10/7l2/4l5/10/4d5/3dd5/2d1d5/10/4D5 d")
        .with_cannons()
        .with_actions(&["*e7", "*h8"]),
    entry("rules-end", ["b4", "h10"], "5L4/4d5/10/5d4/5d4/5d4/10/10/10/4D5 d")
        .with_cannons()
        .with_actions(&["e9xf10", "*f10"]),
];
