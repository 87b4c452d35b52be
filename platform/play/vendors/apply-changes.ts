import { sql } from 'kysely';
import type { ImportChange } from '../../../src/protocol/calls/vendors.ts';
import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import type { Database } from '../../../server/db/database.ts';
import type { GameType } from '../games/game-type.ts';
import { normaliseName } from '../games/normalise-name.ts';
import type { ListedGame } from './tables.ts';

interface Wanted {
  readonly importId: string;
  readonly changes: readonly Exclude<ImportChange, 'refused'>[];
  readonly now: Date;
}
const firstNode = 10_001;
const chunkSize = 500;

/** Makes the studios that are missing, under their code: the vendor has no other name for them. */
async function addStudios(db: Database, games: readonly ListedGame[]): Promise<void> {
  const rows = await db
    .selectFrom('game_vendor')
    .select(['code', 'game_type', 'account_type_id', 'position', 'name'])
    .execute();
  const studios = new Map(rows.map((row) => [row.code, row]));
  const pairs = new Set(rows.map(({ code, game_type }) => `${game_type} ${code}`));
  let account = Math.max(1, ...rows.map(({ account_type_id }) => account_type_id));
  let position = Math.max(0, ...rows.map((row) => row.position));
  for (const { studio, type } of games) {
    if (pairs.has(`${type} ${studio}`)) continue;
    pairs.add(`${type} ${studio}`);
    position += 1;
    const id = studios.get(studio);
    if (id === undefined) account += 1;
    const row = {
      code: studio,
      game_type: type as GameType,
      name: id?.name ?? studio,
      position,
      account_type_id: id?.account_type_id ?? account,
    };
    studios.set(studio, row);
    await db
      .insertInto('game_vendor')
      .values({ ...row, opens: 'VASSALAGE' })
      .execute();
  }
}

async function addGames(db: Database, games: readonly ListedGame[], now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('game')
    .select(sql<number>`coalesce(max(node_id), ${firstNode - 1})::int`.as('last'))
    .executeTakeFirstOrThrow();
  const rows = games.map(({ code, name, studio, type, classify }, index) => ({
    node_id: last + 1 + index,
    game_code: code,
    name,
    search_name: normaliseName(name),
    vendor_code: studio,
    game_type: type as GameType,
    classify,
    popularity: 0,
    motif: '',
    launch_date: utcDay(now),
  }));
  for (let offset = 0; offset < rows.length; offset += chunkSize)
    await db
      .insertInto('game')
      .values(rows.slice(offset, offset + chunkSize))
      .onConflict((conflict) => conflict.column('game_code').doNothing())
      .execute();
}

async function changeGames(db: Database, games: readonly ListedGame[]): Promise<void> {
  for (const { code, name, studio, type, classify } of games)
    await db
      .updateTable('game')
      .set({
        name,
        search_name: normaliseName(name),
        vendor_code: studio,
        game_type: type as GameType,
        classify,
        withdrawn_at: null,
      })
      .where('game_code', '=', code)
      .execute();
}

/** Applies an import inside the caller's transaction, and marks the pictures to be fetched. @returns it in words */
export async function applyChanges(db: Database, { importId, changes, now }: Wanted): Promise<string> {
  // Numbers of games are given one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('games'))`.execute(db);
  const rows = await db
    .selectFrom('vendor_import_game')
    .select(['game', 'change', 'listed'])
    .where('import_id', '=', importId)
    .where('change', 'in', [...changes, 'refused'])
    .orderBy('place')
    .execute();
  const listed = (wanted: ImportChange): readonly ListedGame[] =>
    rows.flatMap(({ change, listed: one }) => (change === wanted && one !== null ? [one] : []));
  const [added, changed] = [listed('new'), listed('changed')];
  await addStudios(db, [...added, ...changed]);
  await addGames(db, added, now);
  await changeGames(db, changed);
  const gone = rows.filter(({ change }) => change === 'gone').map(({ game }) => game);
  for (let offset = 0; offset < gone.length; offset += chunkSize)
    await db
      .updateTable('game')
      .set({ withdrawn_at: now })
      .where('game_code', 'in', gone.slice(offset, offset + chunkSize))
      .execute();
  await sql`update vendor_import_game i set picture = 'waiting'
    where i.import_id = ${importId} and i.change = any(${changes.filter((one) => one !== 'gone')}::text[])
      and i.listed->>'picture' <> '' and not exists (select from game g join game_picture p on p.node_id = g.node_id
        where g.game_code = i.game and p.source = i.listed->>'picture')`.execute(db);
  return `${added.length} new, ${changed.length} changed, ${gone.length} gone`;
}
