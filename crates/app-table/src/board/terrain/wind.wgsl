// Plants in the wind: the vertex shader of the standard material, with vertices that sway as far as the alpha of their colours says.

#import bevy_pbr::mesh_functions
#import bevy_pbr::view_transformations::position_world_to_clip
#import bevy_pbr::forward_io::{Vertex, VertexOutput}

struct Wind {
    time: f32,
    strength: f32,
    padding: vec2<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> wind: Wind;

// The direction of the wind on the board, and how far the highest tops sway, in squares.
const DIRECTION: vec2<f32> = vec2<f32>(0.85, 0.53);
const REACH: f32 = 0.011;

// How far a point sways along the wind and across it: gusts that cross the board, and leaves that flutter. The frequencies are multiples
// of 1/40, with which the time starts again without a jump.
fn sway(point: vec3<f32>) -> vec2<f32> {
    let ahead = dot(point.xz, DIRECTION);
    let gust = 0.55 + 0.45 * sin(0.45 * wind.time - 0.55 * ahead);
    let bend = sin(1.7 * wind.time - 1.6 * ahead + 0.8 * point.z);
    let flutter = sin(4.3 * wind.time + 31.0 * point.x + 27.0 * point.y + 23.0 * point.z);
    return vec2<f32>(0.35 + 0.65 * bend + 0.16 * flutter, 0.22 * sin(2.3 * wind.time + 2.1 * point.x) + 0.12 * flutter) * gust;
}

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    var out: VertexOutput;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    var position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4<f32>(vertex.position, 1.0));
#ifdef VERTEX_COLORS
    let reach = sway(position.xyz) * (REACH * wind.strength * vertex.color.a);
    let offset = reach.x * DIRECTION + reach.y * vec2<f32>(-DIRECTION.y, DIRECTION.x);
    position = vec4<f32>(position.x + offset.x, position.y, position.z + offset.y, position.w);
    out.color = vec4<f32>(vertex.color.rgb, 1.0);
#endif
    out.world_position = position;
    out.position = position_world_to_clip(position.xyz);
#ifdef VERTEX_UVS_A
    out.uv = vertex.uv;
#endif
    out.world_normal = mesh_functions::mesh_normal_local_to_world(vertex.normal, vertex.instance_index);
#ifdef VERTEX_OUTPUT_INSTANCE_INDEX
    out.instance_index = vertex.instance_index;
#endif
    return out;
}
