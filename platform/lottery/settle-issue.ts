import { sql, type Selectable } from 'kysely';
import { findPlay } from '../../src/lottery/families.ts';
import { judge } from '../../src/lottery/judge.ts';
import { payOf, rebateOf } from '../../src/lottery/odds.ts';
import type { Draw } from '../../src/lottery/play.ts';
import type { Database } from '../../server/db/database.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';
import { lockMembers } from '../identity/accounts/lock-account.ts';
import { planChaseStops } from './chase.ts';
import { bookPlayMoneyOf, countTurnoverOf } from '../play/play-money.ts';
import { familyOf } from './catalogue.ts';
import type { Issue, IssueParts } from './issues.ts';
import { nameOrder } from './store-order.ts';
import type { LotteryTicketTable } from './tables.ts';
import { writeValidBets } from './valid-bets.ts';

type Ticket = Selectable<LotteryTicketTable>;

export const settleJob = 'lottery.settle';
/** Tickets that one transaction settles, so that bets do not wait long for the house's account. */
const batchSize = 200;

/** Which tickets a job settles: those of an issue, batch after batch. */
const batchKey = (issueId: string, batch: number): string => `${issueId}:${batch}`;

/** Plans the payment of an issue's tickets, from the batch with this number on. */
export async function planSettlement(
  db: Database,
  { merchant, clock }: IssueParts,
  issueId: string,
  batch = 1,
): Promise<void> {
  const now = clock.now();
  await scheduleJob(db, { merchant, kind: settleJob, key: batchKey(issueId, batch), dueAt: now, now });
}

interface Outcome {
  readonly state: 'won' | 'lost' | 'refunded' | 'void';
  /** Minor units. */
  readonly payout: bigint;
  /** Minor units, beside the payout. */
  readonly rebate: bigint;
}

/** What the stakes give back that the draw did not return. */
function findRebate({ amount, price, series, highest_series: highest }: Ticket, pushed: bigint): bigint {
  if (series === null || highest === null) return 0n;
  return rebateOf(BigInt(amount) - pushed * BigInt(price), { series, highest });
}

/**
 * What becomes of a ticket. One that gets all its stakes back is refunded; one that gets a part of them back, and
 * wins nothing, has lost. One whose issue has no draw is void, and so is one whose play the program can judge no
 * longer.
 */
function judgeTicket(issue: Issue, ticket: Ticket): Outcome {
  const amount = BigInt(ticket.amount);
  const family = familyOf(issue);
  const play = family === undefined ? undefined : findPlay(family, ticket.play);
  if (issue.numbers === null || play === undefined) return { state: 'void', payout: amount, rebate: 0n };
  const draw: Draw = {
    numbers: issue.numbers,
    ...(issue.animal === null ? {} : { animal: issue.animal }),
  };
  const odds = Object.fromEntries(Object.entries(ticket.odds).map(([tier, paid]) => [tier, BigInt(paid)]));
  const judgement = judge(play, ticket.content, draw);
  const payout = payOf(judgement, { stake: BigInt(ticket.price), odds });
  const rebate = findRebate(ticket, judgement.pushed);
  if (judgement.wins.length > 0 && payout > 0n) return { state: 'won', payout, rebate };
  return { state: payout === amount ? 'refunded' : 'lost', payout, rebate };
}

async function writeOutcomes(
  db: Database,
  outcomes: readonly (Outcome & { readonly ticket: Ticket })[],
  now: Date,
): Promise<void> {
  await sql`update lottery_ticket t set state = o.state, payout = o.payout, rebate = o.rebate,
      ended_at = ${now}
    from unnest(${outcomes.map(({ ticket }) => ticket.id)}::bigint[],
      ${outcomes.map(({ state }) => state)}::text[],
      ${outcomes.map(({ payout }) => payout.toString())}::bigint[],
      ${outcomes.map(({ rebate }) => rebate.toString())}::bigint[]) as o (id, state, payout, rebate)
    where t.id = o.id`.execute(db);
}

const readEnded = async (db: Database, id: string): Promise<Issue | undefined> =>
  db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('drawn_at', 'is not', null), eb('voided_at', 'is not', null)]))
    .executeTakeFirst();

/** The next tickets of an issue to be settled, locked. */
const readPlaced = async (db: Database, issueId: string): Promise<readonly Ticket[]> =>
  db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'placed')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();

/** Settles a batch of tickets, and plans the next one where there may be more. */
export async function settleBatch(db: Database, parts: IssueParts, key: string): Promise<void> {
  const [issueId = '', batch = ''] = key.split(':');
  const issue = await readEnded(db, issueId);
  if (issue === undefined) return;
  const placed = await readPlaced(db, issueId);
  if (placed.length === 0) return;
  const { merchant } = parts;
  const now = parts.clock.now();
  // Before their tickets are written: a purchase too locks its member first, and the sums of its bets after it.
  await lockMembers(db, [...new Set(placed.map((ticket) => ticket.member_id))]);
  await writeValidBets(db, issue, placed);
  const tickets = await readPlaced(db, issueId);
  const outcomes = tickets.map((ticket) => ({ ticket, ...judgeTicket(issue, ticket) }));
  await writeOutcomes(db, outcomes, now);
  const payments = outcomes.flatMap(({ ticket, state, payout, rebate }) => {
    const paid = [
      [state === 'won' ? 'win' : 'refund', payout],
      ['rebate', rebate],
    ] as const;
    return paid.flatMap(([step, toMember]) => {
      const reference = `lottery:ticket:${ticket.id}:${step}`;
      const play = nameOrder(ticket.order_id);
      return toMember > 0n ? [{ memberId: ticket.member_id, step, reference, play, toMember }] : [];
    });
  });
  await bookPlayMoneyOf(db, { merchant, payments, at: now });
  const staked = outcomes.filter(({ state }) => state === 'won' || state === 'lost');
  await countTurnoverOf(
    db,
    staked.map(({ ticket }) => ({
      memberId: ticket.member_id,
      stake: BigInt(ticket.valid ?? ticket.amount),
    })),
  );
  const won = outcomes.filter(({ state }) => state === 'won').map(({ ticket }) => ticket.order_id);
  await planChaseStops(db, parts, [...new Set(won)]);
  if (tickets.length === batchSize) await planSettlement(db, parts, issueId, Number(batch) + 1);
}
