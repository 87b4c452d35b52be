import type { Selectable } from 'kysely';
import { commitTo, fromHex, toHex, type Bytes } from '../../../src/lottery/fair-draw.ts';
import { listIssues } from '../../../src/lottery/schedule.ts';
import type { Database } from '../../db/database.ts';
import { scheduleJob } from '../../platform/jobs/job-store.ts';
import { placeOf, secretColumns } from '../../platform/secret-columns.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import type { LotteryGame } from './catalogue.ts';
import type { LotteryIssueTable } from './tables.ts';

export type Issue = Selectable<LotteryIssueTable>;
export type IssueParts = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'random' | 'secretBox'>;

export const drawJob = 'lottery.draw';
/** Issues that are planned ahead: their commitments are public before their sale. */
const plannedAhead = 6;
const seedBytes = 32;

const placeOfSeed = ({ merchant, game, numero }: Pick<Issue, 'merchant' | 'game' | 'numero'>) =>
  placeOf(secretColumns.lotterySeed, merchant, game, numero);

/** The seed of an issue that is not drawn yet. */
export function openSeed({ secretBox }: Pick<IssueParts, 'secretBox'>, issue: Issue): Bytes {
  const seed =
    issue.seed_sealed === null ? null : fromHex(secretBox.open(issue.seed_sealed, placeOfSeed(issue)));
  if (seed === null) throw new Error(`Expected a seed of ${issue.game} ${issue.numero}.`);
  return seed;
}

/**
 * Plans the issues of a game from now on, each with a seed and a job that draws it. Call it inside a
 * transaction. An issue that is planned stays as it is, so any node may call it at any time.
 */
export async function planIssues(db: Database, parts: IssueParts, game: LotteryGame): Promise<void> {
  const { merchant, clock, random, secretBox } = parts;
  const now = clock.now();
  for (const times of listIssues(game.schedule, now.getTime(), plannedAhead)) {
    const seed = Uint8Array.from(random.bytes(seedBytes));
    const name = { merchant, game: game.code, numero: times.numero };
    const drawsAt = new Date(times.drawsAt);
    const row = await db
      .insertInto('lottery_issue')
      .values({
        ...name,
        opens_at: new Date(times.opensAt),
        closes_at: new Date(times.closesAt),
        draws_at: drawsAt,
        commitment: toHex(await commitTo(seed)),
        seed_sealed: secretBox.seal(toHex(seed), placeOfSeed(name)),
      })
      .onConflict((conflict) => conflict.columns(['merchant', 'game', 'numero']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined)
      await scheduleJob(db, { merchant, kind: drawJob, key: row.id, dueAt: drawsAt, now });
  }
}

const findOnSale = ({ db, merchant, clock }: IssueParts, { code }: LotteryGame): Promise<Issue | undefined> =>
  db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('game', '=', code)
    .where('closes_at', '>', clock.now())
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst();

/** The issue of a game that is on sale. Planned where no draw has planned it, as after a long stop. */
export async function readCurrentIssue(parts: IssueParts, game: LotteryGame): Promise<Issue> {
  const found = await findOnSale(parts, game);
  if (found !== undefined && found.opens_at <= parts.clock.now()) return found;
  await parts.db.transaction().execute((db) => planIssues(db, parts, game));
  const planned = await findOnSale(parts, game);
  if (planned === undefined) throw new Error(`Expected an issue of ${game.code} on sale.`);
  return planned;
}

/** Issues of a game that are drawn, the latest first. */
export const listDrawn = (
  { db, merchant }: Pick<IssueParts, 'db' | 'merchant'>,
  { code }: LotteryGame,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly Issue[]> =>
  db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('game', '=', code)
    .where('drawn_at', 'is not', null)
    .orderBy('closes_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/**
 * Locks an issue against its draw and says whether it is on sale. The clock is read with the lock, so that a
 * bet that waited for it is judged by the moment in which it is written.
 */
export async function lockSale(
  db: Database,
  { merchant, clock }: Pick<IssueParts, 'merchant' | 'clock'>,
  which: { readonly game: string; readonly numero: string } | { readonly id: string },
): Promise<{ readonly issue: Issue; readonly isOnSale: boolean } | null> {
  const query = db.selectFrom('lottery_issue').selectAll().where('merchant', '=', merchant).forShare();
  const issue = await (
    'id' in which
      ? query.where('id', '=', which.id)
      : query.where('game', '=', which.game).where('numero', '=', which.numero)
  ).executeTakeFirst();
  if (issue === undefined) return null;
  const now = clock.now();
  return { issue, isOnSale: issue.drawn_at === null && issue.opens_at <= now && now < issue.closes_at };
}
