import type { LotteryTicketRequest, LotteryTicketValue } from '../../src/protocol/generated/wire-types.ts';
import { writeFixed } from '../../src/protocol/money/decimal-arithmetic.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { games } from './catalogue.ts';
import { describePrizes } from './lists.ts';
import { readTickets, unknownTicket } from './tickets.ts';

/** Odds are hundredths of a stake. */
const oddsPlaces = 2;

/**
 * Answers `lottery.ticket`: a ticket of the member, with all that is needed to judge it against a draw.
 * @throws AppError 404 `lottery.ticket-unknown`
 */
export async function describeTicket(
  parts: MemberParts,
  { id }: LotteryTicketRequest,
  caller: Caller,
): Promise<LotteryTicketValue> {
  const { db, merchant, clock } = parts;
  const { id: memberId } = requireMember(caller);
  const { code: currency, symbol } = await readMemberCurrency(db, memberId);
  const [ticket] = await readTickets(db, parts, {
    memberId,
    language: caller.language,
    currency,
    ids: [id],
  });
  if (ticket === undefined) throw unknownTicket();
  const { family, numbers, game, play, odds, price } = await db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_issue as i', 'i.id', 't.issue_id')
    .select(['i.game', 'i.family', 'i.numbers', 't.play', 't.odds', 't.price'])
    .where('t.id', '=', id)
    .where('t.merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return {
    serverTime: clock.now().getTime(),
    ticket,
    gameCode: game,
    family: games.find(({ code }) => code === game)?.group.family ?? '',
    play,
    odds: Object.fromEntries(
      Object.entries(odds).map(([tier, paid]) => [tier, writeFixed(BigInt(paid), oddsPlaces)]),
    ),
    ...describePrizes({ family, game, numbers }, caller.language),
    stake: writeMoney(BigInt(price), currency),
    currency,
    currencySymbol: symbol,
  };
}
