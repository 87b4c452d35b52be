import { hashText } from '../../../src/compiler/content-hash.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { Random } from '../../infrastructure/random.ts';
import type { DbExecutor } from '../release/release-store.ts';

/** How long a preview's address works. */
const previewMinutes = 30;

export interface Preview {
  readonly merchant: string;
  readonly release: string;
  readonly expiresAt: Date;
}

/** Of a token that opens a canvas: the page in it shows what an editor says, and does nothing else. */
export const canvasMark = 'canvas-';

/** Makes an address part that shows `release`; only its hash is stored. */
export const createPreview = async (
  work: DbExecutor,
  preview: {
    merchant: string;
    release: string;
    author: string;
    clock: Clock;
    random: Random;
    isCanvas?: boolean;
  },
): Promise<{ token: string; expiresAt: Date }> => {
  const now = preview.clock.now();
  const token = `${preview.isCanvas === true ? canvasMark : ''}${preview.random.token(24)}`;
  const expiresAt = new Date(now.getTime() + previewMinutes * 60_000);
  await work.deleteFrom('site_preview').where('expires_at', '<', now).execute();
  await work
    .insertInto('site_preview')
    .values({
      token_hash: hashText(token),
      merchant: preview.merchant,
      release_hash: preview.release,
      author: preview.author,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
};

/** Null for an unknown or expired token. */
export const findPreview = async (db: Database, token: string, clock: Clock): Promise<Preview | null> => {
  const row = await db
    .selectFrom('site_preview')
    .selectAll()
    .where('token_hash', '=', hashText(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row === undefined
    ? null
    : { merchant: row.merchant, release: row.release_hash, expiresAt: row.expires_at };
};
