# Динокости. Термины перечислены в terms.md.

title = Динокости
summary = Раскалывайте каменную плиту, делите находки по числу долот в расколе и собирайте скелеты.

## Варианты игры

option-layout = Раскладка
option-layout-text = Как лежит плита в начале игры.
option-layout-A = А: половина тайлов лицом вверх, в центре груда костей
option-layout-B = Б: все тайлы лицом вниз
option-equipment_cards = Карты снаряжения
option-equipment_cards-text = Сколько карт снаряжения получает каждый игрок.
option-equipment_cards-0 = без карт
option-equipment_cards-1 = 1 карта
option-equipment_cards-2 = 2 карты
option-first_player = Первый игрок
option-first_player-text = Кто ходит первым.
option-first_player-random = по жребию
option-first_player-seat0 = место 0
option-boulders = Валуны
option-boulders-text = Нужны ли лишние долота там, где лежат валуны.
option-boulders-backs = как на оборотах тайлов
option-boulders-none = без валунов
option-stall_rounds = Кругов до конца заброшенных раскопок
option-stall_rounds-text = Игра заканчивается, если столько кругов подряд плита не теряет ни одного тайла.

## Решения

decision-turn_start = Заточите долота или сначала сделайте что-то ещё
decision-turn_main = Кладите долота, делайте что-то ещё или закончите ход
decision-recall = Снимите долота с плиты
decision-choose_part = Выберите, какой кусок отколоть
decision-share_pick = Возьмите тайл при дележе находок
decision-final_pick = Возьмите один из последних двух тайлов
decision-card_target = Выберите, к чему применить карту

## Счёт и конец

line-skeletons = Скелеты
line-plants = Растения
line-loose = Тайлы вне скелетов
line-amber = Янтарь
reason-slab_empty = Плита разобрана
reason-abandoned_dig = Раскопки заброшены

## Названия

species = { $species ->
    [brachiosaurus] брахиозавр
    [tyrannosaurus] тираннозавр
    [triceratops] трицератопс
    [velociraptor] велоцираптор
    [pterodactyl] птеродактиль
   *[none] { $species }
}
species-genitive = { $species ->
    [brachiosaurus] брахиозавра
    [tyrannosaurus] тираннозавра
    [triceratops] трицератопса
    [velociraptor] велоцираптора
    [pterodactyl] птеродактиля
   *[none] { $species }
}
part = { $what ->
    [brachiosaurus-1] голова
    [brachiosaurus-2] шея
    [brachiosaurus-3] туловище
    [brachiosaurus-4] таз
    [brachiosaurus-5] хвост
    [tyrannosaurus-1] голова
    [tyrannosaurus-2] туловище
    [tyrannosaurus-3] ноги
    [tyrannosaurus-4] хвост
    [triceratops-1] голова
    [triceratops-2] туловище
    [triceratops-3] хвост
    [velociraptor-1] передняя половина
    [velociraptor-2] задняя половина
   *[none] часть { $part }
}
part-accusative = { $what ->
    [brachiosaurus-1] голову
    [brachiosaurus-2] шею
    [brachiosaurus-3] туловище
    [brachiosaurus-4] таз
    [brachiosaurus-5] хвост
    [tyrannosaurus-1] голову
    [tyrannosaurus-2] туловище
    [tyrannosaurus-3] ноги
    [tyrannosaurus-4] хвост
    [triceratops-1] голову
    [triceratops-2] туловище
    [triceratops-3] хвост
    [velociraptor-1] переднюю половину
    [velociraptor-2] заднюю половину
   *[none] часть { $part }
}
part-numbered = { part } ({ $part })
tile = { $kind ->
    [plant] растение
    [bone_pile] груда костей
    [whole] { species }
   *[part] { part } { species-genitive } ({ $part }/{ $parts })
}
tile-accusative = { $kind ->
    [plant] растение
    [bone_pile] груду костей
    [whole] { species-genitive }
   *[part] { part-accusative } { species-genitive } ({ $part }/{ $parts })
}

n-sharp = { $n ->
    [one] { $n } острое долото
    [few] { $n } острых долота
   *[many] { $n } острых долот
}
n-dull = { $n ->
    [0] ни одного долота
    [one] { $n } затупившееся долото
    [few] { $n } затупившихся долота
   *[many] { $n } затупившихся долот
}
n-from-slab = { $n ->
    [one] { $n } долото с плиты
    [few] { $n } долота с плиты
   *[many] { $n } долот с плиты
}
n-amber = { $n ->
    [one] { $n } кристалл янтаря
    [few] { $n } кристалла янтаря
   *[many] { $n } кристаллов янтаря
}
n-bone_piles = { $n ->
    [1] груда костей
    [one] { $n } груда костей
    [few] { $n } груды костей
   *[many] { $n } груд костей
}
n-unseen = { $n ->
    [one] { $n } неизвестный тайл
    [few] { $n } неизвестных тайла
   *[many] { $n } неизвестных тайлов
}
n-points = { $points } ПО

## Варианты выбора

label-sharpen = Заточить { $chisels }

label-place_chisel = { $boulders ->
    [0] Положить долото на границу { $edge }: нужно 1 острое долото
    [1] Положить долото на границу { $edge }: нужно { $price } острых долота, одно из них — на валун
   *[other] Положить долото на границу { $edge }: нужно { $price ->
        [one] { $price } острое долото
        [few] { $price } острых долота
       *[many] { $price } острых долот
    }, из них { $boulders } — на валуны
}
label-place_chisel-sturdy = Положить долото на границу { $edge } с крепким инструментом: нужно 1 острое долото, валуны не в счёт
place-and-break = { $placing }; { $breaking }
breaks = { $n ->
    [1] откалывается тайл с клетки { $cells }: { $shares }
    [one] откалывается { $n } тайл (клетки { $cells }): { $shares }
    [few] откалываются { $n } тайла (клетки { $cells }): { $shares }
   *[many] откалываются { $n } тайлов (клетки { $cells }): { $shares }
}
breaks-in-half = { $n ->
    [1] плита распадается на два тайла, один из них вы откалываете: { $shares }
    [one] плита распадается на равные куски по { $n } тайлу, один из них вы откалываете: { $shares }
    [few] плита распадается на равные куски по { $n } тайла, один из них вы откалываете: { $shares }
   *[many] плита распадается на равные куски по { $n } тайлов, один из них вы откалываете: { $shares }
}
then-last-tiles = { $broken }; затем вы берёте один из последних двух тайлов
share = { $name } берёт { $n }
share-leader = руководитель получает { $n }

price = { n-amber }
price-with-grant = { n-amber } с картой «Грант»
request-sturdy_tool = { $n ->
    [one] Крепкий инструмент за { $price }: в этот ход { $n } долото разбивает валуны бесплатно
    [few] Крепкий инструмент за { $price }: в этот ход { $n } долота разбивают валуны бесплатно
   *[many] Крепкий инструмент за { $price }: в этот ход { $n } долот разбивают валуны бесплатно
}
request-quick_sharpen = Быстрая заточка за { $price }: { $chisels }
request-buy_fossil = { $copy ->
    [none] Купить { $tile } за { $price }: { $worth }
   *[marked] Купить { $tile }, тайл { $copy }, за { $price }: { $worth }
}
dig = Выкопать { $tile } с клетки { $cell }
dig-unseen = Выкопать неизвестный тайл с клетки { $cell }
dig-for = { $digging } за { $price }
dig-worth = { $digging }: { $worth }
dig-sets-aside = { $n ->
    [1] { $digging }; ваше долото рядом ждёт следующего хода
    [one] { $digging }; { $n } ваше долото рядом ждёт следующего хода
    [few] { $digging }; { $n } ваших долота рядом ждут следующего хода
   *[many] { $digging }; { $n } ваших долот рядом ждут следующего хода
}
dig-splits = { $digging }; плита распадается

worth-plant = { $n ->
    [1] первое растение, { n-points }
   *[other] растений станет { $n }, всего { n-points } (+{ $more })
}
worth-bone_pile = заменяет любую недостающую часть; вне скелета — { n-points }
worth-whole = { $amber ->
    [0] сразу готовый скелет, { n-points }
    [one] сразу готовый скелет, { n-points } и { $amber } кристалл янтаря
    [few] сразу готовый скелет, { n-points } и { $amber } кристалла янтаря
   *[many] сразу готовый скелет, { n-points } и { $amber } кристаллов янтаря
}
worth-part = у вас будет { $held } из { $parts } частей; весь скелет — { n-points }
worth-last-part = последняя нужная часть, за скелет — { n-points }
worth-again = такая часть у вас уже есть; вне скелета — { n-points }

label-sell_tile = { $copy ->
    [none] Продать { $tile } за { $price ->
        [one] { $price } кристалл янтаря
        [few] { $price } кристалла янтаря
       *[many] { $price } кристаллов янтаря
    }
   *[marked] Продать { $tile }, тайл { $copy }, за { $price ->
        [one] { $price } кристалл янтаря
        [few] { $price } кристалла янтаря
       *[many] { $price } кристаллов янтаря
    }
}
label-assemble = { $amber ->
    [0] Собрать { species-genitive }: { $parts } — { n-points }, янтаря в запасе нет
    [one] Собрать { species-genitive }: { $parts } — { n-points } и { $amber } кристалл янтаря
    [few] Собрать { species-genitive }: { $parts } — { n-points } и { $amber } кристалла янтаря
   *[many] Собрать { species-genitive }: { $parts } — { n-points } и { $amber } кристаллов янтаря
}
label-play_card = Разыграть карту «{ $card }»: { $text }
label-end_turn = { $kept ->
    [0] Закончить ход: { $dull ->
        [0] острых долот не осталось
        [one] { $dull } острое долото затупится
        [few] { $dull } острых долота затупятся
       *[many] { $dull } острых долот затупятся
    }
   *[other] Закончить ход и сохранить { $kept ->
        [one] { $kept } острое долото
        [few] { $kept } острых долота
       *[many] { $kept } острых долот
    }: { $dull ->
        [0] ни одно не затупится
        [one] { $dull } затупится
       *[many] { $dull } затупятся
    }
}
label-end_turn-last = Закончить последний ход: игра окончена
end-with-set-aside = { $n ->
    [one] { $ending }; { $n } отложенное долото станет острым
    [few] { $ending }; { $n } отложенных долота станут острыми
   *[many] { $ending }; { $n } отложенных долот станут острыми
}
end-abandons = { $ending }; раскопки заброшены, игра окончена
label-recall_chisel = { $price ->
    [1] Снять своё долото с границы { $edge }
    [one] Снять своё долото с границы { $edge }; чтобы вернуть его туда, нужно { $price } острое долото
    [few] Снять своё долото с границы { $edge }; чтобы вернуть его туда, нужно { $price } острых долота
   *[many] Снять своё долото с границы { $edge }; чтобы вернуть его туда, нужно { $price } острых долот
}
label-choose_part = { $n ->
    [1] Отколоть клетку { $cells } ({ $tiles }): { $shares }
   *[other] Отколоть клетки { $cells } ({ $tiles }): { $shares }
}
label-take_tile = { $copy ->
    [none] Взять { $tile }: { $worth }
   *[marked] Взять { $tile }, тайл { $copy }: { $worth }
}
target-look = Тайно посмотреть тайл на клетке { $cell }
target-turn-up = Перевернуть тайл на клетке { $cell } лицом вверх
label-stop_targets = Больше не применять карту «{ $card }»

## Журнал

fact-game_set_up = Игроков: { $seats }. Затупившихся долот у каждого: { $chisels }. Кристаллов янтаря в запасе: { $supply }.
fact-first_player_drawn = { $seat } — первый игрок.
fact-tiles_laid = Плита сложена. Тайлов: { $tiles }, из них лицом вверх: { $up }.
fact-start_bonus_given = { $seat } получает в начале { $bonus }.
fact-card_dealt = { $seat } получает карту «{ $card }».
fact-card_dealt-hidden = { $seat } получает карту.
fact-turn_begun = Ход { $turn }: { $seat }.
fact-chisels_sharpened = { $count ->
    [one] { $seat } затачивает { $count } долото.
    [few] { $seat } затачивает { $count } долота.
   *[many] { $seat } затачивает { $count } долот.
}
fact-recall_ordered = { $count ->
    [one] Игроку { $seat } нужно снять с плиты { $count } долото.
    [few] Игроку { $seat } нужно снять с плиты { $count } долота.
   *[many] Игроку { $seat } нужно снять с плиты { $count } долот.
}
fact-chisel_recalled = { $seat } снимает долото с границы { $edge }; оно острое.
fact-main_phase_begun = { $seat } не затачивает долота: плиты больше нет.
fact-chisel_placed = { $sturdy ->
    [yes] { $seat } кладёт долото на границу { $edge } с крепким инструментом.
   *[no] { $spent ->
        [0] { $seat } кладёт долото на границу { $edge }.
        [1] { $seat } кладёт долото на границу { $edge } и тратит ещё одно на валун.
       *[other] { $seat } кладёт долото на границу { $edge } и тратит ещё { $spent } на валуны.
    }
}
fact-parts_offered = { $n ->
    [one] Плита распалась на { $n } равный кусок; { $seat } выбирает, какой отколоть.
    [few] Плита распалась на { $n } равных куска; { $seat } выбирает, какой отколоть.
   *[many] Плита распалась на { $n } равных кусков; { $seat } выбирает, какой отколоть.
}
fact-tile_revealed = На клетке { $cell } — { $tile }.
fact-chisels_returned = { $sharp ->
    [yes] { $n ->
        [one] { $n } долото игрока { $seat } возвращается острым.
        [few] { $n } долота игрока { $seat } возвращаются острыми.
       *[many] { $n } долот игрока { $seat } возвращаются острыми.
    }
   *[no] { $n ->
        [one] { $n } долото игрока { $seat } возвращается затупившимся.
        [few] { $n } долота игрока { $seat } возвращаются затупившимися.
       *[many] { $n } долот игрока { $seat } возвращаются затупившимися.
    }
}
fact-chisels_set_aside = { $n ->
    [one] { $seat } откладывает { $n } долото до конца хода.
    [few] { $seat } откладывает { $n } долота до конца хода.
   *[many] { $seat } откладывает { $n } долот до конца хода.
}
fact-chisels_taken_up = { $count ->
    [one] { $count } отложенное долото игрока { $seat } становится острым.
    [few] { $count } отложенных долота игрока { $seat } становятся острыми.
   *[many] { $count } отложенных долот игрока { $seat } становятся острыми.
}
picker = { $n ->
    [one] { $name } ({ $n } долото)
    [few] { $name } ({ $n } долота)
   *[many] { $name } ({ $n } долот)
}
fact-part_broken_off = { $n ->
    [1] Откалывается тайл с клетки { $cells }. Порядок дележа: { $pickers }.
    [one] Откалывается { $n } тайл (клетки { $cells }). Порядок дележа: { $pickers }.
    [few] Откалываются { $n } тайла (клетки { $cells }). Порядок дележа: { $pickers }.
   *[many] Откалываются { $n } тайлов (клетки { $cells }). Порядок дележа: { $pickers }.
}
fact-part_left_to_leader = { $n ->
    [1] Отпадает тайл с клетки { $cells }, рядом с которым нет долот. Руководитель получает: { $tiles }.
    [one] Отпадает { $n } тайл (клетки { $cells }) без долот на границе. Руководитель получает: { $tiles }.
    [few] Отпадают { $n } тайла (клетки { $cells }) без долот на границе. Руководитель получает: { $tiles }.
   *[many] Отпадают { $n } тайлов (клетки { $cells }) без долот на границе. Руководитель получает: { $tiles }.
}
fact-last_tiles_laid_out = Остались два тайла: { $tiles }. { $seat } берёт один из них.
fact-quota_set = { $n ->
    [one] Доля игрока { $seat } — { $n } тайл.
    [few] Доля игрока { $seat } — { $n } тайла.
   *[many] Доля игрока { $seat } — { $n } тайлов.
}
fact-tile_taken = { $seat } берёт { $tile }.
fact-share_out_ended = Руководителю остаётся: { $tiles }.
fact-skeleton_assembled = { $piles ->
    [0] { $seat } собирает { species-genitive }: { n-points }.
    [1] { $seat } собирает { species-genitive } с грудой костей: { n-points }.
   *[other] { $seat } собирает { species-genitive }, груд костей в нём { $piles }: { n-points }.
}
fact-skeleton_assembled-whole = У игрока { $seat } готовый скелет, { species }: { n-points }.
fact-amber_gained = { $amber ->
    [one] { $seat } получает { $amber } кристалл янтаря.
    [few] { $seat } получает { $amber } кристалла янтаря.
   *[many] { $seat } получает { $amber } кристаллов янтаря.
}
fact-service_requested = { $price ->
    [one] { $seat } платит { $price } кристалл янтаря за помощь «{ $service }».
    [few] { $seat } платит { $price } кристалла янтаря за помощь «{ $service }».
   *[many] { $seat } платит { $price } кристаллов янтаря за помощь «{ $service }».
}
fact-tile_dug = { $seat } выкапывает { $tile } с клетки { $cell }.
fact-tile_bought = { $seat } покупает { $tile }.
fact-tile_sold = { $seat } продаёт { $tile }.
fact-card_played = { $seat } разыгрывает карту «{ $card }»: { $text }.
fact-tile_peeked = { $seat } тайно смотрит тайл на клетке { $cell }: { $tile }.
fact-tile_peeked-hidden = { $seat } тайно смотрит тайл на клетке { $cell }.
fact-turn_ended = { $kept ->
    [0] { $dull ->
        [0] { $seat } заканчивает ход.
        [one] { $seat } заканчивает ход; { $dull } острое долото затупилось.
        [few] { $seat } заканчивает ход; { $dull } острых долота затупились.
       *[many] { $seat } заканчивает ход; { $dull } острых долот затупились.
    }
   *[other] { $seat } заканчивает ход и сохраняет { $kept ->
        [one] { $kept } острое долото{ $dull ->
            [0] .
            [one] ; ещё { $dull } затупилось.
           *[many] ; ещё { $dull } затупились.
        }
        [few] { $kept } острых долота{ $dull ->
            [0] .
            [one] ; ещё { $dull } затупилось.
           *[many] ; ещё { $dull } затупились.
        }
       *[many] { $kept } острых долот{ $dull ->
            [0] .
            [one] ; ещё { $dull } затупилось.
           *[many] ; ещё { $dull } затупились.
        }
    }
}
ended-idly = { $n ->
    [1] { $ended } Если на следующем ходу плита не потеряет ни одного тайла, раскопки будут заброшены.
    [one] { $ended } Если плита не потеряет ни одного тайла, через { $n } ход раскопки будут заброшены.
    [few] { $ended } Если плита не потеряет ни одного тайла, через { $n } хода раскопки будут заброшены.
   *[many] { $ended } Если плита не потеряет ни одного тайла, через { $n } ходов раскопки будут заброшены.
}
fact-game_ended = { $reason }: игра окончена.

## Справочник

glossary-fossil = Тайлы
fossil-brachiosaurus = Брахиозавр
fossil-brachiosaurus-text = скелет из 5 тайлов: 15 ПО и 1 кристалл янтаря; каждого тайла по 2
fossil-tyrannosaurus = Тираннозавр
fossil-tyrannosaurus-text = скелет из 4 тайлов: 10 ПО и 1 кристалл янтаря; каждого тайла по 2
fossil-triceratops = Трицератопс
fossil-triceratops-text = скелет из 3 тайлов: 7 ПО и 1 кристалл янтаря; каждого тайла по 3
fossil-velociraptor = Велоцираптор
fossil-velociraptor-text = скелет из 2 тайлов: 4 ПО и 1 кристалл янтаря; каждого тайла по 5
fossil-pterodactyl = Птеродактиль
fossil-pterodactyl-text = сам по себе готовый скелет: 1 ПО, а при дележе находок ещё и 1 кристалл янтаря; всего их 8; продать нельзя
fossil-plant = Растение
fossil-plant-text = приносит ПО по числу растений у игрока: 1, 3, 5, 8, 11, 15, 20, 25, 30, 35; продать нельзя, а выкопать лежащее лицом вверх нельзя
fossil-bone_pile = Груда костей
fossil-bone_pile-text = заменяет любую недостающую часть скелета, в котором есть хотя бы один настоящий тайл; всего их 3; выкопать лежащую лицом вверх нельзя

glossary-piece = Предметы
piece-chisel = Долото
piece-chisel-text = у каждого игрока 12: острые кладут на границы, а сделавшие раскол возвращаются затупившимися
piece-boulder = Валун
piece-boulder-text = на оборотах тайлов; каждая сторона с валуном требует ещё одного острого долота, которое после хода затупится
piece-amber = Янтарь
piece-amber-text = им платят руководителю за помощь; в конце игры каждый кристалл — 1 ПО
piece-stock = Запас руководителя
piece-stock-text = тайлы, которых никто не взял, и проданные; их может купить любой игрок

glossary-service = Помощь руководителя раскопок
service-sturdy_tool = Крепкий инструмент
service-sturdy_tool-text = в этот ход 2 долота разбивают валуны бесплатно
service-master_digger = Мастер раскопок
service-master_digger-text = выкопать тайл, рядом с которым лежит ваше долото, но не растение и не груду костей лицом вверх; долота вокруг него острые со следующего хода владельцев
service-quick_sharpen = Быстрая заточка
service-quick_sharpen-text = заточить ещё 2 долота; если затупившихся не хватает, они снимаются с плиты
service-buy_fossil = Покупка окаменелостей
service-buy_fossil-text = взять тайл из запаса руководителя

glossary-card = Карты снаряжения
card-backpack = Рюкзак
card-backpack-text = в конце каждого хода сохраняйте ещё 1 острое долото
card-grant_letter = Грант
card-grant_letter-text = один раз помощь стоит на 1 кристалл янтаря меньше
card-whetstone = Точильный камень
card-whetstone-text = заточите ещё 2 долота
card-jackhammer = Отбойный молоток
card-jackhammer-text = в этот ход 3 долота разбивают валуны бесплатно
card-ground_radar = Георадар
card-ground_radar-text = тайно посмотрите до 3 тайлов, лежащих лицом вниз
card-fault_map = Карта трещин
card-fault_map-text = снимите с плиты до 3 своих долот, они острые
card-soft_brush = Мягкая кисть
card-soft_brush-text = переверните до 3 тайлов лицом вверх
card-amber_vein = Янтарная жила
card-amber_vein-text = возьмите 2 кристалла янтаря
card-rock_saw = Камнерезная пила
card-rock_saw-text = выкопайте тайл, рядом с которым лежит ваше долото
card-museum_contact = Знакомство в музее
card-museum_contact-text = в этот ход можно продать ещё 2 тайла
card-plaster_jacket = Гипсовый кокон
card-plaster_jacket-text = возьмите ещё 1 тайл при дележе находок
card-tool_belt = Пояс для инструментов
card-tool_belt-text = в конце этого хода сохраните все острые долота

## Источники

source-rules = Ход игры
source-rules-how = По изданным правилам на русском языке.
source-pieces = Число предметов, имена персонажей
source-pieces-how = По правилам; виды тайлов — по открытым страницам об игре.
source-plant_scores = ПО за растения
source-plant_scores-how = По правилам, таблица напечатана там дважды.
source-large_species = Крупные виды
source-large_species-how = Число и ПО брахиозавров, тираннозавров и трицератопсов — по правилам; 5 тайлов брахиозавра и птеродактиль из одного тайла — по рецензии.
source-skeleton_sizes = Тайлы тираннозавра, трицератопса и велоцираптора
source-skeleton_sizes-how = Вывод: видов пять, в скелете от одного до пяти тайлов.
source-small_species = Число велоцирапторов и птеродактилей, ПО велоцираптора
source-small_species-how = Подобрано: известно только общее число этих тайлов, а ПО лежат между соседними видами.
source-skeleton_amber = Янтарь за собранный скелет
source-skeleton_amber-how = Толкование: в правилах об этом сказано по-разному.
source-part_names = Названия частей скелета
source-part_names-how = Придуманы, это только подписи.
source-boulder_backs = Валуны на оборотах
source-boulder_backs-how = Что валуны есть на оборотах, известно; сколько их и на каких сторонах — придумано.
source-spiral = Спираль плиты
source-spiral-how = По правилам, с обоими вариантами раскладки.
source-spiral_turn = Начало и направление спирали
source-spiral_turn-how = Придуманы, рисунка под рукой не было; на игру это не влияет.
source-backpack = Карта «Рюкзак»
source-backpack-how = По правилам.
source-grant_letter = Карта «Грант»
source-grant_letter-how = В одном обзоре упомянута карта, удешевляющая помощь; её название и условия придуманы.
source-other_cards = Остальные десять карт
source-other_cards-how = Придуманы; в коробке двенадцать карт.
source-seat_colours = Цвета игроков
source-seat_colours-how = Придуманы.
source-abandoned_dig = Заброшенные раскопки
source-abandoned_dig-how = Правило этого сервиса: без него игра могла бы не кончиться.
source-options = Варианты раскладки и карт
source-options-how = По правилам.
source-further_options = Прочие варианты игры
source-further_options-how = Добавлены этим сервисом.

## Стол

board-turn = Ход { $turn }
board-over = Игра окончена
board-task-sharpen = заточите долота или сначала сделайте что-то ещё
board-task-finish = завершите последний ход
board-task-place = положите долото (острых: { $sharp })
board-task-go-on = кладите долота или закончите ход (острых: { $sharp })
board-task-recall = { $n ->
    [one] снимите с плиты { $n } долото
    [few] снимите с плиты { $n } долота
   *[many] снимите с плиты { $n } долот
}
board-task-target = { $n ->
    [1] выберите цель для карты «{ $card }»
   *[other] выберите цели (до { $n }) для карты «{ $card }»
}
board-task-part = выберите, какой кусок отколоть
board-task-pick = { $n ->
    [one] возьмите { $n } тайл при дележе
    [few] возьмите { $n } тайла при дележе
   *[many] возьмите { $n } тайлов при дележе
}
board-task-last = возьмите один из последних двух тайлов
board-nobody = Никому не надо выбирать
board-won = { $reason ->
    [slab_empty] Плита разобрана. Победа: { $winner }, { n-points }
   *[abandoned_dig] Раскопки заброшены. Победа: { $winner }, { n-points }
}
board-shared = { $reason ->
    [slab_empty] Плита разобрана. Победу делят { $winners }, по { n-points }
   *[abandoned_dig] Раскопки заброшены. Победу делят { $winners }, по { n-points }
}
board-you = { $name } (вы)
board-first = первый игрок
board-active = ходит
board-points = { $points ->
   *[other] ПО
}
board-rank = { $rank }-е место
board-chisels = Долота:
board-sharp = { $n ->
    [one] { $n } острое
   *[many] { $n } острых
}
board-dull = { $n ->
    [one] { $n } тупое
   *[many] { $n } тупых
}
board-on-slab = { $n } на плите
board-spent = { $n } на валуны
board-set-aside = { $n } отложено
board-no-skeleton = скелетов нет
board-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-played = разыграно: { $cards }
board-short = { $species ->
    [brachiosaurus] Брахио
    [tyrannosaurus] Тиранно
    [triceratops] Трицера
    [velociraptor] Раптор
    [pterodactyl] Птеро
    [plant] Растение
    [bone_pile] Кости
   *[none] { $species }
}
board-part = { $what ->
    [velociraptor-1] перед { $part }/{ $parts }
    [velociraptor-2] зад { $part }/{ $parts }
   *[none] { part } { $part }/{ $parts }
}
board-cell-up = Клетка { $cell }: { $tile }
board-cell-down = Клетка { $cell }: лицом вниз, { $tile }
board-unseen-tile = неизвестно
board-seen-by = подсмотрено: { $name }
board-boulders = { $n ->
    [one] { $n } сторона с валуном
    [few] { $n } стороны с валуном
   *[many] { $n } сторон с валуном
}
board-part-of-slab = { $n ->
    [1] Кусок: клетка { $cells }
   *[other] Кусок: клетки { $cells }
}
board-chisel = Граница { $edge }: долото игрока { $name }
board-edge = Граница { $edge }: свободна
board-several = { $n } × { $tile }
board-copy = { $tile }, тайл { $copy }
board-share-out = Делёж находок: кто сколько берёт
board-last-tiles = Последние два тайла
board-leader = руководитель
board-takes = { $name } { $n }
board-stock = Запас руководителя
board-for-sale = в продаже: { $n }
board-unseen = Неизвестные тайлы
board-face-down = { $n ->
    [one] по одному на { $n } клетке лицом вниз
   *[many] по одному на { $n } клетках лицом вниз
}
board-none = пусто
board-dig-leader = Руководитель раскопок
board-next-service = следующая помощь стоит { n-amber }
board-supply = янтаря в запасе: { $n }
board-sturdy_tool = { $n ->
    [one] { $n } долото бьёт валуны бесплатно
    [few] { $n } долота бьют валуны бесплатно
   *[many] { $n } долот бьют валуны бесплатно
}
board-master_digger = взять тайл рядом со своим долотом
board-quick_sharpen = { $n ->
    [one] заточить ещё { $n } долото
    [few] заточить ещё { $n } долота
   *[many] заточить ещё { $n } долот
}
board-buy_fossil = взять тайл из запаса руководителя
board-this-turn = За ход:
board-placed = положено { $n }
board-sold = продано { $sold } из { $limit }
board-requested = помощь: { $n }
board-sturdy = крепкий инструмент: { $n }
board-keeps-all = все сохраняются
board-idle = { $n ->
    [1] Если за этот ход не убрать тайл, раскопки заброшены
    [one] Если не убирать тайлы, раскопки кончатся через { $n } ход
    [few] Если не убирать тайлы, раскопки кончатся через { $n } хода
   *[many] Если не убирать тайлы, раскопки кончатся через { $n } ходов
}
board-equipment = Снаряжение
board-your-equipment = Ваше снаряжение
board-no-hand = Карты видит только их владелец
board-no-card = карт нет
board-values = Очки в конце игры
board-skeleton-value = { $parts ->
    [one] { $parts } тайл: { $points }
    [few] { $parts } тайла: { $points }
   *[many] { $parts } тайлов: { $points }
}
board-plants = Растения
board-rest-value = Скелет приносит янтарь: { $amber }. За кристалл и за тайл вне скелетов: { n-points }.

## Что видно за столом

view-active = ходит
view-turn_number = ход
view-supply = янтаря в запасе
view-idle_turns_left = пустых ходов до конца
view-recalls_left = долот снять с плиты
view-hand = ваши карты
view-stock = запас руководителя
view-seats = экспедиции
view-sharp = острые долота
view-dull = затупившиеся долота
view-on_slab = долота на плите
view-spent = потрачено на валуны
view-keep_limit = можно сохранить острых
view-amber = янтарь
view-skeletons = скелеты
view-loose = тайлы вне скелетов
view-hand_size = карт на руке

## Фазы
phase-turn_start = до заточки долот
phase-turn_main = после заточки долот
