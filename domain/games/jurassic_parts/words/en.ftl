# Jurassic Parts. Terms are listed in terms.md.

title = Jurassic Parts
summary = Chisel a slab apart, share the fossils that break off by who did the work, and complete skeletons.

## Options

option-layout = Layout
option-layout-text = How the slab lies at the start.
option-layout-A = A: half of the tiles face up, round a bone pile
option-layout-B = B: all tiles face down
option-equipment_cards = Equipment cards
option-equipment_cards-text = How many equipment cards each seat is dealt.
option-equipment_cards-0 = none
option-equipment_cards-1 = 1 card
option-equipment_cards-2 = 2 cards
option-first_player = First player
option-first_player-text = Who has the first turn.
option-first_player-random = by lot
option-first_player-seat0 = seat 0
option-boulders = Boulders
option-boulders-text = Whether boulders make edges dearer.
option-boulders-backs = as on the backs of the tiles
option-boulders-none = none
option-stall_rounds = Rounds until the dig is abandoned
option-stall_rounds-text = The game ends after so many rounds in a row in which no tile has left the slab.

## Decisions

decision-turn_start = Sharpen chisels, or act first
decision-turn_main = Place chisels, act or end the turn
decision-recall = Take chisels off the slab
decision-choose_part = Choose the part that breaks off
decision-share_pick = Take a tile of the share-out
decision-final_pick = Take one of the last two tiles
decision-card_target = Choose a target for the card

## Score and end

line-skeletons = Skeletons
line-plants = Plants
line-loose = Loose tiles
line-amber = Amber
reason-slab_empty = Nothing is left of the slab
reason-abandoned_dig = The dig is abandoned

## Pieces by name

species = { $species ->
    [brachiosaurus] Brachiosaurus
    [tyrannosaurus] Tyrannosaurus
    [triceratops] Triceratops
    [velociraptor] Velociraptor
    [pterodactyl] Pterodactyl
   *[none] { $species }
}
part = { $what ->
    [brachiosaurus-1] head
    [brachiosaurus-2] neck
    [brachiosaurus-3] torso
    [brachiosaurus-4] hips
    [brachiosaurus-5] tail
    [tyrannosaurus-1] head
    [tyrannosaurus-2] torso
    [tyrannosaurus-3] legs
    [tyrannosaurus-4] tail
    [triceratops-1] head
    [triceratops-2] torso
    [triceratops-3] tail
    [velociraptor-1] front
    [velociraptor-2] rear
   *[none] part { $part }
}
species-genitive = { species }
part-accusative = { part }
part-numbered = { part } ({ $part })
tile = { $kind ->
    [plant] a plant
    [bone_pile] a bone pile
    [whole] a { species }
   *[part] the { part } of a { species-genitive } ({ $part }/{ $parts })
}
tile-accusative = { $kind ->
    [plant] a plant
    [bone_pile] a bone pile
    [whole] a { species-genitive }
   *[part] the { part-accusative } of a { species-genitive } ({ $part }/{ $parts })
}

n-sharp = { $n ->
    [one] { $n } sharp chisel
   *[other] { $n } sharp chisels
}
n-dull = { $n ->
    [0] no chisel
    [one] { $n } dull chisel
   *[other] { $n } dull chisels
}
n-from-slab = { $n } from the slab
n-amber = { $n } amber
n-bone_piles = { $n ->
    [one] a bone pile
   *[other] { $n } bone piles
}
n-unseen = { $n ->
    [one] { $n } unseen tile
   *[other] { $n } unseen tiles
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Labels

label-sharpen = Sharpen { $chisels }

label-place_chisel = { $boulders ->
    [0] Place a chisel on edge { $edge }: costs 1 sharp chisel
    [1] Place a chisel on edge { $edge }: costs { $price } sharp chisels, one of them for a boulder
   *[other] Place a chisel on edge { $edge }: costs { $price } sharp chisels, { $boulders } of them for boulders
}
label-place_chisel-sturdy = Place a chisel on edge { $edge } with a sturdy tool: costs 1 sharp chisel and nothing for boulders
place-and-break = { $placing }; { $breaking }
breaks = { $n ->
    [one] breaks off the tile of cell { $cells }: { $shares }
   *[other] breaks off { $n } tiles (cells { $cells }): { $shares }
}
breaks-in-half = { $n ->
    [one] splits the slab into two tiles, one of which you break off: { $shares }
   *[other] splits the slab into halves of { $n } tiles, one of which you break off: { $shares }
}
then-last-tiles = { $broken }; then you take one of the last two tiles
share = { $name } takes { $n }
share-leader = the leader gets { $n }

price = { n-amber }
price-with-grant = { n-amber } with the Grant letter
request-sturdy_tool = { $n ->
    [one] Sturdy tool for { $price }: { $n } placement of this turn pays nothing for boulders
   *[other] Sturdy tool for { $price }: { $n } placements of this turn pay nothing for boulders
}
request-quick_sharpen = Quick sharpening for { $price }: { $chisels }
request-buy_fossil = { $copy ->
    [none] Buy { $tile } for { $price }: { $worth }
   *[marked] Buy { $tile }, tile { $copy }, for { $price }: { $worth }
}
dig = Dig { $tile } out of cell { $cell }
dig-unseen = Dig the unseen tile out of cell { $cell }
dig-for = { $digging } for { $price }
dig-worth = { $digging }: { $worth }
dig-sets-aside = { $n ->
    [one] { $digging }; your chisel there waits for your next turn
   *[other] { $digging }; your { $n } chisels there wait for your next turn
}
dig-splits = { $digging }; the slab falls apart

worth-plant = { $n ->
    [one] your first plant, { n-points }
   *[other] makes { $n } plants, { n-points } in all (+{ $more })
}
worth-bone_pile = stands for any missing part; { n-points } while it is loose
worth-whole = { $amber ->
    [0] a skeleton at once, { n-points }
   *[other] a skeleton at once, { n-points } and { $amber } amber
}
worth-part = makes { $held } of { $parts } parts; the whole skeleton counts { n-points }
worth-last-part = the last part you need, { n-points } for the skeleton
worth-again = you hold this part already; { n-points } while it is loose

label-sell_tile = { $copy ->
    [none] Sell { $tile } for { $price } amber
   *[marked] Sell { $tile }, tile { $copy }, for { $price } amber
}
label-assemble = { $amber ->
    [0] Assemble a { species-genitive } from { $parts }: { n-points }, and no amber, for the supply is empty
   *[other] Assemble a { species-genitive } from { $parts }: { n-points } and { $amber } amber
}
label-play_card = Play { $card }: { $text }
label-end_turn = { $kept ->
    [0] End the turn: { $dull ->
        [0] no sharp chisel is left
        [one] { $dull } sharp chisel goes dull
       *[other] { $dull } sharp chisels go dull
    }
   *[other] End the turn, keep { $kept } sharp: { $dull ->
        [0] none goes dull
        [one] { $dull } sharp chisel goes dull
       *[other] { $dull } sharp chisels go dull
    }
}
label-end_turn-last = End the last turn: the game is over
end-with-set-aside = { $n ->
    [one] { $ending }; { $n } chisel set aside will be sharp
   *[other] { $ending }; { $n } chisels set aside will be sharp
}
end-abandons = { $ending }; the dig is abandoned, and the game is over
label-recall_chisel = { $price ->
    [one] Take your chisel off edge { $edge }
   *[other] Take your chisel off edge { $edge }; placing one there again would cost { $price }
}
label-choose_part = { $n ->
    [one] Break off cell { $cells } ({ $tiles }): { $shares }
   *[other] Break off cells { $cells } ({ $tiles }): { $shares }
}
label-take_tile = { $copy ->
    [none] Take { $tile }: { $worth }
   *[marked] Take { $tile }, tile { $copy }: { $worth }
}
target-look = Look at the tile of cell { $cell } in secret
target-turn-up = Turn the tile of cell { $cell } face up
label-stop_targets = Be done with { $card }

## Log

fact-game_set_up = { $seats } diggers get ready, each with { $chisels } dull chisels; the supply holds { $supply } amber.
fact-first_player_drawn = { $seat } is the first player.
fact-tiles_laid = { $tiles } tiles form the slab, { $up } of them face up.
fact-start_bonus_given = { $seat } starts with { $bonus }.
fact-card_dealt = { $seat } is dealt { $card }.
fact-card_dealt-hidden = { $seat } is dealt a card.
fact-turn_begun = Turn { $turn }: { $seat }.
fact-chisels_sharpened = { $count ->
    [one] { $seat } sharpens { $count } chisel.
   *[other] { $seat } sharpens { $count } chisels.
}
fact-recall_ordered = { $count ->
    [one] { $seat } must take { $count } chisel off the slab.
   *[other] { $seat } must take { $count } chisels off the slab.
}
fact-chisel_recalled = { $seat } takes a chisel off edge { $edge }, sharp.
fact-main_phase_begun = { $seat } need not sharpen: the slab is gone.
fact-chisel_placed = { $sturdy ->
    [yes] { $seat } places a chisel on edge { $edge } with a sturdy tool.
   *[no] { $spent ->
        [0] { $seat } places a chisel on edge { $edge }.
        [one] { $seat } places a chisel on edge { $edge } and spends one more on a boulder.
       *[other] { $seat } places a chisel on edge { $edge } and spends { $spent } more on boulders.
    }
}
fact-parts_offered = The slab is in { $n } equal parts; { $seat } chooses the one that breaks off.
fact-tile_revealed = Cell { $cell } turns out to be { $tile }.
fact-chisels_returned = { $sharp ->
    [yes] { $n ->
        [one] { $n } chisel of { $seat } comes back sharp.
       *[other] { $n } chisels of { $seat } come back sharp.
    }
   *[no] { $n ->
        [one] { $n } chisel of { $seat } comes back dull.
       *[other] { $n } chisels of { $seat } come back dull.
    }
}
fact-chisels_set_aside = { $n ->
    [one] { $seat } sets { $n } chisel aside until the turn ends.
   *[other] { $seat } sets { $n } chisels aside until the turn ends.
}
fact-chisels_taken_up = { $count ->
    [one] { $count } chisel that { $seat } had set aside is sharp.
   *[other] { $count } chisels that { $seat } had set aside are sharp.
}
picker = { $n ->
    [one] { $name } ({ $n } chisel)
   *[other] { $name } ({ $n } chisels)
}
fact-part_broken_off = { $n ->
    [one] The tile of cell { $cells } breaks off. Order of picking: { $pickers }.
   *[other] { $n } tiles break off (cells { $cells }). Order of picking: { $pickers }.
}
fact-part_left_to_leader = { $n ->
    [one] The tile of cell { $cells } falls off with nobody's chisel at it; the leader gets { $tiles }.
   *[other] { $n } tiles (cells { $cells }) fall off with nobody's chisels at them; the leader gets { $tiles }.
}
fact-last_tiles_laid_out = Two tiles are left: { $tiles }. { $seat } takes one of them.
fact-quota_set = { $n ->
    [one] { $seat } may take { $n } tile.
   *[other] { $seat } may take { $n } tiles.
}
fact-tile_taken = { $seat } takes { $tile }.
fact-share_out_ended = The leader gets { $tiles }.
fact-skeleton_assembled = { $piles ->
    [0] { $seat } assembles a { species-genitive }: { n-points }.
    [one] { $seat } assembles a { species-genitive } with a bone pile: { n-points }.
   *[other] { $seat } assembles a { species-genitive } with { $piles } bone piles: { n-points }.
}
fact-skeleton_assembled-whole = The { species } of { $seat } is a skeleton at once: { n-points }.
fact-amber_gained = { $seat } gains { $amber } amber.
fact-service_requested = { $seat } pays { $price } amber: { $service }.
fact-tile_dug = { $seat } digs { $tile } out of cell { $cell }.
fact-tile_bought = { $seat } buys { $tile }.
fact-tile_sold = { $seat } sells { $tile }.
fact-card_played = { $seat } plays { $card }: { $text }.
fact-tile_peeked = { $seat } looks at cell { $cell }: { $tile }.
fact-tile_peeked-hidden = { $seat } looks at the tile of cell { $cell } in secret.
fact-turn_ended = { $kept ->
    [0] { $dull ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn; { $dull } sharp chisel goes dull.
       *[other] { $seat } ends the turn; { $dull } sharp chisels go dull.
    }
   *[other] { $dull ->
        [0] { $seat } ends the turn and keeps { $kept } sharp.
        [one] { $seat } ends the turn and keeps { $kept } sharp; { $dull } goes dull.
       *[other] { $seat } ends the turn and keeps { $kept } sharp; { $dull } go dull.
    }
}
ended-idly = { $n ->
    [one] { $ended } Unless a tile leaves the slab in the next turn, the dig is abandoned.
   *[other] { $ended } Unless a tile leaves the slab, the dig is abandoned in { $n } turns.
}
fact-game_ended = { $reason }: the game is over.

## Glossary

glossary-fossil = Tiles
fossil-brachiosaurus = Brachiosaurus
fossil-brachiosaurus-text = 5 tiles make a skeleton: 15 points and 1 amber; there are 2 of each tile
fossil-tyrannosaurus = Tyrannosaurus
fossil-tyrannosaurus-text = 4 tiles make a skeleton: 10 points and 1 amber; there are 2 of each tile
fossil-triceratops = Triceratops
fossil-triceratops-text = 3 tiles make a skeleton: 7 points and 1 amber; there are 3 of each tile
fossil-velociraptor = Velociraptor
fossil-velociraptor-text = 2 tiles make a skeleton: 4 points and 1 amber; there are 5 of each tile
fossil-pterodactyl = Pterodactyl
fossil-pterodactyl-text = a skeleton by itself: 1 point, and 1 amber if it comes from a share-out; there are 8; never for sale
fossil-plant = Plant
fossil-plant-text = counts by how many plants a seat has: 1, 3, 5, 8, 11, 15, 20, 25, 30, 35 points; cannot be sold, and cannot be dug out while it lies face up
fossil-bone_pile = Bone pile
fossil-bone_pile-text = stands for any missing part of a skeleton that has at least one genuine tile; there are 3; cannot be dug out while it lies face up

glossary-piece = Pieces
piece-chisel = Chisel
piece-chisel-text = 12 for each seat: sharp ones can be placed on edges, those that made a break come back dull
piece-boulder = Boulder
piece-boulder-text = on the backs of tiles; each boulder side on an edge takes one more sharp chisel, which is dull after the turn
piece-amber = Amber
piece-amber-text = pays for the leader's services; 1 point each at the end
piece-stock = Leader's stock
piece-stock-text = tiles that nobody took, and those that were sold; all seats may buy them

glossary-service = Services of the dig leader
service-sturdy_tool = Sturdy tool
service-sturdy_tool-text = 2 placements of this turn pay nothing for boulders
service-master_digger = Master of excavation
service-master_digger-text = dig out a tile with one of your chisels at it, but no plant or bone pile that lies face up; the chisels round it are sharp for their owners' next turns
service-quick_sharpen = Quick sharpening
service-quick_sharpen-text = sharpen 2 more chisels; where too few are dull, they come off the slab
service-buy_fossil = Buying fossils
service-buy_fossil-text = take a tile from the leader's stock

glossary-card = Equipment cards
card-backpack = Backpack
card-backpack-text = keep 1 more sharp chisel at the end of each turn
card-grant_letter = Grant letter
card-grant_letter-text = one service costs 1 amber less
card-whetstone = Whetstone
card-whetstone-text = sharpen 2 more chisels
card-jackhammer = Jackhammer
card-jackhammer-text = 3 placements of this turn pay nothing for boulders
card-ground_radar = Ground radar
card-ground_radar-text = look at up to 3 face-down tiles in secret
card-fault_map = Fault map
card-fault_map-text = take up to 3 of your chisels off the slab, sharp
card-soft_brush = Soft brush
card-soft_brush-text = turn up to 3 tiles face up
card-amber_vein = Amber vein
card-amber_vein-text = take 2 amber
card-rock_saw = Rock saw
card-rock_saw-text = dig out a tile with one of your chisels at it
card-museum_contact = Museum contact
card-museum_contact-text = sell up to 2 more tiles this turn
card-plaster_jacket = Plaster jacket
card-plaster_jacket-text = take 1 more tile in a share-out
card-tool_belt = Tool belt
card-tool_belt-text = keep all sharp chisels at the end of this turn

## Sources

source-rules = Course of the game
source-rules-how = From the published rulebook in Russian; no English one was at hand.
source-pieces = Numbers of pieces, names of the characters
source-pieces-how = From the rulebook; the kinds of tiles from public pages about the game.
source-plant_scores = Points for plants
source-plant_scores-how = From the rulebook, where the table is printed twice.
source-large_species = Large species
source-large_species-how = Copies and points of Brachiosaurus, Tyrannosaurus and Triceratops from the rulebook; the 5 tiles of a Brachiosaurus and the single Pterodactyl from a review.
source-skeleton_sizes = Tiles of Tyrannosaurus, Triceratops and Velociraptor
source-skeleton_sizes-how = Inferred: there are five species of one to five tiles.
source-small_species = Numbers of velociraptors and pterodactyls, points of a Velociraptor
source-small_species-how = Chosen to fit: only the total of these tiles is known, and the points lie between those of the others.
source-skeleton_amber = Amber for a finished skeleton
source-skeleton_amber-how = A reading: the sentences of the rulebook differ.
source-part_names = Names of skeleton parts
source-part_names-how = Made up; they are only labels.
source-boulder_backs = Boulders on the backs
source-boulder_backs-how = That backs have boulders is published; how many have which was made up.
source-spiral = The spiral of the slab
source-spiral-how = From the rulebook, with both layouts.
source-spiral_turn = Where the spiral starts and which way it turns
source-spiral_turn-how = Made up, as the picture was not at hand; it has no effect on play.
source-backpack = The card Backpack
source-backpack-how = From the rulebook.
source-grant_letter = The card Grant letter
source-grant_letter-how = A preview tells of a card that makes a service cheaper; its name and terms were made up.
source-other_cards = The other ten cards
source-other_cards-how = Made up; there are twelve cards in the box.
source-seat_colours = Colours of the seats
source-seat_colours-how = Made up.
source-abandoned_dig = The abandoned dig
source-abandoned_dig-how = A rule of this service, so that every game ends.
source-options = The options for layout and cards
source-options-how = From the rulebook.
source-further_options = The other options
source-further_options-how = Those of this service.

## Board

board-turn = Turn { $turn }
board-over = Game over
board-task-sharpen = sharpen chisels, or act first
board-task-finish = finish the last turn
board-task-place = place a chisel ({ $sharp } sharp)
board-task-go-on = place chisels or end the turn ({ $sharp } sharp)
board-task-recall = { $n ->
    [one] take { $n } chisel off the slab
   *[other] take { $n } chisels off the slab
}
board-task-target = { $n ->
    [one] choose a target for { $card }
   *[other] choose up to { $n } targets for { $card }
}
board-task-part = choose the part that breaks off
board-task-pick = { $n ->
    [one] take { $n } tile of the share-out
   *[other] take { $n } tiles of the share-out
}
board-task-last = take one of the last two tiles
board-nobody = Nobody has to choose
board-won = { $reason ->
    [slab_empty] The slab is gone: { $winner } wins with { n-points }
   *[abandoned_dig] The dig is abandoned: { $winner } wins with { n-points }
}
board-shared = { $reason ->
    [slab_empty] The slab is gone: { $winners } share the victory with { n-points }
   *[abandoned_dig] The dig is abandoned: { $winners } share the victory with { n-points }
}
board-you = { $name } (you)
board-first = first player
board-active = in turn
board-points = { $points ->
    [one] point
   *[other] points
}
board-rank = Rank { $rank }
board-chisels = Chisels:
board-sharp = { $n } sharp
board-dull = { $n } dull
board-on-slab = { $n } on the slab
board-spent = { $n } spent
board-set-aside = { $n } set aside
board-no-skeleton = no skeleton yet
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-played = played: { $cards }
board-short = { $species ->
    [brachiosaurus] Brachio
    [tyrannosaurus] Tyranno
    [triceratops] Tricera
    [velociraptor] Raptor
    [pterodactyl] Ptero
    [plant] Plant
    [bone_pile] Bones
   *[none] { $species }
}
board-part = { part } { $part }/{ $parts }
board-cell-up = Cell { $cell }: { $tile }
board-cell-down = Cell { $cell }: face down, { $tile }
board-unseen-tile = unseen
board-seen-by = seen by { $name }
board-boulders = { $n ->
    [one] { $n } boulder side
   *[other] { $n } boulder sides
}
board-part-of-slab = { $n ->
    [one] Part: cell { $cells }
   *[other] Part: cells { $cells }
}
board-chisel = Edge { $edge }: a chisel of { $name }
board-edge = Edge { $edge }: free
board-several = { $n } × { $tile }
board-copy = { $tile }, tile { $copy }
board-share-out = Share-out: who takes how many
board-last-tiles = The last two tiles
board-leader = leader
board-takes = { $name } { $n }
board-stock = Leader's stock
board-for-sale = { $n } for sale
board-unseen = Unseen tiles
board-face-down = { $n ->
    [one] one on { $n } face-down cell
   *[other] one on each of { $n } face-down cells
}
board-none = none
board-dig-leader = Dig leader
board-next-service = the next service costs { n-amber }
board-supply = { $n } in the supply
board-sturdy_tool = { $n } placements ignore boulders
board-master_digger = take a tile at your chisel
board-quick_sharpen = sharpen { $n } more chisels
board-buy_fossil = take a tile of the stock
board-this-turn = This turn:
board-placed = { $n } placed
board-sold = { $sold } of { $limit } sold
board-requested = { $n ->
    [one] { $n } service
   *[other] { $n } services
}
board-sturdy = { $n ->
    [one] { $n } sturdy placement
   *[other] { $n } sturdy placements
}
board-keeps-all = keeps all
board-idle = { $n ->
    [one] If no tile leaves the slab in this turn, the dig ends
   *[other] Without a tile leaving the slab the dig ends in { $n } turns
}
board-equipment = Equipment
board-your-equipment = Your equipment
board-no-hand = Only its owner sees a hand
board-no-card = no card
board-values = Points at the end
board-skeleton-value = { $parts ->
    [one] { $parts } tile: { $points }
   *[other] { $parts } tiles: { $points }
}
board-plants = Plants
board-rest-value = A finished skeleton brings { $amber } amber. Each amber and each loose tile: { n-points }.

## Members of the view

view-active = active
view-turn_number = turn
view-supply = amber in supply
view-idle_turns_left = idle turns until the end
view-recalls_left = chisels to take back
view-hand = your cards
view-stock = leader’s stock
view-seats = teams
view-sharp = sharp chisels
view-dull = dull chisels
view-on_slab = chisels on the slab
view-spent = spent on boulders
view-keep_limit = sharp ones to keep
view-amber = amber
view-skeletons = skeletons
view-loose = loose tiles
view-hand_size = cards in hand

## Phases
phase-turn_start = before the chisels are sharpened
phase-turn_main = after the chisels are sharpened
