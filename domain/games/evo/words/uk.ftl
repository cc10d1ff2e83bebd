title = Ево. Доба динозаврів
summary = Виведіть свій вид динозаврів ген за геном і вбережіть його за мінливого клімату до падіння метеорита.

## Налаштування партії

option-map_4p = Поле для чотирьох
option-map_4p-text = На якому з двох полів грають учотирьох.
option-map_4p-four_mm = дві середні сторони
option-map_4p-four_ls = менша й більша сторони
option-one_gene_fewer = На один ген менше
option-one_gene_fewer-text = Щоходу генів на один менше, ніж гравців, і один із них може відмовитися від гена; у перші два ходи метеорит не рухається.
option-one_gene_fewer-yes = на один ген менше, ніж гравців
option-one_gene_fewer-no = по гену на гравця
option-event_deck = Карти подій
option-event_deck-text = Чи є в грі карти подій і гени «Карта».
option-event_deck-standard = з картами подій
option-event_deck-none = без карт подій
option-climate_track = Кліматична таблиця
option-climate_track-text = Скільки поділок у кліматичній таблиці.
option-climate_track-six = шість поділок
option-climate_track-eight = вісім поділок
option-event_polling = Кого питають про карти подій
option-event_polling-text = Питати лише тих, хто може зіграти карту, швидше, але так решта дещо дізнається про чужі карти.
option-event_polling-all_with_cards = усіх, хто має карти
option-event_polling-only_able = лише тих, хто може зіграти карту

## Рішення

decision-play_event = Зіграти карту події
decision-jump_dino = Обрати, куди стрибне динозавр
decision-move_dino = Перемістити динозавра
decision-place_birth = Виставити нового динозавра
decision-choose_losses = Обрати динозаврів, яких погубить клімат
decision-choose_row = Обрати ряд для ставки
decision-place_bid = Назвати ставку

## Рахунок

line-start = Очки на початку гри
line-dinos = За динозаврів, що вижили
line-genes = Плата за гени
reason-meteor_roll = Кидок кубика звалив метеорит
reason-meteor_track_end = Метеорит дійшов до кінця лічильника ходів

## Частини речень

name-of-terrain = { $terrain ->
    [desert] { terrain-desert }
    [plain] { terrain-plain }
    [hills] { terrain-hills }
   *[mountain] { terrain-mountain }
}
name-of-zone = { $zone ->
    [deadly_hot] { zone-deadly_hot }
    [warm] { zone-warm }
    [temperate] { zone-temperate }
    [cold] { zone-cold }
   *[deadly_cold] { zone-deadly_cold }
}
name-of-gene = { $gene ->
    [tail] ген «Хвіст»
    [leg] ген «Лапа»
    [horn] ген «Ріг»
    [egg] ген «Яйце»
    [fur] ген «Хутро»
    [parasol] ген «Парасоля»
    [mutant] ген мутації
   *[card] ген «Карта»
}
name-of-card = { $card ->
    [calm_spell] { card-calm_spell }
    [climate_reversal] { card-climate_reversal }
    [climate_leap] { card-climate_leap }
    [weather_maker] { card-weather_maker }
    [big_brother] { card-big_brother }
    [giant_gene] { card-giant_gene }
    [second_wind] { card-second_wind }
    [lame_leg] { card-lame_leg }
    [long_jump] { card-long_jump }
    [unexpected_gene] { card-unexpected_gene }
    [barren_season] { card-barren_season }
    [fertility] { card-fertility }
    [far_flung_eggs] { card-far_flung_eggs }
    [frostbite] { card-frostbite }
    [sunburn] { card-sunburn }
    [wetsuit] { card-wetsuit }
    [sunblock] { card-sunblock }
    [epidemic] { card-epidemic }
    [dead_end] { card-dead_end }
    [bargain] { card-bargain }
    [gene_drift] { card-gene_drift }
   *[unknown] «{ $name }»
}
card-copy = { $card } (примірник { $number })
land = { $hex } ({ name-of-terrain })
place = { $hex } ({ name-of-terrain }, { name-of-zone })
lands = { $hexes } ({ name-of-terrain })
terrain-with-zone = { name-of-terrain } — { name-of-zone }
row-with-gene = ряд { $row } ({ name-of-gene })
faces = { $highest ->
    [1] 1
   *[other] 1–{ $highest }
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
dinos = { $dinos ->
    [one] { $dinos } динозавр
    [few] { $dinos } динозаври
   *[many] { $dinos } динозаврів
}

## Варіанти дій

label-move_dino = Перемістити динозавра з клітинки { $origin } на клітинку { $to }
label-move_dino-attack = Атакувати гравця { $target } на клітинці { $to } з клітинки { $origin }: перемога, якщо випаде { faces } ({ $percent } %), інакше ви втрачаєте свого динозавра
label-end_movement = Закінчити рух і відмовитися від { $count ->
    [one] { $count } очка руху
   *[other] { $count } очок руху
}
label-jump_dino = Стрибнути на клітинку { $to }
label-place_birth-safe = Новий динозавр на клітинці { $place }: йому ніщо не загрожує
label-place_birth-cold = Новий динозавр на клітинці { $place }: у холодній зоні буде { dinos }, хутро рятує { $fur }
label-place_birth-warm = Новий динозавр на клітинці { $place }: у теплій зоні буде { dinos }, парасолі рятують { $parasol }
label-place_birth-deadly = Новий динозавр на клітинці { $place }: він не переживе цього ходу
label-choose_losses-cold = Втратити від холоду: { $cold }
label-choose_losses-warm = Втратити від спеки: { $warm }
label-choose_losses-both = Втратити від холоду: { $cold }; від спеки: { $warm }
label-choose_row = Ряд { $row }, { name-of-gene }: ставок немає, можна почати з { $least }
label-choose_row-held = Ряд { $row }, { name-of-gene }: { $holder } ставить { $bid }, треба { $least } або більше; ціна — від { $price }
label-place_bid = Поставити { $amount } на { name-of-gene }: { $price ->
    [0] безкоштовно
    [one] ціна { $price } очко
    [few] ціна { $price } очки
   *[many] ціна { $price } очок
}
label-pass_bid = Відмовитися від придбання гена: ні гена, ні плати цього ходу
label-pass_events = Не грати карт { $phase ->
    [climate_window] перед зміною клімату
    [movement_window] перед рухом
    [births_window] перед потомством
    [survival_window] перед виживанням
   *[evolution_window] перед торгами
}
label-play_event = Зіграти карту { $card }: { $effects }
label-play_event-epidemic = Зіграти карту { $card }: { $target } втрачає динозаврів на клітинках { $places }

play-climate = { $way ->
    [stay] клімат не змінюється ({ name-of-terrain })
    [back] фішка клімату йде на { climate-spaces } назад ({ name-of-terrain })
   *[on] фішка клімату йде на { climate-spaces } вперед ({ name-of-terrain })
}, кубик не кидають
climate-spaces = { $steps ->
    [one] { $steps } поділку
    [few] { $steps } поділки
   *[many] { $steps } поділок
}
play-attack = роги в атаці { $before } → { $after } до кінця ходу
play-defence = роги в захисті { $before } → { $after } до кінця ходу
play-moves = очки руху { $before } → { $after }
play-births = потомство { $before } → { $after }
play-discount = знижка { $before } → { $after } цього ходу
play-gene = { name-of-gene } { $before } → { $after } до кінця ходу
play-birth_distance = потомство не далі { $distance } кроків від дорослих динозаврів
play-cold_proof = холод не погубить ваших динозаврів (їх там { $count }, хутро рятує { $fur })
play-warm_proof = спека не погубить ваших динозаврів (їх там { $count }, парасолі рятують { $parasol })
play-jump = динозавр із клітинки { $place } стрибне не далі { $distance } кроків
play-redraw = нові гени замість попередніх: { $rows }
play-skip_auction = ні гена, ні плати цього ходу
play-target_moves = у гравця { $target } очки руху { $before } → { $after }
play-target_births = { $target } цього ходу без потомства замість { $count }
play-target_fur = у гравця { $target } хутро { $before } → { $after } до кінця ходу, динозаврів у холодній зоні: { $count }
play-target_parasol = у гравця { $target } парасолі { $before } → { $after } до кінця ходу, динозаврів у теплій зоні: { $count }

## Журнал

fact-game_set_up = Видів у грі: { $seats }, { $map ->
    [three] поле для трьох
    [four_mm] поле з двох середніх сторін
    [four_ls] поле з меншої та більшої сторін
   *[five] поле для п’ятьох
}; кожен має { points } і { dinos }
fact-event_card_drawn = { $seat } бере карту події: { $card }
fact-event_card_drawn-hidden = { $seat } бере карту події
fact-event_deck_renewed = Скид стає колодою карт подій
fact-dino_landed = { $seat } починає на клітинці { $place }
fact-turn_begun = Починається хід { $turn }
fact-phase_begun = { $phase ->
    [initiative] Фаза 1. Ініціатива
    [climate_window] Фаза 2. Карти подій перед зміною клімату
    [climate] Фаза 2. Клімат
    [movement_window] Фаза 3. Карти подій перед рухом
    [movement] Фаза 3. Рух
    [births_window] Фаза 4. Карти подій перед потомством
    [births] Фаза 4. Потомство
    [survival_window] Фаза 5. Карти подій перед виживанням
    [survival] Фаза 5. Виживання
    [meteor] Фаза 6. Метеорит та еволюція
   *[evolution_window] Фаза 6. Карти подій перед торгами
}
fact-initiative_rolled = { $seat } кидає кубик на ініціативу: { $die }
fact-initiative_set = Черговість: { $order }
fact-event_played = { $seat } грає карту { $card }
fact-event_played-target = { $seat } грає карту { $card } проти гравця { $target }
fact-event_played-origin = { $seat } грає карту { $card } для динозавра на клітинці { $place }
fact-events_passed = { $seat } не грає карт
fact-modifier_raised = { $seat } { $modifier ->
    [attack_horns] отримує { more-horns } в атаці до кінця ходу
    [defence_horns] отримує { more-horns } в захисті до кінця ходу
    [movement_bonus] отримує { more-moves } цього ходу
    [movement_malus] втрачає { moves } цього ходу
    [birth_bonus] виставить цього ходу на { more-births } більше
    [fur_malus] до кінця ходу втрачає { genes } «Хутро»
    [parasol_malus] до кінця ходу втрачає { genes } «Парасоля»
   *[discount_bonus] платить за ген на { $by } менше
}
more-horns = { $by ->
    [one] +{ $by } ріг
    [few] +{ $by } роги
   *[many] +{ $by } рогів
}
more-births = { $by ->
    [one] { $by } динозавра
   *[other] { $by } динозаврів
}
taken-dinos = { $by ->
    [one] { $by } динозавра
   *[other] { $by } динозаврів
}
more-moves = +{ moves }
genes = { $by ->
    [one] { $by } ген
    [few] { $by } гени
   *[many] { $by } генів
}
moves = { $by ->
    [one] { $by } очко руху
    [few] { $by } очки руху
   *[many] { $by } очок руху
}
fact-modifier_switched_on = { $seat } { $modifier ->
    [birth_banned] лишається цього ходу без потомства
    [cold_proof] цього ходу не втрачає динозаврів від холоду
    [warm_proof] цього ходу не втрачає динозаврів від спеки
   *[out_of_auction] не придбаває гена цього ходу
}
fact-birth_distance_set = { $seat } може виставляти нових динозаврів не далі { $distance } кроків від дорослих
fact-genes_lent = { $seat } до кінця ходу отримує { name-of-gene } (×{ $count })
fact-dino_jumped = { $seat } переносить динозавра стрибком із клітинки { $origin } на клітинку { $to }
fact-climate_rolled = { $seat } кидає кубик клімату: { $die }
fact-climate_moved = { $way ->
    [stay] Клімат не змінюється ({ name-of-terrain })
    [back] Фішка клімату йде на { climate-spaces } назад ({ name-of-terrain })
   *[on] Фішка клімату йде на { climate-spaces } вперед ({ name-of-terrain })
}: { $zones }
fact-dino_moved = { $seat } переміщує динозавра з клітинки { $origin } на клітинку { $to }
fact-combat_fought = { $seat } атакує гравця { $target } на клітинці { $to } з клітинки { $origin }: перемога, якщо випаде { faces }; випало { $die }, динозавра втрачає { $won ->
    [yes] { $target }
   *[no] { $seat }
}
fact-movement_ended = { $seat } закінчує рух
fact-dino_born = { $seat } виставляє нового динозавра на клітинку { $place }
fact-births_ended = { $seat } не може виставити ще { $lost ->
    [one] { $lost } динозавра
   *[other] { $lost } динозаврів
}
fact-dinos_lost = { $seat } втрачає { $count ->
    [one] { $count } динозавра
   *[other] { $count } динозаврів
} { $cause ->
    [deadly] у смертельних зонах
    [epidemic] через епідемію
    [cold] від холоду
    [warm] від спеки
   *[climate] від холоду чи спеки
}: { $places }
fact-points_gained = { $seat } отримує { points }, усього { $total }
fact-meteor_moved = { $kind ->
    [die] Метеорит переходить на поділку { $space } з { $impact }: він упаде, якщо випаде { $highest } або менше
    [impact] Метеорит доходить до кінця лічильника, до поділки { $impact }
   *[plain] Метеорит переходить на поділку { $space } з { $impact }
}
fact-meteor_rolled = { $seat } кидає кубик метеорита: { $die }
fact-meteor_struck = { $reason ->
    [meteor_roll] Метеорит падає
   *[meteor_track_end] Метеорит падає наприкінці лічильника ходів
}: гру закінчено
fact-gene_drawn = Ряд { $row }: { name-of-gene }
fact-genes_returned = Назад у кухоль: { $rows }
fact-auction_opened = Починаються торги, беруть участь { $bidders }{ $passes ->
    [0] {""}
   *[other] ; від гена може відмовитися { $passes }
}
fact-row_chosen = { $seat } обирає { $row }
fact-bid_placed = { $seat } ставить { $amount } на { $row }
fact-bid_placed-outbid = { $seat } ставить { $amount } на { $row } і перебиває ставку гравця { $displaced }
fact-bid_passed = { $seat } відмовляється від придбання гена
fact-bid_paid = { $seat } { $points ->
    [0] нічого не платить
   *[other] платить { points }
} за { name-of-gene }
fact-gene_taken = { $seat } отримує { name-of-gene }
fact-gene_used_up = { $seat } отримує { name-of-gene }, який одразу виходить із гри

## Дія карт подій, як на самій карті

effect-climate = { $way ->
    [stay] клімат не змінюється
    [back] фішка клімату йде на { climate-spaces } назад
   *[on] фішка клімату йде на { climate-spaces } вперед
}, кубик не кидають
effect-climate_chosen = фішка клімату йде на { $steps } на ваш вибір, кубик не кидають
effect-attack_horns = { more-horns } у вашій атаці до кінця ходу
effect-defence_horns = { more-horns } у вашому захисті до кінця ходу
effect-movement_points = { more-moves } цього ходу
effect-jump = перенесіть свого динозавра на порожню клітинку не далі { $distance } кроків
effect-temporary_genes = +{ $by } до гена на ваш вибір до кінця ходу
effect-births = +{ $by } до потомства цього ходу
effect-birth_distance = потомство не далі { $distance } кроків від дорослих динозаврів
effect-cold_proof = цього ходу ви не втрачаєте динозаврів від холоду
effect-warm_proof = цього ходу ви не втрачаєте динозаврів від спеки
effect-skip_auction = ні гена, ні плати цього ходу
effect-discount = ген цього ходу дешевший на { $by }
effect-redraw = замініть гени в { $least }–{ $most } рядах
effect-target_movement_points = суперник втрачає { moves } цього ходу
effect-target_births = суперник цього ходу без потомства
effect-target_fur = суперник до кінця ходу втрачає { genes } «Хутро»
effect-target_parasol = суперник до кінця ходу втрачає { genes } «Парасоля»
effect-epidemic = приберіть { taken-dinos } суперника, якщо він має { $least } або більше

## Поле

board-title = Ево, хід { $turn }. { $headline }
board-turn = Хід { $turn }
board-over = Гру закінчено
board-won = Метеорит упав: { $count ->
    [one] перемагає { $winners }
   *[other] перемогу ділять { $winners }
}, { points }
board-nobody = Ніхто нічого не вирішує
board-asked = { $who }: { $task }
board-task-move = перемістити динозавра ({ $count ->
    [one] лишилося { $count } очко руху
    [few] лишилося { $count } очки руху
   *[many] лишилося { $count } очок руху
})
board-task-birth = виставити нового динозавра (лишилося { $count })
board-task-losses = обрати динозаврів, яких погубить клімат
board-task-jump = обрати, куди стрибне динозавр із клітинки { $hex }
board-task-event = зіграти карту події чи не грати
board-task-row = обрати ряд для ставки
board-task-bid = назвати ставку на { name-of-gene } у ряді { $row }
board-order = Черговість
board-chapter = { $chapter ->
    [initiative] Ініціатива
    [climate] Клімат
    [movement] Рух
    [births] Потомство
    [survival] Виживання
   *[evolution] Еволюція
}
board-chapter-cards = { board-chapter }: карти
board-star = місце старту
board-dino = { $kind ->
    [jumping] готовий до стрибка динозавр
    [newborn] новонароджений динозавр
    [parent] дорослий динозавр
   *[plain] динозавр
} гравця { $seat }
board-climate = Клімат
board-climate-by-card = Цього ходу клімат визначила карта
board-climate-die = Кубик: { $faces }
board-climate-face = { $faces } { $way ->
    [back] назад
    [stay] на місці
    [on] уперед
   *[far] { $steps }
}
board-meteor = Метеорит
board-meteor-die = ≤ n: випало n або менше — кінець гри
board-meteor-impact = падіння
board-combat-difference = Роги: атака − захист
board-combat-wins = Атака вдала, якщо випало
board-points = { $count ->
    [one] очко
    [few] очки
   *[many] очок
}
board-holdings = на полі { $board } · у резерві { $supply } · карт { $cards }
board-you = { $seat } (ви)
board-values = рух { $moves } · атака { $attack } · захист { $defence } · потомство { $births } · знижка { $discount }
board-safe = уціліють: { $count }
board-in-cold = { $count } / хутро { $fur }
board-in-warmth = { $count } / парасоля { $parasol }
board-doomed = загинуть: { $count }
board-dropped-out = без гена цього ходу
board-attack-changed = { $by } до атаки
board-defence-changed = { $by } до захисту
board-birth-distance = потомство не далі { $distance }
board-changed = { $what ->
    [birth_banned] без потомства
    [cold_proof] холод не страшний
    [warm_proof] спека не страшна
   *[out_of_auction] без гена цього ходу
}
board-offer = Шкала торгів
board-offer-later = генів поки немає
board-passes = може відмовитися { $count }
board-bag = Лишилося в кухлі: { $count }
board-gene-use = { $gene ->
    [tail] діє раніше
    [leg] +1 очко руху
    [horn] +1 ріг у сутичці
    [egg] +1 динозавр за хід
    [fur] рятує 1 від холоду
    [parasol] рятує 1 від спеки
    [mutant] гени дешевші на 1
   *[card] дає карту події
}
board-cards = Карти подій
board-hand = Ваші карти подій
board-deck = у колоді: { $count }
board-hands-hidden = Карти на руках бачить лише їхній власник
board-no-cards = Карт немає
board-moment = { $moment ->
    [climate] перед зміною клімату
    [movement] перед рухом
    [births] перед потомством
    [survival] перед виживанням
    [evolution] перед торгами
   *[auction] замість ставки
}
board-played = Зіграно: { $cards }
board-result = Підсумки
board-result-lines = { $start } на початку + { $dinos } за динозаврів − { $genes } за гени
board-result-dinos = { dinos } на полі

## Словник

glossary-terrain = Ділянки поля
terrain-desert = пустеля
terrain-desert-text = Найтепліше місце. Пустелі — помірна зона, поки фішка клімату стоїть на пустелі.
terrain-plain = рівнина
terrain-plain-text = Холодніша за пустелі, але тепліша за пагорби.
terrain-hills = пагорби
terrain-hills-text = Холодніші за рівнини, але тепліші за гори.
terrain-mountain = гори
terrain-mountain-text = Найхолодніше місце. Гори — помірна зона, поки фішка клімату стоїть на горах.

glossary-zone = Кліматичні зони
zone-deadly_hot = смертельна спека
zone-deadly_hot-text = На два щаблі й більше тепліше за клімат: під час виживання тут гинуть усі динозаври.
zone-warm = тепла зона
zone-warm-text = На щабель тепліше за клімат: кожен ген «Парасоля» зберігає тут одного динозавра свого виду.
zone-temperate = помірна зона
zone-temperate-text = Ділянки самого клімату: тут виживають усі динозаври.
zone-cold = холодна зона
zone-cold-text = На щабель холодніше за клімат: кожен ген «Хутро» зберігає тут одного динозавра свого виду.
zone-deadly_cold = смертельний холод
zone-deadly_cold-text = На два щаблі й більше холодніше за клімат: під час виживання тут гинуть усі динозаври.

glossary-gene = Гени
gene-tail = хвіст
gene-tail-text = Вид із найдовшим хвостом діє першим у кожній фазі.
gene-leg = лапа
gene-leg-text = Одне очко руху за хід: крок одного динозавра на сусідню клітинку або атака.
gene-horn = ріг
gene-horn-text = Сила в сутичці: від різниці в рогах залежить, за якого кидка перемагає атакувальник.
gene-egg = яйце
gene-egg-text = Один новий динозавр за хід поряд із дорослим динозавром виду.
gene-fur = хутро
gene-fur-text = Зберігає одного динозавра в холодній зоні.
gene-parasol = парасоля
gene-parasol-text = Зберігає одного динозавра в теплій зоні.
gene-mutant = мутація
gene-mutant-text = Кожен ген, придбаний у наступні ходи, коштує на одне очко менше.
gene-card = карта
gene-card-text = Хто його придбав, одразу бере карту події, а ген виходить із гри.

glossary-card = Карти подій
card-calm_spell = «Затишшя»
card-calm_spell-text = Перед зміною клімату: клімат не змінюється, кубик не кидають.
card-climate_reversal = «Клімат навспак»
card-climate_reversal-text = Перед зміною клімату: фішка клімату йде на одну поділку назад, кубик не кидають.
card-climate_leap = «Стрибок клімату»
card-climate_leap-text = Перед зміною клімату: фішка клімату йде на дві поділки вперед, кубик не кидають.
card-weather_maker = «Повелитель погоди»
card-weather_maker-text = Перед зміною клімату: фішка клімату йде на поділку назад, лишається або йде на поділку вперед на ваш вибір, кубик не кидають.
card-big_brother = «Старший брат»
card-big_brother-text = Перед рухом: до кінця ходу всі ваші динозаври мають на два роги більше в захисті.
card-giant_gene = «Гігантський ген»
card-giant_gene-text = Перед рухом: до кінця ходу всі ваші динозаври мають на два роги більше в атаці.
card-second_wind = «Друге дихання»
card-second_wind-text = Перед рухом: цього ходу ви маєте на два очки руху більше.
card-lame_leg = «Кульгава лапа»
card-lame_leg-text = Перед рухом: цього ходу суперник має на два очки руху менше.
card-long_jump = «Стрибок у довжину»
card-long_jump-text = Перед рухом: перенесіть свого динозавра на порожню клітинку не далі трьох кроків, хоч би хто стояв на шляху. Це не рух, і очки руху не витрачаються.
card-unexpected_gene = «Несподіваний ген»
card-unexpected_gene-text = Перед рухом: до кінця ходу ви маєте на два гени «Лапа», «Ріг», «Яйце», «Хутро» або «Парасоля» більше.
card-barren_season = «Безплідний сезон»
card-barren_season-text = Перед потомством: суперник цього ходу не виставляє нових динозаврів, хоч би що казали інші карти.
card-fertility = «Плодючість»
card-fertility-text = Перед потомством: цього ходу ви виставляєте на двох динозаврів більше.
card-far_flung_eggs = «Далека кладка»
card-far_flung_eggs-text = Перед потомством: ваші нові динозаври можуть з’явитися не далі трьох кроків від дорослих. Без дорослих динозаврів карту грати не можна.
card-frostbite = «Обмороження»
card-frostbite-text = Перед виживанням: до кінця ходу суперник має на один ген «Хутро» менше.
card-sunburn = «Сонячний опік»
card-sunburn-text = Перед виживанням: до кінця ходу суперник має на один ген «Парасоля» менше.
card-wetsuit = «Гідрокостюм»
card-wetsuit-text = Перед виживанням: цього ходу ви не втрачаєте динозаврів у холодній зоні. Смертельні зони лишаються смертельними.
card-sunblock = «Сонцезахисний крем»
card-sunblock-text = Перед виживанням: цього ходу ви не втрачаєте динозаврів у теплій зоні. Смертельні зони лишаються смертельними.
card-epidemic = «Епідемія»
card-epidemic-text = Перед виживанням: приберіть двох динозаврів на ваш вибір у суперника, який має їх чотири або більше.
card-dead_end = «Тупикова гілка»
card-dead_end-text = Коли вам треба обрати ряд: ви не берете участі в торгах цього ходу, не отримуєте гена й нічого не платите.
card-bargain = «Вигідна угода»
card-bargain-text = Перед торгами: ген, придбаний цього ходу, коштує на три очки менше.
card-gene_drift = «Дрейф генів»
card-gene_drift-text = Перед торгами: гени одного або двох рядів замінюються іншими з кухля.

## Джерела

source-rules = Правила
source-rules-how = За книгою правил; опублікований конспект ходу з нею згоден.
source-genes = Гени
source-genes-how = Види генів, їх кількість і початкові гени взято з книги правил.
source-combat = Таблиця сутичок
source-combat-how = З книги правил.
source-climate_die = Кубик клімату
source-climate_die-how = З книги правил.
source-bidding = Шкала торгів
source-bidding-how = Про ставки від 0 до 6 пишуть гравці першого видання; за книгою правил торги можуть вийти за межі шкали.
source-board_sides = Половини поля
source-board_sides-how = Які сторони беруть для якої кількості гравців, сказано в книзі правил; кількість клітинок для трьох і п’ятьох опубліковано, решта з цього випливає.
source-island = Острів
source-island-how = Його форму та ділянки відтворено так, щоб усі місця старту були рівноцінні.
source-climate_track = Кліматична таблиця
source-climate_track-how = Що вона йде від пустелі до гір і назад, опубліковано; кількість поділок — висновок.
source-turn_track = Лічильник ходів
source-turn_track-how = Початки, поділки з кубиком і кінець опубліковано; довжину й числа відтворено за рахунком описаних партій.
source-event_cards = Карти подій
source-event_cards-how = Загальну кількість опубліковано, в одинадцяти карт відома назва або дія; решту карт і кількість примірників відтворено.
source-event_windows = Час для карт подій
source-event_windows-how = Час до клімату та руху опубліковано, решту відтворено.
source-seat_colours = Кольори
source-seat_colours-how = Синій, рожевий, жовтий і зелений опубліковано; червоний відтворено.

## Що видно за столом

view-turn = хід
view-climate_terrain = клімат
view-meteor = метеорит на поділці
view-deck_size = карт у колоді
view-moves_left = лишилося очок руху
view-births_left = лишилося виставити динозаврів
view-order = черговість
view-queue = ще діють
view-passed = відмовилися від гена
view-hand = ваші карти
view-discard = зіграні карти
view-bag = гени в кухлі
view-rows = ряд
view-gene = ген
view-holder = чия ставка
view-bid = ставка
view-seats = види
view-points = очки
view-genes = гени
view-hand_size = карт на руці
view-supply = динозаврів у резерві

## Фази
phase-initiative = ініціатива
phase-climate_window = карти подій перед зміною клімату
phase-climate = клімат
phase-movement_window = карти подій перед рухом
phase-movement = рух
phase-adults = потомство: у кого воно буде
phase-births_window = карти подій перед потомством
phase-births = потомство
phase-survival_window = карти подій перед виживанням
phase-survival = виживання
phase-scoring = підрахунок очок
phase-meteor = метеорит
phase-genes = гени на продаж
phase-evolution_window = карти подій перед торгами
phase-auction = торги
phase-payment = оплата ставок
