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
