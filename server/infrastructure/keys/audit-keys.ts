import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { createSecretBox, nameKey, SecretBoxError } from './secret-box.ts';
import { placeOf, secretColumns } from './secret-columns.ts';
import { deriveKey, type SecretKeys } from './secret-key.ts';

/** What a link says about the one before: it was proven too, or nothing is known of it. */
export type ProofKind = 'follows' | 'begins';
/** The proof of a link, beside it in the database. Null in what was written before there were proofs. */
export interface LinkProof {
  readonly key_id: string | null;
  readonly proof: string | null;
}
export interface ProvenPlace {
  readonly merchant: string;
  readonly position: number;
  readonly hash: string;
}
/** Proves links of the record of operators' decisions with a key that is not in the database. */
export interface AuditKeys {
  prove(place: ProvenPlace, kind: ProofKind): { readonly key_id: string; readonly proof: string };
  /** `none` where there is no proof, `unknown` where its key is not given here, `wrong` where it does not fit. */
  judge(place: ProvenPlace, proof: LinkProof): ProofKind | 'none' | 'unknown' | 'wrong';
  /** The text of the canary; null where it was sealed by another key, or changed. */
  openCanary(sealed: string): string | null;
}

/** The row of the canary. */
export const canaryRow = 1;

const sign = (key: Uint8Array, { merchant, position, hash }: ProvenPlace, kind: ProofKind): Buffer =>
  createHmac('sha256', key).update([kind, merchant, position, hash].join('\n')).digest();
const isSame = (computed: Buffer, stored: string): boolean => {
  const bytes = Buffer.from(stored, 'hex');
  return bytes.length === computed.length && timingSafeEqual(computed, bytes);
};

/** Keys derived from `SECRET_KEY` and, for what is there already, from `SECRET_KEYS_OLD`. */
export function createAuditKeys({ key, former }: Pick<SecretKeys, 'key' | 'former'>): AuditKeys {
  const box = createSecretBox(key, former);
  const canaryPlace = placeOf(secretColumns.canary, canaryRow);
  const derive = (one: Uint8Array): Buffer => deriveKey(one, 'foyer audit chain');
  const keys = new Map([...former, key].map((one) => [nameKey(one), derive(one)] as const));
  const current = { id: nameKey(key), key: derive(key) };
  return {
    openCanary: (sealed) => {
      try {
        return box.open(sealed, canaryPlace);
      } catch (cause) {
        if (!(cause instanceof SecretBoxError)) throw cause;
        return null;
      }
    },
    prove: (place, kind) => ({ key_id: current.id, proof: sign(current.key, place, kind).toString('hex') }),
    judge: (place, { key_id: id, proof }) => {
      if (id === null || proof === null) return 'none';
      const key = keys.get(id);
      if (key === undefined) return 'unknown';
      return (
        (['follows', 'begins'] as const).find((kind) => isSame(sign(key, place, kind), proof)) ?? 'wrong'
      );
    },
  };
}

/**
 * The keys of each database, by what a handle and all its transactions have in common. So nothing that writes into
 * the record has to be handed a key, and nothing can write into it without one.
 */
const keysOf = new WeakMap<object, AuditKeys>();
const handleOf = (db: Database): object => db.getExecutor().adapter;

/** Says which keys prove the record of this database. */
export const useAuditKeys = (db: Database, keys: AuditKeys): void => {
  keysOf.set(handleOf(db), keys);
};
/** @throws Error where none were given */
export function auditKeysOf(db: Database): AuditKeys {
  const keys = keysOf.get(handleOf(db));
  if (keys === undefined)
    throw new Error('The database has no audit keys: expected useAuditKeys before this.');
  return keys;
}
