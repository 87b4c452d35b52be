import { get } from '../console/define-call.ts';
import { count, list, nullable, object, text, type ValueOf } from '../json/typed-schema.ts';

/** Jackpots of the platform; what a jackpot is set to is in `settings/brand`. Amounts are decimal texts. */
const pot = object({
  /** As in the brand. */
  id: text,
  /** What is in it now. */
  amount: text,
  /** From 1; it rises with each win. */
  turn: count,
  wins: count,
  /** All wins together. */
  paid: text,
  lastWonAt: nullable(text),
});
const figures = object({
  pots: list(pot),
  /** The house's account of jackpots in the ledger: the sum of all pots. */
  inLedger: text,
  currency: text,
});

export const jackpots = { figures: get('/jackpots', { needs: 'read', answer: figures }) };

export type JackpotPot = ValueOf<typeof pot>;
export type JackpotFigures = ValueOf<typeof figures>;
