//! Errors in model files.

/// A model file that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the model {file} cannot be used: {fault}")]
pub(in crate::pieces) struct ModelError {
    pub(in crate::pieces) file: String,
    pub(in crate::pieces) fault: Fault,
}

/// The reason why a model file cannot be used.
#[derive(Debug, thiserror::Error)]
pub(in crate::pieces) enum Fault {
    #[error("the program has no such file")]
    Missing,
    #[error("it is no glTF binary: {0}")]
    Unreadable(#[from] gltf::Error),
    #[error("it has no binary chunk")]
    NoBinaryChunk,
    #[error("it has no scene")]
    NoScene,
    #[error("it has no part named body")]
    NoBody,
    #[error("a part has no name")]
    UnnamedPart,
    #[error("the part {0} is turned or scaled; parts may only be moved")]
    TransformedPart(String),
    #[error("the part {part} lacks {what}")]
    IncompletePart { part: String, what: &'static str },
    #[error("the picture {0} is missing")]
    MissingTexture(&'static str),
    #[error("the picture {name} cannot be read: {error}")]
    UnreadableTexture { name: &'static str, error: image::ImageError },
    #[error("the picture {name} has {width} x {height} pixels; sides must be equal multiples of 32, the same for all")]
    InvalidTextureSize { name: &'static str, width: u32, height: u32 },
}
