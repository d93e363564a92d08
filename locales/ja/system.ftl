### システムが報告するエラー

system-not-found = そのようなファイルやディレクトリはありません
system-no-permission = 権限がありません
system-already-there = すでに存在します
system-is-a-directory = ディレクトリです
system-not-a-directory = パスの途中にディレクトリでないものがあります
system-not-empty = ディレクトリが空ではありません
system-disk-full = ディスクの空きがありません
system-quota = 割り当てられたディスク容量を使い切りました
system-read-only = ファイルシステムは読み取り専用です
system-too-large = ファイルが大きすぎます
system-bad-name = ファイル名が正しくないか長すぎます
system-address-in-use = アドレスはすでに使われています
system-no-such-address = このマシンにそのアドレスはありません
system-broken-pipe = パイプの相手側が閉じています
system-connection-lost = 接続が切れました
system-timed-out = 待ち時間を超えました
system-not-text = 内容が UTF-8 のテキストではありません
system-cut-off = 内容が途中で切れています
system-no-memory = メモリが足りません
system-busy = ファイルは使用中です
system-interrupted = 処理が中断されました
system-unsupported = システムはこの操作に対応していません
system-not-a-program = このマシンで実行できるプログラムではありません
system-too-many-open = 開いているファイルが多すぎます
system-device = 装置の読み書きに失敗しました
system-other = システムからの報告：{ $error }
