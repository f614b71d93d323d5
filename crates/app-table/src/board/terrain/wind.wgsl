// Plants in the wind: the vertex shader of the standard material, with vertices that sway as far as the alpha of their colours says. The
// same code draws the shadow maps, which Bevy counts among the prepasses.

#import bevy_pbr::mesh_functions
#import bevy_pbr::view_transformations::position_world_to_clip
#ifdef PREPASS_PIPELINE
#import bevy_pbr::prepass_io::{Vertex, VertexOutput}
#else
#import bevy_pbr::forward_io::{Vertex, VertexOutput}
#endif

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
fn sway(point: vec3<f32>, time: f32) -> vec2<f32> {
    let ahead = dot(point.xz, DIRECTION);
    let gust = 0.55 + 0.45 * sin(0.45 * time - 0.55 * ahead);
    let bend = sin(1.7 * time - 1.6 * ahead + 0.8 * point.z);
    let flutter = sin(4.3 * time + 31.0 * point.x + 27.0 * point.y + 23.0 * point.z);
    return vec2<f32>(0.35 + 0.65 * bend + 0.16 * flutter, 0.22 * sin(2.3 * time + 2.1 * point.x) + 0.12 * flutter) * gust;
}

// The place of a point in the wind. The weight is how far it sways.
fn swayed(point: vec4<f32>, weight: f32) -> vec4<f32> {
    let reach = sway(point.xyz, wind.time) * (REACH * wind.strength * weight);
    let offset = reach.x * DIRECTION + reach.y * vec2<f32>(-DIRECTION.y, DIRECTION.x);
    return vec4<f32>(point.x + offset.x, point.y, point.z + offset.y, point.w);
}

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    var out: VertexOutput;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    let rest = mesh_functions::mesh_position_local_to_world(world_from_local, vec4<f32>(vertex.position, 1.0));
    var position = rest;
#ifdef VERTEX_COLORS
    position = swayed(rest, vertex.color.a);
    out.color = vec4<f32>(vertex.color.rgb, 1.0);
#endif
    out.world_position = position;
    out.position = position_world_to_clip(position.xyz);
#ifdef VERTEX_UVS_A
    out.uv = vertex.uv;
#endif
#ifdef PREPASS_PIPELINE
#ifdef UNCLIPPED_DEPTH_ORTHO_EMULATION
    out.unclipped_depth = out.position.z;
    out.position.z = min(out.position.z, 1.0);
#endif
#else
    out.world_normal = mesh_functions::mesh_normal_local_to_world(vertex.normal, vertex.instance_index);
#endif
#ifdef VERTEX_OUTPUT_INSTANCE_INDEX
    out.instance_index = vertex.instance_index;
#endif
    return out;
}
