import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { listRowUses } from './media-uses.ts';

/** Deletes bytes that left the library and that no stored document, draft or row names. */
export async function forgetRemoved(db: Database, merchant: string): Promise<void> {
  const used = (await listRowUses(db, merchant)).map(({ id }) => id);
  await sql`delete from media_file f where f.merchant = ${merchant} and f.removed_at is not null
    and not (f.id = any(${used}::text[]))
    and not exists (select from site_document d where strpos(d.body, f.file) > 0)
    and not exists (select from site_source s where s.body is not null and strpos(s.body, f.file) > 0)
    and not exists (select from site_draft d where strpos(d.patches::text, f.file) > 0)`.execute(db);
}
