//! `komadai serve`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::komadai;

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

#[cfg(unix)]
#[test]
fn the_server_says_where_it_is_and_stops_when_told() {
    let data = folder("serve-stops");
    let mut server = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--data", data.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    let address = line.strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line}"));
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /api/config HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("\"rook-two-lances\""), "{answer}");
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(server.wait().unwrap().code(), Some(0));
}

#[cfg(unix)]
#[test]
fn a_second_server_on_the_same_directory_is_refused_and_killing_the_first_frees_it() {
    let data = folder("serve-twice");
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_komadai"))
            .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--no-open", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let first_line = |server: &mut std::process::Child| {
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        line
    };
    let mut first = start();
    assert!(first_line(&mut first).starts_with("listening on "));
    let second = start().wait_with_output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let complaint = String::from_utf8(second.stderr).unwrap();
    assert!(complaint.contains("serve-twice") && complaint.contains("--data"), "{complaint}");
    // kill -9
    first.kill().unwrap();
    first.wait().unwrap();
    let mut third = start();
    assert!(first_line(&mut third).starts_with("listening on "));
    third.kill().unwrap();
    third.wait().unwrap();
}

#[test]
fn a_taken_port_is_said_in_the_readers_language() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder("serve-taken");
    let output = komadai(
        &["serve", "--lang", "ja", "--addr", &address, "--no-open", "--data", data.to_str().unwrap()],
        "",
    );
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains(&address) && complaint.contains("--addr"), "{complaint}");
    assert!(complaint.starts_with("komadai: ") && !complaint.contains("problem-"), "{complaint}");
}
