# События любой партии.

event-match_created = Партия создана.
event-seat_taken = { $name } занимает место { $seat }.
event-token_issued = Для места { $seat } выдан новый токен; прежний больше не действует.
event-seat_left = Место { $seat } переходит к боту ({ bot-level }).
event-seat_lapsed = У игрока { $name } вышло время; за него ходит бот ({ bot-level }).
event-seat_resumed = { $name } снова за столом.
event-value_added = { $name } добавляет к случайности партии своё случайное число.
event-values_closed = Время добавлять числа вышло; игра начинается без недостающих.
event-match_started = Партия начинается.
event-undo_requested = { $name } просит вернуться к версии { $to_version }.
event-undo_answered = { $agrees ->
    [yes] { $name } соглашается на отмену.
   *[no] { $name } не соглашается на отмену.
}
event-match_rewound = Партия возвращается к версии { $to_version }.
event-match_restored = Отменённое восстановлено: партия снова в версии { $to_version }.
event-match_forked = Эта партия ответвилась от другой.
event-match_finished = Игра окончена.
event-match_scored = Очки подсчитаны.
event-seed_revealed = Зерно случайности раскрыто.
event-match_cancelled = Партия отменена.

bot-level = { $bot ->
    [random] случайный
    [greedy] жадный
    [search] ищущий
    [strong] сильный
   *[guest] { $bot }
}
