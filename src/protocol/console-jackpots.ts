/**
 * What the console's browser part and its server agree on about jackpots of the platform: bodies under
 * `/api/jackpots`. What a jackpot is set to is in `settings/brand`. Amounts are decimal texts of `currency`.
 */
export interface JackpotPot {
  /** As in the brand. */
  readonly id: string;
  /** What is in it now. */
  readonly amount: string;
  /** From 1; it rises with each win. */
  readonly turn: number;
  readonly wins: number;
  /** All wins together. */
  readonly paid: string;
  readonly lastWonAt: string | null;
}
/** `GET /api/jackpots` */
export interface JackpotFigures {
  readonly pots: readonly JackpotPot[];
  /** The house's account of jackpots in the ledger: the sum of all pots. */
  readonly inLedger: string;
  readonly currency: string;
}
