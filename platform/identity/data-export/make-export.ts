import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import { personalTables } from './personal-tables.ts';

const kind = 'member.data-export';
/** Newest rows of one table; a member with more of them asks support for the rest. */
const mostRows = 10_000;
export const exportDays = 7;
const dayMs = 86_400_000;
const compress = promisify(gzip);

/** Names of columns that hold proofs or pictures, and the brand, which says nothing about the member. */
const isHidden = (column: string): boolean =>
  column === 'merchant' || /hash|secret|token|seal|salt|leaf|bytes|fingerprint/.test(column);

interface Column {
  readonly table_name: string;
  readonly column_name: string;
}
/** Columns that a copy takes from each table, in their order. */
export async function listPersonalColumns(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<Column>`select table_name, column_name from information_schema.columns
    where table_schema = current_schema() order by ordinal_position`.execute(db);
  const columnsOf = (table: string, leavesOut: readonly string[]): readonly string[] =>
    rows
      .filter(({ table_name, column_name }) => table_name === table && !leavesOut.includes(column_name))
      .map(({ column_name }) => column_name)
      .filter((column) => !isHidden(column));
  return new Map(
    Object.entries(personalTables).flatMap(([table, data]) =>
      'none' in data ? [] : [[table, columnsOf(table, data.leavesOut ?? [])] as const],
    ),
  );
}

interface Part {
  readonly rows: readonly object[];
  /** There are more rows than a copy takes. */
  readonly isCut: boolean;
}
async function readPart(
  db: Database,
  {
    table,
    where,
    columns,
    memberId,
  }: {
    readonly table: string;
    readonly where: string;
    readonly columns: readonly string[];
    readonly memberId: string;
  },
): Promise<Part> {
  const names = sql.join(columns.map((column) => sql.ref(`t.${column}`)));
  const { rows } = await sql<object>`select ${names} from ${sql.table(table)} t
    join member m on m.id = ${memberId} where ${sql.raw(where)}
    order by 1 desc limit ${mostRows + 1}`.execute(db);
  return { rows: rows.slice(0, mostRows), isCut: rows.length > mostRows };
}
/** All that is held about a member, table by table; tables without a row are left out. */
async function collectData(
  db: Database,
  memberId: string,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const columnsOf = await listPersonalColumns(db);
  const tables: Record<string, Part> = {};
  for (const [table, data] of Object.entries(personalTables)) {
    if ('none' in data) continue;
    const columns = columnsOf.get(table) ?? [];
    const part = await readPart(db, { table, where: data.where, columns, memberId });
    if (part.rows.length > 0) tables[table] = part;
  }
  return { madeAt: now.toISOString(), rowsPerTable: mostRows, tables };
}

/** Plans the making of a copy, on any node. */
export async function planExport(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  await scheduleJob(db, { merchant, kind, key: id, payload: { id }, dueAt: now, now });
}

/** Makes the copies that members asked for. */
export const createExportJobs = ({ clock }: Pick<MemberDeps, 'clock'>): JobHandlers => ({
  [kind]: async (db, { payload }) => {
    const id = toText(payload['id']);
    const asked = await db
      .selectFrom('data_export')
      .select('member_id')
      .where('id', '=', id)
      .where('ready_at', 'is', null)
      .executeTakeFirst();
    if (asked === undefined) return;
    const now = clock.now();
    const body = await compress(JSON.stringify(await collectData(db, asked.member_id, now), null, 2));
    await db
      .updateTable('data_export')
      .set({ body, ready_at: now, expires_at: new Date(now.getTime() + exportDays * dayMs) })
      .where('id', '=', id)
      .execute();
  },
});
