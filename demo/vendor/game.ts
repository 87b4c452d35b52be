import { writeFixed } from '../../src/protocol/money/decimal-arithmetic.ts';

/** A multiple of the stake as an exact fraction: `{ over: 5n, under: 2n }` is two and a half times. */
export interface Factor {
  readonly over: bigint;
  readonly under: bigint;
}
/** Odds are kept in hundredths: this is 1.00, the stake itself. */
export const evenOdds = 100n;
export const nothingPaid: Factor = { over: 0n, under: 1n };
/** What a factor of a stake comes to in minor units, rounded down. */
export const multiply = (stake: bigint, { over, under }: Factor): bigint => (stake * over) / under;

/** Draws a whole number, 0 ≤ n < `below`; each is equally likely. `below` is at most 2 ** 32. */
export type Chance = (below: number) => number;
/** What a step of a round happens with: the clock of the server, in milliseconds since 1970, and chance. */
export interface Moment {
  readonly at: number;
  readonly chance: Chance;
  /** Of games with a calendar: the draws of an event, the same for all players and at all times. */
  readonly eventChance?: (event: string) => Chance;
}

/** What binds the vendor to the draws of an event, in hex: the hash of its seed is shown before, the seed after. */
export interface EventProof {
  readonly commitment: string;
  readonly seed: string;
}
/** What makes the board of a calendar. */
export interface BoardDrawing {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly eventChance: (event: string) => Chance;
  readonly proof: (event: string) => EventProof;
}
/**
 * Events that begin and end by the clock, drawn once for all players. Their seeds follow from a secret of the
 * vendor and the event's name, so that every node has the same and none is stored.
 */
export interface Calendar<Board> {
  /**
   * What all players may know of the events: the seed and the end of those alone that are over. Of the events that are
   * named it says more than is needed for the list of all.
   */
  board(drawing: BoardDrawing, events?: readonly string[]): Board;
}

/** Least time from one stake to the next in a game of a casino that is no slot. */
export const casinoCycleMs = 5_000;

/**
 * How a round is: still played, over with a multiple of all that was staked in it (0 is lost), or void: all stakes go
 * back.
 */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'over'; readonly pays: Factor }
  | { readonly kind: 'void' };

/** What makes a picture of a round for the player's page. */
export interface Drawing {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Decimal text of a multiple of all that was staked in the round. */
  readonly amount: (factor: Factor) => string;
}

/** One way to play a game from the first stake to the end of a round, and exactly what it gives back. */
export interface Way<Choice, Course, Move> {
  readonly name: string;
  readonly choice: Choice;
  /** The next move of an open round; left out where a round ends with its stake. */
  next?(course: Course): Move;
  /** Of all that is staked this comes back in the mean, before amounts are rounded down to minor units. */
  readonly rtp: Factor;
  /** Set where the space of outcomes is too large to walk through: the game's own test counts it. */
  readonly isCountedApart?: boolean;
}

/** What a game may have, as catalogues name it. */
export type Feature = 'multipliers' | 'jackpot' | 'side-bets' | 'several-players' | 'provably-fair';
export type Volatility = 'low' | 'medium' | 'high';

/** A line of the table of chances in the rules. */
export interface ChanceRow {
  /** Name of a text. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly chance: Factor;
  readonly pays: Factor;
}

/** Games of the platform's catalogue, by its codes; without `classify` all of the type. */
export interface CatalogueKind {
  readonly type: string;
  readonly classify?: string;
}

/** Emblem of a picture → nouns of names, separated by a comma and a space. */
export type Titles = Readonly<Record<string, string>>;
/** Entries of a catalogue that a game opens, and what they can be called and show to be true to it. */
export interface Claim extends CatalogueKind {
  readonly titles: Titles;
}

/** A table with its least and largest stake; a choice names it as `room`. */
export interface Room {
  readonly id: string;
  /** As the platform lists it. */
  readonly name: string;
  /** In whole units of the currency. */
  readonly least: bigint;
  readonly most: bigint;
}

/**
 * A game of the vendor: pure rules, without money, database or clock. A round begins with `Choice`, takes
 * any number of `Move`s, and is kept as its `Course`, which is JSON.
 */
export interface Game<Choice, Course, Move, Picture> {
  /** The name of its folder. */
  readonly code: string;
  /** What of the platform's catalogue opens it. The most exact claim of all games counts. */
  readonly opens: readonly Claim[];
  /** Rooms in which it is played; without them any stake of the vendor is good. */
  readonly rooms?: readonly Room[];
  /** What it has beside its reels, table or draw. */
  readonly features: readonly Feature[];
  /**
   * By the standard deviation of what a round pays, in stakes, for the usual way to play: low below 2, medium below 6,
   * else high. Null where the player's choice decides it, and in games with a calendar, which have prices.
   */
  readonly volatility: Volatility | null;
  /**
   * Least time from one stake to the next of a player, in milliseconds: 2,500 for slots, `casinoCycleMs` for games of a
   * casino (UKGC, remote technical standards, 14D and 14G).
   */
  readonly cycleMs: number;
  /** Whether draws come from a seed whose hash the player has before the stake. */
  readonly isCommitted: boolean;
  /** JSON Schemas: what a choice and a move are. */
  readonly choiceSchema: object;
  readonly moveSchema: object;
  /** Folder in `demo/vendor` whose style and texts the game shares with others. */
  readonly family?: string;
  readonly calendar?: Calendar<unknown>;
  /** Whether rounds wait for events: a player may have several, and sees them as a list. */
  readonly mayHaveSeveral?: boolean;
  /**
   * Whether a choice can be taken now, asked before its stake is.
   * @throws RefusedMove
   */
  check?(choice: Choice, judging: Pick<Moment, 'at' | 'eventChance'>): void;
  /** A round whose stake is paid. One that `check` would refuse by now is void. */
  open(choice: Choice, moment: Moment): Course;
  /** @throws RefusedMove where the rules do not allow the move */
  move(course: Course, move: Move, moment: Moment): Course;
  /**
   * What a move adds to the stake, as a multiple of the first stake: the wallet gives it before the move is made. Such a
   * move is no exit, and a game that time ends has none.
   * @throws RefusedMove wherever `move` would refuse a move that costs something
   */
  raise?(course: Course, move: Move): Factor;
  /** Whether a move only takes out what is won: it is allowed also where play has ended. */
  isExit(move: Move): boolean;
  /** What became of a round by the time alone. */
  advance?(course: Course, now: number): Course;
  /** When time alone ends a round, in milliseconds since 1970; null where it waits for its player. */
  dueAt?(course: Course): number | null;
  /**
   * The end of a round that its player has left, to the player's favour and without a further stake; as it is where only
   * time ends it.
   */
  leave(course: Course, now: number): Course;
  standing(course: Course): Standing;
  /** The part of all that was staked that is at risk, in games in which a player can cover a bet with another. */
  atRisk?(course: Course): Factor;
  /** Nothing that the player must not know yet. */
  picture(course: Course, drawing: Drawing): Picture;
  /** The first is the usual one: what it gives back is what catalogues say of the game. */
  readonly ways: readonly Way<Choice, Course, Move>[];
  readonly chances: readonly ChanceRow[];
  /** Values for the texts of the rules. */
  readonly facts: Readonly<Record<string, string>>;
}
/** A game whose kinds of data its caller does not know: choices and moves were checked by its schemas. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** A move that the rules do not allow. */
export class RefusedMove extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The draws of an event. @throws Error where the moment has none: the game says no calendar */
export function drawEvent({ eventChance }: Pick<Moment, 'eventChance'>, event: string): Chance {
  if (eventChance === undefined) throw new Error(`expects draws of the event ${event}, found none`);
  return eventChance(event);
}

/** A choice or a move without content. */
export const nothing = { type: 'object', additionalProperties: false, properties: {} } as const;
export type Nothing = Readonly<Record<string, never>>;

/** A factor in percent, cut to two places: `96.11`, `97`. */
export function writePercent({ over, under }: Factor): string {
  return writeFixed((over * 10_000n) / under, 2).replace(/\.?0+$/, '');
}
