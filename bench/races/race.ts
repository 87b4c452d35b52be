import type { Database } from '../../server/db/database.ts';
import type { Ask } from './ask.ts';

/** What is sent in one burst, and what may come of it. */
export interface PreparedRace {
  readonly asks: readonly Ask[];
  /** Effects that there may be: one for each thing that is fought over. */
  readonly wanted: number;
  /** Effects that there are: rows that say so and, where money moves, the transfers of the ledger. */
  countEffects(): Promise<number>;
  /** How it came out, where there are several ways. */
  describe?(): Promise<string>;
}
/** Creates a separate environment for `requests` requests. */
export type Race = (db: Database, requests: number, play: Play) => Promise<PreparedRace>;
/** Sends one request after the other, for what has to happen before the burst. */
export type Play = (ask: Ask) => Promise<unknown>;

/** Things or people of a race, a tenth of its requests: 20 things at the most. */
export const countThings = (requests: number): number => Math.min(20, Math.ceil(requests / 10));
