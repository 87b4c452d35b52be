import type {
  AgentSetLotteryOddsRequest,
  AgentSetLotteryOddsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { SeriesChoice } from '../../../src/lottery/odds.ts';
import type { Database } from '../../db/database.ts';
import { requireAgent } from '../agents/require-agent.ts';
import { findMemberByAccount } from '../agents/tree.ts';
import type { Caller } from '../http/call.ts';
import { refuseCall, refuseField } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { terms } from './catalogue.ts';

/** Series go up in steps of a tenth percent of rebate. */
const seriesStep = 2;

/** The highest series of a member: what an agent set, or that of the brand, which visitors see. */
export async function readOwnSeries(db: Database, memberId: string | null): Promise<number> {
  if (memberId === null) return terms.memberSeries;
  const row = await db
    .selectFrom('lottery_member_series')
    .select('series')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return Math.min(row?.series ?? terms.memberSeries, terms.maxSeries);
}

const refuseSeries = (highest: number) =>
  refuseCall('lottery.series', 'The odds are not among those that the member may choose.', 400, {
    lowest: terms.minSeries,
    highest,
    step: seriesStep,
  });
const isWithin = (series: number, highest: number): boolean =>
  series >= terms.minSeries && series <= highest && (highest - series) % seriesStep === 0;

/**
 * The series of an order with the member's highest one, which is taken where the order names none.
 * @throws AppError 400 `lottery.series`
 */
export async function chooseSeries(
  db: Database,
  memberId: string,
  asked: number | undefined,
): Promise<SeriesChoice> {
  const highest = await readOwnSeries(db, memberId);
  const series = asked ?? highest;
  if (!isWithin(series, highest)) throw refuseSeries(highest);
  return { series, highest };
}

/**
 * Answers `agent.setLotteryOdds`: the highest series of a direct downline, for what it buys from now on.
 * @throws AppError 400 `lottery.series`; 403 `agent.only`; 404 `agent.not-below`
 */
export async function setDownlineSeries(
  { db, merchant, clock }: MemberParts,
  { account, series }: AgentSetLotteryOddsRequest,
  caller: Caller,
): Promise<AgentSetLotteryOddsValue> {
  const agent = requireAgent(caller);
  const downline = await findMemberByAccount(db, merchant, account);
  if (downline?.uplineId !== agent.id)
    throw refuseField('account', 'agent.not-below', 'No direct downline has that account.', 404);
  const highest = await readOwnSeries(db, agent.id);
  if (!isWithin(series, highest)) throw refuseSeries(highest);
  const row = { series, set_by: agent.id, set_at: clock.now() };
  await db
    .insertInto('lottery_member_series')
    .values({ member_id: downline.id, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  return { account, series };
}
