title = Evo
summary = Breed a dinosaur species gene by gene, and keep it alive under a wandering climate until the meteor hits.

## Options of a match

option-map_4p = Map for four
option-map_4p-text = Which of its two maps four seats play on.
option-map_4p-four_mm = two medium sides
option-map_4p-four_ls = a large and a small side
option-one_gene_fewer = One gene fewer
option-one_gene_fewer-text = Each turn there is one gene fewer than seats, so one seat may drop out of the auction; the meteor rests in turns 1 and 2.
option-one_gene_fewer-yes = one gene fewer than seats
option-one_gene_fewer-no = a gene for each seat
option-event_deck = Event cards
option-event_deck-text = Whether event cards and card genes are in the game.
option-event_deck-standard = with event cards
option-event_deck-none = without event cards
option-climate_track = Climate track
option-climate_track-text = How many spaces the circuit of the climate has.
option-climate_track-six = six spaces
option-climate_track-eight = eight spaces
option-event_polling = Who is asked about event cards
option-event_polling-text = Asking only seats that can play a card is faster, but tells the others something about hands.
option-event_polling-all_with_cards = every seat with cards
option-event_polling-only_able = only seats that can play one

## Decisions

decision-play_event = Play an event card
decision-jump_dino = Choose where the dino jumps
decision-move_dino = Move a dino
decision-place_birth = Place a birth
decision-choose_losses = Choose the dinos that the climate takes
decision-choose_row = Choose a row to bid on
decision-place_bid = Name your bid

## Score

line-start = Points at the start
line-dinos = Surviving dinos
line-genes = Paid for genes
reason-meteor_roll = A die has called the meteor down
reason-meteor_track_end = The meteor has reached the end of its track

## Parts of sentences

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
    [tail] { gene-tail }
    [leg] { gene-leg }
    [horn] { gene-horn }
    [egg] { gene-egg }
    [fur] { gene-fur }
    [parasol] { gene-parasol }
    [mutant] { gene-mutant }
   *[card] { gene-card }
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
   *[unknown] { $name }
}
card-copy = { $card } (copy { $number })
land = { $hex } ({ name-of-terrain })
place = { $hex } ({ name-of-terrain }, { name-of-zone })
lands = { $hexes } ({ name-of-terrain })
terrain-with-zone = { name-of-terrain } { name-of-zone }
row-with-gene = row { $row } ({ name-of-gene })
faces = { $highest ->
    [1] 1
   *[other] 1–{ $highest }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dinos = { $dinos ->
    [one] { $dinos } dino
   *[other] { $dinos } dinos
}

## Labels of options

label-move_dino = Move a dino from { $origin } to { $to }
label-move_dino-attack = Attack { $target } on { $to } from { $origin }: you win on { faces } ({ $percent } %), or else lose your dino
label-end_movement = End movement and give up { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
label-jump_dino = Jump to { $to }
label-place_birth-safe = Birth on { $place }: safe
label-place_birth-cold = Birth on { $place }: makes { dinos } in the cold, fur keeps { $fur }
label-place_birth-warm = Birth on { $place }: makes { dinos } in the warmth, parasols keep { $parasol }
label-place_birth-deadly = Birth on { $place }: it will not survive this turn
label-choose_losses-cold = Lose to the cold: { $cold }
label-choose_losses-warm = Lose to the warmth: { $warm }
label-choose_losses-both = Lose to the cold: { $cold }; to the warmth: { $warm }
label-choose_row = Row { $row }, { name-of-gene }: no bid yet, you may begin with { $least }
label-choose_row-held = Row { $row }, { name-of-gene }: { $holder } bids { $bid }, so bid { $least } or more and pay at least { $price }
label-place_bid = Bid { $amount } for the { name-of-gene } gene and pay { $price ->
    [0] nothing
    [one] { $price } point
   *[other] { $price } points
}
label-pass_bid = Drop out of the auction: no gene and no payment this turn
label-pass_events = Play no card { $phase ->
    [climate_window] before the climate die
    [movement_window] before movement
    [births_window] before births
    [survival_window] before survival
   *[evolution_window] before the auction
}
label-play_event = Play { $card }: { $effects }
label-play_event-epidemic = Play { $card }: { $target } loses { $places }

play-climate = { $way ->
    [stay] the climate stays at { name-of-terrain }
    [back] the climate goes { climate-spaces } back, to { name-of-terrain }
   *[on] the climate goes { climate-spaces } forward, to { name-of-terrain }
}, no die is rolled
climate-spaces = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
play-attack = horns in attack { $before } → { $after } this turn
play-defence = horns in defence { $before } → { $after } this turn
play-moves = movement points { $before } → { $after }
play-births = births { $before } → { $after }
play-discount = discount { $before } → { $after } this turn
play-gene = { name-of-gene } { $before } → { $after } this turn
play-birth_distance = births up to { $distance } steps from your adults
play-cold_proof = no dino of yours is lost to the cold ({ $count } there, fur keeps { $fur })
play-warm_proof = no dino of yours is lost to the warmth ({ $count } there, parasols keep { $parasol })
play-jump = the dino on { $place } jumps up to { $distance } steps
play-redraw = new genes for { $rows }
play-skip_auction = no gene and no payment this turn
play-target_moves = movement points of { $target } { $before } → { $after }
play-target_births = no births for { $target } this turn instead of { $count }
play-target_fur = fur of { $target } { $before } → { $after } this turn, dinos in the cold: { $count }
play-target_parasol = parasols of { $target } { $before } → { $after } this turn, dinos in the warmth: { $count }

## The log

fact-game_set_up = { $seats } species get ready { $map ->
    [three] on the map for three
    [four_mm] on the map of two medium sides
    [four_ls] on the map of a large and a small side
   *[five] on the map for five
}; each has { points } and { dinos }
fact-event_card_drawn = { $seat } draws an event card: { $card }
fact-event_card_drawn-hidden = { $seat } draws an event card
fact-event_deck_renewed = The discard pile becomes the event deck
fact-dino_landed = { $seat } starts on { $place }
fact-turn_begun = Turn { $turn } begins
fact-phase_begun = { $phase ->
    [initiative] Phase 1: initiative
    [climate_window] Phase 2: event cards before the climate die
    [climate] Phase 2: climate
    [movement_window] Phase 3: event cards before movement
    [movement] Phase 3: movement
    [births_window] Phase 4: event cards before births
    [births] Phase 4: births
    [survival_window] Phase 5: event cards before survival
    [survival] Phase 5: survival
    [meteor] Phase 6: meteor and evolution
   *[evolution_window] Phase 6: event cards before the auction
}
fact-initiative_rolled = { $seat } rolls { $die } for initiative
fact-initiative_set = Order of play: { $order }
fact-event_played = { $seat } plays { $card }
fact-event_played-target = { $seat } plays { $card } on { $target }
fact-event_played-origin = { $seat } plays { $card } for the dino on { $place }
fact-events_passed = { $seat } plays no card
fact-modifier_raised = { $seat } { $modifier ->
    [attack_horns] attacks with { more-horns }
    [defence_horns] defends with { more-horns }
    [movement_bonus] has { more-moves }
    [movement_malus] loses { moves }
    [birth_bonus] has { more-births }
    [fur_malus] loses { genes } of fur
    [parasol_malus] loses { genes } of parasol
   *[discount_bonus] pays { $by } less for a gene
} this turn
more-horns = { $by ->
    [one] { $by } more horn
   *[other] { $by } more horns
}
more-births = { $by ->
    [one] { $by } more birth
   *[other] { $by } more births
}
taken-dinos = { $by ->
    [one] { $by } dino
   *[other] { $by } dinos
}
genes = { $by ->
    [one] { $by } gene
   *[other] { $by } genes
}
more-moves = { $by ->
    [one] { $by } more movement point
   *[other] { $by } more movement points
}
moves = { $by ->
    [one] { $by } movement point
   *[other] { $by } movement points
}
fact-modifier_switched_on = { $seat } { $modifier ->
    [birth_banned] has no births
    [cold_proof] loses no dino to the cold
    [warm_proof] loses no dino to the warmth
   *[out_of_auction] takes no gene
} this turn
fact-birth_distance_set = { $seat } may place births up to { $distance } steps away this turn
fact-genes_lent = { $seat } has { $count } more { $count ->
    [one] { name-of-gene } gene
   *[other] { name-of-gene } genes
} this turn
fact-dino_jumped = { $seat } lets a dino jump from { $origin } to { $to }
fact-climate_rolled = { $seat } rolls { $die } for the climate
fact-climate_moved = { $way ->
    [stay] The climate stays at { name-of-terrain }
    [back] The climate goes { climate-spaces } back, to { name-of-terrain }
   *[on] The climate goes { climate-spaces } forward, to { name-of-terrain }
}: { $zones }
fact-dino_moved = { $seat } moves a dino from { $origin } to { $to }
fact-combat_fought = { $seat } attacks { $target } on { $to } from { $origin }, wins on { faces } and rolls { $die }: { $won ->
    [yes] { $target } loses the dino
   *[no] { $seat } loses the dino
}
fact-movement_ended = { $seat } is done with movement
fact-dino_born = { $seat } has a dino born on { $place }
fact-births_ended = { $seat } has no room or no dino for { $lost ->
    [one] { $lost } birth
   *[other] { $lost } births
}
fact-dinos_lost = { $seat } loses { $count ->
    [one] a dino
   *[other] { $count } dinos
} to { $cause ->
    [deadly] the deadly climate
    [epidemic] the epidemic
    [cold] the cold
    [warm] the warmth
   *[climate] cold or warmth
}: { $places }
fact-points_gained = { $seat } gains { points } and has { $total }
fact-meteor_moved = { $kind ->
    [die] The meteor comes to space { $space } of { $impact }: it strikes on a roll of { $highest } or less
    [impact] The meteor comes to the end of its track, space { $impact }
   *[plain] The meteor comes to space { $space } of { $impact }
}
fact-meteor_rolled = { $seat } rolls { $die } for the meteor
fact-meteor_struck = { $reason ->
    [meteor_roll] The meteor strikes
   *[meteor_track_end] The meteor strikes at the end of its track
}: the game is over
fact-gene_drawn = Row { $row } offers the { name-of-gene } gene
fact-genes_returned = Back into the bag: { $rows }
fact-auction_opened = The auction begins for { $bidders }{ $passes ->
    [0] {""}
   *[other] ; { $passes } may drop out
}
fact-row_chosen = { $seat } goes for { $row }
fact-bid_placed = { $seat } bids { $amount } on { $row }
fact-bid_placed-outbid = { $seat } bids { $amount } on { $row } and outbids { $displaced }
fact-bid_passed = { $seat } drops out of the auction
fact-bid_paid = { $seat } pays { $points ->
    [0] nothing
   *[other] { points }
} for the { name-of-gene } gene
fact-gene_taken = { $seat } takes the { name-of-gene } gene
fact-gene_used_up = { $seat } takes the { name-of-gene } gene, which leaves the game

## What event cards do, as on the card

effect-climate = { $way ->
    [stay] the climate stays
    [back] the climate goes { climate-spaces } back
   *[on] the climate goes { climate-spaces } forward
}, no die is rolled
effect-climate_chosen = the climate goes { $steps } as you choose, no die is rolled
effect-attack_horns = { more-horns } when you attack, this turn
effect-defence_horns = { more-horns } when you defend, this turn
effect-movement_points = { more-moves } this turn
effect-jump = put a dino of yours on an empty hex up to { $distance } steps away
effect-temporary_genes = { $by } more of a gene you name, this turn
effect-births = { more-births } this turn
effect-birth_distance = births up to { $distance } steps from your adults
effect-cold_proof = you lose no dino to the cold this turn
effect-warm_proof = you lose no dino to the warmth this turn
effect-skip_auction = no gene and no payment this turn
effect-discount = the gene of this turn costs { $by } less
effect-redraw = new genes for { $least } to { $most } of the rows
effect-target_movement_points = a rival loses { moves } this turn
effect-target_births = a rival has no births this turn
effect-target_fur = a rival loses { genes } of fur this turn
effect-target_parasol = a rival loses { genes } of parasol this turn
effect-epidemic = take { taken-dinos } from a rival with { $least } or more

## The board

board-title = Evo, turn { $turn }. { $headline }
board-turn = Turn { $turn }
board-over = Game over
board-won = The meteor has struck: { $winners } { $count ->
    [one] wins
   *[other] share the victory
} with { points }
board-nobody = Nobody has to choose
board-asked = { $who }: { $task }
board-task-move = move a dino ({ $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
} left)
board-task-birth = place a birth ({ $count ->
    [one] { $count } birth
   *[other] { $count } births
} left)
board-task-losses = choose the dinos that the climate takes
board-task-jump = choose where the dino on { $hex } jumps
board-task-event = play an event card or none
board-task-row = choose a row to bid on
board-task-bid = name your bid for the { name-of-gene } gene in row { $row }
board-order = Order of play
board-chapter = { $chapter ->
    [initiative] Initiative
    [climate] Climate
    [movement] Movement
    [births] Births
    [survival] Survival
   *[evolution] Evolution
}
board-chapter-cards = { board-chapter }: cards
board-star = start
board-dino = { $kind ->
    [jumping] jumping dino
    [newborn] newborn dino
    [parent] parent dino
   *[plain] dino
} of { $seat }
board-climate = Climate
board-climate-by-card = A card has set the climate this turn
board-climate-die = Die: { $faces }
board-climate-face = { $faces } { $way ->
    [back] back
    [stay] stays
    [on] forward
   *[far] { $steps }
}
board-meteor = Meteor
board-meteor-die = ≤ n: a roll of n or less ends the game
board-meteor-impact = impact
board-combat-difference = Attacker’s horns − defender’s
board-combat-wins = The attacker wins on
board-points = { $count ->
    [one] point
   *[other] points
}
board-holdings = { $board } on the board · { $supply } in supply · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-you = { $seat } (you)
board-values = moves { $moves } · attack { $attack } · defence { $defence } · births { $births } · discount { $discount }
board-safe = { $count } safe
board-in-cold = { $count } / fur { $fur }
board-in-warmth = { $count } / parasol { $parasol }
board-doomed = { $count } doomed
board-dropped-out = dropped out
board-attack-changed = { $by } attack
board-defence-changed = { $by } defence
board-birth-distance = births within { $distance }
board-changed = { $what ->
    [birth_banned] no births
    [cold_proof] no loss to the cold
    [warm_proof] no loss to the warmth
   *[out_of_auction] no gene this turn
}
board-offer = Genes on offer
board-offer-later = none until the auction
board-passes = { $count } may drop out
board-bag = Left in the bag: { $count }
board-gene-use = { $gene ->
    [tail] acts earlier
    [leg] +1 movement point
    [horn] +1 horn in combat
    [egg] +1 birth a turn
    [fur] saves 1 in the cold
    [parasol] saves 1 in warmth
    [mutant] genes cost 1 less
   *[card] draw an event card
}
board-cards = Event cards
board-hand = Your event cards
board-deck = in the deck: { $count }
board-hands-hidden = Only its owner sees a hand
board-no-cards = No cards
board-moment = { $moment ->
    [climate] before the climate die
    [movement] before movement
    [births] before births
    [survival] before survival
    [evolution] before the auction
   *[auction] instead of a bid
}
board-played = Played: { $cards }
board-result = Result
board-result-lines = { $start } at the start + { $dinos } for dinos − { $genes } for genes
board-result-dinos = { dinos } on the board

## Glossary

glossary-terrain = Terrains
terrain-desert = desert
terrain-desert-text = The hottest land. It is temperate while the climate marker is on desert.
terrain-plain = plain
terrain-plain-text = Colder than desert, warmer than hills.
terrain-hills = hills
terrain-hills-text = Colder than plain, warmer than mountain.
terrain-mountain = mountain
terrain-mountain-text = The coldest land. It is temperate while the climate marker is on mountain.

glossary-zone = Climate zones
zone-deadly_hot = deadly hot
zone-deadly_hot-text = Two or more steps warmer than the climate: every dino here is lost at survival.
zone-warm = warm
zone-warm-text = One step warmer than the climate: each parasol gene of a species keeps one of its dinos here alive.
zone-temperate = temperate
zone-temperate-text = The land of the climate itself: every dino here survives.
zone-cold = cold
zone-cold-text = One step colder than the climate: each fur gene of a species keeps one of its dinos here alive.
zone-deadly_cold = deadly cold
zone-deadly_cold-text = Two or more steps colder than the climate: every dino here is lost at survival.

glossary-gene = Genes
gene-tail = tail
gene-tail-text = The species with the longest tail acts first in every phase.
gene-leg = leg
gene-leg-text = One movement point a turn: a step of one dino to a neighbouring hex, or an attack.
gene-horn = horn
gene-horn-text = Strength in combat: the difference in horns decides on which faces of the die the attacker wins.
gene-egg = egg
gene-egg-text = One birth a turn, next to a dino of the species.
gene-fur = fur
gene-fur-text = Keeps one dino alive in cold hexes.
gene-parasol = parasol
gene-parasol-text = Keeps one dino alive in warm hexes.
gene-mutant = mutant
gene-mutant-text = Every gene bought in a later auction costs one point less.
gene-card = card
gene-card-text = Its buyer draws an event card at once, and the gene leaves the game.

glossary-card = Event cards
card-calm_spell = Calm Spell
card-calm_spell-text = Before the climate die: the climate stays where it is, and no die is rolled.
card-climate_reversal = Climate Reversal
card-climate_reversal-text = Before the climate die: the climate goes one space back, and no die is rolled.
card-climate_leap = Climate Leap
card-climate_leap-text = Before the climate die: the climate goes two spaces forward, and no die is rolled.
card-weather_maker = Weather Maker
card-weather_maker-text = Before the climate die: the climate goes one space back, stays, or goes one space forward, as you choose, and no die is rolled.
card-big_brother = Big Brother
card-big_brother-text = Before movement: all your dinos defend with two horns more this turn.
card-giant_gene = Giant Gene
card-giant_gene-text = Before movement: all your dinos attack with two horns more this turn.
card-second_wind = Second Wind
card-second_wind-text = Before movement: you have two movement points more this turn.
card-lame_leg = Lame Leg
card-lame_leg-text = Before movement: a rival has two movement points fewer this turn.
card-long_jump = Long Jump
card-long_jump-text = Before movement: put one of your dinos on an empty hex up to three steps away, whoever stands in between. That is no move and costs no movement point.
card-unexpected_gene = Unexpected Gene
card-unexpected_gene-text = Before movement: count two more genes of leg, horn, egg, fur or parasol until the end of the turn.
card-barren_season = Barren Season
card-barren_season-text = Before births: a rival has no births this turn, whatever other cards say.
card-fertility = Fertility
card-fertility-text = Before births: you have two births more this turn.
card-far_flung_eggs = Far-flung Eggs
card-far_flung_eggs-text = Before births: your births may be up to three steps from your adults. It cannot be played without adults.
card-frostbite = Frostbite
card-frostbite-text = Before survival: a rival has one fur less this turn.
card-sunburn = Sunburn
card-sunburn-text = Before survival: a rival has one parasol less this turn.
card-wetsuit = Wetsuit
card-wetsuit-text = Before survival: you lose no dino in cold hexes this turn. Deadly hexes stay deadly.
card-sunblock = Sunblock
card-sunblock-text = Before survival: you lose no dino in warm hexes this turn. Deadly hexes stay deadly.
card-epidemic = Epidemic
card-epidemic-text = Before survival: take two dinos of your choice from a rival with four or more.
card-dead_end = Dead End
card-dead_end-text = When you would have to choose a row: you are out of this turn’s auction, with no gene and no payment.
card-bargain = Bargain
card-bargain-text = Before the auction: the gene you buy this turn costs three points less.
card-gene_drift = Gene Drift
card-gene_drift-text = Before the auction: the genes of one or two rows are replaced by others from the bag.

## Sources

source-rules = Rules
source-rules-how = From the rulebook; a published summary of the turn agrees with it.
source-genes = Genes
source-genes-how = Kinds, numbers and starting genes are those of the rulebook.
source-combat = Combat table
source-combat-how = From the rulebook.
source-climate_die = Climate die
source-climate_die-how = From the rulebook.
source-bidding = Bidding board
source-bidding-how = Bids from 0 to 6 are reported by players of the first edition; the rulebook lets bids go beyond the board.
source-board_sides = Board halves
source-board_sides-how = Which sides go with which number of players is in the rulebook; the numbers of hexes for three and five are published, the others follow from them.
source-island = Island
source-island-how = Its shape and the terrain of each hex are reconstructed, so that all starting places are equally good.
source-climate_track = Climate track
source-climate_track-how = That it runs from desert to mountain and back is published; its number of spaces is inferred.
source-turn_track = Turn track
source-turn_track-how = Starts, die spaces and the end are published; its length and its numbers are reconstructed from final scores of reported games.
source-event_cards = Event cards
source-event_cards-how = Their total is published, and for eleven kinds the name or the effect is known; the other kinds and the number of copies are reconstructed.
source-event_windows = Moments for event cards
source-event_windows-how = Those before climate and movement are published, the others reconstructed.
source-seat_colours = Colours
source-seat_colours-how = Blue, pink, yellow and green are published; red is reconstructed.

## Members of the view

view-turn = turn
view-climate_terrain = climate
view-meteor = meteor on space
view-deck_size = cards in the deck
view-moves_left = movement points left
view-births_left = births left
view-order = order of play
view-queue = still to act
view-passed = out of the auction
view-hand = your cards
view-discard = played cards
view-bag = genes in the bag
view-rows = row
view-gene = gene
view-holder = highest bidder
view-bid = bid
view-seats = species
view-points = points
view-genes = genes
view-hand_size = cards in hand
view-supply = dinos in supply

## Phases
phase-initiative = initiative
phase-climate_window = event cards before the climate
phase-climate = climate
phase-movement_window = event cards before movement
phase-movement = movement
phase-adults = births: who may breed
phase-births_window = event cards before births
phase-births = births
phase-survival_window = event cards before survival
phase-survival = survival
phase-scoring = scoring
phase-meteor = meteor
phase-genes = genes on offer
phase-evolution_window = event cards before the auction
phase-auction = auction
phase-payment = payment of the bids
