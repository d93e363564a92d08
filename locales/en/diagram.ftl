### The words of diagrams.

diagram-title = Shogi diagram
diagram-in-hand = in hand
diagram-nothing = nothing
diagram-held = { $side } in hand: { $pieces }
diagram-start = Start position
diagram-after = After move { $ply }: { $move }
diagram-foul = Move { $ply }: { $move } (foul)
diagram-won = { $side } wins after { $plies } moves ({ $way })
diagram-ended = After { $plies } moves: { $way }

## The command that draws them

render-about = Draw a position or a game: SVG, PNG or an animated GIF
render-file = Record of any format; - is standard input. Without --ply the last position is drawn, with its end
render-sfen = A position as SFEN, or startpos, instead of a record
render-output = File to write; its ending (svg, png, gif) names the format. - is standard output
render-format = svg, png or gif, where the ending does not say it
render-game = Which game of a file that has several (default 1)
render-ply = The position after so many moves, 0 being the start
render-from = First position of an animation (default 0)
render-to = Last position of an animation (default: the end)
render-style = board (wood) or book (black on white) (default board)
render-pieces = one, two (characters), international or beginner (default one)
render-coordinates = auto, japanese, letters, digits or none (default auto)
render-flip = Seen from White’s side
render-arrow = An arrow between two squares; may be repeated
render-circle = A circle around a square; may be repeated
render-caption = The line below the board (default: the move or the result)
render-size = Width in pixels, 64 to 4096, animations to 1600 (default 720, animations 480)
render-delay = Seconds between the frames of an animation, 0.02 to 600 (default 1)
render-bad-circle = “{ $value }” is no square (expected one like 5e)
render-bad-arrow = “{ $value }” is no arrow (expected two squares like 7g7f)
render-bad-delay = “{ $value }” is no delay (expected 0.02 to 600 seconds)
render-too-many-marks = at most { $max } arrows and { $max } circles can be drawn
render-which-format = the ending of “{ $value }” is none of svg, png and gif; name one with --format
render-no-game = { $file } has no game { $game } (games: { $count })
render-no-ply = there is no position after move { $ply } (moves: { $count })
render-nothing = there is nothing to draw between --from and --to
render-too-long = an animation has at most { $max } frames; name a part with --from and --to
render-too-wide = an animation { $width } pixels wide is too large (at most { $max })
render-failed = the picture cannot be drawn: { $error }
render-stopped = stopped; nothing was written
