import { createHmac } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';
import type { PlayRules } from '../protection/play-rules.ts';
import { noteAskedStake, notePresence } from '../protection/play-session.ts';
import { ensureGatewayKeys, ensurePlayerKey } from '../money/cashier/gateway/gateway-key.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { readMemberCurrency, type Currency } from '../money/wallet/currency.ts';
import { endPlayAtLimit } from './end-at-limit.ts';
import { smallestStake } from './launch-game.ts';
import { readTicket } from './launch-ticket.ts';
import { readGameType, wayOfGame } from './game-way.ts';
import { isLoginOpen, requirePlay } from './may-play.ts';
import { readPlayable } from './play-money.ts';
import type { Launch } from './rounds.ts';

/** What a call is answered with: the vendor who makes it is known by its signature. */
export type VendorParts = MemberParts & { readonly vendor: string };

/** @throws AppError 400 `amount.invalid` */
export function requireAmount(text: string, smallest: bigint, currency: Currency): bigint {
  const value = readMoney(text, currency.code);
  if (value === null || value < smallest)
    throw refuseCall('amount.invalid', 'Not an amount that can be booked.');
  return value;
}

/** @throws AppError 404 `game.launch-unknown` */
export async function findLaunch(
  db: Database,
  { merchant, vendor }: VendorParts,
  id: string,
): Promise<Launch> {
  const launch = await db
    .selectFrom('play_launch')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  if (launch === undefined) throw refuseCall('game.launch-unknown', 'There is no such launch.', 404);
  return launch;
}

/** What the game of a launch can be played with, as a decimal of its currency. */
export async function writeBalance(
  db: Database,
  {
    member_id: memberId,
    account_type: accountType,
    node_id,
  }: Pick<Launch, 'member_id' | 'account_type' | 'node_id'>,
): Promise<string> {
  const currency = await readMemberCurrency(db, memberId);
  const way = wayOfGame(await readGameType(db, node_id));
  return writeMoney(await readPlayable(db, { memberId, way, accountType }), currency.code);
}

/** A member as the vendor knows them: always the same name, and nothing that tells who it is. */
const nameOf = (secret: string, memberId: string): string =>
  createHmac('sha256', secret).update(`player.${memberId}`).digest('hex').slice(0, 32);

/** Uses a ticket up. Of two at the same moment one is refused. */
export async function openLaunch(db: Database, parts: VendorParts, ticket: string) {
  const id = readTicket(await ensureGatewayKeys(db, parts, parts.vendor), ticket);
  const now = parts.clock.now();
  const launch =
    id === null
      ? undefined
      : await db
          .updateTable('play_launch')
          .set({ opened_at: now })
          .where('id', '=', id)
          .where('merchant', '=', parts.merchant)
          .where('vendor', '=', parts.vendor)
          .where('opened_at', 'is', null)
          .where('expires_at', '>', now)
          .returningAll()
          .executeTakeFirst();
  if (launch === undefined)
    throw refuseCall('game.ticket', 'The ticket is unknown, over, or was used before.', 401);
  await requirePlay(db, launch, now);
  const { name, game_type, classify } = await db
    .selectFrom('game')
    .select(['name', 'game_type', 'classify'])
    .where('node_id', '=', launch.node_id)
    .executeTakeFirstOrThrow();
  const currency = await readMemberCurrency(db, launch.member_id);
  return {
    launch: launch.id,
    player: nameOf(await ensurePlayerKey(db, parts, parts.vendor), launch.member_id),
    language: launch.language,
    currency: currency.code,
    symbol: currency.symbol,
    smallestStake: writeMoney(smallestStake(currency.code), currency.code),
    game: { id: String(launch.node_id), name, type: game_type, classify },
    balance: await writeBalance(db, launch),
  };
}

/**
 * Counts a call of a vendor on the clock of play, kept also where the step is refused: play without the portal's page
 * in sight is play. What a vendor settles after the login ended is not.
 */
export async function notePlayOf(
  parts: VendorParts,
  rules: PlayRules,
  { launch: launchId, isStake }: { readonly launch: string; readonly isStake: boolean },
): Promise<void> {
  const launch = await findLaunch(parts.db, parts, launchId);
  const now = parts.clock.now();
  if (!(await isLoginOpen(parts.db, launch, now))) return;
  const note = isStake ? noteAskedStake : notePresence;
  await note(parts.db, { memberId: launch.member_id, rules, now });
  await endPlayAtLimit(parts, rules, launch.member_id);
}
