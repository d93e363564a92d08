//! The library of records, as any store must keep it.

use std::fmt::Write as _;

use komadai_library::{Entry, Outcome, encode, position_key};
use komadai_rules::Position;
use komadai_store::{
    ChangeError, Filter, GameRow, History, Identity, ImportedFile, Kept, NewRecord, Order, QueuedReview,
    RecordChange, RecordRow, Seats, SortKey, Store, Summary,
};

/// An owner of its own for each rule, so that none sees another's records.
async fn owner(store: &Store, name: &str) -> Identity {
    store.add_identity(name.as_bytes(), 1).await.unwrap()
}

fn new(id: &str, owner: Identity, kif: &str) -> NewRecord {
    let record = komadai_record::read(kif.as_bytes(), None).unwrap().remove(0).record;
    let text = encode(&record);
    NewRecord {
        id: id.to_owned(),
        owner,
        added_ms: 1_000,
        entry: Entry::of(&record, &text),
        text,
        source: "{}".to_owned(),
        format: Some("kif".to_owned()),
        file: Some("Games of 2024.kif".to_owned()),
        game: None,
        once: true,
    }
}

fn kif(black: &str, white: &str, date: &str, moves: &[&str], end: &str) -> String {
    let mut text = format!("開始日時：{date}\n棋戦：名人戦\n手合割：平手\n先手：{black}\n後手：{white}\n");
    for (index, mv) in moves.iter().chain([&end]).enumerate() {
        writeln!(text, "{} {mv}", index + 1).unwrap();
    }
    text
}

fn ids(rows: &[RecordRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

async fn found(store: &Store, filter: Filter) -> Vec<String> {
    let rows = store.records(&filter, Order::default(), None, 100).await.unwrap();
    assert_eq!(store.count_records(&filter, 100).await.unwrap() as usize, rows.len());
    rows.into_iter().map(|row| row.id).collect()
}

const FORTH: [&str; 2] = ["７六歩(77)", "３四歩(33)"];

async fn a_record_is_kept_with_all_that_is_said_of_it(store: &Store) {
    let owner = owner(store, "kept").await;
    let made = new("kept", owner, &kif("羽生", "渡辺", "2024/05/01", &FORTH, "投了"));
    assert_eq!(store.keep_records(std::slice::from_ref(&made), &[]).await.unwrap(), [Kept::New]);
    let stored = store.record("kept").await.unwrap().unwrap();
    assert_eq!((stored.text, stored.source), (made.text, made.source));
    assert_eq!((stored.steps.len(), stored.in_force, stored.row.version), (0, 0, 0));
    let row = stored.row;
    assert_eq!((row.black.as_deref(), row.white.as_deref()), (Some("羽生"), Some("渡辺")));
    assert_eq!((row.date.as_deref(), row.title.as_deref()), (Some("2024-05-01"), Some("名人戦")));
    assert_eq!((row.handicap.as_deref(), row.outcome, row.plies), (Some("even"), Outcome::White, 2));
    assert_eq!((row.owner, row.added_ms, row.ending.as_deref()), (owner, 1_000, Some("resign")));
    assert_eq!(row.sfen, made.entry.sfen);
    assert_eq!(store.record("missing").await.unwrap(), None);
}

async fn the_same_content_is_kept_once_for_each_owner(store: &Store) {
    let (one, other) = (owner(store, "once").await, owner(store, "once too").await);
    let text = kif("甲", "乙", "2023/01/01", &FORTH, "投了");
    let twice = [new("once-1", one, &text), new("once-2", one, &text), new("once-3", other, &text)];
    let kept = store.keep_records(&twice, &[]).await.unwrap();
    assert_eq!(kept, [Kept::New, Kept::Already("once-1".to_owned()), Kept::New]);
    assert_eq!(store.record("once-2").await.unwrap(), None);
    let empty = NewRecord { once: false, ..new("once-4", one, &text) };
    assert_eq!(store.keep_records(&[empty], &[]).await.unwrap(), [Kept::New], "asked for anyway");
}

async fn a_batch_is_kept_wholly_or_not_at_all(store: &Store) {
    let owner = owner(store, "batch").await;
    let file = ImportedFile { path: "/batch.kif".to_owned(), size: 7, modified_ms: 9 };
    let one = new("batch-1", owner, &kif("一", "乙", "2020", &FORTH, "投了"));
    let same_id = new("batch-1", owner, &kif("二", "乙", "2020", &FORTH, "投了"));
    assert!(store.keep_records(&[one.clone(), same_id], std::slice::from_ref(&file)).await.is_err());
    assert_eq!(store.record("batch-1").await.unwrap(), None);
    assert!(!store.imported().await.unwrap().contains(&file));
    store.keep_records(&[one], std::slice::from_ref(&file)).await.unwrap();
    assert!(store.imported().await.unwrap().contains(&file));
    let changed = ImportedFile { modified_ms: 10, ..file.clone() };
    store.keep_records(&[], std::slice::from_ref(&changed)).await.unwrap();
    let done = store.imported().await.unwrap();
    assert!(done.contains(&changed) && !done.contains(&file), "a path is noted once: {done:?}");
}

async fn records_are_found_by_each_filter(store: &Store) {
    let owner = owner(store, "filters").await;
    let six = "手合割：六枚落ち\n下手：弟子\n上手：師匠\n1 ４二玉(51)\n2 ７六歩(77)\n3 中断\n";
    let ranging = ["７六歩(77)", "３四歩(33)", "６六歩(67)", "８四歩(83)", "６八飛(28)"];
    store
        .keep_records(
            &[
                new("filter-1", owner, &kif("羽生　善治", "渡辺 明", "2024/05/01", &FORTH, "投了")),
                new("filter-2", owner, &kif("藤井", "羽生", "2023/12", &ranging, "千日手")),
                new("filter-3", owner, six),
            ],
            &[],
        )
        .await
        .unwrap();
    let all = Filter { owner: Some(owner), ..Filter::default() };
    let by = |change: &dyn Fn(&mut Filter)| {
        let mut filter = all.clone();
        change(&mut filter);
        filter
    };
    let text = |text: &str| Some(text.to_owned());
    let reached = Position::from_sfen(komadai_rules::START_SFEN).map(|mut position| {
        position.do_move("7g7f".parse().unwrap());
        position_key(&position)
    });
    for (filter, expected) in [
        (all.clone(), &["filter-3", "filter-2", "filter-1"][..]),
        (by(&|filter| filter.player = text("羽生")), &["filter-2", "filter-1"]),
        (by(&|filter| filter.player = text("羽生善")), &["filter-1"]),
        (by(&|filter| filter.player = text("%")), &[]),
        (by(&|filter| filter.words = vec!["名人戦".into(), "藤井".into()]), &["filter-2"]),
        (by(&|filter| filter.words = vec!["2024.kif".into(), "師匠".into()]), &["filter-3"]),
        (by(&|filter| filter.after = text("2024")), &["filter-1"]),
        (by(&|filter| filter.before = text("2023-12-31")), &["filter-2"]),
        (by(&|filter| filter.before = text("2023")), &["filter-2"]),
        (by(&|filter| filter.handicap = text("six")), &["filter-3"]),
        (by(&|filter| filter.outcome = Some(Outcome::Draw)), &["filter-2"]),
        (by(&|filter| filter.outcome = Some(Outcome::Open)), &["filter-3"]),
        (by(&|filter| filter.min_plies = Some(3)), &["filter-2"]),
        (by(&|filter| filter.max_plies = Some(2)), &["filter-3", "filter-1"]),
        (by(&|filter| filter.opening = text("fourth_file_rook")), &["filter-2"]),
        (by(&|filter| filter.position = reached.ok()), &["filter-2", "filter-1"]),
        (by(&|filter| filter.position = Some(1)), &[]),
    ] {
        assert_eq!(found(store, filter.clone()).await, expected, "{filter:?}");
    }
    let order = Order::default();
    let first = store.records(&all, order, None, 2).await.unwrap();
    let rest = store.records(&all, order, Some(&order.place(&first[1])), 2).await.unwrap();
    assert_eq!((ids(&first), ids(&rest)), (vec!["filter-3", "filter-2"], vec!["filter-1"]));
    assert_eq!(store.count_records(&all, 2).await.unwrap(), 2, "no further than asked");
}

async fn records_come_in_the_order_asked_for_page_by_page(store: &Store) {
    let owner = owner(store, "order").await;
    let long = ["７六歩(77)", "３四歩(33)", "６六歩(67)"];
    let game = |black: &str, date: &str, moves: &[&str]| kif(black, "乙", date, moves, "投了");
    let named = |id: &str, text: String| new(id, owner, &text);
    let first = NewRecord { game: Some("played".to_owned()), ..named("order-1", game("b", "2020", &FORTH)) };
    let records = [
        first,
        named("order-2", game("A", "2021/05/05", &long)),
        named("order-3", game("C", "2020", &FORTH)),
        named("order-4", "手合割：平手\n1 ２六歩(27)\n".to_owned()),
        named("order-5", "手合割：平手\n1 ９六歩(97)\n".to_owned()),
    ];
    store.keep_records(&records, &[]).await.unwrap();
    let all = Filter { owner: Some(owner), ..Filter::default() };
    for (key, is_descending, expected) in [
        (SortKey::Added, true, "54321"),
        (SortKey::Added, false, "12345"),
        (SortKey::Date, true, "23154"),
        (SortKey::Date, false, "13245"),
        (SortKey::Black, false, "21345"),
        (SortKey::Black, true, "31254"),
        (SortKey::White, false, "12345"),
        (SortKey::Plies, true, "23154"),
        (SortKey::Plies, false, "45132"),
    ] {
        let order = Order { key, is_descending };
        let whole: Vec<String> = expected.chars().map(|number| format!("order-{number}")).collect();
        assert_eq!(ids(&store.records(&all, order, None, 100).await.unwrap()), whole, "{order:?}");
        let (mut paged, mut after) = (Vec::new(), None);
        loop {
            let page = store.records(&all, order, after.as_ref(), 2).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some(order.place(last));
            paged.extend(page.into_iter().map(|row| row.id));
        }
        assert_eq!(paged, whole, "{order:?}, two at a time");
    }
    let of_game = Filter { game: Some("played".to_owned()), ..all };
    assert_eq!(found(store, of_game).await, ["order-1"]);
}

async fn records_of_one_game_are_found_together(store: &Store) {
    let owner = owner(store, "alike").await;
    let one = kif("甲", "乙", "2019", &FORTH, "投了");
    let other = kif("甲（先手）", "乙", "2019/09/09", &FORTH, "中断");
    let different = kif("甲", "乙", "2019", &["２六歩(27)", "３四歩(33)"], "投了");
    let records =
        [new("alike-1", owner, &one), new("alike-2", owner, &other), new("alike-3", owner, &different)];
    store.keep_records(&records, &[]).await.unwrap();
    let groups = store.duplicates(Some(owner), None, 10).await.unwrap();
    assert_eq!(groups.iter().map(|group| ids(&group.records)).collect::<Vec<_>>(), [["alike-1", "alike-2"]]);
    let after = store.duplicates(Some(owner), Some(&groups[0].game_hash), 10).await.unwrap();
    assert_eq!(after, []);
}

fn change(history: History, before: &NewRecord, after: &NewRecord) -> RecordChange {
    RecordChange {
        at_ms: 5,
        history,
        entry: after.entry.clone(),
        positions_before: before.entry.positions.clone(),
    }
}

async fn edits_are_kept_in_order_and_move_the_record(store: &Store) {
    let owner = owner(store, "edits").await;
    let one = new("edits", owner, &kif("甲", "乙", "2018", &FORTH, "投了"));
    let two = new("edits", owner, &kif("丙", "乙", "2018", &["２六歩(27)"], "投了"));
    store.keep_records(std::slice::from_ref(&one), &[]).await.unwrap();
    let made = |body: &str| History::Made(body.to_owned());
    store.change_record("edits", 0, &change(made("first"), &one, &two)).await.unwrap();
    let state = || async {
        let stored = store.record("edits").await.unwrap().unwrap();
        (stored.steps, stored.in_force, stored.row.version)
    };
    assert_eq!(state().await, (vec!["first".to_owned()], 1, 1));
    let by_position = |record: &NewRecord, ply: usize| Filter {
        owner: Some(owner),
        position: Some(record.entry.positions[ply]),
        ..Filter::default()
    };
    assert_eq!(found(store, by_position(&two, 1)).await, ["edits"]);
    assert_eq!(found(store, by_position(&one, 0)).await, ["edits"]);
    assert_eq!(found(store, by_position(&one, 1)).await, Vec::<String>::new());
    assert_eq!(
        found(store, Filter { owner: Some(owner), player: Some("丙".into()), ..Filter::default() }).await,
        ["edits"]
    );

    let stale = store.change_record("edits", 0, &change(made("late"), &one, &two)).await;
    assert!(matches!(stale, Err(ChangeError::Stale { version: 1 })), "{stale:?}");
    assert_eq!(state().await.2, 1);
    let gone = store.change_record("nowhere", 0, &change(made("x"), &one, &two)).await;
    assert!(matches!(gone, Err(ChangeError::Gone)));

    store.change_record("edits", 1, &change(made("second"), &two, &two)).await.unwrap();
    store.change_record("edits", 2, &change(History::InForce(1), &two, &two)).await.unwrap();
    assert_eq!(
        state().await,
        (vec!["first".to_owned(), "second".to_owned()], 1, 3),
        "taken back, not forgotten"
    );
    store.change_record("edits", 3, &change(made("other"), &two, &two)).await.unwrap();
    assert_eq!(
        state().await,
        (vec!["first".to_owned(), "other".to_owned()], 2, 4),
        "what was taken back goes"
    );
    let anew = History::Anew("anew".to_owned());
    store.change_record("edits", 4, &change(anew, &two, &one)).await.unwrap();
    assert_eq!(state().await, (Vec::new(), 0, 5));
    assert_eq!(store.record("edits").await.unwrap().unwrap().text, "anew");

    // The content that came in is still known: adding it again gives this record.
    let again = NewRecord { id: "edits-again".to_owned(), ..one.clone() };
    assert_eq!(store.keep_records(&[again], &[]).await.unwrap(), [Kept::Already("edits".to_owned())]);
}

async fn of_two_edits_at_once_one_is_made(store: &Store) {
    let owner = owner(store, "edit race").await;
    let one = new("edit-race", owner, &kif("甲", "乙", "2017", &FORTH, "投了"));
    store.keep_records(std::slice::from_ref(&one), &[]).await.unwrap();
    let (first, second) = (
        change(History::Made("one".to_owned()), &one, &one),
        change(History::Made("two".to_owned()), &one, &one),
    );
    let (first, second) = tokio::join!(
        store.change_record("edit-race", 0, &first),
        store.change_record("edit-race", 0, &second)
    );
    assert_eq!(usize::from(first.is_ok()) + usize::from(second.is_ok()), 1);
    assert_eq!(store.record("edit-race").await.unwrap().unwrap().steps.len(), 1);
}

async fn a_deleted_record_is_found_no_more(store: &Store) {
    let owner = owner(store, "deleted").await;
    let one = new("deleted", owner, &kif("甲", "乙", "2016", &FORTH, "投了"));
    store.keep_records(std::slice::from_ref(&one), &[]).await.unwrap();
    let positions = &one.entry.positions;
    assert!(matches!(store.delete_record("deleted", 3, positions).await, Err(ChangeError::Stale { .. })));
    store.delete_record("deleted", 0, positions).await.unwrap();
    assert_eq!(store.record("deleted").await.unwrap(), None);
    let by_position = Filter { owner: Some(owner), position: Some(positions[2]), ..Filter::default() };
    assert_eq!(found(store, by_position).await, Vec::<String>::new());
    assert!(matches!(store.delete_record("deleted", 0, positions).await, Err(ChangeError::Gone)));
    assert_eq!(store.keep_records(&[one], &[]).await.unwrap(), [Kept::New], "it may come again");
}

async fn a_review_is_kept_with_its_record(store: &Store) {
    let owner = owner(store, "reviewed").await;
    let one = new("reviewed", owner, &kif("甲", "乙", "2017", &FORTH, "投了"));
    store.keep_records(std::slice::from_ref(&one), &[]).await.unwrap();
    assert_eq!(store.review("reviewed").await.unwrap(), None);
    for body in ["first", "second"] {
        store.keep_review("reviewed", 5, body).await.unwrap();
        assert_eq!(store.review("reviewed").await.unwrap().as_deref(), Some(body));
    }
    assert_eq!(store.record_row("reviewed").await.unwrap().unwrap().version, 0, "it is no edit");
    store.delete_record("reviewed", 0, &one.entry.positions).await.unwrap();
    assert_eq!(store.review("reviewed").await.unwrap(), None);
    store.keep_review("reviewed", 6, "late").await.unwrap();
    store.keep_records(&[one], &[]).await.unwrap();
    assert_eq!(store.review("reviewed").await.unwrap(), None, "what comes again has none");
}

async fn reviews_wait_in_the_order_they_were_asked_for(store: &Store) {
    let owner = owner(store, "queues").await;
    let records = [
        new("later", owner, &kif("甲", "乙", "2018", &FORTH, "投了")),
        new("sooner", owner, &kif("甲", "乙", "2019", &FORTH, "投了")),
    ];
    store.keep_records(&records, &[]).await.unwrap();
    store.queue_review("later", "b", 1_000, None, 20).await.unwrap();
    store.queue_review("sooner", "a", 2_000, Some("own"), 10).await.unwrap();
    store.queue_review("nowhere", "c", 2_000, None, 5).await.unwrap();
    let queued = |id: &str, run: &str, nodes, engine: Option<&str>, seen: &str| QueuedReview {
        id: id.to_owned(),
        owner,
        run: run.to_owned(),
        nodes,
        engine: engine.map(str::to_owned),
        seen: seen.to_owned(),
    };
    store.keep_seen("later", "b", "much").await.unwrap();
    store.keep_seen("later", "an older one", "nothing").await.unwrap();
    let (first, second) =
        (queued("sooner", "a", 2_000, Some("own"), ""), queued("later", "b", 1_000, None, "much"));
    assert_eq!(store.queued_reviews().await.unwrap(), [first.clone(), second.clone()]);
    store.unqueue_review("sooner", "another").await.unwrap();
    store.unqueue_review("later", "b").await.unwrap();
    assert_eq!(store.queued_reviews().await.unwrap(), [first]);
    store.delete_record("sooner", 0, &records[1].entry.positions).await.unwrap();
    assert_eq!(store.queued_reviews().await.unwrap(), []);
}

async fn engines_are_kept_in_the_order_they_came(store: &Store) {
    store.keep_engine("second-engine", 1, "b").await.unwrap();
    store.keep_engine("first-engine", 2, "a").await.unwrap();
    store.keep_engine("second-engine", 3, "set").await.unwrap();
    let pair = |id: &str, body: &str| (id.to_owned(), body.to_owned());
    assert_eq!(store.engines().await.unwrap(), [pair("second-engine", "set"), pair("first-engine", "a")]);
    assert_eq!(store.engine("first-engine").await.unwrap().as_deref(), Some("a"));
    assert!(store.remove_engine("first-engine").await.unwrap());
    assert!(!store.remove_engine("first-engine").await.unwrap());
    assert!(store.remove_engine("second-engine").await.unwrap());
    assert_eq!(store.engine("first-engine").await.unwrap(), None);
}

async fn finished_games_wait_until_they_are_kept(store: &Store) {
    let game = |id: &str, ending: Option<&str>| GameRow {
        number: 0,
        id: id.to_owned(),
        created_ms: 1,
        setup: "{}".to_owned(),
        creator: Identity::OWNER,
        seats: Seats::default(),
        invite: None,
        next: None,
        alive_ms: None,
        summary: Summary { plies: 2, sfen: String::new(), ending: ending.map(str::to_owned) },
    };
    store.create(&game("keep-done", Some("resign"))).await.unwrap();
    store.create(&game("keep-going", None)).await.unwrap();
    let waiting = || async {
        let games = store.games_to_keep(100).await.unwrap();
        games.into_iter().map(|game| game.id).collect::<Vec<_>>()
    };
    assert!(waiting().await.contains(&"keep-done".to_owned()));
    assert!(!waiting().await.contains(&"keep-going".to_owned()));
    let text = kif("甲", "乙", "2015", &FORTH, "投了");
    let record = |id| NewRecord { game: Some("keep-done".to_owned()), ..new(id, Identity::OWNER, &text) };
    assert_eq!(store.keep_game("keep-done", &[record("keep-1")]).await.unwrap(), [Kept::New]);
    assert!(!waiting().await.contains(&"keep-done".to_owned()));
    let again = store.keep_game("keep-done", &[record("keep-2")]).await.unwrap();
    assert_eq!(again, [Kept::Already("keep-1".to_owned())], "of a game there is one record");
}

pub(crate) async fn conforms(store: &Store) {
    a_record_is_kept_with_all_that_is_said_of_it(store).await;
    the_same_content_is_kept_once_for_each_owner(store).await;
    a_batch_is_kept_wholly_or_not_at_all(store).await;
    records_are_found_by_each_filter(store).await;
    records_come_in_the_order_asked_for_page_by_page(store).await;
    records_of_one_game_are_found_together(store).await;
    edits_are_kept_in_order_and_move_the_record(store).await;
    of_two_edits_at_once_one_is_made(store).await;
    a_deleted_record_is_found_no_more(store).await;
    a_review_is_kept_with_its_record(store).await;
    reviews_wait_in_the_order_they_were_asked_for(store).await;
    engines_are_kept_in_the_order_they_came(store).await;
    finished_games_wait_until_they_are_kept(store).await;
}
