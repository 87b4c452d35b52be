import type { VendorRoundState } from './tables.ts';

/** What a player says of the next card. */
export type Guess = 'higher' | 'lower';
/** A word that a player may say, with what it is worth where it is right. */
export interface ChoiceView {
  /** Chance in percent, with one place. */
  readonly chance: string;
  /** Decimal text. */
  readonly worth: string;
}
/** A round as the game's page shows it. Amounts are decimal texts. */
export interface RoundView {
  readonly id: string;
  readonly state: VendorRoundState;
  readonly stake: string;
  /** What taking it gives now; the stake before the first word. */
  readonly worth: string;
  readonly payout: string;
  /** 0 to 51, in the order in which they were drawn. */
  readonly cards: readonly number[];
  readonly step: number;
  readonly canTake: boolean;
  readonly choices: { readonly [Name in Guess]: ChoiceView | null };
}
