import type { VendorRoundState } from './tables.ts';

/** A round as the game's page shows it; `picture` is what the game says of it. Amounts are decimal texts. */
export interface RoundView<Picture> {
  readonly id: string;
  /** A round that waits for a further stake is open: the same move can be sent again. */
  readonly state: Exclude<VendorRoundState, 'raising' | 'lowering'>;
  /** All that was staked. */
  readonly stake: string;
  readonly payout: string;
  /** How many moves it has taken. */
  readonly step: number;
  /** Null before the wallet has given the stake. */
  readonly picture: Picture | null;
  /** Of a game that commits: the hash that was shown before the stake, and the seed once the round has ended. */
  readonly proof: { readonly commitment: string; readonly seed: string | null; readonly key: string } | null;
}

/** A round that has ended, as the page lists it. Amounts are decimal texts. */
export interface EndedRound {
  readonly id: string;
  readonly state: VendorRoundState;
  readonly stake: string;
  readonly payout: string;
}
