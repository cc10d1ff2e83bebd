# The events of any match.

event-match_created = The match is created.
event-seat_taken = { $name } takes seat { $seat }.
event-token_issued = A new token is issued for seat { $seat }; the one before has ended.
event-seat_left = Seat { $seat } is left to a bot ({ bot-level }).
event-seat_lapsed = The time of { $name } is up; a bot ({ bot-level }) stands in.
event-seat_resumed = { $name } is back.
event-value_added = { $name } adds a random value to the chance of the match.
event-values_closed = The time to add values is over; the game begins without those that are missing.
event-match_started = The match starts.
event-undo_requested = { $name } asks to go back to version { $to_version }.
event-undo_answered = { $agrees ->
    [yes] { $name } agrees to the undo.
   *[no] { $name } does not agree to the undo.
}
event-match_rewound = The match goes back to version { $to_version }.
event-match_restored = What was undone is restored, as of version { $to_version }.
event-match_forked = The match is forked from another one.
event-match_finished = The game is over.
event-match_scored = The match is scored.
event-seed_revealed = The seed of all chance is revealed.
event-match_cancelled = The match is cancelled.

bot-level = { $bot ->
    [random] random
    [greedy] greedy
    [search] search
    [strong] strong
   *[guest] { $bot }
}
