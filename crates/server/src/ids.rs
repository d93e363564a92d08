//! Random names and secrets.

use komadai_rules::furigoma::Face;
use sha2::{Digest, Sha256};

/// No vowels and nothing that looks like another: no words arise, and ids can be read out.
const LETTERS: &[u8; 32] = b"bcdfghjkmnpqrstvwxz23456789BDGHJ";

/// A game's address: 60 random bits.
pub(crate) fn game_id() -> String {
    letters(12)
}

/// A secret: 160 random bits.
pub(crate) fn token() -> String {
    letters(32)
}

/// What is stored of a secret.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// Where chance that can be repeated begins.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(random())
}

/// Five tossed pawns. One in twelve comes to stand or lies on another.
pub(crate) fn toss() -> [Face; 5] {
    random::<5>().map(|byte| match byte % 24 {
        0 | 1 => Face::Standing,
        other if other % 2 == 0 => Face::Pawn,
        _ => Face::Tokin,
    })
}

fn letters(count: usize) -> String {
    let random: [u8; 32] = random();
    random.iter().take(count).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("an operating system without randomness cannot keep secrets");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_fit_into_an_address() {
        let ids: std::collections::HashSet<String> = (0..1000).map(|_| game_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())));
        assert_eq!(token().len(), 32);
    }

    #[test]
    fn letters_are_distinct() {
        let distinct: std::collections::HashSet<u8> = LETTERS.iter().copied().collect();
        assert_eq!(distinct.len(), 32);
    }

    #[test]
    fn tosses_show_every_face() {
        let faces: Vec<Face> = (0..200).flat_map(|_| toss()).collect();
        for face in [Face::Pawn, Face::Tokin, Face::Standing] {
            assert!(faces.contains(&face));
        }
    }
}
