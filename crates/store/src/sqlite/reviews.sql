-- What a review found in a record; the newest only.
CREATE TABLE record_reviews (
    record INTEGER PRIMARY KEY REFERENCES records (number) ON DELETE CASCADE,
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
