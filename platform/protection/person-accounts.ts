import { sql } from 'kysely';
import type { ExclusionMatch } from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import { ensureMarks } from './exclusion-marks.ts';

/**
 * The accounts in which a member is excluded: this one and all that its marks lead to, from account to account, in the
 * order in which they are locked.
 */
export async function listExcludedAccounts(
  db: Database,
  memberId: string,
  {
    merchant,
    kinds,
    now,
  }: { readonly merchant: string; readonly kinds: readonly ExclusionMatch[]; readonly now: Date },
): Promise<readonly string[]> {
  await ensureMarks(db, merchant, now);
  const { rows } = await sql<{ id: string }>`
    with recursive person(id) as (
      select ${memberId}::bigint
      union
      select other.member_id from person p
        join exclusion_mark own on own.member_id = p.id and own.kind = any(${[...kinds]}::text[]) and own.until > ${now}
        join exclusion_mark other on other.mark = own.mark and other.until > ${now}
        join member m on m.id = other.member_id and m.merchant = ${merchant} and m.break_until > ${now}
    )
    select id::text from person order by person.id`.execute(db);
  return rows.map(({ id }) => id);
}
