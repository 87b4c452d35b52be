import type { RulesState } from '../../src/protocol/proposal.ts';

/** Rules of money of one kind; the member platform answers it. Refusals are `AppError`. */
export interface RulesBackOffice<Rules> {
  rules(): Promise<RulesState<Rules>>;
  proposeRules(proposal: {
    readonly rules: Rules;
    readonly note: string;
    readonly by: string;
  }): Promise<void>;
  decideRules(decision: {
    readonly id: string;
    readonly state: 'approved' | 'rejected' | 'withdrawn';
    readonly reason: string;
    readonly by: string;
  }): Promise<void>;
}
