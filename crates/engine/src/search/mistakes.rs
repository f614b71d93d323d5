//! The deliberate mistakes of a level. All of them are derived from seeds and keys, so that a search makes the same mistakes again.

use crate::levels::Strength;
use crate::playable::Playable;
use crate::score::Value;
use crate::stateless_rng::{self, mix};
use cannon_rules::Action;

/// Keeps the random numbers of the draw at the root apart from those of the oversights. The value is arbitrary.
const DRAW_SALT: u64 = 0x3c6e_f372_fe94_f82b;

/// The mistakes of one search.
#[derive(Clone, Copy)]
pub(super) struct Mistakes {
    strength: &'static Strength,
    /// The largest evaluation noise.
    max_noise: Value,
    /// The seed of the game, on which evaluation noise depends.
    game_seed: u64,
    /// The seed of this turn, on which oversights and the draw depend.
    turn_seed: u64,
}

impl Mistakes {
    /// The mistakes of a level with these parameters.
    pub(super) const fn new(strength: &'static Strength, max_noise: Value, game_seed: u64, turn_seed: u64) -> Mistakes {
        Mistakes { strength, max_noise, game_seed, turn_seed }
    }

    /// A salt for the transposition table: a number that differs between searches whose values differ because of mistakes; 0 without
    /// mistakes. The draw at the root does not change values in the tree.
    pub(super) fn salt(&self, level: i8) -> u64 {
        let overlooks = self.strength.overlooks();
        if self.max_noise == 0 && !overlooks {
            return 0;
        }
        let salt = mix(self.game_seed ^ self.max_noise as u64, level as u64);
        if overlooks { salt ^ self.turn_seed } else { salt }
    }

    /// The evaluation noise for the position with this key. The same key always has the same noise.
    pub(super) fn evaluation_noise(&self, key: u64) -> Value {
        match self.max_noise {
            0 => 0,
            most => stateless_rng::triangular(mix(self.game_seed, key), most),
        }
    }

    /// Whether the level overlooks this action of the side to move. The answer does not depend on the position: a player who has not seen a
    /// shot does not see it after any action. Otherwise the search would choose just the actions after which it overlooks the answer.
    #[inline]
    pub(super) fn overlook<G: Playable>(&self, position: &G, attacks: &G::AttackInfo, action: G::Action) -> bool {
        self.strength.overlooks() && self.is_overlooked(position, attacks, action)
    }

    #[cold]
    fn is_overlooked<G: Playable>(&self, position: &G, attacks: &G::AttackInfo, action: G::Action) -> bool {
        position.oversight(attacks, action).is_some_and(|oversight| {
            let key =
                (oversight.kind as u64) << 33 | (position.side_to_move() as u64) << 32 | u64::from(oversight.subject);
            stateless_rng::random_bool(mix(self.turn_seed, key), self.strength.oversights[oversight.kind as usize])
        })
    }

    /// The noise that is added to the score of an action at the root. The action with the highest sum is a draw from the softmax of
    /// the scores at the level's temperature (the Gumbel-max trick: C. J. Maddison, D. Tarlow and T. Minka, A* Sampling, 2014).
    pub(super) fn draw_noise<G: Playable>(&self, action: G::Action) -> Value {
        match self.strength.temperature {
            0 => 0,
            temperature => {
                let random = mix(self.turn_seed ^ DRAW_SALT, u64::from(action.pack().bits()));
                (temperature * stateless_rng::gumbel(random)) >> stateless_rng::GUMBEL_BITS
            }
        }
    }
}
