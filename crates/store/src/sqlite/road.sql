-- Careers on the road of the master. The games that count stand apart, so that a career is read at once.
CREATE TABLE road_careers (
    owner INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE road_games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    owner INTEGER NOT NULL,
    -- A game counts once.
    game TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX road_games_of_owner ON road_games (owner, number);
