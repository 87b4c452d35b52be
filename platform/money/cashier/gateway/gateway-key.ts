import type { Database } from '../../../../server/db/database.ts';
import { isSignedBy } from '../../../../server/infrastructure/keys/message-signature.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import { placeOf, secretColumns } from '../../../../server/infrastructure/keys/secret-columns.ts';

export type GatewayKeyDeps = Pick<MemberDeps, 'merchant' | 'random' | 'secretBox'>;

export const newSecretBytes = 32;
const newKeyIdBytes = 6;
export const makeKeyId = ({ random }: GatewayKeyDeps): string => random.token(newKeyIdBytes);

export const gatewayPlace = (merchant: string, gateway: string, keyId: string) =>
  placeOf(secretColumns.gatewayKey, merchant, gateway, keyId);

/** The secrets that a gateway and the platform share: the one in use first, then the one before it. */
async function readGatewayKeys(
  db: Database,
  { merchant, secretBox }: GatewayKeyDeps,
  gateway: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('gateway_key')
    .select(['key_id', 'secret'])
    .where('merchant', '=', merchant)
    .where('gateway', '=', gateway)
    .orderBy('state')
    .execute();
  return rows.map(({ key_id, secret }) => secretBox.open(secret, gatewayPlace(merchant, gateway, key_id)));
}

/** Every secret that is good for messages between a gateway and the platform, made when first asked for. */
export async function ensureGatewayKeys(
  db: Database,
  deps: GatewayKeyDeps,
  gateway: string,
): Promise<readonly [string, ...string[]]> {
  const [newest, ...former] = await readGatewayKeys(db, deps, gateway);
  if (newest !== undefined) return [newest, ...former];
  const { merchant, random, secretBox } = deps;
  const keyId = makeKeyId(deps);
  const secret = secretBox.seal(random.token(newSecretBytes), gatewayPlace(merchant, gateway, keyId));
  await db
    .insertInto('gateway_key')
    .values({ merchant, gateway, key_id: keyId, secret, state: 'active' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [made, ...others] = await readGatewayKeys(db, deps, gateway);
  if (made === undefined) throw new Error(`Expected a key of ${gateway}, got none.`);
  return [made, ...others];
}

/** The secret that signs messages to and from a gateway now. */
export const ensureGatewayKey = async (
  db: Database,
  deps: GatewayKeyDeps,
  gateway: string,
): Promise<string> => (await ensureGatewayKeys(db, deps, gateway))[0];

/** Whether a message is the gateway's own, by either of its keys. */
export async function isSignedByGateway(
  deps: GatewayKeyDeps & Pick<MemberDeps, 'db' | 'clock'>,
  gateway: string,
  body: string,
  signature: string,
): Promise<boolean> {
  const keys = await ensureGatewayKeys(deps.db, deps, gateway);
  return keys.some((key) => isSignedBy(key, deps.clock.now(), body, signature));
}

/** What the names of players come from towards a gateway; it stays when keys change. */
export async function ensurePlayerKey(
  db: Database,
  { merchant, random, secretBox }: GatewayKeyDeps,
  gateway: string,
): Promise<string> {
  const place = placeOf(secretColumns.gatewayPlayerKey, merchant, gateway);
  const find = () =>
    db
      .selectFrom('gateway_player_key')
      .select('secret')
      .where('merchant', '=', merchant)
      .where('gateway', '=', gateway)
      .executeTakeFirst();
  const row = await find();
  if (row !== undefined) return secretBox.open(row.secret, place);
  await db
    .insertInto('gateway_player_key')
    .values({ merchant, gateway, secret: secretBox.seal(random.token(newSecretBytes), place) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return secretBox.open((await find())?.secret ?? '', place);
}
