import type { Database } from '../../../db/database.ts';
import type { Random } from '../../../platform/random.ts';

export const sandboxGateway = 'sandbox';

/** The secret that a gateway and the platform share, made when it is first asked for. */
export async function ensureGatewayKey(
  db: Database,
  { merchant, random }: { readonly merchant: string; readonly random: Random },
  gateway: string,
): Promise<string> {
  await db
    .insertInto('gateway_key')
    .values({ merchant, gateway, secret: random.token(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('gateway_key')
    .select('secret')
    .where('merchant', '=', merchant)
    .where('gateway', '=', gateway)
    .executeTakeFirstOrThrow();
  return secret;
}
