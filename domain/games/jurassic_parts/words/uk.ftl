# Динокістки. Терміни перелічено в terms.md.

title = Динокістки
summary = Розколюйте кам’яну плиту, діліть знахідки за кількістю доліт у розколі та збирайте скелети.

## Варіанти гри

option-layout = Розкладка
option-layout-text = Як лежить плита на початку гри.
option-layout-A = А: половина тайлів лицем догори, у центрі купа кісток
option-layout-B = Б: усі тайли лицем донизу
option-equipment_cards = Карти спорядження
option-equipment_cards-text = Скільки карт спорядження отримує кожен гравець.
option-equipment_cards-0 = без карт
option-equipment_cards-1 = 1 карта
option-equipment_cards-2 = 2 карти
option-first_player = Перший гравець
option-first_player-text = Хто ходить першим.
option-first_player-random = за жеребом
option-first_player-seat0 = місце 0
option-boulders = Валуни
option-boulders-text = Чи потрібні зайві долота там, де лежать валуни.
option-boulders-backs = як на зворотах тайлів
option-boulders-none = без валунів
option-stall_rounds = Кіл до кінця покинутих розкопок
option-stall_rounds-text = Гра закінчується, якщо стільки кіл поспіль плита не втрачає жодного тайла.

## Рішення

decision-turn_start = Заточіть долота або спершу зробіть щось інше
decision-turn_main = Кладіть долота, робіть щось інше або закінчіть хід
decision-recall = Зніміть долота з плити
decision-choose_part = Виберіть, який шматок відколоти
decision-share_pick = Візьміть тайл під час поділу знахідок
decision-final_pick = Візьміть один з останніх двох тайлів
decision-card_target = Виберіть, до чого застосувати карту

## Рахунок і кінець

line-skeletons = Скелети
line-plants = Рослини
line-loose = Тайли поза скелетами
line-amber = Бурштин
reason-slab_empty = Плиту розібрано
reason-abandoned_dig = Розкопки покинуто

## Назви

species = { $species ->
    [brachiosaurus] брахіозавр
    [tyrannosaurus] тиранозавр
    [triceratops] трицератопс
    [velociraptor] велоцираптор
    [pterodactyl] птеродактиль
   *[none] { $species }
}
species-genitive = { $species ->
    [brachiosaurus] брахіозавра
    [tyrannosaurus] тиранозавра
    [triceratops] трицератопса
    [velociraptor] велоцираптора
    [pterodactyl] птеродактиля
   *[none] { $species }
}
part = { $what ->
    [brachiosaurus-1] голова
    [brachiosaurus-2] шия
    [brachiosaurus-3] тулуб
    [brachiosaurus-4] таз
    [brachiosaurus-5] хвіст
    [tyrannosaurus-1] голова
    [tyrannosaurus-2] тулуб
    [tyrannosaurus-3] ноги
    [tyrannosaurus-4] хвіст
    [triceratops-1] голова
    [triceratops-2] тулуб
    [triceratops-3] хвіст
    [velociraptor-1] передня половина
    [velociraptor-2] задня половина
   *[none] частина { $part }
}
part-accusative = { $what ->
    [brachiosaurus-1] голову
    [brachiosaurus-2] шию
    [brachiosaurus-3] тулуб
    [brachiosaurus-4] таз
    [brachiosaurus-5] хвіст
    [tyrannosaurus-1] голову
    [tyrannosaurus-2] тулуб
    [tyrannosaurus-3] ноги
    [tyrannosaurus-4] хвіст
    [triceratops-1] голову
    [triceratops-2] тулуб
    [triceratops-3] хвіст
    [velociraptor-1] передню половину
    [velociraptor-2] задню половину
   *[none] частину { $part }
}
part-numbered = { part } ({ $part })
tile = { $kind ->
    [plant] рослина
    [bone_pile] купа кісток
    [whole] { species }
   *[part] { part } { species-genitive } ({ $part }/{ $parts })
}
tile-accusative = { $kind ->
    [plant] рослину
    [bone_pile] купу кісток
    [whole] { species-genitive }
   *[part] { part-accusative } { species-genitive } ({ $part }/{ $parts })
}

n-sharp = { $n ->
    [one] { $n } гостре долото
    [few] { $n } гострі долота
   *[many] { $n } гострих доліт
}
n-dull = { $n ->
    [0] жодного долота
    [one] { $n } затуплене долото
    [few] { $n } затуплені долота
   *[many] { $n } затуплених доліт
}
n-from-slab = { $n ->
    [one] { $n } долото з плити
    [few] { $n } долота з плити
   *[many] { $n } доліт з плити
}
n-amber = { $n ->
    [one] { $n } кристал бурштину
    [few] { $n } кристали бурштину
   *[many] { $n } кристалів бурштину
}
n-bone_piles = { $n ->
    [1] купа кісток
    [one] { $n } купа кісток
    [few] { $n } купи кісток
   *[many] { $n } куп кісток
}
n-unseen = { $n ->
    [one] { $n } невідомий тайл
    [few] { $n } невідомі тайли
   *[many] { $n } невідомих тайлів
}
n-points = { $points } ПО

## Варіанти вибору

label-sharpen = Заточити { $chisels }

label-place_chisel = { $boulders ->
    [0] Покласти долото на межу { $edge }: потрібне 1 гостре долото
    [1] Покласти долото на межу { $edge }: потрібні { $price } гострі долота, одне з них — на валун
   *[other] Покласти долото на межу { $edge }: { $price ->
        [one] потрібне { $price } гостре долото
        [few] потрібні { $price } гострі долота
       *[many] потрібно { $price } гострих доліт
    }, з них { $boulders } — на валуни
}
label-place_chisel-sturdy = Покласти долото на межу { $edge } з міцним інструментом: потрібне 1 гостре долото, валуни не рахуються
place-and-break = { $placing }; { $breaking }
breaks = { $n ->
    [1] відколюється тайл з клітинки { $cells }: { $shares }
    [one] відколюється { $n } тайл (клітинки { $cells }): { $shares }
    [few] відколюються { $n } тайли (клітинки { $cells }): { $shares }
   *[many] відколюються { $n } тайлів (клітинки { $cells }): { $shares }
}
breaks-in-half = { $n ->
    [1] плита розпадається на два тайли, один із них ви відколюєте: { $shares }
    [one] плита розпадається на рівні шматки по { $n } тайлу, один із них ви відколюєте: { $shares }
    [few] плита розпадається на рівні шматки по { $n } тайли, один із них ви відколюєте: { $shares }
   *[many] плита розпадається на рівні шматки по { $n } тайлів, один із них ви відколюєте: { $shares }
}
then-last-tiles = { $broken }; потім ви берете один з останніх двох тайлів
share = { $name } бере { $n }
share-leader = керівник отримує { $n }

price = { n-amber }
price-with-grant = { n-amber } з картою «Грант»
request-sturdy_tool = { $n ->
    [one] Міцний інструмент за { $price }: цього ходу { $n } долото розбиває валуни безкоштовно
    [few] Міцний інструмент за { $price }: цього ходу { $n } долота розбивають валуни безкоштовно
   *[many] Міцний інструмент за { $price }: цього ходу { $n } доліт розбивають валуни безкоштовно
}
request-quick_sharpen = Швидке заточування за { $price }: { $chisels }
request-buy_fossil = { $copy ->
    [none] Купити { $tile } за { $price }: { $worth }
   *[marked] Купити { $tile }, тайл { $copy }, за { $price }: { $worth }
}
dig = Викопати { $tile } з клітинки { $cell }
dig-unseen = Викопати невідомий тайл з клітинки { $cell }
dig-for = { $digging } за { $price }
dig-worth = { $digging }: { $worth }
dig-sets-aside = { $n ->
    [1] { $digging }; ваше долото поруч чекає наступного ходу
    [one] { $digging }; { $n } ваше долото поруч чекає наступного ходу
    [few] { $digging }; { $n } ваші долота поруч чекають наступного ходу
   *[many] { $digging }; { $n } ваших доліт поруч чекають наступного ходу
}
dig-splits = { $digging }; плита розпадається

worth-plant = { $n ->
    [1] перша рослина, { n-points }
   *[other] рослин стане { $n }, разом { n-points } (+{ $more })
}
worth-bone_pile = замінює будь-яку частину, якої бракує; поза скелетом — { n-points }
worth-whole = { $amber ->
    [0] одразу готовий скелет, { n-points }
    [one] одразу готовий скелет, { n-points } і { $amber } кристал бурштину
    [few] одразу готовий скелет, { n-points } і { $amber } кристали бурштину
   *[many] одразу готовий скелет, { n-points } і { $amber } кристалів бурштину
}
worth-part = у вас буде { $held } з { $parts } частин; увесь скелет — { n-points }
worth-last-part = остання потрібна частина, за скелет — { n-points }
worth-again = така частина у вас уже є; поза скелетом — { n-points }

label-sell_tile = { $copy ->
    [none] Продати { $tile } за { $price ->
        [one] { $price } кристал бурштину
        [few] { $price } кристали бурштину
       *[many] { $price } кристалів бурштину
    }
   *[marked] Продати { $tile }, тайл { $copy }, за { $price ->
        [one] { $price } кристал бурштину
        [few] { $price } кристали бурштину
       *[many] { $price } кристалів бурштину
    }
}
label-assemble = { $amber ->
    [0] Зібрати { species-genitive }: { $parts } — { n-points }, бурштину в запасі немає
    [one] Зібрати { species-genitive }: { $parts } — { n-points } і { $amber } кристал бурштину
    [few] Зібрати { species-genitive }: { $parts } — { n-points } і { $amber } кристали бурштину
   *[many] Зібрати { species-genitive }: { $parts } — { n-points } і { $amber } кристалів бурштину
}
label-play_card = Розіграти карту «{ $card }»: { $text }
label-end_turn = { $kept ->
    [0] Закінчити хід: { $dull ->
        [0] гострих доліт не лишилося
        [one] { $dull } гостре долото затупиться
        [few] { $dull } гострі долота затупляться
       *[many] { $dull } гострих доліт затупляться
    }
   *[other] Закінчити хід і зберегти { $kept ->
        [one] { $kept } гостре долото
        [few] { $kept } гострі долота
       *[many] { $kept } гострих доліт
    }: { $dull ->
        [0] жодне не затупиться
        [one] { $dull } затупиться
       *[many] { $dull } затупляться
    }
}
label-end_turn-last = Закінчити останній хід: гру закінчено
end-with-set-aside = { $n ->
    [one] { $ending }; { $n } відкладене долото стане гострим
    [few] { $ending }; { $n } відкладені долота стануть гострими
   *[many] { $ending }; { $n } відкладених доліт стануть гострими
}
end-abandons = { $ending }; розкопки покинуто, гру закінчено
label-recall_chisel = { $price ->
    [1] Зняти своє долото з межі { $edge }
    [one] Зняти своє долото з межі { $edge }; щоб повернути його туди, потрібне { $price } гостре долото
    [few] Зняти своє долото з межі { $edge }; щоб повернути його туди, потрібні { $price } гострі долота
   *[many] Зняти своє долото з межі { $edge }; щоб повернути його туди, потрібно { $price } гострих доліт
}
label-choose_part = { $n ->
    [1] Відколоти клітинку { $cells } ({ $tiles }): { $shares }
   *[other] Відколоти клітинки { $cells } ({ $tiles }): { $shares }
}
label-take_tile = { $copy ->
    [none] Узяти { $tile }: { $worth }
   *[marked] Узяти { $tile }, тайл { $copy }: { $worth }
}
target-look = Таємно переглянути тайл на клітинці { $cell }
target-turn-up = Перевернути тайл на клітинці { $cell } лицем догори
label-stop_targets = Більше не застосовувати карту «{ $card }»

## Журнал

fact-game_set_up = Гравців: { $seats }. Затуплених доліт у кожного: { $chisels }. Кристалів бурштину в запасі: { $supply }.
fact-first_player_drawn = { $seat } — перший гравець.
fact-tiles_laid = Плиту складено. Тайлів: { $tiles }, з них лицем догори: { $up }.
fact-start_bonus_given = { $seat } отримує на початку { $bonus }.
fact-card_dealt = { $seat } отримує карту «{ $card }».
fact-card_dealt-hidden = { $seat } отримує карту.
fact-turn_begun = Хід { $turn }: { $seat }.
fact-chisels_sharpened = { $count ->
    [one] { $seat } заточує { $count } долото.
    [few] { $seat } заточує { $count } долота.
   *[many] { $seat } заточує { $count } доліт.
}
fact-recall_ordered = { $count ->
    [one] Гравцеві { $seat } треба зняти з плити { $count } долото.
    [few] Гравцеві { $seat } треба зняти з плити { $count } долота.
   *[many] Гравцеві { $seat } треба зняти з плити { $count } доліт.
}
fact-chisel_recalled = { $seat } знімає долото з межі { $edge }; воно гостре.
fact-main_phase_begun = { $seat } не заточує долота: плити вже немає.
fact-chisel_placed = { $sturdy ->
    [yes] { $seat } кладе долото на межу { $edge } з міцним інструментом.
   *[no] { $spent ->
        [0] { $seat } кладе долото на межу { $edge }.
        [1] { $seat } кладе долото на межу { $edge } і витрачає ще одне на валун.
       *[other] { $seat } кладе долото на межу { $edge } і витрачає ще { $spent } на валуни.
    }
}
fact-parts_offered = { $n ->
    [one] Плита розпалася на { $n } рівний шматок; { $seat } вибирає, який відколоти.
    [few] Плита розпалася на { $n } рівні шматки; { $seat } вибирає, який відколоти.
   *[many] Плита розпалася на { $n } рівних шматків; { $seat } вибирає, який відколоти.
}
fact-tile_revealed = На клітинці { $cell } — { $tile }.
fact-chisels_returned = { $sharp ->
    [yes] { $n ->
        [one] { $n } долото гравця { $seat } повертається гострим.
        [few] { $n } долота гравця { $seat } повертаються гострими.
       *[many] { $n } доліт гравця { $seat } повертаються гострими.
    }
   *[no] { $n ->
        [one] { $n } долото гравця { $seat } повертається затупленим.
        [few] { $n } долота гравця { $seat } повертаються затупленими.
       *[many] { $n } доліт гравця { $seat } повертаються затупленими.
    }
}
fact-chisels_set_aside = { $n ->
    [one] { $seat } відкладає { $n } долото до кінця ходу.
    [few] { $seat } відкладає { $n } долота до кінця ходу.
   *[many] { $seat } відкладає { $n } доліт до кінця ходу.
}
fact-chisels_taken_up = { $count ->
    [one] { $count } відкладене долото гравця { $seat } стає гострим.
    [few] { $count } відкладені долота гравця { $seat } стають гострими.
   *[many] { $count } відкладених доліт гравця { $seat } стають гострими.
}
picker = { $n ->
    [one] { $name } ({ $n } долото)
    [few] { $name } ({ $n } долота)
   *[many] { $name } ({ $n } доліт)
}
fact-part_broken_off = { $n ->
    [1] Відколюється тайл з клітинки { $cells }. Порядок поділу: { $pickers }.
    [one] Відколюється { $n } тайл (клітинки { $cells }). Порядок поділу: { $pickers }.
    [few] Відколюються { $n } тайли (клітинки { $cells }). Порядок поділу: { $pickers }.
   *[many] Відколюються { $n } тайлів (клітинки { $cells }). Порядок поділу: { $pickers }.
}
fact-part_left_to_leader = { $n ->
    [1] Відпадає тайл з клітинки { $cells }, біля якого немає доліт. Керівник отримує: { $tiles }.
    [one] Відпадає { $n } тайл (клітинки { $cells }) без доліт на межі. Керівник отримує: { $tiles }.
    [few] Відпадають { $n } тайли (клітинки { $cells }) без доліт на межі. Керівник отримує: { $tiles }.
   *[many] Відпадають { $n } тайлів (клітинки { $cells }) без доліт на межі. Керівник отримує: { $tiles }.
}
fact-last_tiles_laid_out = Лишилося два тайли: { $tiles }. { $seat } бере один із них.
fact-quota_set = { $n ->
    [one] Частка гравця { $seat } — { $n } тайл.
    [few] Частка гравця { $seat } — { $n } тайли.
   *[many] Частка гравця { $seat } — { $n } тайлів.
}
fact-tile_taken = { $seat } бере { $tile }.
fact-share_out_ended = Керівникові лишається: { $tiles }.
fact-skeleton_assembled = { $piles ->
    [0] { $seat } збирає { species-genitive }: { n-points }.
    [1] { $seat } збирає { species-genitive } з купою кісток: { n-points }.
   *[other] { $seat } збирає { species-genitive }, куп кісток у ньому { $piles }: { n-points }.
}
fact-skeleton_assembled-whole = У гравця { $seat } готовий скелет, { species }: { n-points }.
fact-amber_gained = { $amber ->
    [one] { $seat } отримує { $amber } кристал бурштину.
    [few] { $seat } отримує { $amber } кристали бурштину.
   *[many] { $seat } отримує { $amber } кристалів бурштину.
}
fact-service_requested = { $price ->
    [one] { $seat } платить { $price } кристал бурштину за допомогу «{ $service }».
    [few] { $seat } платить { $price } кристали бурштину за допомогу «{ $service }».
   *[many] { $seat } платить { $price } кристалів бурштину за допомогу «{ $service }».
}
fact-tile_dug = { $seat } викопує { $tile } з клітинки { $cell }.
fact-tile_bought = { $seat } купує { $tile }.
fact-tile_sold = { $seat } продає { $tile }.
fact-card_played = { $seat } розігрує карту «{ $card }»: { $text }.
fact-tile_peeked = { $seat } таємно переглядає тайл на клітинці { $cell }: { $tile }.
fact-tile_peeked-hidden = { $seat } таємно переглядає тайл на клітинці { $cell }.
fact-turn_ended = { $kept ->
    [0] { $dull ->
        [0] { $seat } закінчує хід.
        [one] { $seat } закінчує хід; { $dull } гостре долото затупилося.
        [few] { $seat } закінчує хід; { $dull } гострі долота затупилися.
       *[many] { $seat } закінчує хід; { $dull } гострих доліт затупилися.
    }
   *[other] { $seat } закінчує хід і зберігає { $kept ->
        [one] { $kept } гостре долото{ $dull ->
            [0] .
            [one] ; ще { $dull } затупилося.
           *[many] ; ще { $dull } затупилися.
        }
        [few] { $kept } гострі долота{ $dull ->
            [0] .
            [one] ; ще { $dull } затупилося.
           *[many] ; ще { $dull } затупилися.
        }
       *[many] { $kept } гострих доліт{ $dull ->
            [0] .
            [one] ; ще { $dull } затупилося.
           *[many] ; ще { $dull } затупилися.
        }
    }
}
ended-idly = { $n ->
    [1] { $ended } Якщо наступного ходу плита не втратить жодного тайла, розкопки буде покинуто.
    [one] { $ended } Якщо плита не втратить жодного тайла, через { $n } хід розкопки буде покинуто.
    [few] { $ended } Якщо плита не втратить жодного тайла, через { $n } ходи розкопки буде покинуто.
   *[many] { $ended } Якщо плита не втратить жодного тайла, через { $n } ходів розкопки буде покинуто.
}
fact-game_ended = { $reason }: гру закінчено.

## Довідник

glossary-fossil = Тайли
fossil-brachiosaurus = Брахіозавр
fossil-brachiosaurus-text = скелет із 5 тайлів: 15 ПО і 1 кристал бурштину; кожного тайла по 2
fossil-tyrannosaurus = Тиранозавр
fossil-tyrannosaurus-text = скелет із 4 тайлів: 10 ПО і 1 кристал бурштину; кожного тайла по 2
fossil-triceratops = Трицератопс
fossil-triceratops-text = скелет із 3 тайлів: 7 ПО і 1 кристал бурштину; кожного тайла по 3
fossil-velociraptor = Велоцираптор
fossil-velociraptor-text = скелет із 2 тайлів: 4 ПО і 1 кристал бурштину; кожного тайла по 5
fossil-pterodactyl = Птеродактиль
fossil-pterodactyl-text = сам собою готовий скелет: 1 ПО, а під час поділу знахідок ще й 1 кристал бурштину; усього їх 8; продати не можна
fossil-plant = Рослина
fossil-plant-text = дає ПО за кількістю рослин у гравця: 1, 3, 5, 8, 11, 15, 20, 25, 30, 35; продати не можна, викопати ту, що лежить лицем догори, теж не можна
fossil-bone_pile = Купа кісток
fossil-bone_pile-text = замінює будь-яку частину, якої бракує, у скелеті хоча б з одним справжнім тайлом; усього їх 3; викопати ту, що лежить лицем догори, не можна

glossary-piece = Предмети
piece-chisel = Долото
piece-chisel-text = у кожного гравця 12: гострі кладуть на межі, а ті, що зробили розкол, повертаються затупленими
piece-boulder = Валун
piece-boulder-text = на зворотах тайлів; кожна сторона з валуном потребує ще одного гострого долота, яке після ходу затупиться
piece-amber = Бурштин
piece-amber-text = ним платять керівникові за допомогу; наприкінці гри кожен кристал — 1 ПО
piece-stock = Запас керівника
piece-stock-text = тайли, яких ніхто не взяв, і продані; їх може купити будь-який гравець

glossary-service = Допомога керівника розкопок
service-sturdy_tool = Міцний інструмент
service-sturdy_tool-text = цього ходу 2 долота розбивають валуни безкоштовно
service-master_digger = Майстер розкопок
service-master_digger-text = викопати тайл, біля якого лежить ваше долото, але не рослину й не купу кісток лицем догори; долота навколо нього гострі з наступного ходу власників
service-quick_sharpen = Швидке заточування
service-quick_sharpen-text = заточити ще 2 долота; якщо затуплених бракує, їх знімають з плити
service-buy_fossil = Купівля скам’янілостей
service-buy_fossil-text = узяти тайл із запасу керівника

glossary-card = Карти спорядження
card-backpack = Рюкзак
card-backpack-text = наприкінці кожного ходу зберігайте ще 1 гостре долото
card-grant_letter = Грант
card-grant_letter-text = один раз допомога коштує на 1 кристал бурштину менше
card-whetstone = Точильний камінь
card-whetstone-text = заточіть ще 2 долота
card-jackhammer = Відбійний молоток
card-jackhammer-text = цього ходу 3 долота розбивають валуни безкоштовно
card-ground_radar = Георадар
card-ground_radar-text = таємно перегляньте до 3 тайлів, що лежать лицем донизу
card-fault_map = Карта тріщин
card-fault_map-text = зніміть з плити до 3 своїх доліт, вони гострі
card-soft_brush = М’який пензель
card-soft_brush-text = переверніть до 3 тайлів лицем догори
card-amber_vein = Бурштинова жила
card-amber_vein-text = візьміть 2 кристали бурштину
card-rock_saw = Каменерізна пилка
card-rock_saw-text = викопайте тайл, біля якого лежить ваше долото
card-museum_contact = Знайомство в музеї
card-museum_contact-text = цього ходу можна продати ще 2 тайли
card-plaster_jacket = Гіпсовий кокон
card-plaster_jacket-text = візьміть ще 1 тайл під час поділу знахідок
card-tool_belt = Пояс для інструментів
card-tool_belt-text = наприкінці цього ходу збережіть усі гострі долота

## Джерела

source-rules = Перебіг гри
source-rules-how = За виданими правилами російською мовою.
source-pieces = Кількість предметів, імена персонажів
source-pieces-how = За правилами; види тайлів — за відкритими сторінками про гру.
source-plant_scores = ПО за рослини
source-plant_scores-how = За правилами, таблицю надруковано там двічі.
source-large_species = Великі види
source-large_species-how = Кількість і ПО брахіозаврів, тиранозаврів і трицератопсів — за правилами; 5 тайлів брахіозавра та птеродактиль з одного тайла — за рецензією.
source-skeleton_sizes = Тайли тиранозавра, трицератопса й велоцираптора
source-skeleton_sizes-how = Висновок: видів п’ять, у скелеті від одного до п’яти тайлів.
source-small_species = Кількість велоцирапторів і птеродактилів, ПО велоцираптора
source-small_species-how = Дібрано: відома лише загальна кількість цих тайлів, а ПО лежать між сусідніми видами.
source-skeleton_amber = Бурштин за зібраний скелет
source-skeleton_amber-how = Тлумачення: у правилах про це сказано по-різному.
source-part_names = Назви частин скелета
source-part_names-how = Вигадані, це лише підписи.
source-boulder_backs = Валуни на зворотах
source-boulder_backs-how = Що валуни є на зворотах, відомо; скільки їх і на яких сторонах — вигадано.
source-spiral = Спіраль плити
source-spiral-how = За правилами, з обома варіантами розкладки.
source-spiral_turn = Початок і напрямок спіралі
source-spiral_turn-how = Вигадані, малюнка під рукою не було; на гру це не впливає.
source-backpack = Карта «Рюкзак»
source-backpack-how = За правилами.
source-grant_letter = Карта «Грант»
source-grant_letter-how = В одному огляді згадано карту, що здешевлює допомогу; її назву й умови вигадано.
source-other_cards = Інші десять карт
source-other_cards-how = Вигадані; у коробці дванадцять карт.
source-seat_colours = Кольори гравців
source-seat_colours-how = Вигадані.
source-abandoned_dig = Покинуті розкопки
source-abandoned_dig-how = Правило цього сервісу: без нього гра могла б не закінчитися.
source-options = Варіанти розкладки й карт
source-options-how = За правилами.
source-further_options = Інші варіанти гри
source-further_options-how = Додані цим сервісом.

## Стіл

board-turn = Хід { $turn }
board-over = Гру закінчено
board-task-sharpen = заточіть долота або спершу зробіть щось інше
board-task-finish = завершіть останній хід
board-task-place = покладіть долото (гострих: { $sharp })
board-task-go-on = кладіть долота або закінчіть хід (гострих: { $sharp })
board-task-recall = { $n ->
    [one] зніміть з плити { $n } долото
    [few] зніміть з плити { $n } долота
   *[many] зніміть з плити { $n } доліт
}
board-task-target = { $n ->
    [1] виберіть ціль для карти «{ $card }»
   *[other] виберіть цілі (до { $n }) для карти «{ $card }»
}
board-task-part = виберіть, який шматок відколоти
board-task-pick = { $n ->
    [one] візьміть { $n } тайл під час поділу
    [few] візьміть { $n } тайли під час поділу
   *[many] візьміть { $n } тайлів під час поділу
}
board-task-last = візьміть один з останніх двох тайлів
board-nobody = Нікому не треба вибирати
board-won = { $reason ->
    [slab_empty] Плиту розібрано. Перемога: { $winner }, { n-points }
   *[abandoned_dig] Розкопки покинуто. Перемога: { $winner }, { n-points }
}
board-shared = { $reason ->
    [slab_empty] Плиту розібрано. Перемогу ділять { $winners }, по { n-points }
   *[abandoned_dig] Розкопки покинуто. Перемогу ділять { $winners }, по { n-points }
}
board-you = { $name } (ви)
board-first = перший гравець
board-active = ходить
board-points = { $points ->
   *[other] ПО
}
board-rank = { $rank } місце
board-chisels = Долота:
board-sharp = { $n ->
    [one] { $n } гостре
    [few] { $n } гострі
   *[many] { $n } гострих
}
board-dull = { $n ->
    [one] { $n } тупе
    [few] { $n } тупі
   *[many] { $n } тупих
}
board-on-slab = { $n } на плиті
board-spent = { $n } на валуни
board-set-aside = { $n } відкладено
board-no-skeleton = скелетів немає
board-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
board-played = розіграно: { $cards }
board-short = { $species ->
    [brachiosaurus] Брахіо
    [tyrannosaurus] Тирано
    [triceratops] Трицера
    [velociraptor] Раптор
    [pterodactyl] Птеро
    [plant] Рослина
    [bone_pile] Кістки
   *[none] { $species }
}
board-part = { $what ->
    [velociraptor-1] перед { $part }/{ $parts }
    [velociraptor-2] зад { $part }/{ $parts }
   *[none] { part } { $part }/{ $parts }
}
board-cell-up = Клітинка { $cell }: { $tile }
board-cell-down = Клітинка { $cell }: лицем донизу, { $tile }
board-unseen-tile = невідомо
board-seen-by = підглянуто: { $name }
board-boulders = { $n ->
    [one] { $n } сторона з валуном
    [few] { $n } сторони з валуном
   *[many] { $n } сторін з валуном
}
board-part-of-slab = { $n ->
    [1] Шматок: клітинка { $cells }
   *[other] Шматок: клітинки { $cells }
}
board-chisel = Межа { $edge }: долото гравця { $name }
board-edge = Межа { $edge }: вільна
board-several = { $n } × { $tile }
board-copy = { $tile }, тайл { $copy }
board-share-out = Поділ знахідок: хто скільки бере
board-last-tiles = Останні два тайли
board-leader = керівник
board-takes = { $name } { $n }
board-stock = Запас керівника
board-for-sale = у продажу: { $n }
board-unseen = Невідомі тайли
board-face-down = { $n ->
    [one] по одному на { $n } клітинці лицем донизу
   *[many] по одному на { $n } клітинках лицем донизу
}
board-none = порожньо
board-dig-leader = Керівник розкопок
board-next-service = наступна допомога коштує { n-amber }
board-supply = бурштину в запасі: { $n }
board-sturdy_tool = { $n ->
    [one] { $n } долото б’є валуни безкоштовно
    [few] { $n } долота б’ють валуни безкоштовно
   *[many] { $n } доліт б’ють валуни безкоштовно
}
board-master_digger = узяти тайл біля свого долота
board-quick_sharpen = { $n ->
    [one] заточити ще { $n } долото
    [few] заточити ще { $n } долота
   *[many] заточити ще { $n } доліт
}
board-buy_fossil = узяти тайл із запасу керівника
board-this-turn = За хід:
board-placed = покладено { $n }
board-sold = продано { $sold } з { $limit }
board-requested = допомога: { $n }
board-sturdy = міцний інструмент: { $n }
board-keeps-all = усі зберігаються
board-idle = { $n ->
    [1] Якщо цього ходу не прибрати тайл, розкопки буде покинуто
    [one] Якщо не прибирати тайли, розкопки скінчаться через { $n } хід
    [few] Якщо не прибирати тайли, розкопки скінчаться через { $n } ходи
   *[many] Якщо не прибирати тайли, розкопки скінчаться через { $n } ходів
}
board-equipment = Спорядження
board-your-equipment = Ваше спорядження
board-no-hand = Карти бачить лише їхній власник
board-no-card = карт немає
board-values = Очки наприкінці гри
board-skeleton-value = { $parts ->
    [one] { $parts } тайл: { $points }
    [few] { $parts } тайли: { $points }
   *[many] { $parts } тайлів: { $points }
}
board-plants = Рослини
board-rest-value = Скелет дає бурштин: { $amber }. За кристал і за тайл поза скелетами: { n-points }.

## Що видно за столом

view-active = ходить
view-turn_number = хід
view-supply = бурштину в запасі
view-idle_turns_left = порожніх ходів до кінця
view-recalls_left = доліт зняти з плити
view-hand = ваші карти
view-stock = запас керівника
view-seats = експедиції
view-sharp = гострі долота
view-dull = затуплені долота
view-on_slab = долота на плиті
view-spent = витрачено на валуни
view-keep_limit = можна зберегти гострих
view-amber = бурштин
view-skeletons = скелети
view-loose = тайли поза скелетами
view-hand_size = карт на руці

## Фази
phase-turn_start = до заточування доліт
phase-turn_main = після заточування доліт
