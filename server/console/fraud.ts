import type { HintDecision, HintFile, HintPage, HintQuery } from '../../src/protocol/console-fraud.ts';

/** Hints of fraud among agents and members; the member platform answers it. Refusals are `AppError`. */
export interface FraudBackOffice {
  find(query: HintQuery): Promise<HintPage>;
  read(id: string): Promise<HintFile>;
  decide(decision: HintDecision & { readonly by: string }): Promise<void>;
}
