//! A picture of the real scene without a visible window.

use crate::cli::options::RenderOptions;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// The scene has no light and no camera yet.
    #[error("pictures cannot be made yet")]
    NotYet,
}

/// Writes a picture of a position.
///
/// # Errors
/// Always, until the table has light and camera.
pub fn render_picture(_options: &RenderOptions) -> Result<(), RenderError> {
    Err(RenderError::NotYet)
}
