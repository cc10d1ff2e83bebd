# Dominant Species in English. Terms: terms.md.

## The game

title = Dominant Species
summary = Place action pawns, adapt to the elements and spread over an Earth that freezes over, until the ice age.

## Animals

glossary-animal = Animals
animal-mammal = mammals
animal-mammal-text = save one of their endangered species every round; own elements: meat, meat
animal-reptile = reptiles
animal-reptile-text = shield one more kind of element in every regression; own elements: sun, sun
animal-bird = birds
animal-bird-text = migrate up to two tiles far; own elements: seed, seed
animal-amphibian = amphibians
animal-amphibian-text = have three own elements, the others two: water, water, water
animal-arachnid = arachnids
animal-arachnid-text = compete first, once a round, without a pawn and on any terrain; own elements: grub, grub
animal-insect = insects
animal-insect-text = add one species to any tile every round; own elements: grass, grass
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
        [mammal] Mammals
        [reptile] Reptiles
        [bird] Birds
        [amphibian] Amphibians
        [arachnid] Arachnids
       *[insect] Insects
    }
of-animal =
    { $animal ->
        [mammal] mammals
        [reptile] reptiles
        [bird] birds
        [amphibian] amphibians
        [arachnid] arachnids
       *[insect] insects
    }
nobody = nobody
animal-count = { animal } { $count }
animal-gains = { animal } +{ $count }
animal-loses = { animal } −{ $count }

## Terrains and tiles; a tile is its terrain and its coordinates

glossary-terrain = Terrains
terrain-sea = sea
terrain-sea-text = scored: 9, 5, 3, 2, from most species on; a speciation adds up to 4
terrain-wetland = wetland
terrain-wetland-text = scored: 8, 4, 2, 1, from most species on; a speciation adds up to 4
terrain-savannah = savannah
terrain-savannah-text = scored: 7, 4, 2, from most species on; a speciation adds up to 3
terrain-jungle = jungle
terrain-jungle-text = scored: 6, 3, 2, from most species on; a speciation adds up to 3
terrain-forest = forest
terrain-forest-text = scored: 5, 3, 2, from most species on; a speciation adds up to 3
terrain-desert = desert
terrain-desert-text = scored: 4, 2, from most species on; a speciation adds up to 2
terrain-mountain = mountain
terrain-mountain-text = scored: 3, 2, from most species on; a speciation adds up to 2
terrain-tundra = tundra
terrain-tundra-text = scored: 1, from most species on; a speciation adds up to 1
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
        [sea] on sea { $hex }
        [wetland] on wetland { $hex }
        [savannah] on savannah { $hex }
        [jungle] on jungle { $hex }
        [forest] on forest { $hex }
        [desert] on desert { $hex }
        [mountain] on mountain { $hex }
       *[tundra] on tundra { $hex }
    }
to-tile =
    { $terrain ->
        [sea] to sea { $hex }
        [wetland] to wetland { $hex }
        [savannah] to savannah { $hex }
        [jungle] to jungle { $hex }
        [forest] to forest { $hex }
        [desert] to desert { $hex }
        [mountain] to mountain { $hex }
       *[tundra] to tundra { $hex }
    }
from-tile =
    { $terrain ->
        [sea] from sea { $hex }
        [wetland] from wetland { $hex }
        [savannah] from savannah { $hex }
        [jungle] from jungle { $hex }
        [forest] from forest { $hex }
        [desert] from desert { $hex }
        [mountain] from mountain { $hex }
       *[tundra] from tundra { $hex }
    }

## Elements

glossary-element = Elements
element-grass = grass
element-grass-text = printed on the board of the insects; speciation 6 goes round it
element-grub = grub
element-grub-text = printed on the board of the arachnids; speciation 5 goes round it
element-meat = meat
element-meat-text = printed on the board of the mammals; speciation 1 goes round it
element-seed = seed
element-seed-text = printed on the board of the birds; speciation 3 goes round it
element-sun = sun
element-sun-text = printed on the board of the reptiles; speciation 2 goes round it
element-water = water
element-water-text = printed on the board of the amphibians; speciation 4 goes round it
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
        [grass] grass
        [grub] grub
        [meat] meat
        [seed] seed
        [sun] sun
       *[water] water
    }
element-count =
    { $count ->
        [1] { element }
       *[other] { element } ×{ $count }
    }
nothing = nothing

## Sections of the action display, and phases

glossary-section = Sections of the action display
section-initiative = Initiative
section-initiative-text = Go forward one place on the track and put the pawn on another space
section-adaptation = Adaptation
section-adaptation-text = Take one of these elements onto your animal
section-regression = Regression
section-regression-text = Each animal loses one added element of each kind here; a pawn shields a kind
section-abundance = Abundance
section-abundance-text = Lay one of these elements on a free corner of Earth
section-wasteland = Wasteland
section-wasteland-text = Take one element away from here; then tundra loses all elements of the kinds left
section-depletion = Depletion
section-depletion-text = Remove from Earth an element of a kind that lies here
section-glaciation = Glaciation
section-glaciation-text = Freeze a tile next to tundra; bonus by tundra around it. Only space 1 acts, the others move up
section-speciation = Speciation
section-speciation-text = Round an element, per tile: sea, wetland 4 · savannah, jungle, forest 3 · desert, mountain 2 · tundra 1
section-wanderlust = Wanderlust
section-wanderlust-text = Lay an open tile and an element; bonus by tiles around it; neighbours may move in
section-migration = Migration
section-migration-text = Move as many species as the space says to the next tile (birds up to two tiles far)
section-competition = Competition
section-competition-text = Eliminate a rival on a tile of each of the two terrains and of tundra
section-domination = Domination
section-domination-text = Score a tile; the animal that dominates it plays a card
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
phase-planning = Planning
phase-extinction = Extinction
phase-survival = Survival
phase-reseed = Reseed
phase-setup = Setting up
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

## Cards

glossary-card = Cards
card-aquatic = Aquatic
card-aquatic-text = An element of your choice on a free corner of a sea or wetland, then up to 4 of your species on that tile
card-biodiversity = Biodiversity
card-biodiversity-text = 1 point for each tile that you share with another animal
card-biomass = Biomass
card-biomass-text = Eliminate a species of your choice on every tile with more species than elements
card-blight = Blight
card-blight-text = Take all elements but one off the corners of a tile
card-catastrophe = Catastrophe
card-catastrophe-text = Eliminate all species but one on a tile, and one on each tile next to it
card-cold_snap = Cold Snap
card-cold_snap-text = Every other animal loses a species on each tundra tile
card-disease = Disease
card-disease-text = Animals with more elements than you lose one
card-ecodiversity = Ecodiversity
card-ecodiversity-text = 1 point for each element on Earth of a kind you have
card-evolution = Evolution
card-evolution-text = Put your species in place of one each of up to two animals, on any tiles
card-fecundity = Fecundity
card-fecundity-text = Add a species to each of the tiles you occupy, or to some of them
card-fertile = Fertile
card-fertile-text = 1 point for each species on a tile you occupy, whoever owns it
card-habitat = Habitat
card-habitat-text = An element of your choice on any free corner of Earth
card-hibernation = Hibernation
card-hibernation-text = Up to 5 of your eliminated species back on a tile, safe from this extinction
card-ice_age = Ice Age
card-ice_age-text = All animals get a bonus for the tiles they dominate; this round is the last
card-ice_sheet = Ice Sheet
card-ice_sheet-text = A glaciation of your own, at once
card-immigrants = Immigrants
card-immigrants-text = Every animal loses an element, or a pawn, or all species but one on each tile
card-instinct = Instinct
card-instinct-text = Place one of your free pawns on any free space
card-intelligence = Intelligence
card-intelligence-text = A pawn for you and every animal above you in the food chain
card-mass_exodus = Mass Exodus
card-mass_exodus-text = Drive all species off a tile to tiles next to it
card-metamorphosis = Metamorphosis
card-metamorphosis-text = Swap one of your added elements for one of your choice
card-niche_biomes = Niche Biomes
card-niche_biomes-text = Animals ahead of you lose the first-place value of this tile
card-nocturnal = Nocturnal
card-nocturnal-text = Go one place forward on the initiative track
card-omnivore = Omnivore
card-omnivore-text = A pawn for you
card-parasitism = Parasitism
card-parasitism-text = A pawn for you and every animal below you in the food chain
card-predator = Predator
card-predator-text = Eliminate another animal's species on each tile you share
card-symbiotic = Symbiotic
card-symbiotic-text = A random element for you and every animal with fewer elements
card-survival = Survival
card-survival-text = Not in the deck: at the reset the animal with most species on tundra gets a bonus for the tundra tiles it occupies
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

## Counted

species =
    { $count ->
        [one] { $count } species
       *[other] { $count } species
    }
up-to-species = up to { species }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Parts of labels

fit =
    { $match ->
        [0] endangered
       *[other] match { $match }
    }
limit = { tile } up to { $limit } ({ fit })
turns = { $dominance }{ $endangered }{ $safe }
turns-dominance = ; dominance: { $list }
turn = { $before } → { $after } { on-tile }
turns-endangered = ; endangered: { $list }
turns-safe = ; out of danger: { $list }
animal-on-tile = { animal } { on-tile }
change-gain = match +{ $count }
change-loss = match −{ $count }
change-dominates = tiles dominated { $before } → { $after }
change-endangered = endangered species { $before } → { $after }
change-none = no match changes
back-to-pools = ; back to the gene pools: { $list }
payments-none = nobody is there
card-for = the { animal } take a card
card-for-nobody = nobody dominates it, no card
card-none-left = no card lies open

## What a pawn does on a space, as things stand

use-initiative =
    { $animal ->
        [none] you are first already; the pawn goes to another space
       *[any] go past the { animal }; the pawn goes to another space
    }
use-adaptation = take one of { $elements }
use-adaptation-full = your board has no room for an element
use-regression = a shield; your { $elements } threatened
use-regression-nothing = a shield, but nothing of yours is threatened
use-abundance = lay one of { $elements } on Earth
use-wasteland = take one of { $elements } out of the box
use-depletion = remove one of { $elements } from Earth
use-no-elements = no element lies here
use-glaciation = freeze a tile this round
use-glaciation-waiting = waits in line, does not act this round
use-speciation =
    { $count ->
        [0] none of it is on Earth
       *[other] { $count } of it on Earth
    }
use-next-round = waits there for the next round
use-speciation-empty = your gene pool is empty
use-wanderlust = lay a tile and an element
use-wanderlust-short =
    { $count ->
        [0] no tile lies open, there is nothing to lay
        [one] only one tile lies open, there may be none left
       *[other] only { $count } tiles lie open, there may be none left
    }
use-migration = move { up-to-species }
use-competition = eliminate rivals there and on tundra
use-domination = have a tile scored

## Labels

label-choose_animal = { who }: { $text }
label-place_pawn = { $space }: { $use }
label-initiative =
    { $animal ->
        [none] Stay first, pawn on { $space }: { $use }
       *[any] Go past the { animal }, pawn on { $space }: { $use }
    }
label-adapt = Take { taken-element }: { $change }
label-regression_protect = Shield { $kept }, lose { $lost }
label-abundance = Lay { taken-element } ({ $count } here)
label-lay_element = Lay { taken-element } on corner { $corner } ({ $tiles }){ $turns }
label-wasteland =
    { $count ->
        [0] Take { taken-element } out of the wasteland: tundra keeps no more by it
       *[other] Take { taken-element } out of the wasteland: tundra keeps { $count } of it
    }
label-deplete = Remove { taken-element } from corner { $corner } ({ $tiles }){ $turns }
label-glaciate = Freeze { tile }: { points }, tundra around: { $around }{ $back }
label-speciate = Multiply around { element } on corner { $corner }: { $tiles }
label-populate = Add { species } { to-tile } ({ fit }); then { $there }
label-populate-none = Add nothing { to-tile } ({ fit })
label-add = Add a species { to-tile } ({ fit }); then { $there }
label-wander = Lay { terrain } from stack { $stack } on { $hex }: { points }, tiles around: { $around }
label-settle = Move { species } in { from-tile } ({ fit } here); then { $there }
label-migrate = Leave { tile } ({ fit }): { up-to-species }
label-arrive = Move { species } { to-tile } ({ fit }); then { $there }
label-eliminate = Eliminate one of the { of-animal } { on-tile }; then { $there }
label-dominate = Score { tile }: { $payments }; { $card }
label-choose_card = { card }: { $text }
label-choose_card-points = { card }: { $text } (as things stand: { $list })
label-aquatic = Choose { tile } ({ fit }), free corners: { $free }
label-blight = Choose { tile }: one stays of { $elements }
label-blight-nothing = Choose { tile }: nothing happens, it has too few elements
label-catastrophe = Choose { tile } ({ $there }): one survives; tiles around that lose one each: { $around }
label-fertile = Choose { tile }: { points } ({ $there })
label-mass_exodus = Drive all off { tile } ({ $there })
nobody-there = nobody there
label-choose_element = Lay { taken-element } ({ $count } in the bag)
label-choose_survivor = One of the { of-animal } survives; lost: { $list }
label-keep = Keep { taken-element } on corner { $corner }; gone: { $elements }
label-replace = Take the place of one of the { of-animal } { on-tile } ({ fit }); then { $there }
label-hibernate = Bring { species } back { to-tile } ({ fit }); then { $there }
label-drive = Drive { $count } of { $all } { of-animal } { to-tile } ({ fit }); then { $there }
label-drive-none = Drive none of the { of-animal } { to-tile } ({ fit })
label-swap_element = Swap { $lose } for { $gain }: { $change }
label-lose_element = Give up { taken-element }: { $change }
label-immigrants_choice-pawn = Give up a pawn; pawns left: { $count }
label-immigrants_choice-species = Give up { species }: all but one on each tile
label-save_mammal =
    { $count ->
        [1] Save the last one { on-tile }
       *[other] Save one of { $count } { on-tile }
    }
label-pass =
    { $decision ->
        [initiative] Pass: keep your place on the track, the pawn comes back
        [adapt] Pass: take no element
        [abundance] Pass: lay no element
        [deplete] Pass: remove no element
        [glaciate] Pass: freeze nothing
        [speciate] Pass: add no species
        [insect_speciate] Pass: add no species
        [wander] Pass: lay no tile
        [settle] Pass: nobody moves in
        [migrate] Pass: nobody migrates
        [compete] Pass: eliminate nobody
        [dominate] Pass: have no tile scored
       *[save_mammal] Pass: save nobody
    }
label-pass-wasteland = Pass; tundra loses { $elements }
label-done =
    { $decision ->
        [enrich] Done: lay no element
        [settle] Done: nobody else moves in
        [compete] Done: eliminate nobody else
        [replace] Done: replace nobody else
        [breed] Done: add no more species
       *[hibernate] Done: bring nobody back
    }
label-done-migrate = Done: stop migrating, { $count } could still move

## Decisions

decision-choose_animal = Choose an animal
decision-place_pawn = Place a pawn
decision-initiative = Go forward on the initiative track and place the pawn again
decision-adapt = Take an element
decision-regression_protect = Shield elements
decision-abundance = Choose an element to lay
decision-lay_element = Lay an element on a corner of Earth
decision-wasteland = Take an element out of the wasteland
decision-deplete = Remove an element from Earth
decision-glaciate = Freeze a tile
decision-speciate = Choose an element to multiply around
decision-populate = Add species to a tile
decision-insect_speciate = Add a species to any tile
decision-wander = Lay a new tile
decision-enrich = Lay an element on the tile
decision-settle = Move onto the new tile
decision-migrate = Choose a tile to leave
decision-arrive = Choose where to go
decision-compete = Eliminate a rival
decision-dominate = Have a tile scored
decision-choose_card = Take a card
decision-choose_hex = Choose a tile
decision-choose_element = Choose an element from the bag
decision-choose_survivor = Choose who survives
decision-keep = Choose the element that stays
decision-eliminate = Choose a victim
decision-replace = Take the place of others
decision-breed = Add species to your tiles
decision-hibernate = Bring species back
decision-drive = Drive species off the tile
decision-swap_element = Swap an element
decision-lose_element = Give up an element
decision-immigrants_choice = Choose what to give up
decision-save_mammal = Save one from extinction

## What is asked, with the element, tile or number it is about

asked-shield = shield { $count } of { $elements }
asked-lay = lay { taken-element } on a corner of Earth
asked-speciate = choose which { element } to multiply around
asked-populate = add species { to-tile }
asked-enrich = lay an element { on-tile }
asked-settle = move onto the new tile, { tile }
asked-migrate = migrate, { up-to-species } more
asked-arrive = where to { from-tile }, { up-to-species }?
asked-compete = compete on { $terrains }
asked-compete-anywhere = compete on any terrain
asked-card = take a card for { tile }
asked-survivor = choose who survives { on-tile }
asked-keep = choose the element that stays { on-tile }
asked-victim = choose a victim { on-tile }
asked-replace = take the place of others, { $count } more
asked-drive = how many of the { of-animal } go { $from } { $to }?

## The log

fact-game_set_up =
    { $seats ->
        [one] One seat gathers round Earth; { $cards } cards are to come
       *[other] { $seats } seats gather round Earth; { $cards } cards are to come
    }
fact-animal_assigned = { $seat } plays the { animal }
fact-order_set = Order on the initiative track: { $animals }
fact-first_tile_laid = Earth begins with { tile }
fact-tundra_laid = Tundra covers { tile }
fact-tile_turned_up = Stack { $stack } shows { terrain }
fact-card_turned_up = A card is turned up: { card }
fact-element_placed = Element { element } is laid on corner { $corner } ({ $tiles })
fact-element_removed = Element { element } is lost from corner { $corner } ({ $tiles })
fact-element_drawn = { section } offers { element }
fact-box_element_returned = { section }: { element } goes back to the bag
fact-elements_slid = { section } passes on to { $next }: { $elements }
fact-elements_slid-bag = { section }: what is left goes back to the bag
fact-element_gained = { who } gain { taken-element }
fact-element_lost = { who } lose { taken-element }
fact-pieces_dealt = { who } get { $available } pawns and a gene pool of { $gene_pool }
fact-round_begun = Round { $round } begins
fact-phase_begun = Phase: { phase }
fact-pawn_placed = { who } place a pawn on { $space }
fact-pawn_taken_back = { who } take their pawn off { $space }
fact-pawn_slid = { who } move their pawn up to { $space }
fact-pawn_gained = { who } gain a pawn
fact-pawn_lost = { who } lose a pawn
told-choice = { who } choose { taken-element }
told-speciation = { who } multiply around { element }: { $tiles }
told-dominance = { who } dominate { tile } and take a card
told-tile = { who } choose { tile }
told-leaving = { who } set out { from-tile }
task =
    { $task ->
        [initiative] initiative
        [adapt] adaptation
        [abundance] abundance
        [wasteland] wasteland
        [deplete] depletion
        [glaciate] glaciation
        [speciate] speciation
        [insect_speciate] a species of their own
        [wander] wanderlust
        [settle] the new tile
        [migrate] migration
        [compete] competition
        [dominate] domination
        [save_mammal] the extinction
        [place_pawn] a free pawn
        [choose_hex] a tile for the card
        [choose_element] an element for the card
        [replace] evolution
        [breed] fecundity
        [hibernate] hibernation
        [swap_element] metamorphosis
       *[task] { $task }
    }
fact-action_passed = { who } pass: { task }
fact-action_skipped = { who } can do nothing: { task }
fact-markers_swapped = { who } go forward on the initiative track, past the { $other }
fact-tile_wandered = { who } lay a new tile: { tile }
fact-cubes_added = { who } add { species } { to-tile }
fact-cubes_returned = { who } take { species } { from-tile } back to their gene pool
fact-cubes_eliminated = { who } lose { species } { on-tile }
fact-cubes_moved = { who } move { species } { $from } { $to }
fact-cubes_hibernated = { who } bring { species } back { to-tile }, hibernating
fact-mammal_saved = One of the mammals { on-tile } is saved
points-start = { who } start with { points }, having fewer species
points-domination = { who } gain { points } { on-tile }
points-glaciation = { who } gain { points } for the ice { on-tile }
points-wanderlust = { who } gain { points } for the new tile, { tile }
points-survival = { who } gain { points } for surviving on tundra
points-card = { who } gain { points } by the card
points-niche = { who } lose { points } to Niche Biomes
points-ice-age = { who } gain { points } for the tiles they dominate
points-final = { who } gain { points } at the end { on-tile }
fact-tile_dominated = { who } have { tile } scored
fact-card_played = { who } play { card }
fact-ice_age_came = The ice age has come: this round is the last
fact-game_ended = The game is over. { $why }

## The end

reason-ice_age = The ice age has come
reason-stalemate = Nobody has a species left
reason-max_rounds = The last round is over
line-start = Thin start
line-domination = Domination
line-glaciation = Glaciation
line-wanderlust = Wanderlust
line-survival = Survival
line-cards = Cards
line-niche_biomes = Niche Biomes
line-ice_age = Ice age
line-final_tiles = Tiles at the end

## The board

board-title = { title }, round { $round }
board-you = you
board-points = { $points } VP
board-no-tile = { $hex }: no tile
board-tundra = { terrain-tundra } on { terrain }
board-caption = { $hex }: { $list }
board-on-tile = { animal } { $count } ({ fit })
board-dominated-by = dominated by { animal }
board-scored = scored this round
board-legend-tile = tile: points · most added by speciation (+)
board-legend-chip = chip: animal, species | match
board-legend-signs = ! endangered · z hibernating · →n may move
board-legend-dominates = dominated
board-legend-offered = on offer
board-bonus = Bonus for so many tiles
board-display = Action display
board-execution = execution: { phase }
board-reset = reset: { phase }
board-pawns = pawns: { $free } free · { $placed } placed · { $supply } in the box
board-species = species: { $earth } on Earth · { $pool } gene pool · { $lost } lost
board-endangered = { $count } endangered
board-survival = Survival card, for most species on tundra; the number is of tundra tiles they occupy
board-cards = Dominance cards
board-played = Played: { $cards }
board-none-played = No card has been played
board-last-round = The ice age has come: last round
board-ice-age-open = the ice age can be played
board-to-come = cards to come: { $count }, the last is Ice Age
board-tiles = Tiles
board-left = { $count } left
board-face-down = Face down: { $tiles }
board-none-face-down = No tile lies face down
board-terrain-count = { terrain } { $count }
board-bag = Bag ({ $count })
board-empty = none
board-below = { $count } below
board-chooses = chooses one of
board-yet-to-choose = has yet to choose
board-food-chain-lowest = Down the food chain · ▼ the lowest animal of a seat counts
board-food-chain = Down the food chain: in a tie the animal above is ahead
board-moment = Round { $round } · { phase }
board-over = Game over
board-nobody-chooses = Nobody has to choose
board-asked = { $who } ({ animal }): { $asked }
board-asked-card = { $who } ({ animal }), { card }: { $asked }
board-picking = { $who }: { $asked }
board-wins = { $name } wins: { animal }, { points }
board-wins-lowest = { $name } wins: the lowest animal counts, { animal } with { points }
board-ranking = Final ranking
board-lowest-counts = Of each seat only the animal with fewest points counts (ringed)
board-ties = In a tie the animal higher in the food chain is ahead

## Options of a match

option-mode = Animals per seat
option-mode-text = One animal for each seat, or all six shared out among two or three seats.
option-mode-standard = one animal each
option-mode-multi_animal = several animals each
option-earth_setup = First Earth
option-earth_setup-text = The printed first tiles and elements, or drawn ones.
option-earth_setup-standard = as printed
option-earth_setup-alternative = drawn
option-length = Length
option-length-text = The short game leaves four cards out.
option-length-full = full
option-length-short = short
option-animal_assignment = Who plays which animal
option-animal_assignment-text = By lot, by choice in turn, or as the option “animals” says.
option-animal_assignment-random = by lot
option-animal_assignment-choose = by choice in turn
option-animal_assignment-fixed = as given
option-animals = Animals of the seats
option-animals-text = The animals of each seat, where they are given.
option-animals-amphibian = { animal-amphibian }
option-animals-arachnid = { animal-arachnid }
option-animals-bird = { animal-bird }
option-animals-insect = { animal-insect }
option-animals-mammal = { animal-mammal }
option-animals-reptile = { animal-reptile }
option-dominance = Dominance
option-dominance-text = The animal that matches a tile best dominates it at once, without a claim.
option-dominance-automatic = automatic
option-max_rounds = Most rounds
option-max_rounds-text = The round after which the game ends even if the ice age has not come.

## Where the components were had from

source-procedures = Phases, sections and what every action does
source-procedures-how = Read in the rulebook.
source-terrain_scoring = Points of the terrains, limits of speciation
source-terrain_scoring-how = From the printed tiles and four programs that agree; the rulebook's own table is misprinted.
source-bonus_table = Table of bonus points
source-bonus_table-how = From a scan of the board and the rulebook.
source-action_display = Action display
source-action_display-how = From a scan of the printed display.
source-cards = Dominance cards and Survival
source-cards-how = From scans of the cards; the sentences are ours.
source-board = The 35 hexes of the board
source-board-how = From a scan of the board.
source-first_earth = First tiles, elements and species
source-first_earth-how = From a scan of the board and the rulebook.
source-pieces = Numbers of pieces and printed elements
source-pieces-how = From the rulebook and lists of contents that agree.
source-tile_mix = How many large tiles each terrain has
source-tile_mix-how = Two programs agree on 7 seas and 4 of each other terrain, a third differs: likely, not certain.
source-variants = Several animals per seat, drawn Earth, short game
source-variants-how = Read in the rulebook.
source-alternative_corners = Corners of the drawn elements
source-alternative_corners-how = The rulebook does not say; they lie on the twelve usual corners.
source-limits_of_the_game = The ends without the ice age, and the options for them
source-limits_of_the_game-how = Ours, so that every game ends; no print has them.

## Members of the view

view-round = round
view-deck = cards in the deck
view-tundra_supply = tundra tiles left
view-survival_holder = Survival card
view-initiative = initiative
view-face_up = cards on offer
view-display = elements on the display
view-pawns = pawns
view-bag = elements in the bag
view-unseen_tiles = tiles not seen
view-animals = animals
view-vp = points
view-printed = printed elements
view-added = added elements
view-available = pawns to place
view-gene_pool = gene pool
view-eliminated = species lost
view-dominates = dominates
