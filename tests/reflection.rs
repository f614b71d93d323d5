//! `crates/bevy-reflect-derive`: types that derive `Reflect` satisfy the bounds of Bevy, but hide their fields and are not registered.

use std::any::TypeId;

use bevy::reflect::{
    FromReflect, GetTypeRegistration, PartialReflect, Reflect, ReflectRef, Reflectable, TypeInfo, TypePath,
    TypeRegistry, Typed,
};

#[derive(Reflect, Clone, Debug, PartialEq)]
#[reflect(Clone, Debug, PartialEq)]
struct Place {
    #[reflect(ignore)]
    row: u8,
    column: u8,
}

#[derive(Reflect, Debug, PartialEq)]
enum Choice<T> {
    One(T),
    Other { text: String },
}

#[derive(Reflect)]
#[reflect(from_reflect = false, type_path = false)]
struct Named<T>(T);

impl<T: TypePath> TypePath for Named<T> {
    fn type_path() -> &'static str {
        "a name of its own"
    }

    fn short_type_path() -> &'static str {
        "name"
    }
}

/// Not `Reflect`: only the name is derived.
#[derive(TypePath)]
struct Path;

#[test]
fn types_satisfy_the_bounds_of_bevy() {
    fn is_reflectable<T: Reflectable + FromReflect + Typed + GetTypeRegistration>() {}
    is_reflectable::<Place>();
    is_reflectable::<Choice<Place>>();
    fn is_reflected<T: Reflect>() {}
    is_reflected::<Named<u8>>();
}

#[test]
fn types_have_their_names() {
    assert_eq!(Place::type_path(), "reflection::Place");
    assert_eq!(Path::short_type_path(), "Path");
    assert_ne!(Choice::<u8>::type_path(), Choice::<u16>::type_path());
    assert_eq!(Named::<u8>::type_path(), "a name of its own");
}

#[test]
fn fields_are_hidden_and_values_stay_whole() {
    let mut place = Place { row: 1, column: 2 };
    assert!(matches!(place.reflect_ref(), ReflectRef::Opaque(_)));
    assert!(matches!(Place::type_info(), TypeInfo::Opaque(info) if info.is::<Place>()));
    assert_eq!(Place::from_reflect(&place), None);
    let boxed: Box<dyn PartialReflect> = Box::new(place.clone());
    assert_eq!(Place::take_from_reflect(boxed).expect("a value of the type"), place);
    assert!(place.try_apply(&Choice::One(3_u8)).is_err());
    assert!(place.set(Box::new(Place { row: 3, column: 4 })).is_ok());
    assert!(place.set(Box::new(Choice::<u8>::Other { text: String::new() })).is_err());
    assert_eq!(place, Place { row: 3, column: 4 });
}

#[test]
fn types_are_registered_only_on_request() {
    let mut registry = TypeRegistry::empty();
    registry.register_derived_types();
    assert_eq!(registry.iter().count(), 0);
    registry.register::<Place>();
    assert!(registry.contains(TypeId::of::<Place>()));
}
