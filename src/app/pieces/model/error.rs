//! Errors of model files.

/// A model file that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the model {file} cannot be used: {fault}")]
pub(in crate::app::pieces) struct ModelError {
    /// The file's name.
    pub(in crate::app::pieces) file: String,
    /// What is wrong with it.
    pub(in crate::app::pieces) fault: Fault,
}

/// The reason why a model file cannot be used.
#[derive(Debug, thiserror::Error)]
pub(in crate::app::pieces) enum Fault {
    #[error("the program has no such file")]
    Missing,
    #[error("it is no glTF binary: {0}")]
    Unreadable(#[from] gltf::Error),
    #[error("it has no binary chunk")]
    NoData,
    #[error("it has no scene")]
    NoScene,
    #[error("it has no part named body")]
    NoBody,
    #[error("a part has no name")]
    Nameless,
    #[error("the part {0} is turned or scaled; parts may only be moved")]
    Turned(String),
    #[error("the part {part} lacks {what}")]
    Lacks { part: String, what: &'static str },
    #[error("the picture {0} is missing")]
    NoPicture(&'static str),
    #[error("the picture {name} cannot be read: {error}")]
    Picture { name: &'static str, error: image::ImageError },
    #[error("the picture {name} has {width} x {height} pixels; sides must be equal multiples of 32, the same for all")]
    PictureSize { name: &'static str, width: u32, height: u32 },
}
