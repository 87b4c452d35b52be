import type { Database } from '../../db/database.ts';

/** The newest backup that `npm run db -- backup` made of this database. */
export interface NewestBackup {
  readonly madeAt: Date;
  /** Whether it was restored and nothing differed; null where that was not asked for. */
  readonly isGood: boolean | null;
}

export async function readNewestBackup(db: Database): Promise<NewestBackup | null> {
  const row = await db
    .selectFrom('backup_made')
    .select(['made_at', 'verified_at', 'faults'])
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { madeAt: row.made_at, isGood: row.verified_at === null ? null : row.faults === 0 };
}
