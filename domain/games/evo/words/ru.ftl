title = Эво. Век динозавров
summary = Выведите свой вид динозавров ген за геном и сберегите его при переменчивом климате до падения метеорита.

## Настройки партии

option-map_4p = Поле для четверых
option-map_4p-text = На каком из двух полей играют вчетвером.
option-map_4p-four_mm = две средние стороны
option-map_4p-four_ls = меньшая и большая стороны
option-one_gene_fewer = На один ген меньше
option-one_gene_fewer-text = Каждый ход генов на один меньше, чем игроков, и один из них может отказаться от гена; на первых двух ходах метеорит не двигается.
option-one_gene_fewer-yes = на один ген меньше, чем игроков
option-one_gene_fewer-no = по гену на игрока
option-event_deck = Карты событий
option-event_deck-text = Участвуют ли в игре карты событий и гены «Карта».
option-event_deck-standard = с картами событий
option-event_deck-none = без карт событий
option-climate_track = Климатическая таблица
option-climate_track-text = Сколько делений в климатической таблице.
option-climate_track-six = шесть делений
option-climate_track-eight = восемь делений
option-event_polling = Кого спрашивают о картах событий
option-event_polling-text = Спрашивать только тех, кто может сыграть карту, быстрее, но так остальные кое-что узнают о чужих картах.
option-event_polling-all_with_cards = всех, у кого есть карты
option-event_polling-only_able = только тех, кто может сыграть карту

## Решения

decision-play_event = Сыграть карту события
decision-jump_dino = Выбрать, куда прыгнет динозавр
decision-move_dino = Переместить динозавра
decision-place_birth = Выставить нового динозавра
decision-choose_losses = Выбрать динозавров, которых погубит климат
decision-choose_row = Выбрать ряд для ставки
decision-place_bid = Назвать ставку

## Счёт

line-start = Очки в начале игры
line-dinos = За выживших динозавров
line-genes = Плата за гены
reason-meteor_roll = Бросок кубика обрушил метеорит
reason-meteor_track_end = Метеорит дошёл до конца счётчика ходов

## Части предложений

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
    [tail] ген «Хвост»
    [leg] ген «Лапа»
    [horn] ген «Рог»
    [egg] ген «Яйцо»
    [fur] ген «Мех»
    [parasol] ген «Зонтик»
    [mutant] ген мутации
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
card-copy = { $card } (экземпляр { $number })
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
    [few] { $points } очка
   *[many] { $points } очков
}
dinos = { $dinos ->
    [one] { $dinos } динозавр
    [few] { $dinos } динозавра
   *[many] { $dinos } динозавров
}

## Варианты действий

label-move_dino = Переместить динозавра с клетки { $origin } на клетку { $to }
label-move_dino-attack = Атаковать игрока { $target } на клетке { $to } с клетки { $origin }: победа при { faces } ({ $percent } %), иначе вы теряете своего динозавра
label-end_movement = Закончить движение и отказаться от { $count ->
    [one] { $count } очка движения
   *[other] { $count } очков движения
}
label-jump_dino = Прыгнуть на клетку { $to }
label-place_birth-safe = Новый динозавр на клетке { $place }: ему ничто не грозит
label-place_birth-cold = Новый динозавр на клетке { $place }: в холодной зоне будет { dinos }, мех спасает { $fur }
label-place_birth-warm = Новый динозавр на клетке { $place }: в тёплой зоне будет { dinos }, зонтики спасают { $parasol }
label-place_birth-deadly = Новый динозавр на клетке { $place }: он не переживёт этот ход
label-choose_losses-cold = Потерять от холода: { $cold }
label-choose_losses-warm = Потерять от жары: { $warm }
label-choose_losses-both = Потерять от холода: { $cold }; от жары: { $warm }
label-choose_row = Ряд { $row }, { name-of-gene }: ставок нет, можно начать с { $least }
label-choose_row-held = Ряд { $row }, { name-of-gene }: { $holder } ставит { $bid }, нужно { $least } или больше; цена — от { $price }
label-place_bid = Поставить { $amount } на { name-of-gene }: { $price ->
    [0] бесплатно
    [one] цена { $price } очко
    [few] цена { $price } очка
   *[many] цена { $price } очков
}
label-pass_bid = Отказаться от приобретения гена: ни гена, ни платы в этот ход
label-pass_events = Не играть карт { $phase ->
    [climate_window] перед сменой климата
    [movement_window] перед движением
    [births_window] перед потомством
    [survival_window] перед выживанием
   *[evolution_window] перед торговлей
}
label-play_event = Сыграть карту { $card }: { $effects }
label-play_event-epidemic = Сыграть карту { $card }: { $target } теряет динозавров на клетках { $places }

play-climate = { $way ->
    [stay] климат не меняется ({ name-of-terrain })
    [back] фишка климата идёт на { climate-spaces } назад ({ name-of-terrain })
   *[on] фишка климата идёт на { climate-spaces } вперёд ({ name-of-terrain })
}, кубик не бросают
climate-spaces = { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}
play-attack = рога в атаке { $before } → { $after } до конца хода
play-defence = рога в защите { $before } → { $after } до конца хода
play-moves = очки движения { $before } → { $after }
play-births = потомство { $before } → { $after }
play-discount = скидка { $before } → { $after } в этот ход
play-gene = { name-of-gene } { $before } → { $after } до конца хода
play-birth_distance = потомство не дальше { $distance } шагов от взрослых динозавров
play-cold_proof = холод не погубит ваших динозавров (их там { $count }, мех спасает { $fur })
play-warm_proof = жара не погубит ваших динозавров (их там { $count }, зонтики спасают { $parasol })
play-jump = динозавр с клетки { $place } прыгнет не дальше { $distance } шагов
play-redraw = новые гены вместо прежних: { $rows }
play-skip_auction = ни гена, ни платы в этот ход
play-target_moves = у игрока { $target } очки движения { $before } → { $after }
play-target_births = { $target } в этот ход без потомства вместо { $count }
play-target_fur = у игрока { $target } мех { $before } → { $after } до конца хода, динозавров в холодной зоне: { $count }
play-target_parasol = у игрока { $target } зонтики { $before } → { $after } до конца хода, динозавров в тёплой зоне: { $count }

## Журнал

fact-game_set_up = Видов в игре: { $seats }, { $map ->
    [three] поле для троих
    [four_mm] поле из двух средних сторон
    [four_ls] поле из меньшей и большей сторон
   *[five] поле для пятерых
}; у каждого { points } и { dinos }
fact-event_card_drawn = { $seat } берёт карту события: { $card }
fact-event_card_drawn-hidden = { $seat } берёт карту события
fact-event_deck_renewed = Сброс становится колодой карт событий
fact-dino_landed = { $seat } начинает на клетке { $place }
fact-turn_begun = Начинается ход { $turn }
fact-phase_begun = { $phase ->
    [initiative] Фаза 1. Инициатива
    [climate_window] Фаза 2. Карты событий перед сменой климата
    [climate] Фаза 2. Климат
    [movement_window] Фаза 3. Карты событий перед движением
    [movement] Фаза 3. Движение
    [births_window] Фаза 4. Карты событий перед потомством
    [births] Фаза 4. Потомство
    [survival_window] Фаза 5. Карты событий перед выживанием
    [survival] Фаза 5. Выживание
    [meteor] Фаза 6. Метеорит и эволюция
   *[evolution_window] Фаза 6. Карты событий перед торговлей
}
fact-initiative_rolled = { $seat } бросает кубик на инициативу: { $die }
fact-initiative_set = Очерёдность: { $order }
fact-event_played = { $seat } играет карту { $card }
fact-event_played-target = { $seat } играет карту { $card } против игрока { $target }
fact-event_played-origin = { $seat } играет карту { $card } для динозавра на клетке { $place }
fact-events_passed = { $seat } не играет карт
fact-modifier_raised = { $seat } { $modifier ->
    [attack_horns] получает { more-horns } в атаке до конца хода
    [defence_horns] получает { more-horns } в защите до конца хода
    [movement_bonus] получает { more-moves } в этот ход
    [movement_malus] теряет { moves } в этот ход
    [birth_bonus] выставит в этот ход на { more-births } больше
    [fur_malus] до конца хода теряет { genes } «Мех»
    [parasol_malus] до конца хода теряет { genes } «Зонтик»
   *[discount_bonus] платит за ген на { $by } меньше
}
more-horns = { $by ->
    [one] +{ $by } рог
    [few] +{ $by } рога
   *[many] +{ $by } рогов
}
more-births = { $by ->
    [one] { $by } динозавра
    [few] { $by } динозавра
   *[many] { $by } динозавров
}
taken-dinos = { $by ->
    [one] { $by } динозавра
   *[other] { $by } динозавров
}
more-moves = +{ moves }
genes = { $by ->
    [one] { $by } ген
    [few] { $by } гена
   *[many] { $by } генов
}
moves = { $by ->
    [one] { $by } очко движения
    [few] { $by } очка движения
   *[many] { $by } очков движения
}
fact-modifier_switched_on = { $seat } { $modifier ->
    [birth_banned] остаётся в этот ход без потомства
    [cold_proof] в этот ход не теряет динозавров от холода
    [warm_proof] в этот ход не теряет динозавров от жары
   *[out_of_auction] не приобретает ген в этот ход
}
fact-birth_distance_set = { $seat } может выставлять новых динозавров не дальше { $distance } шагов от взрослых
fact-genes_lent = { $seat } до конца хода получает { name-of-gene } (×{ $count })
fact-dino_jumped = { $seat } переносит динозавра прыжком с клетки { $origin } на клетку { $to }
fact-climate_rolled = { $seat } бросает кубик климата: { $die }
fact-climate_moved = { $way ->
    [stay] Климат не меняется ({ name-of-terrain })
    [back] Фишка климата идёт на { climate-spaces } назад ({ name-of-terrain })
   *[on] Фишка климата идёт на { climate-spaces } вперёд ({ name-of-terrain })
}: { $zones }
fact-dino_moved = { $seat } перемещает динозавра с клетки { $origin } на клетку { $to }
fact-combat_fought = { $seat } атакует игрока { $target } на клетке { $to } с клетки { $origin }: победа при { faces }; выпало { $die }, динозавра теряет { $won ->
    [yes] { $target }
   *[no] { $seat }
}
fact-movement_ended = { $seat } заканчивает движение
fact-dino_born = { $seat } выставляет нового динозавра на клетку { $place }
fact-births_ended = { $seat } не может выставить ещё { $lost ->
    [one] { $lost } динозавра
   *[other] { $lost } динозавров
}
fact-dinos_lost = { $seat } теряет { $count ->
    [one] { $count } динозавра
   *[other] { $count } динозавров
} { $cause ->
    [deadly] в смертельных зонах
    [epidemic] из-за эпидемии
    [cold] от холода
    [warm] от жары
   *[climate] от холода или жары
}: { $places }
fact-points_gained = { $seat } получает { points }, всего { $total }
fact-meteor_moved = { $kind ->
    [die] Метеорит переходит на деление { $space } из { $impact }: он упадёт, если выпадет { $highest } или меньше
    [impact] Метеорит доходит до конца счётчика, до деления { $impact }
   *[plain] Метеорит переходит на деление { $space } из { $impact }
}
fact-meteor_rolled = { $seat } бросает кубик метеорита: { $die }
fact-meteor_struck = { $reason ->
    [meteor_roll] Метеорит падает
   *[meteor_track_end] Метеорит падает в конце счётчика ходов
}: игра окончена
fact-gene_drawn = Ряд { $row }: { name-of-gene }
fact-genes_returned = Обратно в кружку: { $rows }
fact-auction_opened = Начинается торговля, участвуют { $bidders }{ $passes ->
    [0] {""}
   *[other] ; от гена может отказаться { $passes }
}
fact-row_chosen = { $seat } выбирает { $row }
fact-bid_placed = { $seat } ставит { $amount } на { $row }
fact-bid_placed-outbid = { $seat } ставит { $amount } на { $row } и перебивает ставку игрока { $displaced }
fact-bid_passed = { $seat } отказывается от приобретения гена
fact-bid_paid = { $seat } { $points ->
    [0] ничего не платит
   *[other] платит { points }
} за { name-of-gene }
fact-gene_taken = { $seat } получает { name-of-gene }
fact-gene_used_up = { $seat } получает { name-of-gene }, который сразу выходит из игры

## Действие карт событий, как на самой карте

effect-climate = { $way ->
    [stay] климат не меняется
    [back] фишка климата идёт на { climate-spaces } назад
   *[on] фишка климата идёт на { climate-spaces } вперёд
}, кубик не бросают
effect-climate_chosen = фишка климата идёт на { $steps } по вашему выбору, кубик не бросают
effect-attack_horns = { more-horns } в вашей атаке до конца хода
effect-defence_horns = { more-horns } в вашей защите до конца хода
effect-movement_points = { more-moves } в этот ход
effect-jump = перенесите своего динозавра на пустую клетку не дальше { $distance } шагов
effect-temporary_genes = +{ $by } к гену на ваш выбор до конца хода
effect-births = +{ $by } к потомству в этот ход
effect-birth_distance = потомство не дальше { $distance } шагов от взрослых динозавров
effect-cold_proof = в этот ход вы не теряете динозавров от холода
effect-warm_proof = в этот ход вы не теряете динозавров от жары
effect-skip_auction = ни гена, ни платы в этот ход
effect-discount = ген этого хода дешевле на { $by }
effect-redraw = замените гены в { $least }–{ $most } рядах
effect-target_movement_points = соперник теряет { moves } в этот ход
effect-target_births = соперник в этот ход без потомства
effect-target_fur = соперник до конца хода теряет { genes } «Мех»
effect-target_parasol = соперник до конца хода теряет { genes } «Зонтик»
effect-epidemic = уберите { taken-dinos } соперника, если их у него { $least } или больше

## Поле

board-title = Эво, ход { $turn }. { $headline }
board-turn = Ход { $turn }
board-over = Игра окончена
board-won = Метеорит упал: { $count ->
    [one] побеждает { $winners }
   *[other] победу делят { $winners }
}, { points }
board-nobody = Никто ничего не решает
board-asked = { $who }: { $task }
board-task-move = переместить динозавра ({ $count ->
    [one] осталось { $count } очко движения
    [few] осталось { $count } очка движения
   *[many] осталось { $count } очков движения
})
board-task-birth = выставить нового динозавра (осталось { $count })
board-task-losses = выбрать динозавров, которых погубит климат
board-task-jump = выбрать, куда прыгнет динозавр с клетки { $hex }
board-task-event = сыграть карту события или не играть
board-task-row = выбрать ряд для ставки
board-task-bid = назвать ставку на { name-of-gene } в ряду { $row }
board-order = Очерёдность
board-chapter = { $chapter ->
    [initiative] Инициатива
    [climate] Климат
    [movement] Движение
    [births] Потомство
    [survival] Выживание
   *[evolution] Эволюция
}
board-chapter-cards = { board-chapter }: карты
board-star = место старта
board-dino = { $kind ->
    [jumping] готовый к прыжку динозавр
    [newborn] новорождённый динозавр
    [parent] взрослый динозавр
   *[plain] динозавр
} игрока { $seat }
board-climate = Климат
board-climate-by-card = В этот ход климат определила карта
board-climate-die = Кубик: { $faces }
board-climate-face = { $faces } { $way ->
    [back] назад
    [stay] на месте
    [on] вперёд
   *[far] { $steps }
}
board-meteor = Метеорит
board-meteor-die = ≤ n: выпало n или меньше — конец игры
board-meteor-impact = падение
board-combat-difference = Рога: атака − защита
board-combat-wins = Атакующий побеждает при
board-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
board-holdings = на поле { $board } · в резерве { $supply } · карт { $cards }
board-you = { $seat } (вы)
board-values = движение { $moves } · атака { $attack } · защита { $defence } · потомство { $births } · скидка { $discount }
board-safe = уцелеют: { $count }
board-in-cold = { $count } / мех { $fur }
board-in-warmth = { $count } / зонтик { $parasol }
board-doomed = погибнут: { $count }
board-dropped-out = без гена в этот ход
board-attack-changed = { $by } к атаке
board-defence-changed = { $by } к защите
board-birth-distance = потомство не дальше { $distance }
board-changed = { $what ->
    [birth_banned] без потомства
    [cold_proof] холод не страшен
    [warm_proof] жара не страшна
   *[out_of_auction] без гена в этот ход
}
board-offer = Шкала торговли
board-offer-later = генов пока нет
board-passes = может отказаться { $count }
board-bag = Осталось в кружке: { $count }
board-gene-use = { $gene ->
    [tail] действует раньше
    [leg] +1 очко движения
    [horn] +1 рог в сражении
    [egg] +1 динозавр за ход
    [fur] спасает 1 от холода
    [parasol] спасает 1 от жары
    [mutant] гены дешевле на 1
   *[card] даёт карту события
}
board-cards = Карты событий
board-hand = Ваши карты событий
board-deck = в колоде: { $count }
board-hands-hidden = Карты на руках видит только их хозяин
board-no-cards = Карт нет
board-moment = { $moment ->
    [climate] перед сменой климата
    [movement] перед движением
    [births] перед потомством
    [survival] перед выживанием
    [evolution] перед торговлей
   *[auction] вместо ставки
}
board-played = Сыграны: { $cards }
board-result = Итоги
board-result-lines = { $start } в начале + { $dinos } за динозавров − { $genes } за гены
board-result-dinos = { dinos } на поле

## Словарь

glossary-terrain = Участки поля
terrain-desert = пустыня
terrain-desert-text = Самое тёплое место. Пустыни — умеренная зона, пока фишка климата стоит на пустыне.
terrain-plain = равнина
terrain-plain-text = Холоднее пустынь, но теплее холмов.
terrain-hills = холмы
terrain-hills-text = Холоднее равнин, но теплее гор.
terrain-mountain = горы
terrain-mountain-text = Самое холодное место. Горы — умеренная зона, пока фишка климата стоит на горах.

glossary-zone = Климатические зоны
zone-deadly_hot = смертельная жара
zone-deadly_hot-text = На две ступени и больше теплее климата: при выживании здесь гибнут все динозавры.
zone-warm = тёплая зона
zone-warm-text = На ступень теплее климата: каждый ген «Зонтик» сохраняет здесь одного динозавра своего вида.
zone-temperate = умеренная зона
zone-temperate-text = Участки самого климата: здесь выживают все динозавры.
zone-cold = холодная зона
zone-cold-text = На ступень холоднее климата: каждый ген «Мех» сохраняет здесь одного динозавра своего вида.
zone-deadly_cold = смертельный холод
zone-deadly_cold-text = На две ступени и больше холоднее климата: при выживании здесь гибнут все динозавры.

glossary-gene = Гены
gene-tail = хвост
gene-tail-text = Вид с самым длинным хвостом действует первым в каждой фазе.
gene-leg = лапа
gene-leg-text = Одно очко движения за ход: шаг одного динозавра на соседнюю клетку или атака.
gene-horn = рог
gene-horn-text = Сила в сражении: от разницы в рогах зависит, при каком броске побеждает атакующий.
gene-egg = яйцо
gene-egg-text = Один новый динозавр за ход рядом со взрослым динозавром вида.
gene-fur = мех
gene-fur-text = Сохраняет одного динозавра в холодной зоне.
gene-parasol = зонтик
gene-parasol-text = Сохраняет одного динозавра в тёплой зоне.
gene-mutant = мутация
gene-mutant-text = Каждый ген, приобретённый на следующих ходах, стоит на одно очко дешевле.
gene-card = карта
gene-card-text = Купивший его сразу берёт карту события, а ген выходит из игры.

glossary-card = Карты событий
card-calm_spell = «Затишье»
card-calm_spell-text = Перед сменой климата: климат не меняется, кубик не бросают.
card-climate_reversal = «Климат вспять»
card-climate_reversal-text = Перед сменой климата: фишка климата идёт на одно деление назад, кубик не бросают.
card-climate_leap = «Скачок климата»
card-climate_leap-text = Перед сменой климата: фишка климата идёт на два деления вперёд, кубик не бросают.
card-weather_maker = «Повелитель погоды»
card-weather_maker-text = Перед сменой климата: фишка климата идёт на деление назад, остаётся или идёт на деление вперёд по вашему выбору, кубик не бросают.
card-big_brother = «Старший брат»
card-big_brother-text = Перед движением: до конца хода у всех ваших динозавров на два рога больше в защите.
card-giant_gene = «Гигантский ген»
card-giant_gene-text = Перед движением: до конца хода у всех ваших динозавров на два рога больше в атаке.
card-second_wind = «Второе дыхание»
card-second_wind-text = Перед движением: в этот ход у вас на два очка движения больше.
card-lame_leg = «Хромая лапа»
card-lame_leg-text = Перед движением: в этот ход у соперника на два очка движения меньше.
card-long_jump = «Прыжок в длину»
card-long_jump-text = Перед движением: перенесите своего динозавра на пустую клетку не дальше трёх шагов, кто бы ни стоял на пути. Это не движение, и очки движения не тратятся.
card-unexpected_gene = «Неожиданный ген»
card-unexpected_gene-text = Перед движением: до конца хода у вас на два гена «Лапа», «Рог», «Яйцо», «Мех» или «Зонтик» больше.
card-barren_season = «Бесплодный сезон»
card-barren_season-text = Перед потомством: соперник в этот ход не выставляет новых динозавров, что бы ни говорили другие карты.
card-fertility = «Плодовитость»
card-fertility-text = Перед потомством: в этот ход вы выставляете на двух динозавров больше.
card-far_flung_eggs = «Дальняя кладка»
card-far_flung_eggs-text = Перед потомством: ваши новые динозавры могут появиться не дальше трёх шагов от взрослых. Без взрослых динозавров карту играть нельзя.
card-frostbite = «Обморожение»
card-frostbite-text = Перед выживанием: до конца хода у соперника на один ген «Мех» меньше.
card-sunburn = «Солнечный ожог»
card-sunburn-text = Перед выживанием: до конца хода у соперника на один ген «Зонтик» меньше.
card-wetsuit = «Гидрокостюм»
card-wetsuit-text = Перед выживанием: в этот ход вы не теряете динозавров в холодной зоне. Смертельные зоны остаются смертельными.
card-sunblock = «Солнцезащитный крем»
card-sunblock-text = Перед выживанием: в этот ход вы не теряете динозавров в тёплой зоне. Смертельные зоны остаются смертельными.
card-epidemic = «Эпидемия»
card-epidemic-text = Перед выживанием: уберите двух динозавров на ваш выбор у соперника, у которого их четыре или больше.
card-dead_end = «Тупиковая ветвь»
card-dead_end-text = Когда вам нужно выбрать ряд: вы не участвуете в торговле этого хода, не получаете ген и ничего не платите.
card-bargain = «Выгодная сделка»
card-bargain-text = Перед торговлей: ген, приобретённый в этот ход, стоит на три очка дешевле.
card-gene_drift = «Дрейф генов»
card-gene_drift-text = Перед торговлей: гены одного или двух рядов заменяются другими из кружки.

## Источники

source-rules = Правила
source-rules-how = По книге правил; опубликованный конспект хода с ней согласен.
source-genes = Гены
source-genes-how = Виды генов, их число и начальные гены взяты из книги правил.
source-combat = Таблица сражений
source-combat-how = Из книги правил.
source-climate_die = Кубик климата
source-climate_die-how = Из книги правил.
source-bidding = Шкала торговли
source-bidding-how = О ставках от 0 до 6 пишут игроки первого издания; по книге правил торговля может выйти за пределы шкалы.
source-board_sides = Половины поля
source-board_sides-how = Какие стороны берут для какого числа игроков, сказано в книге правил; число клеток для троих и пятерых опубликовано, остальное из этого следует.
source-island = Остров
source-island-how = Его форма и участки восстановлены так, чтобы все места старта были равноценны.
source-climate_track = Климатическая таблица
source-climate_track-how = Что она идёт от пустыни к горам и обратно, опубликовано; число делений — вывод.
source-turn_track = Счётчик ходов
source-turn_track-how = Начала, деления с кубиком и конец опубликованы; длина и числа восстановлены по счёту описанных партий.
source-event_cards = Карты событий
source-event_cards-how = Общее число опубликовано, у одиннадцати карт известно название или действие; остальные карты и число экземпляров восстановлены.
source-event_windows = Время для карт событий
source-event_windows-how = Время до климата и движения опубликовано, остальное восстановлено.
source-seat_colours = Цвета
source-seat_colours-how = Синий, розовый, жёлтый и зелёный опубликованы; красный восстановлен.

## Что видно за столом

view-turn = ход
view-climate_terrain = климат
view-meteor = метеорит на делении
view-deck_size = карт в колоде
view-moves_left = осталось очков движения
view-births_left = осталось выставить динозавров
view-order = очерёдность
view-queue = ещё действуют
view-passed = отказались от гена
view-hand = ваши карты
view-discard = сыгранные карты
view-bag = гены в кружке
view-rows = ряд
view-gene = ген
view-holder = чья ставка
view-bid = ставка
view-seats = виды
view-points = очки
view-genes = гены
view-hand_size = карт на руке
view-supply = динозавров в резерве

## Фазы
phase-initiative = инициатива
phase-climate_window = карты событий перед сменой климата
phase-climate = климат
phase-movement_window = карты событий перед движением
phase-movement = движение
phase-adults = потомство: у кого оно будет
phase-births_window = карты событий перед потомством
phase-births = потомство
phase-survival_window = карты событий перед выживанием
phase-survival = выживание
phase-scoring = подсчёт очков
phase-meteor = метеорит
phase-genes = гены на продажу
phase-evolution_window = карты событий перед торговлей
phase-auction = торговля
phase-payment = оплата ставок
