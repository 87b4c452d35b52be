import type { fraud, HintFile, HintPage } from '../../../src/protocol/calls/fraud.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

const moment = '2026-11-21T09:00:00.000Z';
const agent = { id: '1', account: 'agent' };
const player = { id: '3', account: 'player' };
const bayani = { id: '2', account: 'bayani' };
const open = {
  foundAt: moment,
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  reason: '',
  currency: 'PHP',
} as const;

/** Hints of fraud in memory. */
function createHintBook() {
  const hints = new Map<string, HintFile>([
    [
      '1',
      {
        ...open,
        id: '1',
        kind: 'selfReferral',
        members: [agent, player],
        facts: [
          { what: 'referral', at: moment, member: agent, other: player, detail: '', amount: null },
          {
            what: 'bankAccount',
            at: moment,
            member: agent,
            other: player,
            detail: 'Tala Bank …4417',
            amount: null,
          },
        ],
      },
    ],
    [
      '2',
      {
        ...open,
        id: '2',
        kind: 'circularTransfer',
        members: [agent, bayani],
        facts: [
          { what: 'transfer', at: moment, member: agent, other: bayani, detail: '', amount: '500.00' },
          { what: 'transfer', at: moment, member: bayani, other: agent, detail: '', amount: '480.00' },
        ],
      },
    ],
  ]);
  return {
    find: ({ kind, state }: InputOf<typeof fraud.find>): HintPage => {
      const rows = [...hints.values()]
        .filter((hint) => (kind === 'all' || hint.kind === kind) && (state === 'all' || hint.state === state))
        .map(({ id, kind: of, state: now, members, facts, foundAt }) => ({
          id,
          kind: of,
          state: now,
          members,
          facts: facts.length,
          foundAt,
        }));
      return { rows, page: 1, pages: 1, total: rows.length };
    },
    read: (id: string): HintFile | null => hints.get(id) ?? null,
    decide: ({ id, state, reason, by }: InputOf<typeof fraud.decide>): HintFile | null => {
      const hint = hints.get(id);
      if (hint === undefined) return null;
      const isOpen = state === 'open';
      const next = {
        ...hint,
        state,
        reason,
        decidedBy: isOpen ? null : by,
        decidedAt: isOpen ? null : moment,
      };
      hints.set(id, next);
      return next;
    },
  };
}

/** Hints of fraud in memory; nothing is refused but hints that there are not. */
export function createFraudFake(): Answers<typeof fraud> {
  const book = createHintBook();
  const orUnknown = (hint: HintFile | null): HintFile => {
    if (hint !== null) return hint;
    throw new AppError({ status: 404, code: 'fraud-hint.unknown', message: 'There is no such hint.' });
  };
  return {
    find: async (query) => book.find(query),
    read: async ({ id }) => orUnknown(book.read(id)),
    decide: async (decision) => orUnknown(book.decide(decision)),
  };
}
