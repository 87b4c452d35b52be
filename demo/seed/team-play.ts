import { randomUUID } from 'node:crypto';
import { addDays } from '../../platform/calendar-days.ts';
import { spanOfDay } from '../../platform/brand-day.ts';
import { readSettings } from '../../platform/calls/system/settings.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { shareOf, unitOf } from '../../src/protocol/money/money.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { playedDays } from './played-days.ts';
import { bookRounds, listGames, numberRound, storeRounds, type Round } from './store-rounds.ts';
import { payIn, payOut } from './team-money.ts';
import { readResult, teamPlayers, type ByDay, type TeamPlayer } from './team-players.ts';

/** Days whose deposits are listed. What was paid in before covers what was played until then. */
const listedDays = 11;
/** What each round of a day pays, in per cent of what the day pays: never twice its stake. */
const paidShares = [
  [0, 30, 28, 0, 27, 15],
  [24, 0, 30, 29, 0, 17],
  [29, 17, 0, 26, 28, 0],
] as const;
/** The same of days that are long ago. */
const earlyShares = [45, 55] as const;
const hourMs = 3_600_000;
const roundMs = 11 * 60_000;

interface Site {
  readonly merchant: string;
  readonly vendor: string;
  readonly zone: string;
  readonly unit: bigint;
  readonly currency: string;
  readonly today: string;
}
/** A member of the team with what its rounds and its money need. */
interface Playing {
  readonly player: TeamPlayer;
  readonly place: number;
  readonly memberId: string;
  readonly games: readonly number[];
  /** Account that it is paid out to; null where it never is. */
  readonly payout: string | null;
}

const momentOf = ({ zone, today }: Site, daysAgo: number, hour: number): number =>
  spanOfDay(addDays(today, -daysAgo), zone).from.getTime() + hour * hourMs;

/** The rounds of a member on a day: its bets in equal parts, and what it was paid in unequal ones. */
function listRounds(site: Site, { player, memberId, games }: Playing, daysAgo: number): readonly Round[] {
  if (daysAgo > player.since) return [];
  const { valid, payout } = readResult(player, daysAgo, site.unit);
  const isEarly = daysAgo >= listedDays;
  const shares = isEarly ? earlyShares : (paidShares[daysAgo % paidShares.length] ?? paidShares[0]);
  const count = BigInt(shares.length);
  const launch = randomUUID();
  const paidOf = (share: number): bigint => shareOf(payout, BigInt(share), 100n, 'down');
  const lost = payout - shares.reduce((sum, share) => sum + paidOf(share), 0n);
  return shares.map((share, place) => {
    const openedAt = momentOf(site, daysAgo, player.hour) + place * roundMs;
    const isLast = place === shares.length - 1;
    return {
      memberId,
      launch,
      nodeId: games[daysAgo % games.length] ?? 0,
      round: numberRound(addDays(site.today, -daysAgo), memberId, place),
      stake: valid / count + (isLast ? valid % count : 0n),
      // What does not divide is paid by the round that pays most.
      payout: paidOf(share) + (share === Math.max(...shares) ? lost : 0n),
      openedAt: new Date(openedAt),
      closedAt: new Date(openedAt + roundMs / 2),
    };
  });
}

/** A payment in whole units of which the rules that are shipped ask no second person. */
const mostPaidIn = 40_000;
const splitPayment = (units: number): readonly number[] =>
  units > mostPaidIn ? [mostPaidIn, ...splitPayment(units - mostPaidIn)] : [units];

/** Deposits of the days before those that are listed: each week, what it takes beyond what is left, in thousands. */
function listEarlyDeposits(site: Site, playing: Playing): ByDay {
  const thousand = 1_000n * site.unit;
  const deposits: [daysAgo: number, units: number][] = [];
  let balance = 0n;
  for (let week = playing.player.since; week >= listedDays; week -= 7) {
    const days = Array.from({ length: 7 }, (_, place) => week - place).filter((day) => day >= listedDays);
    let [net, least] = [0n, 0n];
    for (const { stake, payout } of days.flatMap((day) => listRounds(site, playing, day))) {
      net -= stake;
      if (net < least) least = net;
      net += payout;
    }
    const lacking = -least - balance;
    const thousands = lacking > 0n ? (lacking + thousand - 1n) / thousand : 0n;
    if (thousands > 0n)
      for (const units of splitPayment(Number(thousands) * 1_000)) deposits.push([week, units]);
    balance += thousands * thousand + net;
  }
  return deposits;
}

/** Where a member is paid out to. */
async function addPayoutAccount(
  db: Database,
  memberId: string,
  place: number,
  createdAt: Date,
): Promise<string> {
  const { nickname } = await db
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('payout_account')
    .values({
      member_id: memberId,
      kind: 'bank',
      provider: 'ISLA',
      holder: `${nickname} Santos`,
      number: `500600700${8_100 + place}`,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A day of all: what they paid in, played and were paid out, in this order. */
async function makeDay(
  db: Database,
  site: Site,
  all: readonly Playing[],
  daysAgo: number,
): Promise<readonly Round[]> {
  const { merchant, currency, unit } = site;
  const moved = ({ memberId, player }: Playing, units: number, hours: number) => ({
    merchant,
    memberId,
    currency,
    amount: BigInt(units) * unit,
    at: new Date(momentOf(site, daysAgo, player.hour + hours)),
  });
  const ofDay = (list: ByDay) => list.filter(([day]) => day === daysAgo).map(([, units]) => units);
  for (const one of all)
    for (const [part, units] of ofDay(one.player.deposits).entries())
      await payIn(db, moved(one, units, -1), `DTEAM${one.place}${String(daysAgo).padStart(2, '0')}${part}`);
  const rounds = all.flatMap((one) => listRounds(site, one, daysAgo));
  if (rounds.length > 0) await bookRounds(db, site, rounds);
  for (const one of all)
    for (const units of ofDay(one.player.withdrawals))
      await payOut(db, moved(one, units, 2), one.payout ?? '');
  return rounds;
}

/** What members around the agent paid in, played and were paid out on the last days before today. */
export async function makeTeamPlay(
  db: Database,
  {
    merchant,
    clock,
    liveSite,
    gameVendor,
  }: Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite' | 'gameVendor'>,
): Promise<string> {
  const { timeZone: zone } = await readSettings({ liveSite });
  const { code: currency } = await readCurrency(db, merchant);
  const site: Site = {
    merchant,
    zone,
    currency,
    unit: unitOf(currency),
    vendor: gameVendor?.code ?? 'demo',
    today: dayIn(zone, clock.now()),
  };
  const accounts = teamPlayers.map(({ account }) => account);
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('account', 'in', accounts)
    .execute();
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  const joined = new Date(momentOf(site, listedDays, 10));
  const all: Playing[] = [];
  for (const [place, player] of teamPlayers.entries()) {
    const memberId = ids.get(player.account) ?? '';
    const isPaidOut = player.withdrawals.length > 0;
    const payout = isPaidOut ? await addPayoutAccount(db, memberId, place, joined) : null;
    const games = await listGames(db, [{ type: player.product }]);
    const playing = { player, place, memberId, payout, games };
    const deposits = [...listEarlyDeposits(site, playing), ...player.deposits];
    all.push({ ...playing, player: { ...player, deposits } });
  }
  const rounds: Round[] = [];
  for (let daysAgo = playedDays; daysAgo > 0; daysAgo -= 1)
    rounds.push(...(await makeDay(db, site, all, daysAgo)));
  await storeRounds(db, site, rounds);
  return `${rounds.length} rounds of ${teamPlayers.length} members around agent, with what they paid in and were paid out`;
}
