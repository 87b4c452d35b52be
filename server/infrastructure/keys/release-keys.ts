import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { createReleaseSigner, describeKey, SigningKeyError, type ReleaseSigner } from './release-signer.ts';
import type { SecretBox } from './secret-box.ts';
import { placeOf, secretColumns } from './secret-columns.ts';

interface ReleaseKeyDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly now: Date;
}
interface SignerOptions extends ReleaseKeyDeps {
  /** Where earlier versions kept the key; what is there is taken over. */
  readonly dataFolder: string;
  /** `SIGNING_KEY`: PEM, or the path of a file with it; null for the key of the database. */
  readonly configured: string | null;
}
type State = 'pending' | 'active' | 'configured' | 'retired';

/** Any number, but always the same one: nodes that start together make one key. */
const keyLock = 4_100_562;
/** Nodes read their keys again on a notification of this channel. */
export const keyChannel = 'foyer_keys';
const keyFile = 'release-key.pem';
const publicSuffix = '.pub.pem';

const toPublic = (key: KeyObject): KeyObject => (key.type === 'public' ? key : createPublicKey(key));
const nameKey = (key: KeyObject): string => describeKey(toPublic(key)).kid;
const writePublic = (key: KeyObject): string =>
  toPublic(key).export({ type: 'spki', format: 'pem' }).toString();
const writePrivate = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const readPrivate = (text: string, from: string): KeyObject => {
  try {
    const key = createPrivateKey(text);
    nameKey(key);
    return key;
  } catch (cause) {
    if (cause instanceof SigningKeyError) throw cause;
    throw new SigningKeyError(
      `${from} holds no private key in PEM. Make one with: openssl genpkey -algorithm ed25519 -out key.pem`,
      { cause },
    );
  }
};
const readConfigured = (configured: string): KeyObject => {
  if (configured.includes('-----BEGIN'))
    return readPrivate(configured.replaceAll('\\n', '\n'), 'SIGNING_KEY');
  if (!existsSync(configured)) throw new SigningKeyError(`SIGNING_KEY: there is no file ${configured}.`);
  return readPrivate(readFileSync(configured, 'utf8'), configured);
};

/** What an earlier version left in the data folder: its key, and public halves of those before. */
const readFolder = (dataFolder: string): { own: KeyObject | null; known: readonly KeyObject[] } => {
  const folder = join(dataFolder, 'signing');
  if (!existsSync(folder)) return { own: null, known: [] };
  const file = join(folder, keyFile);
  return {
    own: existsSync(file) ? readPrivate(readFileSync(file, 'utf8'), file) : null,
    known: readdirSync(folder)
      .filter((name) => name.endsWith(publicSuffix))
      .map((name) => createPublicKey(readFileSync(join(folder, name), 'utf8'))),
  };
};

const notifyNodes = async (db: Database): Promise<void> => {
  await sql`select pg_notify(${keyChannel}, '')`.execute(db);
};

/** Adds a key; nothing where it is known. The private half is kept for keys that sign from here only. */
const insertReleaseKey = async (
  { db, box, now }: ReleaseKeyDeps,
  key: KeyObject,
  state: State,
): Promise<void> => {
  const keyId = nameKey(key);
  const isOurs = state === 'active' || state === 'pending';
  const added = await db
    .insertInto('release_key')
    .values({
      key_id: keyId,
      state,
      public_key: box.seal(writePublic(key), placeOf(secretColumns.releasePublicKey, keyId)),
      private_key: isOurs ? box.seal(writePrivate(key), placeOf(secretColumns.releaseKey, keyId)) : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_id')
    .execute();
  if (added.length > 0) await notifyNodes(db);
};

/** Every key of the database, newest first. A row that was not sealed here is refused as a whole. */
const readKeys = async ({ db, box }: ReleaseKeyDeps) => {
  const rows = await db.selectFrom('release_key').selectAll().orderBy('created_at', 'desc').execute();
  return rows.map(({ key_id: id, state, public_key, private_key }) => ({
    state,
    known: createPublicKey(box.open(public_key, placeOf(secretColumns.releasePublicKey, id))),
    own:
      private_key === null
        ? null
        : createPrivateKey(box.open(private_key, placeOf(secretColumns.releaseKey, id))),
  }));
};

/** One after the other over all nodes, all or nothing. */
const withReleaseKeys = <Value>(
  deps: ReleaseKeyDeps,
  work: (deps: ReleaseKeyDeps) => Promise<Value>,
): Promise<Value> =>
  deps.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${keyLock})`.execute(db);
    return work({ ...deps, db });
  });

/**
 * The signer of an installation: `configured`, else the active key of the database, which the first start
 * makes, or takes over from the data folder. Public halves of all keys stay, so what they signed is good.
 * @throws SigningKeyError; SecretBoxError where a key in the database was not sealed here
 */
export const openReleaseSigner = ({
  dataFolder,
  configured,
  ...deps
}: SignerOptions): Promise<ReleaseSigner> =>
  withReleaseKeys(deps, async (locked) => {
    const given = configured === null ? null : readConfigured(configured);
    const folder = readFolder(dataFolder);
    const isFirst = !(await readKeys(locked)).some(({ state }) => state === 'active');
    if (given !== null) await insertReleaseKey(locked, given, 'configured');
    else if (isFirst)
      await insertReleaseKey(locked, folder.own ?? generateKeyPairSync('ed25519').privateKey, 'active');
    for (const key of [...folder.known, ...(folder.own === null ? [] : [folder.own])])
      await insertReleaseKey(locked, key, 'retired');
    const keys = await readKeys(locked);
    const active = given ?? keys.find(({ state }) => state === 'active')?.own;
    if (active === null || active === undefined)
      throw new SigningKeyError(
        'The key that signs releases was in SIGNING_KEY and is no longer given. Give it again, or make another with: npm run keys -- announce, then npm run keys -- activate.',
      );
    return createReleaseSigner(
      active,
      keys.map(({ known }) => known),
    );
  });

/** Makes the key that signs next; nodes trust it from now on. @throws SigningKeyError */
export const announceReleaseKey = (deps: ReleaseKeyDeps): Promise<string> =>
  withReleaseKeys(deps, async (locked) => {
    if ((await readKeys(locked)).some(({ state }) => state === 'pending'))
      throw new SigningKeyError(
        'A key is announced already. Take it into use with: npm run keys -- activate',
      );
    const key = generateKeyPairSync('ed25519').privateKey;
    await insertReleaseKey(locked, key, 'pending');
    return nameKey(key);
  });

/** Nodes sign with the announced key from now on; the one before is retired. @throws SigningKeyError */
export const activateReleaseKey = (deps: ReleaseKeyDeps): Promise<string> =>
  withReleaseKeys(deps, async ({ db }) => {
    const pending = await db
      .selectFrom('release_key')
      .select('key_id')
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (pending === undefined)
      throw new SigningKeyError('No key is announced. Make one with: npm run keys -- announce');
    await db
      .updateTable('release_key')
      .set({ state: 'retired', private_key: null })
      .where('state', '=', 'active')
      .execute();
    await db
      .updateTable('release_key')
      .set({ state: 'active' })
      .where('key_id', '=', pending.key_id)
      .execute();
    await notifyNodes(db);
    return pending.key_id;
  });
