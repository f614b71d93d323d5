//! The version of the program, for reports about problems.

/// The version, and the commit of a packaged program, whose build sets the variable `CANNON_COMMIT`.
pub(crate) fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    option_env!("CANNON_COMMIT").map_or_else(|| version.to_owned(), |commit| format!("{version} ({commit})"))
}
