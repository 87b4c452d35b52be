import type { NoticeFields, NoticeVersion } from '../../src/protocol/calls/notices.ts';
import type { Database } from '../../server/db/database.ts';
import type { NoticeVersionTable } from './tables.ts';

interface Save {
  readonly id: string;
  readonly version: number;
  readonly act: NoticeVersionTable['act'];
  readonly fields: NoticeFields;
  readonly by: string;
  readonly at: Date;
  readonly note?: string;
}
/** Keeps what was saved, whole. */
export async function keepVersion(db: Database, save: Save): Promise<void> {
  const { id, version, act, fields, by, at, note = '' } = save;
  await db
    .insertInto('notice_version')
    .values({ notice_id: id, version, act, fields: JSON.stringify(fields), by_name: by, at, note })
    .execute();
}

/** Everything that was saved of an entry, newest first. */
export async function readVersions(
  db: Database,
  { merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<readonly NoticeVersion[]> {
  const rows = await db
    .selectFrom('notice_version as v')
    .innerJoin('notice as n', 'n.id', 'v.notice_id')
    .select(['v.version', 'v.act', 'v.fields', 'v.by_name', 'v.at', 'v.note'])
    .where('n.merchant', '=', merchant)
    .where('n.id', '=', id)
    .orderBy('v.version', 'desc')
    .execute();
  return rows.map(({ version, act, fields, by_name: by, at, note }) => ({
    version,
    act,
    fields,
    by,
    at: at.toISOString(),
    note,
  }));
}
