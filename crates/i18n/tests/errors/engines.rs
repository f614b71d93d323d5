//! Faults of other programs that play.

use std::io::ErrorKind;

use cannon_engine_driver::Fault;
use cannon_files::SystemError;
use cannon_rules::any::AnyRefusal;
use cannon_rules::message::ToMessage;
use cannon_rules::record::ReplayError;

use crate::check_all;

#[test]
fn faults_of_engines_have_messages() {
    let missing = std::io::Error::from(ErrorKind::NotFound);
    let said = Some("no memory".to_owned());
    check_all!(Fault, ToMessage::to_message;
        Fault::Start { .. } => Fault::Start { program: "bot".to_owned(), reason: SystemError::from(&missing) },
        Fault::NotRunnable { .. } => Fault::NotRunnable { program: "bot.py".to_owned() },
        Fault::Ended { .. } => Fault::Ended { status: "exit status: 3".to_owned(), said: said.clone() },
        Fault::Closed => Fault::Closed,
        Fault::NoGame => Fault::NoGame,
        Fault::NoRules => Fault::NoRules,
        Fault::NoAction { .. } => Fault::NoAction { said: said.clone() },
        Fault::Illegal { .. } => Fault::Illegal {
            answer: "a1-a9".to_owned(),
            reason: ReplayError::Refused(AnyRefusal::game_over()),
            said,
        },
        Fault::Timeout { last_line: None } => Fault::Timeout { last_line: None },
        Fault::Timeout { last_line: Some(_) } => Fault::Timeout { last_line: Some((2, "info depth 1".to_owned())) },
        Fault::Flood { .. } => Fault::Flood { lines: 20_000, last_line: "info string busy".to_owned() },
        Fault::Interrupted => Fault::Interrupted,
    );
}
