# Стіл у терміналі.

board-is-drawn = Поле намальовано також у файлі { $place }; ? — довідка.
board-place = Поле намальовано у файлі { $place }
no-such-option = Варіанта { $number } немає; є від { $least } до { $most }.
nothing-found = У жодному варіанті немає «{ $text }». ? — довідка.
others-are-asked = Решту спитають, чи вони згодні.
taken-back = Хід скасовано.
line-taken-back = { $line } (скасовано)
asks-for-undo = { $name } просить повернутися до версії { $version }. Ви згодні? [y/n]
to-decide = … вирішують: { $names }
match-is = Партію завершено: { $status ->
    [cancelled] її скасовано
   *[other] { $status }
}.
game-is-over = { $reason }: гру закінчено.
you = { $name } (ви)
stands = { $rank }-е місце, очки: { $total }
your-question = Ваш хід: { $question }
more-options = { $first }–{ $last } з { $all }; Enter — далі
found-options = з «{ $text }», усього { $all }; / — усі
unless-noted = Якщо не вказано інше: { $what }.
come-back = Партія чекає на вас. Повернутися:
yes = так
no = ні
seats = місць: { $least }–{ $most }
play-one = Зіграти: strata play GAME
undone = скасовано
actor = { $actor ->
    [creator] творець
    [application] застосунок
    [admin] адміністратор
    [service] сервіс
    [anyone] будь-хто
   *[other] { $actor }
}
help =
    число        вибрати цей варіант
    текст        показати лише варіанти з цими словами; / — знову всі
    Enter        наступні варіанти або єдиний показаний
    u, undo      скасувати свій останній хід
    r, redo      повернути його
    m, map       ще раз поле і становище
    v, view      усе, що вам відомо, під іменами з API
    b, board     де лежить малюнок поля
    s, score     хто на якому місці
    l, log       що вже сталося
    q, quit      вийти з-за столу; можна повернутися пізніше
    ?, help      цей список

# Партія, яку розглядають.

seat-without-name = Місце { $seat }
seen-by = { $seat ->
    [spectator] Очима глядача
   *[other] Очима місця { $seat }
}
compared = { $start } → { $end }, очима { $seat ->
    [spectator] глядача
   *[other] місця { $seat }
}
at-version = версія { $version } із { $head }
status = { $status ->
    [open] чекає на учасників
    [playing] триває
    [finished] дограна
    [scored] закінчена
    [cancelled] скасована
   *[other] { $status }
}
last-event = остання подія { $at } UTC
undo-policy = скасування ходів: { $policy ->
    [barrier] поки нічого не відкрито
    [consent] за згодою інших
    [free] завжди
    [off] ніколи
   *[other] { $policy }
}
forked-from = відгалужена від { $match } з версії { $version }
seat-asks = місце { $seat } просить повернутися до версії { $version }
ended = чим закінчилася: { $reason }
heading-seats = Місця
seat-kind = { $kind ->
    [human] людина
    [bot] бот
    [open] вільно
   *[other] { $kind }
}
stand-in = замість людини грає бот ({ $bot })
must-decide = вирішує: { $question }
may-do = Що може місце { $seat }: { $question }
happened = Що сталося з версії { $first } по { $last }
heading-standings = Рахунок
heading-changes = Що змінилося
nothing = нічого
turn = хід { $turn }
replay-keys = → ← крок · ↓ ↑ хід · Home End · q — вихід
