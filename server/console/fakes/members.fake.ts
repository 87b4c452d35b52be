import type { BreakLength } from '../../../src/protocol/time/break-length.ts';
import type {
  Freeze,
  LiftProposal,
  MemberFile,
  MemberLimits,
  MemberLine,
  members,
  UnfreezeProposal,
} from '../../../src/protocol/calls/members.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { endOfTime } from '../../../src/protocol/document/jurisdiction.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { keepProposals, now, throwUnknown } from './proposals.fake.ts';

const sample: MemberFile = {
  id: '1',
  account: 'player',
  mobile: '+63••••••0001',
  email: 'p•••@lumina.example',
  registeredAt: '2025-02-03T09:00:00.000Z',
  breakUntil: null,
  isOnRequest: false,
  isFrozen: false,
  closedAt: null,
  closedReason: null,
  freeze: null,
  isUnfreezeWaiting: false,
  withdrawalHold: null,
  isLiftWaiting: false,
  balance: '250.00',
  currency: 'PHP',
  logins: [{ id: '7', at: now, outcome: 'accepted', device: 'Firefox', network: '203.0.113.•••' }],
  consents: [
    {
      id: '9',
      at: now,
      document: 'marketing',
      version: '1.0',
      statement: 'Send me promotions by email',
      given: false,
      channel: 'email',
      source: 'message-settings',
    },
  ],
  exclusions: ['P6M', 'P1Y', 'forever'],
};
/** A line of the list: the file without what only the file tells. */
const toLine = (file: MemberFile): MemberLine => ({
  id: file.id,
  account: file.account,
  mobile: file.mobile,
  email: file.email,
  breakUntil: file.breakUntil,
  isOnRequest: file.isOnRequest,
  isFrozen: file.isFrozen,
  closedAt: file.closedAt,
});

const ends: Readonly<Partial<Record<BreakLength, string>>> = {
  P6M: '2027-05-21T09:00:00.000Z',
  forever: endOfTime,
};

/** There is one member, `player` with the number 1. */
export function createMembersFake(changes: Partial<MemberFile> = {}): Answers<typeof members> {
  let member = { ...sample, ...changes };
  let limits: MemberLimits = {
    currency: 'PHP',
    limits: [
      {
        kind: 'deposit',
        period: 'day',
        amount: '500.00',
        used: '120.00',
        left: '380.00',
        wish: { amount: '900.00', from: now, until: now },
      },
      { kind: 'loss', period: 'week', amount: null, used: '0.00', left: null, wish: null },
      { kind: 'session', period: 'day', amount: null, used: '25', left: null, wish: null },
    ],
  };
  const unfreezings = keepProposals<UnfreezeProposal>();
  const lifts = keepProposals<LiftProposal>();
  const isAsked = () => ({
    isUnfreezeWaiting: unfreezings.waiting().length > 0,
    isLiftWaiting: lifts.waiting().length > 0,
  });
  const noFreeze: Freeze = { at: null, by: null, reason: null };
  const readFile = async ({ id }: { readonly id: string }): Promise<MemberFile> => {
    return id === member.id ? { ...member, ...isAsked() } : throwUnknown('member.unknown');
  };
  const readUnfreezings = async () => ({
    waiting: unfreezings.waiting().map((one) => ({ ...one, freeze: member.freeze ?? noFreeze })),
    past: unfreezings.past(),
  });
  const readLifts = async () => ({ waiting: lifts.waiting(), past: lifts.past() });
  const unfreezeEndings = answerEndings(async (decision) => {
    if (decision.state === 'approved')
      member = { ...member, isFrozen: false, freeze: null, closedAt: null, closedReason: null };
    unfreezings.end(decision);
  }, readUnfreezings);
  const liftEndings = answerEndings(async (decision) => {
    if (decision.state === 'approved') member = { ...member, withdrawalHold: null };
    lifts.end(decision);
  }, readLifts);
  const propose = (asked: { readonly id: string; readonly note: string; readonly by: string }) => ({
    memberId: asked.id,
    account: member.account,
    note: asked.note,
    proposedBy: asked.by,
  });
  return {
    find: async ({ q }) => {
      const sought = q.trim().toLowerCase();
      if (sought.replace(/\D/g, '').endsWith('000001'))
        return [{ ...toLine(member), signs: [{ by: 'phone', text: '' }] }];
      return member.account.startsWith(sought)
        ? [{ ...toLine(member), signs: [{ by: 'account', text: '' }] }]
        : [];
    },
    read: readFile,
    exclude: answerAfter(async ({ length }: InputOf<typeof members.exclude>) => {
      member = { ...member, breakUntil: ends[length] ?? '2027-11-21T09:00:00.000Z' };
    }, readFile),
    limits: async () => limits,
    tighten: answerAfter(
      async ({ kind, period, amount }: InputOf<typeof members.tighten>) => {
        const before = limits.limits.find((one) => one.kind === kind && one.period === period)?.amount;
        if (before !== undefined && before !== null && Number(amount) >= Number(before))
          throw new AppError({ status: 409, code: 'limit.looser', message: 'Staff lower a limit.' });
        const other = limits.limits.filter((one) => one.kind !== kind || one.period !== period);
        limits = {
          ...limits,
          limits: [...other, { kind, period, amount, used: '0.00', left: amount, wish: null }],
        };
      },
      async () => limits,
    ),
    freeze: answerAfter(async ({ reason, by }: InputOf<typeof members.freeze>) => {
      member = { ...member, isFrozen: true, freeze: { at: now, by, reason } };
    }, readFile),
    unfreezings: readUnfreezings,
    proposeUnfreeze: answerAfter(async (asked) => unfreezings.add(propose(asked)), readUnfreezings),
    withdrawUnfreeze: unfreezeEndings.withdraw,
    decideUnfreeze: unfreezeEndings.decide,
    lifts: readLifts,
    proposeLift: answerAfter(async (asked) => {
      const hold = member.withdrawalHold ?? { until: now, reason: 'email' };
      lifts.add({ hold, ...propose(asked) });
    }, readLifts),
    withdrawLift: liftEndings.withdraw,
    decideLift: liftEndings.decide,
  };
}
