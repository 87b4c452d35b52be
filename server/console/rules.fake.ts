import type { RulesState } from '../../src/protocol/proposal.ts';
import type { RulesBackOffice } from './rules.ts';

const now = '2026-11-21T09:00:00.000Z';

/** Rules that one proposal may change. */
export function createRulesFake<Rules>(live: Rules): RulesBackOffice<Rules> {
  const unchanged = { changedBy: null, changedAt: null };
  let state: RulesState<Rules> = { live, currency: 'PHP', ...unchanged, waiting: null, past: [] };
  return {
    rules: async () => state,
    proposeRules: async ({ rules, note, by }) => {
      const undecided = { decidedBy: null, decidedAt: null, reason: '' };
      const proposal = { id: '1', rules, note, state: 'waiting', ...undecided } as const;
      state = { ...state, waiting: { ...proposal, proposedBy: by, proposedAt: now } };
    },
    decideRules: async () => {
      state = { ...state, waiting: null };
    },
  };
}
