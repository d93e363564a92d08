//! The open seat's link.

use komadai_wire::InviteView;
use qrcode::{Color, EcLevel, QrCode};

/// Links for these hosts (`192.168.0.2:4649`), and the first of them as a QR code.
pub(crate) fn invite(hosts: &[String], game: &str, token: &str) -> InviteView {
    let urls: Vec<String> =
        hosts.iter().map(|host| format!("http://{host}/join/{game}?token={token}")).collect();
    let qr = urls.first().map(|url| modules(url)).unwrap_or_default();
    InviteView { urls, qr }
}

fn modules(text: &str) -> Vec<Vec<bool>> {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return Vec::new() };
    code.to_colors()
        .chunks(code.width())
        .map(|row| row.iter().map(|color| *color == Color::Dark).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_a_host_and_a_square_code() {
        let hosts = ["192.168.0.2:4649".to_owned(), "10.0.0.2:4649".to_owned()];
        let view = invite(&hosts, "game", "secret");
        assert_eq!(view.urls[1], "http://10.0.0.2:4649/join/game?token=secret");
        assert!(view.qr.len() >= 21 && view.qr.iter().all(|row| row.len() == view.qr.len()));
        // The finder pattern in the corner: dark frame, light ring.
        assert!(view.qr[0][..7].iter().all(|dark| *dark) && !view.qr[1][1]);
        assert_eq!(invite(&[], "game", "secret").qr, Vec::<Vec<bool>>::new());
    }
}
