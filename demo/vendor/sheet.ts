import type { AnyGame, CatalogueKind, Feature, Volatility } from './game.ts';
import { pickGame } from './find-game.ts';

/** What the game of an entry may be staked with, in whole units of the currency. */
export interface StakeBounds {
  readonly least: bigint;
  readonly most: bigint;
}
/** What a catalogue says of a game. */
export interface Sheet {
  /** Of the usual way to play, in hundredths of a percent; null for books, which have prices. */
  readonly rtp: number | null;
  /** Null where the player's choice decides it, and for books. */
  readonly volatility: Volatility | null;
  readonly features: readonly Feature[];
  readonly stakes: StakeBounds;
}

/** Of every game without rooms. */
export const usualStakes: StakeBounds = { least: 1n, most: 500n };
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** From the least stake of all rooms to the largest. */
export function boundsOf(game: Pick<AnyGame, 'rooms'>): StakeBounds {
  const rooms: readonly StakeBounds[] = game.rooms ?? [usualStakes];
  return {
    least: rooms.map((room) => room.least).reduce(least),
    most: rooms.map((room) => room.most).reduce(most),
  };
}

function returnOf({ ways: [usual] }: AnyGame): number | null {
  return usual === undefined ? null : Number((usual.rtp.over * 10_000n) / usual.rtp.under);
}
/** Entries of this kind are marked by the lobby: a stake of any game may win a jackpot of the platform. */
const jackpotKind = 'JP';

/**
 * The sheet of the game that an entry of the catalogue opens, from the definition of the game alone; null for
 * lotteries, which the platform has itself.
 */
export function sheetOf(kind: CatalogueKind): Sheet | null {
  if (kind.type === 'LOTT' || kind.type === 'ELOTT') return null;
  const game = pickGame(kind);
  // Seeds of the events of a calendar are committed too.
  const isFair = game.isCommitted || game.calendar !== undefined;
  return {
    rtp: game.calendar === undefined ? returnOf(game) : null,
    volatility: game.volatility,
    features: [
      ...game.features,
      ...(kind.classify === jackpotKind ? (['jackpot'] as const) : []),
      ...(isFair ? (['provably-fair'] as const) : []),
    ],
    stakes: boundsOf(game),
  };
}
