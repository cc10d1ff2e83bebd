### «Динозаври — улюбленці богів» українською. Терміни всіх трьох мов — у terms.md.

title = Динозаври — улюбленці богів
summary = Побудуйте екосистему, де здобич годує хижаків, а хижаки — динозаврів, і зберіть найбільше яєць.

## Pieces and places

figure = { $figure ->
    [frog] жаба
    [hare] заєць
    [rat] щур
    [tiger] тигр
    [eagle] орел
   *[dino] динозавр
}
# At the beginning of a line.
figure-first = { $figure ->
    [frog] Жаба
    [hare] Заєць
    [rat] Щур
    [tiger] Тигр
    [eagle] Орел
   *[dino] Динозавр
}
figures = { $figure ->
    [frog] жаби
    [hare] зайці
    [rat] щури
    [tiger] тигри
    [eagle] орли
   *[dino] динозаври
}
# Родовий відмінок: колонка кого.
figures-of = { $figure ->
    [frog] жаб
    [hare] зайців
    [rat] щурів
    [tiger] тигрів
    [eagle] орлів
   *[dino] динозаврів
}
figures-counted = { $figure ->
    [frog] { $count ->
        [one] { $count } жаба
        [few] { $count } жаби
       *[many] { $count } жаб
    }
    [hare] { $count ->
        [one] { $count } заєць
        [few] { $count } зайці
       *[many] { $count } зайців
    }
    [rat] { $count ->
        [one] { $count } щур
        [few] { $count } щури
       *[many] { $count } щурів
    }
    [tiger] { $count ->
        [one] { $count } тигр
        [few] { $count } тигри
       *[many] { $count } тигрів
    }
    [eagle] { $count ->
        [one] { $count } орел
        [few] { $count } орли
       *[many] { $count } орлів
    }
   *[dino] { $count ->
        [one] { $count } динозавр
        [few] { $count } динозаври
       *[many] { $count } динозаврів
    }
}
eggs-counted = { $count ->
    [0] без яєць
    [one] { $count } яйце
    [few] { $count } яйця
   *[many] { $count } яєць
}
points-counted = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
terrain = { $terrain ->
    [lake] озеро
    [plain] рівнина
    [forest] ліс
    [universal] універсальний ландшафт
   *[mountain] гора
}
direction = { $direction ->
    [0] на схід
    [1] на північний схід
    [2] на північний захід
    [3] на захід
    [4] на південний захід
   *[5] на південний схід
}
# A cell of a tile: its terrain, and the animal printed on it.
side-with-animal = { terrain } { $figure ->
    [frog] { $terrain ->
        [forest] із
        [universal] із
       *[lake] з
    } жабою
    [hare] із зайцем
    [rat] зі щуром
    [tiger] { $terrain ->
        [forest] із
        [universal] із
       *[lake] з
    } тигром
    [eagle] з орлом
   *[dino] з динозавром
}
side-without-animal = { terrain } ({ figures-of } в запасі немає)
# A tile: its id and its two cells.
tile = { $tile } ({ $a } + { $b })
tile-unknown = { $tile }
tile-in-stack = { $a } + { $b }. Стос { $stack }, гравців: від { $players }.
# A terrain beside a cell, once or several times.
beside = { $count ->
    [1] { terrain }
   *[other] { terrain } ×{ $count }
}
# An animal that is eaten, and where.
meal = { $figure ->
    [frog] жабу
    [hare] зайця
    [rat] щура
    [tiger] тигра
    [eagle] орла
   *[dino] динозавра
} ({ $cell })
standing = { $name }: { points-counted }

## Labels: a tile

label-take_tile = Узяти { $tile }: колонка { figures-of }, ряд { $row }{ $then ->
    [nobody] { "" }
    [animals] {" "}— останній тайл, активуються { figures }
    [dinosaurs] {" "}— останній тайл, активуються { figures }, потім динозаври
   *[end] {" "}— останній тайл, активуються { figures }, потім динозаври, і гра закінчується
}
label-place_tile = Клітинка a ({ $side }) — на { $cell }, поруч: { $beside }
label-place_tile-apart = Клітинка a ({ $side }) — на { $cell }, за крок від екосистеми; між ними ляже клітинка b
label-orient_tile = Клітинка b ({ $side }) — на { $cell }, { direction }, поруч: { $beside }
label-orient_tile-apart = Клітинка b ({ $side }) — на { $cell }, { direction }, поруч лише клітинка a

## Labels: activations

label-breed = { figure-first } ({ $parent }): потомство на { $cell } ({ terrain })
label-hunt = { figure-first } ({ $origin }) з’їдає { $meal }; лишається на { $to }
label-hunt-young = { figure-first } ({ $origin }) з’їдає { $meal }; лишається на { $to }; потомство на { $young }
label-starve = Лишити без їжі: { figure } ({ $origin }) помирає з голоду
label-finish-prey = Закінчити: { figures-counted } без потомства, ніхто не помирає
label-finish-predators = Закінчити: { $count ->
    [one] помирає з голоду
   *[many] помирають з голоду
} { figures-counted }
label-finish-dinosaurs = Закінчити: { $count ->
    [one] помирає з голоду
   *[many] помирають з голоду
} { figures-counted }, мінус { points-counted }
label-hatch = Вивести динозавра в гнізді за 1 яйце (лишиться { $left }); він має відразу поїсти, інакше помре
label-skip_hatch = Нікого не виводити й зберегти { eggs-counted }
label-send_dino = Динозавр ({ $origin }) — на гору { $to }: { $count ->
    [0] лише здобич, без яєць
    [one] до { $count } яйця
   *[other] до { $count } яєць
}
label-send_dino-home = Динозавр ({ $origin }) — туди й назад: { $count ->
    [0] лише здобич, без яєць
    [one] до { $count } яйця
   *[other] до { $count } яєць
}
label-walk_dino = { $count ->
    [0] Без яєць
   *[many] { eggs-counted }
}: з’їдає { $meal }; лишається на { $to }

## The log

fact-game_set_up = У кожній екосистемі спочатку: { $things }
fact-start_seat_set = Перший гравець{ $by_lot ->
    [yes] {" "}за жеребом
   *[no] { "" }
} — { $seat }
fact-tile_dealt = Тайл { $tile } викладено в колонку { figures-of }, ряд { $row }
fact-tile_taken = { $seat } бере { $last ->
    [yes] останній тайл із колонки { figures-of }: { $tile }, ряд { $row }
   *[no] тайл { $tile } з колонки { figures-of }, ряд { $row }
}
fact-cell_chosen = { $seat } кладе клітинку a тайла на { $q },{ $r }
fact-tile_placed = { $seat } приєднує тайл { $tile } на { $a } і { $b }
fact-tile_placed-missing = { $seat } приєднує тайл { $tile } на { $a } і { $b }; { $figures } в запасі немає
fact-activation_begun = Активуються всі { figures }
fact-part_begun = { $seat }: { $count ->
    [one] активується
   *[other] активуються
} { figures-counted }
fact-part_begun-no-room = { $seat }: немає місця для потомства ({ figures-counted })
fact-prey_born = { $seat }: { figure } ({ $parent }) дає потомство на { $cell }
fact-prey_hunted = { $seat }: { figure } ({ $origin }) з’їдає { $meal }; лишається на { $to }
fact-prey_hunted-young = { $seat }: { figure } ({ $origin }) з’їдає { $meal }; лишається на { $to }; потомство на { $young }
fact-figure_starved = { $seat }: { figure } ({ $cell }) { $cause ->
    [forced] не знаходить їжі й помирає з голоду
    [chosen] лишається без їжі й помирає з голоду
   *[finish] не активується й помирає з голоду
}
fact-hatching_begun = Під цією колонкою стояв диномаркер: народження динозаврів, потім їхня активація
fact-dino_hatched = { $seat } виводить динозавра в гнізді ({ $cell }); яєць лишилося: { $count }
fact-hatch_skipped = { $seat } нікого не виводить
fact-dino_sent = { $seat } відправляє динозавра з { $origin } на гору { $to }
fact-dino_sent-home = { $seat } відправляє динозавра з { $origin } туди й назад
fact-dino_moved = { $seat }: динозавр ({ $origin }) з’їдає { $meal }; лишається на { $to }
fact-dino_moved-eggs = { $seat }: динозавр ({ $origin }) з’їдає { $meal }, відкладає { eggs-counted }; лишається на { $to }
fact-marker_moved = Диномаркер переходить у колонку { figures-of }{ $then ->
    [end] { "" }
    [last] ; порожні колонки заповнюються востаннє: після наступної активації динозаврів гра закінчиться
   *[refill] ; порожні колонки заповнюються
}
fact-turn_passed = Ходить { $seat }
fact-game_ended = { $reason }: гру закінчено. { $standings }

## The match

decision-take_tile = Узяти тайл із поля біому
decision-place_tile = Вибрати місце для клітинки a тайла
decision-orient_tile = Вибрати місце для клітинки b тайла
decision-breed = Розмножити здобич
decision-hunt = Провести полювання хижаків
decision-hatch = Вивести динозавра з яйця або зберегти яйце
decision-send_dino = Відправити динозавра на гору
decision-walk_dino = Вибрати, кого динозавр з’їсть дорогою
option-start_player = Перший гравець
option-start_player-text = Хто ходить першим: за жеребом або задане місце.
option-start_player-random = за жеребом
option-start_player-0 = місце 0
option-start_player-1 = місце 1
option-start_player-2 = місце 2
option-start_player-3 = місце 3
option-start_player-4 = місце 4
option-supply = Запас фігурок
option-supply-text = Чи обмежено кількість фігурок тим, що лежить у коробці.
option-supply-strict = як у коробці
option-supply-unlimited = без обмежень
option-tie_start_player = Перший гравець за нічиєї
option-tie_start_player-text = Яке місце серед гравців із рівними очками посідає перший гравець.
option-tie_start_player-last = після решти
option-tie_start_player-first = перед рештою
line-regular_eggs = Звичайні яйця
line-golden_eggs = Золоті яйця
line-dinosaurs = Динозаври
reason-out_of_tiles = На порожні колонки не вистачає тайлів

## The board

board-task-breed = розмножити { figures-of } (лишилося { $count })
board-task-hunt = провести полювання { figures-of } (лишилося { $count })
board-task-send_dino = відправити динозавра на гору (лишилося { $count })
board-task-walk_dino = вибрати, кого динозавр із { $origin } з’їсть дорогою на { $to }
board-nobody = Нікому не треба вибирати
board-winner = Перемагає { $name }: { points-counted }{ $tied ->
    [yes] , нічию вирішено за порядком ходу
   *[no] { "" }
}
board-over = Гру закінчено
board-column-left = { $left } з { $of }
board-column-empty = порожньо
board-marker = диномаркер
board-supply = Запас
board-unlimited = без обмежень
board-tiles-to-come = Тайли у стосах
board-tiles-left = усього { $left }, наступний — зі стосу { $stack }
board-no-tiles-left = не лишилося
board-last-round = Останній раунд: після активації динозаврів гра закінчиться
board-in-hand = У руці: { $tile }
board-from-column = із колонки { figures-of }
board-turns = Порядок ходів
board-ranking = Підсумок
board-hatching = Народження динозаврів
board-acting = Активуються { figures }
board-queue = ще не закінчили:
board-you = ви
board-began = перший гравець
board-has-turn = ходить
board-no-eggs = яєць немає
board-points = очки
board-nest = гніздо
board-yet-to-act = ще не активовано
board-help-prey = Здобич
board-help-prey-how = Кожна фігурка може дати потомство на вільній сусідній клітинці: жаба — озеро, заєць — рівнина, щур — ліс, будь-яка — універсальний ландшафт.
board-help-predators = Хижаки
board-help-predators-how = Кожен з’їдає здобич або помирає з голоду. Тигр: 1–2 кроки. Орел: 1–3 кроки по прямій. За кожну наступну з’їдену здобич — потомство.
board-help-dinosaurs = Динозаври
board-help-dinosaurs-how = Кожен має поїсти й зупинитися на горі, інакше помре з голоду: 1–5 кроків. За кожного з’їденого хижака — яйце.
board-help-marker = Диномаркер
board-help-marker-how = Коли його колонка порожня, після тварин активуються динозаври; до того у вільному гнізді можна вивести динозавра. Потім диномаркер іде далі, порожні колонки заповнюються.
board-help-end = Кінець гри
board-help-end-how = Гра закінчується, коли стосів не вистачає на всі порожні колонки. Яйце — 1 очко, золоте — 5, живий динозавр — 1.

## Glossary

glossary-figure = Фігурки
glossary-terrain = Ландшафти
glossary-piece = Частини гри
glossary-tile = Тайли
figure-frog = Жаба
figure-frog-text = Здобич. Під час активації кожна жаба може дати потомство на сусідній вільній клітинці озера чи універсального ландшафту.
figure-hare = Заєць
figure-hare-text = Здобич. Під час активації кожен заєць може дати потомство на сусідній вільній клітинці рівнини чи універсального ландшафту.
figure-rat = Щур
figure-rat-text = Здобич. Під час активації кожен щур може дати потомство на сусідній вільній клітинці лісу чи універсального ландшафту.
figure-tiger = Тигр
figure-tiger-text = Хижак. Під час активації робить 1 або 2 кроки, може повертати й має закінчити шлях на здобичі, інакше помирає з голоду. З’їдає всю здобич на шляху; там, де він їв до останньої клітинки, з’являється новий тигр.
figure-eagle = Орел
figure-eagle-text = Хижак. Під час активації пролітає від 1 до 3 клітинок по прямій і має закінчити шлях на здобичі, інакше помирає з голоду. З’їдає всю здобич на шляху; там, де він їв до останньої клітинки, з’являється новий орел.
figure-dino = Динозавр
figure-dino-text = Робить від 1 до 5 кроків, може повертати й вертатися, з’їдає всіх тварин на шляху й має закінчити шлях на горі, інакше помирає з голоду. За кожного з’їденого хижака відкладає яйце. Наприкінці гри кожен живий динозавр дає 1 очко.
terrain-lake = Озеро
terrain-lake-text = Ландшафт, на якому з’являється потомство жаб.
terrain-plain = Рівнина
terrain-plain-text = Ландшафт, на якому з’являється потомство зайців.
terrain-forest = Ліс
terrain-forest-text = Ландшафт, на якому з’являється потомство щурів.
terrain-universal = Універсальний ландшафт
terrain-universal-text = Тут може з’явитися потомство жаб, зайців і щурів.
terrain-mountain = Гора
terrain-mountain-text = Тут динозавр має закінчити шлях. Здобич тут не розмножується; хижаки можуть проходити.
piece-nest = Гніздо
piece-nest-text = Гора посередині стартового тайла. Якщо перед активацією динозаврів на ній немає фігурки, там можна вивести динозавра з яйця.
piece-egg = Звичайне яйце
piece-egg-text = Наприкінці гри дає 1 очко. За яйце можна вивести динозавра.
piece-golden_egg = Золоте яйце
piece-golden_egg-text = Дорівнює 5 звичайним яйцям і вільно обмінюється на них.
piece-marker = Диномаркер
piece-marker-text = Стоїть під колонкою. Коли вона спорожніє, активуються її тварини, тоді можна вивести динозаврів, і активуються динозаври; після цього диномаркер переходить на колонку праворуч, а порожні колонки заповнюються.
piece-biome_board = Поле біому
piece-biome_board-text = Тайли на вибір, по колонці на кожен вид тварин. Хто бере останній тайл колонки, активує її тварин у всіх гравців.
piece-stacks = Стоси A–D
piece-stacks-text = Тайли, які ще не викладено: спершу весь стос A, потім B, C і D. Коли їх не вистачає на всі порожні колонки, гра закінчується.
piece-supply = Запас
piece-supply-text = Фігурки, яких немає в екосистемах. Якщо фігурок потрібного виду не лишилося, виставити їх не можна.
piece-starting_tile = Стартовий тайл
piece-starting_tile-text = Сім клітинок: посередині гора з гніздом, довкола озера, рівнини й ліси; на них жаба, заєць, щур і динозавр.
piece-volcano = Вулкан
piece-volcano-text = Показує, хто взяв останній тайл колонки: після активацій ходить наступний за ним гравець.

## Sources

source-rules = Правила
source-rules-how = Хід, активації, переміщення, народження динозаврів, голод, яйця, кінець гри й підрахунок очок — за виданими правилами; де вони мовчать, грають за рішеннями, переліченими в правилах сервісу.
source-figures_and_eggs = Фігурки та яйця
source-figures_and_eggs-how = Кількість указано в правилах.
source-terrains = Ландшафти
source-terrains-how = П’ять ландшафтів і відповідну здобич названо в правилах та оглядах.
source-biome_board = Поле біому
source-biome_board-how = Колонки й ряди — за правилами; третій ряд позначено там то для 3, то для 4 гравців, прийнято 4.
source-column_order = Порядок колонок
source-column_order-how = Місця жаб, зайців та орлів відомі з правил; щури перед тиграми — з пам’яті, не перевірено.
source-starting_tile = Стартовий тайл
source-starting_tile-how = Сім клітинок, гора з гніздом посередині, жаба, заєць і щур — так його описують кілька оглядів.
source-starting_tile_ring = Кільце стартового тайла
source-starting_tile_ring-how = Де який ландшафт — вигадано: по дві клітинки озера, рівнини й лісу.
source-tile_shape = Форма й кількість тайлів
source-tile_shape-how = 84 тайли з двох клітинок, на більшості одна тварина: правила, щоденник автора й огляди.
source-tile_faces = Лицьові сторони тайлів
source-tile_faces-how = Списку 84 тайлів у відкритих джерелах не знайшлося; ландшафти й тварин на них вигадано так, щоб зійшлося відоме.
source-tile_split = Стоси тайлів
source-tile_split-how = Скільки тайлів із якою літерою та на скількох гравців — вигадано; стосу A вистачає на все поле біому.

## Що видно за столом

view-active = ходить
view-start = перший гравець
view-marker = диномаркер
view-slots = тайли на полі
view-stacks = тайлів у стосах
view-supply = фігурки в запасі
view-queue = ще діють
view-seats = екосистеми
view-eggs = яйця
view-score = очки
view-tiles = викладено тайлів

## Фази
phase-take = вибір тайла
phase-place = місце для тайла
phase-orient = поворот тайла
phase-animal_activation = активація тварин
phase-hatch = народження динозаврів
phase-dino_activation = активація динозаврів
