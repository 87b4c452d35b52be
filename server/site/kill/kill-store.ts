import type { Transaction } from 'kysely';
import type { KillSwitch } from '../../../src/protocol/release/kill-switch.ts';
import type { Tables } from '../../db/database.ts';
import { killRelease, partsToKill } from './kill-release.ts';
import {
  insertRelease,
  prepareParts,
  readPartTexts,
  readRelease,
  type DbExecutor,
} from '../release/release-store.ts';
import { insertSignature } from '../release/signature-store.ts';
import type { SiteServiceOptions } from '../live/site-readers.ts';

/** What is switched off, oldest first. */
export const readKills = async (work: DbExecutor, merchant: string): Promise<readonly KillSwitch[]> => {
  const rows = await work
    .selectFrom('site_kill')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ kind, name, reason, author, created_at }) => ({
    kind,
    name,
    reason,
    author,
    at: created_at.toISOString(),
  }));
};

/** The release to show in place of a compiled one: itself while nothing is switched off. */
export const findShown = async (
  transaction: Transaction<Tables>,
  { merchant, signer, clock }: Pick<SiteServiceOptions, 'merchant' | 'signer' | 'clock'>,
  compiled: string,
): Promise<string> => {
  const kills = await readKills(transaction, merchant);
  if (kills.length === 0) return compiled;
  const stored = await readRelease(transaction, compiled);
  if (stored === null) throw new Error(`Release ${compiled} is not stored`);
  const texts = await readPartTexts(transaction, partsToKill(stored.manifest));
  const killed = killRelease(stored.manifest, (hash) => texts.get(hash) ?? '', kills);
  const parts = await prepareParts(transaction, killed, 'fast');
  await insertRelease(transaction, killed, parts, clock.now());
  await insertSignature(transaction, signer, killed, clock.now());
  return killed.hash;
};
