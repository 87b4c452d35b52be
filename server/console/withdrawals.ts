import type {
  RulesState,
  WithdrawalDecision,
  WithdrawalFile,
  WithdrawalPage,
  WithdrawalQuery,
  WithdrawalRules,
} from '../../src/protocol/console-withdrawals.ts';

/** Money that goes out; the member platform answers it. Refusals are `AppError`. */
export interface WithdrawalBackOffice {
  list(query: WithdrawalQuery): Promise<WithdrawalPage>;
  /** Null where there is none. `whole`: with the account's whole number. */
  read(id: string, how: { readonly whole: boolean }): Promise<WithdrawalFile | null>;
  /** Once for each key, and only where nothing happened since `version`. */
  decide(decision: WithdrawalDecision & { readonly operator: string }): Promise<void>;
  /** Comma-separated values, for a spreadsheet. */
  export(query: Omit<WithdrawalQuery, 'page'>, by: string): Promise<string>;
  rules(): Promise<RulesState>;
  proposeRules(proposal: {
    readonly rules: WithdrawalRules;
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
