import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { canaryRow } from './audit-keys.ts';
import { readCanary, readRecordEnds, writeCanary } from '../canary.ts';
import { isSealed, openFirstForm, SecretBoxError, type SecretBox } from './secret-box.ts';
import { placeOf, secretColumns, type SecretColumn } from './secret-columns.ts';
import { keyInstructions, SecretKeyError, type SecretKeys } from './secret-key.ts';

/** Any number, but always the same one: nodes that start together take turns. */
const sealLock = 4_100_560;
/** Columns that held a box of the first form; the others held texts in clear. */
const boxedBefore: ReadonlySet<SecretColumn> = new Set([
  secretColumns.authenticator,
  secretColumns.pendingAuthenticator,
]);

interface Cell {
  readonly text: string;
  readonly keys: readonly string[];
}
const listCells = async (db: Database, { table, column, row }: SecretColumn): Promise<readonly Cell[]> => {
  const keys = sql.join(row.map((name) => sql`${sql.ref(name)}::text`));
  const { rows } = await sql<Cell>`select ${sql.ref(column)} as text, array[${keys}] as keys
    from ${sql.table(table)} where ${sql.ref(column)} is not null for update`.execute(db);
  return rows;
};
const writeCell = async (
  db: Database,
  { table, column, row }: SecretColumn,
  { keys }: Cell,
  sealed: string,
): Promise<void> => {
  const where = sql.join(
    row.map((name, index) => sql`${sql.ref(name)}::text = ${keys[index]}`),
    sql` and `,
  );
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${where}`.execute(db);
};

const openOlder = (secretColumn: SecretColumn, { text }: Cell, { firstForm }: SecretKeys): string => {
  if (!boxedBefore.has(secretColumn)) return text;
  const opened = openFirstForm(firstForm, text);
  if (opened !== null) return opened;
  throw new SecretKeyError(
    `${secretColumn.table}.${secretColumn.column} was sealed with another SECRET_KEY. Put the former one into SECRET_KEYS_OLD.`,
  );
};

/** How many texts were sealed, by `table.column`. */
export type SealedCounts = Readonly<Record<string, number>>;

const sealAll = async (
  db: Database,
  box: SecretBox,
  keys: SecretKeys,
  isDue: (text: string) => boolean,
): Promise<SealedCounts> => {
  const counts: Record<string, number> = {};
  for (const secretColumn of Object.values<SecretColumn>(secretColumns))
    for (const cell of await listCells(db, secretColumn)) {
      if (!isDue(cell.text)) continue;
      const place = placeOf(secretColumn, ...cell.keys);
      const text = isSealed(cell.text) ? box.open(cell.text, place) : openOlder(secretColumn, cell, keys);
      await writeCell(db, secretColumn, cell, box.seal(text, place));
      counts[`${secretColumn.table}.${secretColumn.column}`] =
        (counts[`${secretColumn.table}.${secretColumn.column}`] ?? 0) + 1;
    }
  return counts;
};

const refuseKey = (sealed: string, box: SecretBox, cause: unknown): SecretKeyError =>
  new SecretKeyError(
    `SECRET_KEY is not the key of this database: it was sealed with the key ${sealed.split('.')[1] ?? ''}, and ${box.keyId} was given. ` +
      'Give the key that the other nodes have. After a change of key, put the former one into SECRET_KEYS_OLD. ' +
      `Where the key is lost, nothing sealed can be read again. ${keyInstructions}`,
    { cause },
  );

/** Tells a wrong key by the canary, which the first start writes. @throws SecretKeyError */
const proveKey = async (db: Database, box: SecretBox): Promise<void> => {
  const place = placeOf(secretColumns.canary, canaryRow);
  const row = await db
    .selectFrom('secret_canary')
    .select('sealed')
    .where('id', '=', canaryRow)
    .executeTakeFirst();
  if (row === undefined) {
    const sealed = box.seal(writeCanary({}), place);
    await db.insertInto('secret_canary').values({ id: canaryRow, sealed }).execute();
    return;
  }
  let text: string;
  try {
    text = box.open(row.sealed, place);
  } catch (cause) {
    if (!(cause instanceof SecretBoxError)) throw cause;
    throw refuseKey(row.sealed, box, cause);
  }
  if (readCanary(text) !== null) return;
  // Of a version without proofs in the record of operators: what is in it now has none, and nothing later may.
  const sealed = box.seal(writeCanary(await readRecordEnds(db)), place);
  await db.updateTable('secret_canary').set({ sealed }).where('id', '=', canaryRow).execute();
};

/** One after the other over all nodes, all or nothing. */
const underLock = <Value>(db: Database, work: (transaction: Database) => Promise<Value>): Promise<Value> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sealLock})`.execute(transaction);
    return work(transaction);
  });

/**
 * At each start: refuses a key that is not this database's, and seals what an earlier version left in
 * clear or in the first form. @throws SecretKeyError with what to do
 */
export const openSealedDatabase = (db: Database, box: SecretBox, keys: SecretKeys): Promise<SealedCounts> =>
  underLock(db, async (transaction) => {
    await proveKey(transaction, box);
    return sealAll(transaction, box, keys, (text) => !isSealed(text));
  });

/** Seals everything with the key in use, so that former ones can be deleted. @throws SecretKeyError */
export const resealDatabase = (db: Database, box: SecretBox, keys: SecretKeys): Promise<SealedCounts> =>
  underLock(db, async (transaction) => {
    await proveKey(transaction, box);
    return sealAll(transaction, box, keys, (text) => !box.isCurrent(text));
  });
