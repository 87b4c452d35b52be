import { createHintBook } from '../../src/protocol/console-fraud.fake.ts';
import { AppError } from '../platform/app-error.ts';
import type { FraudBackOffice } from './fraud.ts';

/** Hints of fraud in memory; nothing is refused but hints that there are not. */
export function createFraudFake(): FraudBackOffice {
  const book = createHintBook();
  const unknown = () =>
    new AppError({ status: 404, code: 'fraud-hint.unknown', message: 'There is no such hint.' });
  return {
    find: async (query) => book.find(query),
    read: async (id) => {
      const hint = book.read(id);
      if (hint === null) throw unknown();
      return hint;
    },
    decide: async ({ by, ...decision }) => {
      if (book.decide(decision, by) === null) throw unknown();
    },
  };
}
