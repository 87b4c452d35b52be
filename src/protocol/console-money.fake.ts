import type { AdjustmentRequest, MoneyProposal, MoneyRules, MoneyState } from './console-money.ts';

const now = '2026-11-21T09:00:00.000Z';
const sampleMoneyRules: MoneyRules = {
  creditTolerance: '1.00',
  creditLimit: '50000.00',
  cashierDay: '500000.00',
  memberDay: '100000.00',
  ceilings: [{ vendor: 'demo', stakeTimes: 1_000, perRound: '500000.00', perDay: '5000000.00' }],
};
const undecided = {
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  reason: '',
  proposedAt: now,
  rules: null,
} as const;
/** A payout that a vendor asked for. */
export const sampleHeldPayout: MoneyProposal = {
  ...undecided,
  id: '90',
  kind: 'payout',
  account: 'player',
  amount: '999999.00',
  compared: '1.00',
  subject: 'demo r-1',
  doubts: ['times', 'round'],
  evidence: '',
  note: 'demo asks 999999.00 for a stake of 1.00, round r-1.',
  proposedBy: 'vendor:demo',
};

export interface MoneyBook {
  readonly state: () => MoneyState;
  readonly adjust: (request: AdjustmentRequest, by: string) => void;
  readonly proposeRules: (rules: MoneyRules, note: string, by: string) => void;
  readonly hold: (proposal: MoneyProposal) => void;
  readonly decide: (
    id: string,
    verdict: { readonly state: 'approved' | 'rejected' | 'withdrawn'; readonly reason: string },
    by: string,
  ) => void;
}

/** Money that waits, in memory. */
export function createMoneyBook(): MoneyBook {
  let proposals: readonly MoneyProposal[] = [];
  let rules = sampleMoneyRules;
  const add = (proposal: MoneyProposal): void => {
    proposals = [...proposals, proposal];
  };
  const empty = {
    ...undecided,
    account: null,
    amount: null,
    compared: null,
    subject: '',
    doubts: [],
  } as const;
  const nextId = (): string => String(proposals.length + 1);
  return {
    state: () => ({
      rules,
      changedBy: null,
      changedAt: null,
      waiting: proposals.filter(({ state }) => state === 'waiting'),
      past: proposals.filter(({ state }) => state !== 'waiting').toReversed(),
      currency: 'PHP',
    }),
    adjust: ({ account, direction, amount, note, evidence }, by) =>
      add({
        ...empty,
        ...{ id: nextId(), kind: 'adjustment', account, note, evidence, proposedBy: by },
        amount: direction === 'credit' ? amount : `-${amount}`,
      }),
    proposeRules: (wanted, note, by) =>
      add({ ...empty, id: nextId(), kind: 'rules', evidence: '', note, proposedBy: by, rules: wanted }),
    hold: add,
    decide: (id, { state, reason }, by) => {
      const found = proposals.find((one) => one.id === id);
      if (state === 'approved' && found?.rules) rules = found.rules;
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
    },
  };
}
