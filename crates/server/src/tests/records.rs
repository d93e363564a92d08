//! The library of records over HTTP.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use komadai_wire::ClientMessage;
use serde_json::{Value, json};

use super::table::{First, Server, changed, local};
use crate::bounded::Peer;

const GAME: &str = "開始日時：2024/05/01\n棋戦：名人戦\n手合割：平手\n先手：羽生\n後手：渡辺\n*はじめに\n\
                    1 ７六歩(77) ( 0:05/)\n2 ３四歩(33)\n*<b>一言</b>\n3 ２六歩(27)\n4 投了\n\n\
                    変化：3手\n3 ６六歩(67)\n";

impl Server {
    async fn bring(&self, text: impl Into<Vec<u8>>, name: Option<&str>) -> (StatusCode, Value) {
        let mut request = self.request("POST", "/api/records");
        if let Some(name) = name {
            request = request.header("x-file-name", name);
        }
        let (status, _, body) = self.send(request.body(Body::from(text.into())).unwrap()).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    /// Adds a text with one game and returns its id.
    async fn added(&self, text: &str) -> String {
        let (status, added) = self.bring(text, None).await;
        assert_eq!(status, StatusCode::OK, "{added}");
        added["records"][0]["record"]["id"].as_str().unwrap().to_owned()
    }

    async fn edit(&self, id: &str, version: u32, edit: Value) -> (StatusCode, Value) {
        self.post(&format!("/api/records/{id}/edits"), &json!({ "version": version, "edit": edit })).await
    }

    async fn file(&self, path: &str) -> (header::HeaderMap, Vec<u8>) {
        let (status, headers, body) = self.send(self.request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{path}: {}", String::from_utf8_lossy(&body));
        (headers, body)
    }

    /// The ids of a list.
    async fn listed(&self, query: &str) -> Vec<String> {
        let (status, list) = self.get(&format!("/api/records{query}")).await;
        assert_eq!(status, StatusCode::OK, "{query}: {list}");
        let id = |record: &Value| record["id"].as_str().unwrap().to_owned();
        list["records"].as_array().unwrap().iter().map(id).collect()
    }
}

fn moves(view: &Value) -> String {
    let nodes = view["nodes"].as_array().unwrap();
    nodes.iter().filter_map(|node| node["usi"].as_str()).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn a_file_is_added_listed_and_shown() {
    let server = Server::start().await;
    let (coded, lost) = komadai_record::encoding::encode_cp932(&GAME.replace('\n', "\r\n"));
    assert!(lost.is_empty());
    let (status, added) = server.bring(coded, Some("%E5%90%8D%E5%B1%80.kif")).await;
    assert_eq!(status, StatusCode::OK, "{added}");
    let one = &added["records"][0];
    assert_eq!((one["already"].clone(), one["record"]["file"].clone()), (json!(false), json!("名局.kif")));
    let id = one["record"]["id"].as_str().unwrap();
    assert_eq!(server.listed("").await, [id]);
    let (_, view) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(moves(&view), "7g7f 3c3d 2g2f 6g6f");
    assert_eq!(
        view["source"],
        json!({ "format": "kif", "encoding": "shift_jis", "file": "名局.kif", "game": null })
    );
    let nodes = view["nodes"].as_array().unwrap();
    assert_eq!(nodes[0]["comment"], "はじめに");
    assert_eq!(nodes[2]["comment"], "<b>一言</b>", "markup is text");
    assert_eq!((&nodes[1]["seconds"], &nodes[1]["notation"]["ja"]), (&json!(5), &json!("▲７六歩")));
    assert_eq!(nodes[4]["end"], json!({ "kind": "resign", "word": null, "winner": "black" }));
    assert_eq!((&nodes[5]["parent"], &nodes[5]["ply"]), (&nodes[2]["id"], &json!(3)));
    assert_eq!(
        (&view["result"], &view["version"], &view["can_undo"]),
        (&json!("black"), &json!(0), &json!(false))
    );
}

#[tokio::test]
async fn what_is_there_already_is_not_kept_twice() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let (_, again) = server.bring(GAME, Some("other.kifu")).await;
    assert_eq!(
        (&again["records"][0]["already"], &again["records"][0]["record"]["id"]),
        (&json!(true), &json!(id))
    );
    let (_, twice) = server.bring("startpos moves 2g2f\nstartpos moves 2g2f\n", None).await;
    assert_eq!(twice["records"].as_array().unwrap().len(), 2);
    assert_eq!(twice["records"][1]["already"], true);
    assert_eq!(server.listed("").await.len(), 2);
}

#[tokio::test]
async fn text_without_a_game_is_a_problem_with_its_place() {
    let server = Server::start().await;
    for (text, reason, line, column) in [
        (&b""[..], "nothing_there", "1", "1"),
        (b"\n hello, world", "nothing_there", "2", "2"),
        (b"{\"header\":\n  {{", "malformed", "2", "4"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "not_text", "1", "1"),
        (b"PK\x03\x04\x14\0\0\0", "packed", "1", "1"),
    ] {
        for name in [None, Some("game.kif"), Some("game.ki2")] {
            // An answer, no failure: the page asked what is in it.
            let (status, answer) = server.bring(text, name).await;
            assert_eq!((status, &answer["records"]), (StatusCode::OK, &json!([])), "{text:?}");
            let problem = &answer["refused"];
            assert_eq!((&problem["kind"], &problem["args"]["reason"]), (&json!("no_record"), &json!(reason)));
            assert_eq!(
                (&problem["args"]["line"], &problem["args"]["column"]),
                (&json!(line), &json!(column))
            );
        }
    }
    let (status, problem) = server.bring(vec![b'1'; 17 << 20], None).await;
    assert_eq!((status, &problem["args"]["reason"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too_large")));
    assert_eq!(server.listed("").await, Vec::<String>::new());
}

#[tokio::test]
async fn warnings_tell_line_and_column_and_stay_with_the_record() {
    let server = Server::start().await;
    let (_, added) = server.bring("手合割：平手\n1 ７六歩(77)\n2 ３五歩(33)\n", None).await;
    let warning = &added["records"][0]["warnings"][0];
    assert_eq!((&warning["line"], &warning["kind"]), (&json!(3), &json!("illegal_move")));
    let id = added["records"][0]["record"]["id"].as_str().unwrap();
    let (_, view) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(view["warnings"][0], *warning);
    assert_eq!(view["nodes"][2]["illegal"], "wrong_movement");
    assert_eq!(view["nodes"][2]["sfen"], view["nodes"][1]["sfen"], "a foul changes no position");
}

#[tokio::test]
async fn edits_are_stored_and_can_be_taken_back_after_a_crash() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let (status, view) =
        server.edit(&id, 0, json!({ "type": "add_move", "node": 2, "usi": "2g2f 8c8d" })).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    assert_eq!(
        (&view["version"], &view["can_undo"], &view["can_redo"]),
        (&json!(1), &json!(true), &json!(false))
    );
    let added = view["current"].as_u64().unwrap();
    let (_, view) =
        server.edit(&id, 1, json!({ "type": "comment", "node": added, "text": "ここ\n</script>" })).await;
    let node = view["nodes"].as_array().unwrap().iter().find(|node| node["id"] == added).unwrap().clone();
    assert_eq!((&node["comment"], &node["usi"]), (&json!("ここ\n</script>"), &json!("8c8d")));
    server.edit(&id, 2, json!({ "type": "promote", "node": 5 })).await;
    let headers = json!([{ "key": "先手", "value": "丙" }]);
    let (_, before) = server.edit(&id, 3, json!({ "type": "headers", "headers": headers })).await;
    assert_eq!(
        server.listed("?player=%E4%B8%99").await,
        std::slice::from_ref(&id),
        "the list knows the new name"
    );

    let folder = server.kill();
    let server = Server::on(folder.as_ref().unwrap().path(), Arc::new(First::default()), "127.0.0.1:0").await;
    let (_, after) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(after["nodes"], before["nodes"]);
    assert_eq!((&after["version"], &after["headers"]), (&json!(4), &headers));
    for version in 4..8 {
        let (status, view) = server.edit(&id, version, json!({ "type": "undo" })).await;
        assert_eq!((status, &view["version"]), (StatusCode::OK, &json!(version + 1)), "{view}");
    }
    let (status, problem) = server.edit(&id, 8, json!({ "type": "undo" })).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::CONFLICT, &json!("nothing_to_undo")));
    let (_, original) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(moves(&original), "7g7f 3c3d 2g2f 6g6f");
    assert_eq!(original["headers"].as_array().unwrap().len(), 4);
    for version in 8..12 {
        assert_eq!(server.edit(&id, version, json!({ "type": "redo" })).await.0, StatusCode::OK);
    }
    let (_, again) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(again["nodes"], before["nodes"]);
    assert_eq!(server.edit(&id, 12, json!({ "type": "redo" })).await.1["kind"], "nothing_to_redo");
}

#[tokio::test]
async fn edits_that_cannot_be_made_are_problems_and_change_nothing() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let (_, before) = server.get(&format!("/api/records/{id}")).await;
    for (edit, kind, reason) in [
        (json!({ "type": "add_move", "node": 2, "usi": "8h1a" }), "illegal_move", Some("blocked")),
        (
            json!({ "type": "add_move", "node": 2, "usi": "2g2f 2g2f" }),
            "illegal_move",
            Some("wrong_movement"),
        ),
        (json!({ "type": "add_move", "node": 2, "usi": "P*5e" }), "illegal_move", Some("not_in_hand")),
        (json!({ "type": "add_move", "node": 2, "usi": "forward" }), "malformed_move", None),
        (json!({ "type": "add_move", "node": 2, "usi": " " }), "malformed_move", None),
        (json!({ "type": "add_move", "node": 4, "usi": "8c8d" }), "edit_refused", Some("line_is_over")),
        (json!({ "type": "add_move", "node": 99, "usi": "7g7f" }), "edit_refused", Some("unknown_node")),
        (json!({ "type": "delete", "node": 0 }), "edit_refused", Some("root")),
        (json!({ "type": "delete", "node": 4_000_000_000_u32 }), "edit_refused", Some("unknown_node")),
        (json!({ "type": "promote", "node": 1 }), "edit_refused", Some("already_main")),
        (json!({ "type": "end", "node": 2, "end": "soon" }), "bad_end", None),
        (json!({ "type": "end", "node": 99, "end": "resign" }), "edit_refused", Some("unknown_node")),
        (
            json!({ "type": "comment", "node": 1, "text": "x".repeat(70_000) }),
            "edit_refused",
            Some("too_long"),
        ),
        (json!({ "type": "fly", "node": 1 }), "malformed_request", None),
        (json!({ "type": "delete", "node": -1 }), "malformed_request", None),
        (
            json!({ "type": "headers", "headers": [{ "key": "手合割", "value": "平手" }] }),
            "edit_refused",
            Some("bad_header"),
        ),
    ] {
        let (status, problem) = server.edit(&id, 0, edit.clone()).await;
        assert!(status.is_client_error(), "{edit}");
        assert_eq!(problem["kind"], kind, "{edit}: {problem}");
        if let Some(reason) = reason {
            assert_eq!(problem["args"]["reason"], reason, "{edit}");
        }
    }
    let (status, problem) = server.edit(&id, 7, json!({ "type": "undo" })).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::CONFLICT, &json!("stale_record")));
    assert_eq!(problem["args"]["version"], "0");
    // Following what is there is no change.
    let (_, followed) = server.edit(&id, 0, json!({ "type": "add_move", "node": 2, "usi": "2g2f" })).await;
    assert_eq!((&followed["version"], &followed["current"]), (&json!(0), &json!(3)));
    let (_, after) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(after, before);
    assert_eq!(server.edit("missing", 0, json!({ "type": "undo" })).await.1["kind"], "no_such_record");
}

#[tokio::test]
async fn a_long_history_begins_anew_and_goes_on() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let long = "長".repeat(20_000);
    let mut anew = false;
    for version in 0..75 {
        let text = format!("{version} {long}");
        let (status, view) =
            server.edit(&id, version, json!({ "type": "comment", "node": 3, "text": text })).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        assert_eq!((&view["version"], &view["current"]), (&json!(version + 1), &json!(3)));
        anew |= view["can_undo"] == false;
    }
    assert!(anew, "four megabytes of steps are not kept for ever");
    let (_, view) = server.get(&format!("/api/records/{id}")).await;
    assert!(view["nodes"][3]["comment"].as_str().unwrap().starts_with("74 "));
    assert_eq!(moves(&view), "7g7f 3c3d 2g2f 6g6f");
}

#[tokio::test]
async fn records_are_searched_by_what_the_page_asks() {
    let server = Server::start().await;
    let one = server.added(GAME).await;
    let other = server
        .added("手合割：六枚落ち\n下手：弟子\n上手：師匠\n1 ４二玉(51)\n2 ７六歩(77)\n3 千日手\n")
        .await;
    let after = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL%20w%20-%2099";
    for (query, expected) in [
        (String::new(), vec![&other, &one]),
        ("?player=%E7%BE%BD%E7%94%9F".to_owned(), vec![&one]),
        ("?after=2024-01-01&before=2024-12-31".to_owned(), vec![&one]),
        ("?handicap=six".to_owned(), vec![&other]),
        ("?result=draw".to_owned(), vec![&other]),
        ("?min_moves=3".to_owned(), vec![&one]),
        ("?max_moves=2&q=%E5%B8%AB%E5%8C%A0".to_owned(), vec![&other]),
        (format!("?position={after}"), vec![&one]),
        ("?opening=side_pawn".to_owned(), vec![]),
        ("?q=%E5%90%8D%E4%BA%BA%E6%88%A6%20%E6%B8%A1%E8%BE%BA".to_owned(), vec![&one]),
    ] {
        assert_eq!(server.listed(&query).await.iter().collect::<Vec<_>>(), expected, "{query}");
    }
    let (_, first) = server.get("/api/records?limit=1").await;
    assert_eq!((&first["total"], &first["records"][0]["id"]), (&json!(2), &json!(other)));
    let (_, rest) =
        server.get(&format!("/api/records?limit=1&cursor={}", first["next"].as_str().unwrap())).await;
    assert_eq!(
        (&rest["total"], &rest["next"], &rest["records"][0]["id"]),
        (&json!(null), &json!(null), &json!(one))
    );
    let mut ordered = Vec::new();
    let mut next = String::new();
    for _ in 0..2 {
        let (_, page) = server.get(&format!("/api/records?limit=1&sort=moves_asc{next}")).await;
        ordered.push(page["records"][0]["id"].as_str().unwrap().to_owned());
        next = format!("&cursor={}", page["next"].as_str().unwrap_or_default());
    }
    assert_eq!((&ordered[0], &ordered[1]), (&other, &one));
    assert_eq!(server.listed("?sort=white_desc").await, [&one, &other].map(String::as_str));
    assert_eq!(server.listed("?sort=date_asc").await, [&one, &other].map(String::as_str), "no day is last");
    for (query, kind) in [
        ("?position=nowhere", "bad_position"),
        ("?handicap=elephant", "bad_handicap"),
        ("?result=glory", "bad_parameter"),
        ("?opening=none", "bad_parameter"),
        ("?sort=glory", "bad_parameter"),
        ("?sort=date", "bad_parameter"),
        ("?sort=date_up", "bad_parameter"),
        ("?cursor=first", "bad_filter"),
        ("?glory=1", "malformed_request"),
        ("?min_moves=-1", "malformed_request"),
    ] {
        let (status, problem) = server.get(&format!("/api/records{query}")).await;
        assert_eq!((status, &problem["kind"]), (StatusCode::BAD_REQUEST, &json!(kind)), "{query}");
    }
}

#[tokio::test]
async fn duplicates_are_grouped() {
    let server = Server::start().await;
    let one = server.added(GAME).await;
    let other = server.added(&GAME.replace("名人戦", "竜王戦")).await;
    server.added("startpos moves 2g2f").await;
    let (_, list) = server.get("/api/records/duplicates").await;
    let groups = list["groups"].as_array().unwrap();
    assert_eq!((groups.len(), &list["next"]), (1, &json!(null)));
    let ids: Vec<&str> = groups[0]["records"]
        .as_array()
        .unwrap()
        .iter()
        .map(|record| record["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, [one, other]);
    assert_eq!(server.get("/api/records/duplicates?cursor=zz").await.1["kind"], "bad_filter");
}

#[tokio::test]
async fn a_record_goes_out_in_every_format_and_says_what_it_loses() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    for (format, ending) in [
        ("kif", "kif"),
        ("kifu", "kifu"),
        ("ki2", "ki2"),
        ("ki2u", "ki2u"),
        ("csa", "csa"),
        ("jkf", "jkf"),
        ("usi", "sfen"),
        ("usen", "usen"),
        ("psn", "psn"),
        ("bod", "bod"),
    ] {
        let (headers, body) = server.file(&format!("/api/records/{id}/export?format={format}")).await;
        let name = headers[header::CONTENT_DISPOSITION].to_str().unwrap();
        assert!(
            name.contains(&format!("komadai-{id}.{ending}\"")) && name.contains("%E7%BE%BD%E7%94%9F"),
            "{name}"
        );
        let reading = komadai_record::read(&body, Some(&format!("x.{ending}"))).unwrap().remove(0);
        assert!(reading.warnings.is_empty(), "{format}: {:?}", reading.warnings);
        if format != "bod" {
            assert_eq!(reading.record.moves().len(), 3, "{format}");
        }
    }
    let (headers, kif) = server.file(&format!("/api/records/{id}/export")).await;
    assert_eq!(headers[header::CONTENT_TYPE], "text/plain; charset=shift_jis");
    assert!(String::from_utf8(kif).is_err(), ".kif is CP932");
    let (_, position) = server.file(&format!("/api/records/{id}/export?format=sfen&node=1")).await;
    assert!(String::from_utf8(position).unwrap().contains("2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"));
    let (_, losses) = server.get(&format!("/api/records/{id}/losses?format=csa")).await;
    assert_eq!(losses["losses"][0], json!({ "kind": "variations", "count": 1, "items": [] }));
    assert_eq!(server.get(&format!("/api/records/{id}/losses?format=kifu")).await.1["losses"], json!([]));
    server.edit(&id, 0, json!({ "type": "comment", "node": 1, "text": "马" })).await;
    let (_, losses) = server.get(&format!("/api/records/{id}/losses?format=kif")).await;
    assert_eq!(losses["losses"], json!([{ "kind": "characters", "count": null, "items": ["马"] }]));
    for (query, kind) in [
        ("format=doc", "bad_format"),
        ("format=kif&encoding=morse", "bad_encoding"),
        ("format=bod&node=77", "no_such_node"),
        ("format=usf", "bad_format"),
    ] {
        assert_eq!(server.get(&format!("/api/records/{id}/export?{query}")).await.1["kind"], kind, "{query}");
    }
}

#[tokio::test]
async fn an_empty_record_begins_from_any_position() {
    let server = Server::start().await;
    for (wish, handicap, side) in [
        (json!({}), json!("even"), "b"),
        (json!({ "handicap": "six" }), json!("six"), "w"),
        (json!({ "sfen": "4k4/9/4P4/9/9/9/9/9/9 b G 1" }), json!(null), "b"),
    ] {
        let (status, record) = server.post("/api/records/new", &wish).await;
        assert_eq!((status, &record["handicap"]), (StatusCode::OK, &handicap), "{wish}: {record}");
        let (_, view) = server.get(&format!("/api/records/{}", record["id"].as_str().unwrap())).await;
        assert_eq!(view["nodes"].as_array().unwrap().len(), 1);
        assert!(view["start_sfen"].as_str().unwrap().contains(&format!(" {side} ")));
    }
    server.post("/api/records/new", &json!({})).await;
    assert_eq!(server.listed("").await.len(), 4, "each is its own");
    for (wish, kind) in [
        (json!({ "sfen": "nowhere" }), "bad_position"),
        (json!({ "handicap": "elephant" }), "bad_handicap"),
        (json!({ "sfen": "4k4/9/9/9/9/9/9/9/4K4 b 30P 1" }), "bad_position"),
        (json!("even"), "malformed_request"),
    ] {
        assert_eq!(server.post("/api/records/new", &wish).await.1["kind"], kind, "{wish}");
    }
}

#[tokio::test]
async fn a_deleted_record_is_gone() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let delete = server.request("DELETE", &format!("/api/records/{id}")).body(Body::empty()).unwrap();
    assert_eq!(server.send(delete).await.0, StatusCode::NO_CONTENT);
    assert_eq!(server.get(&format!("/api/records/{id}")).await.1["kind"], "no_such_record");
    assert_eq!(server.listed("").await, Vec::<String>::new());
    let again = server.request("DELETE", &format!("/api/records/{id}")).body(Body::empty()).unwrap();
    assert_eq!(server.send(again).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_finished_game_stands_in_the_library() {
    let server = Server::start().await;
    let game = server.game(&changed(local(), json!({ "names": { "black": "甲", "white": null } }))).await;
    let mut page = server.open(&game).await;
    page.move_on(0, "7g7f").await;
    assert_eq!(server.listed("").await, Vec::<String>::new(), "not while it goes on");
    page.say(&ClientMessage::Resign { ply: 1 }).await;
    page.hear().await;
    let (_, list) = server.get("/api/records").await;
    let record = &list["records"][0];
    assert_eq!(
        (&record["game"], &record["black"], &record["white"]),
        (&json!(game), &json!("甲"), &json!(null))
    );
    assert_eq!((&record["result"], &record["plies"]), (&json!("black"), &json!(1)));
    let id = record["id"].as_str().unwrap();
    let (_, view) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(view["source"]["game"], json!(game));
    assert_eq!(server.listed("").await.len(), 1, "once");
    let delete = server.request("DELETE", &format!("/api/records/{id}")).body(Body::empty()).unwrap();
    server.send(delete).await;
    assert_eq!(server.listed("").await, Vec::<String>::new(), "deleted for good");
}

/// A request from another device, with the cookie it was given.
async fn from_afar(
    server: &Server,
    method: &str,
    path: &str,
    body: &str,
    cookie: &mut Option<String>,
) -> (StatusCode, Value) {
    let host = format!("192.168.0.2:{}", server.state.bound.port());
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, &host)
        .header(header::ORIGIN, format!("http://{host}"))
        .header(header::CONTENT_TYPE, "application/json")
        .extension(ConnectInfo(Peer(([192, 168, 0, 77], 50_000).into())));
    if let Some(cookie) = cookie.as_deref() {
        request = request.header(header::COOKIE, cookie);
    }
    let (status, headers, body) = server.send(request.body(Body::from(body.to_owned())).unwrap()).await;
    if let Some(set) = headers.get(header::SET_COOKIE) {
        *cookie = set.to_str().unwrap().split(';').next().map(str::to_owned);
    }
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

#[tokio::test]
async fn a_record_belongs_to_its_visitor() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on(folder.path(), Arc::new(First::default()), "0.0.0.0:0").await;
    let (mut one, mut other) = (None, None);
    let (status, added) = from_afar(&server, "POST", "/api/records", GAME, &mut one).await;
    assert_eq!(status, StatusCode::OK, "{added}");
    assert!(one.is_some(), "a visitor is known from now on");
    let id = added["records"][0]["record"]["id"].as_str().unwrap().to_owned();
    let address = format!("/api/records/{id}");
    assert_eq!(from_afar(&server, "GET", &address, "", &mut one).await.0, StatusCode::OK);
    let mut stranger = None;
    from_afar(&server, "POST", "/api/records", "startpos moves 2g2f", &mut other).await;
    let undo = json!({ "version": 0, "edit": { "type": "comment", "node": 0, "text": "x" } }).to_string();
    for visitor in [&mut other, &mut stranger] {
        for (method, path, body) in [
            ("GET", address.clone(), ""),
            ("GET", format!("{address}/export"), ""),
            ("GET", format!("{address}/losses?format=csa"), ""),
            ("POST", format!("{address}/edits"), undo.as_str()),
            ("DELETE", address.clone(), ""),
        ] {
            let (status, problem) = from_afar(&server, method, &path, body, visitor).await;
            assert_eq!(
                (status, &problem["kind"]),
                (StatusCode::NOT_FOUND, &json!("no_such_record")),
                "{method} {path}"
            );
        }
    }
    let count = |list: &Value| list["records"].as_array().unwrap().len();
    assert_eq!(count(&from_afar(&server, "GET", "/api/records", "", &mut other).await.1), 1);
    assert_eq!(count(&from_afar(&server, "GET", "/api/records", "", &mut stranger).await.1), 0);
    assert_eq!(server.listed("").await.len(), 2, "the owner of the machine sees all");
    let long = format!("{GAME}*{}\n", "長".repeat(1_000_000));
    assert_eq!(
        from_afar(&server, "POST", "/api/records", &long, &mut one).await.0,
        StatusCode::PAYLOAD_TOO_LARGE
    );
}

#[tokio::test]
async fn a_shared_record_is_read_by_whoever_has_the_link_and_changed_by_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on(folder.path(), Arc::new(First::default()), "0.0.0.0:0").await;
    let (mut one, mut other) = (None, None);
    let (_, added) = from_afar(&server, "POST", "/api/records", GAME, &mut one).await;
    let id = added["records"][0]["record"]["id"].as_str().unwrap().to_owned();
    let share = format!("/api/records/{id}/share");
    assert_eq!(from_afar(&server, "GET", &share, "", &mut one).await.1["path"], json!(null));
    assert_eq!(from_afar(&server, "POST", &share, "", &mut other).await.0, StatusCode::NOT_FOUND);
    let (status, shared) = from_afar(&server, "POST", &share, "", &mut one).await;
    assert_eq!(status, StatusCode::OK, "{shared}");
    assert!(shared["hosts"][0].as_str().unwrap().starts_with("192.168.0.2:"), "{shared}");
    assert_eq!(from_afar(&server, "POST", &share, "", &mut one).await.1, shared, "there is one");
    let path = shared["path"].as_str().unwrap();
    assert_eq!(from_afar(&server, "GET", path, "", &mut other).await.0, StatusCode::OK, "the page itself");
    let link = path.replace("/record/", "/api/records/");

    let (status, view) = from_afar(&server, "GET", &link, "", &mut other).await;
    assert_eq!((status, &view["read_only"]), (StatusCode::OK, &json!(true)));
    assert!(!view.to_string().contains(&id), "it does not tell the record's own address");
    let (_, own) = from_afar(&server, "GET", &format!("/api/records/{id}"), "", &mut one).await;
    assert_eq!((&own["read_only"], &own["nodes"]), (&json!(false), &view["nodes"]));
    for path in ["export", "losses?format=csa", "review"] {
        let (status, _) = from_afar(&server, "GET", &format!("{link}/{path}"), "", &mut other).await;
        assert_eq!(status, StatusCode::OK, "{path}");
    }
    let edit = json!({ "version": 0, "edit": { "type": "comment", "node": 0, "text": "x" } }).to_string();
    for visitor in [&mut other, &mut one] {
        for (method, path, body) in [
            ("POST", "/edits", edit.as_str()),
            ("POST", "/review", "{\"nodes\":5000}"),
            ("DELETE", "/review", ""),
            ("GET", "/share", ""),
            ("POST", "/share", ""),
            ("DELETE", "/share", ""),
            ("DELETE", "", ""),
        ] {
            let (status, problem) = from_afar(&server, method, &format!("{link}{path}"), body, visitor).await;
            assert_eq!(
                (status, &problem["kind"]),
                (StatusCode::FORBIDDEN, &json!("shared_record")),
                "{method} {path}"
            );
        }
    }
    let token = link.rsplit('/').next().unwrap();
    let tried = json!({ "record": token, "ply": 1, "text": "2g2f" }).to_string();
    for (method, path, body) in
        [("GET", format!("/api/quiz?record={token}"), ""), ("POST", "/api/quiz".to_owned(), tried.as_str())]
    {
        let (status, problem) = from_afar(&server, method, &path, body, &mut other).await;
        assert_eq!(
            (status, &problem["kind"]),
            (StatusCode::FORBIDDEN, &json!("shared_record")),
            "{method} {path}"
        );
    }
    assert_eq!(from_afar(&server, "DELETE", &share, "", &mut one).await.0, StatusCode::NO_CONTENT);
    assert_eq!(from_afar(&server, "GET", &link, "", &mut other).await.0, StatusCode::NOT_FOUND);
    let (_, again) = from_afar(&server, "POST", &share, "", &mut one).await;
    assert_ne!(again, shared, "a link that was taken back stays dead");
}

#[tokio::test]
async fn records_are_changed_by_our_own_page_only() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let edit = json!({ "version": 0, "edit": { "type": "delete", "node": 1 } }).to_string();
    for (method, path, body) in [
        ("POST", "/api/records".to_owned(), GAME.to_owned()),
        ("POST", "/api/records/new".to_owned(), "{}".to_owned()),
        ("POST", "/api/position".to_owned(), "{\"sfen\":\"startpos\"}".to_owned()),
        ("POST", format!("/api/records/{id}/edits"), edit),
        ("DELETE", format!("/api/records/{id}"), String::new()),
    ] {
        for (name, value) in [(header::ORIGIN, "http://evil.example"), (header::HOST, "evil.example")] {
            let mut request = server.request(method, &path).body(Body::from(body.clone())).unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
            assert_eq!(server.send(request).await.0, StatusCode::FORBIDDEN, "{method} {path}");
        }
    }
    assert_eq!(server.listed("").await, [id]);
}

#[tokio::test]
async fn trees_beyond_all_measure_are_refused_and_the_server_lives() {
    let server = Server::start().await;
    // A million nodes in few bytes: variations of one move each.
    let mut wide = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n".to_owned();
    for _ in 0..150_000 {
        wide += "変化：2手\n2 ８四歩(83)\n";
    }
    let (status, problem) = server.bring(wide, None).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("record_too_large")));
    // A variation at every move of a very long game.
    let round = ["２六飛(28)", "８四飛(82)", "２八飛(26)", "８二飛(84)"];
    let mut deep = "手合割：平手\n1 ２六歩(27)\n2 ８四歩(83)\n3 ２五歩(26)\n4 ８五歩(84)\n".to_owned();
    for ply in 5..9_000 {
        writeln!(deep, "{ply} {}", round[(ply - 5) % 4]).unwrap();
    }
    for ply in (5..9_000).rev() {
        let other = if ply % 2 == 1 { "９六歩(97)" } else { "９四歩(93)" };
        writeln!(deep, "変化：{ply}手\n{ply} {other}").unwrap();
    }
    let (status, added) = server.bring(deep, None).await;
    assert_eq!(status, StatusCode::OK, "{added}");
    let id = added["records"][0]["record"]["id"].as_str().unwrap();
    let (status, view) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!((status, view["nodes"].as_array().unwrap().len()), (StatusCode::OK, 17_995));
    let nested = "[".repeat(1_000_000);
    let (_, answer) = server.bring(format!("{{\"header\":{{}},\"moves\":{nested}"), None).await;
    assert_eq!(answer["refused"]["args"]["reason"], "too_large");
    let many = "startpos moves 7g7f\n".repeat(5_001);
    assert_eq!(server.bring(many, None).await.1["kind"], "too_many_games");
    assert_eq!(server.listed("").await.len(), 1);
}

#[tokio::test]
async fn a_position_says_what_can_be_played_and_what_was_typed() {
    let server = Server::start().await;
    let ask = async |question: Value| server.post("/api/position", &question).await;
    let (status, answer) =
        ask(json!({ "sfen": "startpos", "text": "▲2六歩 △3四歩 ▲7六歩 △8八角成 ▲同銀 △2二銀 ▲5八金右" }))
            .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let typed: Vec<&str> =
        answer["moves"].as_array().unwrap().iter().map(|mv| mv["usi"].as_str().unwrap()).collect();
    assert_eq!(typed, ["2g2f", "3c3d", "7g7f", "2b8h+", "7i8h", "3a2b", "4i5h"]);
    assert_eq!((&answer["side"], &answer["handicap"]), (&json!("white"), &json!(null)));
    assert_eq!(answer["sfen"], answer["moves"][6]["sfen"]);
    for text in ["P-7f", "7776", "7g7f", "▲７六歩"] {
        assert_eq!(
            ask(json!({ "sfen": "startpos", "text": text })).await.1["moves"][0]["usi"],
            "7g7f",
            "{text}"
        );
    }
    let (_, even) = ask(json!({ "sfen": "startpos moves 7g7f 3c3d" })).await;
    assert_eq!(
        (even["legal"]["moves"]["8h"].as_array().unwrap().len(), &even["points"]),
        (6, &json!({ "black": 27, "white": 27 }))
    );
    assert_eq!(ask(json!({ "sfen": "startpos" })).await.1["handicap"], "even");
    let same = json!({ "sfen": "startpos moves 7g7f 3c3d 8h2b+", "text": "同銀" });
    assert_eq!(ask(same).await.1["moves"][0]["usi"], "3a2b");
    for (question, kind) in [
        (json!({ "sfen": "nowhere" }), "bad_position"),
        (json!({ "sfen": "startpos moves 7g7e" }), "bad_position"),
        (json!({ "sfen": "startpos", "text": "x".repeat(30_000) }), "text_too_long"),
        // A king that could be taken, and hands that no set fills.
        (json!({ "sfen": "4k4/9/9/9/4R4/9/9/9/4K4 b - 1" }), "bad_position"),
        (json!({ "sfen": "4k4/9/9/9/9/9/9/9/4K4 b 99P 1" }), "bad_position"),
        (json!({ "sfen": "startpos", "last": "up" }), "bad_position"),
        (json!({}), "malformed_request"),
    ] {
        let (status, problem) = ask(question.clone()).await;
        assert_eq!(
            (status.is_client_error(), &problem["kind"]),
            (true, &json!(kind)),
            "{question}: {problem}"
        );
    }
    // A try that the rules refuse is an answer, of the position asked about.
    for (text, kind) in [("▲7七龍王", "typed_move"), ("7g7f 7g7f", "illegal_move")] {
        let (status, answer) = ask(json!({ "sfen": "startpos", "text": text })).await;
        assert_eq!((status, &answer["refused"]["kind"]), (StatusCode::OK, &json!(kind)), "{text}: {answer}");
        assert_eq!((&answer["moves"], &answer["handicap"]), (&json!([]), &json!("even")), "{text}");
    }
    let (_, answer) = ask(json!({ "sfen": "startpos", "text": "7g7f 7g7f" })).await;
    assert_eq!(answer["refused"]["args"]["ply"], "2");
}

#[tokio::test]
async fn arrows_and_circles_are_kept_with_their_move_and_taken_back() {
    let server = Server::start().await;
    let id = server.added(GAME).await;
    let marks = json!([
        { "from": "7f", "to": "7f", "color": "green" },
        { "from": "2g", "to": "2f", "color": "red" },
    ]);
    let (_, drawn) = server.edit(&id, 0, json!({ "type": "marks", "node": 1, "marks": marks })).await;
    assert_eq!((&drawn["nodes"][1]["marks"], &drawn["version"]), (&marks, &json!(1)));
    assert_eq!(drawn["nodes"][2]["marks"], json!([]));
    let (_, again) = server.get(&format!("/api/records/{id}")).await;
    assert_eq!(again["nodes"][1]["marks"], marks);
    let (_, file) = server.file(&format!("/api/records/{id}/export?format=kifu")).await;
    let file = String::from_utf8(file).unwrap();
    assert!(file.contains("*[%csl G7f]\n*[%cal R2g2f]"), "{file}");
    let (_, losses) = server.get(&format!("/api/records/{id}/losses?format=usen&encoding=utf8")).await;
    assert!(losses["losses"].as_array().unwrap().iter().any(|loss| loss["kind"] == "marks"), "{losses}");
    let (_, undone) = server.edit(&id, 1, json!({ "type": "undo" })).await;
    assert_eq!(undone["nodes"][1]["marks"], json!([]));
    for marks in [
        json!([{ "from": "7f", "to": "7z", "color": "green" }]),
        json!(vec![json!({ "from": "7f", "to": "7e", "color": "blue" }); 82]),
    ] {
        let (status, problem) =
            server.edit(&id, 2, json!({ "type": "marks", "node": 1, "marks": marks })).await;
        assert_eq!((status, &problem["kind"]), (StatusCode::BAD_REQUEST, &json!("bad_marks")));
    }
    let shape = json!([{ "from": "7f", "to": "7e", "color": "pink" }]);
    let (_, problem) = server.edit(&id, 2, json!({ "type": "marks", "node": 1, "marks": shape })).await;
    assert_eq!(problem["kind"], "malformed_request");
}
