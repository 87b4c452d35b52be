import type { RulesState } from '../../protocol/proposal.ts';
import { callApi } from './call-api.ts';

/** What the screens ask about rules of money of one kind. Each call throws `ApiFailure`. */
export interface RulesCalls<Rules> {
  read(): Promise<RulesState<Rules>>;
  propose(rules: Rules, note: string): Promise<RulesState<Rules>>;
  withdraw(id: string): Promise<RulesState<Rules>>;
  decide(id: string, state: 'approved' | 'rejected', reason: string): Promise<RulesState<Rules>>;
}

export const createRulesCalls = <Rules>(path: string): RulesCalls<Rules> => ({
  read: () => callApi('GET', path),
  propose: (rules, note) => callApi('POST', `${path}/propose`, { rules, note }),
  withdraw: (id) => callApi('POST', `${path}/withdraw`, { id }),
  decide: (id, state, reason) => callApi('POST', `${path}/decide`, { id, state, reason }),
});
