# Події будь-якої партії.

event-match_created = Партію створено.
event-seat_taken = { $name } займає місце { $seat }.
event-token_issued = Для місця { $seat } видано новий токен; попередній більше не діє.
event-seat_left = Місце { $seat } переходить до бота ({ bot-level }).
event-seat_lapsed = У гравця { $name } вийшов час; за нього ходить бот ({ bot-level }).
event-seat_resumed = { $name } знову за столом.
event-value_added = { $name } додає до випадковості партії своє випадкове число.
event-values_closed = Час додавати числа минув; гра починається без тих, яких бракує.
event-match_started = Партія починається.
event-undo_requested = { $name } просить повернутися до версії { $to_version }.
event-undo_answered = { $agrees ->
    [yes] { $name } погоджується на скасування.
   *[no] { $name } не погоджується на скасування.
}
event-match_rewound = Партія повертається до версії { $to_version }.
event-match_restored = Скасоване відновлено: партія знову у версії { $to_version }.
event-match_forked = Ця партія відгалузилася від іншої.
event-match_finished = Гру закінчено.
event-match_scored = Очки підраховано.
event-seed_revealed = Зерно випадковості розкрито.
event-match_cancelled = Партію скасовано.

bot-level = { $bot ->
    [random] випадковий
    [greedy] жадібний
    [search] шукач
    [strong] сильний
   *[guest] { $bot }
}
