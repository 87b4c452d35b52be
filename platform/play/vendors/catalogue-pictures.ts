import { createHash } from 'node:crypto';
import { toText } from '../../../src/protocol/json/to-text.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { cleanPicture, type CleanPicture } from '../../calls/uploads/clean-picture.ts';
import { measurePicture } from '../../calls/uploads/measure-picture.ts';
import { pictureRedrawer } from '../../calls/uploads/picture-redrawer.ts';
import { createPictureFetch, PictureError, type PictureFetch } from './fetch-picture.ts';

const kind = 'vendor-pictures';
/** A batch is one job: what it stored is seen when it ends, and other work has its turn. */
const batch = 8;
/** Pixels. */
const leastSide = 128;

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'gameVendor'>;

/** Plans the fetching of pictures that wait, on any node. `run` makes the name of the job. */
export async function planPictures(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
  { importId, run }: { readonly importId: string; readonly run: string },
): Promise<void> {
  const now = clock.now();
  await scheduleJob(db, {
    merchant,
    kind,
    key: `${importId}:${run}`,
    payload: { importId, run },
    dueAt: now,
    now,
  });
}

interface WaitingPicture {
  readonly place: number;
  readonly code: string;
  readonly address: string;
}
/** @throws PictureError */
async function takePicture(fetchPicture: PictureFetch, address: string): Promise<CleanPicture> {
  const cleaned = cleanPicture(await fetchPicture(address));
  if (cleaned === null) throw new PictureError('picture-type');
  const size = measurePicture(cleaned);
  if (size !== null && Math.min(size.width, size.height) < leastSide) throw new PictureError('picture-small');
  const drawn = await pictureRedrawer.redraw(cleaned);
  if (drawn === null) throw new PictureError('picture-type');
  return drawn;
}

async function storePicture(
  db: Database,
  { code, address }: WaitingPicture,
  { type, bytes }: CleanPicture,
  stored_at: Date,
): Promise<void> {
  const game = await db.selectFrom('game').select('node_id').where('game_code', '=', code).executeTakeFirst();
  if (game === undefined) return;
  const { node_id } = game;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = `${node_id}-${digest}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const values = { file, type, bytes, source: address, stored_at };
  await db
    .insertInto('game_picture')
    .values({ node_id, ...values })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(values))
    .execute();
  await db.updateTable('game').set({ picture: file }).where('node_id', '=', node_id).execute();
}

async function findWaiting(db: Database, importId: string): Promise<readonly WaitingPicture[]> {
  const rows = await db
    .selectFrom('vendor_import_game')
    .select(['place', 'game', 'listed'])
    .where('import_id', '=', importId)
    .where('picture', '=', 'waiting')
    .orderBy('place')
    .limit(batch)
    .execute();
  return rows.map(({ place, game, listed }) => ({
    place,
    code: game,
    address: listed?.picture ?? '',
  }));
}

/** Fetches, checks and stores the next pictures of an import, and plans the ones after them. */
async function storeBatch(
  db: Database,
  deps: Deps & { readonly fetchPicture: PictureFetch },
  { importId, run }: { readonly importId: string; readonly run: string },
): Promise<void> {
  const waiting = await findWaiting(db, importId);
  const pictures = await Promise.all(
    waiting.map((picture) =>
      takePicture(deps.fetchPicture, picture.address).catch((cause: unknown) => {
        if (cause instanceof PictureError) return cause.fault;
        throw cause;
      }),
    ),
  );
  for (const [index, picture] of waiting.entries()) {
    const result = pictures[index] ?? 'picture-silent';
    const isFault = typeof result === 'string';
    if (!isFault) await storePicture(db, picture, result, deps.clock.now());
    await db
      .updateTable('vendor_import_game')
      .set({ picture: isFault ? 'failed' : 'stored', picture_fault: isFault ? result : '' })
      .where('import_id', '=', importId)
      .where('place', '=', picture.place)
      .execute();
  }
  if (waiting.length < batch) return;
  const [name = '', count = '0'] = run.split('.');
  await planPictures(db, deps, { importId, run: `${name}.${Number(count) + 1}` });
}

/** Pictures of imported games, a few at a time. */
export const createPictureJobs = (
  deps: Deps,
  fetchPicture: PictureFetch = createPictureFetch(deps.gameVendor?.origin ?? ''),
): JobHandlers => ({
  [kind]: (db, { payload }) =>
    storeBatch(
      db,
      { ...deps, fetchPicture },
      {
        importId: toText(payload['importId']),
        run: toText(payload['run']),
      },
    ),
});
