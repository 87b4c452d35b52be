import type { ReceivingRequest, ReceivingState } from '../../src/protocol/console-receiving.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** The accounts that members pay into; the member platform answers it. Refusals are `AppError`. */
export interface ReceivingBackOffice {
  list(): Promise<ReceivingState>;
  propose(request: ReceivingRequest & Author): Promise<void>;
  /** Takes effect immediately and needs no second person: no money can be lost by it. */
  switchOff(request: { readonly id: string; readonly note: string } & Author): Promise<void>;
  decide(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
