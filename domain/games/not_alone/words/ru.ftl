# Слова игры «Чужая планета».

## Игра

title = Чужая планета
summary = Один охотится, остальные прячутся: исследуйте места, куда существо не заглянет, пока не придёт спасение.

## Настройки партии

option-expansion = Дополнение
option-expansion-text = С чем играют: со всем дополнением «Убежище», в лёгкую игру с аватарами и одной эволюцией или только в базовую игру
option-expansion-sanctuary = Убежище
option-expansion-none = базовая игра
option-expansion-light = лёгкая игра
option-creature_seat = Место существа
option-creature_seat-text = Кто играет за существо: игрок с указанным номером места или выбранный по жребию
option-creature_seat-random = по жребию
option-board_side = Сторона поля
option-board_side-text = Где на треке Спасения охотится Артемия: на последних шести делениях (A), через одно начиная с 11 (B) или по выбору существа
option-board_side-choice = выбирает существо
option-board_side-A = сторона A
option-board_side-B = сторона B
option-expert_variant = Вариант для знатоков
option-expert_variant-text = Тот, чья воля сломлена в развязке, начинает снова с 2 фишками воли вместо 3
option-expert_variant-yes = 2 фишки воли
option-expert_variant-no = 3 фишки воли

## О чём спрашивают

decision-choose_board_side = Выберите сторону поля
decision-choose_starting_evolutions = Решите, сколько первых карт эволюции взять I уровня и сколько II
decision-choose_evolution = Выберите эволюцию, с которой будете охотиться
decision-choose_avatar = Выберите одного из двух аватаров
decision-creature_window = Сыграйте карту охоты фазы 1, примените умение или пасуйте
decision-exploration = Сыграйте место лицом вниз; до этого можно сопротивляться, сдаться или сыграть карту выживания
decision-hunting = Разложите жетоны, сыграйте карты охоты и закончите охоту
decision-response = Ответьте картой выживания или умением либо пасуйте
decision-keep_river_card = Оставьте одну из двух карт Реки
decision-reckoning_window = Сыграйте карту фазы 3, примените умение или пасуйте
decision-mini_window = После взятия карт: сыграйте карту фазы 3, примените умение или пасуйте
decision-end_window = Сыграйте карту фазы 4, примените умение или пасуйте
decision-resolve_place = Решите, что делать на своём месте
decision-choose_mode = Выберите, как применить эффект места
decision-copy_place = Выберите, какое место скопировать
decision-choose_hunted = Выберите, кто вернёт себе 1 фишку воли
decision-choose_ally = Выберите другую жертву, которая вернёт карту, или никого
decision-take_back_place = Верните на руку карту места
decision-take_reserve_place = Возьмите место из запаса
decision-keep_survival = Оставьте одну из двух карт выживания
decision-discard_survival = Сбросьте карту выживания
decision-discard_places = Сбросьте карты мест
decision-show_places = Покажите существу карты мест
decision-scream_choice = «Крик»: сбросьте 2 карты мест или потеряйте 1 фишку воли
decision-choose_victim = Выберите, кто потеряет ещё 1 фишку воли
decision-dominance_choice = «Господство»: сбросьте карту охоты, чтобы продвинуть Ассимиляцию, или откажитесь
decision-choose_evolution_to_discard = Выберите, какую раскрытую эволюцию сбросить
decision-shelter = Приютите уцелевших ради шага Защиты или оставьте их у себя
decision-put_hunt_bottom = Положите карту охоты под колоду
decision-discard_hunt = Сбросьте карту охоты
decision-scout = Сбросьте карту места, чтобы остановить Убежище, или пасуйте
decision-move_sanctuary = Выберите, как далеко сдвинется Убежище
decision-evolution = Эволюционируйте, затаитесь или подождите

## Конец

line-victory = Победа
reason-assimilation = Планета ассимилировала жертв
reason-rescue = Спасение пришло
reason-defence = Убежище в безопасности
track-rescue = Спасение
track-assimilation = Ассимиляция
track-defence = Защита

## Части предложений

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
copying-card = «{ $card }» как «{ $copied }»
named-token = { $token ->
    [creature] жетон существа
    [artemia] жетон Артемии
   *[target] жетон цели
}
named-track = { $track ->
    [rescue] Спасение
    [assimilation] Ассимиляция
   *[defence] Защита
}
track-step = { named-track } { $origin } → { $to }
track-step-bonus = { named-track } { $origin } → { $to }, бонус «{ $bonus }» ({ $text })
track-step-star = { $track ->
    [assimilation] Ассимиляция доходит до звезды: побеждает существо
    [rescue] Спасение доходит до звезды: побеждают жертвы
   *[defence] Защита доходит до звезды: побеждают жертвы
}
some-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
some-place-cards = { $cards ->
    [one] { $cards } карту места
    [few] { $cards } карты мест
   *[many] { $cards } карт мест
}
some-will = { $will ->
    [one] { $will } фишку воли
    [few] { $will } фишки воли
   *[many] { $will } фишек воли
}
some-dna = { $dna ->
    [one] { $dna } фишку ДНК
    [few] { $dna } фишки ДНК
   *[many] { $dna } фишек ДНК
}
some-survivors = { $survivors ->
    [one] { $survivors } уцелевшего
   *[many] { $survivors } уцелевших
}

## Что даёт эффект места

use-discard = вернуть весь свой сброс ({ some-cards })
use-discard-one = вернуть одну карту из сброса (там { some-cards })
use-copy = скопировать эффект места под существом: { $places }
use-recover = вернуть эту карту и до { $cards } из сброса
use-recover-one = вернуть одну карту, эту или из сброса
use-glade = { $use }; ещё одна жертва может вернуть 1 карту
use-river = в следующем раунде сыграть 2 карты и до раскрытия оставить одну
use-marker-put = поставить сюда маяк
use-marker-removed = убрать маяк, { $step }
use-reserve = взять из запаса место, которого у вас нет
use-draw-two = взять 2 карты выживания и оставить одну
use-draw = взять карту выживания
use-will = вернуть 1 фишку воли жертве, у которой их 1 или 2
use-artefact = в следующем раунде сыграть 2 карты и использовать оба места
use-outpost = взять карту выживания и уцелевшего лицом вниз
use-fortify = укрепить Убежище, { $step }
use-dna = заставить существо вернуть 1 фишку ДНК (у него их { $dna })
use-monolith = сбросить раскрытую эволюцию; эта карта выходит из игры
use-either = { $first } или { $second }

## Подписи вариантов

label-choose_board_side = Сторона { $side }: Артемия охотится на делениях Спасения { $spaces }
label-choose_starting_evolutions = Взять карты эволюции: I уровня — { $level1 }, II уровня — { $level2 }
label-choose_evolution = Охотиться с эволюцией { $card }: { $text }
label-choose_avatar = Играть за аватара { $card }: { $text }
label-pass = Пас
label-play_place = { $sanctuary ->
    [here] Пойти на место { $place }, где сейчас Убежище: { $text }
    [beside] Пойти на место { $place }, рядом с Убежищем: { $text }
   *[away] Пойти на место { $place }: { $text }
}
label-play_two_places = Пойти на места { $places }
label-resist = Сопротивляться за { some-will } (останется { $left }): вернуть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} из сброса
label-resist_to_the_end = Сопротивляться за { some-will }, до последней: вы сдаётесь, вся воля и весь сброс возвращаются, { $step }
label-give_up = Сдаться: вернуть волю ({ $will }) и весь сброс ({ some-cards }), { $step }
label-place_token = { $several ->
    [yes] Положить { named-token } на места { $places }: { $there }
   *[no] Положить { named-token } на место { $places }: { $there }
}
there-may-be = { $count ->
    [one] там может быть { $names }
   *[other] там могут быть { $names }
}
there-is-nobody = там никого не может быть
label-end_hunting = { $plays ->
    [0] Закончить охоту
    [one] Закончить охоту, не сыграв { $plays } карту охоты
    [few] Закончить охоту, не сыграв { $plays } карты охоты
   *[many] Закончить охоту, не сыграв { $plays } карт охоты
}
label-keep_river_card = Оставить карту { $place }, вернуть на руку карту { $other }
label-put_hunt_bottom = Положить под колоду карту { $card }: { $text }
label-discard_card = Сбросить карту { $card }: { $text }
label-discard_no_more = Больше не сбрасывать
label-show_places = Показать существу: { $places }
label-discard_places = Сбросить: { $places }
label-use_place = { $place }: { $use }
label-drone = { $place }: сыграть карту { $card }: { $use }
label-gate = { $place }: сыграть карту { $card }, место { $other }: { $use }
label-flare = { $place }: сыграть карту { $card } и спасти уцелевшего { $survivor }: { $text }
label-take_back_at = { $place }: вернуть на руку карту { $card }
label-rescue = { $place }: спасти уцелевшего { $survivor }: { $text }
label-fortify = { $place }: укрепить Убежище, { $step }
label-skip_place = { $place }: ничего не делать
label-choose_mode = Применить эффект места { $place }: { $use }
label-copy_place = Скопировать эффект места { $place }: { $use }
label-choose_hunted = { $who } возвращает себе 1 фишку воли, станет { $will }
label-choose_ally = { $who } тоже возвращает карту (в сбросе { some-cards })
label-choose_no_ally = Больше никто не возвращает карту
label-take_back_place = Вернуть на руку карту { $place }
label-take_back_no_more = Больше ничего не возвращать
label-take_reserve_place = Взять из запаса место { $place }: { $text }
label-take_nothing = Ничего не брать из запаса
label-keep_survival = Оставить карту { $card } ({ $text }) и сбросить карту { $other }
label-lose_will = Потерять 1 фишку воли (останется { $will })
label-choose_victim = { $who } теряет ещё 1 фишку воли (сейчас { $will })
label-dominance = Сбросить карту { $card } ({ $text }): { $step }
label-no_dominance = Ничего не сбрасывать
label-shelter_survivors = Приютить { some-survivors }: { $step }
label-keep_survivors = Оставить { some-survivors } у себя
label-move_sanctuary = { $steps ->
    [one] Сдвинуть Убежище на { $steps } шаг, на место { $place }
    [few] Сдвинуть Убежище на { $steps } шага, на место { $place }
   *[many] Сдвинуть Убежище на { $steps } шагов, на место { $place }
}
label-evolve = Эволюционировать: взять { some-dna } (станет { $have }), затем брать карты эволюции по { $cost } ДНК и раскрывать их за их цену
label-lie_low = Затаиться: взять { some-dna } (станет { $have }), но { $step }
label-skip_evolution = Не эволюционировать и не таиться
label-draw_evolution = Взять карту эволюции { $level } уровня за { $cost } ДНК (останется { $dna })
label-reveal_evolution = Раскрыть эволюцию { $card } за { $cost } ДНК (останется { $dna }): { $text }
label-end_evolution = Закончить эволюцию, оставив ДНК: { $dna }
play-card = Сыграть карту { $card }
use-ability = Применить умение { $card }
act = { $act }: { $text }
act-on-hunted = { $act } на игрока { $who }: { $text }
act-on-place = { $act }, место { $place }: { $text }
act-on-places = { $act }, места { $places }: { $text }
act-moving-hunted = { $act }: { $who } переходит с места { $origin } на место { $to }
act-moving-token = { $act }: { named-token } переходит на место { $to }
act-drawing-evolution = { $act }: взять бесплатно карту эволюции { $level } уровня
act-discarding = { $act }, сбросив карту { $place }: { $text }
act-taking-back = { $act }: вернуть на руку { $places }
act-swapping = { $act }: сыграть карту { $into } вместо карты { $out }
act-swapping-for = { $act }, сбросив карту { $survival }: сыграть карту { $into } вместо карты { $out }
act-trading = { $act }: сбросить карту { $out }, взять из запаса место { $into }

## Журнал

fact-table_laid = { $hunted ->
    [one] { $who } — существо и охотится на { $hunted } жертву. До Спасения шагов: { $rescue }, до Ассимиляции: { $assimilation }.
    [few] { $who } — существо и охотится на { $hunted } жертв. До Спасения шагов: { $rescue }, до Ассимиляции: { $assimilation }.
   *[many] { $who } — существо и охотится на { $hunted } жертв. До Спасения шагов: { $rescue }, до Ассимиляции: { $assimilation }.
}
fact-side_chosen = Поле лежит стороной { $side }: Артемия охотится на делениях Спасения { $spaces }.
fact-sanctuary_laid = Убежище на месте { $place }, до безопасности шагов: { $defence }; у существа ДНК: { $dna }.
fact-starting_evolutions_chosen = { $seat } берёт карты эволюции: I уровня — { $level1 }, II уровня — { $level2 }.
fact-avatar_dealt = { $who } может играть за аватара { $card }: { $text }.
fact-avatar_chosen = { $who } выбирает аватара { $card }.
fact-avatar_chosen-hidden = { $who } тайно выбирает аватара.
fact-avatar_given = { $who } — аватар { $card }: { $text }.
fact-avatars_revealed = Аватары: { $avatars }.
seat-and-card = { $who } — { $card }
fact-evolution_given = { $who } охотится с эволюцией { $card }: { $text }.
fact-turn_begun = { $plays ->
    [one] Раунд { $turn }: существо может сыграть { $plays } карту охоты.
    [few] Раунд { $turn }: существо может сыграть { $plays } карты охоты.
   *[many] Раунд { $turn }: существо может сыграть { $plays } карт охоты.
}
fact-phase_begun = { $phase ->
    [exploration] Фаза 1: жертвы выбирают, куда пойти.
    [hunting] Фаза 2: существо охотится.
   *[evolution] Фаза 5: существо может эволюционировать или затаиться.
}
fact-passed = { $seat } пасует.
fact-choice_due = { $who } собирается применить эффект места { $place }.
fact-track_advanced = { $to ->
    [0] { named-track }: звезда достигнута.
    [one] { named-track }: остаётся { $to } шаг.
    [few] { named-track }: остаётся { $to } шага.
   *[many] { named-track }: остаётся { $to } шагов.
}
fact-marker_set = { $on ->
    [yes] Маяк стоит на Побережье.
   *[no] Маяк убран с Побережья.
}
fact-game_ended = { $reason ->
    [assimilation] Планета ассимилировала жертв: существо побеждает в раунде { $turn }.
    [rescue] Спасение пришло: жертвы побеждают в раунде { $turn }.
   *[defence] Убежище в безопасности: жертвы побеждают в раунде { $turn }.
}
fact-places_committed = { $who } играет лицом вниз: { $places }.
fact-places_committed-hidden = { $who } тайно выбирает место.
fact-river_card_kept = { $who } оставляет карту { $place } и возвращает на руку карту { $other }.
fact-river_card_kept-hidden = { $who } оставляет одну из двух карт.
fact-places_revealed = Фаза 3, места раскрыты: { $places }.
seat-and-places = { $who } — { $places }
fact-places_recovered = { $who } возвращает на руку: { $places }.
fact-places_recovered-hidden = { $who } возвращает на руку { some-place-cards }.
fact-front_recovered = { $who } возвращает на руку сыгранную карту { $place }.
fact-places_discarded = { $who } сбрасывает: { $places }.
fact-places_discarded-hidden = { $who } сбрасывает { some-place-cards }.
fact-zone_opened = Должны сбросить по карте места: { $names }.
fact-zone_answered = { $who } собирается сбросить карту { $place }.
fact-zone_answered-hidden = { $who } тайно выбирает карту для сброса.
fact-zone_revealed = «Запретная зона»: { $discards }.
seat-discards = { $who } сбрасывает карту { $place }
fact-zone_revealed-hidden = «Запретная зона», по карте места сбрасывают: { $names }.
fact-places_shown = { $who } показывает существу: { $places }.
fact-places_shown-hidden = { $who } показывает существу { some-place-cards }.
fact-played_swapped = { $who } возвращает на руку карту { $out } и играет вместо неё { $into }.
fact-played_swapped-hidden = { $who } заменяет сыгранную карту другой с руки.
fact-played_drawn_back = { $who } сбрасывает сыгранную карту { $out } и играет вместо неё из сброса { $into }.
fact-played_drawn_back-hidden = { $who } заменяет сыгранную карту картой из сброса.
fact-reserve_taken = { $who } берёт из запаса место { $place }.
fact-monolith_removed = «Монолит» игрока { $seat } выходит из игры.
fact-smokescreen_raised = В этом раунде существо не видит сбросов мест.
fact-smokescreen_lifted = Дым рассеивается. Сбросы: { $discards }.
seat-and-discard = { $who } — { $places }
seat-and-empty-discard = { $who } — пусто
fact-hunt_drawn = { $who } берёт карту охоты { $card }.
fact-hunt_drawn-hidden = { $who } берёт карту охоты.
fact-hunt_deck_renewed = Сброс охоты становится колодой.
fact-hunt_discarded = { $who } сбрасывает карту охоты { $card }.
fact-hunt_buried = Под колоду охоты уходят { $cards }.
fact-hunt_put_bottom = { $who } кладёт под колоду охоты карту { $card }.
fact-hunt_put_bottom-hidden = { $who } кладёт карту под колоду охоты.
fact-hunt_scanned = { $who } видит карты охоты на руке существа: { $cards }.
fact-hunt_scanned-hidden = { $who } видит карты охоты на руке существа.
fact-hunt_plays_stopped = До конца раунда карты охоты играть нельзя.
fact-token_placed = { $several ->
    [yes] { upper-token } ложится на места { $places }.
   *[no] { upper-token } ложится на место { $places }.
}
upper-token = { $token ->
    [creature] Жетон существа
    [artemia] Жетон Артемии
   *[target] Жетон цели
}
fact-token_recalled = { upper-token } возвращается, чтобы лечь снова.
fact-token_moved = { upper-token } переходит на место { $place }.
fact-places_blocked = В этом раунде нельзя сыграть: { $places }.
fact-place_spoilt = В этом раунде не действует: { $place }.
fact-hunted_anticipated = Если существу попадётся { $seat }, Ассимиляция продвинется ещё на 1.
fact-hunted_moved = { $who } переходит с места { $origin } на место { $to }.
fact-target_duplicated = В этом раунде жетон цели — второй жетон существа.
fact-echolocated = Места 6–10 сыграли жертвы: { $count }.
fact-hunting_ended = { $seat } заканчивает охоту.
fact-will_lost = { $who } теряет { some-will }, остаётся { $to }.
fact-will_regained = { $seat } возвращает себе 1 фишку воли, теперь { $to }.
fact-resisted = { $who } сопротивляется за { some-will }, остаётся { $to }.
fact-gave_up = { $who } сдаётся: воля снова { $will }, на руку возвращаются { $places }.
fact-gave_up-plain = { $who } сдаётся: воля снова { $will }, весь сброс возвращается на руку.
fact-will_broken = Воля игрока { $who } сломлена: снова { $will }, на руку возвращаются { $places }.
fact-will_broken-plain = Воля игрока { $who } сломлена: снова { $will }, все карты мест возвращаются на руку.
fact-survival_drawn = { $who } берёт карту выживания { $card }: { $text }.
fact-survival_drawn-hidden = { $who } берёт карту выживания.
fact-survival_offered = { $who } берёт на выбор карту выживания { $card }: { $text }.
fact-survival_offered-hidden = { $who } берёт на выбор карту выживания.
fact-survival_kept = { $who } оставляет карту { $card } и сбрасывает карту { $other }.
fact-survival_kept-hidden = { $who } оставляет карту выживания и сбрасывает карту { $other }.
fact-survival_deck_renewed = Сброс выживания становится колодой.
fact-survival_discarded = { $who } сбрасывает карту выживания { $card }.
fact-avatar_used = { $who } применяет умение аватара { $card }.
plays-card = { $who } играет карту { $card }.
plays-card-on-hunted = { $who } играет карту { $card } на игрока { $whom }.
plays-card-for = { $who } играет карту { $card }, места: { $places }.
plays-card-rescuing = { $who } играет карту { $card }, чтобы спасти уцелевшего { $survivor }.
uses-ability = { $who } применяет эволюцию { $card }.
uses-ability-on-hunted = { $who } применяет эволюцию { $card } на игрока { $whom }.
uses-ability-for = { $who } применяет эволюцию { $card }, места: { $places }.
rescues = { $who } на месте { $place } спасает уцелевшего { $survivor }: { $text }.
rescues-somebody = { $who } на месте { $place } спасает уцелевшего.
fortifies = { $who } на месте { $place } укрепляет Убежище.
does-nothing = { $who } ничего не делает на месте { $place }.
fact-power_used = { $mode ->
    [take_back_all] { $who } применяет эффект места { $place }, чтобы вернуть весь сброс.
    [copy_creature_place] { $who } применяет эффект места { $place }, чтобы скопировать место существа.
    [will] { $who } применяет эффект места { $place } ради воли.
    [survival] { $who } применяет эффект места { $place } ради карты выживания.
    [dna] { $who } применяет эффект места { $place } против ДНК существа.
    [fortify_and_shelter] { $who } применяет эффект места { $place }, чтобы укрепить Убежище и приютить уцелевших.
   *[use] { $who } применяет эффект места { $place }.
}
fact-two_cards_awaited = { $why ->
    [river] В следующем раунде { $who } играет две карты и оставляет одну.
   *[artefact] В следующем раунде { $who } играет две карты и использует обе.
}
fact-survivor_rescued = { $survivor } остаётся с игроком { $who }.
fact-ability_lost = Умение пропадает: { $survivor }.
fact-stranger_taken = { $seat } берёт уцелевшего лицом вниз.
fact-survivor_shown = Ждёт спасения: { $survivor } ({ $text }).
fact-survivors_lost = { $sheltered ->
    [yes] { $who } отправляет в Убежище { some-survivors }.
   *[no] { $who } теряет { some-survivors }.
}
fact-barricade_used = Баррикада игрока { $seat } держится.
fact-bonus_reached = Бонус «{ $bonus }»: { $text }.
fact-evolution_sabotaged = В этом раунде существо не может ни эволюционировать, ни затаиться.
fact-target_reached = { $seat } попадает под жетон цели.
fact-artemia_caught = { $times ->
    [one] Артемии попадается { $seat }.
    [few] Артемии попадается { $seat } на { $times } местах.
   *[many] Артемии попадается { $seat } на { $times } местах.
}
fact-creature_caught = { $count ->
    [one] Существу попадается { $names }.
   *[other] Существу попадаются { $names }.
}
fact-victim_chosen = Удар «Грубой силы» достаётся игроку: { $who }.
fact-dna_gained = Существо берёт { some-dna }.
fact-dna_lost = Существо возвращает { some-dna }.
fact-evolution_drawn = { $who } берёт карту эволюции { $level } уровня { $card }: { $text }.
fact-evolution_drawn-hidden = { $who } берёт карту эволюции { $level } уровня.
fact-evolution_deck_renewed = Сброс эволюций { $level } уровня становится колодой.
fact-evolution_revealed = { $who } раскрывает эволюцию { $card } ({ $text }); она действует со следующего раунда.
fact-evolution_discarded = { $who } сбрасывает эволюцию { $card }.
fact-evolution_scrambled = Существо теряет с руки эволюцию { $card }.
fact-sanctuary_anchored = В этом раунде Убежище не движется.
fact-sanctuary_displaced = В этом раунде Убежище пройдёт шагов: { $steps }.
fact-sanctuary_pulled = { $steps ->
    [one] { $seat } сдвигает Убежище на { $steps } шаг.
    [few] { $seat } сдвигает Убежище на { $steps } шага.
   *[many] { $seat } сдвигает Убежище на { $steps } шагов.
}
fact-sanctuary_moved = Убежище летит на место { $place }.
fact-evolution_phase_chosen = { $choice ->
    [evolve] { $seat } эволюционирует.
    [lie_low] { $seat } затаивается.
   *[skip] { $seat } не эволюционирует и не таится.
}

## Поле

board-title = Чужая планета, { $turn ->
    [0] подготовка
   *[other] раунд { $turn }
}
board-turn = { $turn ->
    [0] Подготовка
   *[other] Раунд { $turn }
}
board-over = Игра окончена
board-chapter = { $chapter ->
    [0] Подготовка
    [1] 1 Исследование
    [2] 2 Охота
    [3] 3 Развязка
    [4] 4 Конец раунда
   *[5] 5 Эволюция
}
phase-board_side = сторона поля
phase-starting_evolutions = первые эволюции
phase-light_evolution = эволюция существа
phase-avatars = аватары
phase-creature_window = существо может действовать первым
phase-exploration = жертвы тайно выбирают места
phase-hunting = существо охотится
phase-responses = жертвы могут ответить
phase-second_hunting = существо охотится снова
phase-river = из двух карт Реки остаётся одна
phase-reckoning_window = карты и умения
phase-free_places = места без жетонов
phase-target = места под жетоном цели
phase-artemia = места под жетоном Артемии
phase-creature = существо ловит
phase-end_window = карты и умения
phase-clearing = существо разбирает руку
phase-scout = Разведчик может остановить Убежище
phase-gravity = Притяжение
phase-evolution = существо может эволюционировать
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
    [sanctuary] с «Убежищем»
    [light] лёгкая игра
   *[none] базовая игра
}
board-side = сторона поля { $side }
board-no_side = сторона не выбрана
board-expert = для знатоков
board-nobody_asked = Никто не выбирает
board-asked = { $names }: { $task }
board-some_others = { $count ->
    [one] ещё { $count } игрок
    [few] ещё { $count } игрока
   *[many] ещё { $count } игроков
}
board-others_choose = { $headline } (одновременно выбирают: { $count })
board-win = { $reason ->
    [assimilation] Планета ассимилировала жертв: побеждает существо ({ $creature })
    [rescue] Спасение пришло: жертвы побеждают существо ({ $creature })
   *[defence] Убежище в безопасности: жертвы побеждают существо ({ $creature })
}
board-ranking = Итоговые места
board-won = { $won ->
    [yes] победа
   *[no] поражение
}
board-hunted = жертва
task-board_side = Выберите сторону поля: на A Артемия на делениях { $first }, на B — { $second }
task-starting_evolutions = Решите, сколько из { $count } первых карт эволюции взять I уровня и сколько II
task-two_places = Сыграйте 2 места лицом вниз; до этого можно сопротивляться, сдаться или сыграть карту выживания
task-place_tokens = { $plays ->
    [0] Положите { $tokens }
    [one] Положите { $tokens }; можно сыграть { $plays } карту охоты
    [few] Положите { $tokens }; можно сыграть { $plays } карты охоты
   *[many] Положите { $tokens }; можно сыграть { $plays } карт охоты
}
task-end_hunt = Сыграйте карту охоты или закончите охоту
task-resolve = Решите, что делать: { $places }
task-mode = Выберите, как применить эффект места { $place }
task-take_back_or_stop = Верните на руку карту места или остановитесь
task-discard = Сбросьте { some-place-cards }
task-show = Покажите существу { some-place-cards } с руки
task-evolution = Эволюционируйте (+{ $evolve } ДНК), затаитесь (+{ $lie_low } ДНК, но Защита продвинется) или подождите
task-evolving = Берите карты эволюции по { $cost } ДНК, раскрывайте их за их цену или закончите (ДНК: { $dna })
board-can_be_here = могут быть
board-is_here = здесь { $who }
board-own_card = { $where ->
    [played] вы сыграли это
    [hand] у вас на руке
   *[discard] в вашем сбросе
}
board-reserve = в запасе { $count }
board-not_playable = нельзя сыграть
board-ineffective = не действует
board-used_up = уже применено
board-marker = { $on ->
    [yes] маяк стоит
   *[no] маяка нет
}
board-sanctuary = Убежище
board-fortify = Убежище: укрепить
board-fortified = Убежище укреплено
board-rescue_here = отсюда спасают
board-target_hunts = цель = существо
board-to_go = { $left ->
    [0] достигнуто
   *[other] осталось { $left }
}
board-star = { $track ->
    [assimilation] на звезде побеждает существо
   *[rescue] на звезде побеждают жертвы
}
board-bonus = { $name }: { $text }
board-creature = существо
board-asked_to_choose = выбирает
board-you = { $name } (вы)
board-hunt_hand = Карт охоты на руке: { $cards }
board-hunt_plays = можно сыграть в этом раунде: { $plays }
board-next_plays = ещё в следующем раунде: { $plays }
board-seen_hunt = Вы видели у него на руке: { $cards }
board-to_place = Разместить жетоны:
board-token_on = { $token } на { $places }
board-no_token = На планете нет жетонов
board-dna = ДНК { $dna } (в запасе { $supply }), { $levels }
board-evolutions_held = эволюций { $level } на руке: { $count }
board-evolutions = Раскрытых эволюций: { $count } из { $most }
board-no_evolution = Раскрытых эволюций нет
board-evolution_state = { $state ->
    [used] применена
    [active] действует
   *[later] со след. раунда
}
board-status = { $status ->
    [choosing] выбирает
    [caught] поимка
    [passed] пас
    [chosen] выбор сделан
   *[waiting] предстоит выбор
}
board-at = на { $places }
board-will = Воля { $will }
board-slot = { $where ->
    [hand] рука
    [played] в игре
    [discard] сброс
   *[hidden] скрыта
}
board-counts = Рука { $hand } · в игре { $front } · сброс { $discard } · выживание { $survival }
board-survival_play = { $play ->
    [barred] (нельзя)
    [played] (сыграно)
   *[free] (можно 1)
}
board-survivors_held = уцелевшие { $count }
board-avatar = { $used ->
    [yes] { $name } (применено): { $text }
   *[no] { $name }: { $text }
}
board-secret_avatar = Аватар выбран тайно
board-no_avatar = Аватара ещё нет
board-two_cards = { $why ->
    [river] играет 2 карты, оставит 1 (Река)
   *[artefact] играет 2 карты (Артефакт)
}
board-gave_up = сдаётся в этом раунде
board-resisted = сопротивление за волю: { $will }
board-seen_places = существо видело на руке { $places }
board-will_discard = сбросит { $place }
board-strangers = { $count ->
    [one] { $count } неизвестный уцелевший
   *[many] { $count } неизвестных уцелевших
}
board-in_force = Сыграно в этом раунде и действует
board-nothing_played = В этом раунде карт охоты не сыграно.
board-copy = { $card } (копия)
board-copying = { $card } = { $copied }
board-survivors = Ждут спасения
board-nobody_waits = Никто не ждёт.
board-survivor_deck = колода { $deck } · приютили или потеряли { $gone }
board-survivor = уцелевший
board-legend = Как читать поле
board-legend-text = Кружок — игрок. Прерывистый контур показывает, кто может быть на месте, судя по тому, что вам видно; после раскрытия галочка отмечает завершённое место, крест — поимку. «Скрытые» карты — на руке или лежат лицом вниз. Пунктирная рамка отмечает то, что вы можете выбрать. Звезда завершает игру.
board-smokescreen = «Дымовая завеса»: сбросы мест скрыты
board-card_on = { $card }: { $who }
board-duplicated = «Раздвоение»: цель — второе существо
board-not_to_be_played = Нельзя сыграть: { $places }
board-ineffective_places = Не действуют: { $places }
board-sabotaged = «Диверсант»: ни эволюционировать, ни затаиться
board-anchored = Убежище остаётся на месте
board-drift = Убежище пройдёт шагов: { $steps }
board-flight = { $unlocked ->
    [yes] Убежище летает над 1–10
   *[no] Убежище летает над 1–5
}
board-decks = Колоды и сбросы
board-hunt_deck = Охота: в колоде { $deck }. Сброс { $count }, сверху вниз: { $cards }
board-survival_deck = Выживание: в колоде { $deck }. Сброс { $count }: { $cards }
board-evolution_deck = Эволюция { $level }: в колоде { $deck }. Сброс { $count }: { $cards }
board-hunt_deck-fresh = Охота: в колоде { $deck }
board-survival_deck-fresh = Выживание: в колоде { $deck }
board-evolution_deck-fresh = Эволюция { $level }: в колоде { $deck }
board-hunt_bottom = Под колодой охоты, по порядку взятия: { $cards }
board-unknown = неизвестно
board-monoliths = Монолитов вышло из игры: { $count }
board-hand = Ваши карты
board-hand_note = это видите только вы
board-light_note = выбирается одна из трёх
board-light_offer = Эволюции на выбор
board-watching = Вы наблюдаете: карты на руке видит только их владелец.
board-no_cards = Других карт на руке нет.
board-no_places = Карт мест нет.
board-barred = нельзя
board-window = { $window ->
    [exploration] фаза 1
    [phase2_response] фаза 2
    [reckoning] фаза 3
    [place_resolution] фаза 3, на месте
   *[end_of_turn] фаза 4
}
board-hunt_phase = { $phase ->
    [0] фаза копии
   *[other] фаза { $phase }
}
board-keep_one = оставьте одну
board-avatar_tag = аватар
board-level_cost = { $level } уровень · ДНК: { $cost }

## Словарь

glossary-place = Места
glossary-hunt_card = Карты охоты
glossary-survival_card = Карты выживания
glossary-survivor = Уцелевшие
glossary-avatar = Аватары
glossary-evolution = Эволюции
glossary-bonus = Бонусы трека Защиты
glossary-token = Жетоны охоты
token-creature = Существо
token-creature-text = Каждый, кто найден на его месте, теряет 1 фишку воли и остаётся без эффекта места; Ассимиляция продвигается на 1, сколько бы жертв ни попалось
token-artemia = Артемия
token-artemia-text = Каждый на этом месте сбрасывает карту места и остаётся без эффекта места
token-target = Цель
token-target-text = Действует так, как говорит карта охоты, благодаря которой он выложен; кто на этом месте, применяет его после всех, у кого нет жетонов

## Источники

source-base_rules = Правила базовой игры
source-base_rules-how = Открытая реализация в сети и её страница помощи; особого правила для двоих не нашлось
source-base_tracks = Начальные деления Спасения и Ассимиляции, деления Артемии, размеры запаса
source-base_tracks-how = Две открытые реализации, которые сходятся
source-base_places = Места 1–10 базовой игры
source-base_places-how = Две открытые реализации, которые сходятся
source-base_hunt_cards = 20 карт охоты базовой игры
source-base_hunt_cards-how = Две открытые реализации, которые сходятся
source-base_survival_cards = 15 карт выживания базовой игры
source-base_survival_cards-how = Две открытые реализации, которые сходятся
source-sanctuary_rules = Правила «Убежища»: подготовка, действия, фаза 5, число компонентов, лёгкая игра
source-sanctuary_rules-how = Книга правил дополнения
source-sanctuary_bonuses = Значение восьми бонусов
source-sanctuary_bonuses-how = Книга правил дополнения; названия придуманы
source-survivors = Умения уцелевших
source-survivors-how = Книга правил дополнения; то, что каждого по две карты, выведено из числа 18, а из имён опубликовано лишь одно, Мишель Вест
source-defence_tracks = Длина треков Защиты и места бонусов на них
source-defence_tracks-how = Придуманы по тому, что известно; напечатанные треки могут отличаться
source-arch_and_monolith = «Арка» и «Монолит»
source-arch_and_monolith-how = Названия, номера и ограничения — из книги правил; точные эффекты выведены из её примечаний
source-sanctuary_places = «Поляна», «Аванпост» и «Родник»
source-sanctuary_places-how = Названия и эффекты придуманы по тому, что известно
source-sanctuary_hunt_cards = 15 карт охоты «Убежища»
source-sanctuary_hunt_cards-how = Названия и эффекты придуманы; открытого списка не нашлось
source-sanctuary_survival_cards = 15 карт выживания «Убежища»
source-sanctuary_survival_cards-how = Названия и эффекты придуманы; открытого списка не нашлось
source-avatars = 12 аватаров
source-avatars-how = Число опубликовано; имена и умения придуманы
source-named_evolutions = Десять эволюций, названных в книге правил
source-named_evolutions-how = Название, уровень и цена — из книги правил; эффекты придуманы
source-other_evolutions = Остальные 20 эволюций; по 15 каждого уровня и по 5 каждой цены
source-other_evolutions-how = Названия, цены и эффекты придуманы по тому, что известно

## Места

place-lair = Логово
place-lair-text = Верните на руку весь свой сброс или скопируйте эффект места с жетоном существа. Пойманный здесь теряет на 1 фишку воли больше
place-jungle = Джунгли
place-jungle-text = Верните на руку эту карту и до 1 карты из сброса
place-river = Река
place-river-text = В следующем раунде сыграйте 2 карты и до раскрытия оставьте одну из них
place-beach = Побережье
place-beach-text = Поставьте сюда маяк или уберите его и продвиньте Спасение на 1. Раз за раунд
place-rover = Планетоход
place-rover-text = Возьмите из запаса место, которого у вас нет
place-swamp = Болото
place-swamp-text = Верните на руку эту карту и до 2 карт из сброса
place-shelter = Укрытие
place-shelter-text = Возьмите 2 карты выживания и оставьте одну
place-wreck = Место крушения
place-wreck-text = Продвиньте Спасение на 1. Раз за раунд
place-source = Источник
place-source-text = Жертва с 1 или 2 фишками воли возвращает себе 1, либо возьмите карту выживания
place-artefact = Артефакт
place-artefact-text = В следующем раунде сыграйте 2 карты и используйте оба места
place-glade = Поляна
place-glade-text = Верните на руку эту карту и до 1 карты из сброса; ещё одна жертва может вернуть 1 карту
place-outpost = Аванпост
place-outpost-text = Возьмите карту выживания и уцелевшего лицом вниз
place-arch = Арка
place-arch-text = Укрепите Убежище (Защита 1) и, если хотите, приютите уцелевших. Раз за раунд
place-spring = Родник
place-spring-text = Жертва с 1 или 2 фишками воли возвращает себе 1, либо существо возвращает 1 фишку ДНК в запас
place-monolith = Монолит
place-monolith-text = Сбросьте раскрытую эволюцию; затем эта карта выходит из игры

## Карты охоты

hunt_card-despair = Отчаяние
hunt_card-despair-text = В этом раунде нельзя ни играть, ни брать карты выживания
hunt_card-force_field = Силовое поле
hunt_card-force_field-text = Жетон цели лежит на 2 соседних местах; ни одно из них нельзя сыграть
hunt_card-anticipation = Предчувствие
hunt_card-anticipation-text = Если существо поймает названную жертву, Ассимиляция продвинется ещё на 1
hunt_card-ascendancy = Превосходство
hunt_card-ascendancy-text = Жертва, у которой на руке больше 2 карт мест, сбрасывает лишние до 2
hunt_card-fierceness = Свирепость
hunt_card-fierceness-text = Каждый, кого поймает существо, теряет ещё 1 фишку воли
hunt_card-forbidden_zone = Запретная зона
hunt_card-forbidden_zone-text = Все жертвы одновременно и тайно сбрасывают по карте места
hunt_card-interference = Помехи
hunt_card-interference-text = Побережье и Место крушения не действуют
hunt_card-persecution = Преследование
hunt_card-persecution-text = Эффект места возвращает не больше 1 карты места
hunt_card-mutation = Мутация
hunt_card-mutation-text = Каждый попавшийся Артемии теряет ещё и 1 фишку воли
hunt_card-phobia = Фобия
hunt_card-phobia-text = Жертва показывает вам все карты мест с руки, кроме 2
hunt_card-virus = Вирус
hunt_card-virus-text = Жетон Артемии лежит на 2 соседних местах
hunt_card-clone = Клон
hunt_card-clone-text = Жетон цели считается вторым жетоном существа
hunt_card-mirage = Мираж
hunt_card-mirage-text = Жетон цели лежит на 2 соседних местах; оба не действуют
hunt_card-scream = Крик
hunt_card-scream-text = Жертвы у цели сбрасывают 2 карты мест или теряют 1 фишку воли
hunt_card-toxin = Токсин
hunt_card-toxin-text = Жертвы у цели сбрасывают карту выживания; место не действует
hunt_card-cataclysm = Катаклизм
hunt_card-cataclysm-text = Названное место не действует
hunt_card-detour = Обходной путь
hunt_card-detour-text = Переместите жертву на соседнее место
hunt_card-stasis = Стазис
hunt_card-stasis-text = В этой фазе Спасение не продвигается
hunt_card-tracking = Слежка
hunt_card-tracking-text = В следующем раунде сыграйте на 1 карту охоты больше
hunt_card-flashback = Воспоминание
hunt_card-flashback-text = Действует как верхняя карта сброса охоты
hunt_card-abduction = Похищение
hunt_card-abduction-text = Каждый, кого поймает существо, теряет всех своих уцелевших
hunt_card-blockade = Блокада
hunt_card-blockade-text = В этом раунде никто не укрепляет Убежище
hunt_card-isolation = Изоляция
hunt_card-isolation-text = В этом раунде никто не спасает уцелевших
hunt_card-quicksand = Зыбучие пески
hunt_card-quicksand-text = Жертвы у цели сбрасывают карту места
hunt_card-spores = Споры
hunt_card-spores-text = Жертвы, попавшиеся Артемии, сбрасывают ещё и карту выживания
hunt_card-sandstorm = Песчаная буря
hunt_card-sandstorm-text = В этом раунде никто не сопротивляется
hunt_card-frenzy = Исступление
hunt_card-frenzy-text = Если существо поймает двоих или больше, Ассимиляция продвинется ещё на 1
hunt_card-gene_theft = Кража генов
hunt_card-gene_theft-text = Возьмите 2 фишки ДНК, если существо кого-то поймало
hunt_card-mutagen = Мутаген
hunt_card-mutagen-text = Возьмите карту эволюции бесплатно
hunt_card-displacement = Сдвиг
hunt_card-displacement-text = В этом раунде Убежище проходит 2 шага
hunt_card-nightmare = Кошмар
hunt_card-nightmare-text = Жертва сбрасывает случайную карту выживания
hunt_card-lockdown = Карантин
hunt_card-lockdown-text = Жертвы у цели могут только вернуть карту
hunt_card-patience = Терпение
hunt_card-patience-text = Если никто не пойман, возьмите 1 фишку ДНК и в следующем раунде сыграйте на 1 карту охоты больше
hunt_card-ruin = Разорение
hunt_card-ruin-text = Названное место из 6–10 не действует
hunt_card-stalking = Выслеживание
hunt_card-stalking-text = Поимка на месте Убежища или рядом продвигает Ассимиляцию ещё на 1

## Карты выживания

survival_card-adrenaline = Адреналин
survival_card-adrenaline-text = Верните себе 1 фишку воли
survival_card-ingenuity = Смекалка
survival_card-ingenuity-text = Поставьте маяк на Побережье
survival_card-sacrifice = Самопожертвование
survival_card-sacrifice-text = Сбросьте карту места: в этом раунде больше нет карт охоты
survival_card-sixth_sense = Шестое чувство
survival_card-sixth_sense-text = Верните на руку 2 карты мест из сброса
survival_card-smokescreen = Дымовая завеса
survival_card-smokescreen-text = В этом раунде существо не видит сбросов мест
survival_card-strike_back = Ответный удар
survival_card-strike_back-text = 2 случайные карты охоты уходят под колоду
survival_card-vortex = Вихрь
survival_card-vortex-text = Поменяйте сыгранную карту на карту из сброса
survival_card-detector = Детектор
survival_card-detector-text = В этом раунде Артемия вам не страшна
survival_card-dodge = Уклонение
survival_card-dodge-text = В этом раунде существо вас не ловит
survival_card-drone = Дрон
survival_card-drone-text = Используйте Планетоход вместо своего места
survival_card-gate = Врата
survival_card-gate-text = Используйте соседнее место вместо своего
survival_card-hologram = Голограмма
survival_card-hologram-text = Переместите жетон Артемии на соседнее место
survival_card-wrong_track = Ложный след
survival_card-wrong_track-text = Переместите жетон существа на соседнее место
survival_card-amplifier = Усилитель
survival_card-amplifier-text = Уберите маяк, чтобы продвинуть Спасение на 1
survival_card-double_back = Путь назад
survival_card-double_back-text = Верните на руку карту, сыгранную в этом раунде
survival_card-barricade = Баррикада
survival_card-barricade-text = Ваше первое укрепление в этом раунде даёт на 1 больше
survival_card-serum = Сыворотка
survival_card-serum-text = Жертва с 1 или 2 фишками воли возвращает себе 1
survival_card-flare = Сигнальная ракета
survival_card-flare-text = Спасите уцелевшего издалека вместо эффекта своего места
survival_card-antidote = Противоядие
survival_card-antidote-text = В этом раунде цель вам не страшна
survival_card-jetpack = Реактивный ранец
survival_card-jetpack-text = Замените сыгранную карту соседней с руки
survival_card-sabotage = Диверсия
survival_card-sabotage-text = Существо возвращает в запас 2 фишки ДНК
survival_card-gene_scrambler = Сбой генов
survival_card-gene_scrambler-text = Существо сбрасывает с руки случайную эволюцию
survival_card-shield = Щит
survival_card-shield-text = В этом раунде существо отнимет у вас не больше 1 фишки воли
survival_card-anchor = Якорь
survival_card-anchor-text = В этом раунде Убежище не движется
survival_card-supply_drop = Груз с орбиты
survival_card-supply_drop-text = Каждая жертва без карт выживания берёт одну
survival_card-camp = Лагерь
survival_card-camp-text = Верните на руку 1 или 2 карты мест из сброса
survival_card-scanner = Сканер
survival_card-scanner-text = Посмотрите карты охоты на руке существа
survival_card-volunteer = Доброволец
survival_card-volunteer-text = Возьмите уцелевшего лицом вниз
survival_card-decoy = Приманка
survival_card-decoy-text = В этом раунде ваша поимка не продвигает Ассимиляцию
survival_card-cartography = Картография
survival_card-cartography-text = Сбросьте карту места, чтобы взять другую из запаса

## Уцелевшие

survivor-sv_geneticist = Генетик
survivor-sv_geneticist-text = Существо возвращает в запас 2 фишки ДНК
survivor-sv_saboteur = Диверсант
survivor-sv_saboteur-text = В этом раунде существо не может ни эволюционировать, ни затаиться
survivor-sv_doctor = Врач
survivor-sv_doctor-text = Верните себе 1 фишку воли
survivor-sv_tracker = Следопыт
survivor-sv_tracker-text = Скопируйте эффект места с жетоном существа
survivor-sv_runner = Бегун
survivor-sv_runner-text = Верните на руку карту, сыгранную в этом раунде
survivor-sv_pilot = Пилот
survivor-sv_pilot-text = Возьмите место из запаса
survivor-sv_ranger = Рейнджер
survivor-sv_ranger-text = Верните на руку 1 или 2 карты мест из сброса
survivor-sv_builder = Строитель
survivor-sv_builder-text = Защита продвигается на 1
survivor-sv_scientist = Мишель Вест
survivor-sv_scientist-text = Возьмите карту выживания

## Аватары

avatar-av_pike = Капитан Пайк
avatar-av_pike-text = Первая фишка воли, потраченная за раунд на сопротивление, возвращает на 1 карту больше
avatar-av_minerva = Минерва
avatar-av_minerva-text = Там, где берёте 1 карту выживания, возьмите 2 и оставьте одну
avatar-av_murphy = Мерфи
avatar-av_murphy-text = Вы не сбрасываете карты мест из-за Артемии
avatar-av_lucia = Лусия
avatar-av_lucia-text = После Планетохода можете вернуть на руку карту из сброса
avatar-av_kelly = Келли
avatar-av_kelly-text = В фазе 2 сбросьте карту выживания, чтобы заменить сыгранную карту
avatar-av_john = Джон
avatar-av_john-text = В конце раунда, в котором вас поймало существо, верните на руку сыгранную карту
avatar-av_powell = Мистер Пауэлл
avatar-av_powell-text = Приютив уцелевших, возьмите карту выживания
avatar-av_xia = Ся
avatar-av_xia-text = Можете спасать уцелевших и с места, где находится Убежище
avatar-av_warden = Смотритель
avatar-av_warden-text = Укрепив Убежище, можете вернуть на руку карту из сброса
avatar-av_medic = Медик
avatar-av_medic-text = Спасая уцелевшего ровно с 1 фишкой воли, верните себе 1
avatar-av_scout = Разведчик
avatar-av_scout-text = В фазе 5 сбросьте карту места, чтобы остановить Убежище
avatar-av_engineer = Инженер
avatar-av_engineer-text = Если умение уцелевшего пропадает, верните на руку карту из сброса

## Эволюции

evolution-evo_efficiency = Эффективность
evolution-evo_efficiency-text = Добирайте до 4 карт охоты
evolution-evo_instincts = Инстинкты
evolution-evo_instincts-text = Посмотрите случайную карту места с руки жертвы
evolution-evo_intellect = Разум
evolution-evo_intellect-text = Перед добором сбросьте до 2 карт охоты
evolution-evo_carapace = Панцирь
evolution-evo_carapace-text = Возвращайте на 1 фишку ДНК меньше
evolution-evo_metabolism = Метаболизм
evolution-evo_metabolism-text = Затаившись, берёте 4 фишки ДНК
evolution-evo_savagery = Дикость
evolution-evo_savagery-text = Поймав двоих или больше, продвигаете Ассимиляцию ещё на 1
evolution-evo_cunning = Хитрость
evolution-evo_cunning-text = Переместите жетон Артемии после раскрытия
evolution-evo_foresight = Предусмотрительность
evolution-evo_foresight-text = Возьмите карту охоты и положите одну под колоду
evolution-evo_scavenger = Падальщик
evolution-evo_scavenger-text = 1 фишка ДНК после раунда, в котором кто-то сдался
evolution-evo_echolocation = Эхолокация
evolution-evo_echolocation-text = Узнайте, сколько жертв сыграли места 6–10
evolution-evo_speed = Скорость
evolution-evo_speed-text = Каждый раунд на 1 карту охоты больше
evolution-evo_piercing_scream = Пронзительный крик
evolution-evo_piercing_scream-text = Каждый пойманный сбрасывает карту места
evolution-evo_brute_force = Грубая сила
evolution-evo_brute_force-text = Один из пойманных теряет ещё 1 фишку воли
evolution-evo_ambush = Засада
evolution-evo_ambush-text = Спасение уцелевших и укрепление Убежища стоят карты места
evolution-evo_corrosion = Коррозия
evolution-evo_corrosion-text = Чтобы приютить уцелевших, их нужно 2
evolution-evo_symbiosis = Симбиоз
evolution-evo_symbiosis-text = Артемия каждый раунд
evolution-evo_regeneration = Регенерация
evolution-evo_regeneration-text = Эволюционируя, берёте 2 фишки ДНК
evolution-evo_telepathy = Телепатия
evolution-evo_telepathy-text = Посмотрите все карты мест с руки жертвы, кроме 2
evolution-evo_venom = Яд
evolution-evo_venom-text = Артемия отнимает 2 карты мест
evolution-evo_ravenous = Прожорливость
evolution-evo_ravenous-text = Поимка даёт 1 фишку ДНК
evolution-evo_camouflage = Камуфляж
evolution-evo_camouflage-text = Нельзя играть Голограмму, Ложный след, Детектор и Уклонение
evolution-evo_terror = Ужас
evolution-evo_terror-text = Сопротивление возвращает 1 карту за фишку воли
evolution-evo_gravity = Притяжение
evolution-evo_gravity-text = Убежище проходит 1 или 2 шага
evolution-evo_swarm = Рой
evolution-evo_swarm-text = Жетон Артемии лежит на 2 местах
evolution-evo_hypnosis = Гипноз
evolution-evo_hypnosis-text = После раскрытия переместите жертву ценой карты охоты
evolution-evo_leap = Прыжок
evolution-evo_leap-text = Если рядом с существом никого нет, переместите его после раскрытия
evolution-evo_duplication = Раздвоение
evolution-evo_duplication-text = Сбросьте 2 карты охоты: цель становится вторым существом
evolution-evo_apex = Высший хищник
evolution-evo_apex-text = Каждый пойманный теряет ещё 1 фишку воли
evolution-evo_paralysis = Паралич
evolution-evo_paralysis-text = В фазе 1 назовите место, которое нельзя сыграть
evolution-evo_dominance = Господство
evolution-evo_dominance-text = После поимки сбросьте карту охоты, чтобы продвинуть Ассимиляцию ещё на 1

## Бонусы

bonus-lose_dna = Потеря ДНК
bonus-lose_dna-text = Существо возвращает в запас 1 фишку ДНК
bonus-survival_if_none = Припасы
bonus-survival_if_none-text = Каждая жертва без карт выживания берёт одну
bonus-survival_each = Припасы для всех
bonus-survival_each-text = Каждая жертва берёт карту выживания
bonus-regain_will = Новая надежда
bonus-regain_will-text = Каждая жертва, у которой меньше 3 фишек воли, возвращает себе 1
bonus-place_if_none = Новые пути
bonus-place_if_none-text = Каждая жертва без мест 6–10 может взять одно
bonus-take_back_one = Отдых
bonus-take_back_one-text = Каждая жертва возвращает на руку карту места
bonus-discard_evolution = Регресс
bonus-discard_evolution-text = Раскрытая эволюция сбрасывается
bonus-unlock = Дальний полёт
bonus-unlock-text = Убежище летает над местами 1–10

## Что видно за столом

view-turn = раунд
view-creature = существо
view-rescue = Спасение
view-assimilation = Ассимиляция
view-defence = Защита
view-sanctuary = Убежище на месте
view-dna = ДНК существа
view-hunt_plays = карт охоты можно сыграть
view-hunt_hand_size = карт охоты на руке
view-hunt_deck = колода охоты
view-survival_deck = колода выживания
view-hunt_hand = ваши карты охоты
view-in_force = действуют
view-hunt_discard = сброс охоты
view-survival_discard = сброс выживания
view-evolution_hand = ваши эволюции
view-active = действующие эволюции
view-display = ждут спасения
view-tokens = жетоны на местах
view-blocked = закрытые места
view-ineffective = места без эффекта
view-reserve = места в запасе
view-hunted = жертвы
view-will = воля
view-hand = карты мест на руке
view-hand_size = карт на руке
view-played = сыграно
view-discard = сброс
view-discard_size = карт в сбросе
view-survival = карты выживания
view-survival_size = их число
view-avatar = аватар
view-survivors = уцелевшие
