// Wood, stone and cloth on the low quality tier: one texture in the room's ambient light and the light of one lamp, without specular light.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

struct Plain {
    color: vec4<f32>,
    // The room's ambient light on a surface that faces up.
    ambient: vec4<f32>,
    // The lamp's light on a surface that faces it, in the middle of the board.
    key: vec4<f32>,
    // xyz: unit vector from the middle of the board to the lamp; w: distance.
    lamp: vec4<f32>,
    // The falloff at the edge of the lamp's cone: factor of the cosine, and offset.
    cone: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var color_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var color_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var color = plain.color * textureSample(color_texture, color_sampler, in.uv);
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
    let normal = normalize(in.world_normal);
    let to_lamp = plain.lamp.xyz * plain.lamp.w - in.world_position.xyz;
    let direction = normalize(to_lamp);
    let cone_falloff = saturate(dot(plain.lamp.xyz, direction) * plain.cone.x + plain.cone.y);
    let distance_falloff = plain.lamp.w * plain.lamp.w / dot(to_lamp, to_lamp);
    let key = plain.key.rgb * (saturate(dot(normal, direction)) * cone_falloff * cone_falloff * distance_falloff);
    // Vertical surfaces get half of the ambient light, and surfaces that face down none.
    let ambient = plain.ambient.rgb * (0.5 + 0.5 * normal.y);
    let lit = vec4(color.rgb * (ambient + key) * view.exposure, color.a);
#ifdef TONEMAP_IN_SHADER
    return tone_mapping(lit, view.color_grading);
#else
    return lit;
#endif
}
