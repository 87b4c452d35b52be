import { randomUUID } from 'node:crypto';
import { spanOfDay } from '../../platform/brand-day.ts';
import { addDays } from '../../platform/calendar-days.ts';
import { readSettings } from '../../platform/calls/system/settings.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { unitOf } from '../../src/protocol/money/money.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { multiply } from '../vendor/game.ts';
import { hasClosedDays } from './played-days.ts';
import { drawPlayerRounds, type DrawnRound } from './player-days.ts';
import { bookRounds, listGames, numberRound, storeRounds, type Round } from './store-rounds.ts';

/** Hour of the day of the first round. */
const firstHour = 19;
const hourMs = 3_600_000;
const roundMs = 7 * 60_000;

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite' | 'gameVendor'>;

/**
 * Rounds of the demonstration player on the days before today. A database that an earlier version filled stays as it
 * is: its days are counted, and a day is counted once.
 */
export async function makePlayerPlay(
  db: Database,
  { merchant, clock, liveSite, gameVendor }: Deps,
): Promise<string> {
  if (await hasClosedDays(db, merchant)) return 'no rounds of player: the days before were counted already';
  const { timeZone: zone } = await readSettings({ liveSite });
  const unit = unitOf((await readCurrency(db, merchant)).code);
  const today = dayIn(zone, clock.now());
  const { id: memberId } = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  const games = new Map<string, readonly number[]>();
  for (const { game } of drawPlayerRounds())
    if (!games.has(game.code)) games.set(game.code, await listGames(db, game.opens));
  const launches = new Map<number, string>();
  const toRound = ({ daysAgo, place, game, units, pays }: DrawnRound): Round => {
    const day = addDays(today, -daysAgo);
    const openedAt = spanOfDay(day, zone).from.getTime() + firstHour * hourMs + place * roundMs;
    const launch = launches.get(daysAgo) ?? randomUUID();
    launches.set(daysAgo, launch);
    const [stake, ofGame] = [BigInt(units) * unit, games.get(game.code) ?? []];
    return {
      memberId,
      launch,
      round: numberRound(day, memberId, place),
      stake,
      payout: multiply(stake, pays),
      nodeId: ofGame[daysAgo % ofGame.length] ?? 0,
      openedAt: new Date(openedAt),
      closedAt: new Date(openedAt + roundMs / 7),
    };
  };
  const rounds = drawPlayerRounds().map(toRound);
  const house = { merchant, vendor: gameVendor?.code ?? 'demo' };
  await bookRounds(db, house, rounds);
  await storeRounds(db, house, rounds);
  return `${rounds.length} rounds of player`;
}
