import type { RulesState } from '../../protocol/proposal.ts';
import { ApiFailure } from './call-api.ts';
import type { RulesCalls } from './rules-calls.ts';

const now = '2026-11-21T09:00:00.000Z';

/** Rules of money as the server keeps them; an amount `x` is refused at its field. */
export function createRulesCallsFake<Rules extends object>(role: string, live: Rules): RulesCalls<Rules> {
  const unchanged = { changedBy: null, changedAt: null };
  let state: RulesState<Rules> = { live, currency: 'PHP', ...unchanged, waiting: null, past: [] };
  return {
    read: async () => state,
    propose: async (rules, note) => {
      const wrong = Object.entries(rules).flatMap(([name, value]) => (value === 'x' ? [name] : []));
      const fields = Object.fromEntries(wrong.map((name) => [name, 'amount.invalid']));
      if (wrong.length > 0) throw new ApiFailure('form.invalid', 'no', { status: 400, fields });
      const undecided = { decidedBy: null, decidedAt: null, reason: '' };
      const proposal = { id: '1', rules, note, state: 'waiting', ...undecided } as const;
      state = { ...state, waiting: { ...proposal, proposedBy: role, proposedAt: now } };
      return state;
    },
    withdraw: async () => {
      state = { ...state, waiting: null };
      return state;
    },
    decide: async (_id, verdict, reason) => {
      const { waiting } = state;
      if (waiting === null) throw new ApiFailure('rules.unknown', 'none', { status: 404 });
      const decided = { ...waiting, state: verdict, reason, decidedBy: role, decidedAt: now };
      const next = verdict === 'approved' ? waiting.rules : state.live;
      state = { ...state, live: next, waiting: null, past: [decided] };
      return state;
    },
  };
}
