//! The state of the networks that are built into the program.

use bevy::prelude::*;

use cannon_engine::engine;
use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage};

/// Why a game's network cannot be used, so that all levels use the linear evaluation. `None` if all networks are sound.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct NetworkProblem(pub Option<Message>);

impl FromWorld for NetworkProblem {
    fn from_world(_: &mut World) -> Self {
        let problem = GameId::ALL.into_iter().find_map(|game| Some((game, engine(game).network_problem()?)));
        if let Some((game, problem)) = &problem {
            error!("the linear evaluation is used instead of the network: {game}: {problem}");
        }
        NetworkProblem(problem.map(|(_, problem)| problem.to_message()))
    }
}
