import type {
  ReceivingAccount,
  ReceivingFields,
  ReceivingProposal,
  receiving,
} from '../../../src/protocol/calls/receiving.ts';

import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { keepProposals, now } from './proposals.fake.ts';

export const sampleReceiving: ReceivingFields = {
  method: 'transfer',
  kind: 'bank',
  provider: 'Foyer Bank',
  holder: 'Foyer Payments Inc.',
  number: '0045 2210 9931',
  qrText: '',
  fromLevel: 0,
  toLevel: null,
  minimum: '500.00',
  maximum: '50000.00',
  perDay: '100000.00',
  position: 0,
  enabled: true,
};

const base = { id: '1', today: '12500.00', openOrders: 2, changedBy: 'setup', changedAt: now };
/** One account that members pay into, and what operators ask for about it, in memory; nothing is refused. */
export function createReceivingFake(): Answers<typeof receiving> {
  let accounts: readonly ReceivingAccount[] = [{ ...sampleReceiving, ...base, waiting: null }];
  const proposals = keepProposals<ReceivingProposal>();
  const change = (id: string, to: Partial<ReceivingAccount>): void => {
    accounts = accounts.map((one) => (one.id === id ? { ...one, ...to, changedAt: now } : one));
  };
  const list = async () => ({
    accounts: accounts.map((one) => ({
      ...one,
      waiting: proposals.waiting().find(({ accountId }) => accountId === one.id) ?? null,
    })),
    added: proposals.waiting().filter(({ accountId }) => accountId === null),
    past: proposals.past(),
    methods: [{ id: 'transfer', name: 'Bank transfer', minimum: '500.00', maximum: '200000.00' }],
    levels: [
      { rank: 1, name: 'Bronze' },
      { rank: 3, name: 'Gold' },
    ],
    currency: 'PHP',
  });
  return {
    list,
    propose: answerAfter(
      async ({ id: accountId, fields, note, by: proposedBy }) =>
        proposals.add({ accountId, fields, note, proposedBy }),
      list,
    ),
    switchOff: answerAfter(async ({ id, by }) => change(id, { enabled: false, changedBy: by }), list),
    ...answerEndings(async (decision) => {
      const asked = proposals.end(decision);
      if (asked === null || decision.state !== 'approved') return;
      const { accountId, fields } = asked;
      if (accountId !== null) return change(accountId, { ...fields, changedBy: decision.by });
      const added = { id: String(accounts.length + 1), today: '0.00', openOrders: 0, waiting: null };
      accounts = [...accounts, { ...fields, ...base, ...added }];
    }, list),
  };
}
