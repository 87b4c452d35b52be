import { sql } from 'kysely';
import type { MissionsLeaderboardValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { spanOfDay } from '../../brand-day.ts';
import type { Database } from '../../../server/db/database.ts';
import { maskAccount } from '../../play/games/winners.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { addDays } from '../../calendar-days.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readToday } from '../../money/turnover/valid-bets.ts';
import { readMemberCurrency } from '../../money/wallet/currency.ts';
import { startOfWeek } from './windows.ts';

/** Places that are listed. */
const mostPlaces = 20;
/** Days in which a prize is to be claimed. */
const prizeDays = 14;

/** Valid bets of a week by member, with the place of each. */
const selectPlaces = (merchant: string, week: string) => sql`
  select member_id, sum(amount) as amount,
    row_number() over (order by sum(amount) desc, member_id) as place
  from valid_bet_day where merchant = ${merchant} and day between ${week} and ${addDays(week, 6)}
  group by member_id`;

/** Answers `missions.leaderboard`: the week by the days that have ended, with the member's own place. */
export async function readLeaderboard(parts: MemberParts, caller: Caller): Promise<MissionsLeaderboardValue> {
  const { id } = requireMember(caller);
  const { db, merchant } = parts;
  const [{ timeZone }, today, currency] = await Promise.all([
    readSettings(parts),
    readToday(parts),
    readMemberCurrency(db, id),
  ]);
  const week = startOfWeek(today);
  const { rows } = await sql<{
    account: string;
    place: string;
    amount: string;
    pays: string | null;
    points: string | null;
    is_own: boolean;
  }>`select m.account, l.place, l.amount, p.pays, p.points, m.id = ${id}::bigint as is_own
    from (${selectPlaces(merchant, week)}) l join member m on m.id = l.member_id
      left join leaderboard_prize p on p.merchant = ${merchant} and p.place = l.place
    where l.place <= ${mostPlaces} or m.id = ${id}::bigint
    order by l.place`.execute(db);
  const write = (minor: string): string => writeMoney(BigInt(minor), currency.code);
  const ownRow = rows.find(({ is_own }) => is_own);
  return {
    from: week,
    to: addDays(week, 6),
    endsAt: spanOfDay(addDays(week, 6), timeZone).to.toISOString(),
    currencySymbol: currency.symbol,
    ownPlace: ownRow === undefined ? null : Number(ownRow.place),
    ownAmount: write(ownRow?.amount ?? '0'),
    places: rows
      .filter(({ place }) => Number(place) <= mostPlaces)
      .map((row) => ({
        place: Number(row.place),
        account: row.is_own ? row.account : maskAccount(row.account),
        amount: write(row.amount),
        prize: row.pays === null || row.pays === '0' ? '' : write(row.pays),
        points: Number(row.points ?? 0),
        own: row.is_own ? 'own' : 'other',
      })),
  };
}

/**
 * Writes the places of a week when its last day has ended, inside the transaction that writes that day, and issues
 * the prize of each place once.
 */
export async function endLeaderboard(
  db: Database,
  { merchant, day, at }: { readonly merchant: string; readonly day: string; readonly at: Date },
): Promise<void> {
  const week = startOfWeek(day);
  if (addDays(week, 6) !== day) return;
  await sql`insert into leaderboard_place (merchant, week, place, member_id, amount)
    select ${merchant}, ${week}::date, l.place, l.member_id, l.amount
    from (${selectPlaces(merchant, week)}) l
    where l.place <= (select max(place) from leaderboard_prize where merchant = ${merchant})
    on conflict do nothing`.execute(db);
  await sql`insert into issued_reward
      (merchant, member_id, promotion_type, texts, pays, points, wagering, subject, issued_at, expires_at)
    select l.merchant, l.member_id, 'LEADERBOARD', p.texts, p.pays, p.points, p.wagering,
      'leaderboard:' || l.week || ':' || l.place, ${at}::timestamptz,
      ${at}::timestamptz + make_interval(days => ${prizeDays})
    from leaderboard_place l join leaderboard_prize p on p.merchant = l.merchant and p.place = l.place
    where l.merchant = ${merchant} and l.week = ${week}
    on conflict (merchant, subject) do nothing`.execute(db);
}
