import type { MemberMatch, RemovalRequest, RemovalState } from '../../src/protocol/console-removals.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Lost authenticators of members; the member platform answers it. Refusals are `AppError`. */
export interface AuthenticatorResets {
  list(): Promise<RemovalState>;
  find(account: string): Promise<MemberMatch>;
  propose(request: RemovalRequest & Author): Promise<void>;
  decide(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
