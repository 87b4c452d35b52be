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
import { endOfTime, type BreakLength } from './jurisdiction.ts';

const at = '2026-11-21T09:00:00.000Z';
const sample: MemberFile = {
  id: '1',
  account: 'player',
  mobile: '+63••••••0001',
  email: 'p•••@lumina.example',
  registeredAt: '2025-02-03T09:00:00.000Z',
  breakUntil: null,
  isFrozen: false,
  closedAt: null,
  closedReason: null,
  freeze: null,
  isUnfreezeWaiting: false,
  withdrawalHold: null,
  balance: '250.00',
  currency: 'PHP',
  limits: [{ kind: 'deposit', period: 'day', amount: '500.00' }],
  logins: [{ id: '7', at, outcome: 'accepted', device: 'Firefox', network: '203.0.113.•••' }],
  exclusions: ['6m', '1y', 'forever'],
};
export interface MemberBook {
  readonly find: (account: string) => readonly MemberLine[];
  /** Null for a member that there is not. */
  readonly read: (id: string) => MemberFile | null;
  readonly exclude: (request: ExclusionRequest) => void;
  readonly freeze: (request: FreezeRequest, by: string) => void;
  readonly state: () => UnfreezeState;
  readonly propose: (request: UnfreezeRequest, by: string) => void;
  readonly decide: (
    id: string,
    verdict: { readonly state: 'approved' | 'rejected' | 'withdrawn'; readonly reason: string },
    by: string,
  ) => void;
}

const ends: Readonly<Partial<Record<BreakLength, string>>> = {
  '6m': '2027-05-21T09:00:00.000Z',
  forever: endOfTime,
};

/** There is one member, `player` with the number 1. */
export function createMemberBook(changes: Partial<MemberFile> = {}): MemberBook {
  let member = { ...sample, ...changes };
  let proposals: readonly UnfreezeProposal[] = [];
  const waiting = () => proposals.filter(({ state }) => state === 'waiting');
  const noFreeze: Freeze = { at: null, by: null, reason: null };
  return {
    find: (account) => (member.account.startsWith(account.trim().toLowerCase()) ? [member] : []),
    read: (id) => (id === member.id ? { ...member, isUnfreezeWaiting: waiting().length > 0 } : null),
    exclude: ({ length }) => {
      member = {
        ...member,
        breakUntil: ends[length] ?? '2027-11-21T09:00:00.000Z',
      };
    },
    freeze: ({ reason }, by) => {
      member = { ...member, isFrozen: true, freeze: { at, by, reason } };
    },
    state: () => ({
      waiting: waiting().map((one) => ({ ...one, freeze: member.freeze ?? noFreeze })),
      past: proposals.filter(({ state }) => state !== 'waiting'),
    }),
    propose: ({ id, note }, by) => {
      const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
      const made = { id: String(proposals.length + 1), memberId: id, account: member.account, note };
      proposals = [{ ...made, proposedBy: by, proposedAt: at, ...undecided }, ...proposals];
    },
    decide: (id, { state, reason }, by) => {
      if (state === 'approved')
        member = { ...member, isFrozen: false, freeze: null, closedAt: null, closedReason: null };
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: at } : one,
      );
    },
  };
}
