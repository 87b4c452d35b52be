import type {
  WithdrawalDecision,
  WithdrawalFile,
  WithdrawalPage,
  WithdrawalQuery,
  WithdrawalRules,
} from '../../src/protocol/console-withdrawals.ts';
import type { RulesBackOffice } from './rules.ts';

/** Money that goes out, and its rules; the member platform answers it. Refusals are `AppError`. */
export interface WithdrawalBackOffice extends RulesBackOffice<WithdrawalRules> {
  list(query: WithdrawalQuery): Promise<WithdrawalPage>;
  /** Null where there is none. `whole`: with the account's whole number. */
  read(id: string, how: { readonly whole: boolean }): Promise<WithdrawalFile | null>;
  /** Once for each key, and only where nothing happened since `version`. */
  decide(decision: WithdrawalDecision & { readonly operator: string }): Promise<void>;
  /** Comma-separated values, for a spreadsheet. */
  export(query: Omit<WithdrawalQuery, 'page'>, by: string): Promise<string>;
}
