// Glass: the room reflected on the outside, and the room and the ground bent within it. The light of the lamp gathers on the far side and at
// the foot. There is no second pass: what is behind is blended, and what the glass bends is taken from the environment map.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings as bindings
#import bevy_pbr::mesh_view_bindings::{view, light_probes}
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

struct Glass {
    // The colour of light that goes through; w: opacity where the glass is seen at a right angle.
    tint: vec4<f32>,
    // The colour of light that goes a long way, at the rim; w: opacity of a ghost.
    depth: vec4<f32>,
    // The room's ambient light on white paper that faces up.
    ambient: vec4<f32>,
    // The lamp's light on white paper that faces it.
    key: vec4<f32>,
    // The direction to the lamp.
    towards_key: vec4<f32>,
    // The light of the ground under the pieces.
    ground: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> glass: Glass;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var normal_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var normal_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var orm_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var orm_sampler: sampler;

// Reflectance of glass that is seen at a right angle. It is higher than that of real glass, so that the windows show.
const REFLECTANCE: f32 = 0.10;
// Opacity at the rim.
const RIM_OPACITY: f32 = 0.97;
// Share of the light within the glass that comes from all sides.
const SCATTER: f32 = 0.35;
// Brightness of the reflection of the ground, which is hidden by the piece for the most part.
const GROUND_REFLECTION: f32 = 0.45;
// Brightness of the glass at the foot and at the top, and the height of the top.
const FOOT: f32 = 1.30;
const TOP: f32 = 0.95;
const TOP_HEIGHT: f32 = 0.55;
// Relative index of refraction from air to glass.
const REFRACTION: f32 = 0.66;
// By how much light bends again where it leaves the glass.
const SECOND_BEND: f32 = 0.55;
// Share of the lamp's light that gathers on the far side, and in the middle of the lens.
const FAR_GLOW: f32 = 0.32;
const FOCUS_GLOW: f32 = 1.1;
// Sharpness and brightness of the lamp's reflection.
const GLINT_EXPONENT: f32 = 420.0;
const GLINT: f32 = 9.0;

// The light of the room from a direction, without the table.
fn room_light(direction: vec3<f32>, level: f32) -> vec3<f32> {
#ifdef ENVIRONMENT_MAP
    // Cube maps are left-handed.
    let at = vec3(direction.xy, -direction.z);
#ifdef MULTIPLE_LIGHT_PROBES_IN_ARRAY
    let light = textureSampleLevel(
        bindings::specular_environment_maps[max(light_probes.view_cubemap_index, 0)],
        bindings::environment_map_sampler, at, level).rgb;
#else
    let light = textureSampleLevel(bindings::specular_environment_map, bindings::environment_map_sampler, at, level).rgb;
#endif
    return light * light_probes.intensity_for_view;
#else
    return glass.ambient.rgb;
#endif
}

// The light of room and ground from a direction.
fn light_from(direction: vec3<f32>, level: f32, ground: vec3<f32>) -> vec3<f32> {
    return mix(room_light(direction, level), ground, smoothstep(0.02, -0.22, direction.y));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var to_eye = normalize(view.world_position.xyz - in.world_position.xyz);
    if view.clip_from_view[3].w == 1.0 {
        // The projection is orthographic.
        to_eye = normalize(view.world_from_view[2].xyz);
    }
    var normal = normalize(in.world_normal);
    var occlusion = 1.0;
    // Only models with textures have tangents.
#ifdef VERTEX_TANGENTS
    let bitangent = in.world_tangent.w * cross(in.world_normal, in.world_tangent.xyz);
    let slope = textureSample(normal_texture, normal_sampler, in.uv).rg * 2.0 - 1.0;
    let height = sqrt(max(1.0 - dot(slope, slope), 0.0));
    normal = normalize(slope.x * in.world_tangent.xyz + slope.y * bitangent + height * in.world_normal);
    occlusion = textureSample(orm_texture, orm_sampler, in.uv).r;
#endif
#ifdef VERTEX_COLORS
    occlusion = max(max(in.color.r, in.color.g), in.color.b);
#endif
    let towards_key = glass.towards_key.xyz;
    let facing = clamp(dot(normal, to_eye), 0.02, 1.0);
    let rim = 1.0 - facing;
    let rim_squared = rim * rim;

    let bounced = reflect(-to_eye, normal);
    let reflectance = REFLECTANCE + (1.0 - REFLECTANCE) * rim_squared * rim_squared * rim;
    let half_way = normalize(towards_key + to_eye);
    let glint = pow(saturate(dot(normal, half_way)), GLINT_EXPONENT) * GLINT;
    let outside = light_from(bounced, 0.0, glass.ground.rgb * GROUND_REFLECTION) * mix(0.4, 1.0, occlusion) + glass.key.rgb * glint;

    // Through the lens everything is upside down, as in a glass ball.
    let inward = refract(-to_eye, normal, REFRACTION);
    let onward = normalize(inward - normal * SECOND_BEND * facing);
    let behind = light_from(onward, 1.0, glass.ground.rgb);
    let focus = saturate(dot(onward, towards_key));
    let far_side = saturate(0.5 - 0.8 * dot(normal, towards_key));
    let glow = glass.key.rgb * (FAR_GLOW * far_side * far_side + FOCUS_GLOW * focus * focus * focus * focus);
    let scattered = glass.ambient.rgb * (0.5 + 0.5 * normal.y) + glass.key.rgb * (0.6 * saturate(dot(normal, towards_key)));
    let tint = mix(glass.tint.rgb, glass.depth.rgb, rim_squared);
    let gradient = mix(FOOT, TOP, saturate(in.world_position.y / TOP_HEIGHT));
    let inside = tint * (mix(behind, scattered, SCATTER) + glow) * (gradient * mix(0.55, 1.0, occlusion));
    let opacity = mix(glass.tint.w, RIM_OPACITY, rim_squared);

    var lit = vec4(mix(inside * opacity, outside, reflectance) * view.exposure, mix(opacity, 1.0, reflectance));
#ifdef TONEMAP_IN_SHADER
    lit = vec4(tone_mapping(lit, view.color_grading).rgb, lit.a);
#endif
    return lit * glass.depth.w;
}
