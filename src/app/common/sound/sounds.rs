//! The table of sounds: what there is, on which bus, how much it matters, and in which files it is.

/// What a volume can be set for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bus {
    /// Everything that happens.
    Effects,
    /// The quiet of a room.
    Ambience,
    /// Music.
    Music,
}

/// What the table says of a sound.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Entry {
    pub(in crate::app) bus: Bus,
    /// How much is lost if it is not heard, from 0: what matters less gives way.
    pub(in crate::app) weight: u8,
    /// The names of its recordings, one of which is played.
    pub(in crate::app) takes: &'static [&'static str],
}

macro_rules! sounds {
    ($($(#[$about:meta])+ $sound:ident: $bus:ident $weight:literal [$($file:literal)+];)+) => {
        /// Everything that can be heard.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sound {
            $($(#[$about])+ $sound,)+
        }

        impl Sound {
            /// All of them.
            pub const ALL: &'static [Sound] = &[$(Sound::$sound),+];

            /// What the table says of it.
            pub(in crate::app) const fn entry(self) -> Entry {
                match self {
                    $(Sound::$sound => Entry {
                        bus: Bus::$bus,
                        weight: $weight,
                        takes: &[$($file),+],
                    },)+
                }
            }
        }
    };
}

sounds! {
    /// A heavy piece is set down.
    Place: Effects 4 ["place-1" "place-2" "place-3"];
    /// A piece is taken up.
    Select: Effects 2 ["select-1" "select-2"];
    /// A soldier's step.
    March: Effects 3 ["march-1" "march-2" "march-3" "march-4"];
    /// A soldier strikes another down.
    Capture: Effects 6 ["capture-1" "capture-2"];
    /// What was struck falls over.
    Topple: Effects 4 ["topple-1" "topple-2" "topple-3"];
    /// A leap back, and a scramble to stand again.
    Retreat: Effects 5 ["retreat"];
    /// Three soldiers shift their line.
    Drill: Effects 5 ["drill"];
    /// A field gun comes up.
    GunRoll: Effects 3 ["gun-roll"];
    /// Something heavy goes under.
    Splash: Effects 6 ["splash"];
    /// A field gun is fired.
    Gun: Effects 8 ["gun-near-1" "gun-near-2" "gun-near-3"];
    /// The same, far off.
    GunFar: Effects 8 ["gun-far-1" "gun-far-2"];
    /// The match is put to the touch-hole.
    Fuse: Effects 1 ["fuse"];
    /// A round shot flies.
    FlightBall: Effects 2 ["flight-ball-1" "flight-ball-2"];
    /// A shell flies flat.
    FlightShell: Effects 2 ["flight-shell-1" "flight-shell-2"];
    /// A bomb flies on a high arc.
    FlightMortar: Effects 2 ["flight-mortar"];
    /// Shot strikes a soldier.
    ImpactWood: Effects 7 ["impact-wood-1" "impact-wood-2"];
    /// Shot strikes a wall.
    ImpactStone: Effects 7 ["impact-stone-1" "impact-stone-2"];
    /// A shell breaks through armour.
    ImpactArmour: Effects 7 ["impact-armour-1" "impact-armour-2"];
    /// A shell bounces off armour.
    Ricochet: Effects 7 ["ricochet-1" "ricochet-2" "ricochet-3"];
    /// Fuel and shells go up.
    Explosion: Effects 8 ["explosion-1" "explosion-2"];
    /// A town comes down.
    Collapse: Effects 9 ["collapse"];
    /// The gun of a tank is fired.
    TankGun: Effects 8 ["tank-gun-1" "tank-gun-2" "tank-gun-3"];
    /// The same, far off.
    TankGunFar: Effects 8 ["tank-gun-far"];
    /// A mortar is fired.
    Mortar: Effects 8 ["mortar"];
    /// A rocket rises and bursts.
    Firework: Effects 2 ["firework-1" "firework-2" "firework-3"];
    /// A small engine takes the load.
    LightStart: Effects 3 ["engine-light-start"];
    /// It drives.
    LightDrive: Effects 3 ["engine-light"];
    /// It lets go.
    LightStop: Effects 3 ["engine-light-stop"];
    /// A middling engine takes the load.
    MediumStart: Effects 3 ["engine-medium-start"];
    /// It drives.
    MediumDrive: Effects 3 ["engine-medium"];
    /// It lets go.
    MediumStop: Effects 3 ["engine-medium-stop"];
    /// A great engine takes the load.
    HeavyStart: Effects 3 ["engine-heavy-start"];
    /// It drives.
    HeavyDrive: Effects 3 ["engine-heavy"];
    /// It lets go.
    HeavyStop: Effects 3 ["engine-heavy-stop"];
    /// Tracks run.
    Tracks: Effects 2 ["tracks"];
    /// A turret is slewed.
    Turret: Effects 2 ["turret"];
    /// The pointer has come to something that can be pressed.
    Hover: Effects 0 ["hover"];
    /// Something was pressed.
    Press: Effects 5 ["press-1" "press-2"];
    /// A panel opens.
    Open: Effects 1 ["open"];
    /// A panel closes.
    Close: Effects 1 ["close"];
    /// That cannot be.
    Refused: Effects 6 ["refused"];
    /// One of the last seconds.
    ClockTick: Effects 6 ["watch-tick"];
    /// Time is getting short.
    ClockWarning: Effects 8 ["watch-warning"];
    /// What must not be lost could be lost next turn.
    Check: Effects 9 ["check"];
    /// The way off the board is open.
    Escape: Effects 9 ["escape"];
    /// The player, or one of two players, has won.
    Victory: Effects 10 ["victory"];
    /// The computer has won.
    Defeat: Effects 10 ["defeat"];
    /// Nobody has.
    Draw: Effects 10 ["draw"];
    /// A study at evening.
    StudyAmbience: Ambience 10 ["ambience-study"];
    /// A camp in the field.
    FieldAmbience: Ambience 10 ["ambience-field"];
    /// The title's pavane.
    TitleMusic: Music 10 ["music-title"];
}

/// A loop's file begins and ends with so many frames more of the loop, so that a decoder's edges are never heard.
pub(in crate::app) const LOOP_MARGIN: usize = 4_410;

impl Sound {
    /// The length of the loop in frames of the recording, as the script that makes the sounds tells it, if the sound goes on until it is
    /// stopped.
    #[must_use]
    pub const fn period(self) -> Option<usize> {
        match self {
            Sound::StudyAmbience => Some(1_411_200),
            Sound::FieldAmbience => Some(1_764_000),
            Sound::TitleMusic => Some(3_024_000),
            Sound::LightDrive => Some(105_271),
            Sound::MediumDrive => Some(106_575),
            Sound::HeavyDrive => Some(103_765),
            Sound::Tracks => Some(93_388),
            _ => None,
        }
    }

    /// What is heard of it from afar, if that is another recording.
    pub(in crate::app) const fn far_off(self) -> Sound {
        match self {
            Sound::Gun => Sound::GunFar,
            Sound::TankGun => Sound::TankGunFar,
            other => other,
        }
    }

    /// How much is lost if it is not heard.
    #[must_use]
    pub const fn weight(self) -> u8 {
        self.entry().weight
    }
}
