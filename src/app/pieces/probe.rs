//! Geometry of forms, for tests: the vertices of a model, whether it comes from a file or from code.

use bevy::prelude::*;

use crate::app::common::pieces::MadePart;

use super::model;
use crate::app::common::pieces::Form;
use cannon_rules::Side;

/// A part's name, its pivot, and all its vertices in the space of the model.
pub(in crate::app) struct Corners {
    pub(in crate::app) part: String,
    pub(in crate::app) pivot: Vec3,
    pub(in crate::app) points: Vec<Vec3>,
}

/// The vertices of all parts of a form, in a side's version.
pub(in crate::app) fn corners(form: &Form, side: Side) -> Vec<Corners> {
    if let Some(name) = form.file_of(side) {
        let file = model::read(name, None).unwrap_or_else(|error| panic!("{error}"));
        let of_part = |part: &model::FilePart| Corners {
            part: part.name.to_string(),
            pivot: part.place,
            points: part.surfaces.iter().flat_map(|(_, it)| &it.positions).map(|&at| part.place + at).collect(),
        };
        return file.parts.iter().map(of_part).collect();
    }
    let Form::Made { parts } = form else { return Vec::new() };
    let of_part = |part: &MadePart| {
        let points = (part.make)().corners().to_vec();
        Corners { part: part.name.to_owned(), pivot: part.pivot, points }
    };
    parts.iter().map(of_part).collect()
}

/// The bounding box of a form.
pub(in crate::app) fn bounds(form: &Form, side: Side) -> (Vec3, Vec3) {
    let points = corners(form, side).into_iter().flat_map(|part| part.points);
    points.fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)))
}

/// The largest horizontal distance of a form's vertices from its origin.
pub(in crate::app) fn radius(form: &Form, side: Side) -> f32 {
    let points = corners(form, side).into_iter().flat_map(|part| part.points);
    points.map(|at| at.xz().length()).fold(0.0, f32::max)
}
