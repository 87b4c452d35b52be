import type { WithdrawalFile, withdrawals } from '../../src/protocol/calls/withdrawals.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';

type Calls = typeof withdrawals;
/** Money that goes out; the member platform answers it. Refusals are `AppError`. */
export interface WithdrawalBackOffice extends Pick<Answers<Calls>, 'list' | 'export'> {
  /** Null where there is none. `whole`: with the account's whole number. */
  read(id: string, how: { readonly whole: boolean }): Promise<WithdrawalFile | null>;
  /** Once for each key, and only where nothing happened since `version`. */
  decide(decision: InputOf<Calls['decide']>): Promise<void>;
}
