import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { gatewayPlace, makeKeyId, newSecretBytes, type GatewayKeyDeps } from './gateway-key.ts';

/** A change of keys that cannot be made now; the message says what to do. */
export class GatewayKeyError extends Error {
  readonly reason: 'unknown' | 'two-keys' | 'no-former';
  constructor(reason: GatewayKeyError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
/** Writes about a change of keys in its transaction. */
type KeyRecord = (db: Database, keyId: string) => Promise<void>;
const noRecord: KeyRecord = () => Promise.resolve();

interface GatewayKeyLine {
  readonly gateway: string;
  readonly keyId: string;
  readonly state: 'active' | 'former';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Every key that is good, by gateway; without the secrets. */
export const listGatewayKeys = async (
  db: Database,
  { merchant }: Pick<GatewayKeyDeps, 'merchant'>,
): Promise<readonly GatewayKeyLine[]> => {
  const rows = await db
    .selectFrom('gateway_key')
    .select(['gateway', 'key_id', 'state', 'created_at'])
    .where('merchant', '=', merchant)
    .orderBy('gateway')
    .orderBy('state')
    .execute();
  return rows.map(({ gateway, key_id, state, created_at }) => ({
    gateway,
    keyId: key_id,
    state,
    createdAt: created_at.toISOString(),
  }));
};

/** Locks a gateway's keys for the rest of the transaction: two changes are one after the other. */
const lockKeys = async (db: Database, merchant: string, gateway: string) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`gateway key ${merchant} ${gateway}`}))`.execute(db);
  return db
    .selectFrom('gateway_key')
    .select(['key_id', 'state'])
    .where('merchant', '=', merchant)
    .where('gateway', '=', gateway)
    .execute();
};

/**
 * Makes another key for a gateway and gives its secret, once, for the other side. The one before is good
 * until it is retired. @throws GatewayKeyError for an unknown gateway, and while two keys are good
 */
export const rotateGatewayKey = (
  db: Database,
  deps: GatewayKeyDeps,
  gateway: string,
  record: KeyRecord = noRecord,
): Promise<{ readonly keyId: string; readonly secret: string }> =>
  db.transaction().execute(async (transaction) => {
    const { merchant, random, secretBox } = deps;
    const keys = await lockKeys(transaction, merchant, gateway);
    if (keys.length === 0) throw new GatewayKeyError('unknown', `No gateway or vendor is called ${gateway}.`);
    if (keys.some(({ state }) => state === 'former'))
      throw new GatewayKeyError(
        'two-keys',
        `${gateway} has two keys already. Retire the former one first: npm run keys -- retire ${gateway}`,
      );
    await transaction
      .updateTable('gateway_key')
      .set({ state: 'former' })
      .where('merchant', '=', merchant)
      .where('gateway', '=', gateway)
      .execute();
    const keyId = makeKeyId(deps);
    const secret = random.token(newSecretBytes);
    const sealed = secretBox.seal(secret, gatewayPlace(merchant, gateway, keyId));
    await transaction
      .insertInto('gateway_key')
      .values({ merchant, gateway, key_id: keyId, secret: sealed, state: 'active' })
      .execute();
    await record(transaction, keyId);
    return { keyId, secret };
  });

/** Ends the former key of a gateway. @throws GatewayKeyError where there is none */
export const retireGatewayKey = (
  db: Database,
  { merchant }: Pick<GatewayKeyDeps, 'merchant'>,
  gateway: string,
  record: KeyRecord = noRecord,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, merchant, gateway);
    const gone = await transaction
      .deleteFrom('gateway_key')
      .where('merchant', '=', merchant)
      .where('gateway', '=', gateway)
      .where('state', '=', 'former')
      .returning('key_id')
      .executeTakeFirst();
    if (gone === undefined) throw new GatewayKeyError('no-former', `${gateway} has no former key.`);
    await record(transaction, gone.key_id);
  });
