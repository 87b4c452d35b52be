import { createMoneyBook } from '../../src/protocol/console-money.fake.ts';
import type { MoneyBackOffice } from './money.ts';

/** Money that waits, in memory. */
export function createMoneyBackOfficeFake(): MoneyBackOffice {
  const book = createMoneyBook();
  return {
    read: async () => book.state(),
    adjust: async ({ by, ...request }) => book.adjust(request, by),
    proposeRules: async ({ rules, note, by }) => book.proposeRules(rules, note, by),
    decide: async ({ id, by, ...verdict }) => book.decide(id, verdict, by),
  };
}
