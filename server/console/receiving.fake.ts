import { createReceivingBook } from '../../src/protocol/console-receiving.fake.ts';
import type { ReceivingBackOffice } from './receiving.ts';

/** Accounts that members pay into, in memory; nothing is refused. */
export function createReceivingFake(): ReceivingBackOffice {
  const book = createReceivingBook();
  return {
    list: async () => book.state(),
    propose: async ({ by, ...request }) => book.propose(request, by),
    switchOff: async ({ id, by }) => book.switchOff(id, by),
    decide: async ({ id, by, ...verdict }) => book.decide(id, verdict, by),
  };
}
