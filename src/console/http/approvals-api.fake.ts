import { createMoneyBook } from '../../protocol/console-money.fake.ts';
import type { MoneyProposal } from '../../protocol/console-money.ts';
import { ApiFailure } from './call-api.ts';
import type { ConsoleApi } from './console-api.ts';

type Calls = 'heldMoney' | 'adjustBalance' | 'proposeMoneyRules' | 'withdrawMoney' | 'decideMoney';
export interface ApprovalsFake extends Pick<ConsoleApi, Calls> {
  /** Something that a vendor or a gateway asks for. */
  holdMoney(proposal: MoneyProposal): void;
}

/** Money that needs a second person, as the server keeps it. */
export function createApprovalsApiFake(role: string): ApprovalsFake {
  const book = createMoneyBook();
  return {
    holdMoney: book.hold,
    heldMoney: async () => book.state(),
    adjustBalance: async (request) => {
      if (request.account !== 'player') throw new ApiFailure('member.unknown', 'no', { status: 404 });
      if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(request.amount))
        throw new ApiFailure('form.invalid', 'no', { status: 400, fields: { amount: 'amount.invalid' } });
      book.adjust(request, role);
      return book.state();
    },
    proposeMoneyRules: async (rules, note) => {
      if (rules.creditTolerance === 'x')
        throw new ApiFailure('form.invalid', 'no', {
          status: 400,
          fields: { creditTolerance: 'amount.invalid' },
        });
      book.proposeRules(rules, note, role);
      return book.state();
    },
    withdrawMoney: async (id) => {
      book.decide(id, { state: 'withdrawn', reason: '' }, role);
      return book.state();
    },
    decideMoney: async (id, state, reason) => {
      book.decide(id, { state, reason }, role);
      return book.state();
    },
  };
}
