import { createReceivingBook } from '../../protocol/console-receiving.fake.ts';
import { ApiFailure } from './call-api.ts';
import type { ConsoleApi } from './console-api.ts';

type Calls =
  | 'receiving'
  | 'proposeReceiving'
  | 'switchOffReceiving'
  | 'withdrawReceiving'
  | 'decideReceiving';

/** Accounts that members pay into, as the server keeps them. */
export function createReceivingApiFake(role: string): Pick<ConsoleApi, Calls> {
  const book = createReceivingBook();
  return {
    receiving: async () => book.state(),
    proposeReceiving: async (request) => {
      if (request.fields.maximum === 'x')
        throw new ApiFailure('form.invalid', 'no', { status: 400, fields: { maximum: 'amount.invalid' } });
      book.propose(request, role);
      return book.state();
    },
    switchOffReceiving: async (id) => {
      book.switchOff(id, role);
      return book.state();
    },
    withdrawReceiving: async (id) => {
      book.decide(id, { state: 'withdrawn', reason: '' }, role);
      return book.state();
    },
    decideReceiving: async (id, state, reason) => {
      book.decide(id, { state, reason }, role);
      return book.state();
    },
  };
}
