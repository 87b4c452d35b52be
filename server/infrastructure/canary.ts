import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import type { Database } from '../db/database.ts';
import { auditKeysOf, canaryRow } from './keys/audit-keys.ts';

/** Where the record of a merchant's operators ended when its proofs began: what is before has none. */
export interface UnprovenPart {
  readonly entries: number;
  readonly hash: string;
}
export type UnprovenParts = Readonly<Record<string, UnprovenPart>>;

const firstText = 'foyer';
/**
 * The sealed text that tells a wrong key. It remembers which part of the record is from before there were proofs:
 * only the key can write it, so that nothing later passes for older than it is.
 */
export const writeCanary = (unproven: UnprovenParts): string => `${firstText} ${JSON.stringify(unproven)}`;
/** Null where an earlier version wrote it. */
export const readCanary = (text: string): UnprovenParts | null =>
  text.startsWith(`${firstText} `)
    ? parseOwnJson<UnprovenParts, 'database'>(text.slice(firstText.length + 1))
    : null;

/** The ends of all records as they are now. */
export async function readRecordEnds(db: Database): Promise<UnprovenParts> {
  const heads = await db.selectFrom('operation_audit_head').select(['merchant', 'entries', 'hash']).execute();
  return Object.fromEntries(heads.map(({ merchant, entries, hash }) => [merchant, { entries, hash }]));
}

/** What the canary remembers of a merchant; null where all of its record has to be proven. */
export async function readUnprovenPart(db: Database, merchant: string): Promise<UnprovenPart | null> {
  const row = await db
    .selectFrom('secret_canary')
    .select('sealed')
    .where('id', '=', canaryRow)
    .executeTakeFirst();
  if (row === undefined) return null;
  const text = auditKeysOf(db).openCanary(row.sealed);
  return (text === null ? null : readCanary(text)?.[merchant]) ?? null;
}
