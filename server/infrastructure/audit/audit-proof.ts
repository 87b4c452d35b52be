import type { AuditKeys, LinkProof } from '../keys/audit-keys.ts';
import type { UnprovenPart } from '../canary.ts';
import type { ChainLink } from '../keys/hash-chain.ts';

/**
 * Position of the first entry that no proof covers; null where each is covered.
 *
 * Each proof says whether the entry before was proven. So one proof that holds is enough for all entries before it,
 * back to the last one that begins: also for those whose key was given up since. Without a proof is only what is
 * older than the proofs, and the sealed canary knows where that ended and with which hash.
 */
export function findUnproven(
  merchant: string,
  links: readonly (ChainLink & LinkProof)[],
  keys: AuditKeys,
  older: UnprovenPart | null,
): number | null {
  const judged = links.map((link) => ({ ...link, verdict: keys.judge({ merchant, ...link }, link) }));
  const wrong = judged.find(({ verdict }) => verdict === 'wrong');
  if (wrong !== undefined) return wrong.position;
  const proven = judged.filter(({ verdict }) => verdict === 'follows' || verdict === 'begins');
  const allowed = older?.entries ?? 0;
  const end = proven.at(-1)?.position ?? 0;
  const tail = judged.find(({ position }) => position > Math.max(end, allowed));
  if (tail !== undefined) return tail.position;
  const begin =
    proven.findLast(({ verdict }) => verdict === 'begins')?.position ?? (end === 0 ? Infinity : 1);
  // What is before the last beginning, and newer than the proofs.
  const before = judged.find(
    ({ position, verdict }) =>
      position > allowed && position < begin && (verdict === 'none' || verdict === 'unknown'),
  );
  if (before !== undefined) return before.position;
  if (begin !== Infinity && begin > allowed + 1) return begin;
  const last = judged.find(({ position }) => position === allowed);
  return older !== null && last !== undefined && last.hash !== older.hash ? last.position : null;
}
