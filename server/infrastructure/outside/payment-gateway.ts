import type { Database } from '../../db/database.ts';

/** What a member pays. */
export interface Payment {
  /** Names the order, here and there. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  /** Where the member's browser goes afterwards. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}
/** A company that takes payments. What becomes of a payment it tells by a signed message. */
export interface PaymentGateway {
  /** Names its keys. */
  readonly name: string;
  /** Opens a payment and gives the address of its page. `db` is the transaction that makes the order. */
  open(db: Database, payment: Payment): Promise<string>;
}
