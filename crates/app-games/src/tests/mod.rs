//! Tests of what the games share with each other.

mod marks;
mod named_rules;
