import type { Transaction } from 'kysely';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { hashText } from '../../../src/compiler/content-hash.ts';
import type { PartHash, ReleaseManifest } from '../../../src/protocol/release/release.ts';
import type { Database, Tables } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { ReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { readLive, type DbExecutor } from './release-store.ts';

/** Signs a release with the key in use; nothing happens where it has that signature. */
export const insertSignature = async (
  work: DbExecutor | Transaction<Tables>,
  signer: ReleaseSigner,
  release: { readonly hash: PartHash; readonly manifest: ReleaseManifest },
  createdAt: Date,
): Promise<void> => {
  const { keyId, value } = signer.sign(release.manifest);
  await work
    .insertInto('site_signature')
    .values({ release_hash: release.hash, key_id: keyId, signature: value, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['release_hash', 'key_id']).doNothing())
    .execute();
};

/** Whether a manifest is what its release is named after, and vouched for by a known key. */
export const isTrusted = (
  signer: ReleaseSigner,
  {
    release,
    manifest,
    signature,
  }: Pick<NonNullable<Awaited<ReturnType<typeof readLive>>>, 'release' | 'manifest' | 'signature'>,
): boolean => hashText(toCanonicalJson(manifest)) === release && signer.isGenuine(manifest, signature);

/**
 * Gives what is live a signature of the key in use: where nothing was ever signed (an installation from
 * before), and where the key was changed and a former one vouches for it. Anything else stays as it is.
 */
export const renewSignature = async (
  db: Database,
  signer: ReleaseSigner,
  merchant: string,
  clock: Clock,
): Promise<void> => {
  const live = await readLive(db, merchant);
  if (live === null || live.signature?.keyId === signer.keyId) return;
  const anySigned = await db.selectFrom('site_signature').select('key_id').limit(1).executeTakeFirst();
  const isWhole = hashText(toCanonicalJson(live.manifest)) === live.release;
  if ((anySigned === undefined && isWhole) || isTrusted(signer, live))
    await insertSignature(db, signer, { hash: live.release, manifest: live.manifest }, clock.now());
};
