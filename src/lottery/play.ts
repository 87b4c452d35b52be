import type { Chance } from './chance.ts';

/** What was drawn, in the order of drawing, never sorted. */
export interface Draw {
  readonly numbers: readonly number[];
  /** Animal of the lunar year of the draw, 0 (rat) to 11 (pig); only mark six reads it. */
  readonly animal?: number;
}

/** What a member chose. Which parts a play reads depends on its kind. */
export interface Content {
  /** Choices of each position, in order; an empty list where the position takes no part. */
  readonly rows?: readonly (readonly string[])[];
  readonly picks?: readonly string[];
  /** Choices of which each line has all (`bank`), and those that fill it up (`drag`). */
  readonly bank?: readonly string[];
  readonly drag?: readonly string[];
  /** Choices that the result has more often (`m`), and less often (`n`). */
  readonly m?: readonly string[];
  readonly n?: readonly string[];
  /** Positions of the draw that an any-position play covers, from 1. */
  readonly positions?: readonly number[];
}

/** Stakes of a bet that won: how many, and by which odds. */
export interface Win {
  readonly tier: string;
  readonly units: bigint;
}
export interface Judgement {
  readonly wins: readonly Win[];
  /** Stakes that are given back. */
  readonly pushed: bigint;
}

interface PlayBase {
  readonly id: string;
  /**
   * The chance by which the odds of a tier are found: odds are fair where they are `space / wins`. For a
   * play that pays by several tiers it is their share of it, so that all together return one stake.
   */
  readonly tiers: Readonly<Record<string, Chance>>;
}

/** What one choice is worth in a draw; null where it is lost. */
export type Hit = { readonly tier: string; readonly times?: number } | 'push' | null;

/** Each choice wins or loses alone. */
export interface PicksPlay extends PlayBase {
  readonly kind: 'picks';
  readonly choices: readonly string[];
  /** Stakes that one choice costs; one by default. */
  readonly stakes?: (choice: string) => number;
  readonly hit: (choice: string, draw: Draw) => Hit;
  /** Choices of one group exclude each other; one group by default. */
  readonly group?: (choice: string) => string;
  /** At most so many choices win in one draw; 1 by default. */
  readonly most?: number;
  /** So many times at most a choice is paid in one draw; 1 by default. */
  readonly times?: number;
  /** By which tiers a choice can win: by the one of its name, or by any, as a rule. */
  readonly tiersOf?: (choice: string) => readonly string[];
  /** Whether a draw can give stakes back. */
  readonly canPush?: boolean;
  /** Whether a draw that pays a choice gives the others of its group back; none does by default. */
  readonly returnsOthers?: (choice: string) => boolean;
}
/** A line has a choice of each row, or of `chosen` of the rows. */
export interface RowsPlay extends PlayBase {
  readonly kind: 'rows';
  readonly choices: readonly string[];
  readonly rows: number;
  readonly chosen?: number;
  /** Whether a line has each choice at most once, as cars have one place each. */
  readonly isDistinct?: boolean;
  readonly isHit: (choice: string, row: number, draw: Draw) => boolean;
  /** Choices of one group exclude each other in a row; one group by default. */
  readonly group?: (choice: string) => string;
}
/** `size` of the choices make a line. A choice is missed (0), hit (1) or specially hit (2). */
export interface PoolPlay extends PlayBase {
  readonly kind: 'pool';
  readonly choices: readonly string[];
  readonly size: number;
  readonly classOf: (choice: string, draw: Draw) => 0 | 1 | 2;
  /** The tier of a line with so many hits and special hits; null where it is lost. */
  readonly tierOf: (hits: number, special: number) => string | null;
  /** The most choices that a draw can hit, and hit specially. */
  readonly mostHits: number;
  readonly mostSpecial: number;
  /** The fewest choices that a draw hits; none by default. */
  readonly fewestHits?: number;
}
/** A line has `many` choices of `m` and `few` others of `n`. */
export interface GroupsPlay extends PlayBase {
  readonly kind: 'groups';
  readonly choices: readonly string[];
  readonly many: number;
  readonly few: number;
  /** Whether both come from one list of picks. */
  readonly isOneList?: boolean;
  /** The line that wins; null where none does. */
  readonly winner: (draw: Draw) => { readonly m: readonly string[]; readonly n: readonly string[] } | null;
}
/** A play on any of the positions that a member names: one for each choice of so many positions. */
export interface AnyPlay extends PlayBase {
  readonly kind: 'any';
  readonly positions: number;
  readonly taken: number;
  /** Judges the numbers of the positions that were taken. */
  readonly play: PoolPlay | GroupsPlay;
}
export type Play = PicksPlay | RowsPlay | PoolPlay | GroupsPlay | AnyPlay;

export const singleTier = 'line';

/** The usual play and the rule of the house by which it is judged; the rule is undefined for a usual play. */
export const splitVariant = (id: string): readonly [id: string, rule: string | undefined] => {
  const [usual = '', rule] = id.split('~');
  return [usual, rule];
};
