//! The pages: their texts, and what their boards show.

/// One page of the explained rules.
pub(super) struct Page {
    /// Identifier of its title.
    pub(super) title: &'static str,
    /// Identifier of its text.
    pub(super) text: &'static str,
    /// What its board shows.
    pub(super) excerpt: Excerpt,
}

/// A part of a board with a position, and what happens on it.
pub(super) struct Excerpt {
    /// The part that is seen: its corner points nearest to a1 and to j10.
    pub(super) corners: [&'static str; 2],
    /// The position, Dark to move. A soldier of Light's out of sight keeps the game from being over.
    pub(super) position: &'static str,
    /// The soldier whose possibilities are marked.
    pub(super) focus: Option<&'static str>,
    /// Whether cannons are joined by a line.
    pub(super) shows_cannons: bool,
    /// Actions, shown one after the other, each from the position.
    pub(super) actions: &'static [&'static str],
}

/// All pages in the order in which they are read.
pub(super) const PAGES: [Page; 9] = [
    Page {
        title: "rules-aim",
        text: "rules-aim-text",
        excerpt: Excerpt {
            corners: ["a1", "j10"],
            position: "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d",
            focus: None,
            shows_cannons: false,
            actions: &[],
        },
    },
    Page {
        title: "rules-towns",
        text: "rules-towns-text",
        excerpt: Excerpt {
            corners: ["a1", "j10"],
            position: "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d",
            focus: None,
            shows_cannons: false,
            actions: &["@e1", "@c1", "@h1"],
        },
    },
    Page {
        title: "rules-step",
        text: "rules-step-text",
        excerpt: Excerpt {
            corners: ["c3", "g7"],
            position: "5L3l/10/10/10/10/4d5/10/10/10/4D5 d",
            focus: Some("e5"),
            shows_cannons: false,
            actions: &["e5-e6", "e5-d6", "e5-f6"],
        },
    },
    Page {
        title: "rules-capture",
        text: "rules-capture-text",
        excerpt: Excerpt {
            corners: ["c3", "g7"],
            position: "5L3l/10/10/10/3l6/4dl4/3l6/10/10/4D5 d",
            focus: Some("e5"),
            shows_cannons: false,
            actions: &["e5xd6", "e5xf5"],
        },
    },
    Page {
        title: "rules-retreat",
        text: "rules-retreat-text",
        excerpt: Excerpt {
            corners: ["b2", "h8"],
            position: "5L3l/10/10/10/4l5/4d5/10/10/10/4D5 d",
            focus: Some("e5"),
            shows_cannons: false,
            actions: &["e5/e3", "e5/c3", "e5/g3"],
        },
    },
    Page {
        title: "rules-cannon",
        text: "rules-cannon-text",
        excerpt: Excerpt {
            corners: ["b2", "i9"],
            position: "5L3l/10/6d3/5d4/4d4d/1d7d/1d7d/1d1ddd4/10/4D5 d",
            focus: None,
            shows_cannons: true,
            actions: &[],
        },
    },
    Page {
        title: "rules-shift",
        text: "rules-shift-text",
        excerpt: Excerpt {
            corners: ["b2", "h8"],
            position: "5L3l/10/10/10/10/4d5/3d6/2d7/10/4D5 d",
            focus: None,
            shows_cannons: true,
            actions: &["c3>f6", "e5>b2"],
        },
    },
    Page {
        title: "rules-shot",
        text: "rules-shot-text",
        excerpt: Excerpt {
            corners: ["b2", "i9"],
            position: "5L3l/10/7l2/4l5/10/4d5/3dd5/2d1d5/10/4D5 d",
            focus: None,
            shows_cannons: true,
            actions: &["*e7", "*h8"],
        },
    },
    Page {
        title: "rules-end",
        text: "rules-end-text",
        excerpt: Excerpt {
            corners: ["b4", "h10"],
            position: "5L4/4d5/10/5d4/5d4/5d4/10/10/10/4D5 d",
            focus: None,
            shows_cannons: true,
            actions: &["e9xf10", "*f10"],
        },
    },
];
