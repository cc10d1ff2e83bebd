# Стол в терминале.

board-is-drawn = Поле нарисовано и в файле { $place }; ? — справка.
board-place = Поле нарисовано в файле { $place }
no-such-option = Варианта { $number } нет; есть от { $least } до { $most }.
nothing-found = Ни в одном варианте нет «{ $text }». ? — справка.
others-are-asked = У остальных спросят, согласны ли они.
taken-back = Ход отменён.
line-taken-back = { $line } (отменено)
asks-for-undo = { $name } просит вернуться к версии { $version }. Вы согласны? [y/n]
to-decide = … решают: { $names }
match-is = Партия завершена: { $status ->
    [cancelled] она отменена
   *[other] { $status }
}.
game-is-over = { $reason }: игра окончена.
you = { $name } (вы)
stands = { $rank }-е место, очки: { $total }
your-question = Ваш ход: { $question }
more-options = { $first }–{ $last } из { $all }; Enter — дальше
found-options = с «{ $text }», всего { $all }; / — все
unless-noted = Если не указано иное: { $what }.
come-back = Партия ждёт вас. Вернуться:
yes = да
no = нет
seats = мест: { $least }–{ $most }
play-one = Сыграть: strata play GAME
undone = отменено
actor = { $actor ->
    [creator] создатель
    [application] приложение
    [admin] администратор
    [service] сервис
    [anyone] кто угодно
   *[other] { $actor }
}
help =
    число        выбрать этот вариант
    текст        показать только варианты с этими словами; / — снова все
    Enter        следующие варианты или единственный показанный
    u, undo      отменить свой последний ход
    r, redo      вернуть его
    m, map       ещё раз поле и положение
    v, view      всё, что вам известно, под именами из API
    b, board     где лежит рисунок поля
    s, score     кто на каком месте
    l, log       что уже произошло
    q, quit      выйти из-за стола; можно вернуться позже
    ?, help      этот список

# Партия, которую разглядывают.

seat-without-name = Место { $seat }
seen-by = { $seat ->
    [spectator] Глазами зрителя
   *[other] Глазами места { $seat }
}
compared = { $start } → { $end }, глазами { $seat ->
    [spectator] зрителя
   *[other] места { $seat }
}
at-version = версия { $version } из { $head }
status = { $status ->
    [open] ждёт участников
    [playing] идёт
    [finished] доиграна
    [scored] окончена
    [cancelled] отменена
   *[other] { $status }
}
last-event = последнее событие { $at } UTC
undo-policy = отмена ходов: { $policy ->
    [barrier] пока ничего не открыто
    [consent] с согласия остальных
    [free] всегда
    [off] никогда
   *[other] { $policy }
}
forked-from = ответвлена от { $match } с версии { $version }
seat-asks = место { $seat } просит вернуться к версии { $version }
ended = чем окончилась: { $reason }
heading-seats = Места
seat-kind = { $kind ->
    [human] человек
    [bot] бот
    [open] свободно
   *[other] { $kind }
}
stand-in = вместо человека играет бот ({ $bot })
must-decide = решает: { $question }
may-do = Что может место { $seat }: { $question }
happened = Что произошло с версии { $first } по { $last }
heading-standings = Счёт
heading-changes = Что изменилось
nothing = ничего
turn = ход { $turn }
replay-keys = → ← шаг · ↓ ↑ ход · Home End · q — выход
