import type {
  MemberMatch,
  RemovalFacts,
  RemovalProposal,
  RemovalRequest,
  RemovalState,
} from './console-removals.ts';

const now = '2026-11-21T09:00:00.000Z';
const sampleFacts: RemovalFacts = {
  account: 'player',
  mobile: '+63••••••0001',
  email: 'p•••@lumina.example',
  registeredAt: '2025-02-03T09:00:00.000Z',
  lastLoginAt: now,
  since: '2026-05-05T09:00:00.000Z',
  recoveryCodesLeft: 2,
  questionsSince: null,
};

export interface RemovalBook {
  readonly state: () => RemovalState;
  /** Null for an account that there is not. */
  readonly find: (account: string) => MemberMatch | null;
  readonly propose: (request: RemovalRequest, by: string) => void;
  readonly decide: (
    id: string,
    verdict: { readonly state: 'approved' | 'rejected' | 'withdrawn'; readonly reason: string },
    by: string,
  ) => void;
}

/** `player` has an authenticator, `newbie` has none, and there are no other members. */
export function createRemovalBook(): RemovalBook {
  let proposals: readonly RemovalProposal[] = [];
  let isOff = false;
  const facts = (): RemovalFacts => (isOff ? { ...sampleFacts, since: null } : sampleFacts);
  const waiting = () => proposals.filter(({ state }) => state === 'waiting');
  return {
    state: () => ({
      waiting: waiting().map((one) => ({ ...one, facts: facts() })),
      past: proposals.filter(({ state }) => state !== 'waiting'),
    }),
    find: (account) => {
      const name = account.toLowerCase();
      if (name === 'newbie')
        return { ...sampleFacts, account: name, since: null, recoveryCodesLeft: 0, isWaiting: false };
      return name === 'player' ? { ...facts(), isWaiting: waiting().length > 0 } : null;
    },
    propose: ({ account, note }, by) => {
      const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
      const made = { id: String(proposals.length + 1), account, note, proposedBy: by, proposedAt: now };
      proposals = [{ ...made, ...undecided }, ...proposals];
    },
    decide: (id, { state, reason }, by) => {
      if (state === 'approved') isOff = true;
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
    },
  };
}
