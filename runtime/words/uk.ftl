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
