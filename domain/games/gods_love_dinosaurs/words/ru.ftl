### «Динозавры — любимцы богов» по-русски. Термины всех трёх языков — в terms.md.

title = Динозавры — любимцы богов
summary = Постройте экосистему, где добыча кормит хищников, а хищники — динозавров, и соберите больше всех яиц.

## Pieces and places

figure = { $figure ->
    [frog] лягушка
    [hare] заяц
    [rat] крыса
    [tiger] тигр
    [eagle] орёл
   *[dino] динозавр
}
# At the beginning of a line.
figure-first = { $figure ->
    [frog] Лягушка
    [hare] Заяц
    [rat] Крыса
    [tiger] Тигр
    [eagle] Орёл
   *[dino] Динозавр
}
figures = { $figure ->
    [frog] лягушки
    [hare] зайцы
    [rat] крысы
    [tiger] тигры
    [eagle] орлы
   *[dino] динозавры
}
# Родительный падеж: колонка кого.
figures-of = { $figure ->
    [frog] лягушек
    [hare] зайцев
    [rat] крыс
    [tiger] тигров
    [eagle] орлов
   *[dino] динозавров
}
figures-counted = { $figure ->
    [frog] { $count ->
        [one] { $count } лягушка
        [few] { $count } лягушки
       *[many] { $count } лягушек
    }
    [hare] { $count ->
        [one] { $count } заяц
        [few] { $count } зайца
       *[many] { $count } зайцев
    }
    [rat] { $count ->
        [one] { $count } крыса
        [few] { $count } крысы
       *[many] { $count } крыс
    }
    [tiger] { $count ->
        [one] { $count } тигр
        [few] { $count } тигра
       *[many] { $count } тигров
    }
    [eagle] { $count ->
        [one] { $count } орёл
        [few] { $count } орла
       *[many] { $count } орлов
    }
   *[dino] { $count ->
        [one] { $count } динозавр
        [few] { $count } динозавра
       *[many] { $count } динозавров
    }
}
eggs-counted = { $count ->
    [0] без яиц
    [one] { $count } яйцо
    [few] { $count } яйца
   *[many] { $count } яиц
}
points-counted = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
terrain = { $terrain ->
    [lake] озеро
    [plain] равнина
    [forest] лес
    [universal] универсальный ландшафт
   *[mountain] гора
}
direction = { $direction ->
    [0] к востоку
    [1] к северо-востоку
    [2] к северо-западу
    [3] к западу
    [4] к юго-западу
   *[5] к юго-востоку
}
# A cell of a tile: its terrain, and the animal printed on it.
side-with-animal = { terrain } { $figure ->
    [frog] с лягушкой
    [hare] с зайцем
    [rat] с крысой
    [tiger] с тигром
    [eagle] с орлом
   *[dino] с динозавром
}
side-without-animal = { terrain } ({ figures-of } в запасе нет)
# A tile: its id and its two cells.
tile = { $tile } ({ $a } + { $b })
tile-unknown = { $tile }
tile-in-stack = { $a } + { $b }. Стопка { $stack }, игроков: от { $players }.
# A terrain beside a cell, once or several times.
beside = { $count ->
    [1] { terrain }
   *[other] { terrain } ×{ $count }
}
# An animal that is eaten, and where.
meal = { $figure ->
    [frog] лягушку
    [hare] зайца
    [rat] крысу
    [tiger] тигра
    [eagle] орла
   *[dino] динозавра
} ({ $cell })
standing = { $name }: { points-counted }

## Labels: a tile

label-take_tile = Взять { $tile }: колонка { figures-of }, ряд { $row }{ $then ->
    [nobody] { "" }
    [animals] {" "}— последний тайл, активируются { figures }
    [dinosaurs] {" "}— последний тайл, активируются { figures }, затем динозавры
   *[end] {" "}— последний тайл, активируются { figures }, затем динозавры, и игра заканчивается
}
label-place_tile = Ячейка a ({ $side }) — на { $cell }, рядом: { $beside }
label-place_tile-apart = Ячейка a ({ $side }) — на { $cell }, в шаге от экосистемы; между ними ляжет ячейка b
label-orient_tile = Ячейка b ({ $side }) — на { $cell }, { direction }, рядом: { $beside }
label-orient_tile-apart = Ячейка b ({ $side }) — на { $cell }, { direction }, рядом только ячейка a

## Labels: activations

label-breed = { figure-first } ({ $parent }): потомство на { $cell } ({ terrain })
label-hunt = { figure-first } ({ $origin }) съедает { $meal }; остаётся на { $to }
label-hunt-young = { figure-first } ({ $origin }) съедает { $meal }; остаётся на { $to }; потомство на { $young }
label-starve = Оставить без еды: { figure } ({ $origin }) умирает от голода
label-finish-prey = Закончить: { figures-counted } без потомства, никто не умирает
label-finish-predators = Закончить: { $count ->
    [one] умирает от голода
   *[many] умирают от голода
} { figures-counted }
label-finish-dinosaurs = Закончить: { $count ->
    [one] умирает от голода
   *[many] умирают от голода
} { figures-counted }, минус { points-counted }
label-hatch = Вывести динозавра в гнезде за 1 яйцо (останется { $left }); он должен сразу поесть, иначе умрёт
label-skip_hatch = Никого не выводить и сохранить { eggs-counted }
label-send_dino = Динозавр ({ $origin }) — на гору { $to }: { $count ->
    [0] только добыча, без яиц
    [one] до { $count } яйца
   *[other] до { $count } яиц
}
label-send_dino-home = Динозавр ({ $origin }) — туда и обратно: { $count ->
    [0] только добыча, без яиц
    [one] до { $count } яйца
   *[other] до { $count } яиц
}
label-walk_dino = { $count ->
    [0] Без яиц
   *[many] { eggs-counted }
}: съедает { $meal }; остаётся на { $to }

## The log

fact-game_set_up = В каждой экосистеме вначале: { $things }
fact-start_seat_set = Первый игрок{ $by_lot ->
    [yes] {" "}по жребию
   *[no] { "" }
} — { $seat }
fact-tile_dealt = Тайл { $tile } выложен в колонку { figures-of }, ряд { $row }
fact-tile_taken = { $seat } берёт { $last ->
    [yes] последний тайл из колонки { figures-of }: { $tile }, ряд { $row }
   *[no] тайл { $tile } из колонки { figures-of }, ряд { $row }
}
fact-cell_chosen = { $seat } кладёт ячейку a тайла на { $q },{ $r }
fact-tile_placed = { $seat } присоединяет тайл { $tile } на { $a } и { $b }
fact-tile_placed-missing = { $seat } присоединяет тайл { $tile } на { $a } и { $b }; { $figures } в запасе нет
fact-activation_begun = Активируются все { figures }
fact-part_begun = { $seat }: { $count ->
    [one] активируется
   *[other] активируются
} { figures-counted }
fact-part_begun-no-room = { $seat }: нет места для потомства ({ figures-counted })
fact-prey_born = { $seat }: { figure } ({ $parent }) производит потомство на { $cell }
fact-prey_hunted = { $seat }: { figure } ({ $origin }) съедает { $meal }; остаётся на { $to }
fact-prey_hunted-young = { $seat }: { figure } ({ $origin }) съедает { $meal }; остаётся на { $to }; потомство на { $young }
fact-figure_starved = { $seat }: { figure } ({ $cell }) { $cause ->
    [forced] не находит еды и умирает от голода
    [chosen] оставлен без еды и умирает от голода
   *[finish] не активирован и умирает от голода
}
fact-hatching_begun = Внизу этой колонки стоял диномаркер: рождение динозавров, затем их активация
fact-dino_hatched = { $seat } выводит динозавра в гнезде ({ $cell }); яиц осталось: { $count }
fact-hatch_skipped = { $seat } никого не выводит
fact-dino_sent = { $seat } отправляет динозавра с { $origin } на гору { $to }
fact-dino_sent-home = { $seat } отправляет динозавра с { $origin } туда и обратно
fact-dino_moved = { $seat }: динозавр ({ $origin }) съедает { $meal }; остаётся на { $to }
fact-dino_moved-eggs = { $seat }: динозавр ({ $origin }) съедает { $meal }, откладывает { eggs-counted }; остаётся на { $to }
fact-marker_moved = Диномаркер переходит в колонку { figures-of }{ $then ->
    [end] { "" }
    [last] ; пустые колонки заполняются в последний раз: после следующей активации динозавров игра закончится
   *[refill] ; пустые колонки заполняются
}
fact-turn_passed = Ходит { $seat }
fact-game_ended = { $reason }: игра окончена. { $standings }

## The match

decision-take_tile = Взять тайл с поля биома
decision-place_tile = Выбрать место для ячейки a тайла
decision-orient_tile = Выбрать место для ячейки b тайла
decision-breed = Произвести потомство добычи
decision-hunt = Провести охоту хищников
decision-hatch = Вывести динозавра из яйца или сохранить яйцо
decision-send_dino = Отправить динозавра на гору
decision-walk_dino = Выбрать, кого динозавр съест по пути
option-start_player = Первый игрок
option-start_player-text = Кто ходит первым: по жребию или заданное место.
option-start_player-random = по жребию
option-start_player-0 = место 0
option-start_player-1 = место 1
option-start_player-2 = место 2
option-start_player-3 = место 3
option-start_player-4 = место 4
option-supply = Запас фигурок
option-supply-text = Ограничено ли число фигурок тем, что лежит в коробке.
option-supply-strict = как в коробке
option-supply-unlimited = без ограничений
option-tie_start_player = Первый игрок при ничьей
option-tie_start_player-text = Какое место среди игроков с равными очками занимает первый игрок.
option-tie_start_player-last = после остальных
option-tie_start_player-first = перед остальными
line-regular_eggs = Обычные яйца
line-golden_eggs = Золотые яйца
line-dinosaurs = Динозавры
reason-out_of_tiles = На пустые колонки не хватает тайлов

## The board

board-task-breed = произвести потомство { figures-of } (осталось { $count })
board-task-hunt = провести охоту { figures-of } (осталось { $count })
board-task-send_dino = отправить динозавра на гору (осталось { $count })
board-task-walk_dino = выбрать, кого динозавр с { $origin } съест по пути на { $to }
board-nobody = Никому не нужно выбирать
board-winner = Побеждает { $name }: { points-counted }{ $tied ->
    [yes] , ничья решена по порядку хода
   *[no] { "" }
}
board-over = Игра окончена
board-column-left = { $left } из { $of }
board-column-empty = пусто
board-marker = диномаркер
board-supply = Запас
board-unlimited = без ограничений
board-tiles-to-come = Тайлы в стопках
board-tiles-left = всего { $left }, следующий — из стопки { $stack }
board-no-tiles-left = не осталось
board-last-round = Последний раунд: после активации динозавров игра закончится
board-in-hand = В руке: { $tile }
board-from-column = из колонки { figures-of }
board-turns = Порядок ходов
board-ranking = Итог
board-hatching = Рождение динозавров
board-acting = Активируются { figures }
board-queue = ещё не закончили:
board-you = вы
board-began = первый игрок
board-has-turn = ходит
board-no-eggs = яиц нет
board-points = очки
board-nest = гнездо
board-yet-to-act = ещё не активирован
board-help-prey = Добыча
board-help-prey-how = Каждая фигурка может дать потомство на свободной соседней ячейке: лягушка — озеро, заяц — равнина, крыса — лес, любая — универсальный ландшафт.
board-help-predators = Хищники
board-help-predators-how = Каждый съедает добычу или умирает от голода. Тигр: 1–2 шага. Орёл: 1–3 шага по прямой. За каждую следующую съеденную добычу — потомство.
board-help-dinosaurs = Динозавры
board-help-dinosaurs-how = Каждый должен поесть и остановиться на горе, иначе умрёт от голода: 1–5 шагов. За каждого съеденного хищника — яйцо.
board-help-marker = Диномаркер
board-help-marker-how = Когда его колонка пуста, за животными активируются динозавры; до этого в свободном гнезде можно вывести динозавра. Затем диномаркер идёт дальше, пустые колонки заполняются.
board-help-end = Конец игры
board-help-end-how = Игра заканчивается, когда стопок не хватает на все пустые колонки. Яйцо — 1 очко, золотое — 5, живой динозавр — 1.

## Glossary

glossary-figure = Фигурки
glossary-terrain = Ландшафты
glossary-piece = Части игры
glossary-tile = Тайлы
figure-frog = Лягушка
figure-frog-text = Добыча. При активации каждая лягушка может произвести потомство на соседней свободной ячейке озера или универсального ландшафта.
figure-hare = Заяц
figure-hare-text = Добыча. При активации каждый заяц может произвести потомство на соседней свободной ячейке равнины или универсального ландшафта.
figure-rat = Крыса
figure-rat-text = Добыча. При активации каждая крыса может произвести потомство на соседней свободной ячейке леса или универсального ландшафта.
figure-tiger = Тигр
figure-tiger-text = Хищник. При активации проходит 1 или 2 шага, может поворачивать и должен закончить путь на добыче, иначе умирает от голода. Съедает всю добычу на пути; там, где он ел раньше последней ячейки, появляется новый тигр.
figure-eagle = Орёл
figure-eagle-text = Хищник. При активации пролетает от 1 до 3 ячеек по прямой и должен закончить путь на добыче, иначе умирает от голода. Съедает всю добычу на пути; там, где он ел раньше последней ячейки, появляется новый орёл.
figure-dino = Динозавр
figure-dino-text = Проходит от 1 до 5 шагов, может поворачивать и возвращаться, съедает всех животных на пути и должен закончить путь на горе, иначе умирает от голода. За каждого съеденного хищника откладывает яйцо. В конце игры каждый живой динозавр приносит 1 очко.
terrain-lake = Озеро
terrain-lake-text = Ландшафт, на котором появляется потомство лягушек.
terrain-plain = Равнина
terrain-plain-text = Ландшафт, на котором появляется потомство зайцев.
terrain-forest = Лес
terrain-forest-text = Ландшафт, на котором появляется потомство крыс.
terrain-universal = Универсальный ландшафт
terrain-universal-text = Здесь может появиться потомство лягушек, зайцев и крыс.
terrain-mountain = Гора
terrain-mountain-text = Здесь динозавр должен закончить путь. Добыча здесь не размножается; хищники могут проходить.
piece-nest = Гнездо
piece-nest-text = Гора в середине стартового тайла. Если перед активацией динозавров на ней нет фигурки, там можно вывести динозавра из яйца.
piece-egg = Обычное яйцо
piece-egg-text = В конце игры приносит 1 очко. За яйцо можно вывести динозавра.
piece-golden_egg = Золотое яйцо
piece-golden_egg-text = Равно 5 обычным яйцам и свободно обменивается на них.
piece-marker = Диномаркер
piece-marker-text = Стоит внизу колонки. Когда она опустеет, активируются её животные, затем можно вывести динозавров, и активируются динозавры; после этого диномаркер переходит на колонку вправо, а пустые колонки заполняются.
piece-biome_board = Поле биома
piece-biome_board-text = Тайлы на выбор, по колонке на каждый вид животных. Кто берёт последний тайл колонки, активирует её животных у всех игроков.
piece-stacks = Стопки A–D
piece-stacks-text = Тайлы, которые ещё не выложены: сначала вся стопка A, затем B, C и D. Когда их не хватает на все пустые колонки, игра заканчивается.
piece-supply = Запас
piece-supply-text = Фигурки, которых нет в экосистемах. Если фигурок нужного вида не осталось, выставить их нельзя.
piece-starting_tile = Стартовый тайл
piece-starting_tile-text = Семь ячеек: в середине гора с гнездом, вокруг озёра, равнины и леса; на них лягушка, заяц, крыса и динозавр.
piece-volcano = Вулкан
piece-volcano-text = Показывает, кто взял последний тайл колонки: после активаций ходит следующий за ним игрок.

## Sources

source-rules = Правила
source-rules-how = Ход, активации, перемещение, рождение динозавров, голод, яйца, конец игры и подсчёт очков — по изданным правилам; где они молчат, играется по решениям, перечисленным в правилах сервиса.
source-figures_and_eggs = Фигурки и яйца
source-figures_and_eggs-how = Количество указано в правилах.
source-terrains = Ландшафты
source-terrains-how = Пять ландшафтов и подходящая им добыча названы в правилах и обзорах.
source-biome_board = Поле биома
source-biome_board-how = Колонки и ряды — по правилам; третий ряд помечен там то для 3, то для 4 игроков, принято 4.
source-column_order = Порядок колонок
source-column_order-how = Места лягушек, зайцев и орлов известны из правил; крысы перед тиграми — по памяти, не проверено.
source-starting_tile = Стартовый тайл
source-starting_tile-how = Семь ячеек, гора с гнездом в середине, лягушка, заяц и крыса — так его описывают несколько обзоров.
source-starting_tile_ring = Кольцо стартового тайла
source-starting_tile_ring-how = Где какой ландшафт — придумано: по две ячейки озера, равнины и леса.
source-tile_shape = Форма и число тайлов
source-tile_shape-how = 84 тайла из двух ячеек, на большинстве одно животное: правила, дневник автора и обзоры.
source-tile_faces = Лицевые стороны тайлов
source-tile_faces-how = Списка 84 тайлов в открытых источниках не нашлось; ландшафты и животные на них придуманы так, чтобы сошлось известное.
source-tile_split = Стопки тайлов
source-tile_split-how = Сколько тайлов с какой буквой и на сколько игроков — придумано; стопки A хватает на всё поле биома.

## Что видно за столом

view-active = ходит
view-start = первый игрок
view-marker = диномаркер
view-slots = тайлы на поле
view-stacks = тайлов в стопках
view-supply = фигурки в запасе
view-queue = ещё действуют
view-seats = экосистемы
view-eggs = яйца
view-score = очки
view-tiles = уложено тайлов

## Фазы
phase-take = выбор тайла
phase-place = место для тайла
phase-orient = поворот тайла
phase-animal_activation = активация животных
phase-hatch = рождение динозавров
phase-dino_activation = активация динозавров
