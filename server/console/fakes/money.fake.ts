import type { money, MoneyProposal, MoneyRules } from '../../../src/protocol/calls/money.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

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

interface MoneyFake extends Answers<typeof money> {
  /** Something that a vendor or a gateway asks for. */
  readonly hold: (proposal: MoneyProposal) => void;
}
const refuseAmount = (field: string): AppError =>
  new AppError({ status: 400, code: 'form.invalid', message: 'no', fields: { [field]: 'amount.invalid' } });

/** Money that waits, in memory. There is one member, `player`. */
export function createMoneyFake(): MoneyFake {
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
  const read = async () => ({
    rules,
    changedBy: null,
    changedAt: null,
    waiting: proposals.filter(({ state }) => state === 'waiting'),
    past: proposals.filter(({ state }) => state !== 'waiting').toReversed(),
    currency: 'PHP',
  });
  return {
    read,
    adjust: answerAfter(async ({ account, direction, amount, note, evidence, by }) => {
      if (account !== 'player')
        throw new AppError({ status: 404, code: 'member.unknown', message: 'There is no such account.' });
      if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(amount)) throw refuseAmount('amount');
      const signed = direction === 'credit' ? amount : `-${amount}`;
      const made = { id: nextId(), kind: 'adjustment', account, amount: signed } as const;
      add({ ...empty, ...made, note, evidence, proposedBy: by });
    }, read),
    proposeRules: answerAfter(async ({ rules: asked, note, by }) => {
      if (asked.creditTolerance === 'x') throw refuseAmount('creditTolerance');
      add({ ...empty, id: nextId(), kind: 'rules', evidence: '', note, proposedBy: by, rules: asked });
    }, read),
    hold: add,
    ...answerEndings(async ({ id, state, reason, by }) => {
      const found = proposals.find((one) => one.id === id);
      if (state === 'approved' && found?.rules) rules = found.rules;
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
    }, read),
  };
}
