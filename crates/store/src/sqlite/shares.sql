-- Links by which a record can be read by whoever has them.
CREATE TABLE record_shares (
    record INTEGER PRIMARY KEY REFERENCES records (number) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,
    at_ms INTEGER NOT NULL
) STRICT;
