-- Engines that the owner has added.
CREATE TABLE engines (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    added_ms INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
