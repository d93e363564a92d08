### サーバーができなかったことと、その理由。

## 対局中の操作

problem-stale = この手は遅れて届きました（現在{ $ply }手目まで進んでいます）。
problem-not-seated = この対局の対局者ではありません。観戦はできます。
problem-not-your-turn = あなたの手番ではありません。
problem-game-over = この対局は終局しています。
problem-waiting-for-friend = 相手の着席を待っています。
problem-seat-taken = この席はすでに埋まっています。
problem-illegal-move =
    { $reason ->
        [nifu] { reason-nifu }
        [uchifuzume] { reason-uchifuzume }
        [dead_end] { reason-dead-end }
        [occupied] { reason-occupied }
        [not_in_hand] { reason-not-in-hand }
        [cannot_promote] { reason-cannot-promote }
        [must_promote] { reason-must-promote }
        [wrong_movement] { reason-wrong-movement }
        [blocked] { reason-blocked }
        [own_piece] { reason-own-piece }
        [leaves_king_in_check] { reason-leaves-king-in-check }
        [promoted_drop] 成った状態で駒を打つことはできません。
       *[other] { reason-malformed }
    }
problem-malformed-move = 「{ $text }」は指し手として読めません。
problem-typed-move =
    { $reason ->
        [empty] { notation-empty }
        [too_long] { notation-too-long }
        [expected_square] { notation-expected-square }
        [expected_rank] { notation-expected-rank }
        [expected_piece] { notation-expected-piece }
        [expected_end] { notation-expected-end }
        [same_square] { notation-same-square }
        [wrong_side] { notation-wrong-side }
        [no_previous] { notation-no-previous }
        [no_candidate] { notation-no-candidate }
        [ambiguous] { notation-ambiguous }
        [origin_mismatch] { notation-origin-mismatch }
        [not_droppable] { notation-not-droppable }
       *[other] { reason-malformed }
    }
problem-flag-fell = 時間切れです。コンティニューするか、あきらめてください。
problem-nothing-to-continue = コンティニューできる時間切れはありません。
problem-no-take-back-in-career = 達人の道では待ったはできません。
problem-take-back-at-real-board = 実戦モードでは待ったは反則です。
problem-nothing-to-take-back = 待ったできる自分の手がありません。
problem-offer-waits = 返事を待っている申し出があります。
problem-offer-declined = 断られたばかりです。一手指してから再び申し出ることができます。
problem-no-offer = 返事をする申し出がありません。
problem-impasse-too-early = 持将棋はどちらかの玉が敵陣に入ってから申し出ることができます。
problem-no-repetition = 同一局面が再び現れていないため、千日手の申し出はできません。
problem-declaration-would-lose = 入玉宣言の条件を満たしていません。
problem-game-not-over = 対局はまだ続いています。
problem-no-replay = この対局の規定では指し直しになりません。
problem-no-explanation = 実戦モードでは対局中に説明はありません。
problem-no-hint = いまはヒントを出せません。
problem-hint-lost = コンピュータならここで投了します。
problem-hint-declare = いま入玉宣言で勝てます。
problem-engine-failed = コンピュータの応答が止まりました。再起動しています。対局はそのままお待ちください。

## 対局の作成

problem-bad-handicap = そのような手合割はありません。
problem-road-on-ladder = すでに棋戦に出場中です。まず最後まで指してください。
problem-road-no-ladder = いまは棋戦に出場していません。まず出場してください。
problem-road-playing = 達人の道の対局がすでに進行中です。
problem-furigoma-with-handicap = 駒落ちでは上手が先に指すため、振り駒はありません。
problem-bad-grade = そのような段級位はありません。
problem-bad-clock = 持ち時間の設定が範囲外か、時間がまったくありません。
problem-bad-move-limit = 最大手数は1から2000までです。
problem-name-too-long = 名前は40文字以内にしてください。
problem-start-not-playable = この局面からは対局できません。ありえない局面です。
problem-start-without-king = 対局には両方の玉が必要です。
problem-start-is-over = 手番の側に合法手がありません。対局は終わっています。
problem-not-reachable = このサーバーにはこのコンピュータからしか接続できません。別の端末の友達と指すには --addr 0.0.0.0:4649 を付けて起動してください。
problem-bad-invite = このリンクは無効です。

## アドレスとリクエスト

problem-no-such-game = その対局は見つかりません。
problem-no-such-address = このアドレスには何もありません。
problem-malformed-request = 要求を読めませんでした。
problem-malformed-message = メッセージを読み取れません。
problem-message-too-long = メッセージが長すぎるため、接続を閉じます。
problem-too-fast = 操作が多すぎます。少しお待ちください。
problem-wrong-host = このサーバーはこのコンピュータ自身のアドレスでのみ応答します（「{ $value }」では応答しません）。
problem-wrong-origin = 他のサイトからのリクエストは受け付けません（「{ $value }」）。
problem-bad-encoding = KIFの文字コードは shift_jis か utf-8 です。
problem-server-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
problem-storage-failed = 保存に失敗しました。対局は操作前の状態のままです。

## 棋譜の一覧

problem-no-such-record = その棋譜は見つかりません。
problem-shared-record = この棋譜はリンクで表示しているため、変更できません。
problem-no-such-tsume = その詰将棋は見つかりません。
problem-no-such-lesson = そのレッスンは見つかりません。
problem-no-such-question = この問題はもうありません。棋譜か解析結果が変わりました。
problem-one-move-expected = 一手だけ入力してください。
problem-hasami-move =
    { $reason ->
        [no_piece] そこに自分の駒はありません。
        [not_straight] 駒は縦か横にまっすぐ動きます。
        [blocked] 途中に駒があります。
        [over] 対局は終わっています。
       *[other] 指し手として読めません。9i9d のように二つのマスを書いてください。
    }
problem-line-too-long = 手順が長すぎます。
problem-bad-line = この手順は続けて指せません。
problem-bad-date = 日付として読めません。2026-11-30 のように指定してください。
problem-stale-record = 棋譜はほかで変更されました（現在の版は{ $version }）。最新の棋譜を表示します。
problem-record-too-large = この棋譜は{ $nodes }局面あり、画面で扱える{ $most }局面を超えています。komadai convert か komadai import をお使いください。
problem-too-many-games = 一度に追加できるのは{ $most }局までです。それ以上は komadai import をお使いください。
problem-library-full = 棋譜は{ $most }件まで保存できます。不要な棋譜を削除してください。
problem-no-record =
    { $reason ->
        [too_large] { warning-too-large }
        [variant] { warning-variant }（{ $format }）
        [not_text] { warning-not-text }
        [packed] { warning-packed }
        [malformed] { warning-malformed }（{ $line }行目{ $column }文字目）
       *[other] { warning-nothing-there }（{ $line }行目{ $column }文字目）
    }
problem-bad-filter = その条件では絞り込めません。
problem-bad-position = 局面として読めません。SFENで指定してください。
problem-bad-format = この形式では棋譜を書き出せません。
problem-bad-parameter = { $name } に「{ $found }」は使えません。{ $allowed } のいずれかを指定してください。
problem-picture-too-long = アニメーションにできるのは{ $most }局面までです。
problem-bad-end = そのような終局はありません。
problem-bad-marks = 矢印か丸印がマスの上にないか、81個を超えています。
problem-no-such-node = この手はもう棋譜にありません。
problem-text-too-long = 文字数が多すぎます。
problem-nothing-to-undo = 元に戻す操作がありません。
problem-nothing-to-redo = やり直す操作がありません。
problem-edit-refused =
    { $reason ->
        [unknown_node] この手はもう棋譜にありません。
        [root] 開始局面は変更できません。
        [line_is_over] この手順はここで終わっています。
        [no_position] この開始局面からは指せません。
        [full] 棋譜にこれ以上追加できません。
        [already_main] すでに本譜です。
        [no_such_place] その位置に変化はありません。
        [too_long] 文字数が多すぎます。
        [bad_time] 消費時間として読めません。
        [bad_header] 「{ $text }」は見出しにできません。
       *[other] 棋譜をそのように変更することはできません。
    }
problem-request-failed = サーバーで処理できませんでした。理由はサーバーの記録にあります。

## サーバーの起動

problem-address-in-use = { $address } は使用中です。使っているプログラムを終了するか、--addr で別のアドレスを指定してください。
problem-cannot-listen = { $address } で待ち受けできません：{ $reason }
problem-data-not-writable = データディレクトリ { $path } に書き込めません（{ $reason }）。--data で別の場所を指定してください。
problem-data-in-use = { $path } は別の komadai サーバーが使っています。そちらを終了するか、--data で別の場所を指定してください。
problem-database-broken = { $path } はデータベースとして読めません（{ $reason }）。別の場所へ移すか、控えを戻してください。
problem-database-foreign = { $path } は別のプログラムのデータベースです。別の場所へ移すか、--data で別のディレクトリを指定してください。
problem-database-newer = { $path } は新しい版の komadai のものです（版 { $found }、この版が読めるのは { $known } まで）。新しい版を使うか、--data で別のディレクトリを指定してください。
problem-server-failed = サーバーでエラーが起きました：{ $reason }

## 自分のエンジン

problem-engine-path = エンジンのパスはルートから書いてください（例：/opt/engine/engine）。
problem-engine-no-program = そこに実行できるプログラムはありません。
problem-engine-unfit =
    { $reason ->
        [engine_not_started] USI エンジンではありません：起動できません。
        [engine_died] USI エンジンではありません：すぐに終了しました。
        [engine_silent] USI エンジンではありません：エンジンとしての応答がありません。
       *[other] USI エンジンではありません：通信できません。
    }
problem-engines-of-owner = エンジンの追加と利用は、この機械の持ち主がこの機械で行う場合に限ります。
problem-no-such-engine = そのエンジンはありません。
problem-no-such-match = その対戦はないか、サーバーが再起動されました。棋譜は保存されています。
problem-no-book =
    { $reason ->
        [too_large] ファイルが大きすぎます。定跡は { $most } MB までです。
       *[other] やねうら王のテキスト形式の定跡ではありません。局面が一つもありません。
    }
problem-match-engine-failed =
    { $reason ->
        [engine_not_started] 対戦の { $number } 番目のエンジンが使えませんでした：起動できませんでした。
        [engine_died] 対戦の { $number } 番目のエンジンが使えませんでした：突然終了しました。
        [engine_silent] 対戦の { $number } 番目のエンジンが使えませんでした：応答しなくなりました。
        [engine_bad_answer] 対戦の { $number } 番目のエンジンが使えませんでした：答えを読めませんでした。
       *[other] 対戦の { $number } 番目のエンジンが使えませんでした：通信できませんでした。
    }
problem-bad-engine-option = オプション { $name } にその値は設定できません。
problem-too-many-engines = エンジンはすでに{ $most }個あります。
