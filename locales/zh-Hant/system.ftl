### 系統回報的錯誤

system-not-found = 沒有這個檔案或目錄
system-no-permission = 沒有權限
system-already-there = 已經存在
system-is-a-directory = 這是一個目錄
system-not-a-directory = 路徑中有一部分不是目錄
system-not-empty = 目錄不是空的
system-disk-full = 磁碟已滿
system-quota = 分配的磁碟空間已用完
system-read-only = 檔案系統是唯讀的
system-too-large = 檔案太大
system-bad-name = 檔名不合法或太長
system-address-in-use = 位址已被占用
system-no-such-address = 這台機器沒有這個位址
system-broken-pipe = 管線的另一端已經關閉
system-connection-lost = 連線已中斷
system-timed-out = 等候逾時
system-not-text = 內容不是 UTF-8 文字
system-cut-off = 內容到一半就斷了
system-no-memory = 記憶體不足
system-busy = 檔案正在使用中
system-interrupted = 操作被中斷
system-unsupported = 系統不支援這個操作
system-not-a-program = 這不是能在這台機器上執行的程式
system-too-many-open = 開啟的檔案太多
system-device = 裝置讀寫發生錯誤
system-other = 系統回報：{ $error }
