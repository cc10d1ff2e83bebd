# Слова гри «Хижа планета».

## Гра

title = Хижа планета. Притулок
summary = Один полює, решта ховається: розвідуйте там, куди істота не зазирне, поки не прийде порятунок.

## Налаштування партії

option-expansion = Доповнення
option-expansion-text = З чим грають: з усім доповненням «Притулок», у легку гру з аватарами й однією еволюцією чи лише в базову гру
option-expansion-sanctuary = Притулок
option-expansion-none = базова гра
option-expansion-light = легка гра
option-creature_seat = Місце істоти
option-creature_seat-text = Хто грає за істоту: гравець із зазначеним номером місця чи вибраний жеребом
option-creature_seat-random = за жеребом
option-board_side = Сторона поля
option-board_side-text = Де на треку Порятунку полює Артемія: на останніх шести поділках (A), через одну починаючи з 11 (B) чи за вибором істоти
option-board_side-choice = вибирає істота
option-board_side-A = сторона A
option-board_side-B = сторона B
option-expert_variant = Варіант для знавців
option-expert_variant-text = Той, чию волю зламано в розв’язці, починає знову з 2 фішками волі замість 3
option-expert_variant-yes = 2 фішки волі
option-expert_variant-no = 3 фішки волі

## Про що питають

decision-choose_board_side = Виберіть сторону поля
decision-choose_starting_evolutions = Вирішіть, скільки перших карт еволюції взяти I рівня і скільки II
decision-choose_evolution = Виберіть еволюцію, з якою полюватимете
decision-choose_avatar = Виберіть одного з двох аватарів
decision-creature_window = Зіграйте карту полювання фази 1, застосуйте вміння або пасуйте
decision-exploration = Зіграйте локацію долілиць; перед цим можна чинити опір, здатися чи зіграти карту виживання
decision-hunting = Розкладіть жетони, зіграйте карти полювання й закінчіть полювання
decision-response = Дайте відповідь картою виживання чи вмінням або пасуйте
decision-keep_river_card = Залиште одну з двох карт Річки
decision-reckoning_window = Зіграйте карту фази 3, застосуйте вміння або пасуйте
decision-mini_window = Після взяття карт: зіграйте карту фази 3, застосуйте вміння або пасуйте
decision-end_window = Зіграйте карту фази 4, застосуйте вміння або пасуйте
decision-resolve_place = Вирішіть, що робити на своїй локації
decision-choose_mode = Виберіть, як активувати ефект локації
decision-copy_place = Виберіть, яку локацію скопіювати
decision-choose_hunted = Виберіть, хто поверне собі 1 фішку волі
decision-choose_ally = Виберіть іншого астронавта, який поверне карту, або нікого
decision-take_back_place = Поверніть на руку карту локації
decision-take_reserve_place = Візьміть локацію із запасу
decision-keep_survival = Залиште одну з двох карт виживання
decision-discard_survival = Скиньте карту виживання
decision-discard_places = Скиньте карти локацій
decision-show_places = Покажіть істоті карти локацій
decision-scream_choice = «Крик»: скиньте 2 карти локацій або втратьте 1 фішку волі
decision-choose_victim = Виберіть, хто втратить ще 1 фішку волі
decision-dominance_choice = «Панування»: скиньте карту полювання, щоб просунути Асиміляцію, або відмовтеся
decision-choose_evolution_to_discard = Виберіть, яку продемонстровану еволюцію скинути
decision-shelter = Прихистіть уцілілих заради кроку Захисту або залиште їх у себе
decision-put_hunt_bottom = Покладіть карту полювання під колоду
decision-discard_hunt = Скиньте карту полювання
decision-scout = Скиньте карту локації, щоб зупинити Притулок, або пасуйте
decision-move_sanctuary = Виберіть, як далеко просунеться Притулок
decision-evolution = Еволюціонуйте, зачаїться або зачекайте

## Кінець

line-victory = Перемога
reason-assimilation = Планета асимілювала астронавтів
reason-rescue = Порятунок прийшов
reason-defence = Притулок у безпеці
track-rescue = Порятунок
track-assimilation = Асиміляція
track-defence = Захист

## Частини речень

numbered-place = «{ named-place }» ({ $number })
named-place = { $place ->
    [lair] { place-lair }
    [jungle] { place-jungle }
    [river] { place-river }
    [beach] { place-beach }
    [rover] { place-rover }
    [swamp] { place-swamp }
    [shelter] { place-shelter }
    [wreck] { place-wreck }
    [source] { place-source }
    [artefact] { place-artefact }
    [glade] { place-glade }
    [outpost] { place-outpost }
    [arch] { place-arch }
    [spring] { place-spring }
   *[monolith] { place-monolith }
}
named-card = «{ $card }»
copying-card = «{ $card }» як «{ $copied }»
named-token = { $token ->
    [creature] жетон істоти
    [artemia] жетон Артемії
   *[target] жетон цілі
}
named-track = { $track ->
    [rescue] Порятунок
    [assimilation] Асиміляція
   *[defence] Захист
}
track-step = { named-track } { $origin } → { $to }
track-step-bonus = { named-track } { $origin } → { $to }, бонус «{ $bonus }» ({ $text })
track-step-star = { $track ->
    [assimilation] Асиміляція сягає зірки: перемагає істота
    [rescue] Порятунок сягає зірки: перемагають астронавти
   *[defence] Захист сягає зірки: перемагають астронавти
}
some-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
some-place-cards = { $cards ->
    [one] { $cards } карту локації
    [few] { $cards } карти локацій
   *[many] { $cards } карт локацій
}
some-will = { $will ->
    [one] { $will } фішку волі
    [few] { $will } фішки волі
   *[many] { $will } фішок волі
}
some-dna = { $dna ->
    [one] { $dna } фішку ДНК
    [few] { $dna } фішки ДНК
   *[many] { $dna } фішок ДНК
}
some-survivors = { $survivors ->
    [one] { $survivors } уцілілого
   *[many] { $survivors } уцілілих
}

## Що дає ефект локації

use-discard = повернути весь свій скид ({ some-cards })
use-discard-one = повернути одну карту зі скиду (там { some-cards })
use-copy = скопіювати ефект локації під істотою: { $places }
use-recover = повернути цю карту й до { $cards } зі скиду
use-recover-one = повернути одну карту, цю або зі скиду
use-glade = { $use }; ще один астронавт може повернути 1 карту
use-river = наступного раунду зіграти 2 карти й до відкриття залишити одну
use-marker-put = поставити сюди маяк
use-marker-removed = прибрати маяк, { $step }
use-reserve = узяти із запасу локацію, якої не маєте
use-draw-two = узяти 2 карти виживання й залишити одну
use-draw = узяти карту виживання
use-will = повернути 1 фішку волі астронавтові, який має 1 або 2
use-artefact = наступного раунду зіграти 2 карти й активувати обидві локації
use-outpost = узяти карту виживання й уцілілого долілиць
use-fortify = укріпити Притулок, { $step }
use-dna = змусити істоту повернути 1 фішку ДНК (має { $dna })
use-monolith = скинути продемонстровану еволюцію; ця карта виходить із гри
use-either = { $first } або { $second }

## Підписи варіантів

label-choose_board_side = Сторона { $side }: Артемія полює на поділках Порятунку { $spaces }
label-choose_starting_evolutions = Узяти карти еволюції: I рівня — { $level1 }, II рівня — { $level2 }
label-choose_evolution = Полювати з еволюцією { $card }: { $text }
label-choose_avatar = Грати за аватара { $card }: { $text }
label-pass = Пас
label-play_place = { $sanctuary ->
    [here] Піти на локацію { $place }, де зараз Притулок: { $text }
    [beside] Піти на локацію { $place }, поруч із Притулком: { $text }
   *[away] Піти на локацію { $place }: { $text }
}
label-play_two_places = Піти на локації { $places }
label-resist = Чинити опір за { some-will } (залишиться { $left }): повернути { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
} зі скиду
label-resist_to_the_end = Чинити опір за { some-will }, до останньої: ви здаєтеся, вся воля й увесь скид повертаються, { $step }
label-give_up = Здатися: повернути волю ({ $will }) й увесь скид ({ some-cards }), { $step }
label-place_token = { $several ->
    [yes] Покласти { named-token } на локації { $places }: { $there }
   *[no] Покласти { named-token } на локацію { $places }: { $there }
}
there-may-be = { $count ->
    [one] там може бути { $names }
   *[other] там можуть бути { $names }
}
there-is-nobody = там нікого не може бути
label-end_hunting = { $plays ->
    [0] Закінчити полювання
    [one] Закінчити полювання, не зігравши { $plays } карту полювання
    [few] Закінчити полювання, не зігравши { $plays } карти полювання
   *[many] Закінчити полювання, не зігравши { $plays } карт полювання
}
label-keep_river_card = Залишити карту { $place }, повернути на руку карту { $other }
label-put_hunt_bottom = Покласти під колоду карту { $card }: { $text }
label-discard_card = Скинути карту { $card }: { $text }
label-discard_no_more = Більше не скидати
label-show_places = Показати істоті: { $places }
label-discard_places = Скинути: { $places }
label-use_place = { $place }: { $use }
label-drone = { $place }: зіграти карту { $card }: { $use }
label-gate = { $place }: зіграти карту { $card }, локація { $other }: { $use }
label-flare = { $place }: зіграти карту { $card } і врятувати вцілілого { $survivor }: { $text }
label-take_back_at = { $place }: повернути на руку карту { $card }
label-rescue = { $place }: врятувати вцілілого { $survivor }: { $text }
label-fortify = { $place }: укріпити Притулок, { $step }
label-skip_place = { $place }: нічого не робити
label-choose_mode = Активувати ефект локації { $place }: { $use }
label-copy_place = Скопіювати ефект локації { $place }: { $use }
label-choose_hunted = { $who } повертає собі 1 фішку волі, стане { $will }
label-choose_ally = { $who } теж повертає карту (у скиді { some-cards })
label-choose_no_ally = Більше ніхто не повертає карту
label-take_back_place = Повернути на руку карту { $place }
label-take_back_no_more = Більше нічого не повертати
label-take_reserve_place = Узяти із запасу локацію { $place }: { $text }
label-take_nothing = Нічого не брати із запасу
label-keep_survival = Залишити карту { $card } ({ $text }) і скинути карту { $other }
label-lose_will = Утратити 1 фішку волі (залишиться { $will })
label-choose_victim = { $who } втрачає ще 1 фішку волі (зараз { $will })
label-dominance = Скинути карту { $card } ({ $text }): { $step }
label-no_dominance = Нічого не скидати
label-shelter_survivors = Прихистити { some-survivors }: { $step }
label-keep_survivors = Залишити { some-survivors } у себе
label-move_sanctuary = { $steps ->
    [one] Пересунути Притулок на { $steps } крок, на локацію { $place }
    [few] Пересунути Притулок на { $steps } кроки, на локацію { $place }
   *[many] Пересунути Притулок на { $steps } кроків, на локацію { $place }
}
label-evolve = Еволюціонувати: узяти { some-dna } (стане { $have }), потім брати карти еволюції по { $cost } ДНК і демонструвати їх за їхню вартість
label-lie_low = Зачаїтися: узяти { some-dna } (стане { $have }), але { $step }
label-skip_evolution = Не еволюціонувати й не зачаюватися
label-draw_evolution = Узяти карту еволюції { $level } рівня за { $cost } ДНК (залишиться { $dna })
label-reveal_evolution = Продемонструвати еволюцію { $card } за { $cost } ДНК (залишиться { $dna }): { $text }
label-end_evolution = Закінчити еволюцію, залишивши ДНК: { $dna }
play-card = Зіграти карту { $card }
use-ability = Застосувати вміння { $card }
act = { $act }: { $text }
act-on-hunted = { $act } на гравця { $who }: { $text }
act-on-place = { $act }, локація { $place }: { $text }
act-on-places = { $act }, локації { $places }: { $text }
act-moving-hunted = { $act }: { $who } переходить з локації { $origin } на локацію { $to }
act-moving-token = { $act }: { named-token } переходить на локацію { $to }
act-drawing-evolution = { $act }: узяти безкоштовно карту еволюції { $level } рівня
act-discarding = { $act }, скинувши карту { $place }: { $text }
act-taking-back = { $act }: повернути на руку { $places }
act-swapping = { $act }: зіграти карту { $into } замість карти { $out }
act-swapping-for = { $act }, скинувши карту { $survival }: зіграти карту { $into } замість карти { $out }
act-trading = { $act }: скинути карту { $out }, узяти із запасу локацію { $into }

## Журнал

fact-table_laid = { $hunted ->
    [one] { $who } — істота й полює на { $hunted } астронавта. До Порятунку кроків: { $rescue }, до Асиміляції: { $assimilation }.
    [few] { $who } — істота й полює на { $hunted } астронавтів. До Порятунку кроків: { $rescue }, до Асиміляції: { $assimilation }.
   *[many] { $who } — істота й полює на { $hunted } астронавтів. До Порятунку кроків: { $rescue }, до Асиміляції: { $assimilation }.
}
fact-side_chosen = Поле лежить стороною { $side }: Артемія полює на поділках Порятунку { $spaces }.
fact-sanctuary_laid = Притулок на локації { $place }, до безпеки кроків: { $defence }; істота має ДНК: { $dna }.
fact-starting_evolutions_chosen = { $seat } бере карти еволюції: I рівня — { $level1 }, II рівня — { $level2 }.
fact-avatar_dealt = { $who } може грати за аватара { $card }: { $text }.
fact-avatar_chosen = { $who } вибирає аватара { $card }.
fact-avatar_chosen-hidden = { $who } таємно вибирає аватара.
fact-avatar_given = { $who } — аватар { $card }: { $text }.
fact-avatars_revealed = Аватари: { $avatars }.
seat-and-card = { $who } — { $card }
fact-evolution_given = { $who } полює з еволюцією { $card }: { $text }.
fact-turn_begun = { $plays ->
    [one] Раунд { $turn }: істота може зіграти { $plays } карту полювання.
    [few] Раунд { $turn }: істота може зіграти { $plays } карти полювання.
   *[many] Раунд { $turn }: істота може зіграти { $plays } карт полювання.
}
fact-phase_begun = { $phase ->
    [exploration] Фаза 1: астронавти вибирають, куди піти.
    [hunting] Фаза 2: істота полює.
   *[evolution] Фаза 5: істота може еволюціонувати або зачаїтися.
}
fact-passed = { $seat } пасує.
fact-choice_due = { $who } збирається активувати ефект локації { $place }.
fact-track_advanced = { $to ->
    [0] { named-track }: зірки досягнуто.
    [one] { named-track }: залишається { $to } крок.
    [few] { named-track }: залишається { $to } кроки.
   *[many] { named-track }: залишається { $to } кроків.
}
fact-marker_set = { $on ->
    [yes] Маяк стоїть на Узбережжі.
   *[no] Маяк прибрано з Узбережжя.
}
fact-game_ended = { $reason ->
    [assimilation] Планета асимілювала астронавтів: істота перемагає в раунді { $turn }.
    [rescue] Порятунок прийшов: астронавти перемагають у раунді { $turn }.
   *[defence] Притулок у безпеці: астронавти перемагають у раунді { $turn }.
}
fact-places_committed = { $who } грає долілиць: { $places }.
fact-places_committed-hidden = { $who } таємно вибирає локацію.
fact-river_card_kept = { $who } залишає карту { $place } і повертає на руку карту { $other }.
fact-river_card_kept-hidden = { $who } залишає одну з двох карт.
fact-places_revealed = Фаза 3, локації відкрито: { $places }.
seat-and-places = { $who } — { $places }
fact-places_recovered = { $who } повертає на руку: { $places }.
fact-places_recovered-hidden = { $who } повертає на руку { some-place-cards }.
fact-front_recovered = { $who } повертає на руку зіграну карту { $place }.
fact-places_discarded = { $who } скидає: { $places }.
fact-places_discarded-hidden = { $who } скидає { some-place-cards }.
fact-zone_opened = Мають скинути по карті локації: { $names }.
fact-zone_answered = { $who } збирається скинути карту { $place }.
fact-zone_answered-hidden = { $who } таємно вибирає карту для скиду.
fact-zone_revealed = «Заборонена зона»: { $discards }.
seat-discards = { $who } скидає карту { $place }
fact-zone_revealed-hidden = «Заборонена зона», по карті локації скидають: { $names }.
fact-places_shown = { $who } показує істоті: { $places }.
fact-places_shown-hidden = { $who } показує істоті { some-place-cards }.
fact-played_swapped = { $who } повертає на руку карту { $out } і грає замість неї { $into }.
fact-played_swapped-hidden = { $who } замінює зіграну карту іншою з руки.
fact-played_drawn_back = { $who } скидає зіграну карту { $out } і грає замість неї зі скиду { $into }.
fact-played_drawn_back-hidden = { $who } замінює зіграну карту картою зі скиду.
fact-reserve_taken = { $who } бере із запасу локацію { $place }.
fact-monolith_removed = «Моноліт» гравця { $seat } виходить із гри.
fact-smokescreen_raised = Цього раунду істота не бачить скидів локацій.
fact-smokescreen_lifted = Дим розвіюється. Скиди: { $discards }.
seat-and-discard = { $who } — { $places }
seat-and-empty-discard = { $who } — порожньо
fact-hunt_drawn = { $who } бере карту полювання { $card }.
fact-hunt_drawn-hidden = { $who } бере карту полювання.
fact-hunt_deck_renewed = Скид полювання стає колодою.
fact-hunt_discarded = { $who } скидає карту полювання { $card }.
fact-hunt_buried = Під колоду полювання йдуть { $cards }.
fact-hunt_put_bottom = { $who } кладе під колоду полювання карту { $card }.
fact-hunt_put_bottom-hidden = { $who } кладе карту під колоду полювання.
fact-hunt_scanned = { $who } бачить карти полювання на руці істоти: { $cards }.
fact-hunt_scanned-hidden = { $who } бачить карти полювання на руці істоти.
fact-hunt_plays_stopped = До кінця раунду карти полювання грати не можна.
fact-token_placed = { $several ->
    [yes] { upper-token } лягає на локації { $places }.
   *[no] { upper-token } лягає на локацію { $places }.
}
upper-token = { $token ->
    [creature] Жетон істоти
    [artemia] Жетон Артемії
   *[target] Жетон цілі
}
fact-token_recalled = { upper-token } повертається, щоб лягти знову.
fact-token_moved = { upper-token } переходить на локацію { $place }.
fact-places_blocked = Цього раунду не можна зіграти: { $places }.
fact-place_spoilt = Цього раунду не діє: { $place }.
fact-hunted_anticipated = Якщо істоті попадеться { $seat }, Асиміляція просунеться ще на 1.
fact-hunted_moved = { $who } переходить з локації { $origin } на локацію { $to }.
fact-target_duplicated = Цього раунду жетон цілі — другий жетон істоти.
fact-echolocated = Локації 6–10 зіграли астронавти: { $count }.
fact-hunting_ended = { $seat } закінчує полювання.
fact-will_lost = { $who } втрачає { some-will }, залишається { $to }.
fact-will_regained = { $seat } повертає собі 1 фішку волі, тепер { $to }.
fact-resisted = { $who } чинить опір за { some-will }, залишається { $to }.
fact-gave_up = { $who } здається: воля знову { $will }, на руку повертаються { $places }.
fact-gave_up-plain = { $who } здається: воля знову { $will }, увесь скид повертається на руку.
fact-will_broken = Волю гравця { $who } зламано: знову { $will }, на руку повертаються { $places }.
fact-will_broken-plain = Волю гравця { $who } зламано: знову { $will }, усі карти локацій повертаються на руку.
fact-survival_drawn = { $who } бере карту виживання { $card }: { $text }.
fact-survival_drawn-hidden = { $who } бере карту виживання.
fact-survival_offered = { $who } бере на вибір карту виживання { $card }: { $text }.
fact-survival_offered-hidden = { $who } бере на вибір карту виживання.
fact-survival_kept = { $who } залишає карту { $card } і скидає карту { $other }.
fact-survival_kept-hidden = { $who } залишає карту виживання і скидає карту { $other }.
fact-survival_deck_renewed = Скид виживання стає колодою.
fact-survival_discarded = { $who } скидає карту виживання { $card }.
fact-avatar_used = { $who } застосовує вміння аватара { $card }.
plays-card = { $who } грає карту { $card }.
plays-card-on-hunted = { $who } грає карту { $card } на гравця { $whom }.
plays-card-for = { $who } грає карту { $card }, локації: { $places }.
plays-card-rescuing = { $who } грає карту { $card }, щоб урятувати вцілілого { $survivor }.
uses-ability = { $who } застосовує еволюцію { $card }.
uses-ability-on-hunted = { $who } застосовує еволюцію { $card } на гравця { $whom }.
uses-ability-for = { $who } застосовує еволюцію { $card }, локації: { $places }.
rescues = { $who } на локації { $place } рятує вцілілого { $survivor }: { $text }.
rescues-somebody = { $who } на локації { $place } рятує вцілілого.
fortifies = { $who } на локації { $place } укріплює Притулок.
does-nothing = { $who } нічого не робить на локації { $place }.
fact-power_used = { $mode ->
    [take_back_all] { $who } активує ефект локації { $place }, щоб повернути весь скид.
    [copy_creature_place] { $who } активує ефект локації { $place }, щоб скопіювати локацію істоти.
    [will] { $who } активує ефект локації { $place } заради волі.
    [survival] { $who } активує ефект локації { $place } заради карти виживання.
    [dna] { $who } активує ефект локації { $place } проти ДНК істоти.
    [fortify_and_shelter] { $who } активує ефект локації { $place }, щоб укріпити Притулок і прихистити вцілілих.
   *[use] { $who } активує ефект локації { $place }.
}
fact-two_cards_awaited = { $why ->
    [river] Наступного раунду { $who } грає дві карти й залишає одну.
   *[artefact] Наступного раунду { $who } грає дві карти й активує обидві.
}
fact-survivor_rescued = { $survivor } лишається з гравцем { $who }.
fact-ability_lost = Вміння пропадає: { $survivor }.
fact-stranger_taken = { $seat } бере вцілілого долілиць.
fact-survivor_shown = Чекає на порятунок: { $survivor } ({ $text }).
fact-survivors_lost = { $sheltered ->
    [yes] { $who } прихищає { some-survivors }.
   *[no] { $who } втрачає { some-survivors }.
}
fact-barricade_used = Барикада гравця { $seat } тримається.
fact-bonus_reached = Бонус «{ $bonus }»: { $text }.
fact-evolution_sabotaged = Цього раунду істота не може ні еволюціонувати, ні зачаїтися.
fact-target_reached = { $seat } потрапляє під жетон цілі.
fact-artemia_caught = { $times ->
    [one] Артемії попадається { $seat }.
    [few] Артемії попадається { $seat } на { $times } локаціях.
   *[many] Артемії попадається { $seat } на { $times } локаціях.
}
fact-creature_caught = { $count ->
    [one] Істоті попадається { $names }.
   *[other] Істоті попадаються { $names }.
}
fact-victim_chosen = Удар «Грубої сили» дістається гравцеві: { $who }.
fact-dna_gained = Істота бере { some-dna }.
fact-dna_lost = Істота повертає { some-dna }.
fact-evolution_drawn = { $who } бере карту еволюції { $level } рівня { $card }: { $text }.
fact-evolution_drawn-hidden = { $who } бере карту еволюції { $level } рівня.
fact-evolution_deck_renewed = Скид еволюцій { $level } рівня стає колодою.
fact-evolution_revealed = { $who } демонструє еволюцію { $card } ({ $text }); вона діє з наступного раунду.
fact-evolution_discarded = { $who } скидає еволюцію { $card }.
fact-evolution_scrambled = Істота втрачає з руки еволюцію { $card }.
fact-sanctuary_anchored = Цього раунду Притулок не рухається.
fact-sanctuary_displaced = Цього раунду Притулок пройде кроків: { $steps }.
fact-sanctuary_pulled = { $steps ->
    [one] { $seat } пересуває Притулок на { $steps } крок.
    [few] { $seat } пересуває Притулок на { $steps } кроки.
   *[many] { $seat } пересуває Притулок на { $steps } кроків.
}
fact-sanctuary_moved = Притулок летить на локацію { $place }.
fact-evolution_phase_chosen = { $choice ->
    [evolve] { $seat } еволюціонує.
    [lie_low] { $seat } зачаюється.
   *[skip] { $seat } не еволюціонує й не зачаюється.
}

## Поле

board-title = Хижа планета: Притулок, { $turn ->
    [0] приготування
   *[other] раунд { $turn }
}
board-turn = { $turn ->
    [0] Приготування
   *[other] Раунд { $turn }
}
board-over = Гру закінчено
board-chapter = { $chapter ->
    [0] Приготування
    [1] 1 Розвідка
    [2] 2 Полювання
    [3] 3 Розв’язка
    [4] 4 Кінець раунду
   *[5] 5 Еволюція
}
phase-board_side = сторона поля
phase-starting_evolutions = перші еволюції
phase-light_evolution = еволюція істоти
phase-avatars = аватари
phase-creature_window = істота може діяти першою
phase-exploration = астронавти таємно вибирають локації
phase-hunting = істота полює
phase-responses = астронавти можуть відповісти
phase-second_hunting = істота полює знову
phase-river = з двох карт Річки лишається одна
phase-reckoning_window = карти та вміння
phase-free_places = локації без жетонів
phase-target = локації під жетоном цілі
phase-artemia = локації під жетоном Артемії
phase-creature = істота ловить
phase-end_window = карти та вміння
phase-clearing = істота перебирає руку
phase-scout = Розвідник може зупинити Притулок
phase-gravity = Тяжіння
phase-evolution = істота може еволюціонувати
board-phase = { $phase ->
    [board_side] { phase-board_side }
    [starting_evolutions] { phase-starting_evolutions }
    [light_evolution] { phase-light_evolution }
    [avatars] { phase-avatars }
    [creature_window] { phase-creature_window }
    [exploration] { phase-exploration }
    [hunting] { phase-hunting }
    [responses] { phase-responses }
    [second_hunting] { phase-second_hunting }
    [river] { phase-river }
    [reckoning_window] { phase-reckoning_window }
    [free_places] { phase-free_places }
    [target] { phase-target }
    [artemia] { phase-artemia }
    [creature] { phase-creature }
    [end_window] { phase-end_window }
    [clearing] { phase-clearing }
    [scout] { phase-scout }
    [gravity] { phase-gravity }
   *[evolution] { phase-evolution }
}
board-game = { $expansion ->
    [sanctuary] з «Притулком»
    [light] легка гра
   *[none] базова гра
}
board-side = сторона поля { $side }
board-no_side = сторону не вибрано
board-expert = для знавців
board-nobody_asked = Ніхто не вибирає
board-asked = { $names }: { $task }
board-some_others = { $count ->
    [one] ще { $count } гравець
    [few] ще { $count } гравці
   *[many] ще { $count } гравців
}
board-others_choose = { $headline } (одночасно вибирають: { $count })
board-win = { $reason ->
    [assimilation] Планета асимілювала астронавтів: перемагає істота ({ $creature })
    [rescue] Порятунок прийшов: астронавти перемагають істоту ({ $creature })
   *[defence] Притулок у безпеці: астронавти перемагають істоту ({ $creature })
}
board-ranking = Підсумкові місця
board-won = { $won ->
    [yes] перемога
   *[no] поразка
}
board-hunted = астронавт
task-board_side = Виберіть сторону поля: на A Артемія на поділках { $first }, на B — { $second }
task-starting_evolutions = Вирішіть, скільки з { $count } перших карт еволюції взяти I рівня і скільки II
task-two_places = Зіграйте 2 локації долілиць; перед цим можна чинити опір, здатися чи зіграти карту виживання
task-place_tokens = { $plays ->
    [0] Покладіть { $tokens }
    [one] Покладіть { $tokens }; можна зіграти { $plays } карту полювання
    [few] Покладіть { $tokens }; можна зіграти { $plays } карти полювання
   *[many] Покладіть { $tokens }; можна зіграти { $plays } карт полювання
}
task-end_hunt = Зіграйте карту полювання або закінчіть полювання
task-resolve = Вирішіть, що робити: { $places }
task-mode = Виберіть, як активувати ефект локації { $place }
task-take_back_or_stop = Поверніть на руку карту локації або зупиніться
task-discard = Скиньте { some-place-cards }
task-show = Покажіть істоті { some-place-cards } з руки
task-evolution = Еволюціонуйте (+{ $evolve } ДНК), зачаїться (+{ $lie_low } ДНК, але Захист просунеться) або зачекайте
task-evolving = Беріть карти еволюції по { $cost } ДНК, демонструйте їх за їхню вартість або закінчіть (ДНК: { $dna })
board-can_be_here = можуть бути
board-is_here = тут { $who }
board-own_card = { $where ->
    [played] ви зіграли це
    [hand] у вас на руці
   *[discard] у вашому скиді
}
board-reserve = у запасі { $count }
board-not_playable = не можна зіграти
board-ineffective = не діє
board-used_up = уже застосовано
board-marker = { $on ->
    [yes] маяк стоїть
   *[no] маяка немає
}
board-sanctuary = Притулок
board-fortify = Притулок: укріпити
board-fortified = Притулок укріплено
board-rescue_here = звідси рятують
board-target_hunts = ціль = істота
board-to_go = { $left ->
    [0] досягнуто
   *[other] лишилося { $left }
}
board-star = { $track ->
    [assimilation] на зірці перемагає істота
   *[rescue] на зірці перемагають астронавти
}
board-bonus = { $name }: { $text }
board-creature = істота
board-asked_to_choose = вибирає
board-you = { $name } (ви)
board-hunt_hand = Карт полювання на руці: { $cards }
board-hunt_plays = можна зіграти цього раунду: { $plays }
board-next_plays = ще наступного раунду: { $plays }
board-seen_hunt = Ви бачили в неї на руці: { $cards }
board-to_place = Розмістити жетони:
board-token_on = { $token } на { $places }
board-no_token = На планеті немає жетонів
board-dna = ДНК { $dna } (у запасі { $supply }), { $levels }
board-evolutions_held = еволюцій { $level } на руці: { $count }
board-evolutions = Продемонстрованих еволюцій: { $count } з { $most }
board-no_evolution = Продемонстрованих еволюцій немає
board-evolution_state = { $state ->
    [used] застосовано
    [active] діє
   *[later] з наст. раунду
}
board-status = { $status ->
    [choosing] вибирає
    [caught] впіймано
    [passed] пас
    [chosen] вибір зроблено
   *[waiting] має вибрати
}
board-at = на { $places }
board-will = Воля { $will }
board-slot = { $where ->
    [hand] рука
    [played] у грі
    [discard] скид
   *[hidden] схована
}
board-counts = Рука { $hand } · у грі { $front } · скид { $discard } · виживання { $survival }
board-survival_play = { $play ->
    [barred] (не можна)
    [played] (зіграно)
   *[free] (можна 1)
}
board-survivors_held = уцілілі { $count }
board-avatar = { $used ->
    [yes] { $name } (застосовано): { $text }
   *[no] { $name }: { $text }
}
board-secret_avatar = Аватара вибрано таємно
board-no_avatar = Аватара ще немає
board-two_cards = { $why ->
    [river] грає 2 карти, лишить 1 (Річка)
   *[artefact] грає 2 карти (Артефакт)
}
board-gave_up = здається цього раунду
board-resisted = опір за волю: { $will }
board-seen_places = істота бачила на руці { $places }
board-will_discard = скине { $place }
board-strangers = { $count ->
    [one] { $count } невідомий уцілілий
    [few] { $count } невідомі вцілілі
   *[many] { $count } невідомих уцілілих
}
board-in_force = Зіграно цього раунду й діє
board-nothing_played = Цього раунду карт полювання не зіграно.
board-copy = { $card } (копія)
board-copying = { $card } = { $copied }
board-survivors = Чекають на порятунок
board-nobody_waits = Ніхто не чекає.
board-survivor_deck = у колоді { $deck } · вибуло { $gone }
board-survivor = уцілілий
board-legend = Як читати поле
board-legend-text = Кружок — гравець. Переривчастий контур показує, хто може бути на локації, судячи з того, що вам видно; після відкриття галочка позначає завершену локацію, хрестик — упіймання. «Сховані» карти — на руці або лежать долілиць. Пунктирна рамка позначає те, що ви можете вибрати. Зірка завершує гру.
board-smokescreen = «Димова завіса»: скиди локацій сховано
board-card_on = { $card }: { $who }
board-duplicated = «Роздвоєння»: ціль — друга істота
board-not_to_be_played = Не можна зіграти: { $places }
board-ineffective_places = Не діють: { $places }
board-sabotaged = «Диверсант»: ні еволюціонувати, ні зачаїтися
board-anchored = Притулок лишається на місці
board-drift = Притулок пройде кроків: { $steps }
board-flight = { $unlocked ->
    [yes] Притулок літає над 1–10
   *[no] Притулок літає над 1–5
}
board-decks = Колоди та скиди
board-hunt_deck = Полювання: у колоді { $deck }. Скид { $count }, згори донизу: { $cards }
board-survival_deck = Виживання: у колоді { $deck }. Скид { $count }: { $cards }
board-evolution_deck = Еволюція { $level }: у колоді { $deck }. Скид { $count }: { $cards }
board-hunt_deck-fresh = Полювання: у колоді { $deck }
board-survival_deck-fresh = Виживання: у колоді { $deck }
board-evolution_deck-fresh = Еволюція { $level }: у колоді { $deck }
board-hunt_bottom = Під колодою полювання, за порядком узяття: { $cards }
board-unknown = невідомо
board-monoliths = Монолітів вийшло з гри: { $count }
board-hand = Ваші карти
board-hand_note = це бачите лише ви
board-light_note = вибирають одну з трьох
board-light_offer = Еволюції на вибір
board-watching = Ви спостерігаєте: карти на руці бачить лише їхній власник.
board-no_cards = Інших карт на руці немає.
board-no_places = Карт локацій немає.
board-barred = не можна
board-window = { $window ->
    [exploration] фаза 1
    [phase2_response] фаза 2
    [reckoning] фаза 3
    [place_resolution] фаза 3, на локації
   *[end_of_turn] фаза 4
}
board-hunt_phase = { $phase ->
    [0] фаза копії
   *[other] фаза { $phase }
}
board-keep_one = залиште одну
board-avatar_tag = аватар
board-level_cost = { $level } рівень · ДНК: { $cost }

## Словник

glossary-place = Локації
glossary-hunt_card = Карти полювання
glossary-survival_card = Карти виживання
glossary-survivor = Уцілілі
glossary-avatar = Аватари
glossary-evolution = Еволюції
glossary-bonus = Бонуси треку Захисту
glossary-token = Жетони полювання
token-creature = Істота
token-creature-text = Кожен, кого знайдено на її локації, втрачає 1 фішку волі й лишається без ефекту локації; Асиміляція просувається на 1, хоч би скільки астронавтів попалося
token-artemia = Артемія
token-artemia-text = Кожен на цій локації скидає карту локації й лишається без ефекту локації
token-target = Ціль
token-target-text = Діє так, як каже карта полювання, завдяки якій його викладено; хто на цій локації, застосовує її після всіх, у кого немає жетонів

## Джерела

source-base_rules = Правила базової гри
source-base_rules-how = Відкрита реалізація в мережі та її сторінка довідки; особливого правила для двох не знайшлося
source-base_tracks = Початкові поділки Порятунку й Асиміляції, поділки Артемії, розміри запасу
source-base_tracks-how = Дві відкриті реалізації, що збігаються
source-base_places = Локації 1–10 базової гри
source-base_places-how = Дві відкриті реалізації, що збігаються
source-base_hunt_cards = 20 карт полювання базової гри
source-base_hunt_cards-how = Дві відкриті реалізації, що збігаються
source-base_survival_cards = 15 карт виживання базової гри
source-base_survival_cards-how = Дві відкриті реалізації, що збігаються
source-sanctuary_rules = Правила «Притулку»: приготування, дії, фаза 5, кількість компонентів, легка гра
source-sanctuary_rules-how = Книга правил доповнення
source-sanctuary_bonuses = Значення восьми бонусів
source-sanctuary_bonuses-how = Книга правил доповнення; назви вигадано
source-survivors = Вміння вцілілих
source-survivors-how = Книга правил доповнення; те, що кожного по дві карти, виведено з числа 18, а з імен опубліковано лише одне, Мішель Вест
source-defence_tracks = Довжина треків Захисту й місця бонусів на них
source-defence_tracks-how = Вигадано за тим, що відомо; надруковані треки можуть відрізнятися
source-arch_and_monolith = «Арка» й «Моноліт»
source-arch_and_monolith-how = Назви, номери й обмеження — з книги правил; точні ефекти виведено з її приміток
source-sanctuary_places = «Галявина», «Форпост» і «Криниця»
source-sanctuary_places-how = Назви й ефекти вигадано за тим, що відомо
source-sanctuary_hunt_cards = 15 карт полювання «Притулку»
source-sanctuary_hunt_cards-how = Назви й ефекти вигадано; відкритого переліку не знайшлося
source-sanctuary_survival_cards = 15 карт виживання «Притулку»
source-sanctuary_survival_cards-how = Назви й ефекти вигадано; відкритого переліку не знайшлося
source-avatars = 12 аватарів
source-avatars-how = Кількість опубліковано; імена та вміння вигадано
source-named_evolutions = Десять еволюцій, названих у книзі правил
source-named_evolutions-how = Назва, рівень і вартість — з книги правил; ефекти вигадано
source-other_evolutions = Решта 20 еволюцій; по 15 кожного рівня й по 5 кожної вартості
source-other_evolutions-how = Назви, вартість і ефекти вигадано за тим, що відомо

## Локації

place-lair = Лігво
place-lair-text = Поверніть на руку весь свій скид або скопіюйте ефект локації з жетоном істоти. Упійманий тут утрачає на 1 фішку волі більше
place-jungle = Джунглі
place-jungle-text = Поверніть на руку цю карту й до 1 карти зі скиду
place-river = Річка
place-river-text = Наступного раунду зіграйте 2 карти й до відкриття залиште одну з них
place-beach = Узбережжя
place-beach-text = Поставте сюди маяк або приберіть його й просуньте Порятунок на 1. Раз за раунд
place-rover = Планетохід
place-rover-text = Візьміть із запасу локацію, якої не маєте
place-swamp = Болото
place-swamp-text = Поверніть на руку цю карту й до 2 карт зі скиду
place-shelter = Укриття
place-shelter-text = Візьміть 2 карти виживання й залиште одну
place-wreck = Місце аварії
place-wreck-text = Просуньте Порятунок на 1. Раз за раунд
place-source = Джерело
place-source-text = Астронавт з 1 або 2 фішками волі повертає собі 1, або візьміть карту виживання
place-artefact = Артефакт
place-artefact-text = Наступного раунду зіграйте 2 карти й активуйте обидві локації
place-glade = Галявина
place-glade-text = Поверніть на руку цю карту й до 1 карти зі скиду; ще один астронавт може повернути 1 карту
place-outpost = Форпост
place-outpost-text = Візьміть карту виживання й карту вцілілого долілиць
place-arch = Арка
place-arch-text = Укріпіть Притулок (Захист 1) і, якщо хочете, прихистіть уцілілих. Раз за раунд
place-spring = Криниця
place-spring-text = Астронавт з 1 або 2 фішками волі повертає собі 1, або істота повертає в запас 1 фішку ДНК
place-monolith = Моноліт
place-monolith-text = Скиньте продемонстровану еволюцію; потім ця карта виходить із гри

## Карти полювання

hunt_card-despair = Відчай
hunt_card-despair-text = Цього раунду не можна ні грати, ні брати карти виживання
hunt_card-force_field = Силове поле
hunt_card-force_field-text = Жетон цілі лежить на 2 суміжних локаціях; жодну з них не можна зіграти
hunt_card-anticipation = Передчуття
hunt_card-anticipation-text = Якщо істота впіймає названого астронавта, Асиміляція просунеться ще на 1
hunt_card-ascendancy = Зверхність
hunt_card-ascendancy-text = Астронавт, який має на руці понад 2 карти локацій, скидає зайві до 2
hunt_card-fierceness = Лють
hunt_card-fierceness-text = Кожен, кого впіймає істота, втрачає ще 1 фішку волі
hunt_card-forbidden_zone = Заборонена зона
hunt_card-forbidden_zone-text = Усі астронавти одночасно й таємно скидають по карті локації
hunt_card-interference = Перешкоди
hunt_card-interference-text = Узбережжя й Місце аварії не діють
hunt_card-persecution = Переслідування
hunt_card-persecution-text = Ефект локації повертає щонайбільше 1 карту локації
hunt_card-mutation = Мутація
hunt_card-mutation-text = Кожен, хто попався Артемії, втрачає ще й 1 фішку волі
hunt_card-phobia = Фобія
hunt_card-phobia-text = Астронавт показує вам усі карти локацій з руки, крім 2
hunt_card-virus = Вірус
hunt_card-virus-text = Жетон Артемії лежить на 2 суміжних локаціях
hunt_card-clone = Клон
hunt_card-clone-text = Жетон цілі вважається другим жетоном істоти
hunt_card-mirage = Міраж
hunt_card-mirage-text = Жетон цілі лежить на 2 суміжних локаціях; обидві не діють
hunt_card-scream = Крик
hunt_card-scream-text = Астронавти біля цілі скидають 2 карти локацій або втрачають 1 фішку волі
hunt_card-toxin = Токсин
hunt_card-toxin-text = Астронавти біля цілі скидають карту виживання; локація не діє
hunt_card-cataclysm = Катаклізм
hunt_card-cataclysm-text = Названа локація не діє
hunt_card-detour = Обхідний шлях
hunt_card-detour-text = Перемістіть астронавта на суміжну локацію
hunt_card-stasis = Стазис
hunt_card-stasis-text = У цій фазі Порятунок не просувається
hunt_card-tracking = Стеження
hunt_card-tracking-text = Наступного раунду зіграйте на 1 карту полювання більше
hunt_card-flashback = Спогад
hunt_card-flashback-text = Діє як верхня карта скиду полювання
hunt_card-abduction = Викрадення
hunt_card-abduction-text = Кожен, кого впіймає істота, втрачає всіх своїх уцілілих
hunt_card-blockade = Блокада
hunt_card-blockade-text = Цього раунду ніхто не укріплює Притулок
hunt_card-isolation = Ізоляція
hunt_card-isolation-text = Цього раунду ніхто не рятує вцілілих
hunt_card-quicksand = Сипучі піски
hunt_card-quicksand-text = Астронавти біля цілі скидають карту локації
hunt_card-spores = Спори
hunt_card-spores-text = Астронавти, що попалися Артемії, скидають ще й карту виживання
hunt_card-sandstorm = Піщана буря
hunt_card-sandstorm-text = Цього раунду ніхто не чинить опору
hunt_card-frenzy = Шал
hunt_card-frenzy-text = Якщо істота впіймає двох або більше, Асиміляція просунеться ще на 1
hunt_card-gene_theft = Крадіжка генів
hunt_card-gene_theft-text = Візьміть 2 фішки ДНК, якщо істота когось упіймала
hunt_card-mutagen = Мутаген
hunt_card-mutagen-text = Візьміть карту еволюції безкоштовно
hunt_card-displacement = Зсув
hunt_card-displacement-text = Цього раунду Притулок проходить 2 кроки
hunt_card-nightmare = Жахіття
hunt_card-nightmare-text = Астронавт скидає випадкову карту виживання
hunt_card-lockdown = Карантин
hunt_card-lockdown-text = Астронавти біля цілі можуть лише повернути карту
hunt_card-patience = Терпіння
hunt_card-patience-text = Якщо нікого не впіймано, візьміть 1 фішку ДНК і наступного раунду зіграйте на 1 карту полювання більше
hunt_card-ruin = Руйнація
hunt_card-ruin-text = Названа локація з 6–10 не діє
hunt_card-stalking = Вистежування
hunt_card-stalking-text = Упіймання на локації Притулку або поруч просуває Асиміляцію ще на 1

## Карти виживання

survival_card-adrenaline = Адреналін
survival_card-adrenaline-text = Поверніть собі 1 фішку волі
survival_card-ingenuity = Винахідливість
survival_card-ingenuity-text = Поставте маяк на Узбережжя
survival_card-sacrifice = Самопожертва
survival_card-sacrifice-text = Скиньте карту локації: цього раунду карт полювання більше не буде
survival_card-sixth_sense = Шосте чуття
survival_card-sixth_sense-text = Поверніть на руку 2 карти локацій зі скиду
survival_card-smokescreen = Димова завіса
survival_card-smokescreen-text = Цього раунду істота не бачить скидів локацій
survival_card-strike_back = Удар у відповідь
survival_card-strike_back-text = 2 випадкові карти полювання йдуть під колоду
survival_card-vortex = Вихор
survival_card-vortex-text = Поміняйте зіграну карту на карту зі скиду
survival_card-detector = Детектор
survival_card-detector-text = Цього раунду Артемія вам не страшна
survival_card-dodge = Ухиляння
survival_card-dodge-text = Цього раунду істота вас не ловить
survival_card-drone = Дрон
survival_card-drone-text = Активуйте Планетохід замість своєї локації
survival_card-gate = Брама
survival_card-gate-text = Активуйте суміжну локацію замість своєї
survival_card-hologram = Голограма
survival_card-hologram-text = Перемістіть жетон Артемії на суміжну локацію
survival_card-wrong_track = Хибний слід
survival_card-wrong_track-text = Перемістіть жетон істоти на суміжну локацію
survival_card-amplifier = Підсилювач
survival_card-amplifier-text = Приберіть маяк, щоб просунути Порятунок на 1
survival_card-double_back = Шлях назад
survival_card-double_back-text = Поверніть на руку карту, зіграну цього раунду
survival_card-barricade = Барикада
survival_card-barricade-text = Ваше перше укріплення цього раунду дає на 1 більше
survival_card-serum = Сироватка
survival_card-serum-text = Астронавт з 1 або 2 фішками волі повертає собі 1
survival_card-flare = Сигнальна ракета
survival_card-flare-text = Врятуйте вцілілого здалеку замість ефекту своєї локації
survival_card-antidote = Протиотрута
survival_card-antidote-text = Цього раунду ціль вам не страшна
survival_card-jetpack = Реактивний ранець
survival_card-jetpack-text = Замініть зіграну карту суміжною з руки
survival_card-sabotage = Диверсія
survival_card-sabotage-text = Істота повертає в запас 2 фішки ДНК
survival_card-gene_scrambler = Збій генів
survival_card-gene_scrambler-text = Істота скидає з руки випадкову еволюцію
survival_card-shield = Щит
survival_card-shield-text = Цього раунду істота забере у вас щонайбільше 1 фішку волі
survival_card-anchor = Якір
survival_card-anchor-text = Цього раунду Притулок не рухається
survival_card-supply_drop = Вантаж з орбіти
survival_card-supply_drop-text = Кожен астронавт без карт виживання бере одну
survival_card-camp = Табір
survival_card-camp-text = Поверніть на руку 1 або 2 карти локацій зі скиду
survival_card-scanner = Сканер
survival_card-scanner-text = Перегляньте карти полювання на руці істоти
survival_card-volunteer = Доброволець
survival_card-volunteer-text = Візьміть карту вцілілого долілиць
survival_card-decoy = Принада
survival_card-decoy-text = Цього раунду ваше впіймання не просуває Асиміляцію
survival_card-cartography = Картографія
survival_card-cartography-text = Скиньте карту локації, щоб узяти іншу із запасу

## Уцілілі

survivor-sv_geneticist = Генетик
survivor-sv_geneticist-text = Істота повертає в запас 2 фішки ДНК
survivor-sv_saboteur = Диверсант
survivor-sv_saboteur-text = Цього раунду істота не може ні еволюціонувати, ні зачаїтися
survivor-sv_doctor = Лікар
survivor-sv_doctor-text = Поверніть собі 1 фішку волі
survivor-sv_tracker = Слідопит
survivor-sv_tracker-text = Скопіюйте ефект локації з жетоном істоти
survivor-sv_runner = Бігун
survivor-sv_runner-text = Поверніть на руку карту, зіграну цього раунду
survivor-sv_pilot = Пілот
survivor-sv_pilot-text = Візьміть локацію із запасу
survivor-sv_ranger = Рейнджер
survivor-sv_ranger-text = Поверніть на руку 1 або 2 карти локацій зі скиду
survivor-sv_builder = Будівельник
survivor-sv_builder-text = Захист просувається на 1
survivor-sv_scientist = Мішель Вест
survivor-sv_scientist-text = Візьміть карту виживання

## Аватари

avatar-av_pike = Капітан Пайк
avatar-av_pike-text = Перша фішка волі, витрачена за раунд на опір, повертає на 1 карту більше
avatar-av_minerva = Мінерва
avatar-av_minerva-text = Там, де берете 1 карту виживання, візьміть 2 й залиште одну
avatar-av_murphy = Мерфі
avatar-av_murphy-text = Ви не скидаєте карт локацій через Артемію
avatar-av_lucia = Лусія
avatar-av_lucia-text = Після Планетохода можете повернути на руку карту зі скиду
avatar-av_kelly = Келлі
avatar-av_kelly-text = У фазі 2 скиньте карту виживання, щоб замінити зіграну карту
avatar-av_john = Джон
avatar-av_john-text = У кінці раунду, в якому вас упіймала істота, поверніть на руку зіграну карту
avatar-av_powell = Містер Павелл
avatar-av_powell-text = Прихистивши вцілілих, візьміть карту виживання
avatar-av_xia = Ся
avatar-av_xia-text = Можете рятувати вцілілих і з локації, де перебуває Притулок
avatar-av_warden = Наглядач
avatar-av_warden-text = Укріпивши Притулок, можете повернути на руку карту зі скиду
avatar-av_medic = Медик
avatar-av_medic-text = Рятуючи вцілілого рівно з 1 фішкою волі, поверніть собі 1
avatar-av_scout = Розвідник
avatar-av_scout-text = У фазі 5 скиньте карту локації, щоб зупинити Притулок
avatar-av_engineer = Інженер
avatar-av_engineer-text = Якщо вміння вцілілого пропадає, поверніть на руку карту зі скиду

## Еволюції

evolution-evo_efficiency = Ефективність
evolution-evo_efficiency-text = Добирайте до 4 карт полювання
evolution-evo_instincts = Інстинкти
evolution-evo_instincts-text = Перегляньте випадкову карту локації з руки астронавта
evolution-evo_intellect = Розум
evolution-evo_intellect-text = Перед добором скиньте до 2 карт полювання
evolution-evo_carapace = Панцир
evolution-evo_carapace-text = Повертайте на 1 фішку ДНК менше
evolution-evo_metabolism = Метаболізм
evolution-evo_metabolism-text = Зачаївшись, берете 4 фішки ДНК
evolution-evo_savagery = Дикість
evolution-evo_savagery-text = Упіймавши двох або більше, просуваєте Асиміляцію ще на 1
evolution-evo_cunning = Кмітливість
evolution-evo_cunning-text = Перемістіть жетон Артемії після відкриття
evolution-evo_foresight = Передбачливість
evolution-evo_foresight-text = Візьміть карту полювання й покладіть одну під колоду
evolution-evo_scavenger = Мерлятник
evolution-evo_scavenger-text = 1 фішка ДНК після раунду, в якому хтось здався
evolution-evo_echolocation = Ехолокація
evolution-evo_echolocation-text = Дізнайтеся, скільки астронавтів зіграли локації 6–10
evolution-evo_speed = Швидкість
evolution-evo_speed-text = Щораунду на 1 карту полювання більше
evolution-evo_piercing_scream = Різкий крик
evolution-evo_piercing_scream-text = Кожен упійманий скидає карту локації
evolution-evo_brute_force = Груба сила
evolution-evo_brute_force-text = Один з упійманих утрачає ще 1 фішку волі
evolution-evo_ambush = Засідка
evolution-evo_ambush-text = Порятунок уцілілих і укріплення Притулку коштують карти локації
evolution-evo_corrosion = Корозія
evolution-evo_corrosion-text = Щоб прихистити вцілілих, їх потрібно 2
evolution-evo_symbiosis = Симбіоз
evolution-evo_symbiosis-text = Артемія щораунду
evolution-evo_regeneration = Регенерація
evolution-evo_regeneration-text = Еволюціонуючи, берете 2 фішки ДНК
evolution-evo_telepathy = Телепатія
evolution-evo_telepathy-text = Перегляньте всі карти локацій з руки астронавта, крім 2
evolution-evo_venom = Отрута
evolution-evo_venom-text = Артемія забирає 2 карти локацій
evolution-evo_ravenous = Ненажерливість
evolution-evo_ravenous-text = Упіймання дає 1 фішку ДНК
evolution-evo_camouflage = Камуфляж
evolution-evo_camouflage-text = Не можна грати Голограму, Хибний слід, Детектор і Ухиляння
evolution-evo_terror = Жах
evolution-evo_terror-text = Опір повертає 1 карту за фішку волі
evolution-evo_gravity = Тяжіння
evolution-evo_gravity-text = Притулок проходить 1 або 2 кроки
evolution-evo_swarm = Рій
evolution-evo_swarm-text = Жетон Артемії лежить на 2 локаціях
evolution-evo_hypnosis = Гіпноз
evolution-evo_hypnosis-text = Після відкриття перемістіть астронавта ціною карти полювання
evolution-evo_leap = Стрибок
evolution-evo_leap-text = Якщо біля істоти нікого немає, перемістіть її після відкриття
evolution-evo_duplication = Роздвоєння
evolution-evo_duplication-text = Скиньте 2 карти полювання: ціль стає другою істотою
evolution-evo_apex = Верховний хижак
evolution-evo_apex-text = Кожен упійманий утрачає ще 1 фішку волі
evolution-evo_paralysis = Параліч
evolution-evo_paralysis-text = У фазі 1 назвіть локацію, яку не можна зіграти
evolution-evo_dominance = Панування
evolution-evo_dominance-text = Після впіймання скиньте карту полювання, щоб просунути Асиміляцію ще на 1

## Бонуси

bonus-lose_dna = Втрата ДНК
bonus-lose_dna-text = Істота повертає в запас 1 фішку ДНК
bonus-survival_if_none = Припаси
bonus-survival_if_none-text = Кожен астронавт без карт виживання бере одну
bonus-survival_each = Припаси для всіх
bonus-survival_each-text = Кожен астронавт бере карту виживання
bonus-regain_will = Нова надія
bonus-regain_will-text = Кожен астронавт, що має менше 3 фішок волі, повертає собі 1
bonus-place_if_none = Нові шляхи
bonus-place_if_none-text = Кожен астронавт без локацій 6–10 може взяти одну
bonus-take_back_one = Привал
bonus-take_back_one-text = Кожен астронавт повертає на руку карту локації
bonus-discard_evolution = Регрес
bonus-discard_evolution-text = Продемонстрована еволюція скидається
bonus-unlock = Далекий політ
bonus-unlock-text = Притулок літає над локаціями 1–10

## Що видно за столом

view-turn = раунд
view-creature = істота
view-rescue = Порятунок
view-assimilation = Асиміляція
view-defence = Захист
view-sanctuary = Притулок на локації
view-dna = ДНК істоти
view-hunt_plays = карт полювання можна зіграти
view-hunt_hand_size = карт полювання на руці
view-hunt_deck = колода полювання
view-survival_deck = колода виживання
view-hunt_hand = ваші карти полювання
view-in_force = діють
view-hunt_discard = скид полювання
view-survival_discard = скид виживання
view-evolution_hand = ваші еволюції
view-active = чинні еволюції
view-display = чекають на порятунок
view-tokens = жетони на локаціях
view-blocked = закриті локації
view-ineffective = локації без ефекту
view-reserve = локації в запасі
view-hunted = астронавти
view-will = воля
view-hand = карти локацій на руці
view-hand_size = карт на руці
view-played = зіграно
view-discard = скид
view-discard_size = карт у скиді
view-survival = карти виживання
view-survival_size = їх кількість
view-avatar = аватар
view-survivors = уцілілі
