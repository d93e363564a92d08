CREATE TABLE identities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash BLOB NOT NULL UNIQUE,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    created_ms INTEGER NOT NULL,
    setup TEXT NOT NULL,
    creator INTEGER NOT NULL,
    black INTEGER,
    white INTEGER,
    invite TEXT,
    next TEXT,
    alive_ms INTEGER,
    plies INTEGER NOT NULL,
    sfen TEXT NOT NULL,
    ending TEXT
) STRICT;

CREATE INDEX games_of_creator ON games (creator, number);
CREATE INDEX games_of_black ON games (black, number);
CREATE INDEX games_of_white ON games (white, number);

CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games (number),
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
