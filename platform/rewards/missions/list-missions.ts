import { sql, type Selectable } from 'kysely';
import type { MissionsListValue } from '../../../src/protocol/generated/wire-types.ts';
import { shareOf, writeMoney } from '../../../src/protocol/money/money.ts';
import { spanOfDay } from '../../brand-day.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { MemberParts } from '../../parts.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { sumValidBetsByProduct } from '../../money/turnover/valid-bets.ts';
import { readMemberCurrency } from '../../money/wallet/currency.ts';
import type { MissionMetric, MissionTable } from './tables.ts';
import { findWindow } from './windows.ts';

export type MissionRow = Selectable<MissionTable>;
type Store = Pick<MemberParts, 'db' | 'merchant' | 'clock' | 'liveSite'>;
type Facts = Readonly<Record<MissionMetric, bigint>>;
type Item = MissionsListValue['missions'][number];
export const moneyMetrics: readonly MissionMetric[] = ['validBets', 'depositAmount'];
/** A mission that ended unclaimed is listed for so long. */
const listedMs = 7 * 86_400_000;

/** What a member did from the first moment of a day on. */
export async function readFacts(store: Store, memberId: string, fromDay: string): Promise<Facts> {
  const { timeZone } = await readSettings(store);
  const { from } = spanOfDay(fromDay, timeZone);
  const play = await sumValidBetsByProduct(store, memberId, fromDay);
  const { rows } = await sql<{ deposits: string; amount: string; days: string }>`select
      (select count(*) from deposit_order
        where member_id = ${memberId} and status = 'paid' and closed_at >= ${from}) as deposits,
      (select coalesce(sum(credited), 0) from deposit_order
        where member_id = ${memberId} and status = 'paid' and closed_at >= ${from}) as amount,
      (select count(distinct (at at time zone ${timeZone})::date) from member_login
        where member_id = ${memberId} and outcome = 'accepted' and at >= ${from}) as days`.execute(store.db);
  const lottery = BigInt(play.get('LOTT')?.bets ?? 0);
  const all = [...play.values()];
  return {
    validBets: all.reduce((sum, { amount }) => sum + amount, 0n),
    rounds: all.reduce((sum, { bets }) => sum + BigInt(bets), 0n) - lottery,
    lotteryTickets: lottery,
    deposits: BigInt(rows[0]?.deposits ?? 0),
    depositAmount: BigInt(rows[0]?.amount ?? 0),
    logInDays: BigInt(rows[0]?.days ?? 0),
  };
}

async function readClaimed({ db, merchant }: Store, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mission_claim')
    .select(['mission_id', 'window_name'])
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return new Set(rows.map(({ mission_id, window_name }) => `${mission_id} ${window_name}`));
}

function nameState(
  row: MissionRow,
  { isClaimed, done, now }: { readonly isClaimed: boolean; readonly done: bigint; readonly now: Date },
): Item['state'] {
  if (isClaimed) return 'claimed';
  if (now < row.starts_at) return 'upcoming';
  if (row.ends_at !== null && now >= row.ends_at) return 'expired';
  return done >= BigInt(row.target) ? 'claimable' : 'open';
}

/** Those that run, come, or ended lately. */
const selectListed = ({ db, merchant }: Store, now: Date): Promise<readonly MissionRow[]> =>
  db
    .selectFrom('mission')
    .selectAll()
    .where('merchant', '=', merchant)
    .where((where) =>
      where.or([where('ends_at', 'is', null), where('ends_at', '>', new Date(now.getTime() - listedMs))]),
    )
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Answers `missions.list`: each mission with how far the member is in the window that is open. */
export async function listMissions(
  store: Store,
  { memberId, language }: { readonly memberId: string; readonly language: string },
): Promise<MissionsListValue> {
  const { db, clock } = store;
  const now = clock.now();
  const [{ timeZone }, currency, claimed, rows] = await Promise.all([
    readSettings(store),
    readMemberCurrency(db, memberId),
    readClaimed(store, memberId),
    selectListed(store, now),
  ]);
  const days = [...new Set(rows.map((row) => findWindow(row, now, timeZone).fromDay))];
  const facts = new Map(
    await Promise.all(days.map(async (day) => [day, await readFacts(store, memberId, day)] as const)),
  );
  const missions = rows.map((row): Item => {
    const { key, fromDay, resetsAt } = findWindow(row, now, timeZone);
    const target = BigInt(row.target);
    const fact = facts.get(fromDay)?.[row.metric] ?? 0n;
    const done = fact < target ? fact : target;
    const isMoney = moneyMetrics.includes(row.metric);
    const write = (value: bigint): string => (isMoney ? writeMoney(value, currency.code) : value.toString());
    const { title, text } = readLocalText(row.texts, language);
    const ends =
      row.ends_at !== null && (resetsAt === null || row.ends_at < resetsAt) ? row.ends_at : resetsAt;
    return {
      id: row.id,
      title,
      text: text ?? '',
      period: row.period,
      metric: row.metric,
      state: nameState(row, { isClaimed: claimed.has(`${row.id} ${key}`), done, now }),
      isMoney,
      actual: write(done),
      target: write(target),
      percent: Number(shareOf(done, 100n, target, 'down')),
      amount: row.pays === '0' ? '' : writeMoney(BigInt(row.pays), currency.code),
      points: Number(row.points),
      tickets: row.tickets,
      wagering: row.wagering,
      endsAt: ends?.toISOString() ?? null,
    };
  });
  const claimable = missions.filter(({ state }) => state === 'claimable').length;
  return { currencySymbol: currency.symbol, claimable, missions };
}
