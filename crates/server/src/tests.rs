//! The whole server against a socket, with an opponent that answers at once.

mod bad_input;
mod computer;
mod friends;
mod hasami;
mod http;
mod lessons;
mod matches;
mod moves;
mod play;
mod quiz;
mod records;
mod road;
mod study;
mod table;
mod tsume;
mod words;
