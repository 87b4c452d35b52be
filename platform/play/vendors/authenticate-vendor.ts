import { readSignedNonce, windowSeconds } from '../../../server/infrastructure/outside/vendor-signature.ts';
import { ensureGatewayKeys } from '../../money/cashier/gateway/gateway-key.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';

/** A message as it came. */
export interface VendorMessage {
  /** What it says of who sent it. */
  readonly vendor: string;
  readonly signature: string;
  readonly body: string;
}

/**
 * Makes sure that a message is a connected vendor's, whole, fresh, and was not here before. Either of the
 * vendor's keys is good while they are changed.
 * @throws AppError 401 `vendor.signature`, `vendor.replayed`
 */
export async function authenticateVendor(
  parts: MemberParts,
  { vendor, signature: header, body }: VendorMessage,
): Promise<void> {
  const { db, merchant, clock, gameVendor } = parts;
  const now = clock.now();
  const secrets = gameVendor?.code === vendor ? await ensureGatewayKeys(db, parts, vendor) : [];
  const nonce = readSignedNonce(secrets, { now, body, header });
  if (nonce === null) throw refuseCall('vendor.signature', 'The message is not signed by the vendor.', 401);
  // Twice the window: a clock may be ahead by as much as it may be behind.
  const expiresAt = new Date(now.getTime() + 2 * windowSeconds * 1_000);
  const row = await db
    .insertInto('vendor_nonce')
    .values({ merchant, vendor, nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (row === undefined)
    throw refuseCall('vendor.replayed', 'The message was here before: sign each with its own nonce.', 401);
}
