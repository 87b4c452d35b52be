import type { JackpotFigures } from '../../src/protocol/console-jackpots.ts';

/** Jackpots of the platform; the member platform answers it. */
export interface JackpotBackOffice {
  figures(): Promise<JackpotFigures>;
}
