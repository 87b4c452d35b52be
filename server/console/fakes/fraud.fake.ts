import type { fraud, HintFile } from '../../../src/protocol/calls/fraud.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { now, throwUnknown } from './proposals.fake.ts';

const agent = { id: '1', account: 'agent' };
const player = { id: '3', account: 'player' };
const bayani = { id: '2', account: 'bayani' };
const open = {
  foundAt: now,
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  reason: '',
  currency: 'PHP',
} as const;

const between = { at: now, member: agent, other: player, detail: '', amount: null } as const;
const samples: readonly HintFile[] = [
  {
    ...open,
    id: '1',
    kind: 'selfReferral',
    members: [agent, player],
    facts: [
      { ...between, what: 'referral' },
      { ...between, what: 'bankAccount', detail: 'Tala Bank …4417' },
    ],
  },
  {
    ...open,
    id: '2',
    kind: 'circularTransfer',
    members: [agent, bayani],
    facts: [
      { ...between, what: 'transfer', other: bayani, amount: '500.00' },
      { ...between, what: 'transfer', member: bayani, other: agent, amount: '480.00' },
    ],
  },
];

/** Hints of fraud in memory; nothing is refused but hints that there are not. */
export function createFraudFake(): Answers<typeof fraud> {
  const hints = new Map(samples.map((hint) => [hint.id, hint]));
  const read = (id: string): HintFile => hints.get(id) ?? throwUnknown('fraud-hint.unknown');
  return {
    find: async ({ kind, state }) => {
      const rows = [...hints.values()]
        .filter((hint) => (kind === 'all' || hint.kind === kind) && (state === 'all' || hint.state === state))
        .map((hint) => ({
          id: hint.id,
          kind: hint.kind,
          state: hint.state,
          members: hint.members,
          facts: hint.facts.length,
          foundAt: hint.foundAt,
        }));
      return { rows, page: 1, pages: 1, total: rows.length };
    },
    read: async ({ id }) => read(id),
    decide: async ({ id, state, reason, by }) => {
      const decided =
        state === 'open' ? { decidedBy: null, decidedAt: null } : { decidedBy: by, decidedAt: now };
      const next = { ...read(id), state, reason, ...decided };
      hints.set(id, next);
      return next;
    },
  };
}
