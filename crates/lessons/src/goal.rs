//! Goals of tasks: predicates of a game over an action and the position after it, joined by all, any and not.
//!
//! | JSON | met |
//! |---|---|
//! | `"wins"`, `{"from": ["e4"]}` | as the game's predicate says |
//! | `{"all": [...]}` | if every goal of the list is met |
//! | `{"any": [...]}` | if at least one goal of the list is met |
//! | `{"not": ...}` | if the goal is not met |
//! | `{"that": ..., "otherwise": "lesson-..."}` | if the goal `that` is met; if not, the message says why |

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Message;
use super::error::LessonFault;
use super::game::Predicate;

/// A goal over the predicates `P` of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal<P> {
    /// All of these goals.
    All(Vec<Goal<P>>),
    /// At least one of these goals.
    Any(Vec<Goal<P>>),
    /// Not this goal.
    Not(Box<Goal<P>>),
    /// This goal, with the message for actions that miss it.
    Explained {
        /// The goal.
        that: Box<Goal<P>>,
        /// Identifier of the message.
        otherwise: String,
    },
    /// A predicate of the game.
    Is(P),
}

impl<P: DeserializeOwned> Goal<P> {
    /// Reads a goal.
    ///
    /// # Errors
    /// The JSON path within the goal (such as `.all[1]`) and the fault.
    pub fn from_json(value: &Value) -> Result<Goal<P>, (String, LessonFault)> {
        let list = |key: &str, goals: &Value| {
            let Some(goals) = goals.as_array().filter(|goals| !goals.is_empty()) else {
                return Err((format!(".{key}"), LessonFault::EmptyGoal));
            };
            let within = |index: usize| move |(path, fault)| (format!(".{key}[{index}]{path}"), fault);
            goals.iter().enumerate().map(|(index, goal)| Goal::from_json(goal).map_err(within(index))).collect()
        };
        let inner = |key: &str, goal: &Value| {
            Goal::from_json(goal).map(Box::new).map_err(|(path, fault)| (format!(".{key}{path}"), fault))
        };
        if let Some(fields) = value.as_object() {
            match (fields.len(), fields.get("that"), fields.get("otherwise")) {
                (2, Some(that), Some(Value::String(otherwise))) => {
                    return Ok(Goal::Explained { that: inner("that", that)?, otherwise: otherwise.clone() });
                }
                (1, None, None) => {}
                _ => return Err((String::new(), LessonFault::GoalShape)),
            }
            match fields.iter().next().map(|(key, value)| (key.as_str(), value)) {
                Some(("all", goals)) => return list("all", goals).map(Goal::All),
                Some(("any", goals)) => return list("any", goals).map(Goal::Any),
                Some(("not", goal)) => return inner("not", goal).map(Goal::Not),
                _ => {}
            }
        }
        let predicate = P::deserialize(value);
        predicate.map(Goal::Is).map_err(|error| (String::new(), LessonFault::Predicate(error.to_string())))
    }
}

impl<P: Predicate> Goal<P> {
    /// Why the goal is missed: `None` if it is met. `is_met` evaluates a predicate.
    pub fn missed(&self, is_met: &impl Fn(&P) -> bool) -> Option<Message> {
        self.differs(true, is_met)
    }

    /// Why the goal is not met if it is wanted to be met, or why it is met otherwise; `None` if the goal is as wanted.
    fn differs(&self, wanted: bool, is_met: &impl Fn(&P) -> bool) -> Option<Message> {
        match self {
            Goal::All(goals) if wanted => goals.iter().find_map(|goal| goal.differs(true, is_met)),
            Goal::Any(goals) if !wanted => goals.iter().find_map(|goal| goal.differs(false, is_met)),
            Goal::All(goals) | Goal::Any(goals) => {
                let reasons: Option<Vec<Message>> = goals.iter().map(|goal| goal.differs(wanted, is_met)).collect();
                reasons?.into_iter().next()
            }
            Goal::Not(goal) => goal.differs(!wanted, is_met),
            Goal::Explained { that, otherwise } => {
                that.differs(wanted, is_met).map(|_| Message::new(otherwise.clone()))
            }
            Goal::Is(predicate) => (is_met(predicate) != wanted).then(|| match wanted {
                true => predicate.unmet_message(),
                false => predicate.met_message(),
            }),
        }
    }

    /// Calls `visit` with every predicate that must be met.
    pub fn for_each_required(&self, visit: &mut dyn FnMut(&P)) {
        match self {
            Goal::All(goals) => goals.iter().for_each(|goal| goal.for_each_required(visit)),
            Goal::Explained { that, .. } => that.for_each_required(visit),
            Goal::Is(predicate) => visit(predicate),
            Goal::Any(_) | Goal::Not(_) => {}
        }
    }

    /// Calls `visit` with the identifier of every message that the goal names itself.
    pub fn for_each_message(&self, visit: &mut dyn FnMut(&str)) {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().for_each(|goal| goal.for_each_message(visit)),
            Goal::Not(goal) => goal.for_each_message(visit),
            Goal::Explained { that, otherwise } => {
                visit(otherwise);
                that.for_each_message(visit);
            }
            Goal::Is(_) => {}
        }
    }
}
