import type { money, MoneyProposal, MoneyRules } from '../../../src/protocol/calls/money.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { keepProposals, now, throwInvalid, throwUnknown, undecided } from './proposals.fake.ts';

const sampleMoneyRules: MoneyRules = {
  creditTolerance: '1.00',
  creditLimit: '50000.00',
  cashierDay: '500000.00',
  memberDay: '100000.00',
  ceilings: [{ vendor: 'demo', stakeTimes: 1_000, perRound: '500000.00', perDay: '5000000.00' }],
};
/** A payout that a vendor asked for. */
export const sampleHeldPayout: MoneyProposal = {
  ...undecided,
  id: '90',
  proposedAt: now,
  rules: null,
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
const empty = { account: null, amount: null, compared: null, subject: '', doubts: [], rules: null };

/** Money that waits, in memory. There is one member, `player`. */
export function createMoneyFake(): MoneyFake {
  const { add, hold, waiting, past, end } = keepProposals<MoneyProposal>();
  let rules = sampleMoneyRules;
  const read = async () => ({
    rules,
    changedBy: null,
    changedAt: null,
    waiting: waiting(),
    past: past(),
    currency: 'PHP',
  });
  return {
    read,
    adjust: answerAfter(async ({ account, direction, amount, note, evidence, by: proposedBy }) => {
      if (account !== 'player') return throwUnknown('member.unknown');
      if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(amount)) return throwInvalid('amount');
      const signed = direction === 'credit' ? amount : `-${amount}`;
      add({ ...empty, kind: 'adjustment', account, amount: signed, note, evidence, proposedBy });
    }, read),
    proposeRules: answerAfter(async ({ rules: asked, note, by: proposedBy }) => {
      if (asked.creditTolerance === 'x') return throwInvalid('creditTolerance');
      add({ ...empty, kind: 'rules', evidence: '', note, proposedBy, rules: asked });
    }, read),
    hold,
    ...answerEndings(async (decision) => {
      const asked = end(decision);
      if (decision.state === 'approved' && asked?.rules) rules = asked.rules;
    }, read),
  };
}
