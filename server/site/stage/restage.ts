import type { Transaction } from 'kysely';
import type { Tables } from '../../db/database.ts';
import { commitRevision } from '../release/commit-revision.ts';
import { nextRevision, readRevision } from '../release/release-store.ts';
import type { SiteServiceOptions } from '../live/site-readers.ts';
import { readOpenStage } from './stage-store.ts';

/**
 * Takes what is switched off out of the open stage too, or puts it back. True where that changed what
 * the stage shows. The caller holds the lock.
 */
export const restage = async (
  transaction: Transaction<Tables>,
  options: SiteServiceOptions,
  by: { readonly author: string; readonly at: Date; readonly note: string },
): Promise<boolean> => {
  const { merchant } = options;
  const stage = await readOpenStage(transaction, merchant);
  const before = stage === null ? null : await readRevision(transaction, merchant, stage.revision);
  if (stage === null || before === null) return false;
  const record = await commitRevision(
    transaction,
    options,
    {
      merchant,
      revision: await nextRevision(transaction, merchant),
      release: before.compiled,
      sourceHash: before.sourceHash,
      kind: 'stage',
      ...by,
      rolledBackTo: null,
    },
    'stage',
  );
  await transaction
    .updateTable('site_stage')
    .set({ revision: record.revision })
    .where('id', '=', stage.id)
    .execute();
  return record.release !== before.record.release;
};
