### 系统报告的错误

system-not-found = 没有这个文件或目录
system-no-permission = 没有权限
system-already-there = 已经存在
system-is-a-directory = 这是一个目录
system-not-a-directory = 路径中有一部分不是目录
system-not-empty = 目录不是空的
system-disk-full = 磁盘已满
system-quota = 已用完分配的磁盘空间
system-read-only = 文件系统是只读的
system-too-large = 文件太大
system-bad-name = 文件名不合法或太长
system-address-in-use = 地址已被占用
system-no-such-address = 这台机器没有这个地址
system-broken-pipe = 管道的另一端已经关闭
system-connection-lost = 连接已断开
system-timed-out = 等待超时
system-not-text = 内容不是 UTF-8 文本
system-cut-off = 内容到一半就断了
system-no-memory = 内存不足
system-busy = 文件正被使用
system-interrupted = 操作被中断
system-unsupported = 系统不支持这个操作
system-not-a-program = 这不是能在这台机器上运行的程序
system-too-many-open = 打开的文件太多
system-device = 设备读写出错
system-other = 系统报告：{ $error }
