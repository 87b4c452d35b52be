import type { LiftProposal, LiftRequest, LiftState } from './console-hold-lifts.ts';
import type {
  ExclusionRequest,
  Freeze,
  FreezeRequest,
  MemberFile,
  MemberLine,
  UnfreezeProposal,
  UnfreezeRequest,
  UnfreezeState,
} from './console-members.ts';
import type { BreakLength } from './break-length.ts';
import { endOfTime } from './jurisdiction.ts';
import type { ProposalRecord } from './proposal.ts';

const now = '2026-11-21T09:00:00.000Z';
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
  limits: [{ kind: 'deposit', period: 'day', amount: '500.00' }],
  logins: [{ id: '7', at: now, outcome: 'accepted', device: 'Firefox', network: '203.0.113.•••' }],
  consents: [
    {
      ...{
        id: '9',
        at: now,
        document: 'marketing',
        version: '1.0',
        statement: 'Send me promotions by email',
      },
      ...{ given: false, channel: 'email', source: 'message-settings' },
    },
  ],
  exclusions: ['P6M', 'P1Y', 'forever'],
};
interface Verdict {
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
}
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

export interface MemberBook {
  readonly find: (account: string) => readonly MemberLine[];
  /** Null for a member that there is not. */
  readonly read: (id: string) => MemberFile | null;
  readonly exclude: (request: ExclusionRequest) => void;
  readonly freeze: (request: FreezeRequest, by: string) => void;
  readonly state: () => UnfreezeState;
  readonly propose: (request: UnfreezeRequest, by: string) => void;
  readonly decide: (id: string, verdict: Verdict, by: string) => void;
  readonly lifts: () => LiftState;
  readonly proposeLift: (request: LiftRequest, by: string) => void;
  readonly decideLift: (id: string, verdict: Verdict, by: string) => void;
}

const ends: Readonly<Partial<Record<BreakLength, string>>> = {
  P6M: '2027-05-21T09:00:00.000Z',
  forever: endOfTime,
};

const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
const listWaiting = <Proposal extends ProposalRecord>(proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter(({ state }) => state === 'waiting');
const listPast = <Proposal extends ProposalRecord>(proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter(({ state }) => state !== 'waiting');
const end = <Proposal extends ProposalRecord>(
  proposals: readonly Proposal[],
  id: string,
  decision: Verdict & { readonly by: string },
): readonly Proposal[] => {
  const { by, ...verdict } = decision;
  return proposals.map((one) =>
    one.id === id ? { ...one, ...verdict, decidedBy: by, decidedAt: now } : one,
  );
};

/** There is one member, `player` with the number 1. */
export function createMemberBook(changes: Partial<MemberFile> = {}): MemberBook {
  let member = { ...sample, ...changes };
  let proposals: readonly UnfreezeProposal[] = [];
  let lifts: readonly LiftProposal[] = [];
  const isAsked = () => ({
    isUnfreezeWaiting: listWaiting(proposals).length > 0,
    isLiftWaiting: listWaiting(lifts).length > 0,
  });
  const noFreeze: Freeze = { at: null, by: null, reason: null };
  return {
    find: (account) => (member.account.startsWith(account.trim().toLowerCase()) ? [toLine(member)] : []),
    read: (id) => (id === member.id ? { ...member, ...isAsked() } : null),
    exclude: ({ length }) => {
      member = {
        ...member,
        breakUntil: ends[length] ?? '2027-11-21T09:00:00.000Z',
      };
    },
    freeze: ({ reason }, by) => {
      member = { ...member, isFrozen: true, freeze: { at: now, by, reason } };
    },
    state: () => ({
      waiting: listWaiting(proposals).map((one) => ({ ...one, freeze: member.freeze ?? noFreeze })),
      past: listPast(proposals),
    }),
    propose: ({ id, note }, by) => {
      const made = { id: String(proposals.length + 1), memberId: id, account: member.account, note };
      proposals = [{ ...made, proposedBy: by, proposedAt: now, ...undecided }, ...proposals];
    },
    decide: (id, { state, reason }, by) => {
      if (state === 'approved')
        member = { ...member, isFrozen: false, freeze: null, closedAt: null, closedReason: null };
      proposals = end(proposals, id, { state, reason, by });
    },
    lifts: () => ({ waiting: listWaiting(lifts), past: listPast(lifts) }),
    proposeLift: ({ id, note }, by) => {
      const hold = member.withdrawalHold ?? { until: now, reason: 'email' };
      const made = { id: String(lifts.length + 1), memberId: id, account: member.account, hold, note };
      lifts = [{ ...made, proposedBy: by, proposedAt: now, ...undecided }, ...lifts];
    },
    decideLift: (id, { state, reason }, by) => {
      if (state === 'approved') member = { ...member, withdrawalHold: null };
      lifts = end(lifts, id, { state, reason, by });
    },
  };
}
