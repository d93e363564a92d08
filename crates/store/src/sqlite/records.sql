CREATE TABLE records (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    owner INTEGER NOT NULL,
    added_ms INTEGER NOT NULL,
    -- What came in: the same text again, from the same owner, is not kept twice. Edits do not change it.
    content BLOB,
    -- The same for records of one start and one main line.
    game_hash BLOB NOT NULL,
    version INTEGER NOT NULL,
    -- Steps in force; those after it have been taken back.
    steps INTEGER NOT NULL,
    black TEXT,
    white TEXT,
    date TEXT,
    title TEXT,
    handicap TEXT,
    outcome TEXT NOT NULL,
    ending TEXT,
    plies INTEGER NOT NULL,
    variations INTEGER NOT NULL,
    opening TEXT,
    opening_text TEXT,
    sfen TEXT NOT NULL,
    format TEXT,
    file TEXT,
    -- The game played here whose record this is.
    game TEXT,
    names TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX records_once ON records (owner, content) WHERE content IS NOT NULL;
CREATE UNIQUE INDEX records_of_game ON records (owner, game) WHERE game IS NOT NULL;
CREATE INDEX records_of_owner ON records (owner, number);
CREATE INDEX records_alike ON records (game_hash, owner, plies);

-- Apart, so that lists read no trees.
CREATE TABLE record_texts (
    record INTEGER PRIMARY KEY REFERENCES records (number) ON DELETE CASCADE,
    text TEXT NOT NULL,
    source TEXT NOT NULL
) STRICT;

CREATE TABLE record_steps (
    record INTEGER NOT NULL REFERENCES records (number) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (record, seq)
) STRICT, WITHOUT ROWID;

-- Every position of every main line. Whoever deletes a record names its positions, which saves an index as large as
-- the table.
CREATE TABLE record_positions (
    key INTEGER NOT NULL,
    record INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (key, record, ply)
) STRICT, WITHOUT ROWID;

-- Files that an import has done.
CREATE TABLE imports (
    path TEXT PRIMARY KEY,
    size INTEGER NOT NULL,
    modified_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whether the finished game stands in the library.
ALTER TABLE games ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_to_keep ON games (number) WHERE ending IS NOT NULL AND kept = 0;
