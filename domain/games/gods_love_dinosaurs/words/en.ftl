### Gods Love Dinosaurs in English. The terms of all three languages are in terms.md.

title = Gods Love Dinosaurs
summary = Grow an ecosystem in which prey feeds predators and predators feed dinosaurs, and gather their eggs.

## Pieces and places

figure = { $figure ->
    [frog] frog
    [hare] hare
    [rat] rat
    [tiger] tiger
    [eagle] eagle
   *[dino] dinosaur
}
# At the beginning of a line.
figure-first = { $figure ->
    [frog] Frog
    [hare] Hare
    [rat] Rat
    [tiger] Tiger
    [eagle] Eagle
   *[dino] Dinosaur
}
figures = { $figure ->
    [frog] frogs
    [hare] hares
    [rat] rats
    [tiger] tigers
    [eagle] eagles
   *[dino] dinosaurs
}
figures-counted = { $figure ->
    [frog] { $count ->
        [one] { $count } frog
       *[other] { $count } frogs
    }
    [hare] { $count ->
        [one] { $count } hare
       *[other] { $count } hares
    }
    [rat] { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
    [tiger] { $count ->
        [one] { $count } tiger
       *[other] { $count } tigers
    }
    [eagle] { $count ->
        [one] { $count } eagle
       *[other] { $count } eagles
    }
   *[dino] { $count ->
        [one] { $count } dinosaur
       *[other] { $count } dinosaurs
    }
}
eggs-counted = { $count ->
    [0] no eggs
    [one] { $count } egg
   *[other] { $count } eggs
}
points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terrain = { $terrain ->
    [lake] lake
    [plain] plain
    [forest] forest
    [universal] universal terrain
   *[mountain] mountain
}
direction = { $direction ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
}
figures-of = { $figure ->
    [frog] frogs
    [hare] hares
    [rat] rats
    [tiger] tigers
    [eagle] eagles
   *[dino] dinosaurs
}
# A cell of a tile: its terrain, and the animal printed on it.
side-with-animal = { terrain } with { figure }
side-without-animal = { terrain } (no { figures-of } left)
# A tile: its id and its two cells.
tile = { $tile } ({ $a } + { $b })
tile-unknown = { $tile }
tile-in-stack = { $a } + { $b }. Stack { $stack }, from { $players } players on.
# A terrain beside a cell, once or several times.
beside = { $count ->
    [1] { terrain }
   *[other] { terrain } ×{ $count }
}
# An animal that is eaten, and where.
meal = { figure } ({ $cell })
standing = { $name }: { points-counted }

## Labels: a tile

label-take_tile = Take { $tile } from the { figure } column, row { $row }{ $then ->
    [nobody] { "" }
    [animals] : the last one, { figures } act
    [dinosaurs] : the last one, { figures } act, then dinosaurs
   *[end] : the last one, { figures } act, then dinosaurs, and the game ends
}
label-place_tile = Cell a ({ $side }) on { $cell }, beside { $beside }
label-place_tile-apart = Cell a ({ $side }) on { $cell }, a step off the ecosystem; cell b goes between
label-orient_tile = Cell b ({ $side }) on { $cell }, to the { direction }, beside { $beside }
label-orient_tile-apart = Cell b ({ $side }) on { $cell }, to the { direction }, beside cell a alone

## Labels: activations

label-breed = { figure-first } ({ $parent }) has young on { $cell } ({ terrain })
label-hunt = { figure-first } ({ $origin }) eats { $meal }; ends on { $to }
label-hunt-young = { figure-first } ({ $origin }) eats { $meal }; ends on { $to }; young on { $young }
label-starve = Let { figure } ({ $origin }) starve
label-finish-prey = Finish: { figures-counted } without young; nothing dies
label-finish-predators = Finish: { figures-counted } { $count ->
    [one] goes unfed and starves
   *[other] go unfed and starve
}
label-finish-dinosaurs = Finish: { figures-counted } { $count ->
    [one] goes unfed and starves
   *[other] go unfed and starve
}, { $count ->
    [one] a point
   *[other] { $count } points
} lost
label-hatch = Hatch a dinosaur on the nest for an egg ({ $left } left); it must eat at once or starve
label-skip_hatch = Hatch nothing and keep { eggs-counted }
label-send_dino = Dinosaur ({ $origin }) to the mountain on { $to }: { $count ->
    [0] prey only, no eggs
   *[other] up to { eggs-counted }
}
label-send_dino-home = Dinosaur ({ $origin }) out and back: { $count ->
    [0] prey only, no eggs
   *[other] up to { eggs-counted }
}
label-walk_dino = { $count ->
    [0] No eggs
   *[other] { eggs-counted }
}: eats { $meal }; ends on { $to }

## The log

fact-game_set_up = Each ecosystem begins with { $things }
fact-start_seat_set = { $seat } begins{ $by_lot ->
    [yes] , by lot
   *[no] { "" }
}
fact-tile_dealt = Tile { $tile } is dealt to the { figure } column, row { $row }
fact-tile_taken = { $seat } takes tile { $tile } from the { figure } column, row { $row }{ $last ->
    [yes] , the last one there
   *[no] { "" }
}
fact-cell_chosen = { $seat } puts cell a of the tile on { $q },{ $r }
fact-tile_placed = { $seat } lays tile { $tile } on { $a } and { $b }
fact-tile_placed-missing = { $seat } lays tile { $tile } on { $a } and { $b }; no { $figures } left in the supply
fact-activation_begun = All { figures } act
fact-part_begun = { $seat } has { figures-counted } to act
fact-part_begun-no-room = { $seat }: no room for young of { figures-counted }
fact-prey_born = { $seat }: { figure } ({ $parent }) has young on { $cell }
fact-prey_hunted = { $seat }: { figure } ({ $origin }) eats { $meal }; ends on { $to }
fact-prey_hunted-young = { $seat }: { figure } ({ $origin }) eats { $meal }; ends on { $to }; young on { $young }
fact-figure_starved = { $seat }: { figure } ({ $cell }) { $cause ->
    [forced] finds nothing to eat and starves
    [chosen] is left to starve
   *[finish] did not act and starves
}
fact-hatching_begun = The marker stood under that column: eggs may hatch, then dinosaurs act
fact-dino_hatched = { $seat } hatches a dinosaur on the nest ({ $cell }) and keeps { eggs-counted }
fact-hatch_skipped = { $seat } hatches nothing
fact-dino_sent = { $seat } sends the dinosaur on { $origin } to the mountain on { $to }
fact-dino_sent-home = { $seat } sends the dinosaur on { $origin } out and back
fact-dino_moved = { $seat }: dinosaur ({ $origin }) eats { $meal }; ends on { $to }
fact-dino_moved-eggs = { $seat }: dinosaur ({ $origin }) eats { $meal }, lays { eggs-counted }; ends on { $to }
fact-marker_moved = The marker moves to the { figure } column{ $then ->
    [end] { "" }
    [last] ; empty columns are refilled for the last time: when dinosaurs have acted next, the game ends
   *[refill] ; empty columns are refilled
}
fact-turn_passed = It is the turn of { $seat }
fact-game_ended = { $reason }: the game is over. { $standings }

## The match

decision-take_tile = Take a tile from the biome board
decision-place_tile = Choose where cell a of the tile goes
decision-orient_tile = Choose where cell b of the tile goes
decision-breed = Breed prey
decision-hunt = Hunt with predators
decision-hatch = Hatch a dinosaur for an egg, or keep the egg
decision-send_dino = Send a dinosaur to a mountain
decision-walk_dino = Choose what the dinosaur eats on its way
option-start_player = First player
option-start_player-text = Who has the first turn: drawn by lot, or a given seat.
option-start_player-random = by lot
option-start_player-0 = seat 0
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3
option-start_player-4 = seat 4
option-supply = Supply of figures
option-supply-text = Whether figures are limited to those in the box.
option-supply-strict = as in the box
option-supply-unlimited = unlimited
option-tie_start_player = First player in a tie
option-tie_start_player-text = Where the first player stands among players with equal points.
option-tie_start_player-last = behind the others
option-tie_start_player-first = before the others
line-regular_eggs = Regular eggs
line-golden_eggs = Golden eggs
line-dinosaurs = Dinosaurs
reason-out_of_tiles = There are too few tiles for the empty columns

## The board

board-task-breed = breed { figures } ({ $count } yet to act)
board-task-hunt = hunt with { figures } ({ $count } yet to act)
board-task-send_dino = send a dinosaur to a mountain ({ $count } yet to act)
board-task-walk_dino = choose what the dinosaur on { $origin } eats on its way to { $to }
board-nobody = Nobody has to choose
board-winner = { $name } wins with { points-counted }{ $tied ->
    [yes] {" "}on the tie-break
   *[no] { "" }
}
board-over = Game over
board-column-left = { $left } of { $of }
board-column-empty = empty
board-marker = marker
board-supply = Supply
board-unlimited = unlimited
board-tiles-to-come = Tiles to come
board-tiles-left = { $left } in all, the next from stack { $stack }
board-no-tiles-left = none
board-last-round = Last round: the game ends once the dinosaurs have acted
board-in-hand = In hand: { $tile }
board-from-column = from the { figure } column
board-turns = Order of turns
board-ranking = Ranking
board-hatching = Hatching
board-acting = All { figures } act
board-queue = yet to finish:
board-you = you
board-began = began
board-has-turn = to play
board-no-eggs = no eggs
board-points = points
board-nest = nest
board-yet-to-act = yet to act
board-help-prey = Prey
board-help-prey-how = Each may put one young on a free cell beside it: frog on a lake, hare on a plain, rat in a forest, any of them on universal terrain.
board-help-predators = Predators
board-help-predators-how = Each must eat prey or starves. Tiger: 1–2 steps. Eagle: 1–3 steps straight on. For every further prey eaten on the way a young is born.
board-help-dinosaurs = Dinosaurs
board-help-dinosaurs-how = Each must eat and end on a mountain, or it starves: 1–5 steps. Every predator eaten brings an egg.
board-help-marker = Marker
board-help-marker-how = When its column is emptied, dinosaurs follow the animals; first, an egg may hatch on a free nest. Then it moves on, and empty columns are refilled.
board-help-end = End
board-help-end-how = The game ends when the stacks cannot fill all empty columns. An egg is a point, a golden one 5, a living dinosaur 1.

## Glossary

glossary-figure = Figures
glossary-terrain = Terrains
glossary-piece = Pieces and places
glossary-tile = Tiles
figure-frog = Frog
figure-frog-text = Prey. When frogs act, each may put one young on a free lake or universal cell beside it.
figure-hare = Hare
figure-hare-text = Prey. When hares act, each may put one young on a free plain or universal cell beside it.
figure-rat = Rat
figure-rat-text = Prey. When rats act, each may put one young on a free forest or universal cell beside it.
figure-tiger = Tiger
figure-tiger-text = Predator. When tigers act, each goes 1 or 2 steps, turning at will, and must end on prey, or it starves. It eats all prey on its way; where it ate before its last cell, a young tiger appears.
figure-eagle = Eagle
figure-eagle-text = Predator. When eagles act, each flies 1 to 3 steps straight on over existing cells and must end on prey, or it starves. It eats all prey on its way; where it ate before its last cell, a young eagle appears.
figure-dino = Dinosaur
figure-dino-text = Goes 1 to 5 steps, turning and coming back at will, eats every animal it meets and must end on a mountain, fed, or it starves. It lays an egg for each predator it eats. Each living dinosaur is a point at the end.
terrain-lake = Lake
terrain-lake-text = Terrain on which frogs put their young.
terrain-plain = Plain
terrain-plain-text = Terrain on which hares put their young.
terrain-forest = Forest
terrain-forest-text = Terrain in which rats put their young.
terrain-universal = Universal terrain
terrain-universal-text = Frogs, hares and rats can all put their young here.
terrain-mountain = Mountain
terrain-mountain-text = Dinosaurs must end their way here. No prey breeds here; predators may cross it.
piece-nest = Nest
piece-nest-text = The mountain in the middle of the starting tile. If no figure stands on it before dinosaurs act, an egg may hatch there.
piece-egg = Egg
piece-egg-text = Worth 1 point at the end. An egg may be spent to hatch a dinosaur.
piece-golden_egg = Golden egg
piece-golden_egg-text = Stands for 5 eggs and is exchanged freely for them.
piece-marker = Marker
piece-marker-text = Stands under a column. When that column is emptied, its animals act, eggs may hatch and dinosaurs act; then the marker goes one column to the right and all empty columns are refilled.
piece-biome_board = Biome board
piece-biome_board-text = Tiles to choose from, in a column for each animal. Whoever takes the last tile of a column makes its animals act for everybody.
piece-stacks = Stacks A to D
piece-stacks-text = Tiles yet to come, all of A before B, C and D. When they cannot fill all empty columns, the game ends.
piece-supply = Supply
piece-supply-text = Figures not in play. When it has none of a kind left, none can be put down.
piece-starting_tile = Starting tile
piece-starting_tile-text = Seven cells: the nest’s mountain in the middle, lakes, plains and forests round it, with a frog, a hare, a rat and a dinosaur.
piece-volcano = Volcano
piece-volcano-text = Shows who took the last tile of the column; the turn after the activations is that of the next player.

## Sources

source-rules = Rules
source-rules-how = Turn, activations, movement, hatching, starving, eggs, end and scoring follow the published rulebook; where it is silent, the rulings say what is played.
source-figures_and_eggs = Figures and eggs
source-figures_and_eggs-how = Counted in the rulebook.
source-terrains = Terrains
source-terrains-how = The rulebook and reviews name the five terrains and what prey lives where.
source-biome_board = Biome board
source-biome_board-how = Columns and rows are those of the rulebook; it marks the third row once for 3 and once for 4 players, and 4 is played.
source-column_order = Order of the columns
source-column_order-how = Frog, hare and eagle have their places in the rulebook; rat before tiger is recalled, not verified.
source-starting_tile = Starting tile
source-starting_tile-how = Seven cells, the nest’s mountain in the middle, a frog, a hare and a rat: described in several reviews.
source-starting_tile_ring = Ring of the starting tile
source-starting_tile_ring-how = Which cell has which terrain was made up: two each of lake, plain and forest.
source-tile_shape = Shape and number of the tiles
source-tile_shape-how = 84 tiles of two joined cells, most with one animal: the rulebook, the designer’s diary and reviews.
source-tile_faces = Faces of the tiles
source-tile_faces-how = No public list of the 84 tiles was found; their terrains and animals were made up to fit what is known.
source-tile_split = Stacks of the tiles
source-tile_split-how = How many tiles bear which letter and number of players was made up; stack A is large enough to fill the biome board.

## Members of the view

view-active = active
view-start = first player
view-marker = dinosaur marker
view-slots = tiles on offer
view-stacks = tiles in the stacks
view-supply = figures in supply
view-queue = still to act
view-seats = ecosystems
view-eggs = eggs
view-score = score
view-tiles = tiles laid

## Phases
phase-take = a tile is taken
phase-place = the tile is placed
phase-orient = the tile is turned
phase-animal_activation = animals act
phase-hatch = dinosaurs hatch
phase-dino_activation = dinosaurs act
