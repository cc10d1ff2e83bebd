# Dominant Species українською. Терміни: terms.md.

## Гра

title = Dominant Species
summary = Виставляйте фішки дій, пристосовуйтеся до елементів і заселяйте Землю, що замерзає, доки не настане льодовиковий період.

## Тварини

glossary-animal = Тварини
animal-mammal = ссавці
animal-mammal-text = щораунду рятують одну свою особину від вимирання; початкові елементи: м’ясо, м’ясо
animal-reptile = рептилії
animal-reptile-text = під час кожного регресу захищають ще один вид елементів; початкові елементи: сонце, сонце
animal-bird = птахи
animal-bird-text = мігрують на відстань до двох тайлів; початкові елементи: насіння, насіння
animal-amphibian = амфібії
animal-amphibian-text = три початкові елементи, у решти по два: вода, вода, вода
animal-arachnid = павукоподібні
animal-arachnid-text = раз на раунд конкурують першими, без фішки й на будь-якому ландшафті; початкові елементи: личинка, личинка
animal-insect = комахи
animal-insect-text = щораунду додають одну особину на будь-який тайл; початкові елементи: трава, трава
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
        [mammal] Ссавці
        [reptile] Рептилії
        [bird] Птахи
        [amphibian] Амфібії
        [arachnid] Павукоподібні
       *[insect] Комахи
    }
of-animal =
    { $animal ->
        [mammal] ссавців
        [reptile] рептилій
        [bird] птахів
        [amphibian] амфібій
        [arachnid] павукоподібних
       *[insect] комах
    }
nobody = ніхто
animal-count = { animal } { $count }
animal-gains = { animal } +{ $count }
animal-loses = { animal } −{ $count }

## Ландшафти й тайли; тайл названо ландшафтом і координатами

glossary-terrain = Ландшафти
terrain-sea = море
terrain-sea-text = підрахунок очок: 9, 5, 3, 2, починаючи з найчисленніших; видоутворення додає до 4
terrain-wetland = болото
terrain-wetland-text = підрахунок очок: 8, 4, 2, 1, починаючи з найчисленніших; видоутворення додає до 4
terrain-savannah = савана
terrain-savannah-text = підрахунок очок: 7, 4, 2, починаючи з найчисленніших; видоутворення додає до 3
terrain-jungle = джунглі
terrain-jungle-text = підрахунок очок: 6, 3, 2, починаючи з найчисленніших; видоутворення додає до 3
terrain-forest = ліс
terrain-forest-text = підрахунок очок: 5, 3, 2, починаючи з найчисленніших; видоутворення додає до 3
terrain-desert = пустеля
terrain-desert-text = підрахунок очок: 4, 2, починаючи з найчисленніших; видоутворення додає до 2
terrain-mountain = гори
terrain-mountain-text = підрахунок очок: 3, 2, починаючи з найчисленніших; видоутворення додає до 2
terrain-tundra = тундра
terrain-tundra-text = підрахунок очок: 1, починаючи з найчисленніших; видоутворення додає до 1
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
        [sea] в морі { $hex }
        [wetland] на болоті { $hex }
        [savannah] в савані { $hex }
        [jungle] в джунглях { $hex }
        [forest] в лісі { $hex }
        [desert] в пустелі { $hex }
        [mountain] в горах { $hex }
       *[tundra] в тундрі { $hex }
    }
to-tile =
    { $terrain ->
        [sea] в море { $hex }
        [wetland] на болото { $hex }
        [savannah] в савану { $hex }
        [jungle] в джунглі { $hex }
        [forest] в ліс { $hex }
        [desert] в пустелю { $hex }
        [mountain] в гори { $hex }
       *[tundra] в тундру { $hex }
    }
from-tile =
    { $terrain ->
        [sea] з моря { $hex }
        [wetland] з болота { $hex }
        [savannah] із савани { $hex }
        [jungle] з джунглів { $hex }
        [forest] з лісу { $hex }
        [desert] з пустелі { $hex }
        [mountain] з гір { $hex }
       *[tundra] із тундри { $hex }
    }

## Елементи

glossary-element = Елементи
element-grass = трава
element-grass-text = початковий елемент комах; видоутворення навколо нього — місце 6
element-grub = личинка
element-grub-text = початковий елемент павукоподібних; видоутворення навколо нього — місце 5
element-meat = м’ясо
element-meat-text = початковий елемент ссавців; видоутворення навколо нього — місце 1
element-seed = насіння
element-seed-text = початковий елемент птахів; видоутворення навколо нього — місце 3
element-sun = сонце
element-sun-text = початковий елемент рептилій; видоутворення навколо нього — місце 2
element-water = вода
element-water-text = початковий елемент амфібій; видоутворення навколо нього — місце 4
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
        [meat] м’ясо
        [seed] насіння
        [sun] сонце
       *[water] воду
    }
element-count =
    { $count ->
        [1] { element }
       *[other] { element } ×{ $count }
    }
nothing = нічого

## Секції поля дій і фази

glossary-section = Секції поля дій
section-initiative = Ініціатива
section-initiative-text = Просуньтеся на одне місце вперед на треку й переставте фішку на інше місце
section-adaptation = Адаптація
section-adaptation-text = Візьміть один із цих елементів на картку тварини
section-regression = Регрес
section-regression-text = Кожна тварина втрачає по доданому елементу кожного виду із секції; фішка захищає один вид
section-abundance = Достаток
section-abundance-text = Викладіть один із цих елементів на вільний кут Землі
section-wasteland = Спустошення
section-wasteland-text = Приберіть звідси один елемент; потім тундра втрачає всі елементи видів, що лишилися
section-depletion = Виснаження
section-depletion-text = Приберіть із Землі елемент того виду, що лежить тут
section-glaciation = Зледеніння
section-glaciation-text = Заморозьте тайл поруч із тундрою; бонус за тундру навколо. Діє лише місце 1, решта чекають
section-speciation = Видоутворення
section-speciation-text = Навколо елемента, на тайл: море, болото 4 · савана, джунглі, ліс 3 · пустеля, гори 2 · тундра 1
section-wanderlust = Мандри
section-wanderlust-text = Викладіть відкритий тайл і елемент; бонус за тайли навколо; сусіди можуть переселитися
section-migration = Міграція
section-migration-text = Перемістіть стільки особин, скільки вказано, на сусідній тайл (птахи — до двох тайлів)
section-competition = Конкуренція
section-competition-text = Знищте чужу особину на тайлі кожного ландшафту й тундри
section-domination = Домінування
section-domination-text = Підрахуйте очки за тайл; тварина, що на ньому домінує, розігрує карту
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
phase-planning = Планування
phase-extinction = Вимирання
phase-survival = Виживання
phase-reseed = Підготовка поля дій
phase-setup = Підготовка
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

## Карти

glossary-card = Карти
card-aquatic = Водоплавні
card-aquatic-text = Елемент на ваш вибір на вільний кут моря чи болота, потім до 4 ваших особин на цей тайл
card-biodiversity = Біорізноманіття
card-biodiversity-text = 1 ПО за кожен тайл, де крім вас є інша тварина
card-biomass = Біомаса
card-biomass-text = Знищте одну особину на ваш вибір на кожному тайлі, де особин більше, ніж елементів
card-blight = Занепад
card-blight-text = Зніміть із кутів одного тайла всі елементи, крім одного
card-catastrophe = Катастрофа
card-catastrophe-text = Знищте на тайлі всіх особин, крім однієї, і по одній на кожному сусідньому тайлі
card-cold_snap = Заморозки
card-cold_snap-text = Усі інші тварини втрачають по одній особині на кожному тайлі тундри
card-disease = Хвороба
card-disease-text = Тварини, у яких елементів більше, ніж у вас, втрачають один елемент
card-ecodiversity = Екорізноманіття
card-ecodiversity-text = 1 ПО за кожен елемент на Землі тих видів, що є у вас
card-evolution = Еволюція
card-evolution-text = Замініть своїми по одній особині щонайбільше у двох тварин, на будь-яких тайлах
card-fecundity = Плодючість
card-fecundity-text = Додайте по одній особині на кожен зайнятий вами тайл або на деякі з них
card-fertile = Родючість
card-fertile-text = 1 ПО за кожну особину, будь-чию, на одному зайнятому вами тайлі
card-habitat = Середовище існування
card-habitat-text = Елемент на ваш вибір на будь-який вільний кут Землі
card-hibernation = Сплячка
card-hibernation-text = До 5 ваших знищених особин знову на один тайл; це вимирання їм не загрожує
card-ice_age = Льодовиковий період
card-ice_age-text = Усі тварини отримують бонусні ПО за тайли, де домінують; цей раунд останній
card-ice_sheet = Крижаний покрив
card-ice_sheet-text = Негайно проведіть власне зледеніння
card-immigrants = Переселенці
card-immigrants-text = Кожна тварина втрачає елемент, або фішку, або на кожному тайлі всіх особин, крім однієї
card-instinct = Інстинкт
card-instinct-text = Поставте одну зі своїх вільних фішок на будь-яке вільне місце
card-intelligence = Інтелект
card-intelligence-text = По фішці вам і кожній тварині, що вище за вас у харчовому ланцюгу
card-mass_exodus = Масовий вихід
card-mass_exodus-text = Перемістіть усіх особин із тайла на сусідні тайли
card-metamorphosis = Метаморфоза
card-metamorphosis-text = Замініть один із доданих елементів іншим на ваш вибір
card-niche_biomes = Ніші біомів
card-niche_biomes-text = Тварини, у яких ПО більше, ніж у вас, втрачають стільки ПО, скільки цей тайл дає за перше місце
card-nocturnal = Нічне життя
card-nocturnal-text = Просуньтеся на одне місце вперед на треку ініціативи
card-omnivore = Всеїдність
card-omnivore-text = Ви отримуєте фішку
card-parasitism = Паразитизм
card-parasitism-text = По фішці вам і кожній тварині, що нижче за вас у харчовому ланцюгу
card-predator = Хижак
card-predator-text = Знищте по одній чужій особині на кожному тайлі, який ви з кимось ділите
card-symbiotic = Симбіоз
card-symbiotic-text = По випадковому елементу вам і кожній тварині, у якої елементів менше
card-survival = Карта виживання
card-survival-text = Не входить до колоди: у фазі скидання тварина, у якої найбільше особин у тундрі, отримує бонусні ПО за зайняті тайли тундри
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

## З числами

species =
    { $count ->
        [one] { $count } особину
        [few] { $count } особини
       *[other] { $count } особин
    }
up-to-species =
    { $count ->
        [one] до { $count } особини
       *[other] до { $count } особин
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

## Частини підписів

fit =
    { $match ->
        [0] вимирають
       *[other] збігів: { $match }
    }
limit = { tile } до { $limit } ({ fit })
turns = { $dominance }{ $endangered }{ $safe }
turns-dominance = ; домінування: { $list }
turn = { $before } → { $after } { on-tile }
turns-endangered = ; вимирають: { $list }
turns-safe = ; поза небезпекою: { $list }
animal-on-tile = { animal } { on-tile }
change-gain = збігів +{ $count }
change-loss = збігів −{ $count }
change-dominates = тайлів із домінуванням { $before } → { $after }
change-endangered = особин під загрозою { $before } → { $after }
change-none = збіги не змінюються
back-to-pools = ; до генофонду повернуться: { $list }
payments-none = там нікого немає
card-for = карту беруть { animal }
card-for-nobody = ніхто не домінує, карти не буде
card-none-left = відкритих карт немає

## Що фішка дасть на цьому місці зараз

use-initiative =
    { $animal ->
        [none] ви вже перші; фішка перейде на інше місце
       *[any] обійти { of-animal } і переставити фішку на інше місце
    }
use-adaptation = взяти один елемент: { $elements }
use-adaptation-full = на вашій картці немає місця для елемента
use-regression = захист; вам загрожує втрата: { $elements }
use-regression-nothing = захист, але вам нічого не загрожує
use-abundance = викласти на Землю один елемент: { $elements }
use-wasteland = прибрати із секції один елемент: { $elements }
use-depletion = прибрати із Землі один елемент: { $elements }
use-no-elements = тут немає елементів
use-glaciation = заморозити тайл у цьому раунді
use-glaciation-waiting = чекає черги, у цьому раунді не діє
use-speciation =
    { $count ->
        [0] такого елемента на Землі немає
       *[other] на Землі таких елементів: { $count }
    }
use-next-round = спрацює в наступному раунді
use-speciation-empty = ваш генофонд порожній
use-wanderlust = викласти тайл і елемент
use-wanderlust-short =
    { $count ->
        [0] відкритих тайлів немає, викладати буде нічого
        [one] відкрито лише { $count } тайл, може не вистачити
        [few] відкрито лише { $count } тайли, може не вистачити
       *[other] відкрито лише { $count } тайлів, може не вистачити
    }
use-migration = перемістити { up-to-species }
use-competition = знищити чужих особин там і в тундрі
use-domination = вибрати тайл для підрахунку очок

## Підписи варіантів

label-choose_animal = { who }: { $text }
label-place_pawn = { $space }: { $use }
label-initiative =
    { $animal ->
        [none] Залишитися першими, фішка — { $space }: { $use }
       *[any] Обійти { of-animal }, фішка — { $space }: { $use }
    }
label-adapt = Взяти { taken-element }: { $change }
label-regression_protect = Захистити: { $kept }; втратити: { $lost }
label-abundance = Викласти { taken-element } (тут: { $count })
label-lay_element = Викласти { taken-element } на кут { $corner } ({ $tiles }){ $turns }
label-wasteland =
    { $count ->
        [0] Прибрати { taken-element } зі спустошення: тундрі це нічого не збереже
       *[other] Прибрати { taken-element } зі спустошення: у тундрі таких залишиться { $count }
    }
label-deplete = Прибрати { taken-element } з кута { $corner } ({ $tiles }){ $turns }
label-glaciate = Заморозити тайл — { tile }: { points }, тундри навколо: { $around }{ $back }
label-speciate = Розмножитися навколо кута { $corner } ({ element }): { $tiles }
label-populate = Додати { species } { to-tile } ({ fit }); стане: { $there }
label-populate-none = Нікого не додавати { to-tile } ({ fit })
label-add = Додати особину { to-tile } ({ fit }); стане: { $there }
label-wander = Викласти тайл зі стоса { $stack } ({ terrain }) на гекс { $hex }: { points }, тайлів навколо: { $around }
label-settle = Переселити сюди { species } { from-tile } (тут { fit }); стане: { $there }
label-migrate = Піти { from-tile } ({ fit }): { up-to-species }
label-arrive = Перемістити { species } { to-tile } ({ fit }); стане: { $there }
label-eliminate = Знищити одну особину { of-animal } { on-tile }; стане: { $there }
label-dominate = Підрахувати очки: { tile }; { $payments }; { $card }
label-choose_card = { card }. { $text }
label-choose_card-points = { card }. { $text } (зараз це: { $list })
label-aquatic = Вибрати тайл: { tile } ({ fit }), вільних кутів: { $free }
label-blight = Вибрати тайл: { tile }; залишиться один елемент із таких: { $elements }
label-blight-nothing = Вибрати тайл: { tile }; нічого не станеться, елементів замало
label-catastrophe = Вибрати тайл: { tile } ({ $there }); виживе одна особина; сусідніх тайлів, що втрачають по одній: { $around }
label-fertile = Вибрати тайл: { tile }; { points } ({ $there })
label-mass_exodus = Виселити всіх { from-tile } ({ $there })
nobody-there = нікого немає
label-choose_element = Викласти { taken-element } (у мішку: { $count })
label-choose_survivor = Виживе одна особина { of-animal }; загинуть: { $list }
label-keep = Залишити { taken-element } на куті { $corner }; решта зникне: { $elements }
label-replace = Зайняти місце однієї особини { of-animal } { on-tile } ({ fit }); стане: { $there }
label-hibernate = Повернути { species } { to-tile } ({ fit }); стане: { $there }
label-drive = Переселити { $count } з { $all } { of-animal } { to-tile } ({ fit }); стане: { $there }
label-drive-none = Нікого з { of-animal } не переселяти { to-tile } ({ fit })
label-swap_element = Змінити { $lose } на { $gain }: { $change }
label-lose_element = Віддати { taken-element }: { $change }
label-immigrants_choice-pawn = Віддати фішку; залишиться фішок: { $count }
label-immigrants_choice-species = Віддати { species }: на кожному тайлі залишиться одна
label-save_mammal =
    { $count ->
        [1] Врятувати від вимирання єдину особину { on-tile }
       *[other] Врятувати від вимирання одну з особин ({ $count }) { on-tile }
    }
label-pass =
    { $decision ->
        [initiative] Пас: лишитися на своєму місці треку, фішка повернеться
        [adapt] Пас: не брати елемент
        [abundance] Пас: не викладати елемент
        [deplete] Пас: не прибирати елемент
        [glaciate] Пас: нічого не заморожувати
        [speciate] Пас: не додавати особин
        [insect_speciate] Пас: не додавати особину
        [wander] Пас: не викладати тайл
        [settle] Пас: нікого не переселяти
        [migrate] Пас: ніхто не мігрує
        [compete] Пас: нікого не знищувати
        [dominate] Пас: не вибирати тайл
       *[save_mammal] Пас: нікого не рятувати
    }
label-pass-wasteland = Пас; тундра втратить: { $elements }
label-done =
    { $decision ->
        [enrich] Готово: не викладати елемент
        [settle] Готово: більше нікого не переселяти
        [compete] Готово: більше нікого не знищувати
        [replace] Готово: більше нікого не заміняти
        [breed] Готово: більше не додавати особин
       *[hibernate] Готово: нікого не повертати
    }
label-done-migrate = Готово: закінчити міграцію, ще могли б переміститися { $count }

## Рішення

decision-choose_animal = Вибрати тварину
decision-place_pawn = Поставити фішку
decision-initiative = Просунутися на треку ініціативи й переставити фішку
decision-adapt = Взяти елемент
decision-regression_protect = Захистити елементи
decision-abundance = Вибрати, який елемент викласти
decision-lay_element = Викласти елемент на кут Землі
decision-wasteland = Прибрати елемент зі спустошення
decision-deplete = Прибрати елемент із Землі
decision-glaciate = Заморозити тайл
decision-speciate = Вибрати елемент для видоутворення
decision-populate = Додати особин на тайл
decision-insect_speciate = Додати особину на будь-який тайл
decision-wander = Викласти новий тайл
decision-enrich = Викласти елемент на тайл
decision-settle = Переселитися на новий тайл
decision-migrate = Вибрати, звідки мігрувати
decision-arrive = Вибрати, куди мігрувати
decision-compete = Знищити чужу особину
decision-dominate = Вибрати тайл для підрахунку очок
decision-choose_card = Взяти карту
decision-choose_hex = Вибрати тайл
decision-choose_element = Вибрати елемент із мішка
decision-choose_survivor = Вибрати, хто виживе
decision-keep = Вибрати елемент, який залишиться
decision-eliminate = Вибрати жертву
decision-replace = Зайняти місце чужих особин
decision-breed = Додати особин на свої тайли
decision-hibernate = Повернути особин
decision-drive = Виселити особин із тайла
decision-swap_element = Змінити елемент
decision-lose_element = Віддати елемент
decision-immigrants_choice = Вибрати, чим поступитися
decision-save_mammal = Врятувати одну особину від вимирання

## Про що йдеться: елемент, тайл, число

asked-shield = захистити { $count } з: { $elements }
asked-lay = викласти { taken-element } на кут Землі
asked-speciate = вибрати, навколо якого елемента розмножитися: { element }
asked-populate = додати особин { to-tile }
asked-enrich = викласти елемент { on-tile }
asked-settle = переселитися на новий тайл: { tile }
asked-migrate = міграція: ще { up-to-species }
asked-arrive = вибрати, куди мігрують { from-tile } { up-to-species }
asked-compete = конкуренція: { $terrains }
asked-compete-anywhere = конкуренція на будь-якому ландшафті
asked-card = взяти карту за тайл: { tile }
asked-survivor = вибрати, хто виживе { on-tile }
asked-keep = вибрати елемент, який залишиться { on-tile }
asked-victim = вибрати жертву { on-tile }
asked-replace = зайняти місце чужих особин, ще { $count }
asked-drive = скільки { of-animal } піде { $from } { $to }?

## Журнал

fact-game_set_up = Гравців за столом: { $seats }; карт у колоді: { $cards }
fact-animal_assigned = { $seat } грає за { of-animal }
fact-order_set = Порядок на треку ініціативи: { $animals }
fact-first_tile_laid = На Землю лягає тайл: { tile }
fact-tundra_laid = Тундра вкриває тайл: { tile }
fact-tile_turned_up = У стосі { $stack } відкрився тайл: { terrain }
fact-card_turned_up = Відкрито карту «{ card }»
fact-element_placed = На кут { $corner } викладено елемент: { element } ({ $tiles })
fact-element_removed = Із кута { $corner } зникає елемент: { element } ({ $tiles })
fact-element_drawn = { section }: новий елемент — { element }
fact-box_element_returned = { section }: { element } — назад до мішка
fact-elements_slid = Секція «{ section }» → «{ $next }»: { $elements }
fact-elements_slid-bag = { section }: залишок повертається до мішка
fact-element_gained = { who } отримують { taken-element }
fact-element_lost = { who } втрачають { taken-element }
fact-pieces_dealt = { who }: фішок — { $available }, особин у генофонді — { $gene_pool }
fact-round_begun = Починається раунд { $round }
fact-phase_begun = Фаза: { phase }
fact-pawn_placed = { who } ставлять фішку: { $space }
fact-pawn_taken_back = { who } знімають фішку: { $space }
fact-pawn_slid = { who } зсувають фішку: { $space }
fact-pawn_gained = { who } отримують фішку
fact-pawn_lost = { who } втрачають фішку
told-choice = { who } вибирають { taken-element }
told-speciation = { who } розмножуються навколо елемента ({ element }): { $tiles }
told-dominance = { who } домінують ({ tile }) і беруть карту
told-tile = { who } вибирають тайл: { tile }
told-leaving = { who } йдуть { from-tile }
task =
    { $task ->
        [initiative] ініціатива
        [adapt] адаптація
        [abundance] достаток
        [wasteland] спустошення
        [deplete] виснаження
        [glaciate] зледеніння
        [speciate] видоутворення
        [insect_speciate] власна особина
        [wander] мандри
        [settle] новий тайл
        [migrate] міграція
        [compete] конкуренція
        [dominate] домінування
        [save_mammal] вимирання
        [place_pawn] вільна фішка
        [choose_hex] тайл для карти
        [choose_element] елемент для карти
        [replace] еволюція
        [breed] плодючість
        [hibernate] сплячка
        [swap_element] метаморфоза
       *[task] { $task }
    }
fact-action_passed = { who } пасують: { task }
fact-action_skipped = { who } нічого не можуть зробити: { task }
fact-markers_swapped = { who } обходять { $other } на треку ініціативи
fact-tile_wandered = { who } викладають новий тайл: { tile }
fact-cubes_added = { who } додають { species } { to-tile }
fact-cubes_returned = { who } повертають { species } { from-tile } до генофонду
fact-cubes_eliminated = { who } втрачають { species } { on-tile }
fact-cubes_moved = { who } переміщують { species } { $from } { $to }
fact-cubes_hibernated = { who } повертають { species } { to-tile }, у сплячку
fact-mammal_saved = Одну особину ссавців { on-tile } врятовано
points-start = { who }: { points } на старті, особин менше
points-domination = { who } отримують { points } { on-tile }
points-glaciation = { who } отримують { points } за кригу { on-tile }
points-wanderlust = { who } отримують { points } за новий тайл: { tile }
points-survival = { who } отримують { points } за виживання в тундрі
points-card = { who } отримують { points } за картою
points-niche = { who } втрачають { points } через карту «Ніші біомів»
points-ice-age = { who } отримують { points } за тайли, де домінують
points-final = { who } отримують { points } наприкінці гри { on-tile }
fact-tile_dominated = { who } вибирають тайл для підрахунку очок: { tile }
fact-card_played = { who } розігрують карту «{ card }»
fact-ice_age_came = Настав льодовиковий період: цей раунд останній
fact-game_ended = Гру закінчено. { $why }

## Кінець гри

reason-ice_age = Настав льодовиковий період
reason-stalemate = Ні в кого не лишилося особин
reason-max_rounds = Останній раунд зіграно
line-start = Слабкий старт
line-domination = Домінування
line-glaciation = Зледеніння
line-wanderlust = Мандри
line-survival = Виживання
line-cards = Карти
line-niche_biomes = «Ніші біомів»
line-ice_age = Льодовиковий період
line-final_tiles = Тайли наприкінці

## Поле

board-title = { title }, раунд { $round }
board-you = ви
board-points = { $points } ПО
board-no-tile = { $hex }: тайла немає
board-tundra = { terrain-tundra } ({ terrain })
board-caption = { $hex }: { $list }
board-on-tile = { animal } { $count } ({ fit })
board-dominated-by = домінують { animal }
board-scored = підраховано цього раунду
board-legend-tile = тайл: очки · межа видоутворення (+)
board-legend-chip = мітка: тварина, особини | збіги
board-legend-signs = ! вимирають · z у сплячці · →n можуть піти
board-legend-dominates = домінують
board-legend-offered = можна вибрати
board-bonus = Бонусні ПО за кількість тайлів
board-display = Поле дій
board-execution = виконання: { phase }
board-reset = скидання: { phase }
board-pawns = фішки: { $free } вільно · { $placed } на місцях · { $supply } у коробці
board-species = особини: { $earth } на Землі · { $pool } у генофонді · { $lost } загинуло
board-endangered = вимирає: { $count }
board-survival = Карта виживання: найбільше особин у тундрі; число — зайняті ними тайли тундри
board-cards = Карти домінування
board-played = Розіграно: { $cards }
board-none-played = Жодної карти не розіграно
board-last-round = Настав льодовиковий період: останній раунд
board-ice-age-open = льодовиковий період можна розіграти
board-to-come = карт у колоді: { $count }, остання — «Льодовиковий період»
board-tiles = Тайли
board-left = ще { $count }
board-face-down = У стосах: { $tiles }
board-none-face-down = Закритих тайлів немає
board-terrain-count = { terrain } { $count }
board-bag = Мішок ({ $count })
board-empty = немає
board-below = ще у стосі: { $count }
board-chooses = вибирає тварину
board-yet-to-choose = чекає своєї черги
board-food-chain-lowest = Харчовий ланцюг · ▼ у залік іде найслабша тварина гравця
board-food-chain = Харчовий ланцюг: за рівності попереду той, хто вище
board-moment = Раунд { $round } · { phase }
board-over = Гру закінчено
board-nobody-chooses = Нікому не треба вибирати
board-asked = { $who } ({ animal }): { $asked }
board-asked-card = { $who } ({ animal }), «{ card }»: { $asked }
board-picking = { $who }: { $asked }
board-wins = Переможець — { $name }: { animal }, { points }
board-wins-lowest = Переможець — { $name }: у залік іде найслабша тварина, { animal }, { points }
board-ranking = Підсумки гри
board-lowest-counts = У кожного гравця в залік іде лише тварина з найменшою кількістю ПО (у кільці)
board-ties = За рівності попереду тварина, що вище в харчовому ланцюгу

## Налаштування партії

option-mode = Тварин у гравця
option-mode-text = По одній тварині в кожного або всі шість на двох чи трьох.
option-mode-standard = по одній тварині
option-mode-multi_animal = кілька тварин
option-earth_setup = Підготовка Землі
option-earth_setup-text = Надруковані перші тайли й елементи або випадкові.
option-earth_setup-standard = як надруковано
option-earth_setup-alternative = альтернативна, випадкова
option-length = Тривалість
option-length-text = У скороченій грі немає чотирьох карт.
option-length-full = повна гра
option-length-short = скорочена гра
option-animal_assignment = Хто за кого грає
option-animal_assignment-text = Жеребкуванням, за вибором по черзі або як указано в параметрі «Тварини гравців».
option-animal_assignment-random = жеребкуванням
option-animal_assignment-choose = за вибором
option-animal_assignment-fixed = як указано
option-animals = Тварини гравців
option-animals-text = Тварини кожного гравця, якщо їх указано.
option-animals-amphibian = { animal-amphibian }
option-animals-arachnid = { animal-arachnid }
option-animals-bird = { animal-bird }
option-animals-insect = { animal-insect }
option-animals-mammal = { animal-mammal }
option-animals-reptile = { animal-reptile }
option-dominance = Домінування
option-dominance-text = Тварина з найбільшою кількістю збігів домінує одразу, без заявки.
option-dominance-automatic = автоматично
option-max_rounds = Раундів не більше
option-max_rounds-text = Раунд, після якого гра закінчується, навіть якщо льодовиковий період не настав.

## Звідки взято компоненти

source-procedures = Фази, секції та хід кожної дії
source-procedures-how = За книгою правил.
source-terrain_scoring = Очки за ландшафти, межі видоутворення
source-terrain_scoring-how = За надрукованими тайлами й чотирма програмами, що збігаються; таблиця в книзі правил з помилками.
source-bonus_table = Таблиця бонусних ПО
source-bonus_table-how = За сканом поля та книгою правил.
source-action_display = Поле дій
source-action_display-how = За сканом надрукованого поля.
source-cards = Карти домінування й карта виживання
source-cards-how = За сканами карт; формулювання наші.
source-board = 35 гексів поля
source-board-how = За сканом поля.
source-first_earth = Перші тайли, елементи та особини
source-first_earth-how = За сканом поля та книгою правил.
source-pieces = Кількість фішок, кубиків, дисків і початкові елементи
source-pieces-how = За книгою правил і переліками комплектації, що збігаються.
source-tile_mix = Скільки великих тайлів у кожного ландшафту
source-tile_mix-how = Дві програми сходяться на 7 морях і 4 тайлах кожного іншого ландшафту, третя розходиться: імовірно, але не точно.
source-variants = Кілька тварин, альтернативна підготовка, скорочена гра
source-variants-how = За книгою правил.
source-alternative_corners = Кути для випадкових елементів
source-alternative_corners-how = У книзі правил не сказано; вони лежать на дванадцяти звичайних кутах.
source-limits_of_the_game = Кінець гри без льодовикового періоду та налаштування для нього
source-limits_of_the_game-how = Наші, щоб будь-яка гра закінчувалася; у виданні їх немає.

## Що видно за столом

view-round = раунд
view-deck = карт у колоді
view-tundra_supply = залишилося тайлів тундри
view-survival_holder = карта виживання
view-initiative = ініціатива
view-face_up = відкриті карти
view-display = елементи на полі дій
view-pawns = фішки дій
view-bag = елементи в мішку
view-unseen_tiles = тайли в стосах
view-animals = тварини
view-vp = ПО
view-printed = початкові елементи
view-added = додані елементи
view-available = фішок у запасі
view-gene_pool = генофонд
view-eliminated = загинуло особин
view-dominates = домінує
