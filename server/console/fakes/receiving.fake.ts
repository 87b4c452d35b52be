import type {
  ReceivingAccount,
  ReceivingFields,
  ReceivingProposal,
  receiving,
  ReceivingState,
} from '../../../src/protocol/calls/receiving.ts';

import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings, type Decision } from '../../infrastructure/http/answer-after.ts';

const now = '2026-11-21T09:00:00.000Z';
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

interface ReceivingBook {
  readonly state: () => ReceivingState;
  readonly propose: (request: InputOf<typeof receiving.propose>) => void;
  readonly switchOff: (id: string, by: string) => void;
  readonly decide: (decision: Decision) => void;
}

/** One account that members pay into, and what operators ask for about it, in memory. */
function createReceivingBook(): ReceivingBook {
  const base = { id: '1', today: '12500.00', openOrders: 2, changedBy: 'setup', changedAt: now };
  let accounts: readonly ReceivingAccount[] = [{ ...sampleReceiving, ...base, waiting: null }];
  let proposals: readonly ReceivingProposal[] = [];
  const find = (id: string | null): ReceivingProposal | null =>
    proposals.find(({ accountId, state }) => state === 'waiting' && accountId === id) ?? null;
  const change = (id: string, to: Partial<ReceivingAccount>): void => {
    accounts = accounts.map((one) => (one.id === id ? { ...one, ...to, changedAt: now } : one));
  };
  return {
    state: () => ({
      accounts: accounts.map((one) => ({ ...one, waiting: find(one.id) })),
      added: proposals.filter(({ accountId, state }) => state === 'waiting' && accountId === null),
      past: proposals.filter(({ state }) => state !== 'waiting'),
      methods: [{ id: 'transfer', name: 'Bank transfer', minimum: '500.00', maximum: '200000.00' }],
      levels: [
        { rank: 1, name: 'Bronze' },
        { rank: 3, name: 'Gold' },
      ],
      currency: 'PHP',
    }),
    propose: ({ id, fields, note, by }) => {
      const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
      const made = { id: String(proposals.length + 1), accountId: id, fields, note, proposedBy: by };
      proposals = [{ ...made, ...undecided, proposedAt: now }, ...proposals];
    },
    switchOff: (id, by) => change(id, { enabled: false, changedBy: by }),
    decide: ({ id, state, reason, by }) => {
      const asked = proposals.find((one) => one.id === id);
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
      if (asked === undefined || state !== 'approved') return;
      if (asked.accountId !== null) return change(asked.accountId, { ...asked.fields, changedBy: by });
      const added = { ...base, id: String(accounts.length + 1), today: '0.00', openOrders: 0, waiting: null };
      accounts = [...accounts, { ...asked.fields, ...added }];
    },
  };
}

/** Accounts that members pay into, in memory; nothing is refused. */
export function createReceivingFake(): Answers<typeof receiving> {
  const book = createReceivingBook();
  const read = async () => book.state();
  return {
    list: read,
    propose: answerAfter(async (request) => book.propose(request), read),
    switchOff: answerAfter(async ({ id, by }) => book.switchOff(id, by), read),
    ...answerEndings(async (decision) => book.decide(decision), read),
  };
}
