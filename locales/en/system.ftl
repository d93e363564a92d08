### What the operating system reports

system-not-found = no such file or directory
system-no-permission = permission denied
system-already-there = it exists already
system-is-a-directory = it is a directory
system-not-a-directory = a part of the path is no directory
system-not-empty = the directory is not empty
system-disk-full = the disk is full
system-quota = the disk quota is used up
system-read-only = the file system is read-only
system-too-large = the file is too large
system-bad-name = the name is not allowed, or too long
system-address-in-use = the address is in use
system-no-such-address = this machine has no such address
system-broken-pipe = the other end of the pipe is closed
system-connection-lost = the connection is lost
system-timed-out = it took too long
system-not-text = it is no text in UTF-8
system-cut-off = it breaks off in the middle
system-no-memory = out of memory
system-busy = the file is in use
system-interrupted = it was interrupted
system-unsupported = the system cannot do this
system-not-a-program = it is no program that this machine can run
system-too-many-open = too many files are open
system-device = the device failed to read or write
system-other = the system reports: { $error }
