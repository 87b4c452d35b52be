import { dropTurns } from '../../../../src/protocol/words/direction-signs.ts';
import { listRepeatedKeys } from '../../../../src/protocol/json/repeated-keys.ts';
import { Ajv } from 'ajv';
import { compileAtFirstUse } from '../../../../server/infrastructure/http/compile-at-first-use.ts';
import type { Database } from '../../../../server/db/database.ts';
import { refuseCall } from '../../../calls/refusals.ts';
import type { MemberParts } from '../../../parts.ts';
import { writeMoney } from '../../../../src/protocol/money/money.ts';
import { lockOrder, noteEvent, type DepositOrder } from '../deposit-orders.ts';
import { creditDeposit, failDeposit } from '../settle-deposit.ts';
import { isSignedByGateway } from './gateway-key.ts';

/** What a gateway says of a payment. */
export interface GatewayMessage {
  readonly reference: string;
  readonly outcome: 'paid' | 'declined';
  /** Decimal with two places: what the payer paid. */
  readonly amount: string;
  readonly currency: string;
}
const text = { type: 'string', minLength: 1, maxLength: 64 } as const;
const messageSchema = {
  type: 'object',
  required: ['reference', 'outcome', 'amount', 'currency'],
  additionalProperties: false,
  properties: { reference: text, outcome: { enum: ['paid', 'declined'] }, amount: text, currency: text },
} as const;
const isMessage = compileAtFirstUse(() => new Ajv().compile<GatewayMessage>(messageSchema));

function readMessage(body: string): GatewayMessage {
  try {
    const message: unknown = JSON.parse(body);
    if (isMessage(message) && listRepeatedKeys(body).length === 0) return dropTurns(message);
  } catch {
    // Refused below, like every other text that is no message.
  }
  throw refuseCall('request_param_err', 'Expected a message of the gateway.');
}

/** A sum other than the order's is reviewed by an operator: nothing is booked automatically. */
async function keepForReview(db: Database, order: DepositOrder, note: string, now: Date): Promise<void> {
  if (order.status === 'paid' || order.status === 'underReview' || order.held !== null) return;
  await db.updateTable('deposit_order').set({ status: 'underReview' }).where('id', '=', order.id).execute();
  await noteEvent(db, { orderId: order.id, kind: 'mismatch', actor: 'gateway', note, at: now });
}

/**
 * Takes a gateway's message. It may come any number of times, late, and over several nodes at the same time:
 * the order is locked, and the money is booked once.
 * @throws AppError 401 `gateway.signature` where it is not the gateway's, 404 `order.unknown`
 */
export async function takeMessage(parts: MemberParts, body: string, signature: string): Promise<void> {
  const now = parts.clock.now();
  const { paymentGateway: gateway } = parts;
  if (gateway === null || !(await isSignedByGateway(parts, gateway.name, body, signature)))
    throw refuseCall('gateway.signature', 'The message is not signed by the gateway.', 401);
  const { reference, outcome, amount, currency } = readMessage(body);
  await parts.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, { merchant: parts.merchant, reference });
    if (order === null || order.kind === 'account')
      throw refuseCall('order.unknown', 'There is no such order.', 404);
    const due = writeMoney(BigInt(order.amount) + BigInt(order.fee), order.currency);
    if (outcome === 'declined') await failDeposit(db, order, { by: 'gateway', at: now, reason: 'declined' });
    else if (amount === due && currency === order.currency)
      await creditDeposit(db, order, { by: 'gateway', at: now });
    else await keepForReview(db, order, `${amount} ${currency} in place of ${due} ${order.currency}`, now);
  });
}
