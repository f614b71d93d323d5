//! Tests of the rules, as one program: linking once is quicker than linking each file.

mod perft;
