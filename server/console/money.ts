import type { AdjustmentRequest, MoneyRules, MoneyState } from '../../src/protocol/console-money.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Money that needs a second person; the member platform answers it. Refusals are `AppError`. */
export interface MoneyBackOffice {
  read(): Promise<MoneyState>;
  adjust(request: AdjustmentRequest & Author): Promise<void>;
  proposeRules(proposal: { readonly rules: MoneyRules; readonly note: string } & Author): Promise<void>;
  decide(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
