import type {
  LotteryCancelRequest,
  LotteryCancelValue,
  LotteryTodayRequest,
  LotteryTodayValue,
} from '../../src/protocol/generated/wire-types.ts';
import { boundWin } from '../../src/lottery/bound-win.ts';
import { findPlay } from '../../src/lottery/families.ts';
import { splitVariant } from '../../src/lottery/play.ts';
import { rebateOf } from '../../src/lottery/odds.ts';
import { writeTyped } from '../../src/lottery/write-typed.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { spanOfDay } from '../brand-day.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import type { MemberParts } from '../parts.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { familyOf, findByCode, findGame } from './catalogue.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { nameIn, namePlay } from './play-names.ts';
import type { LotteryTicketTable } from './tables.ts';

type Ticket = LotteryTodayValue['list'][number];
interface Asked {
  readonly memberId: string;
  readonly language: string;
  readonly currency: string;
  readonly orderIds?: readonly string[];
  readonly ids?: readonly string[];
  readonly game?: string;
  /** From this moment on; tickets whose issue is not settled are always among them. */
  readonly since?: Date;
  readonly limit?: number;
  readonly offset?: number;
}

const selectTickets = (db: Database, { merchant }: Pick<MemberParts, 'merchant'>, asked: Asked) => {
  const { since } = asked;
  let query = db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_issue as i', 'i.id', 't.issue_id')
    .innerJoin('lottery_order as o', 'o.id', 't.order_id')
    .where('t.merchant', '=', merchant)
    .where('t.member_id', '=', asked.memberId);
  if (asked.orderIds !== undefined) query = query.where('t.order_id', 'in', [...asked.orderIds]);
  if (asked.ids !== undefined) query = query.where('t.id', 'in', [...asked.ids]);
  if (asked.game !== undefined) query = query.where('i.game', '=', asked.game);
  if (since !== undefined)
    query = query.where((eb) => eb.or([eb('t.created_at', '>=', since), eb('t.state', '=', 'placed')]));
  return query;
};

/** What came back as a rebate; of a ticket that is not drawn yet, what will. */
function promiseRebate(row: Selectable<LotteryTicketTable>): bigint {
  const { state, rebate, amount, series, highest_series: highest } = row;
  if (state !== 'placed' || series === null || highest === null) return BigInt(rebate);
  return rebateOf(BigInt(amount), { series, highest });
}

/** Tickets of a member as they are shown, the latest first. */
export async function readTickets(
  db: Database,
  parts: Pick<MemberParts, 'merchant' | 'clock'>,
  asked: Asked,
): Promise<Ticket[]> {
  const rows = await selectTickets(db, parts, asked)
    .selectAll('t')
    .select(['i.game', 'i.numero', 'i.closes_at', 'i.draws_at', 'i.numbers', 'i.commitment', 'i.seed'])
    .select(['i.family', 'i.voided_at', 'i.witness', 'o.chase_id'])
    .orderBy('t.id', 'desc')
    .limit(asked.limit ?? 50)
    .offset(asked.offset ?? 0)
    .execute();
  const now = parts.clock.now();
  return rows.map((row) => {
    const game = findByCode(row.game);
    const family = familyOf(row);
    const play = family === undefined ? undefined : findPlay(family, row.play);
    // The game may have another rule of the house since.
    const [usual] = splitVariant(row.play);
    const offered = game?.group.plays.find((one) => splitVariant(one.play.id)[0] === usual);
    const odds = Object.fromEntries(Object.entries(row.odds).map(([tier, paid]) => [tier, BigInt(paid)]));
    const most = play === undefined ? 0n : boundWin(play, row.content, { stake: BigInt(row.price), odds });
    const isOnSale = row.state === 'placed' && now < row.closes_at && row.voided_at === null;
    return {
      id: row.id,
      orderNumber: row.order_id,
      gameId: game?.gameId ?? 0,
      gameName: game === undefined ? row.game : nameIn(game.names, asked.language),
      numero: row.numero,
      playId: offered?.playId ?? 0,
      playName:
        play === undefined || family === undefined
          ? row.play
          : nameIn(namePlay(family, row.play), asked.language),
      content: play === undefined ? JSON.stringify(row.content) : writeTyped(play, row.content),
      stakes: row.stakes,
      amount: writeMoney(BigInt(row.amount), asked.currency),
      largestWin: writeMoney(most, asked.currency),
      winAmount: writeMoney(BigInt(row.payout), asked.currency),
      series: row.series ?? 0,
      rebate: writeMoney(promiseRebate(row), asked.currency),
      status: row.state === 'placed' && !isOnSale ? 'closed' : row.state,
      canCancel: isOnSale,
      betTime: row.created_at.getTime(),
      closeTime: row.closes_at.getTime(),
      drawTime: row.draws_at.getTime(),
      numbers: [...(row.numbers ?? [])],
      commitment: row.commitment,
      witness: row.witness ?? '',
      ...(row.chase_id === null ? {} : { chaseId: row.chase_id }),
      seed: row.seed ?? '',
    };
  });
}

/** Answers `lottery.today`: the member's tickets of this calendar day in the brand's zone, and those not settled yet. */
export async function listTickets(
  parts: MemberParts,
  { gameId, page = 1, size = 10 }: LotteryTodayRequest,
  caller: Caller,
): Promise<LotteryTodayValue> {
  const { db } = parts;
  const { id: memberId } = requireMember(caller);
  const currency = (await readMemberCurrency(db, memberId)).code;
  const { timeZone } = await readSettings(parts);
  const { from: since } = spanOfDay(dayIn(timeZone, parts.clock.now()), timeZone);
  const asked = {
    memberId,
    language: caller.language,
    currency,
    since,
    ...(gameId === undefined ? {} : { game: findGame(gameId).code }),
    limit: size,
    offset: (page - 1) * size,
  };
  const { total } = await selectTickets(db, parts, asked)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { list: await readTickets(db, parts, asked), total: Number(total) };
}

export const unknownTicket = () => refuseCall('lottery.ticket-unknown', 'There is no such ticket.', 404);

/** @throws AppError 404 `lottery.ticket-unknown`, 409 `lottery.ticket-closed` */
async function cancelOne(
  db: Database,
  parts: MemberParts,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<void> {
  const ticket = await db
    .selectFrom('lottery_ticket')
    .select(['id', 'issue_id'])
    .where('id', '=', id)
    .where('merchant', '=', parts.merchant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (ticket === undefined) throw unknownTicket();
  if (!(await cancelTicket(db, parts, ticket)))
    throw refuseCall('lottery.ticket-closed', 'The ticket can no longer be cancelled.', 409);
}

/**
 * Answers `lottery.cancel`: all of the tickets or none, before the end of their sale.
 * @throws AppError 404 `lottery.ticket-unknown`, 409 `lottery.ticket-closed`
 */
export async function cancelTickets(
  parts: MemberParts,
  { id: ids }: LotteryCancelRequest,
  caller: Caller,
): Promise<LotteryCancelValue> {
  const { id: memberId } = requireMember(caller);
  if (ids.length === 0) throw unknownTicket();
  return runIdempotent(parts, caller, { operation: 'lottery.cancel', asked: { id: ids } }, async (db) => {
    for (const id of new Set(ids)) await cancelOne(db, parts, { memberId, id });
    const currency = (await readMemberCurrency(db, memberId)).code;
    return { tickets: await readTickets(db, parts, { memberId, language: caller.language, currency, ids }) };
  });
}
