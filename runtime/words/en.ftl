# The table in the terminal.

board-is-drawn = The board is also drawn in { $place }; type ? for help.
board-place = The board is drawn in { $place }
no-such-option = There is no option { $number }; there are { $least } to { $most }.
nothing-found = No option has “{ $text }” in it. Type ? for help.
others-are-asked = The others are asked whether they agree.
taken-back = Taken back.
line-taken-back = { $line } (taken back)
asks-for-undo = { $name } asks to go back to version { $version }. Do you agree? [y/n]
to-decide = … { $names } to decide
match-is = The match is over: { $status ->
    [cancelled] it was cancelled
   *[other] { $status }
}.
game-is-over = { $reason }: the game is over.
you = { $name } (you)
stands = { $rank }. with { $total }
your-question = Your turn: { $question }
more-options = { $first } to { $last } of { $all }; Enter: more
found-options = with “{ $text }”, of { $all }; /: all
unless-noted = Unless noted otherwise: { $what }.
come-back = The match waits for you. Come back with:
yes = yes
no = no
seats = { $least } to { $most } seats
play-one = Play one of them: strata play GAME
undone = undone
actor = { $actor ->
    [creator] creator
    [application] application
    [admin] admin
    [service] service
    [anyone] anyone
   *[other] { $actor }
}
help =
    a number     choose that option
    some text    show only the options with these words in them; / shows all again
    Enter        more options, or choose the only one that is shown
    u, undo      take back your latest move
    r, redo      restore it
    m, map       the board and the standings again
    v, view      all you may know, every map, under the names of the API
    b, board     where the picture of the board is
    s, score     how all seats stand
    l, log       what happened so far
    q, quit      leave the table; you can resume later
    ?, help      this list

# A match that is inspected.

seat-without-name = Seat { $seat }
seen-by = As { $seat ->
    [spectator] a spectator
   *[other] seat { $seat }
} sees it
compared = { $start } → { $end }, as { $seat ->
    [spectator] a spectator
   *[other] seat { $seat }
} sees it
at-version = version { $version } of { $head }
status = { $status ->
    [open] open
    [playing] playing
    [finished] finished
    [scored] scored
    [cancelled] cancelled
   *[other] { $status }
}
last-event = last event { $at } UTC
undo-policy = undo: { $policy ->
    [barrier] barrier
    [consent] consent
    [free] free
    [off] off
   *[other] { $policy }
}
forked-from = forked from { $match } at version { $version }
seat-asks = seat { $seat } asks to go back to version { $version }
ended = ended: { $reason }
heading-seats = Seats
seat-kind = { $kind ->
    [human] human
    [bot] bot
    [open] open
   *[other] { $kind }
}
stand-in = a bot stands in ({ $bot })
must-decide = must decide: { $question }
may-do = What seat { $seat } may do: { $question }
happened = What happened from version { $first } to { $last }
heading-standings = How the seats stand
heading-changes = What changed
nothing = nothing
turn = turn { $turn }
replay-keys = → ← step · ↓ ↑ turn · Home End · q quit
