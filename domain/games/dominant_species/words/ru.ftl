# Dominant Species по-русски. Термины: terms.md.

## Игра

title = Dominant Species
summary = Выставляйте фишки действий, приспосабливайтесь к элементам и заселяйте замерзающую Землю, пока не наступит ледниковый период.

## Животные

glossary-animal = Животные
animal-mammal = млекопитающие
animal-mammal-text = каждый раунд спасают одну свою вымирающую особь; изначальные элементы: мясо, мясо
animal-reptile = рептилии
animal-reptile-text = при каждом регрессе защищают ещё один вид элементов; изначальные элементы: солнце, солнце
animal-bird = птицы
animal-bird-text = мигрируют на расстояние до двух тайлов; изначальные элементы: семена, семена
animal-amphibian = амфибии
animal-amphibian-text = три изначальных элемента, у остальных по два: вода, вода, вода
animal-arachnid = паукообразные
animal-arachnid-text = раз в раунд конкурируют первыми, без фишки и на любом ландшафте; изначальные элементы: личинка, личинка
animal-insect = насекомые
animal-insect-text = каждый раунд добавляют одну особь на любой тайл; изначальные элементы: трава, трава
animal =
    { $animal ->
        [mammal] { animal-mammal }
        [reptile] { animal-reptile }
        [bird] { animal-bird }
        [amphibian] { animal-amphibian }
        [arachnid] { animal-arachnid }
       *[insect] { animal-insect }
    }
who =
    { $animal ->
        [mammal] Млекопитающие
        [reptile] Рептилии
        [bird] Птицы
        [amphibian] Амфибии
        [arachnid] Паукообразные
       *[insect] Насекомые
    }
of-animal =
    { $animal ->
        [mammal] млекопитающих
        [reptile] рептилий
        [bird] птиц
        [amphibian] амфибий
        [arachnid] паукообразных
       *[insect] насекомых
    }
nobody = никто
animal-count = { animal } { $count }
animal-gains = { animal } +{ $count }
animal-loses = { animal } −{ $count }

## Ландшафты и тайлы; тайл называется ландшафтом и координатами

glossary-terrain = Ландшафты
terrain-sea = море
terrain-sea-text = подсчёт очков: 9, 5, 3, 2, начиная с самых многочисленных; видообразование добавляет до 4
terrain-wetland = болото
terrain-wetland-text = подсчёт очков: 8, 4, 2, 1, начиная с самых многочисленных; видообразование добавляет до 4
terrain-savannah = саванна
terrain-savannah-text = подсчёт очков: 7, 4, 2, начиная с самых многочисленных; видообразование добавляет до 3
terrain-jungle = джунгли
terrain-jungle-text = подсчёт очков: 6, 3, 2, начиная с самых многочисленных; видообразование добавляет до 3
terrain-forest = лес
terrain-forest-text = подсчёт очков: 5, 3, 2, начиная с самых многочисленных; видообразование добавляет до 3
terrain-desert = пустыня
terrain-desert-text = подсчёт очков: 4, 2, начиная с самых многочисленных; видообразование добавляет до 2
terrain-mountain = горы
terrain-mountain-text = подсчёт очков: 3, 2, начиная с самых многочисленных; видообразование добавляет до 2
terrain-tundra = тундра
terrain-tundra-text = подсчёт очков: 1, начиная с самых многочисленных; видообразование добавляет до 1
terrain =
    { $terrain ->
        [sea] { terrain-sea }
        [wetland] { terrain-wetland }
        [savannah] { terrain-savannah }
        [jungle] { terrain-jungle }
        [forest] { terrain-forest }
        [desert] { terrain-desert }
        [mountain] { terrain-mountain }
       *[tundra] { terrain-tundra }
    }
tile = { terrain } { $hex }
on-tile =
    { $terrain ->
        [sea] в море { $hex }
        [wetland] на болоте { $hex }
        [savannah] в саванне { $hex }
        [jungle] в джунглях { $hex }
        [forest] в лесу { $hex }
        [desert] в пустыне { $hex }
        [mountain] в горах { $hex }
       *[tundra] в тундре { $hex }
    }
to-tile =
    { $terrain ->
        [sea] в море { $hex }
        [wetland] на болото { $hex }
        [savannah] в саванну { $hex }
        [jungle] в джунгли { $hex }
        [forest] в лес { $hex }
        [desert] в пустыню { $hex }
        [mountain] в горы { $hex }
       *[tundra] в тундру { $hex }
    }
from-tile =
    { $terrain ->
        [sea] из моря { $hex }
        [wetland] с болота { $hex }
        [savannah] из саванны { $hex }
        [jungle] из джунглей { $hex }
        [forest] из леса { $hex }
        [desert] из пустыни { $hex }
        [mountain] из гор { $hex }
       *[tundra] из тундры { $hex }
    }

## Элементы

glossary-element = Элементы
element-grass = трава
element-grass-text = изначальный элемент насекомых; видообразование вокруг него — место 6
element-grub = личинка
element-grub-text = изначальный элемент паукообразных; видообразование вокруг него — место 5
element-meat = мясо
element-meat-text = изначальный элемент млекопитающих; видообразование вокруг него — место 1
element-seed = семена
element-seed-text = изначальный элемент птиц; видообразование вокруг него — место 3
element-sun = солнце
element-sun-text = изначальный элемент рептилий; видообразование вокруг него — место 2
element-water = вода
element-water-text = изначальный элемент амфибий; видообразование вокруг него — место 4
element =
    { $element ->
        [grass] { element-grass }
        [grub] { element-grub }
        [meat] { element-meat }
        [seed] { element-seed }
        [sun] { element-sun }
       *[water] { element-water }
    }
taken-element =
    { $element ->
        [grass] траву
        [grub] личинку
        [meat] мясо
        [seed] семена
        [sun] солнце
       *[water] воду
    }
element-count =
    { $count ->
        [1] { element }
       *[other] { element } ×{ $count }
    }
nothing = ничего

## Секции области приказов и фазы

glossary-section = Секции области приказов
section-initiative = Инициатива
section-initiative-text = Продвиньтесь на одно место вперёд по треку и переставьте фишку на другое место
section-adaptation = Адаптация
section-adaptation-text = Возьмите один из этих элементов на карточку животного
section-regression = Регресс
section-regression-text = Каждое животное теряет по добавленному элементу каждого вида из секции; фишка защищает один вид
section-abundance = Изобилие
section-abundance-text = Выложите один из этих элементов на свободный угол Земли
section-wasteland = Опустошение
section-wasteland-text = Уберите отсюда один элемент; затем тундра теряет все элементы оставшихся видов
section-depletion = Истощение
section-depletion-text = Уберите с Земли элемент того вида, что лежит здесь
section-glaciation = Оледенение
section-glaciation-text = Заморозьте тайл рядом с тундрой; бонус за тундру вокруг. Действует только место 1, остальные ждут
section-speciation = Видообразование
section-speciation-text = Вокруг элемента, на тайл: море, болото 4 · саванна, джунгли, лес 3 · пустыня, горы 2 · тундра 1
section-wanderlust = Путешествие
section-wanderlust-text = Выложите открытый тайл и элемент; бонус за тайлы вокруг; соседи могут переселиться
section-migration = Миграция
section-migration-text = Переместите столько особей, сколько указано, на соседний тайл (птицы — до двух тайлов)
section-competition = Конкуренция
section-competition-text = Уничтожьте чужую особь на тайле каждого ландшафта и тундры
section-domination = Доминирование
section-domination-text = Подсчитайте очки за тайл; доминирующее на нём животное разыгрывает карту
section =
    { $section ->
        [initiative] { section-initiative }
        [adaptation] { section-adaptation }
        [regression] { section-regression }
        [abundance] { section-abundance }
        [wasteland] { section-wasteland }
        [depletion] { section-depletion }
        [glaciation] { section-glaciation }
        [speciation] { section-speciation }
        [wanderlust] { section-wanderlust }
        [migration] { section-migration }
        [competition] { section-competition }
       *[domination] { section-domination }
    }
phase-initiative = { section-initiative }
phase-adaptation = { section-adaptation }
phase-regression = { section-regression }
phase-abundance = { section-abundance }
phase-wasteland = { section-wasteland }
phase-depletion = { section-depletion }
phase-glaciation = { section-glaciation }
phase-speciation = { section-speciation }
phase-wanderlust = { section-wanderlust }
phase-migration = { section-migration }
phase-competition = { section-competition }
phase-domination = { section-domination }
phase-planning = Планирование
phase-extinction = Вымирание
phase-survival = Выживание
phase-reseed = Подготовка области приказов
phase-setup = Подготовка
phase =
    { $phase ->
        [initiative] { phase-initiative }
        [adaptation] { phase-adaptation }
        [regression] { phase-regression }
        [abundance] { phase-abundance }
        [wasteland] { phase-wasteland }
        [depletion] { phase-depletion }
        [glaciation] { phase-glaciation }
        [speciation] { phase-speciation }
        [wanderlust] { phase-wanderlust }
        [migration] { phase-migration }
        [competition] { phase-competition }
        [domination] { phase-domination }
        [planning] { phase-planning }
        [extinction] { phase-extinction }
        [survival] { phase-survival }
        [reseed] { phase-reseed }
       *[setup] { phase-setup }
    }
space = { section } { $number }
space-printed = { section } { $number } ({ $printed })

## Карты

glossary-card = Карты
card-aquatic = Водоплавающие
card-aquatic-text = Элемент на ваш выбор на свободный угол моря или болота, затем до 4 ваших особей на этот тайл
card-biodiversity = Биологическое разнообразие
card-biodiversity-text = 1 ПО за каждый тайл, где кроме вас есть другое животное
card-biomass = Биомасса
card-biomass-text = Уничтожьте одну особь на ваш выбор на каждом тайле, где особей больше, чем элементов
card-blight = Упадок
card-blight-text = Снимите с углов одного тайла все элементы, кроме одного
card-catastrophe = Катастрофа
card-catastrophe-text = Уничтожьте на тайле всех особей, кроме одной, и по одной на каждом соседнем тайле
card-cold_snap = Заморозки
card-cold_snap-text = Все остальные животные теряют по одной особи на каждом тайле тундры
card-disease = Болезнь
card-disease-text = Животные, у которых элементов больше, чем у вас, теряют один элемент
card-ecodiversity = Экологическое разнообразие
card-ecodiversity-text = 1 ПО за каждый элемент на Земле тех видов, что есть у вас
card-evolution = Эволюция
card-evolution-text = Замените своими по одной особи у не более чем двух животных, на любых тайлах
card-fecundity = Плодовитость
card-fecundity-text = Добавьте по одной особи на каждый занятый вами тайл или на некоторые из них
card-fertile = Изобилие
card-fertile-text = 1 ПО за каждую особь, чью угодно, на одном занятом вами тайле
card-habitat = Среда обитания
card-habitat-text = Элемент на ваш выбор на любой свободный угол Земли
card-hibernation = Спячка
card-hibernation-text = До 5 ваших уничтоженных особей снова на один тайл; это вымирание им не грозит
card-ice_age = Ледниковый период
card-ice_age-text = Все животные получают бонусные ПО за тайлы, где доминируют; этот раунд последний
card-ice_sheet = Ледяной покров
card-ice_sheet-text = Немедленно проведите своё оледенение
card-immigrants = Переселенцы
card-immigrants-text = Каждое животное теряет элемент, или фишку, или на каждом тайле всех особей, кроме одной
card-instinct = Инстинкт
card-instinct-text = Поставьте одну из своих свободных фишек на любое свободное место
card-intelligence = Интеллект
card-intelligence-text = По фишке вам и каждому животному выше вас в пищевой цепочке
card-mass_exodus = Массовый исход
card-mass_exodus-text = Переместите всех особей с тайла на соседние тайлы
card-metamorphosis = Метаморфоза
card-metamorphosis-text = Замените один из добавленных элементов другим на ваш выбор
card-niche_biomes = Ниша биомов
card-niche_biomes-text = Животные, у которых ПО больше, чем у вас, теряют столько ПО, сколько этот тайл даёт за первое место
card-nocturnal = Ночное
card-nocturnal-text = Продвиньтесь на одно место вперёд на треке инициативы
card-omnivore = Всеядное
card-omnivore-text = Вы получаете фишку
card-parasitism = Паразитизм
card-parasitism-text = По фишке вам и каждому животному ниже вас в пищевой цепочке
card-predator = Хищник
card-predator-text = Уничтожьте по одной чужой особи на каждом тайле, который вы с кем-то делите
card-symbiotic = Симбиоз
card-symbiotic-text = По случайному элементу вам и каждому животному, у которого элементов меньше
card-survival = Карта выживания
card-survival-text = Не входит в колоду: в фазе сброса животное, у которого больше всех особей в тундре, получает бонусные ПО за занятые тайлы тундры
card =
    { $card ->
        [aquatic] { card-aquatic }
        [biodiversity] { card-biodiversity }
        [biomass] { card-biomass }
        [blight] { card-blight }
        [catastrophe] { card-catastrophe }
        [cold_snap] { card-cold_snap }
        [disease] { card-disease }
        [ecodiversity] { card-ecodiversity }
        [evolution] { card-evolution }
        [fecundity] { card-fecundity }
        [fertile] { card-fertile }
        [habitat] { card-habitat }
        [hibernation] { card-hibernation }
        [ice_age] { card-ice_age }
        [ice_sheet] { card-ice_sheet }
        [immigrants] { card-immigrants }
        [instinct] { card-instinct }
        [intelligence] { card-intelligence }
        [mass_exodus] { card-mass_exodus }
        [metamorphosis] { card-metamorphosis }
        [niche_biomes] { card-niche_biomes }
        [nocturnal] { card-nocturnal }
        [omnivore] { card-omnivore }
        [parasitism] { card-parasitism }
        [predator] { card-predator }
       *[symbiotic] { card-symbiotic }
    }

## С числами

species =
    { $count ->
        [one] { $count } особь
        [few] { $count } особи
       *[other] { $count } особей
    }
up-to-species =
    { $count ->
        [one] до { $count } особи
       *[other] до { $count } особей
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

## Части подписей

fit =
    { $match ->
        [0] вымирают
       *[other] совпадений: { $match }
    }
limit = { tile } до { $limit } ({ fit })
turns = { $dominance }{ $endangered }{ $safe }
turns-dominance = ; доминирование: { $list }
turn = { $before } → { $after } { on-tile }
turns-endangered = ; вымирают: { $list }
turns-safe = ; вне опасности: { $list }
animal-on-tile = { animal } { on-tile }
change-gain = совпадений +{ $count }
change-loss = совпадений −{ $count }
change-dominates = тайлов с доминированием { $before } → { $after }
change-endangered = вымирающих особей { $before } → { $after }
change-none = совпадения не меняются
back-to-pools = ; в генофонд вернутся: { $list }
payments-none = там никого нет
card-for = карту берут { animal }
card-for-nobody = никто не доминирует, карты не будет
card-none-left = открытых карт нет

## Что фишка даст на этом месте сейчас

use-initiative =
    { $animal ->
        [none] вы уже первые; фишка перейдёт на другое место
       *[any] обойти { of-animal } и переставить фишку на другое место
    }
use-adaptation = взять один элемент: { $elements }
use-adaptation-full = на вашей карточке нет места для элемента
use-regression = защита; вам грозит потеря: { $elements }
use-regression-nothing = защита, но вам ничего не грозит
use-abundance = выложить на Землю один элемент: { $elements }
use-wasteland = убрать из секции один элемент: { $elements }
use-depletion = убрать с Земли один элемент: { $elements }
use-no-elements = здесь нет элементов
use-glaciation = заморозить тайл в этом раунде
use-glaciation-waiting = ждёт очереди, в этом раунде не действует
use-speciation =
    { $count ->
        [0] такого элемента на Земле нет
       *[other] на Земле таких элементов: { $count }
    }
use-next-round = сработает в следующем раунде
use-speciation-empty = ваш генофонд пуст
use-wanderlust = выложить тайл и элемент
use-wanderlust-short =
    { $count ->
        [0] открытых тайлов нет, выкладывать будет нечего
        [one] открыт только { $count } тайл, может не хватить
        [few] открыто только { $count } тайла, может не хватить
       *[other] открыто только { $count } тайлов, может не хватить
    }
use-migration = переместить { up-to-species }
use-competition = уничтожить чужих особей там и в тундре
use-domination = выбрать тайл для подсчёта очков

## Подписи вариантов

label-choose_animal = { who }: { $text }
label-place_pawn = { $space }: { $use }
label-initiative =
    { $animal ->
        [none] Остаться первыми, фишка — { $space }: { $use }
       *[any] Обойти { of-animal }, фишка — { $space }: { $use }
    }
label-adapt = Взять { taken-element }: { $change }
label-regression_protect = Защитить: { $kept }; потерять: { $lost }
label-abundance = Выложить { taken-element } (здесь: { $count })
label-lay_element = Выложить { taken-element } на угол { $corner } ({ $tiles }){ $turns }
label-wasteland =
    { $count ->
        [0] Убрать { taken-element } из опустошения: тундре это ничего не сохранит
       *[other] Убрать { taken-element } из опустошения: в тундре таких останется { $count }
    }
label-deplete = Убрать { taken-element } с угла { $corner } ({ $tiles }){ $turns }
label-glaciate = Заморозить тайл — { tile }: { points }, тундры вокруг: { $around }{ $back }
label-speciate = Размножиться вокруг угла { $corner } ({ element }): { $tiles }
label-populate = Добавить { species } { to-tile } ({ fit }); станет: { $there }
label-populate-none = Никого не добавлять { to-tile } ({ fit })
label-add = Добавить особь { to-tile } ({ fit }); станет: { $there }
label-wander = Выложить тайл из стопки { $stack } ({ terrain }) на гекс { $hex }: { points }, тайлов вокруг: { $around }
label-settle = Переселить сюда { species } { from-tile } (здесь { fit }); станет: { $there }
label-migrate = Уйти { from-tile } ({ fit }): { up-to-species }
label-arrive = Переместить { species } { to-tile } ({ fit }); станет: { $there }
label-eliminate = Уничтожить одну особь { of-animal } { on-tile }; станет: { $there }
label-dominate = Подсчитать очки: { tile }; { $payments }; { $card }
label-choose_card = { card }. { $text }
label-choose_card-points = { card }. { $text } (сейчас это: { $list })
label-aquatic = Выбрать тайл: { tile } ({ fit }), свободных углов: { $free }
label-blight = Выбрать тайл: { tile }; останется один элемент из таких: { $elements }
label-blight-nothing = Выбрать тайл: { tile }; ничего не произойдёт, элементов слишком мало
label-catastrophe = Выбрать тайл: { tile } ({ $there }); выживет одна особь; соседних тайлов, теряющих по одной: { $around }
label-fertile = Выбрать тайл: { tile }; { points } ({ $there })
label-mass_exodus = Выселить всех { from-tile } ({ $there })
nobody-there = никого нет
label-choose_element = Выложить { taken-element } (в мешке: { $count })
label-choose_survivor = Выживет одна особь { of-animal }; погибнут: { $list }
label-keep = Оставить { taken-element } на углу { $corner }; остальное исчезнет: { $elements }
label-replace = Занять место одной особи { of-animal } { on-tile } ({ fit }); станет: { $there }
label-hibernate = Вернуть { species } { to-tile } ({ fit }); станет: { $there }
label-drive = Переселить { $count } из { $all } { of-animal } { to-tile } ({ fit }); станет: { $there }
label-drive-none = Никого из { of-animal } не переселять { to-tile } ({ fit })
label-swap_element = Сменить { $lose } на { $gain }: { $change }
label-lose_element = Отдать { taken-element }: { $change }
label-immigrants_choice-pawn = Отдать фишку; останется фишек: { $count }
label-immigrants_choice-species = Отдать { species }: на каждом тайле останется одна
label-save_mammal =
    { $count ->
        [1] Спасти единственную вымирающую особь { on-tile }
       *[other] Спасти одну из вымирающих особей ({ $count }) { on-tile }
    }
label-pass =
    { $decision ->
        [initiative] Пас: остаться на своём месте трека, фишка вернётся
        [adapt] Пас: не брать элемент
        [abundance] Пас: не выкладывать элемент
        [deplete] Пас: не убирать элемент
        [glaciate] Пас: ничего не замораживать
        [speciate] Пас: не добавлять особей
        [insect_speciate] Пас: не добавлять особь
        [wander] Пас: не выкладывать тайл
        [settle] Пас: никого не переселять
        [migrate] Пас: никто не мигрирует
        [compete] Пас: никого не уничтожать
        [dominate] Пас: не выбирать тайл
       *[save_mammal] Пас: никого не спасать
    }
label-pass-wasteland = Пас; тундра потеряет: { $elements }
label-done =
    { $decision ->
        [enrich] Готово: не выкладывать элемент
        [settle] Готово: больше никого не переселять
        [compete] Готово: больше никого не уничтожать
        [replace] Готово: больше никого не заменять
        [breed] Готово: больше не добавлять особей
       *[hibernate] Готово: никого не возвращать
    }
label-done-migrate = Готово: закончить миграцию, ещё могли бы переместиться { $count }

## Решения

decision-choose_animal = Выбрать животное
decision-place_pawn = Поставить фишку
decision-initiative = Продвинуться на треке инициативы и переставить фишку
decision-adapt = Взять элемент
decision-regression_protect = Защитить элементы
decision-abundance = Выбрать, какой элемент выложить
decision-lay_element = Выложить элемент на угол Земли
decision-wasteland = Убрать элемент из опустошения
decision-deplete = Убрать элемент с Земли
decision-glaciate = Заморозить тайл
decision-speciate = Выбрать элемент для видообразования
decision-populate = Добавить особей на тайл
decision-insect_speciate = Добавить особь на любой тайл
decision-wander = Выложить новый тайл
decision-enrich = Выложить элемент на тайл
decision-settle = Переселиться на новый тайл
decision-migrate = Выбрать, откуда мигрировать
decision-arrive = Выбрать, куда мигрировать
decision-compete = Уничтожить чужую особь
decision-dominate = Выбрать тайл для подсчёта очков
decision-choose_card = Взять карту
decision-choose_hex = Выбрать тайл
decision-choose_element = Выбрать элемент из мешка
decision-choose_survivor = Выбрать, кто выживет
decision-keep = Выбрать элемент, который останется
decision-eliminate = Выбрать жертву
decision-replace = Занять место чужих особей
decision-breed = Добавить особей на свои тайлы
decision-hibernate = Вернуть особей
decision-drive = Выселить особей с тайла
decision-swap_element = Сменить элемент
decision-lose_element = Отдать элемент
decision-immigrants_choice = Выбрать, чем поступиться
decision-save_mammal = Спасти одну особь от вымирания

## О чём идёт речь: элемент, тайл, число

asked-shield = защитить { $count } из: { $elements }
asked-lay = выложить { taken-element } на угол Земли
asked-speciate = выбрать, вокруг какого элемента размножиться: { element }
asked-populate = добавить особей { to-tile }
asked-enrich = выложить элемент { on-tile }
asked-settle = переселиться на новый тайл: { tile }
asked-migrate = миграция: ещё { up-to-species }
asked-arrive = выбрать, куда мигрируют { from-tile } { up-to-species }
asked-compete = конкуренция: { $terrains }
asked-compete-anywhere = конкуренция на любом ландшафте
asked-card = взять карту за тайл: { tile }
asked-survivor = выбрать, кто выживет { on-tile }
asked-keep = выбрать элемент, который останется { on-tile }
asked-victim = выбрать жертву { on-tile }
asked-replace = занять место чужих особей, ещё { $count }
asked-drive = сколько { of-animal } уйдёт { $from } { $to }?

## Журнал

fact-game_set_up = Игроков за столом: { $seats }; карт в колоде: { $cards }
fact-animal_assigned = { $seat } играет за { of-animal }
fact-order_set = Порядок на треке инициативы: { $animals }
fact-first_tile_laid = На Землю ложится тайл: { tile }
fact-tundra_laid = Тундра покрывает тайл: { tile }
fact-tile_turned_up = В стопке { $stack } открылся тайл: { terrain }
fact-card_turned_up = Открыта карта «{ card }»
fact-element_placed = На угол { $corner } выложен элемент: { element } ({ $tiles })
fact-element_removed = С угла { $corner } исчезает элемент: { element } ({ $tiles })
fact-element_drawn = { section }: новый элемент — { element }
fact-box_element_returned = { section }: { element } — обратно в мешок
fact-elements_slid = Секция «{ section }» → «{ $next }»: { $elements }
fact-elements_slid-bag = { section }: остаток возвращается в мешок
fact-element_gained = { who } получают { taken-element }
fact-element_lost = { who } теряют { taken-element }
fact-pieces_dealt = { who }: фишек — { $available }, особей в генофонде — { $gene_pool }
fact-round_begun = Начинается раунд { $round }
fact-phase_begun = Фаза: { phase }
fact-pawn_placed = { who } ставят фишку: { $space }
fact-pawn_taken_back = { who } снимают фишку: { $space }
fact-pawn_slid = { who } сдвигают фишку: { $space }
fact-pawn_gained = { who } получают фишку
fact-pawn_lost = { who } теряют фишку
told-choice = { who } выбирают { taken-element }
told-speciation = { who } размножаются вокруг элемента ({ element }): { $tiles }
told-dominance = { who } доминируют ({ tile }) и берут карту
told-tile = { who } выбирают тайл: { tile }
told-leaving = { who } уходят { from-tile }
task =
    { $task ->
        [initiative] инициатива
        [adapt] адаптация
        [abundance] изобилие
        [wasteland] опустошение
        [deplete] истощение
        [glaciate] оледенение
        [speciate] видообразование
        [insect_speciate] своя особь
        [wander] путешествие
        [settle] новый тайл
        [migrate] миграция
        [compete] конкуренция
        [dominate] доминирование
        [save_mammal] вымирание
        [place_pawn] свободная фишка
        [choose_hex] тайл для карты
        [choose_element] элемент для карты
        [replace] эволюция
        [breed] плодовитость
        [hibernate] спячка
        [swap_element] метаморфоза
       *[task] { $task }
    }
fact-action_passed = { who } пасуют: { task }
fact-action_skipped = { who } ничего не могут сделать: { task }
fact-markers_swapped = { who } обходят { $other } на треке инициативы
fact-tile_wandered = { who } выкладывают новый тайл: { tile }
fact-cubes_added = { who } добавляют { species } { to-tile }
fact-cubes_returned = { who } возвращают { species } { from-tile } в генофонд
fact-cubes_eliminated = { who } теряют { species } { on-tile }
fact-cubes_moved = { who } перемещают { species } { $from } { $to }
fact-cubes_hibernated = { who } возвращают { species } { to-tile }, в спячку
fact-mammal_saved = Одна особь млекопитающих { on-tile } спасена
points-start = { who }: { points } на старте, особей меньше
points-domination = { who } получают { points } { on-tile }
points-glaciation = { who } получают { points } за лёд { on-tile }
points-wanderlust = { who } получают { points } за новый тайл: { tile }
points-survival = { who } получают { points } за выживание в тундре
points-card = { who } получают { points } по карте
points-niche = { who } теряют { points } из-за карты «Ниша биомов»
points-ice-age = { who } получают { points } за тайлы, где доминируют
points-final = { who } получают { points } в конце игры { on-tile }
fact-tile_dominated = { who } выбирают тайл для подсчёта очков: { tile }
fact-card_played = { who } разыгрывают карту «{ card }»
fact-ice_age_came = Наступил ледниковый период: этот раунд последний
fact-game_ended = Игра окончена. { $why }

## Конец игры

reason-ice_age = Наступил ледниковый период
reason-stalemate = Ни у кого не осталось особей
reason-max_rounds = Последний раунд сыгран
line-start = Слабый старт
line-domination = Доминирование
line-glaciation = Оледенение
line-wanderlust = Путешествие
line-survival = Выживание
line-cards = Карты
line-niche_biomes = «Ниша биомов»
line-ice_age = Ледниковый период
line-final_tiles = Тайлы в конце

## Поле

board-title = { title }, раунд { $round }
board-you = вы
board-points = { $points } ПО
board-no-tile = { $hex }: тайла нет
board-tundra = { terrain-tundra } ({ terrain })
board-caption = { $hex }: { $list }
board-on-tile = { animal } { $count } ({ fit })
board-dominated-by = доминируют { animal }
board-scored = подсчитан в этом раунде
board-legend-tile = тайл: очки · предел видообразования (+)
board-legend-chip = метка: животное, особи | совпадения
board-legend-signs = ! вымирают · z в спячке · →n могут уйти
board-legend-dominates = доминируют
board-legend-offered = можно выбрать
board-bonus = Бонусные ПО за число тайлов
board-display = Область приказов
board-execution = исполнение: { phase }
board-reset = сброс: { phase }
board-pawns = фишки: { $free } свободно · { $placed } на местах · { $supply } в коробке
board-species = особи: { $earth } на Земле · { $pool } в генофонде · { $lost } погибло
board-endangered = вымирает: { $count }
board-survival = Карта выживания: больше всех особей в тундре; число — занятые ими тайлы тундры
board-cards = Карты доминирования
board-played = Разыграны: { $cards }
board-none-played = Ни одна карта не разыграна
board-last-round = Наступил ледниковый период: последний раунд
board-ice-age-open = ледниковый период можно разыграть
board-to-come = карт в колоде: { $count }, последняя — «Ледниковый период»
board-tiles = Тайлы
board-left = ещё { $count }
board-face-down = В стопках: { $tiles }
board-none-face-down = Закрытых тайлов нет
board-terrain-count = { terrain } { $count }
board-bag = Мешок ({ $count })
board-empty = нет
board-below = ещё в стопке: { $count }
board-chooses = выбирает животное
board-yet-to-choose = ждёт своей очереди
board-food-chain-lowest = Пищевая цепочка · ▼ в зачёте слабейшее животное игрока
board-food-chain = Пищевая цепочка: при равенстве впереди тот, кто выше
board-moment = Раунд { $round } · { phase }
board-over = Игра окончена
board-nobody-chooses = Никому не нужно выбирать
board-asked = { $who } ({ animal }): { $asked }
board-asked-card = { $who } ({ animal }), «{ card }»: { $asked }
board-picking = { $who }: { $asked }
board-wins = Победитель — { $name }: { animal }, { points }
board-wins-lowest = Победитель — { $name }: в зачёте слабейшее животное, { animal }, { points }
board-ranking = Итоги игры
board-lowest-counts = У каждого игрока в зачёте только животное с меньшим числом ПО (в кольце)
board-ties = При равенстве впереди животное, которое выше в пищевой цепочке

## Настройки партии

option-mode = Животных у игрока
option-mode-text = По одному животному у каждого или все шесть на двоих или троих.
option-mode-standard = по одному животному
option-mode-multi_animal = несколько животных
option-earth_setup = Подготовка Земли
option-earth_setup-text = Напечатанные первые тайлы и элементы или случайные.
option-earth_setup-standard = как напечатано
option-earth_setup-alternative = альтернативная, случайная
option-length = Продолжительность
option-length-text = В укороченной игре нет четырёх карт.
option-length-full = полная игра
option-length-short = укороченная игра
option-animal_assignment = Кто за кого играет
option-animal_assignment-text = По жребию, по выбору по очереди или как указано в параметре «Животные игроков».
option-animal_assignment-random = по жребию
option-animal_assignment-choose = по выбору
option-animal_assignment-fixed = как указано
option-animals = Животные игроков
option-animals-text = Животные каждого игрока, если они указаны.
option-animals-amphibian = { animal-amphibian }
option-animals-arachnid = { animal-arachnid }
option-animals-bird = { animal-bird }
option-animals-insect = { animal-insect }
option-animals-mammal = { animal-mammal }
option-animals-reptile = { animal-reptile }
option-dominance = Доминирование
option-dominance-text = Животное с наибольшим числом совпадений доминирует сразу, без заявки.
option-dominance-automatic = автоматически
option-max_rounds = Раундов не больше
option-max_rounds-text = Раунд, после которого игра кончается, даже если ледниковый период не наступил.

## Откуда взяты компоненты

source-procedures = Фазы, секции и ход каждого действия
source-procedures-how = По книге правил.
source-terrain_scoring = Очки за ландшафты, пределы видообразования
source-terrain_scoring-how = По напечатанным тайлам и четырём совпадающим программам; таблица в книге правил с опечатками.
source-bonus_table = Таблица бонусных ПО
source-bonus_table-how = По скану поля и книге правил.
source-action_display = Область приказов
source-action_display-how = По скану напечатанного поля.
source-cards = Карты доминирования и карта выживания
source-cards-how = По сканам карт; формулировки наши.
source-board = 35 гексов поля
source-board-how = По скану поля.
source-first_earth = Первые тайлы, элементы и особи
source-first_earth-how = По скану поля и книге правил.
source-pieces = Число фишек, кубиков, дисков и изначальные элементы
source-pieces-how = По книге правил и совпадающим перечням комплектации.
source-tile_mix = Сколько больших тайлов у каждого ландшафта
source-tile_mix-how = Две программы сходятся на 7 морях и 4 тайлах каждого другого ландшафта, третья расходится: вероятно, но не точно.
source-variants = Несколько животных, альтернативная подготовка, укороченная игра
source-variants-how = По книге правил.
source-alternative_corners = Углы для случайных элементов
source-alternative_corners-how = В книге правил не сказано; они лежат на двенадцати обычных углах.
source-limits_of_the_game = Конец игры без ледникового периода и настройки для него
source-limits_of_the_game-how = Наши, чтобы любая игра заканчивалась; в издании их нет.

## Что видно за столом

view-round = раунд
view-deck = карт в колоде
view-tundra_supply = осталось тайлов тундры
view-survival_holder = карта выживания
view-initiative = инициатива
view-face_up = открытые карты
view-display = элементы в области приказов
view-pawns = фишки действий
view-bag = элементы в мешке
view-unseen_tiles = тайлы в стопках
view-animals = животные
view-vp = ПО
view-printed = изначальные элементы
view-added = добавленные элементы
view-available = фишек в запасе
view-gene_pool = генофонд
view-eliminated = погибло особей
view-dominates = доминирует
