-- Reviews that were asked for and are not made yet, so that a restart goes on with them.
CREATE TABLE review_queue (
    record INTEGER PRIMARY KEY REFERENCES records (number) ON DELETE CASCADE,
    run TEXT NOT NULL,
    nodes INTEGER NOT NULL,
    engine TEXT,
    at_ms INTEGER NOT NULL,
    seen TEXT NOT NULL
) STRICT;
