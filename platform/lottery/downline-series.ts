import { rebatePercentOf } from '../../src/lottery/odds.ts';
import type {
  AgentLotteryOddsValue,
  AgentSetLotteryOddsRequest,
  AgentSetLotteryOddsValue,
} from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { lockMembers } from '../identity/accounts/lock-account.ts';
import { findDirect } from '../agents/downline-rebates.ts';
import { requireAgent } from '../agents/require-agent.ts';
import type { Caller } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { terms } from './catalogue.ts';
import { readOwnSeries, seriesStep } from './own-series.ts';

/** The lowest series that a member can get: what it gave directly below. */
async function readGivenSeries(db: Database, memberId: string): Promise<number> {
  const { series } = await db
    .selectFrom('lottery_member_series as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select((eb) => eb.fn.coalesce(eb.fn.max('s.series'), eb.val(0)).as('series'))
    .where('m.upline_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Math.max(series, terms.minSeries);
}

/**
 * Answers `agent.lotteryOdds`: the series of a direct downline between what it gave and what the agent has.
 * @throws AppError 403 `agent.only`; 404 `agent.not-below`
 */
export async function readDownlineSeries(
  { db, merchant }: MemberParts,
  account: string,
  caller: Caller,
): Promise<AgentLotteryOddsValue> {
  const agent = requireAgent(caller);
  const { id } = account === '' ? agent : await findDirect(db, merchant, agent.id, account);
  const [series, ownSeries, least] = await Promise.all([
    readOwnSeries(db, id),
    readOwnSeries(db, agent.id),
    readGivenSeries(db, id),
  ]);
  return {
    account,
    series,
    own: ownSeries,
    least,
    step: seriesStep,
    mostRebate: rebatePercentOf({ series: terms.minSeries, highest: series }).toFixed(1),
    values: { series: String(series) },
  };
}

/**
 * Answers `agent.setLotteryOdds`: the highest series of a direct downline, for what it buys from now on.
 * @throws AppError 400 on `series`: `odds.above-own`, `odds.below-given`, `odds.step`; 403 `agent.only`;
 * 404 `agent.not-below`
 */
export async function setDownlineSeries(
  { db, merchant, clock }: MemberParts,
  { account, series }: AgentSetLotteryOddsRequest,
  caller: Caller,
): Promise<AgentSetLotteryOddsValue> {
  const agent = requireAgent(caller);
  const downline = await findDirect(db, merchant, agent.id, account);
  return db.transaction().execute(async (inside) => {
    await lockMembers(inside, [agent.id, downline.id]);
    const [ownSeries, least] = [
      await readOwnSeries(inside, agent.id),
      await readGivenSeries(inside, downline.id),
    ];
    if (series > ownSeries)
      throw refuseField('series', 'odds.above-own', `The agent has odds of ${ownSeries}.`);
    if (series < least) throw refuseField('series', 'odds.below-given', `Odds of ${least} were given below.`);
    if ((ownSeries - series) % seriesStep !== 0)
      throw refuseField('series', 'odds.step', `Odds go up in steps of ${seriesStep}.`);
    const row = { series, set_by: agent.id, set_at: clock.now() };
    await inside
      .insertInto('lottery_member_series')
      .values({ member_id: downline.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    return { account: downline.account, series };
  });
}
