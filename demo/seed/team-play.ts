import { randomUUID } from 'node:crypto';
import { addDays } from '../../server/member/calendar-days.ts';
import { spanOfDay } from '../../server/member/brand-day.ts';
import type { GameType } from '../../server/member/games/game-type.ts';
import { readSettings } from '../../server/member/system/settings.ts';
import { readCurrency } from '../../server/member/wallet/currency.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/platform/deps.ts';
import { shareOf, unitOf } from '../../src/protocol/money.ts';
import { dayIn } from '../../src/protocol/time-zone.ts';
import { findDayResult } from './contract-pay.ts';
import { bookRounds, listGames, numberRound, storeRounds, type Round } from './store-rounds.ts';
import { payIn, payOut } from './team-money.ts';

/** Money by how many days ago it moved, in whole units. */
type ByDay = readonly (readonly [daysAgo: number, units: number])[];
interface TeamPlayer {
  readonly account: string;
  readonly product: GameType;
  /** Whole units of a usual day and in per cent of them what is paid; of those with contracts, what these say. */
  readonly usual: readonly [bets: number, paid: number];
  /** Hour of the day of the first round. */
  readonly hour: number;
  readonly deposits: ByDay;
  readonly withdrawals: ByDay;
}
const teamPlayers: readonly TeamPlayer[] = [
  {
    ...{ account: 'amihan2', product: 'LOTT', usual: [36_000, 84], hour: 9, withdrawals: [] },
    deposits: [
      [11, 50_000],
      [8, 20_000],
      [5, 15_000],
      [2, 10_000],
    ],
  },
  {
    ...{ account: 'dalisay', product: 'LIVE', usual: [33_000, 95], hour: 20, withdrawals: [[3, 4_000]] },
    deposits: [
      [11, 40_000],
      [6, 5_000],
      [1, 5_000],
    ],
  },
  {
    ...{ account: 'luntian', product: 'SPORTS', usual: [12_000, 104], hour: 17, deposits: [[11, 15_000]] },
    withdrawals: [
      [8, 2_500],
      [4, 3_200],
      [1, 1_800],
    ],
  },
  {
    ...{ account: 'hiraya', product: 'RNG', usual: [2_400, 93], hour: 21, withdrawals: [[6, 800]] },
    deposits: [
      [11, 3_000],
      [4, 1_500],
    ],
  },
  {
    ...{ account: 'malaya', product: 'FISH', usual: [900, 90], hour: 13, withdrawals: [[1, 500]] },
    // The first one of a new member.
    deposits: [
      [6, 2_000],
      [3, 500],
    ],
  },
  {
    ...{ account: 'sinag', product: 'PVP', usual: [1_600, 97], hour: 19, withdrawals: [] },
    deposits: [
      [11, 2_500],
      [5, 1_000],
    ],
  },
];
/** Days before today: the first one brings the first deposits, the others have rounds. */
export const firstTeamDay = 11;
const playedDays = 10;
/** What each round of a day pays, in per cent of what the day pays: never twice its stake. */
const paidShares = [
  [0, 30, 28, 0, 27, 15],
  [24, 0, 30, 29, 0, 17],
  [29, 17, 0, 26, 28, 0],
] as const;
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

/** What a member's rounds of a day come to. Minor units. */
function readResult({ account, usual: [bets, paid] }: TeamPlayer, daysAgo: number, unit: bigint) {
  const valid = shareOf(BigInt(bets) * unit, BigInt(80 + ((daysAgo * 23) % 45)), 100n, 'down');
  const payout = shareOf(valid, BigInt(paid + 2 * ((daysAgo * 7) % 11) - 10), 100n, 'down');
  return findDayResult(account, daysAgo, unit) ?? { valid, payout };
}

const momentOf = ({ zone, today }: Site, daysAgo: number, hour: number): number =>
  spanOfDay(addDays(today, -daysAgo), zone).from.getTime() + hour * hourMs;

/** The rounds of a member on a day: its bets in equal parts, and what it was paid in unequal ones. */
function listRounds(site: Site, { player, memberId, games }: Playing, daysAgo: number): readonly Round[] {
  const isBefore = player.deposits.every(([day]) => day < daysAgo);
  if (daysAgo > playedDays || isBefore) return [];
  const { valid, payout } = readResult(player, daysAgo, site.unit);
  const shares = paidShares[daysAgo % paidShares.length] ?? paidShares[0];
  const count = BigInt(shares.length);
  const launch = randomUUID();
  const paidOf = (share: number): bigint => shareOf(payout, BigInt(share), 100n, 'down');
  const lost = payout - shares.reduce((sum, share) => sum + paidOf(share), 0n);
  return shares.map((share, place) => {
    const openedAt = momentOf(site, daysAgo, player.hour) + place * roundMs;
    const isLast = place === shares.length - 1;
    return {
      ...{ memberId, launch, nodeId: games[daysAgo % games.length] ?? 0 },
      round: numberRound(addDays(site.today, -daysAgo), memberId, place),
      stake: valid / count + (isLast ? valid % count : 0n),
      // What does not divide is paid by the round that pays most.
      payout: paidOf(share) + (share === Math.max(...shares) ? lost : 0n),
      ...{ openedAt: new Date(openedAt), closedAt: new Date(openedAt + roundMs / 2) },
    };
  });
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
      ...{ member_id: memberId, kind: 'bank', provider: 'ISLA', holder: `${nickname} Santos` },
      ...{ number: `500600700${8_100 + place}`, created_at: createdAt },
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
    ...{ merchant, memberId, currency, amount: BigInt(units) * unit },
    at: new Date(momentOf(site, daysAgo, player.hour + hours)),
  });
  const ofDay = (list: ByDay) => list.filter(([day]) => day === daysAgo).map(([, units]) => units);
  for (const one of all)
    for (const units of ofDay(one.player.deposits))
      await payIn(db, moved(one, units, -1), `DTEAM${one.place}${daysAgo}`);
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
    ...{ merchant, zone, currency, unit: unitOf(currency), vendor: gameVendor?.code ?? 'demo' },
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
  const joined = new Date(momentOf(site, firstTeamDay, 10));
  const all: Playing[] = [];
  for (const [place, player] of teamPlayers.entries()) {
    const memberId = ids.get(player.account) ?? '';
    const isPaidOut = player.withdrawals.length > 0;
    const payout = isPaidOut ? await addPayoutAccount(db, memberId, place, joined) : null;
    all.push({ player, place, memberId, payout, games: await listGames(db, [{ type: player.product }]) });
  }
  const rounds: Round[] = [];
  for (let daysAgo = firstTeamDay; daysAgo > 0; daysAgo -= 1)
    rounds.push(...(await makeDay(db, site, all, daysAgo)));
  await storeRounds(db, site, rounds);
  return `${rounds.length} rounds of ${teamPlayers.length} members around agent, with what they paid in and were paid out`;
}
