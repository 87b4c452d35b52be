import type { AuditKeys, LinkProof } from '../keys/audit-keys.ts';
import type { UnprovenPart } from '../canary.ts';
import type { ChainLink } from '../keys/hash-chain.ts';

type ProvenLink = Pick<ChainLink, 'position' | 'hash'> & LinkProof;

/**
 * Looks for the first entry that no proof covers, one entry after the other.
 *
 * Each proof says whether the entry before was proven. So one proof that holds is enough for all entries before it,
 * back to the last one that begins: also for those whose key was given up since. Without a proof is only what is
 * older than the proofs, and the sealed canary knows where that ended and with which hash.
 */
export function createProofCheck(merchant: string, keys: AuditKeys, older: UnprovenPart | null) {
  const allowed = older?.entries ?? 0;
  let wrong: number | null = null;
  /** The last proven entry, and the last one that begins. */
  let end = 0;
  let begun: number | null = null;
  /** The first entry after the last proven one, and the first of all, that is newer than the proofs and has none. */
  let tail: number | null = null;
  let bare: number | null = null;
  let lastOlder: ProvenLink | null = null;
  return {
    take: (link: ProvenLink): void => {
      const { position } = link;
      const judged = keys.judge({ merchant, position, hash: link.hash }, link);
      if (position === allowed) lastOlder = link;
      if (judged === 'wrong') wrong ??= position;
      if (judged === 'begins') begun = position;
      if (judged === 'begins' || judged === 'follows') [end, tail] = [position, null];
      else if (position > allowed) {
        tail ??= position;
        if (judged !== 'wrong') bare ??= position;
      }
    },
    /** Position of that entry; null where each is covered. */
    verdict: (): number | null => {
      if (wrong !== null) return wrong;
      if (tail !== null) return tail;
      const begin = begun ?? (end === 0 ? Infinity : 1);
      // What is before the last beginning, and newer than the proofs.
      if (bare !== null && bare < begin) return bare;
      if (begin !== Infinity && begin > allowed + 1) return begin;
      return older !== null && lastOlder !== null && lastOlder.hash !== older.hash
        ? lastOlder.position
        : null;
    },
  };
}
