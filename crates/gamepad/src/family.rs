//! Families of gamepads, which differ in what is printed on the buttons.

/// The maker of the console to which a gamepad belongs. It decides the signs that players are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Family {
    /// A below, B right, X left, Y above.
    Xbox,
    /// Cross below, circle right, square left, triangle above.
    PlayStation,
    /// B below, A right, Y left, X above.
    Nintendo,
    /// Any other gamepad, whose buttons are best named by their positions.
    #[default]
    Other,
}

/// The makers of consoles by their numbers in USB.
const MICROSOFT: u16 = 0x045e;
const SONY: u16 = 0x054c;
const NINTENDO: u16 = 0x057e;

/// Parts of the names of gamepads by other makers, in lower case.
const NAME_PARTS: [(&str, Family); 13] = [
    ("xbox", Family::Xbox),
    ("x-box", Family::Xbox),
    ("xinput", Family::Xbox),
    ("playstation", Family::PlayStation),
    ("dualshock", Family::PlayStation),
    ("dualsense", Family::PlayStation),
    ("ps3", Family::PlayStation),
    ("ps4", Family::PlayStation),
    ("ps5", Family::PlayStation),
    ("nintendo", Family::Nintendo),
    ("switch", Family::Nintendo),
    ("joy-con", Family::Nintendo),
    ("pro controller", Family::Nintendo),
];

impl Family {
    /// The family of a gamepad by its maker or, if the maker is none of the three makers of consoles, by its name.
    pub fn of(vendor_id: Option<u16>, name: &str) -> Family {
        match vendor_id {
            Some(MICROSOFT) => Family::Xbox,
            Some(SONY) => Family::PlayStation,
            Some(NINTENDO) => Family::Nintendo,
            _ => {
                let name = name.to_lowercase();
                NAME_PARTS.iter().find(|(part, _)| name.contains(part)).map_or(Family::Other, |(_, family)| *family)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maker_counts_more_than_name() {
        assert_eq!(Family::of(Some(MICROSOFT), "Wireless Controller"), Family::Xbox);
        assert_eq!(Family::of(Some(SONY), "Wireless Controller"), Family::PlayStation);
        assert_eq!(Family::of(Some(NINTENDO), "Xbox"), Family::Nintendo);
    }

    #[test]
    fn names_tell_the_family_of_other_makers() {
        let families = [
            (Some(0x28de), "Microsoft X-Box 360 pad 0", Family::Xbox),
            (Some(0x0f0d), "HORI CO.,LTD. HORIPAD for Nintendo Switch", Family::Nintendo),
            (Some(0x0c12), "Brook PS4 Fighting Board", Family::PlayStation),
            (Some(0x2dc8), "8BitDo Ultimate 2C", Family::Other),
            (None, "XInput Controller", Family::Xbox),
            (None, "", Family::Other),
        ];
        for (vendor, name, family) in families {
            assert_eq!(Family::of(vendor, name), family, "{name}");
        }
    }
}
