//! Stands in for Bevy's crate of the same name: derive macros of reflection whose types are all opaque.
//!
//! Bevy derives `Reflect` for several hundred types, so that editors and scene files can read and change their fields by name. The game
//! does neither, but the code of the fields was a sixth of the program, and most of what some of Bevy's crates took to build: it is reachable
//! through trait objects, and through the list of types that is made before `main`. The macros here give a type every trait that the
//! original gives it, and its name, so that all bounds in Bevy hold; the type's fields cannot be seen, it cannot be made from another
//! value, and it is not registered at start.
//!
//! `[patch.crates-io]` in the workspace's `Cargo.toml` puts this crate in the place of the original; without these two lines the game
//! is built with the whole reflection. See docs/architecture.md.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as TokenStream2;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, DeriveInput, Generics, Meta, Path, parenthesized, parse_macro_input};

/// Implements `Reflect` and the traits that belong to it for a type, whose fields stay hidden.
///
/// The container attributes `from_reflect = false` and `type_path = false` leave out these traits, as in the original. All other attributes
/// are accepted and ignored.
#[proc_macro_derive(Reflect, attributes(reflect, type_path, type_name))]
pub fn derive_reflect(input: TokenStream) -> TokenStream {
    reflected(&parse_macro_input!(input as DeriveInput)).into()
}

/// Implements `FromReflect` for a type that derives `Reflect`.
#[proc_macro_derive(FromReflect, attributes(reflect))]
pub fn derive_from_reflect(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    ReflectedType::of(&input).impl_from_reflect().into()
}

/// Implements `TypePath` for a type.
#[proc_macro_derive(TypePath, attributes(type_path, type_name))]
pub fn derive_type_path(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    ReflectedType::of(&input).impl_type_path().into()
}

/// Implements `Reflect` for a type of another crate, whose definition is repeated.
#[proc_macro]
pub fn impl_reflect(input: TokenStream) -> TokenStream {
    reflected(&parse_macro_input!(input as DeriveInput)).into()
}

/// Implements `Reflect` for a type of another crate, given by its path.
#[proc_macro]
pub fn impl_reflect_opaque(input: TokenStream) -> TokenStream {
    let foreign = parse_macro_input!(input as ForeignType);
    let ty = foreign.reflected();
    [ty.impl_type_path(), ty.impl_reflect(), ty.impl_from_reflect()].into_iter().collect::<TokenStream2>().into()
}

/// Implements `FromReflect` for a type of another crate, given by its path.
#[proc_macro]
pub fn impl_from_reflect_opaque(input: TokenStream) -> TokenStream {
    parse_macro_input!(input as ForeignType).reflected().impl_from_reflect().into()
}

/// Implements `TypePath` for a type of another crate, given by its path.
#[proc_macro]
pub fn impl_type_path(input: TokenStream) -> TokenStream {
    parse_macro_input!(input as ForeignType).reflected().impl_type_path().into()
}

/// Refuses to reflect a trait: type data of traits are read from registered types, and none are registered.
#[proc_macro_attribute]
pub fn reflect_trait(_arguments: TokenStream, _input: TokenStream) -> TokenStream {
    quote! { compile_error!("traits are not reflected here: crates/bevy-reflect-derive stands in for Bevy's macros"); }
        .into()
}

/// Refuses to wrap a type of another crate: nothing here needs it.
#[proc_macro_attribute]
pub fn reflect_remote(_arguments: TokenStream, _input: TokenStream) -> TokenStream {
    quote! { compile_error!("remote types are not reflected here: crates/bevy-reflect-derive stands in for Bevy's macros"); }.into()
}

/// Registers nothing.
#[proc_macro]
pub fn load_type_registrations(_input: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// All traits for a type that derives `Reflect`.
fn reflected(input: &DeriveInput) -> TokenStream2 {
    let ty = ReflectedType::of(input);
    let mut traits = ty.impl_reflect();
    if !is_refused(&input.attrs, "type_path") {
        traits.extend(ty.impl_type_path());
    }
    if !is_refused(&input.attrs, "from_reflect") {
        traits.extend(ty.impl_from_reflect());
    }
    traits
}

/// True if the attributes of a type have `#[reflect(NAME = false)]`.
fn is_refused(attributes: &[Attribute], name: &str) -> bool {
    let mut refused = false;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("reflect")) {
        // Other entries have a grammar of their own, so that entries are told apart by their commas alone.
        let Meta::List(list) = &attribute.meta else { continue };
        let entries = list.tokens.to_string();
        refused |= entries.split(',').any(|entry| {
            entry.split_once('=').is_some_and(|(left, right)| left.trim() == name && right.trim() == "false")
        });
    }
    refused
}

/// A type for which traits are implemented.
struct ReflectedType<'a> {
    /// The path to the type, without parameters.
    path: TokenStream2,
    /// The name of the type.
    name: String,
    generics: &'a Generics,
}

impl<'a> ReflectedType<'a> {
    /// The type of a derive macro.
    fn of(input: &'a DeriveInput) -> Self {
        let ident = &input.ident;
        Self { path: quote!(#ident), name: ident.to_string(), generics: &input.generics }
    }

    /// `impl TRAIT for TYPE { BODY }`, for all parameters with which the type satisfies the bounds.
    fn implement(&self, interface: &TokenStream2, bounds: &TokenStream2, body: &TokenStream2) -> TokenStream2 {
        let path = &self.path;
        let (impl_generics, ty_generics, where_clause) = self.generics.split_for_impl();
        // The compiler checks bounds of a type without parameters at once, and needs no clause.
        let where_clause = if self.generics.params.is_empty() {
            quote!(#where_clause)
        } else {
            let given = where_clause.map(|clause| &clause.predicates);
            let given = given.filter(|given| !given.is_empty()).map(|given| {
                let given = given.iter();
                quote!(#(#given),*,)
            });
            quote!(where #given #path #ty_generics: #bounds)
        };
        quote! {
            impl #impl_generics #interface for #path #ty_generics #where_clause { #body }
        }
    }

    /// What a type must be, so that it can be reflected. Some types name themselves, for fewer parameters.
    fn bounds(reflect: &Path) -> TokenStream2 {
        quote!(#reflect::TypePath + ::core::any::Any + ::core::marker::Send + ::core::marker::Sync)
    }

    /// `TypePath`. The compiler's own name of the type takes the place of Bevy's, which differs in the parameters only.
    fn impl_type_path(&self) -> TokenStream2 {
        let reflect = bevy_reflect();
        let name = &self.name;
        self.implement(
            &quote!(#reflect::TypePath),
            &quote!('static),
            &quote! {
                fn type_path() -> &'static str {
                    ::core::any::type_name::<Self>()
                }

                fn short_type_path() -> &'static str {
                    #name
                }

                fn type_ident() -> ::core::option::Option<&'static str> {
                    ::core::option::Option::Some(#name)
                }
            },
        )
    }

    /// `FromReflect`, which takes nothing but a value of the type itself.
    fn impl_from_reflect(&self) -> TokenStream2 {
        let reflect = bevy_reflect();
        self.implement(
            &quote!(#reflect::FromReflect),
            &Self::bounds(&reflect),
            &quote! {
                fn from_reflect(_: &dyn #reflect::PartialReflect) -> ::core::option::Option<Self> {
                    ::core::option::Option::None
                }
            },
        )
    }

    /// `PartialReflect`, `Reflect`, `Typed` and `GetTypeRegistration`, of an opaque type.
    fn impl_reflect(&self) -> TokenStream2 {
        let reflect = bevy_reflect();
        let bounds = Self::bounds(&reflect);
        let boxed = quote!(#reflect::__macro_exports::alloc_utils::Box);
        let partial = self.implement(
            &quote!(#reflect::PartialReflect),
            &bounds,
            &quote! {
                fn get_represented_type_info(&self) -> ::core::option::Option<&'static #reflect::TypeInfo> {
                    ::core::option::Option::Some(<Self as #reflect::Typed>::type_info())
                }

                fn into_partial_reflect(self: #boxed<Self>) -> #boxed<dyn #reflect::PartialReflect> {
                    self
                }

                fn as_partial_reflect(&self) -> &dyn #reflect::PartialReflect {
                    self
                }

                fn as_partial_reflect_mut(&mut self) -> &mut dyn #reflect::PartialReflect {
                    self
                }

                fn try_into_reflect(
                    self: #boxed<Self>,
                ) -> ::core::result::Result<#boxed<dyn #reflect::Reflect>, #boxed<dyn #reflect::PartialReflect>> {
                    ::core::result::Result::Ok(self)
                }

                fn try_as_reflect(&self) -> ::core::option::Option<&dyn #reflect::Reflect> {
                    ::core::option::Option::Some(self)
                }

                fn try_as_reflect_mut(&mut self) -> ::core::option::Option<&mut dyn #reflect::Reflect> {
                    ::core::option::Option::Some(self)
                }

                fn try_apply(
                    &mut self,
                    value: &dyn #reflect::PartialReflect,
                ) -> ::core::result::Result<(), #reflect::ApplyError> {
                    ::core::result::Result::Err(#reflect::ApplyError::MismatchedKinds {
                        from_kind: value.reflect_kind(),
                        to_kind: #reflect::ReflectKind::Opaque,
                    })
                }

                fn reflect_ref(&self) -> #reflect::ReflectRef<'_> {
                    #reflect::ReflectRef::Opaque(self)
                }

                fn reflect_mut(&mut self) -> #reflect::ReflectMut<'_> {
                    #reflect::ReflectMut::Opaque(self)
                }

                fn reflect_owned(self: #boxed<Self>) -> #reflect::ReflectOwned {
                    #reflect::ReflectOwned::Opaque(self)
                }
            },
        );
        let whole = self.implement(
            &quote!(#reflect::Reflect),
            &bounds,
            &quote! {
                fn into_any(self: #boxed<Self>) -> #boxed<dyn ::core::any::Any> {
                    self
                }

                fn as_any(&self) -> &dyn ::core::any::Any {
                    self
                }

                fn as_any_mut(&mut self) -> &mut dyn ::core::any::Any {
                    self
                }

                fn into_reflect(self: #boxed<Self>) -> #boxed<dyn #reflect::Reflect> {
                    self
                }

                fn as_reflect(&self) -> &dyn #reflect::Reflect {
                    self
                }

                fn as_reflect_mut(&mut self) -> &mut dyn #reflect::Reflect {
                    self
                }

                fn set(
                    &mut self,
                    value: #boxed<dyn #reflect::Reflect>,
                ) -> ::core::result::Result<(), #boxed<dyn #reflect::Reflect>> {
                    *self = <dyn #reflect::Reflect>::take(value)?;
                    ::core::result::Result::Ok(())
                }
            },
        );
        let typed = self.implement(
            &quote!(#reflect::Typed),
            &bounds,
            &quote! {
                fn type_info() -> &'static #reflect::TypeInfo {
                    static CELL: #reflect::utility::GenericTypeInfoCell = #reflect::utility::GenericTypeInfoCell::new();
                    CELL.get_or_insert::<Self, _>(|| #reflect::TypeInfo::Opaque(#reflect::OpaqueInfo::new::<Self>()))
                }
            },
        );
        let registration = self.implement(
            &quote!(#reflect::GetTypeRegistration),
            &bounds,
            &quote! {
                fn get_type_registration() -> #reflect::TypeRegistration {
                    #reflect::TypeRegistration::of::<Self>()
                }
            },
        );
        quote!(#partial #whole #typed #registration)
    }
}

/// A type of another crate as the macros name it: `(in PATH as NAME) PATH<PARAMETERS> where BOUNDS (TRAITS)`.
struct ForeignType {
    path: Path,
    generics: Generics,
}

impl ForeignType {
    fn reflected(&self) -> ReflectedType<'_> {
        let path = &self.path;
        let name = path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        ReflectedType { path: quote!(#path), name, generics: &self.generics }
    }
}

impl Parse for ForeignType {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.call(Attribute::parse_outer)?;
        if input.peek(syn::token::Paren) {
            // The path under which the type is to be known: its real one is taken.
            skip_parentheses(input)?;
        }
        let path = input.call(Path::parse_mod_style)?;
        let mut generics: Generics = input.parse()?;
        generics.where_clause = input.parse()?;
        if input.peek(syn::token::Paren) {
            skip_parentheses(input)?;
        }
        Ok(Self { path, generics })
    }
}

/// Skips what stands in parentheses.
fn skip_parentheses(input: ParseStream<'_>) -> syn::Result<()> {
    let content;
    parenthesized!(content in input);
    content.parse::<TokenStream2>().map(|_| ())
}

/// The path of `bevy_reflect` in the crate that is compiled.
fn bevy_reflect() -> Path {
    bevy_macro_utils::BevyManifest::shared(|manifest| manifest.get_path("bevy_reflect"))
}
