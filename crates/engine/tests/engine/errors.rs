//! Tests of the mistakes of low levels: which kinds they make, and how often.

use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;

use cannon_engine::levels::OversightKind;
use cannon_engine::reasons::{Explainable, MIN_LOSS, exchange};
use cannon_engine::{Level, Limits, Score, SearchOptions, analyse_position, choose_action, engine};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, GameId, cannon, tank_chess};

/// The levels that are measured. The last level is the first level without oversights.
const LEVELS: std::ops::RangeInclusive<i8> = -1..=4;

/// What the counts of a game depend on.
struct Settings {
    /// The number of positions at each level.
    positions: usize,
    /// The nodes of a search that judges an action.
    nodes: u64,
    /// The loss that counts as a blunder, in hundredths of the smallest piece.
    blunder: i32,
}

/// How an action loses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cause {
    /// A capture at hand is allowed or missed.
    AtHand,
    /// An action of this kind is allowed or missed.
    Kind(OversightKind),
    /// Anything else, such as a quiet action without an immediate threat.
    Other,
}

const CAUSES: [(Cause, &str); 5] = [
    (Cause::AtHand, "capture at hand"),
    (Cause::Kind(OversightKind::LongShot), "long shot"),
    (Cause::Kind(OversightKind::Retreat), "retreat"),
    (Cause::Kind(OversightKind::QuietThreat), "quiet threat"),
    (Cause::Other, "other"),
];

/// The counts of one level.
#[derive(Clone, Debug, Default)]
struct Counts {
    positions: usize,
    /// Blunders by [cause](CAUSES).
    blunders: [usize; CAUSES.len()],
    /// Positions in which a capture at hand is best and wins something.
    at_hand: usize,
    /// The positions with such a capture in which the level made a blunder.
    at_hand_missed: usize,
    /// Actions that leave the principal piece to be captured, although another action does not.
    hung: usize,
}

impl Counts {
    fn blunders_by(&self, cause: Cause) -> usize {
        CAUSES.iter().position(|&(listed, _)| listed == cause).map_or(0, |index| self.blunders[index])
    }

    fn total(&self) -> usize {
        self.blunders.iter().sum()
    }
}

/// Positions of seeded games between low levels, every third position of a game.
fn positions<G: Explainable>(rules: &G::Ruleset, count: usize) -> Vec<G> {
    let mut found = Vec::new();
    for game in 0.. {
        let mut timeline = Timeline::new(G::start(rules), HouseRules::DRAWS);
        while timeline.outcome().is_none() {
            let level = Level::new(1 + (game % 4) as i8).expect("a level");
            let options = SearchOptions { variety: true, ..SearchOptions::new(level, game) };
            let Some(action) = choose_action(&timeline.clone().into(), &options, &AtomicBool::new(false), &mut |_| {})
            else {
                break;
            };
            timeline.play(G::Action::unpack(action).expect("an action")).expect("a legal action");
            if timeline.ply() > 6 && timeline.ply() % 3 == 0 && timeline.outcome().is_none() {
                found.push(timeline.position().clone());
                if found.len() == count {
                    return found;
                }
            }
        }
    }
    found
}

/// A score as a number on which wins are about as good as a large advantage.
fn value(score: Score) -> i32 {
    match score {
        Score::Advantage(advantage) => advantage.clamp(-1000, 1000),
        Score::Win { .. } => 1000,
        Score::Loss { .. } => -1000,
    }
}

/// A position with the judgement of a search at full strength.
struct Judged<G: Game> {
    timeline: Timeline<G>,
    value: i32,
    best: G::Action,
    /// Whether an action leaves the principal piece safe.
    has_safe: bool,
    /// The losses of actions found so far, because several levels choose the same action.
    losses: Vec<(G::Action, Option<Loss>)>,
}

/// What an action loses compared with the best action.
#[derive(Clone, Copy, Debug)]
struct Loss {
    /// In hundredths of the smallest piece.
    amount: i32,
    /// The cause that the best reply shows.
    reply: Cause,
}

impl<G: Explainable> Judged<G> {
    /// What an action loses. `None` for the best action, and for an action that ends the game.
    fn loss(&mut self, action: G::Action, nodes: u64) -> Option<Loss> {
        if action == self.best {
            return None;
        }
        if let Some((_, loss)) = self.losses.iter().find(|(known, _)| *known == action) {
            return *loss;
        }
        let mut after = self.timeline.clone();
        after.play(action).expect("a legal action");
        let loss = analyse_position(&after.clone().into(), Limits::nodes(nodes)).map(|info| {
            let reply = info.pv.first().copied().and_then(G::Action::unpack);
            let reply = reply.map_or(Cause::Other, |reply| cause_of(after.position(), reply));
            Loss { amount: self.value + value(info.score), reply }
        });
        self.losses.push((action, loss));
        loss
    }
}

fn is_safe<G: Explainable>(position: &G, action: G::Action) -> bool {
    let mut after = position.clone();
    after.play(action);
    match after.outcome() {
        Some(outcome) => outcome.winner() != Some(after.side_to_move()),
        None => !after.can_win(&after.attack_info()),
    }
}

fn judge<G: Explainable>(position: &G, nodes: u64) -> Option<Judged<G>> {
    let timeline = Timeline::new(position.clone(), HouseRules::NONE);
    let info = analyse_position(&timeline.clone().into(), Limits::nodes(nodes))?;
    let best = G::Action::unpack(*info.pv.first()?)?;
    let has_safe = position.actions().into_iter().any(|action| is_safe(position, action));
    Some(Judged { value: value(info.score), best, has_safe, timeline, losses: Vec::new() })
}

fn cause_of<G: Explainable>(position: &G, action: G::Action) -> Cause {
    match position.oversight(&position.attack_info(), action) {
        Some(oversight) => Cause::Kind(oversight.kind),
        None if G::is_capture(action) => Cause::AtHand,
        None => Cause::Other,
    }
}

/// The cause of a blunder: what the level did not see, which is either the best action or the reply.
fn cause_of_blunder(best: Cause, reply: Cause) -> Cause {
    match (best, reply) {
        (Cause::Kind(kind), _) | (_, Cause::Kind(kind)) => Cause::Kind(kind),
        (Cause::AtHand, _) | (_, Cause::AtHand) => Cause::AtHand,
        (Cause::Other, Cause::Other) => Cause::Other,
    }
}

fn count<G: Explainable>(judged: &mut [Judged<G>], level: Level, settings: &Settings) -> Counts {
    let mut counts = Counts { positions: judged.len(), ..Counts::default() };
    for (seed, judged) in judged.iter_mut().enumerate() {
        let position = judged.timeline.position();
        let options = SearchOptions::new(level, seed as u64);
        let packed = choose_action(&judged.timeline.clone().into(), &options, &AtomicBool::new(false), &mut |_| {});
        let action = packed.and_then(G::Action::unpack).expect("an answer");
        counts.hung += usize::from(judged.has_safe && !is_safe(position, action));
        let best_cause = cause_of(position, judged.best);
        let wins_at_hand = best_cause == Cause::AtHand && exchange(position, judged.best).balance >= MIN_LOSS;
        counts.at_hand += usize::from(wins_at_hand);
        if let Some(loss) = judged.loss(action, settings.nodes).filter(|loss| loss.amount >= settings.blunder) {
            let cause = cause_of_blunder(best_cause, loss.reply);
            counts.blunders[CAUSES.iter().position(|&(listed, _)| listed == cause).expect("a cause")] += 1;
            counts.at_hand_missed += usize::from(wins_at_hand);
        }
    }
    counts
}

/// The counts of all [levels](LEVELS).
#[allow(clippy::print_stdout, reason = "the table is for people, with --nocapture")]
fn measure<G: Explainable>(game: GameId, rules: &G::Ruleset, settings: &Settings) -> Vec<Counts> {
    let mut judged: Vec<Judged<G>> = positions::<G>(rules, settings.positions)
        .iter()
        .filter_map(|position| judge(position, settings.nodes))
        .collect();
    let levels = LEVELS.map(|number| Level::new(number).expect("a level"));
    let rows: Vec<Counts> = levels.map(|level| count(&mut judged, level, settings)).collect();
    let mut table = format!("{:>5}", "level");
    CAUSES.iter().for_each(|(_, name)| write!(table, " {name:>15}").expect("a string"));
    table.push_str("       all  gains at hand missed  hung");
    for (level, row) in LEVELS.zip(&rows) {
        let share = |count: usize, of: usize| 100.0 * count as f64 / of.max(1) as f64;
        write!(table, "\n{level:>5}").expect("a string");
        for &count in &row.blunders {
            write!(table, " {:>13.1} %", share(count, row.positions)).expect("a string");
        }
        let (all, missed) = (share(row.total(), row.positions), share(row.at_hand_missed, row.at_hand));
        write!(table, " {all:>7.1} % {missed:>12.1} % of {:>4} {:>5}", row.at_hand, row.hung).expect("a string");
    }
    println!("{game}, {} positions a level\n{table}", settings.positions);
    rows
}

/// Checks the shares of all levels, the lowest first.
fn check(game: GameId, rows: &[Counts]) {
    for (number, row) in LEVELS.zip(rows) {
        let level = Level::new(number).expect("a level");
        let strength = engine(game).strength(level);
        // One capture in four at level -1, and one in eight above.
        let one_of = if level == Level::MIN { 4 } else { 8 };
        assert!(row.at_hand_missed * one_of <= row.at_hand, "level {number} misses captures at hand: {row:?}");
        assert!(row.hung == 0 || !strength.avoids_loss_in_one, "level {number} leaves its principal piece: {row:?}");
    }
    for pair in rows.windows(2) {
        // Neighbours may differ by chance in some positions.
        let slack = pair[0].positions / 50;
        assert!(pair[0].total() + slack > pair[1].total(), "the higher level makes more blunders: {pair:?}");
    }
    let (lowest, highest) = (&rows[0], &rows[4]);
    assert!(lowest.total() >= 2 * highest.total(), "{lowest:?}, {highest:?}");
    let kinds = [OversightKind::LongShot, OversightKind::Retreat, OversightKind::QuietThreat];
    for kind in kinds {
        let [low, high] = [lowest, highest].map(|row| row.blunders_by(Cause::Kind(kind)));
        assert!(low >= high, "{kind:?}: {low} blunders at level -1 and {high} at level 3");
    }
    let [low, high] =
        [lowest, highest].map(|row| kinds.iter().map(|&kind| row.blunders_by(Cause::Kind(kind))).sum::<usize>());
    assert!(low >= 2 * high && low > 0, "{low} oversights at level -1 and {high} at level 3");
}

#[test]
fn low_levels_of_cannon_err_like_people() {
    let settings = Settings { positions: 500, nodes: 2_000, blunder: 80 };
    check(GameId::Cannon, &measure::<cannon::Position>(GameId::Cannon, &cannon::Ruleset::default(), &settings));
}

#[test]
fn low_levels_of_tank_chess_err_like_people() {
    let settings = Settings { positions: 500, nodes: 1_500, blunder: 150 };
    check(
        GameId::TankChess,
        &measure::<tank_chess::Position>(GameId::TankChess, &tank_chess::Ruleset::default(), &settings),
    );
}

/// The action is drawn by score: better actions are more likely, and an overlooked one is played only if there is no other.
#[test]
fn the_lowest_level_varies_its_actions() {
    let timeline = super::game("4L5/10/10/1l1l1l1l1l/10/10/10/d1d1d1d1d1/10/4D5 d");
    let answers: std::collections::BTreeSet<_> =
        (0..40).map(|seed| super::choose(&timeline, &SearchOptions::new(Level::MIN, seed))).collect();
    assert!(answers.len() > 3, "{answers:?}");
}
