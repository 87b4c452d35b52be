import { sql, type Selectable } from 'kysely';
import type { DemonstrationParts } from '../../server/demonstration.ts';
import type { Database } from '../../server/db/database.ts';
import type { Payment } from '../../server/infrastructure/outside/payment-gateway.ts';
import { withDemoTables, type SandboxPaymentTable } from '../tables.ts';

export type SandboxPayment = Selectable<SandboxPaymentTable>;

/** Opens a payment in the gateway's books and gives the address of its page. */
export async function openPayment(
  db: Database,
  { merchant, random, clock, portalOrigin }: DemonstrationParts,
  payment: Payment,
): Promise<string> {
  const token = random.token(24);
  await withDemoTables(db)
    .insertInto('sandbox_payment')
    .values({
      token,
      merchant,
      reference: payment.reference,
      amount: payment.amount.toString(),
      currency: payment.currency,
      return_url: payment.returnUrl,
      state: 'open',
      expires_at: payment.expiresAt,
      created_at: clock.now(),
    })
    .execute();
  return `${portalOrigin}/sandbox/pay/${token}`;
}

export async function findPayment(
  { db, merchant }: Pick<DemonstrationParts, 'db' | 'merchant'>,
  token: string,
): Promise<SandboxPayment | null> {
  const payment = await withDemoTables(db)
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('token', '=', token)
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return payment ?? null;
}

/** The payer's decision, taken once: of two at the same moment the first counts for both. */
export async function decidePayment(
  { db }: Pick<DemonstrationParts, 'db'>,
  token: string,
  state: 'approved' | 'declined',
): Promise<SandboxPayment> {
  return withDemoTables(db)
    .updateTable('sandbox_payment')
    .set({ state: sql<'approved' | 'declined'>`case when state = 'open' then ${state} else state end` })
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirstOrThrow();
}
