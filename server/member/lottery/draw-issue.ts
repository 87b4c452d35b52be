import type { Selectable } from 'kysely';
import { families } from '../../../src/lottery/families.ts';
import { drawFrom, toHex } from '../../../src/lottery/fair-draw.ts';
import { judge } from '../../../src/lottery/judge.ts';
import { payOf } from '../../../src/lottery/odds.ts';
import type { Draw } from '../../../src/lottery/play.ts';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../platform/jobs/job-runner.ts';
import { scheduleJob } from '../../platform/jobs/job-store.ts';
import { bookPlayMoney, countTurnover, findPlayHouse } from '../play/play-money.ts';
import { findMainWallet } from '../wallet/ledger.ts';
import { games, type LotteryGame, type LotteryGroup } from './catalogue.ts';
import { drawJob, openSeed, planIssues, type Issue, type IssueParts } from './issues.ts';
import type { LotteryTicketTable } from './tables.ts';

type Ticket = Selectable<LotteryTicketTable>;

const settleJob = 'lottery.settle';
/** Tickets that one transaction settles, so that bets do not wait long for the house's account. */
const batchSize = 200;
/** How long the results of issues without bets are kept. */
const unsoldKeptMs = 90 * 86_400_000;

/** Which tickets a job settles: those of an issue, batch after batch. */
const batchKey = (issueId: string, batch: number): string => `${issueId}:${batch}`;

async function planBatch(db: Database, { merchant, clock }: IssueParts, key: string): Promise<void> {
  const now = clock.now();
  await scheduleJob(db, { merchant, kind: settleJob, key, dueAt: now, now });
}

function requireGame(code: string): LotteryGame {
  const game = games.find((one) => one.code === code);
  if (game === undefined) throw new Error(`Expected the lottery game ${code} in the catalogue.`);
  return game;
}

/** Deletes old issues without bets. Orders keep the issues that they are for. */
async function forgetUnsold(db: Database, { merchant, clock }: IssueParts, game: string): Promise<void> {
  await db
    .deleteFrom('lottery_issue')
    .where('merchant', '=', merchant)
    .where('game', '=', game)
    .where('closes_at', '<', new Date(clock.now().getTime() - unsoldKeptMs))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('lottery_order').select('id').whereRef('issue_id', '=', 'lottery_issue.id')),
      ),
    )
    .execute();
}

/**
 * Draws an issue, once. The lock waits for bets that were in time, and later ones find the issue drawn.
 * Throws for a game that is no longer in the catalogue: the job is kept and reported, for its tickets were sold.
 */
async function drawIssue(db: Database, parts: IssueParts, id: string): Promise<void> {
  const issue = await db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (issue === undefined || issue.drawn_at !== null) return;
  const game = requireGame(issue.game);
  const seed = openSeed(parts, issue);
  const name = { game: issue.game, issue: issue.numero, entropy: '' };
  const numbers = await drawFrom(seed, name, families[game.group.family].shape);
  await db
    .updateTable('lottery_issue')
    .set({ seed: toHex(seed), seed_sealed: null, numbers, drawn_at: parts.clock.now() })
    .where('id', '=', id)
    .execute();
  await planBatch(db, parts, batchKey(id, 1));
  await planIssues(db, parts, game);
  await forgetUnsold(db, parts, issue.game);
}

/** Locks everyone and everything that a batch changes, each kind in the order of its ids. */
async function lockBatch(db: Database, merchant: string, tickets: readonly Ticket[]): Promise<void> {
  const members = [...new Set(tickets.map(({ member_id }) => member_id))];
  await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', members)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const accounts = new Set<string>();
  for (const memberId of members) {
    accounts.add(await findMainWallet(db, memberId));
    accounts.add(await findPlayHouse(db, merchant, memberId));
  }
  await db
    .selectFrom('ledger_account')
    .select('id')
    .where('id', 'in', [...accounts])
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface Outcome {
  readonly state: 'won' | 'lost' | 'refunded';
  /** Minor units. */
  readonly payout: bigint;
}
/** What a draw makes of a ticket. One that only gets stakes back is refunded, not won. */
function judgeTicket(group: LotteryGroup, ticket: Ticket, draw: Draw): Outcome {
  const offered = group.plays.find(({ play }) => play.id === ticket.play);
  if (offered === undefined) throw new Error(`Expected a play "${ticket.play}" in ${group.code}.`);
  const odds = Object.fromEntries(Object.entries(ticket.odds).map(([tier, paid]) => [tier, BigInt(paid)]));
  const judgement = judge(offered.play, ticket.content, draw);
  const payout = payOf(judgement, { stake: BigInt(ticket.price), odds });
  if (payout === 0n) return { state: 'lost', payout };
  return { state: judgement.wins.length === 0 ? 'refunded' : 'won', payout };
}

async function settleTicket(
  db: Database,
  { clock }: IssueParts,
  ticket: Ticket,
  { state, payout }: Outcome,
): Promise<void> {
  const at = clock.now();
  await db
    .updateTable('lottery_ticket')
    .set({ state, payout: payout.toString(), ended_at: at })
    .where('id', '=', ticket.id)
    .execute();
  const { merchant, member_id: memberId } = ticket;
  const step = state === 'refunded' ? 'refund' : 'win';
  const reference = `lottery:ticket:${ticket.id}:${step}`;
  if (payout > 0n) await bookPlayMoney(db, { merchant, memberId, step, reference, toMember: payout, at });
  if (state !== 'refunded') await countTurnover(db, memberId, BigInt(ticket.amount));
}

const readDrawn = async (db: Database, id: string): Promise<Issue | undefined> =>
  db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('id', '=', id)
    .where('drawn_at', 'is not', null)
    .executeTakeFirst();

/** Settles a batch of tickets, and plans the next one where there may be more. */
async function settleBatch(db: Database, parts: IssueParts, key: string): Promise<void> {
  const [issueId = '', batch = ''] = key.split(':');
  const issue = await readDrawn(db, issueId);
  if (issue === undefined || issue.numbers === null) return;
  const { group } = requireGame(issue.game);
  const tickets = await db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'placed')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();
  if (tickets.length === 0) return;
  await lockBatch(db, parts.merchant, tickets);
  const draw = { numbers: issue.numbers };
  for (const ticket of tickets) await settleTicket(db, parts, ticket, judgeTicket(group, ticket, draw));
  if (tickets.length === batchSize) await planBatch(db, parts, batchKey(issueId, Number(batch) + 1));
}

/** Draws and settles what is due, on any node. */
export const createLotteryJobs = (parts: IssueParts): JobHandlers => ({
  [drawJob]: (db, { key }) => drawIssue(db, parts, key),
  [settleJob]: (db, { key }) => settleBatch(db, parts, key),
});

/** Plans the issues of every game. Safe to call at every start, on every node. */
export async function planLottery(parts: IssueParts): Promise<void> {
  for (const game of games) await parts.db.transaction().execute((db) => planIssues(db, parts, game));
}
