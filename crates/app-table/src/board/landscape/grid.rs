//! The grid of a landscape: short crosses at the corners of squares on land, and whole lines while somebody needs to count squares.

use bevy::prelude::*;

use super::super::faces;
use super::super::strips::{self, STRIP_HEIGHT, strip};
use super::super::texture::SurfaceGrade;
use super::survey::Survey;
use crate::marks::BoardOverlay;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::states::Screen;
use cannon_appearance::GroundLook;

/// Width of the lines between the squares, and of the bars of a cross.
const LINE_WIDTH: f32 = 0.026;
const CROSS_WIDTH: f32 = 0.018;
/// Half the length of the bars of a cross.
const CROSS_REACH: f32 = 0.085;
/// Colour and opacity of the lines between the squares.
const LINE_COLOR: Color = Color::srgba(0.05, 0.05, 0.04, 0.34);

/// The colour and opacity of crosses: whitewash on grass and sand, and blue shade on snow.
const fn cross_color(look: GroundLook) -> Color {
    match look {
        GroundLook::Summer | GroundLook::Walnut => Color::srgba(0.86, 0.87, 0.70, 0.22),
        GroundLook::Winter => Color::srgba(0.16, 0.22, 0.32, 0.34),
        GroundLook::Desert => Color::srgba(0.95, 0.88, 0.72, 0.24),
    }
}

/// The whole lines, which are visible only at times.
#[derive(Component, Clone, Copy, Debug)]
pub(in super::super) struct WholeLines;

/// The material of lines of a colour.
fn material(base_color: Color, grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
    let surface = StandardMaterial { base_color, perceptual_roughness: 0.95, reflectance: 0.2, ..default() };
    strips::line_material(surface, grade, images)
}

/// The material of crosses.
pub(super) fn cross_material(look: GroundLook, grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
    material(cross_color(look), grade, images)
}

/// The material of whole lines.
pub(in super::super) fn line_material(grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
    material(LINE_COLOR, grade, images)
}

/// A cross at every corner where four squares meet, in the coordinates of terrain. Nobody paints on water, so there is none in the midst of
/// it.
pub(super) fn crosses(survey: &Survey) -> Shape {
    let lines = 1..survey.size();
    let around = |corner: IVec2| [IVec2::ZERO, IVec2::X, IVec2::Y, IVec2::ONE].map(|step| corner - step);
    lines
        .clone()
        .flat_map(|row| lines.clone().map(move |file| IVec2::new(file, row)))
        .filter(|&corner| !around(corner).into_iter().all(|cell| survey.is_water(cell)))
        .map(IVec2::as_vec2)
        .flat_map(|corner| {
            [Vec2::X, Vec2::Y].map(|along| {
                strip(corner - along * CROSS_REACH, corner + along * CROSS_REACH, STRIP_HEIGHT, CROSS_WIDTH)
            })
        })
        .collect()
}

/// Whole lines from edge to edge.
pub(in super::super) fn whole_lines(layout: BoardLayout) -> Shape {
    faces::seams(layout, LINE_WIDTH)
}

/// Shows the whole lines while a unit is selected, in the editor, and under a board overlay.
pub(in super::super) fn update_grid(
    (selection, overlay, screen): (Option<Res<Selection>>, Option<Res<BoardOverlay>>, Option<Res<State<Screen>>>),
    mut lines: Query<&mut Visibility, With<WholeLines>>,
) {
    let is_selecting = selection.is_some_and(|selection| selection.choice().is_some() || selection.dragged().is_some());
    let is_covered = overlay.is_some_and(|overlay| overlay.is_shown());
    let is_editing = screen.is_some_and(|screen| *screen.get() == Screen::Editor);
    let wanted = if is_selecting || is_covered || is_editing { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut lines {
        visibility.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;
    use cannon_app_base::common::board::BoardGrid;
    use cannon_app_games::GameInput;
    use cannon_rules::Game;
    use cannon_rules::tank_chess::{Position, Ruleset};

    #[test]
    fn crosses_lie_at_inner_corners_and_not_on_water() {
        let count = |rows: &[&str]| {
            let crosses = crosses(&survey(rows));
            assert!(crosses.faces_up());
            assert!(crosses.bounds().1.x < 3.0 + CROSS_REACH + CROSS_WIDTH);
            crosses.vertex_positions().len() / 8
        };
        assert_eq!(count(&["...."; 4]), 3 * 3);
        assert_eq!(count(&["....", ".~~.", ".~..", "...."]), 3 * 3);
        assert_eq!(count(&["....", ".~~.", ".~~.", "...."]), 3 * 3 - 1);
    }

    #[test]
    fn whole_lines_show_while_a_unit_is_selected() {
        let mut app = App::new();
        app.init_resource::<Selection>().add_systems(Update, update_grid);
        let lines = app.world_mut().spawn((WholeLines, Visibility::default())).id();
        app.update();
        assert_eq!(app.world().get::<Visibility>(lines), Some(&Visibility::Hidden));
        let position = Position::start(&Ruleset::default());
        let choice = BoardLayout::plain(16, BoardGrid::Squares)
            .spots()
            .find_map(|spot| position.select_piece(spot))
            .expect("a unit");
        app.insert_resource(Selection::with_choice(choice, None));
        app.update();
        assert_eq!(app.world().get::<Visibility>(lines), Some(&Visibility::Inherited));
    }
}
