import { createSettlementBook, sampleCheck } from '../../src/protocol/console-settlement.fake.ts';
import { AppError } from '../platform/app-error.ts';
import type { SettlementBackOffice } from './settlements.ts';

/** Settlements in memory; nothing is refused but lines that there are not. */
export function createSettlementsFake(): SettlementBackOffice {
  const book = createSettlementBook();
  return {
    runs: async ({ kind }) => book.runs(kind),
    lines: async (query) => book.lines(query),
    line: async (id) => {
      const line = book.line(id);
      if (line === null)
        throw new AppError({
          status: 404,
          code: 'settlement.line-unknown',
          message: 'There is no such line.',
        });
      return line;
    },
    check: async () => sampleCheck,
    export: async () => 'line,account\r\n',
    holds: async () => book.holds(),
    withhold: async ({ by, ...request }) => book.withhold(request, by),
    release: async ({ id, note, by }) => book.release(id, note, by),
    decideHold: async ({ id, by, ...verdict }) => book.decide(id, verdict, by),
  };
}
