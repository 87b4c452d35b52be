import { sql, type Transaction } from 'kysely';
import type { Issue } from '../../../src/protocol/release/issue.ts';
import type { Tables } from '../../db/database.ts';
import { readBrand } from './read-brand.ts';
import { readLive, type DbExecutor, type NewRevision } from '../release/release-store.ts';
import { RevisionRefused } from '../release/revision-refused.ts';

/** What a brand without a zone counts its days by. */
const defaultZone = 'UTC';
const zoneOf = (setting: unknown): string =>
  typeof setting === 'string' && setting !== '' ? setting : defaultZone;

const issueOf = (zone: string, other: string): Issue => ({
  code: 'setting.zone-fixed',
  severity: 'error',
  document: 'settings/brand',
  pointer: '/timeZone',
  message: `The time zone stays ${zone}: days of money were counted by it. "${other}" cannot replace it.`,
});

/** Whether money was booked: its days are counted by the zone of the brand. */
async function hasEntries(work: DbExecutor, merchant: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from ledger_account a
    where a.merchant = ${merchant} and exists (select from ledger_entry e where e.account_id = a.id)) as has`.execute(
    work,
  );
  return rows[0]?.has === true;
}

/**
 * The finding about a brand that names another zone than the one by which days of money were counted; null for none.
 * Days of records, levels, rebates and contracts would be counted twice or left out between two zones.
 */
export async function findFixedZone(
  work: DbExecutor,
  merchant: string,
  { setting, isPublish = false }: { readonly setting: unknown; readonly isPublish?: boolean },
): Promise<Issue | null> {
  const live = await readLive(work, merchant);
  const brand = live === null ? null : await readBrand(work, live.release);
  if (brand === null) return null;
  const [zone, other] = [zoneOf(brand.timeZone), zoneOf(setting)];
  if (zone === other) return null;
  // A booking that is under way is waited for, and counts.
  if (isPublish) await sql`lock table ledger_entry in share mode`.execute(work);
  return (await hasEntries(work, merchant)) ? issueOf(zone, other) : null;
}

/**
 * Refuses a release with another zone once money was booked, in the transaction that would make it live. Members of a
 * stage share the days of all.
 * @throws RevisionRefused `publish.check-failed`
 */
export async function requireLiveZone(
  transaction: Transaction<Tables>,
  { merchant }: Pick<NewRevision, 'merchant'>,
  release: string,
): Promise<void> {
  const brand = await readBrand(transaction, release);
  if (brand === null) return;
  const issue = await findFixedZone(transaction, merchant, {
    setting: brand.timeZone,
    isPublish: true,
  });
  if (issue !== null) throw new RevisionRefused({ code: 'publish.check-failed', issues: [issue] });
}
