import { sql, type RawBuilder, type Selectable } from 'kysely';
import { commitTo, fromHex, toHex, type Bytes } from '../../src/lottery/fair-draw.ts';
import { listIssues, type IssueTimes } from '../../src/lottery/schedule.ts';
import { writePromise } from '../../src/lottery/witness.ts';
import type { Database } from '../../server/db/database.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';
import { placeOf, secretColumns } from '../../server/infrastructure/keys/secret-columns.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Caller } from '../calls/call.ts';
import { trialType } from '../money/wallet/currency.ts';
import { animalOf, type LotteryGame } from './catalogue.ts';
import type { IssueMoney, LotteryIssueTable } from './tables.ts';

export type Issue = Selectable<LotteryIssueTable>;
export type IssueParts = Pick<
  MemberDeps,
  'db' | 'merchant' | 'clock' | 'random' | 'secretBox' | 'drawWitness' | 'signText'
>;
/** A game and the money for which its issues are sold. */
export interface Series {
  readonly game: LotteryGame;
  readonly money: IssueMoney;
}

export const drawJob = 'lottery.draw';
export const sealJob = 'lottery.seal';
/** Which draw a job is: that of an issue, or of one that was held until a proposal to void it was decided. */
const drawKey = (issueId: string, proposalId: string): string => `${issueId}:${proposalId}`;
export const issueOfDraw = (key: string): string => key.split(':', 1)[0] ?? '';
/** Issues that are planned ahead: their commitments are public before their sale. */
const plannedAhead = 6;
const seedBytes = 32;
const moneys = ['real', 'play'] as const satisfies readonly IssueMoney[];

/** Trial accounts play with play money, in issues apart; visitors are shown those of real money. */
export const moneyOf = ({ member }: Pick<Caller, 'member'>): IssueMoney =>
  member?.customerType === trialType ? 'play' : 'real';

/** Issues of play money say so in their name, which enters their draw. */
export const nameFor = (money: IssueMoney, { numero }: Pick<IssueTimes, 'numero'>): string =>
  money === 'play' ? `P${numero}` : numero;

const placeOfSeed = ({ merchant, game, numero }: Pick<Issue, 'merchant' | 'game' | 'numero'>) =>
  placeOf(secretColumns.lotterySeed, merchant, game, numero);

/** The seed of an issue that is not drawn yet. */
export function openSeed({ secretBox }: Pick<IssueParts, 'secretBox'>, issue: Issue): Bytes {
  const seed =
    issue.seed_sealed === null ? null : fromHex(secretBox.open(issue.seed_sealed, placeOfSeed(issue)));
  if (seed === null) throw new Error(`Expected a seed of ${issue.game} ${issue.numero}.`);
  return seed;
}

/** Plans an issue with its seed, what its second party is held to, and the jobs that close and draw it. */
async function planIssue(
  db: Database,
  parts: IssueParts,
  { game, money }: Series,
  times: IssueTimes,
): Promise<void> {
  const { merchant, clock, random, secretBox, drawWitness } = parts;
  const now = clock.now();
  const seed = Uint8Array.from(random.bytes(seedBytes));
  const name = { merchant, game: game.code, numero: nameFor(money, times) };
  const [closesAt, drawsAt] = [new Date(times.closesAt), new Date(times.drawsAt)];
  const asked = { merchant, game: game.code, issue: name.numero, closesAt };
  const promise = drawWitness === null ? null : await drawWitness.promise(asked);
  const row = await db
    .insertInto('lottery_issue')
    .values({
      ...name,
      money,
      opens_at: new Date(times.opensAt),
      closes_at: closesAt,
      draws_at: drawsAt,
      family: game.group.family,
      animal: animalOf(game, drawsAt),
      commitment: toHex(await commitTo(seed)),
      seed_sealed: secretBox.seal(toHex(seed), placeOfSeed(name)),
      witness: promise === null ? '' : writePromise(promise),
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'game', 'numero']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return;
  await scheduleJob(db, { merchant, kind: sealJob, key: row.id, dueAt: closesAt, now });
  await scheduleJob(db, { merchant, kind: drawJob, key: row.id, dueAt: drawsAt, now });
}

/** Lifts the hold of an issue. Its draw is planned again: the first plan of it may have passed. */
export async function resumeIssue(
  db: Database,
  { merchant, clock }: Pick<IssueParts, 'merchant' | 'clock'>,
  { issueId, proposalId }: { readonly issueId: string; readonly proposalId: string },
): Promise<void> {
  const now = clock.now();
  const issue = await db
    .updateTable('lottery_issue')
    .set({ held_at: null })
    .where('id', '=', issueId)
    .where('held_at', 'is not', null)
    .returning('draws_at')
    .executeTakeFirst();
  if (issue === undefined) return;
  const dueAt = issue.draws_at < now ? now : issue.draws_at;
  await scheduleJob(db, { merchant, kind: drawJob, key: drawKey(issueId, proposalId), dueAt, now });
}

/**
 * Plans the next issues of a series, those that are named at least. Call it inside a transaction. An issue that
 * is planned stays as it is, so any node may call it at any time.
 */
export async function planSeries(
  db: Database,
  parts: IssueParts,
  series: Series,
  count = plannedAhead,
): Promise<void> {
  const { game, money } = series;
  const wanted = listIssues(game.schedule, parts.clock.now().getTime(), count);
  const planned = await db
    .selectFrom('lottery_issue')
    .select(['numero', 'draws_at'])
    .where('merchant', '=', parts.merchant)
    .where('game', '=', game.code)
    .where('money', '=', money)
    .where((eb) =>
      eb.or([
        eb(
          'numero',
          'in',
          wanted.map((times) => nameFor(money, times)),
        ),
        eb(
          'draws_at',
          'in',
          wanted.map(({ drawsAt }) => new Date(drawsAt)),
        ),
      ]),
    )
    .execute();
  const isNamed = new Set(planned.map(({ numero }) => numero));
  // A draw that was planned with a number of another zone keeps it.
  const isTimed = new Set(planned.map(({ draws_at }) => draws_at.getTime()));
  for (const times of wanted)
    if (!isNamed.has(nameFor(money, times)) && !isTimed.has(times.drawsAt))
      await planIssue(db, parts, series, times);
}

/** Those of the games that lack an issue which should be planned. One query for all, because every start asks. */
export async function listUnplanned(
  { db, merchant, clock }: Pick<IssueParts, 'db' | 'merchant' | 'clock'>,
  games: readonly LotteryGame[],
): Promise<readonly LotteryGame[]> {
  const now = clock.now().getTime();
  const names = games.flatMap(({ code, schedule }) =>
    listIssues(schedule, now, plannedAhead).flatMap((times) =>
      moneys.map((money) => ({ code, numero: nameFor(money, times) })),
    ),
  );
  const [codes, numeros] = [names.map(({ code }) => code), names.map(({ numero }) => numero)];
  const { rows } = await sql<{ game: string }>`
    select distinct planned.game from unnest(${codes}::text[], ${numeros}::text[]) as planned (game, numero)
    where not exists (select from lottery_issue i
      where i.merchant = ${merchant} and i.game = planned.game and i.numero = planned.numero)`.execute(db);
  const unplanned = new Set(rows.map(({ game }) => game));
  return games.filter(({ code }) => unplanned.has(code));
}

/** Plans the next issues of a game, for real money and for play money. */
export async function planGame(db: Database, parts: IssueParts, game: LotteryGame): Promise<void> {
  for (const money of moneys) await planSeries(db, parts, { game, money });
}

/** The first issue of each game for a kind of money, by a condition and an order. */
async function readFirstOf(
  { db, merchant }: Pick<IssueParts, 'db' | 'merchant'>,
  { games, money }: { readonly games: readonly LotteryGame[]; readonly money: IssueMoney },
  { where, order }: { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
): Promise<Map<string, Issue>> {
  const { rows } =
    await sql<Issue>`select i.* from unnest(${games.map(({ code }) => code)}::text[]) as g (code)
    cross join lateral (select * from lottery_issue where merchant = ${merchant} and game = g.code
      and money = ${money} and ${where} order by ${order} limit 1) i`.execute(db);
  return new Map(rows.map((issue) => [issue.game, issue]));
}
/** The issue on sale of each game, or the next, of those that are planned. */
export const findOnSale = (parts: IssueParts, some: Parameters<typeof readFirstOf>[1]) => {
  const where = sql`closes_at > ${parts.clock.now()} and voided_at is null and held_at is null`;
  return readFirstOf(parts, some, { where, order: sql`closes_at` });
};
/** The last issue of each game that was drawn, by the code of the game. */
export const findLastDrawn = (parts: IssueParts, some: Parameters<typeof readFirstOf>[1]) =>
  readFirstOf(parts, some, { where: sql`drawn_at is not null`, order: sql`closes_at desc` });

/**
 * The issue on sale of each game, by its code. Planned where no draw has planned it, as after a long stop. In
 * the place of one that is void or held it is the next, whose sale begins when that of the void one would have ended.
 */
export async function findCurrent(
  parts: IssueParts,
  { games, money }: { readonly games: readonly LotteryGame[]; readonly money: IssueMoney },
): Promise<ReadonlyMap<string, Issue>> {
  const current = await findOnSale(parts, { games, money });
  const now = parts.clock.now();
  const missing = games.filter(({ code }) => {
    const issue = current.get(code);
    return issue === undefined || issue.opens_at > now;
  });
  if (missing.length === 0) return current;
  for (const game of missing)
    await parts.db.transaction().execute((db) => planSeries(db, parts, { game, money }));
  return new Map([...current, ...(await findOnSale(parts, { games: missing, money }))]);
}

/** How many draws of a series there are. */
export async function countDrawn(
  { db, merchant }: Pick<IssueParts, 'db' | 'merchant'>,
  { game: { code }, money }: Series,
): Promise<number> {
  const { count } = await db
    .selectFrom('lottery_issue')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('merchant', '=', merchant)
    .where('game', '=', code)
    .where('money', '=', money)
    .where('drawn_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Issues of a series that are drawn, the latest first. */
export const listDrawn = (
  { db, merchant }: Pick<IssueParts, 'db' | 'merchant'>,
  { game: { code }, money }: Series,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly Issue[]> =>
  db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('game', '=', code)
    .where('money', '=', money)
    .where('drawn_at', 'is not', null)
    .orderBy('closes_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

interface LockedSale {
  readonly issue: Issue;
  readonly isOnSale: boolean;
  /** The sale has not ended; it may not have begun. */
  readonly isAhead: boolean;
}
/**
 * Locks an issue against its draw and says whether it is on sale. The clock is read with the lock, so that a
 * bet that waited for it is judged by the moment in which it is written.
 */
export async function lockSale(
  db: Database,
  { merchant, clock }: Pick<IssueParts, 'merchant' | 'clock'>,
  which:
    | { readonly game: string; readonly numero: string; readonly money: IssueMoney }
    | { readonly id: string },
): Promise<LockedSale | null> {
  const query = db.selectFrom('lottery_issue').selectAll().where('merchant', '=', merchant).forShare();
  const issue = await (
    'id' in which
      ? query.where('id', '=', which.id)
      : query
          .where('game', '=', which.game)
          .where('numero', '=', which.numero)
          .where('money', '=', which.money)
  ).executeTakeFirst();
  if (issue === undefined) return null;
  const now = clock.now();
  const { drawn_at, voided_at, sealed_at, held_at } = issue;
  const isEnded = [drawn_at, voided_at, sealed_at, held_at].some((moment) => moment !== null);
  const isAhead = !isEnded && now < issue.closes_at;
  return { issue, isAhead, isOnSale: isAhead && issue.opens_at <= now };
}
