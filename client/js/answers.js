/**
 * The service's responses, as types of JSON; GET /docs describes every member. What a game defines itself is JSON with a
 * `kind`. Members that this release does not know stay in a response.
 */

/** @typedef {"open" | "playing" | "finished" | "scored" | "cancelled"} Status */
/** @typedef {"human" | "bot" | "open"} SeatKind */
/** @typedef {"barrier" | "consent" | "free" | "off"} UndoPolicy */
/** @typedef {Record<string, unknown>} Json */

/**
 * What a seat chooses: `kind` and whatever the game defines beside it.
 * @typedef {{ kind: string, [member: string]: unknown }} Action
 */

/**
 * What became true in the game: `kind` and whatever the game defines beside it.
 * @typedef {{ kind: string, [member: string]: unknown }} Fact
 */

/**
 * How a seat of a match is to be filled; `bot` is the level of a bot.
 * @typedef {object} SeatPlan
 * @property {SeatKind} kind
 * @property {string} [name]
 * @property {string} [player]
 * @property {string} [bot]
 */

/**
 * That the service's log of heads has a version of a match: leaf, path, and the latest checkpoint.
 * @typedef {object} LogProof
 * @property {string} match
 * @property {number} version
 * @property {string} hash
 * @property {string} leaf
 * @property {number} index
 * @property {number} size
 * @property {string[]} path
 * @property {string} checkpoint
 * @property {boolean} imported
 */

/**
 * The time of each person, in seconds: for a move, for all moves, or both; `bot` stands in when it is up.
 * @typedef {object} ClockPlan
 * @property {number} [move_seconds]
 * @property {number} [total_seconds]
 * @property {string} [bot]
 */

/**
 * @typedef {object} NumberRange
 * @property {number} min
 * @property {number} max
 */

/**
 * A game of the catalogue. `rules` and `glossary` are addresses.
 * @typedef {object} Game
 * @property {string} slug
 * @property {string} title
 * @property {string} summary
 * @property {string[]} designers
 * @property {NumberRange} seats
 * @property {NumberRange | null} minutes
 * @property {number | null} age
 * @property {number} rules_version
 * @property {string[]} bots
 * @property {string[]} languages
 * @property {string | null} rules
 * @property {string} glossary
 */

/**
 * Where a component of a game is from.
 * @typedef {object} Source
 * @property {string} component
 * @property {string} title
 * @property {"published" | "reconstructed"} status
 * @property {string} how
 */

/**
 * A game with the JSON Schemas of what it defines. `terms` has words for `decision-<name>`, `line-<score line>`,
 * `reason-<ending>` and `view-<member>`.
 * @typedef {Game & {
 *   options: Json,
 *   actions: Json,
 *   facts: Json,
 *   view: Json,
 *   terms: Record<string, string>,
 *   sources: Source[],
 * }} GameDetail
 */

/**
 * A card, a place or the like, in words.
 * @typedef {object} GlossaryEntry
 * @property {string} kind
 * @property {string} kind_title
 * @property {string} id
 * @property {string} title
 * @property {string} text
 */

/**
 * Who sits where. `stand_in` is the bot that plays for a person whose time was up. `player` is the application's own
 * reference, and null for everybody else.
 * @typedef {object} SeatRow
 * @property {number} seat
 * @property {SeatKind} kind
 * @property {string | null} name
 * @property {string | null} player
 * @property {string | null} bot
 * @property {string | null} stand_in
 */

/**
 * A seat with the token of whoever holds it.
 * @typedef {SeatRow & {
 *   token: string | null,
 * }} SeatWithToken
 */

/**
 * A seat of a match that was just made: with the token of its person, or the invitation to it.
 * @typedef {SeatWithToken & {
 *   invitation: string | null,
 * }} CreatedSeat
 */

/**
 * A match that was just made.
 * @typedef {object} CreatedMatch
 * @property {string} id
 * @property {string} game
 * @property {Status} status
 * @property {number} version
 * @property {string} commitment
 * @property {string} hash
 * @property {CreatedSeat[]} seats
 */

/**
 * A token with which one person takes an open seat.
 * @typedef {object} Invitation
 * @property {number} seat
 * @property {string} invitation
 */

/**
 * A seat that must decide, and the name of the decision.
 * @typedef {object} Pending
 * @property {number} seat
 * @property {string} name
 */

/**
 * Whether the seat's latest move can be taken back at once, and if not, why.
 * @typedef {object} Undo
 * @property {boolean} allowed
 * @property {number | null} to_version
 * @property {string | null} blocked_by
 */

/**
 * A seat asks the others to go back.
 * @typedef {object} UndoRequest
 * @property {number} seat
 * @property {number} to_version
 * @property {string} created_at
 * @property {number[]} agreed
 */

/**
 * The time a person has: what is left of the total, and when the time of a seat that is asked is up.
 * @typedef {object} SeatClock
 * @property {number} seat
 * @property {number | null} remaining_seconds
 * @property {string | null} deadline
 * @property {string | null} stand_in
 */

/**
 * What draws are made from, and the seats whose values are missing until then.
 * @typedef {object} MatchChance
 * @property {"seed" | "joint"} kind
 * @property {number[]} waits_for
 * @property {string | null} until
 */

/**
 * The time of all people, as of the latest event.
 * @typedef {object} MatchClock
 * @property {number | null} move_seconds
 * @property {number | null} total_seconds
 * @property {string} at
 * @property {SeatClock[]} seats
 */

/**
 * The time of all people after a version, as a stream tells it.
 * @typedef {MatchClock & {
 *   type: "clock",
 *   version: number,
 * }} ClockTold
 */

/**
 * Points, and what they are for.
 * @typedef {object} ScoreLine
 * @property {string} name
 * @property {number} points
 */

/**
 * How a seat stands: its rank (1 is best), its total and what that is made of.
 * @typedef {object} Standing
 * @property {number} seat
 * @property {number} rank
 * @property {number} total
 * @property {ScoreLine[]} lines
 */

/**
 * How a match ended.
 * @typedef {object} Outcome
 * @property {string} reason
 * @property {Standing[]} ranking
 */

/**
 * Points, and what they are for, in words too.
 * @typedef {object} TitledScoreLine
 * @property {string} name
 * @property {string} title
 * @property {number} points
 */

/**
 * @typedef {object} TitledStanding
 * @property {number} seat
 * @property {number} rank
 * @property {number} total
 * @property {TitledScoreLine[]} lines
 */

/**
 * How the seats stand; `reason` says why the game ended, and is null while it is played.
 * @typedef {object} Score
 * @property {string | null} reason
 * @property {string | null} reason_title
 * @property {TitledStanding[]} ranking
 */

/**
 * How far an analysis is; one that is `outdated` is made again when it is asked for again.
 * @typedef {object} AnalysisProgress
 * @property {string} match
 * @property {string} game
 * @property {number} version
 * @property {"none" | "waiting" | "running" | "done" | "failed"} status
 * @property {number} done
 * @property {number} of
 * @property {boolean} outdated
 */

/**
 * An option, and what it is worth to the seat; only differences matter.
 * @typedef {object} ValuedOption
 * @property {Action} action
 * @property {number} points
 */

/**
 * The options that were compared, the best first, which was chosen, and what that cost.
 * @typedef {object} JudgementOfMove
 * @property {ValuedOption[]} options
 * @property {number} chosen
 * @property {number} cost
 */

/**
 * A seat's chance to win, and the bounds between which it lies in 95 of 100 cases.
 * @typedef {object} Chance
 * @property {number} seat
 * @property {number} chance
 * @property {number} low
 * @property {number} high
 */

/**
 * A move: how good it was, and the seats' chances after it.
 * @typedef {object} AnalysedMove
 * @property {number} version
 * @property {number} seat
 * @property {string} decision
 * @property {JudgementOfMove | null} judgement
 * @property {Chance[]} chances
 */

/**
 * A move that cost much, in words.
 * @typedef {object} TurningPoint
 * @property {number} version
 * @property {number} seat
 * @property {string} chosen
 * @property {string} better
 * @property {number} cost
 * @property {string} text
 */

/**
 * What an analysis found so far, a page of moves at a time.
 * @typedef {AnalysisProgress & {
 *   moves: AnalysedMove[],
 *   has_more: boolean,
 *   turning_points: TurningPoint[],
 * }} Analysis
 */

/**
 * The option that a bot would take, ready to be played, and why.
 * @typedef {object} Hint
 * @property {string} game
 * @property {number} version
 * @property {number} seat
 * @property {Option} option
 * @property {string} reason
 */

/**
 * Where a fork branches off: a match, a version of it, and its hash there.
 * @typedef {object} Origin
 * @property {string} match
 * @property {number} version
 * @property {string} hash
 */

/**
 * A match: its status, who must decide, its outcome. `hash` is a receipt for all that happened so far.
 * @typedef {object} Summary
 * @property {string} id
 * @property {string} game
 * @property {Status} status
 * @property {number} version
 * @property {Json} options
 * @property {string} commitment
 * @property {string} hash
 * @property {string} created_at
 * @property {string} updated_at
 * @property {Pending[]} pending
 * @property {SeatRow[]} seats
 * @property {MatchClock | null} clock
 * @property {boolean} listed
 * @property {boolean} on_behalf
 * @property {number | null} pace
 * @property {boolean} hints
 * @property {MatchChance} chance
 * @property {Undo} undo
 * @property {UndoPolicy} undo_policy
 * @property {UndoRequest | null} undo_request
 * @property {Origin | null} forked_from
 * @property {"proven" | "unproven" | null} imported
 * @property {boolean} rated
 * @property {string | null} unrated_because
 * @property {Outcome | null} outcome
 */

/**
 * A match in the lobby.
 * @typedef {object} MatchRow
 * @property {string} id
 * @property {string} game
 * @property {Status} status
 * @property {number} version
 * @property {string} created_at
 * @property {string} updated_at
 * @property {Pending[]} pending
 * @property {Json} options
 * @property {SeatRow[]} seats
 * @property {number} open_seats
 * @property {Origin | null} forked_from
 * @property {string | null} reason
 */

/**
 * A seat that must decide, and when its time is up; `link` is where its options are listed.
 * @typedef {object} Turn
 * @property {string} match
 * @property {string} game
 * @property {number} version
 * @property {number} seat
 * @property {string | null} player
 * @property {string} decision
 * @property {string | null} deadline
 * @property {string} updated_at
 * @property {string} link
 */

/**
 * Where the seats of some tokens must decide; `lost` says which of the tokens, counted from 0, hold no seat any longer.
 * @typedef {object} TurnsOf
 * @property {Turn[]} data
 * @property {number[]} lost
 */

/**
 * The state as one viewer may know it; `seat` is null for a spectator.
 * @typedef {object} View
 * @property {string} game
 * @property {number} version
 * @property {number | null} seat
 * @property {Json} view
 */

/**
 * A legal action, ready to be played, and what it means in words; `targets` are where to point at the board, in order.
 * @typedef {object} Option
 * @property {string} label
 * @property {string[]} targets
 * @property {Action} action
 */

/**
 * What a seat is asked, with every legal option.
 * @typedef {object} Decision
 * @property {number} seat
 * @property {string} name
 * @property {string} title
 * @property {string | null} about
 * @property {Option[]} options
 */

/**
 * @typedef {object} Actions
 * @property {string} game
 * @property {number} version
 * @property {Decision[]} decisions
 */

/**
 * A match, and what one viewer has before it; `view` is null before the game begins.
 * @typedef {Summary & {
 *   seat: number | null,
 *   view: Json | null,
 *   decisions: Decision[],
 *   board?: string,
 * }} Table
 */

/**
 * A move that was made, and what was asked for by `then`. `hash` is a receipt: keep it, and an audit can check the record
 * against it.
 * @typedef {object} Move
 * @property {string} game
 * @property {number} version
 * @property {string} hash
 * @property {Status} status
 * @property {Fact[]} facts
 * @property {Pending[]} pending
 * @property {number | null} [seat]
 * @property {Json} [view]
 * @property {Decision[]} [decisions]
 * @property {string} [board]
 * @property {Undo} [undo]
 */

/**
 * A match after a command, and what was asked for by `then`.
 * @typedef {Summary & {
 *   seat?: number | null,
 *   view?: Json,
 *   decisions?: Decision[],
 *   board?: string,
 * }} ChangedMatch
 */

/**
 * An entry of a match's record, as the viewer may read it; `match` and `game` are not in its hash. In the stream of an
 * application it has an `id`, after which that stream resumes; in a stream with `lang`, `lines` tell it in words.
 * @typedef {object} Event
 * @property {string} [id]
 * @property {string} match
 * @property {string} game
 * @property {number} version
 * @property {string} type
 * @property {string} at
 * @property {string} actor
 * @property {Json} data
 * @property {Record<string, string>} sealed
 * @property {Record<string, string>} nonces
 * @property {string} hash
 * @property {string[]} [lines]
 */

/**
 * An event in plain words.
 * @typedef {object} NarratedEvent
 * @property {number} version
 * @property {string} at
 * @property {boolean} undone
 * @property {string[]} lines
 */

/**
 * A step of the way to the latest version. `continues` is the version it continues from: the one before or, of a rewind or
 * a restoration, the one that the game is at again. `marks` are `draws` and `reveals`.
 * @typedef {object} Step
 * @property {number} version
 * @property {string} type
 * @property {number | null} seat
 * @property {number} continues
 * @property {boolean} undone
 * @property {number | null} turn
 * @property {string | null} phase
 * @property {string[]} marks
 */

/**
 * A counter of the whole table.
 * @typedef {object} Track
 * @property {string} name
 * @property {string} title
 */

/**
 * How the seats stood from a version on: `totals` and `ranks` in the order of the seats.
 * @typedef {object} StandingsAtVersion
 * @property {number} version
 * @property {number[]} totals
 * @property {number[]} ranks
 * @property {Record<string, number>} tracks
 */

/**
 * How the seats stood at every version: a row holds until the next one.
 * @typedef {object} ScoreHistory
 * @property {number} version
 * @property {Track[]} tracks
 * @property {StandingsAtVersion[]} data
 */

/**
 * An event that changed a field of the view; `before` and `after` are left out where there was no such field.
 * @typedef {Step & {
 *   at: string,
 *   before?: unknown,
 *   after?: unknown,
 *   facts: Fact[],
 * }} FieldChange
 */

/**
 * Pieces of the picture before, which is cut in front of every `<`, and a text that follows them.
 * @typedef {object} PicturePart
 * @property {number} first
 * @property {number} count
 * @property {string} text
 */

/**
 * All that is shown of a version. From the service, `board` is null where `board_change` tells it by the frame before;
 * from `frames()` it is always the whole picture, if there is one.
 * @typedef {Step & {
 *   phase_title: string | null,
 *   at: string,
 *   lines: string[],
 *   targets: string[],
 *   pending: Pending[],
 *   totals: number[],
 *   ranks: number[],
 *   tracks: Record<string, number>,
 *   board: string | null,
 *   board_change: PicturePart[] | null,
 * }} Frame
 */

/**
 * What a seat was asked.
 * @typedef {object} Asked
 * @property {number} seat
 * @property {string} name
 * @property {string} title
 * @property {string | null} about
 * @property {number} options
 */

/**
 * An option of a past decision, and what it would have led to; `led_to` are the versions where it was really chosen.
 * @typedef {Option & {
 *   led_to: number[],
 *   facts: Fact[],
 *   lines: string[],
 *   ending: string | null,
 *   totals: number[],
 *   ranks: number[],
 *   tracks: Record<string, number>,
 *   board_change?: PicturePart[],
 * }} Alternative
 */

/**
 * An operation of a JSON Patch (RFC 6902).
 * @typedef {object} PatchOperation
 * @property {"add" | "remove" | "replace" | "move"} op
 * @property {string} path
 * @property {string} [from]
 * @property {unknown} [value]
 */

/**
 * An event that changed the game; `to_version` is where a rewind or a restoration goes.
 * @typedef {object} Change
 * @property {number} version
 * @property {string} type
 * @property {number | null} to_version
 * @property {Fact[]} facts
 */

/**
 * What changed between two versions: `patch` turns the view at `from` into the view at `to`.
 * @typedef {object} Diff
 * @property {string} game
 * @property {number} from
 * @property {number} to
 * @property {number | null} seat
 * @property {PatchOperation[]} patch
 * @property {Change[]} changes
 */

/**
 * A fork of a match, and the version that it starts from.
 * @typedef {object} ForkRow
 * @property {string} id
 * @property {Origin} forked_from
 * @property {"copy" | "what_if"} how
 * @property {boolean} listed
 * @property {Status} status
 * @property {string} created_at
 * @property {string} updated_at
 */

/**
 * A player, or a level of bots, and how good they are.
 * @typedef {object} LeaderboardRow
 * @property {number} place
 * @property {string | null} player
 * @property {string | null} bot
 * @property {number} rating
 * @property {number} mu
 * @property {number} sigma
 * @property {number} matches
 * @property {number} won
 */

/**
 * A field of the body (`pointer`) or a parameter of the query that was refused, and why.
 * @typedef {object} FieldError
 * @property {string} [pointer]
 * @property {string} [parameter]
 * @property {string} detail
 */

/**
 * A problem document (RFC 9457).
 * @typedef {object} Problem
 * @property {string} type
 * @property {string} title
 * @property {number} status
 * @property {string} code
 * @property {string} detail
 * @property {string} request_id
 * @property {FieldError[]} [errors]
 * @property {Json} [decision]
 * @property {string} [actions]
 * @property {string} [check]
 * @property {number | null} [version]
 * @property {Event[]} [missed]
 */

export {};
