# The words of Not Alone.

## The game

title = Not Alone
summary = One hunts, all others hide: explore where the Creature will not look until rescue comes.

## Options of a match

option-expansion = Expansion
option-expansion-text = What is played with: the whole Sanctuary expansion, the light game with avatars and one Evolution, or the base game alone
option-expansion-sanctuary = Sanctuary
option-expansion-none = base game
option-expansion-light = light game
option-creature_seat = Seat of the Creature
option-creature_seat-text = Who is the Creature: a seat by its number, or one drawn by lot
option-creature_seat-random = by lot
option-board_side = Side of the board
option-board_side-text = Where Artemia hunts on the Rescue track: on its last six spaces (A), on every other space from 11 on (B), or as the Creature chooses
option-board_side-choice = the Creature chooses
option-board_side-A = side A
option-board_side-B = side B
option-expert_variant = Expert variant
option-expert_variant-text = Whoever breaks in the reckoning starts again with 2 Will instead of 3
option-expert_variant-yes = 2 Will
option-expert_variant-no = 3 Will

## What is asked

decision-choose_board_side = Choose the side of the board
decision-choose_starting_evolutions = Say how many of your first Evolutions are of level I and of level II
decision-choose_evolution = Choose the Evolution you hunt with
decision-choose_avatar = Choose one of two avatars
decision-creature_window = Play a Hunt card of phase 1 or an ability, or pass
decision-exploration = Play a place face down; before that you may resist, give up or play a Survival card
decision-hunting = Place your tokens, play Hunt cards, then end the hunt
decision-response = Respond with a Survival card or an ability, or pass
decision-keep_river_card = Keep one of the two cards of the River
decision-reckoning_window = Play a card of phase 3 or an ability, or pass
decision-mini_window = After the draw: play a card of phase 3 or an ability, or pass
decision-end_window = Play a card of phase 4 or an ability, or pass
decision-resolve_place = Decide what to do at your place
decision-choose_mode = Choose how to use the power of the place
decision-copy_place = Choose the place to copy
decision-choose_hunted = Choose who regains 1 Will
decision-choose_ally = Choose another Hunted who takes back a card, or nobody
decision-take_back_place = Take back a Place card
decision-take_reserve_place = Take a place from the reserve
decision-keep_survival = Keep one of two Survival cards
decision-discard_survival = Discard a Survival card
decision-discard_places = Discard Place cards
decision-show_places = Show Place cards to the Creature
decision-scream_choice = Scream: discard 2 Place cards or lose 1 Will
decision-choose_victim = Choose who loses 1 more Will
decision-dominance_choice = Dominance: discard a Hunt card to advance Assimilation, or not
decision-choose_evolution_to_discard = Choose a revealed Evolution to discard
decision-shelter = Shelter your Survivors for a step of Defence, or keep them
decision-put_hunt_bottom = Put a Hunt card under the deck
decision-discard_hunt = Discard a Hunt card
decision-scout = Discard a Place card to stop the Sanctuary, or pass
decision-move_sanctuary = Choose how far the Sanctuary moves
decision-evolution = Evolve, lie low or wait

## The end

line-victory = Victory
reason-assimilation = The planet has assimilated the Hunted
reason-rescue = Rescue has come
reason-defence = The Sanctuary is safe
track-rescue = Rescue
track-assimilation = Assimilation
track-defence = Defence

## Parts of sentences

numbered-place = the { named-place } ({ $number })
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
named-card = { $card }
copying-card = { $card } as { $copied }
named-token = { $token ->
    [creature] the Creature token
    [artemia] the Artemia token
   *[target] the Target token
}
named-track = { $track ->
    [rescue] Rescue
    [assimilation] Assimilation
   *[defence] Defence
}
track-step = { named-track } { $origin } → { $to }
track-step-bonus = { named-track } { $origin } → { $to }, bonus { $bonus } ({ $text })
track-step-star = { $track ->
    [assimilation] Assimilation reaches its star: the Creature wins
    [rescue] Rescue reaches its star: the Hunted win
   *[defence] Defence reaches its star: the Hunted win
}
some-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
some-place-cards = { $cards ->
    [one] { $cards } Place card
   *[other] { $cards } Place cards
}
some-will = { $will } Will
some-dna = { $dna } DNA
some-survivors = { $survivors ->
    [one] { $survivors } Survivor
   *[other] { $survivors } Survivors
}

## What the power of a place does

use-discard = take back your whole discard ({ some-cards })
use-discard-one = take back one card of your discard ({ some-cards })
use-copy = copy the place under the Creature: { $places }
use-recover = take back this card and up to { $cards } of your discard
use-recover-one = take back one card, this one or one of your discard
use-glade = { $use }; another Hunted may take back 1 too
use-river = next turn play 2 cards and keep one of them before the reveal
use-marker-put = put the Marker here
use-marker-removed = take the Marker off, { $step }
use-reserve = take a place you do not own from the reserve
use-draw-two = draw 2 Survival cards and keep one
use-draw = draw a Survival card
use-will = a Hunted with 1 or 2 Will regains 1
use-artefact = next turn play 2 cards and use both places
use-outpost = draw a Survival card and take a Survivor face down
use-fortify = fortify the Sanctuary, { $step }
use-dna = the Creature, which has { $dna } DNA, returns 1
use-monolith = discard a revealed Evolution; this card leaves the game
use-either = { $first }, or { $second }

## Labels of options

label-choose_board_side = Side { $side }: Artemia hunts at Rescue { $spaces }
label-choose_starting_evolutions = Draw Evolutions: { $level1 } of level I, { $level2 } of level II
label-choose_evolution = Hunt with { $card }: { $text }
label-choose_avatar = Be { $card }: { $text }
label-pass = Pass
label-play_place = { $sanctuary ->
    [here] Go to { $place }, where the Sanctuary is: { $text }
    [beside] Go to { $place }, next to the Sanctuary: { $text }
   *[away] Go to { $place }: { $text }
}
label-play_two_places = Go to { $places }
label-resist = Resist for { some-will }, keeping { $left }: take back { $cards ->
    [one] { $cards } discarded card
   *[other] { $cards } discarded cards
}
label-resist_to_the_end = Resist for { some-will }, your last: you give up, all Will and your whole discard come back, { $step }
label-give_up = Give up: { $will } Will and your whole discard ({ some-cards }) come back, { $step }
label-place_token = { $several ->
    [yes] Put { named-token } on { $places }: { $there }
   *[no] Put { named-token } on { $places }: { $there }
}
there-may-be = { $count ->
    [one] { $names } can be there
   *[other] { $names } can be there
}
there-is-nobody = nobody can be there
label-end_hunting = { $plays ->
    [0] End the hunt
    [one] End the hunt and leave { $plays } Hunt play unused
   *[other] End the hunt and leave { $plays } Hunt plays unused
}
label-keep_river_card = Keep { $place }, take { $other } back into hand
label-put_hunt_bottom = Put { $card } under the deck: { $text }
label-discard_card = Discard { $card }: { $text }
label-discard_no_more = Discard no more
label-show_places = Show { $places } to the Creature
label-discard_places = Discard { $places }
label-use_place = At { $place }: { $use }
label-drone = At { $place }: play { $card }: { $use }
label-gate = At { $place }: play { $card } for { $other }: { $use }
label-flare = At { $place }: play { $card } and rescue { $survivor }: { $text }
label-take_back_at = At { $place }: take back { $card }
label-rescue = At { $place }: rescue { $survivor }: { $text }
label-fortify = At { $place }: fortify the Sanctuary, { $step }
label-skip_place = At { $place }: do nothing
label-choose_mode = Use { $place }: { $use }
label-copy_place = Copy { $place }: { $use }
label-choose_hunted = { $who } regains 1 Will and has { $will }
label-choose_ally = { $who }, with { some-cards } in the discard, takes back one too
label-choose_no_ally = Nobody else takes back a card
label-take_back_place = Take back { $place }
label-take_back_no_more = Take back no more
label-take_reserve_place = Take { $place } from the reserve: { $text }
label-take_nothing = Take nothing from the reserve
label-keep_survival = Keep { $card } ({ $text }) and discard { $other }
label-lose_will = Lose 1 Will and keep { $will }
label-choose_victim = { $who }, who has { $will } Will, loses 1 more
label-dominance = Discard { $card } ({ $text }): { $step }
label-no_dominance = Discard nothing
label-shelter_survivors = Shelter { $survivors ->
    [one] your Survivor
   *[other] your { $survivors } Survivors
}: { $step }
label-keep_survivors = Keep { $survivors ->
    [one] your Survivor
   *[other] your { $survivors } Survivors
}
label-move_sanctuary = { $steps ->
    [one] Let the Sanctuary move { $steps } step, to { $place }
   *[other] Let the Sanctuary move { $steps } steps, to { $place }
}
label-evolve = Evolve: take { some-dna } (then { $have }), draw Evolutions for { $cost } DNA each and reveal them for theirs
label-lie_low = Lie low: take { some-dna } (then { $have }), but { $step }
label-skip_evolution = Neither evolve nor lie low
label-draw_evolution = Draw an Evolution of level { $level } for { $cost } DNA ({ $dna } left)
label-reveal_evolution = Reveal { $card } for { $cost } DNA ({ $dna } left): { $text }
label-end_evolution = End evolving with { $dna } DNA left
play-card = Play { $card }
use-ability = Use { $card }
act = { $act }: { $text }
act-on-hunted = { $act } on { $who }: { $text }
act-on-place = { $act } for { $place }: { $text }
act-on-places = { $act } for { $places }: { $text }
act-moving-hunted = { $act }: { $who } goes from { $origin } to { $to }
act-moving-token = { $act }: { named-token } goes to { $to }
act-drawing-evolution = { $act }: draw an Evolution of level { $level } for free
act-discarding = { $act }, discarding { $place }: { $text }
act-taking-back = { $act }: take back { $places }
act-swapping = { $act }: play { $into } instead of { $out }
act-swapping-for = { $act }, discarding { $survival }: play { $into } instead of { $out }
act-trading = { $act }: discard { $out }, take { $into } from the reserve

## The log

fact-table_laid = { $hunted ->
    [one] { $who } is the Creature and hunts { $hunted } Hunted. Rescue is { $rescue } steps away, Assimilation { $assimilation }.
   *[other] { $who } is the Creature and hunts { $hunted } Hunted. Rescue is { $rescue } steps away, Assimilation { $assimilation }.
}
fact-side_chosen = The board is played on side { $side }: Artemia hunts at Rescue { $spaces }.
fact-sanctuary_laid = The Sanctuary is at { $place }, { $defence } steps from safety; the Creature has { $dna } DNA.
fact-starting_evolutions_chosen = { $seat } draws { $level1 } Evolutions of level I and { $level2 } of level II.
fact-avatar_dealt = { $who } may be { $card }: { $text }.
fact-avatar_chosen = { $who } chooses { $card }.
fact-avatar_chosen-hidden = { $who } chooses an avatar in secret.
fact-avatar_given = { $who } is { $card }: { $text }.
fact-avatars_revealed = The avatars: { $avatars }.
seat-and-card = { $who } is { $card }
fact-evolution_given = { $who } hunts with { $card }: { $text }.
fact-turn_begun = { $plays ->
    [one] Turn { $turn }: the Creature may play { $plays } Hunt card.
   *[other] Turn { $turn }: the Creature may play { $plays } Hunt cards.
}
fact-phase_begun = { $phase ->
    [exploration] Phase 1: the Hunted choose where to go.
    [hunting] Phase 2: the Creature hunts.
   *[evolution] Phase 5: the Creature may evolve or lie low.
}
fact-passed = { $seat } passes.
fact-choice_due = { $who } is about to use { $place }.
fact-track_advanced = { $to ->
    [0] { named-track } reaches its star.
    [one] { named-track }: { $to } step to go.
   *[other] { named-track }: { $to } steps to go.
}
fact-marker_set = { $on ->
    [yes] The Marker is on the Beach.
   *[no] The Marker is off the Beach.
}
fact-game_ended = { $reason ->
    [assimilation] The planet has assimilated the Hunted: the Creature wins in turn { $turn }.
    [rescue] Rescue has come: the Hunted win in turn { $turn }.
   *[defence] The Sanctuary is safe: the Hunted win in turn { $turn }.
}
fact-places_committed = { $who } plays { $places } face down.
fact-places_committed-hidden = { $who } chooses in secret where to go.
fact-river_card_kept = { $who } keeps { $place } and takes { $other } back.
fact-river_card_kept-hidden = { $who } keeps one of two cards.
fact-places_revealed = Phase 3, the places are revealed: { $places }.
seat-and-places = { $who } at { $places }
fact-places_recovered = { $who } takes back { $places }.
fact-places_recovered-hidden = { $who } takes back { some-place-cards }.
fact-front_recovered = { $who } takes back { $place }, played this turn.
fact-places_discarded = { $who } discards { $places }.
fact-places_discarded-hidden = { $who } discards { some-place-cards }.
fact-zone_opened = Each of these must discard a Place card: { $names }.
fact-zone_answered = { $who } is going to discard { $place }.
fact-zone_answered-hidden = { $who } chooses a card to discard in secret.
fact-zone_revealed = The Forbidden Zone: { $discards }.
seat-discards = { $who } discards { $place }
fact-zone_revealed-hidden = The Forbidden Zone, a Place card each: { $names }.
fact-places_shown = { $who } shows the Creature { $places }.
fact-places_shown-hidden = { $who } shows the Creature { some-place-cards }.
fact-played_swapped = { $who } takes { $out } back and plays { $into } instead.
fact-played_swapped-hidden = { $who } plays another card of the hand instead.
fact-played_drawn_back = { $who } discards { $out } and plays { $into } from the discard instead.
fact-played_drawn_back-hidden = { $who } plays a card of the discard instead.
fact-reserve_taken = { $who } takes { $place } from the reserve.
fact-monolith_removed = The Monolith of { $seat } leaves the game.
fact-smokescreen_raised = The Creature cannot see the Place discards this turn.
fact-smokescreen_lifted = The smoke clears. The discards: { $discards }.
seat-and-discard = { $who } – { $places }
seat-and-empty-discard = { $who } – nothing
fact-hunt_drawn = { $who } draws { $card }.
fact-hunt_drawn-hidden = { $who } draws a Hunt card.
fact-hunt_deck_renewed = The Hunt discard becomes the deck.
fact-hunt_discarded = { $who } discards { $card }.
fact-hunt_buried = Under the Hunt deck go { $cards }.
fact-hunt_put_bottom = { $who } puts { $card } under the Hunt deck.
fact-hunt_put_bottom-hidden = { $who } puts a card under the Hunt deck.
fact-hunt_scanned = { $who } sees the Hunt hand: { $cards }.
fact-hunt_scanned-hidden = { $who } sees the Hunt hand.
fact-hunt_plays_stopped = No Hunt card may be played for the rest of the turn.
fact-token_placed = { $several ->
    [yes] { upper-token } goes to { $places }.
   *[no] { upper-token } goes to { $places }.
}
upper-token = { $token ->
    [creature] The Creature token
    [artemia] The Artemia token
   *[target] The Target token
}
fact-token_recalled = { upper-token } comes back to be placed again.
fact-token_moved = { upper-token } moves to { $place }.
fact-places_blocked = Not to be played this turn: { $places }.
fact-place_spoilt = Ineffective this turn: { $place }.
fact-hunted_anticipated = If the Creature catches { $seat }, Assimilation advances 1 more.
fact-hunted_moved = { $who } goes from { $origin } to { $to }.
fact-target_duplicated = The Target token is a second Creature token this turn.
fact-echolocated = { $count ->
    [one] { $count } Hunted has played a place of 6 to 10.
   *[other] { $count } Hunted have played a place of 6 to 10.
}
fact-hunting_ended = { $seat } ends the hunt.
fact-will_lost = { $who } loses { some-will }: { $to } left.
fact-will_regained = { $seat } regains 1 Will and has { $to }.
fact-resisted = { $who } resists for { some-will }: { $to } left.
fact-gave_up = { $who } gives up: { $will } Will again, { $places } back in hand.
fact-gave_up-plain = { $who } gives up: { $will } Will again, the whole discard back in hand.
fact-will_broken = The will of { $who } is broken: { $will } Will again, { $places } back in hand.
fact-will_broken-plain = The will of { $who } is broken: { $will } Will again, all Place cards back in hand.
fact-survival_drawn = { $who } draws { $card }: { $text }.
fact-survival_drawn-hidden = { $who } draws a Survival card.
fact-survival_offered = { $who } draws { $card } to choose from: { $text }.
fact-survival_offered-hidden = { $who } draws a Survival card to choose from.
fact-survival_kept = { $who } keeps { $card } and discards { $other }.
fact-survival_kept-hidden = { $who } keeps a Survival card and discards { $other }.
fact-survival_deck_renewed = The Survival discard becomes the deck.
fact-survival_discarded = { $who } discards { $card }.
fact-avatar_used = { $who } uses the ability of { $card }.
plays-card = { $who } plays { $card }.
plays-card-on-hunted = { $who } plays { $card } on { $whom }.
plays-card-for = { $who } plays { $card } for { $places }.
plays-card-rescuing = { $who } plays { $card } to rescue { $survivor }.
uses-ability = { $who } uses { $card }.
uses-ability-on-hunted = { $who } uses { $card } on { $whom }.
uses-ability-for = { $who } uses { $card } for { $places }.
rescues = { $who } at { $place } goes to the rescue of { $survivor }: { $text }.
rescues-somebody = { $who } at { $place } goes to the rescue of a Survivor.
fortifies = { $who } at { $place } fortifies the Sanctuary.
does-nothing = { $who } does nothing at { $place }.
fact-power_used = { $mode ->
    [take_back_all] { $who } uses { $place } to take back the whole discard.
    [copy_creature_place] { $who } uses { $place } to copy a place of the Creature.
    [will] { $who } uses { $place } for Will.
    [survival] { $who } uses { $place } for a Survival card.
    [dna] { $who } uses { $place } against the Creature’s DNA.
    [fortify_and_shelter] { $who } uses { $place } to fortify and to shelter.
   *[use] { $who } uses { $place }.
}
fact-two_cards_awaited = { $why ->
    [river] { $who } plays two cards next turn and keeps one.
   *[artefact] { $who } plays two cards next turn and uses both.
}
fact-survivor_rescued = { $survivor } joins { $who }.
fact-ability_lost = The ability of { $survivor } is lost.
fact-stranger_taken = { $seat } takes a Survivor face down.
fact-survivor_shown = Waiting for rescue: { $survivor } ({ $text }).
fact-survivors_lost = { $sheltered ->
    [yes] { $who } shelters { some-survivors }.
   *[no] { $who } loses { some-survivors }.
}
fact-barricade_used = The Barricade of { $seat } holds.
fact-bonus_reached = Bonus { $bonus }: { $text }.
fact-evolution_sabotaged = The Creature can neither evolve nor lie low this turn.
fact-target_reached = { $seat } is at the Target.
fact-artemia_caught = { $times ->
    [one] Artemia catches { $seat }.
   *[other] Artemia catches { $seat } at { $times } places.
}
fact-creature_caught = { $count ->
    [one] The Creature catches { $names }.
   *[other] The Creature catches { $names }.
}
fact-victim_chosen = Brute Force strikes { $who }.
fact-dna_gained = The Creature takes { some-dna }.
fact-dna_lost = The Creature returns { some-dna }.
fact-evolution_drawn = { $who } draws { $card } of level { $level }: { $text }.
fact-evolution_drawn-hidden = { $who } draws an Evolution of level { $level }.
fact-evolution_deck_renewed = The discarded Evolutions of level { $level } become the deck.
fact-evolution_revealed = { $who } reveals { $card } ({ $text }); it works from the next turn on.
fact-evolution_discarded = { $who } discards the Evolution { $card }.
fact-evolution_scrambled = The Creature loses { $card } from its hand.
fact-sanctuary_anchored = The Sanctuary will not move this turn.
fact-sanctuary_displaced = The Sanctuary will move { $steps } steps this turn.
fact-sanctuary_pulled = { $steps ->
    [one] { $seat } lets the Sanctuary move { $steps } step.
   *[other] { $seat } lets the Sanctuary move { $steps } steps.
}
fact-sanctuary_moved = The Sanctuary flies to { $place }.
fact-evolution_phase_chosen = { $choice ->
    [evolve] { $seat } evolves.
    [lie_low] { $seat } lies low.
   *[skip] { $seat } neither evolves nor lies low.
}

## The board

board-title = Not Alone, { $turn ->
    [0] set-up
   *[other] turn { $turn }
}
board-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
board-over = Game over
board-chapter = { $chapter ->
    [0] Set-up
    [1] 1 Exploration
    [2] 2 Hunting
    [3] 3 Reckoning
    [4] 4 End of turn
   *[5] 5 Evolution
}
phase-board_side = the side of the board
phase-starting_evolutions = the first Evolutions
phase-light_evolution = the Creature’s Evolution
phase-avatars = avatars
phase-creature_window = the Creature may act first
phase-exploration = the Hunted choose places in secret
phase-hunting = the Creature hunts
phase-responses = the Hunted may respond
phase-second_hunting = the Creature hunts again
phase-river = one River card is kept
phase-reckoning_window = cards and abilities
phase-free_places = places without a token
phase-target = places under the Target
phase-artemia = places under Artemia
phase-creature = the Creature catches
phase-end_window = cards and abilities
phase-clearing = the Creature sorts its hand
phase-scout = the Scout may stop the Sanctuary
phase-gravity = Gravitic Pull
phase-evolution = the Creature may evolve
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
    [sanctuary] with Sanctuary
    [light] light game
   *[none] base game
}
board-side = board side { $side }
board-no_side = side not chosen
board-expert = expert
board-nobody_asked = Nobody has to choose
board-asked = { $names }: { $task }
board-some_others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
board-others_choose = { $count ->
    [one] { $headline } ({ $count } other chooses too)
   *[other] { $headline } ({ $count } others choose too)
}
board-win = { $reason ->
    [assimilation] The planet has assimilated the Hunted: { $creature }, the Creature, wins
    [rescue] Rescue has come: the Hunted win against { $creature }, the Creature
   *[defence] The Sanctuary is safe: the Hunted win against { $creature }, the Creature
}
board-ranking = Final ranking
board-won = { $won ->
    [yes] won
   *[no] lost
}
board-hunted = Hunted
task-board_side = Choose the side of the board: A has Artemia at { $first }, B at { $second }
task-starting_evolutions = Say how many of your { $count } first Evolutions are of level I and of level II
task-two_places = Play 2 places face down; before that you may resist, give up or play a Survival card
task-place_tokens = { $plays ->
    [0] Place { $tokens }
    [one] Place { $tokens }; you may play { $plays } Hunt card
   *[other] Place { $tokens }; you may play { $plays } Hunt cards
}
task-end_hunt = Play a Hunt card or end the hunt
task-resolve = Decide what to do at { $places }
task-mode = Choose how to use { $place }
task-take_back_or_stop = Take back a Place card, or stop
task-discard = Discard { some-place-cards }
task-show = Show the Creature { some-place-cards } of your hand
task-evolution = Evolve (+{ $evolve } DNA), lie low (+{ $lie_low } DNA, but Defence advances) or wait
task-evolving = Draw Evolutions for { $cost } DNA each, reveal them for their cost, or end ({ $dna } DNA)
board-can_be_here = can be here
board-is_here = { $who } is here
board-own_card = { $where ->
    [played] you played this
    [hand] in your hand
   *[discard] in your discard
}
board-reserve = { $count } in reserve
board-not_playable = may not be played
board-ineffective = ineffective
board-used_up = used up
board-marker = { $on ->
    [yes] Marker on
   *[no] Marker off
}
board-sanctuary = Sanctuary
board-fortify = Sanctuary: fortify
board-fortified = Sanctuary: fortified
board-rescue_here = rescue here
board-target_hunts = Target = Creature
board-to_go = { $left ->
    [0] reached
   *[other] { $left } to go
}
board-star = { $track ->
    [assimilation] at the star the Creature wins
   *[rescue] at the star the Hunted win
}
board-bonus = { $name }: { $text }
board-creature = the Creature
board-asked_to_choose = asked to choose
board-you = { $name } (you)
board-hunt_hand = Hunt cards in hand: { $cards }
board-hunt_plays = to play this turn: { $plays }
board-next_plays = more next turn: { $plays }
board-seen_hunt = You have seen in its hand: { $cards }
board-to_place = Tokens to place:
board-token_on = { $token } at { $places }
board-no_token = No token on the planet
board-dna = DNA { $dna } (supply { $supply }), { $levels }
board-evolutions_held = Evolutions { $level } in hand: { $count }
board-evolutions = Evolutions revealed: { $count } of { $most }
board-no_evolution = No Evolution revealed
board-evolution_state = { $state ->
    [used] used
    [active] active
   *[later] from next turn
}
board-status = { $status ->
    [choosing] choosing
    [caught] caught
    [passed] passed
    [chosen] has chosen
   *[waiting] yet to choose
}
board-at = at { $places }
board-will = Will { $will }
board-slot = { $where ->
    [hand] hand
    [played] played
    [discard] discard
   *[hidden] hidden
}
board-counts = Hand { $hand } · in front { $front } · discard { $discard } · Survival { $survival }
board-survival_play = { $play ->
    [barred] (barred)
    [played] (played)
   *[free] (1 play)
}
board-survivors_held = Survivors { $count }
board-avatar = { $used ->
    [yes] { $name } (used): { $text }
   *[no] { $name }: { $text }
}
board-secret_avatar = Avatar chosen in secret
board-no_avatar = No avatar yet
board-two_cards = { $why ->
    [river] plays 2 cards, keeps 1 (River)
   *[artefact] plays 2 cards (Artefact)
}
board-gave_up = gave up this turn
board-resisted = resisted with { $will } Will
board-seen_places = the Creature has seen { $places } in hand
board-will_discard = going to discard { $place }
board-strangers = { $count ->
    [one] { $count } unknown Survivor
   *[other] { $count } unknown Survivors
}
board-in_force = Played this turn and in force
board-nothing_played = No Hunt card has been played this turn.
board-copy = { $card } (copy)
board-copying = { $card } = { $copied }
board-survivors = Survivors waiting
board-nobody_waits = Nobody is waiting.
board-survivor_deck = deck { $deck } · sheltered or lost { $gone }
board-survivor = Survivor
board-legend = How to read this
board-legend-text = A disc is a seat. A broken outline shows who can be on a place, from all that you can see; after the reveal a tick marks a place that is done with, a cross a catch. “Hidden” cards are in hand or face down in front. A dashed frame marks what you can choose. A star ends the game.
board-smokescreen = Smokescreen: Place discards are hidden
board-card_on = { $card }: { $who }
board-duplicated = Duplication: the Target is a second Creature
board-not_to_be_played = Not to be played: { $places }
board-ineffective_places = Ineffective: { $places }
board-sabotaged = Saboteur: no evolving, no lying low
board-anchored = Anchored: the Sanctuary stays
board-drift = The Sanctuary moves { $steps } steps
board-flight = { $unlocked ->
    [yes] The Sanctuary flies over 1–10
   *[no] The Sanctuary flies over 1–5
}
board-decks = Decks and discards
board-hunt_deck = Hunt: { $deck } in the deck. Discard { $count }, top first: { $cards }
board-survival_deck = Survival: { $deck } in the deck. Discard { $count }: { $cards }
board-evolution_deck = Evolution { $level }: { $deck } in the deck. Discard { $count }: { $cards }
board-hunt_deck-fresh = Hunt: { $deck } in the deck
board-survival_deck-fresh = Survival: { $deck } in the deck
board-evolution_deck-fresh = Evolution { $level }: { $deck } in the deck
board-hunt_bottom = Under the Hunt deck, drawn in this order: { $cards }
board-unknown = unknown
board-monoliths = Monoliths out of the game: { $count }
board-hand = Your cards
board-hand_note = only you see this
board-light_note = one of the three is chosen
board-light_offer = Evolutions on offer
board-watching = You are watching: hands are shown to their owners only.
board-no_cards = No further card in hand.
board-no_places = No Place card.
board-barred = barred
board-window = { $window ->
    [exploration] phase 1
    [phase2_response] phase 2
    [reckoning] phase 3
    [place_resolution] phase 3, at a place
   *[end_of_turn] phase 4
}
board-hunt_phase = { $phase ->
    [0] phase as copied
   *[other] phase { $phase }
}
board-keep_one = keep one
board-avatar_tag = avatar
board-level_cost = level { $level } · { $cost } DNA

## The glossary

glossary-place = Places
glossary-hunt_card = Hunt cards
glossary-survival_card = Survival cards
glossary-survivor = Survivors
glossary-avatar = Avatars
glossary-evolution = Evolutions
glossary-bonus = Bonuses of the Defence track
glossary-token = Hunt tokens
token-creature = Creature
token-creature-text = Whoever is found on its place loses 1 Will and gets no power; Assimilation advances 1, however many are caught
token-artemia = Artemia
token-artemia-text = Whoever is on its place discards a Place card and gets no power
token-target = Target
token-target-text = Works as the Hunt card says that brought it; whoever is on its place uses it after all who are free of tokens

## Sources

source-base_rules = Rules of the base game
source-base_rules-how = The implementation on Board Game Arena and its help page; no special rule for two seats was found
source-base_tracks = Starts of Rescue and Assimilation, Artemia spaces, sizes of the reserve
source-base_tracks-how = Two public implementations that agree
source-base_places = Places 1–10 of the base game
source-base_places-how = Two public implementations that agree
source-base_hunt_cards = 20 Hunt cards of the base game
source-base_hunt_cards-how = Two public implementations that agree
source-base_survival_cards = 15 Survival cards of the base game
source-base_survival_cards-how = Two public implementations that agree
source-sanctuary_rules = Rules of Sanctuary: set-up, actions, phase 5, numbers of components, the light game
source-sanctuary_rules-how = The rulebook of the expansion
source-sanctuary_bonuses = Meaning of the eight bonuses
source-sanctuary_bonuses-how = The rulebook of the expansion; their names are made up
source-survivors = Abilities of the Survivors
source-survivors-how = The rulebook of the expansion; two cards of each are inferred from 18 cards, and of the names only Michelle West’s is published
source-defence_tracks = Lengths of the Defence tracks and places of their bonuses
source-defence_tracks-how = Made up to fit what is known; the printed tracks may differ
source-arch_and_monolith = The Arch and the Monolith
source-arch_and_monolith-how = Names, numbers and limits from the rulebook; the exact powers are inferred from its remarks
source-sanctuary_places = The Glade, the Outpost and the Spring
source-sanctuary_places-how = Names and powers made up to fit what is known
source-sanctuary_hunt_cards = 15 Hunt cards of Sanctuary
source-sanctuary_hunt_cards-how = Names and effects made up; no public list was found
source-sanctuary_survival_cards = 15 Survival cards of Sanctuary
source-sanctuary_survival_cards-how = Names and effects made up; no public list was found
source-avatars = 12 avatars
source-avatars-how = The number is published; names and effects are made up
source-named_evolutions = Ten Evolutions that the rulebook names
source-named_evolutions-how = Name, level and cost from the rulebook; effects are made up
source-other_evolutions = The other 20 Evolutions; 15 of each level and 5 of each cost
source-other_evolutions-how = Names, costs and effects made up to fit what is known

## Places

place-lair = Lair
place-lair-text = Take back your whole discard, or copy the place under the Creature. Caught here costs 1 Will more
place-jungle = Jungle
place-jungle-text = Take back this card and up to 1 discarded card
place-river = River
place-river-text = Next turn play 2 cards and keep one of them before the reveal
place-beach = Beach
place-beach-text = Put the Marker here, or remove it to advance Rescue 1. Once a turn
place-rover = Rover
place-rover-text = Take a place you do not own from the reserve
place-swamp = Swamp
place-swamp-text = Take back this card and up to 2 discarded cards
place-shelter = Shelter
place-shelter-text = Draw 2 Survival cards, keep one
place-wreck = Wreck
place-wreck-text = Advance Rescue 1. Once a turn
place-source = Source
place-source-text = A Hunted with 1 or 2 Will regains 1, or draw a Survival card
place-artefact = Artefact
place-artefact-text = Next turn play 2 cards and use both places
place-glade = Glade
place-glade-text = Take back this card and up to 1 discarded card; another Hunted may take back 1 too
place-outpost = Outpost
place-outpost-text = Draw a Survival card and take a Survivor face down
place-arch = Arch
place-arch-text = Fortify (Defence 1), and shelter if you like. Once a turn
place-spring = Spring
place-spring-text = A Hunted with 1 or 2 Will regains 1, or the Creature returns 1 DNA
place-monolith = Monolith
place-monolith-text = Discard a revealed Evolution; this card then leaves the game

## Hunt cards

hunt_card-despair = Despair
hunt_card-despair-text = No Survival card may be played or drawn this turn
hunt_card-force_field = Force Field
hunt_card-force_field-text = The Target lies on 2 adjacent places; neither may be played
hunt_card-anticipation = Anticipation
hunt_card-anticipation-text = If the named Hunted is caught by the Creature, Assimilation goes 1 further
hunt_card-ascendancy = Ascendancy
hunt_card-ascendancy-text = A Hunted with more than 2 Place cards in hand discards down to 2
hunt_card-fierceness = Fierceness
hunt_card-fierceness-text = Whoever the Creature catches loses 1 more Will
hunt_card-forbidden_zone = Forbidden Zone
hunt_card-forbidden_zone-text = Every Hunted secretly discards a Place card, all at once
hunt_card-interference = Interference
hunt_card-interference-text = Beach and Wreck are ineffective
hunt_card-persecution = Persecution
hunt_card-persecution-text = The power of a place takes back 1 Place card at most
hunt_card-mutation = Mutation
hunt_card-mutation-text = Each catch by Artemia also costs 1 Will
hunt_card-phobia = Phobia
hunt_card-phobia-text = A Hunted shows you all but 2 Place cards of the hand
hunt_card-virus = Virus
hunt_card-virus-text = Artemia lies on 2 adjacent places
hunt_card-clone = Clone
hunt_card-clone-text = The Target counts as a second Creature token
hunt_card-mirage = Mirage
hunt_card-mirage-text = The Target lies on 2 adjacent places; both are ineffective
hunt_card-scream = Scream
hunt_card-scream-text = Hunted at the Target discard 2 Place cards or lose 1 Will
hunt_card-toxin = Toxin
hunt_card-toxin-text = Hunted at the Target discard a Survival card; the place is ineffective
hunt_card-cataclysm = Cataclysm
hunt_card-cataclysm-text = The named place is ineffective
hunt_card-detour = Detour
hunt_card-detour-text = Move a Hunted to an adjacent place
hunt_card-stasis = Stasis
hunt_card-stasis-text = Rescue does not advance in this phase
hunt_card-tracking = Tracking
hunt_card-tracking-text = Play 1 more Hunt card next turn
hunt_card-flashback = Flashback
hunt_card-flashback-text = Acts as the top card of the Hunt discard
hunt_card-abduction = Abduction
hunt_card-abduction-text = Whoever the Creature catches loses all Survivors
hunt_card-blockade = Blockade
hunt_card-blockade-text = Nobody may fortify this turn
hunt_card-isolation = Isolation
hunt_card-isolation-text = Nobody may rescue this turn
hunt_card-quicksand = Quicksand
hunt_card-quicksand-text = Hunted at the Target discard a Place card
hunt_card-spores = Spores
hunt_card-spores-text = Hunted caught by Artemia discard a Survival card too
hunt_card-sandstorm = Sandstorm
hunt_card-sandstorm-text = Nobody may resist this turn
hunt_card-frenzy = Frenzy
hunt_card-frenzy-text = If the Creature catches 2 or more, Assimilation goes 1 further
hunt_card-gene_theft = Gene Theft
hunt_card-gene_theft-text = Take 2 DNA if the Creature caught somebody
hunt_card-mutagen = Mutagen
hunt_card-mutagen-text = Draw an Evolution card for free
hunt_card-displacement = Displacement
hunt_card-displacement-text = The Sanctuary moves 2 steps this turn
hunt_card-nightmare = Nightmare
hunt_card-nightmare-text = A Hunted discards a random Survival card
hunt_card-lockdown = Lockdown
hunt_card-lockdown-text = Hunted at the Target may only take back a card
hunt_card-patience = Patience
hunt_card-patience-text = If nobody was caught, take 1 DNA and play 1 more Hunt card next turn
hunt_card-ruin = Ruin
hunt_card-ruin-text = The named place of 6–10 is ineffective
hunt_card-stalking = Stalking
hunt_card-stalking-text = A catch at or next to the Sanctuary takes Assimilation 1 further

## Survival cards

survival_card-adrenaline = Adrenaline
survival_card-adrenaline-text = Regain 1 Will
survival_card-ingenuity = Ingenuity
survival_card-ingenuity-text = Put the Marker on the Beach
survival_card-sacrifice = Sacrifice
survival_card-sacrifice-text = Discard a Place card; no further Hunt card this turn
survival_card-sixth_sense = Sixth Sense
survival_card-sixth_sense-text = Take back 2 discarded Place cards
survival_card-smokescreen = Smokescreen
survival_card-smokescreen-text = The Creature cannot see the Place discards this turn
survival_card-strike_back = Strike Back
survival_card-strike_back-text = 2 random Hunt cards go under the Hunt deck
survival_card-vortex = Vortex
survival_card-vortex-text = Swap your played card with a discarded one
survival_card-detector = Detector
survival_card-detector-text = Avoid Artemia this turn
survival_card-dodge = Dodge
survival_card-dodge-text = Avoid the Creature this turn
survival_card-drone = Drone
survival_card-drone-text = Use the Rover instead of your place
survival_card-gate = Gate
survival_card-gate-text = Use an adjacent place instead of your place
survival_card-hologram = Hologram
survival_card-hologram-text = Move Artemia to an adjacent place
survival_card-wrong_track = Wrong Track
survival_card-wrong_track-text = Move the Creature token to an adjacent place
survival_card-amplifier = Amplifier
survival_card-amplifier-text = Remove the Marker to advance Rescue 1
survival_card-double_back = Double Back
survival_card-double_back-text = Take back a card you played this turn
survival_card-barricade = Barricade
survival_card-barricade-text = Your first fortifying this turn counts 1 more
survival_card-serum = Serum
survival_card-serum-text = A Hunted with 1 or 2 Will regains 1
survival_card-flare = Flare
survival_card-flare-text = Rescue a Survivor from afar instead of using your place
survival_card-antidote = Antidote
survival_card-antidote-text = Avoid the Target this turn
survival_card-jetpack = Jetpack
survival_card-jetpack-text = Replace your played card by an adjacent one of your hand
survival_card-sabotage = Sabotage
survival_card-sabotage-text = The Creature returns 2 DNA
survival_card-gene_scrambler = Gene Scrambler
survival_card-gene_scrambler-text = The Creature discards a random Evolution of its hand
survival_card-shield = Shield
survival_card-shield-text = Lose 1 Will at most to the Creature this turn
survival_card-anchor = Anchor
survival_card-anchor-text = The Sanctuary does not move this turn
survival_card-supply_drop = Supply Drop
survival_card-supply_drop-text = Each Hunted without a Survival card draws one
survival_card-camp = Camp
survival_card-camp-text = Take back 1 or 2 discarded Place cards
survival_card-scanner = Scanner
survival_card-scanner-text = See the Creature’s Hunt hand
survival_card-volunteer = Volunteer
survival_card-volunteer-text = Take a Survivor face down
survival_card-decoy = Decoy
survival_card-decoy-text = Your being caught does not advance Assimilation this turn
survival_card-cartography = Cartography
survival_card-cartography-text = Discard a Place card to take one from the reserve

## Survivors

survivor-sv_geneticist = The Geneticist
survivor-sv_geneticist-text = The Creature returns 2 DNA
survivor-sv_saboteur = The Saboteur
survivor-sv_saboteur-text = The Creature can neither Evolve nor Lie Low this turn
survivor-sv_doctor = The Doctor
survivor-sv_doctor-text = Regain 1 Will
survivor-sv_tracker = The Tracker
survivor-sv_tracker-text = Copy the place under the Creature
survivor-sv_runner = The Runner
survivor-sv_runner-text = Take back a card you played this turn
survivor-sv_pilot = The Pilot
survivor-sv_pilot-text = Take a place from the reserve
survivor-sv_ranger = The Ranger
survivor-sv_ranger-text = Take back 1 or 2 discarded Place cards
survivor-sv_builder = The Builder
survivor-sv_builder-text = Defence advances 1
survivor-sv_scientist = Michelle West
survivor-sv_scientist-text = Draw a Survival card

## Avatars

avatar-av_pike = Captain Pike
avatar-av_pike-text = Your first Will of a turn spent on resisting takes back 1 card more
avatar-av_minerva = Minerva
avatar-av_minerva-text = Where you draw 1 Survival card, draw 2 and keep one
avatar-av_murphy = Murphy
avatar-av_murphy-text = You discard no Place card to Artemia
avatar-av_lucia = Lucia
avatar-av_lucia-text = After the Rover you may take back a discarded card
avatar-av_kelly = Kelly
avatar-av_kelly-text = In phase 2 discard a Survival card to replace your played card
avatar-av_john = John
avatar-av_john-text = At the end of a turn in which the Creature caught you take back a card you played
avatar-av_powell = Mr Powell
avatar-av_powell-text = When you shelter Survivors draw a Survival card
avatar-av_xia = Xia
avatar-av_xia-text = You may rescue from the place of the Sanctuary too
avatar-av_warden = The Warden
avatar-av_warden-text = After you fortify you may take back a discarded card
avatar-av_medic = The Medic
avatar-av_medic-text = After you rescue with exactly 1 Will, regain 1
avatar-av_scout = The Scout
avatar-av_scout-text = In phase 5 discard a Place card to stop the Sanctuary
avatar-av_engineer = The Engineer
avatar-av_engineer-text = Where a Survivor’s ability is lost take back a discarded card

## Evolutions

evolution-evo_efficiency = Efficiency
evolution-evo_efficiency-text = Refill to 4 Hunt cards
evolution-evo_instincts = Instincts
evolution-evo_instincts-text = See a random Place card of a hand
evolution-evo_intellect = Intellect
evolution-evo_intellect-text = Discard up to 2 Hunt cards before you refill
evolution-evo_carapace = Carapace
evolution-evo_carapace-text = Return 1 DNA less
evolution-evo_metabolism = Metabolism
evolution-evo_metabolism-text = Lie Low gives 4 DNA
evolution-evo_savagery = Savagery
evolution-evo_savagery-text = A catch of 2 or more takes Assimilation 1 further
evolution-evo_cunning = Cunning
evolution-evo_cunning-text = Move Artemia after the reveal
evolution-evo_foresight = Foresight
evolution-evo_foresight-text = Draw a Hunt card, put one under the deck
evolution-evo_scavenger = Scavenger
evolution-evo_scavenger-text = 1 DNA after a turn with a give-up
evolution-evo_echolocation = Echolocation
evolution-evo_echolocation-text = Learn how many Hunted play places 6–10
evolution-evo_speed = Speed
evolution-evo_speed-text = 1 more Hunt card each turn
evolution-evo_piercing_scream = Piercing Scream
evolution-evo_piercing_scream-text = Whoever is caught discards a Place card
evolution-evo_brute_force = Brute Force
evolution-evo_brute_force-text = One of those caught loses 1 more Will
evolution-evo_ambush = Ambush
evolution-evo_ambush-text = Rescuing or fortifying costs a Place card
evolution-evo_corrosion = Corrosion
evolution-evo_corrosion-text = Sheltering needs 2 Survivors
evolution-evo_symbiosis = Symbiosis
evolution-evo_symbiosis-text = Artemia every turn
evolution-evo_regeneration = Regeneration
evolution-evo_regeneration-text = Evolve gives 2 DNA
evolution-evo_telepathy = Telepathy
evolution-evo_telepathy-text = See all but 2 Place cards of a hand
evolution-evo_venom = Venom
evolution-evo_venom-text = Artemia costs 2 Place cards
evolution-evo_ravenous = Ravenous
evolution-evo_ravenous-text = A catch gives 1 DNA
evolution-evo_camouflage = Camouflage
evolution-evo_camouflage-text = No Hologram, Wrong Track, Detector or Dodge
evolution-evo_terror = Terror
evolution-evo_terror-text = Resisting gives 1 card per Will
evolution-evo_gravity = Gravitic Pull
evolution-evo_gravity-text = The Sanctuary moves 1 or 2 steps
evolution-evo_swarm = Swarm
evolution-evo_swarm-text = Artemia lies on 2 places
evolution-evo_hypnosis = Hypnosis
evolution-evo_hypnosis-text = After the reveal move a Hunted, for a Hunt card
evolution-evo_leap = Leap
evolution-evo_leap-text = If nobody is at the Creature, move it after the reveal
evolution-evo_duplication = Duplication
evolution-evo_duplication-text = Discard 2 Hunt cards to make the Target a second Creature
evolution-evo_apex = Apex Predator
evolution-evo_apex-text = Whoever is caught loses 1 more Will
evolution-evo_paralysis = Paralysis
evolution-evo_paralysis-text = In phase 1 name a place that may not be played
evolution-evo_dominance = Dominance
evolution-evo_dominance-text = After a catch discard a Hunt card to take Assimilation 1 further

## Bonuses

bonus-lose_dna = DNA lost
bonus-lose_dna-text = The Creature returns 1 DNA
bonus-survival_if_none = Supplies
bonus-survival_if_none-text = Each Hunted without a Survival card draws one
bonus-survival_each = Supplies for all
bonus-survival_each-text = Each Hunted draws a Survival card
bonus-regain_will = New hope
bonus-regain_will-text = Each Hunted below 3 Will regains 1
bonus-place_if_none = New paths
bonus-place_if_none-text = Each Hunted without a place 6–10 may take one
bonus-take_back_one = Rest
bonus-take_back_one-text = Each Hunted takes back a Place card
bonus-discard_evolution = Regression
bonus-discard_evolution-text = A revealed Evolution is discarded
bonus-unlock = Far flight
bonus-unlock-text = The Sanctuary flies over places 1–10

## Members of the view

view-turn = turn
view-creature = Creature
view-rescue = Rescue
view-assimilation = Assimilation
view-defence = Defence
view-sanctuary = Sanctuary on place
view-dna = Creature’s DNA
view-hunt_plays = Hunt plays left
view-hunt_hand_size = Hunt cards in hand
view-hunt_deck = Hunt deck
view-survival_deck = Survival deck
view-hunt_hand = your Hunt cards
view-in_force = in force
view-hunt_discard = Hunt discard
view-survival_discard = Survival discard
view-evolution_hand = your Evolutions
view-active = active Evolutions
view-display = Survivors to rescue
view-tokens = tokens on places
view-blocked = blocked places
view-ineffective = places without effect
view-reserve = places in reserve
view-hunted = Hunted
view-will = Will
view-hand = Place cards in hand
view-hand_size = number in hand
view-played = played
view-discard = discard
view-discard_size = number in discard
view-survival = Survival cards
view-survival_size = number of them
view-avatar = avatar
view-survivors = Survivors
