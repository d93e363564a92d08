//! What is asked must be what can be asked: a name that means nothing is a mistake, never passed over.

use axum::body::Body;
use axum::http::StatusCode;
use komadai_wire::{ClientMessage, NewGame};
use serde_json::{Value, json};

use crate::tests::table::{Server, computer, local};

/// The value with one unknown name more in one of its objects, for each of them.
fn spoilt(value: &Value) -> Vec<Value> {
    let Value::Object(fields) = value else {
        let Value::Array(items) = value else { return Vec::new() };
        let spoil = |(index, item): (usize, &Value)| {
            spoilt(item).into_iter().map(move |item| (index, item)).collect::<Vec<_>>()
        };
        let inner = items.iter().enumerate().flat_map(spoil);
        return inner
            .map(|(index, item)| {
                let mut items = items.clone();
                items[index] = item;
                Value::Array(items)
            })
            .collect();
    };
    let mut all = Vec::new();
    for (name, inner) in fields {
        for inner in spoilt(inner) {
            let mut fields = fields.clone();
            fields.insert(name.clone(), inner);
            all.push(Value::Object(fields));
        }
    }
    let mut fields = fields.clone();
    fields.insert("x".to_owned(), json!(1));
    all.push(Value::Object(fields));
    all
}

#[test]
fn every_object_is_spoilt_once() {
    assert_eq!(spoilt(&json!({ "a": [{ "b": 1 }, 2], "c": {} })).len(), 3);
}

#[tokio::test]
async fn names_that_no_request_has_are_refused_in_bodies() {
    let server = Server::start().await;
    let (_, record) = server.post("/api/records/new", &json!({})).await;
    let edits = format!("/api/records/{}/edits", record["id"].as_str().unwrap());
    let edit = |edit: Value| (edits.as_str(), json!({ "version": 0, "edit": edit }));
    let mut clocked = local();
    let clock = json!({ "main_s": 60, "byoyomi_s": 10, "increment_s": 0, "periods": 0, "period_s": 0 });
    clocked["clock"] = json!({ "black": clock, "white": clock });
    clocked["move_limit"] = json!({ "plies": 100, "needs_entered_king": false });
    assert!(serde_json::from_value::<NewGame>(clocked.clone()).is_ok());
    let mut friend = local();
    friend["opponent"] = json!({ "kind": "friend" });
    for (path, body) in [
        ("/api/games", clocked),
        ("/api/games", computer()),
        ("/api/games", friend),
        ("/api/position", json!({ "sfen": "startpos", "text": "7g7f" })),
        ("/api/road/play", json!({ "minutes": 3 })),
        ("/api/records/new", json!({ "handicap": "even" })),
        edit(json!({ "type": "undo" })),
        edit(json!({ "type": "redo" })),
        edit(json!({ "type": "add_move", "node": 0, "usi": "7g7f" })),
        edit(json!({ "type": "delete", "node": 1 })),
        edit(json!({ "type": "promote", "node": 1 })),
        edit(json!({ "type": "comment", "node": 0, "text": "a" })),
        edit(json!({ "type": "bookmark", "node": 0, "text": "a" })),
        edit(json!({ "type": "headers", "headers": [{ "key": "a", "value": "b" }] })),
        edit(json!({ "type": "end", "node": 0, "end": null })),
    ] {
        for body in spoilt(&body) {
            let (status, problem) = server.post(path, &body).await;
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {body}: {problem}");
            assert_eq!(problem["kind"], "malformed_request", "{path} {body}");
        }
    }
    for message in [json!({ "type": "ping" }), json!({ "type": "resign", "ply": 0 })] {
        assert!(serde_json::from_value::<ClientMessage>(message.clone()).is_ok());
        for message in spoilt(&message) {
            assert!(serde_json::from_value::<ClientMessage>(message.clone()).is_err(), "{message}");
        }
    }
}

#[tokio::test]
async fn names_that_no_request_has_are_refused_in_addresses() {
    let server = Server::start().await;
    let (_, record) = server.post("/api/records/new", &json!({})).await;
    let record = format!("/api/records/{}", record["id"].as_str().unwrap());
    let game = format!("/api/games/{}", server.game(&local()).await);
    for path in [
        "/api/games".to_owned(),
        "/api/records".to_owned(),
        "/api/records/duplicates".to_owned(),
        format!("{record}/export"),
        format!("{record}/losses"),
        format!("{record}/picture.svg"),
        format!("{record}/picture.png"),
        format!("{record}/picture.gif"),
        "/api/picture.svg".to_owned(),
        "/api/picture.png".to_owned(),
        format!("{game}/kif"),
    ] {
        let (status, problem) = server.get(&format!("{path}?x=1")).await;
        assert_eq!(
            (status, &problem["kind"]),
            (StatusCode::BAD_REQUEST, &json!("malformed_request")),
            "{path}"
        );
    }
}

#[tokio::test]
async fn pictures_name_what_they_do_not_know_and_what_there_is() {
    let server = Server::start().await;
    let (_, record) = server.post("/api/records/new", &json!({})).await;
    let record = format!("/api/records/{}", record["id"].as_str().unwrap());
    let languages = "zh-Hans, zh-Hant, ja, en";
    for path in ["/api/picture.svg", "/api/picture.png"]
        .map(str::to_owned)
        .into_iter()
        .chain(["svg", "png", "gif"].map(|kind| format!("{record}/picture.{kind}")))
    {
        for (name, allowed) in
            [("style", "board, book"), ("pieces", "one, two, international, beginner"), ("lang", languages)]
        {
            let (status, problem) = server.get(&format!("{path}?{name}=tartan")).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{path} {name}");
            let args = json!({ "name": name, "found": "tartan", "allowed": allowed });
            assert_eq!(problem, json!({ "kind": "bad_parameter", "args": args }), "{path}");
        }
        assert_eq!(server.get(&format!("{path}?style=book&pieces=two&lang=ja")).await.0, StatusCode::OK);
    }
    let (_, problem) = server.get(&format!("{record}/picture.gif?node=9")).await;
    assert_eq!(problem["kind"], "no_such_node");
    let game = server.game(&local()).await;
    let (_, problem) = server.get(&format!("/api/games/{game}/kif?lang=xx")).await;
    assert_eq!((&problem["kind"], &problem["args"]["allowed"]), (&json!("bad_parameter"), &json!(languages)));
}

#[tokio::test]
async fn an_animation_goes_along_the_line_through_its_node() {
    let server = Server::start().await;
    let text = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n\n変化：2手\n2 ８四歩(83)\n";
    let request = server.request("POST", "/api/records").body(Body::from(text)).unwrap();
    let (_, _, body) = server.send(request).await;
    let added: Value = serde_json::from_slice(&body).unwrap();
    let record = format!("/api/records/{}", added["records"][0]["record"]["id"].as_str().unwrap());
    let frames = async |query: &str| {
        let request =
            server.request("GET", &format!("{record}/picture.gif{query}")).body(Body::empty()).unwrap();
        let (status, _, gif) = server.send(request).await;
        assert_eq!(status, StatusCode::OK);
        // A graphic control extension stands before every frame.
        gif.windows(3).filter(|bytes| *bytes == [0x21, 0xf9, 0x04]).count()
    };
    // The start is a frame, too.
    assert_eq!((frames("").await, frames("?node=0").await, frames("?node=1").await), (4, 4, 4));
    assert_eq!(frames("?node=4").await, 3);
}

#[tokio::test]
async fn addresses_that_are_no_text_and_methods_that_are_none_are_refused_like_all_else() {
    let server = Server::start().await;
    for path in ["/api/games/%ff", "/api/records/%E6%A3/export", "/ws/game/%c0", "/game/%ff", "/%ff.js"] {
        let (status, problem) = server.get(path).await;
        assert_eq!(
            (status, &problem["kind"]),
            (StatusCode::BAD_REQUEST, &json!("no_such_address")),
            "{path}"
        );
    }
    for (method, path) in [("DELETE", "/api/games"), ("PUT", "/api/position"), ("POST", "/nowhere")] {
        let request = server.request(method, path).body(axum::body::Body::empty()).unwrap();
        let (status, _, body) = server.send(request).await;
        let problem: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(
            (status, &problem["kind"]),
            (StatusCode::METHOD_NOT_ALLOWED, &json!("no_such_address")),
            "{method} {path}"
        );
    }
}
