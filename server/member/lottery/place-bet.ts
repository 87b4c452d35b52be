import type { LotteryBetRequest, LotteryBetValue } from '../../../src/protocol/generated/wire-types.ts';
import { boundWin } from '../../../src/lottery/bound-win.ts';
import { checkContent } from '../../../src/lottery/check-content.ts';
import { countStakes } from '../../../src/lottery/count-stakes.ts';
import type { Content } from '../../../src/lottery/play.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money.ts';
import type { JsonObject } from '../../../src/protocol/json.ts';
import type { Database } from '../../db/database.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { refuseCall } from '../http/refusals.ts';
import { runIdempotent } from '../http/run-idempotent.ts';
import type { MemberParts } from '../parts.ts';
import { endPlayAtLimit } from '../play/end-at-limit.ts';
import { bookPlayMoney, requireBalance } from '../play/play-money.ts';
import { assertWithinLimits } from '../responsible-gaming/assert-within-limits.ts';
import { refuseWhileCheckDue } from '../responsible-gaming/hold-play.ts';
import { notePlay } from '../responsible-gaming/play-session.ts';
import { readPlayRules } from '../responsible-gaming/play-rules.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { findGame, terms, type LotteryGame, type OfferedPlay } from './catalogue.ts';
import { lockSale, readCurrentIssue, type Issue } from './issues.ts';
import { boundsIn, listModes } from './money-terms.ts';
import { readTickets } from './tickets.ts';
import { parseOwnJson } from '../../../src/protocol/own-json.ts';

/** A line of an order that was found to be without fault. Amounts in minor units. */
interface CheckedLine {
  readonly offered: OfferedPlay;
  readonly content: Content;
  readonly stakes: bigint;
  readonly price: bigint;
  readonly amount: bigint;
}

/** What is wrong with a line, where, and what was sent. */
const faultAt = (code: string, place: string, value: string) => ({ code, place, value });
const refuseLine = (
  index: number,
  fault: { readonly code: string; readonly place: string; readonly value: string },
) =>
  refuseCall('lottery.content', `Line ${index + 1}: ${fault.code} at ${fault.place}.`, 400, {
    line: index + 1,
    ...fault,
  });

function checkLine(
  game: LotteryGame,
  {
    line,
    index,
    price,
  }: { readonly line: LotteryBetRequest['lines'][number]; readonly index: number; readonly price: bigint },
  currency: string,
): CheckedLine {
  const offered = game.group.plays.find(({ playId }) => playId === line.playId);
  if (offered === undefined) throw refuseLine(index, faultAt('play.unknown', 'playId', String(line.playId)));
  const content = line.content as Content;
  const fault = checkContent(offered.play, content);
  if (fault !== null) throw refuseLine(index, fault);
  const multiple = line.multiple ?? 1;
  if (multiple > terms.largestMultiple)
    throw refuseLine(index, faultAt('multiple.too-large', 'multiple', String(multiple)));
  const stakes = countStakes(offered.play, content);
  if (stakes === 0n) throw refuseLine(index, faultAt('choices.too-few', 'content', ''));
  const stake = price * BigInt(multiple);
  const { largestWin } = boundsIn(currency);
  if (boundWin(offered.play, content, { stake, odds: offered.odds }) > largestWin)
    throw refuseCall('lottery.win-too-large', `Line ${index + 1} could win more than is paid.`, 409, {
      line: index + 1,
      largest: writeMoney(largestWin, currency),
    });
  return { offered, content, stakes, price: stake, amount: stakes * stake };
}

/**
 * The lines of an order and what they cost together.
 * @throws AppError 400 `lottery.content`, `amount.too-large`, `lottery.amount-differs`; 409 `lottery.win-too-large`
 */
function checkOrder(game: LotteryGame, request: LotteryBetRequest, currency: string) {
  const mode = listModes(currency).find(({ bettingModeId }) => bettingModeId === (request.bettingMode ?? 1));
  if (mode === undefined)
    throw refuseLine(0, faultAt('mode.unknown', 'bettingMode', String(request.bettingMode)));
  if (request.lines.length === 0) throw refuseLine(0, faultAt('choices.missing', 'lines', ''));
  const lines = request.lines.map((line, index) =>
    checkLine(game, { line, index, price: mode.price }, currency),
  );
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  const { largestBet } = boundsIn(currency);
  if (amount > largestBet)
    throw refuseCall('amount.too-large', 'The order costs more than one order may.', 409, {
      largest: writeMoney(largestBet, currency),
    });
  // What the person saw and agreed to, not what the program made of it.
  if (readMoney(request.betCartAmountSum, currency) !== amount)
    throw refuseCall('lottery.amount-differs', 'The order does not cost what was shown.', 409, {
      amount: writeMoney(amount, currency),
    });
  return { lines, amount };
}

/** Locks the issue and refuses where its sale has ended; what was named may be on sale no longer. */
async function requireSale(
  db: Database,
  parts: MemberParts,
  game: LotteryGame,
  numero: string,
): Promise<Issue> {
  const locked = await lockSale(db, parts, { game: game.code, numero });
  if (locked?.isOnSale === true) return locked.issue;
  throw refuseCall('lottery.closed', 'The sale of this issue has ended.', 409, { numero });
}

async function storeOrder(
  db: Database,
  { merchant, clock }: MemberParts,
  {
    memberId,
    issue,
    lines,
    amount,
  }: {
    readonly memberId: string;
    readonly issue: Issue;
    readonly lines: readonly CheckedLine[];
    readonly amount: bigint;
  },
): Promise<string> {
  const at = clock.now();
  const owner = { merchant, member_id: memberId, issue_id: issue.id, created_at: at };
  const { id } = await db
    .insertInto('lottery_order')
    .values({ ...owner, amount: amount.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lottery_ticket')
    .values(
      lines.map(({ offered, content, stakes, price, amount: cost }) => ({
        ...owner,
        order_id: id,
        play: offered.play.id,
        content: JSON.stringify(content),
        stakes: stakes.toString(),
        price: price.toString(),
        amount: cost.toString(),
        odds: JSON.stringify(offered.odds, (_, value: unknown) =>
          typeof value === 'bigint' ? value.toString() : value,
        ),
        state: 'placed' as const,
      })),
    )
    .execute();
  const reference = `lottery:order:${id}:bet`;
  await bookPlayMoney(db, { merchant, memberId, step: 'bet', reference, toMember: -amount, at });
  return id;
}

/**
 * Answers `lottery.bet`: all lines of the order or none, once for each key. The sale's end is judged with the
 * issue locked, so that nothing is sold after it.
 * @throws AppError 404 `game.unknown`; those of `checkOrder`; 409 `lottery.closed`, `balance.insufficient`,
 * `play.check-due`; those of `assertWithinLimits`
 */
export async function placeBet(
  parts: MemberParts,
  request: LotteryBetRequest,
  caller: Caller,
): Promise<LotteryBetValue> {
  const { id: memberId } = requireMember(caller);
  const game = findGame(request.gameId);
  const rules = await readPlayRules(parts);
  const now = parts.clock.now();
  await readCurrentIssue(parts, game);
  await notePlay(parts.db, { memberId, rules, now });
  await endPlayAtLimit(parts, rules, memberId);
  const asked = parseOwnJson<JsonObject, 'memory'>(JSON.stringify(request));
  return runIdempotent(parts, caller, { operation: 'lottery.bet', asked }, async (db) => {
    const currency = (await readMemberCurrency(db, memberId)).code;
    const { lines, amount } = checkOrder(game, request, currency);
    await assertWithinLimits(db, { memberId, kind: 'stake', amount, now });
    await refuseWhileCheckDue(db, { memberId, rules, now });
    await requireBalance(db, memberId, amount);
    const issue = await requireSale(db, parts, game, request.currentNumero);
    const id = await storeOrder(db, parts, { memberId, issue, lines, amount });
    const tickets = await readTickets(db, parts, {
      memberId,
      language: caller.language,
      currency,
      orderId: id,
    });
    return {
      orderNumber: id,
      numero: issue.numero,
      totalBettingAmount: writeMoney(amount, currency),
      tickets,
    };
  });
}
