import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import { sql } from 'kysely';
import type { games } from '../../../src/protocol/calls/games.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../../calls/refusals.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** The number of a game; one that is no number is of no game. */
export const toNodeId = (id: string): number => (/^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : 0);
const unknownGame = () => refuseCall('game.unknown', 'There is no such game.', 404);

/** The featured games in their order. Changes of it are one after the other. */
async function lockFeatured(db: Database): Promise<readonly number[]> {
  await sql`select pg_advisory_xact_lock(hashtext('featured games'))`.execute(db);
  const rows = await db
    .selectFrom('game')
    .select('node_id')
    .where('featured_place', 'is not', null)
    .orderBy('featured_place')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

/** Writes the order of the featured games, without gaps. */
async function writeFeatured(db: Database, sorted: readonly number[]): Promise<void> {
  await sql`update game g set featured_place = o.place
    from unnest(${[...sorted]}::int[]) with ordinality as o (id, place)
    where g.node_id = o.id and g.featured_place is distinct from o.place::int`.execute(db);
}

/** Sets the mark of a game, and whether it is featured. @throws AppError 404 `game.unknown` */
export async function markGame(
  { db, merchant, clock }: Deps,
  { id, mark, isFeatured, by }: InputOf<typeof games.mark>,
): Promise<void> {
  const nodeId = toNodeId(id);
  await db.transaction().execute(async (transaction) => {
    const others = (await lockFeatured(transaction)).filter((one) => one !== nodeId);
    const changed = await transaction
      .updateTable('game')
      .set((eb) => ({
        mark,
        featured_place: isFeatured ? eb.fn.coalesce('featured_place', eb.val(others.length + 1)) : null,
      }))
      .where('node_id', '=', nodeId)
      .returning('node_id')
      .executeTakeFirst();
    if (changed === undefined) throw unknownGame();
    if (!isFeatured) await writeFeatured(transaction, others);
    const note = [
      mark === null ? 'automatic' : mark === '' ? 'none' : mark,
      ...(isFeatured ? ['featured'] : []),
    ];
    await appendOperation(transaction, merchant, {
      action: 'games.mark',
      author: by,
      subject: `game:${id}`,
      note: note.join(', '),
      at: clock.now(),
    });
  });
}

/** Moves a featured game by one place; at the end of the list it stays. @throws AppError 404 `game.unknown` */
export async function moveGame(
  { db, merchant, clock }: Deps,
  { id, direction, by }: InputOf<typeof games.move>,
): Promise<void> {
  const nodeId = toNodeId(id);
  await db.transaction().execute(async (transaction) => {
    const featured = await lockFeatured(transaction);
    const place = featured.indexOf(nodeId);
    if (place === -1) throw unknownGame();
    const to = Math.min(featured.length - 1, Math.max(0, place + (direction === 'up' ? -1 : 1)));
    await writeFeatured(transaction, featured.toSpliced(place, 1).toSpliced(to, 0, nodeId));
    await appendOperation(transaction, merchant, {
      action: 'games.move',
      author: by,
      subject: `game:${id}`,
      note: `place ${to + 1}`,
      at: clock.now(),
    });
  });
}
