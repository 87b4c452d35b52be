import type {
  LotteryBetRequest,
  LotteryBetValue,
  LotteryBetVietnamRequest,
  LotteryBetVietnamValue,
} from '../../src/protocol/generated/wire-types.ts';
import { compareDecimals } from '../../src/protocol/money/decimal.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { besideTheCall } from '../../server/db/call-fate.ts';
import type { Database } from '../../server/db/database.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import type { MemberParts } from '../parts.ts';
import { endPlayAtLimit } from '../play/end-at-limit.ts';
import { requireBalance } from '../play/play-money.ts';
import { assertWithinLimits } from '../protection/assert-within-limits.ts';
import { refuseWhileCheckDue } from '../protection/hold-play.ts';
import { noteAskedStake, noteTakenStake } from '../protection/play-session.ts';
import { readPlayRules, type PlayRules } from '../protection/play-rules.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import type { SeriesChoice } from '../../src/lottery/odds.ts';
import { findGame, type LotteryGame } from './catalogue.ts';
import { openChase, planChase, type ChaseStep } from './chase.ts';
import { checkOrder, faultAt, refuseLine, type CheckedLine, type SentLine } from './check-order.ts';
import { refuseClosed } from './game-states.ts';
import { findCurrent, lockSale, moneyOf, type Issue, type Series } from './issues.ts';
import { chooseSeries } from './own-series.ts';
import { readChase } from './read-chase.ts';
import { readSlipText } from './slip-text.ts';
import { storeOrder } from './store-order.ts';
import { readTickets } from './tickets.ts';

/** A bet on one issue, or the same bet on several. */
interface Bet {
  readonly game: LotteryGame;
  readonly lines: readonly SentLine[];
  readonly mode: number | undefined;
  /** The issues, the one on sale first, and how often the bet is bought in each. */
  readonly steps: readonly ChaseStep[];
  readonly isChase: boolean;
  readonly stopsOnWin: boolean;
  /** By which the odds are found; the member's highest where none is named. */
  readonly series: number | undefined;
  /** What the person saw that all of it costs; null where the sender shows no sum. */
  readonly sum: string | number | null;
}

/** Locks an issue and refuses where its sale has ended; one ahead need not have begun. */
async function requireSale(
  db: Database,
  parts: MemberParts,
  { game, money }: Series,
  { numero, isAhead }: { readonly numero: string; readonly isAhead: boolean },
): Promise<Issue> {
  const locked = await lockSale(db, parts, { game: game.code, numero, money });
  if (locked?.isOnSale === true || (isAhead && locked?.isAhead === true)) return locked.issue;
  throw refuseCall('lottery.closed', 'The sale of this issue has ended.', 409, { numero });
}

interface PricedBet {
  readonly bet: Bet;
  readonly choice: SeriesChoice;
  readonly lines: readonly CheckedLine[];
  /** Minor units of all issues together. */
  readonly amount: bigint;
}

/** @throws AppError those of `checkOrder`, 400 `lottery.amount-differs` */
function priceBet(bet: Bet, choice: SeriesChoice, currency: string): PricedBet {
  const order = { ...bet, series: choice.series };
  const { lines, amount: once } = checkOrder(bet.game, order, currency);
  // What is bought more often in a later issue has the same bounds there.
  for (const { multiple } of bet.steps.filter((step) => step.multiple > 1))
    checkOrder(
      bet.game,
      { ...order, lines: bet.lines.map((line) => ({ ...line, multiple: (line.multiple ?? 1) * multiple })) },
      currency,
    );
  const amount = bet.steps.reduce((sum, { multiple }) => sum + once * BigInt(multiple), 0n);
  const cost = writeMoney(amount, currency);
  // What the person saw and agreed to, by its value: clients write four decimals, whatever the currency has.
  if (bet.sum !== null && compareDecimals(bet.sum, cost) !== 0)
    throw refuseCall('lottery.amount-differs', 'The order does not cost what was shown.', 409, {
      amount: cost,
    });
  return { bet, choice, lines, amount };
}

/** Stores a bet, issue by issue. @returns the numbers of its orders and of its chase */
async function storeBet(
  db: Database,
  parts: MemberParts,
  caller: Caller,
  { bet, choice, lines }: PricedBet,
): Promise<{ readonly orders: readonly string[]; readonly chaseId: string | null }> {
  const { id: memberId } = requireMember(caller);
  const series = { game: bet.game, money: moneyOf(caller) };
  if (bet.isChase) await planChase(db, parts, series, bet.steps);
  const issues: Issue[] = [];
  for (const { numero } of bet.steps)
    issues.push(await requireSale(db, parts, series, { numero, isAhead: bet.isChase }));
  const chaseId = bet.isChase ? await openChase(db, parts, { memberId, stopsOnWin: bet.stopsOnWin }) : null;
  const orders: string[] = [];
  for (const [index, issue] of issues.entries()) {
    const times = BigInt(bet.steps[index]?.multiple ?? 1);
    orders.push(await storeOrder(db, parts, { memberId, issue, lines, times, chaseId, series: choice }));
  }
  return { orders, chaseId };
}

interface PlacedBet {
  readonly orders: readonly string[];
  readonly chaseId: string | null;
  readonly amount: bigint;
}
/** Places all bets of a call or none. The member is locked, and limits are asked about all of it together. */
async function placeAll(
  db: Database,
  parts: MemberParts,
  caller: Caller,
  {
    bets,
    rules,
    currency,
  }: { readonly bets: readonly Bet[]; readonly rules: PlayRules; readonly currency: string },
): Promise<readonly PlacedBet[]> {
  const { id: memberId } = requireMember(caller);
  const now = parts.clock.now();
  await refuseClosed(
    { db, merchant: parts.merchant },
    bets.map(({ game }) => game),
  );
  const priced: PricedBet[] = [];
  for (const bet of bets) priced.push(priceBet(bet, await chooseSeries(db, memberId, bet.series), currency));
  const amount = priced.reduce((sum, one) => sum + one.amount, 0n);
  await assertWithinLimits(db, { memberId, kind: 'stake', amount, now });
  await refuseWhileCheckDue(db, { memberId, rules, now });
  await requireBalance(db, { memberId, way: 'lotteryOrder' }, amount);
  const placed: PlacedBet[] = [];
  await noteTakenStake(db, { memberId, rules, now });
  for (const one of priced) placed.push({ ...(await storeBet(db, parts, caller, one)), amount: one.amount });
  return placed;
}

/** What every bet needs before its transaction: an issue on sale, and play that has not ended. */
async function beginBet(
  parts: MemberParts,
  caller: Caller,
  games: readonly LotteryGame[],
): Promise<PlayRules> {
  const { id: memberId } = requireMember(caller);
  const rules = await readPlayRules(parts);
  await besideTheCall(async () => {
    await findCurrent(parts, { games, money: moneyOf(caller) });
    await noteAskedStake(parts.db, { memberId, rules, now: parts.clock.now() });
  });
  await endPlayAtLimit(parts, rules, memberId);
  return rules;
}

async function readBet(
  db: Database,
  parts: MemberParts,
  { game, money }: Series,
  request: LotteryBetRequest,
): Promise<Bet> {
  const { bettingSlipString, chaseSlip, currentNumero, betCartAmountSum: sum } = request;
  const read =
    bettingSlipString === undefined
      ? { lines: request.lines ?? [], mode: null, series: null }
      : readSlipText(game, bettingSlipString);
  const mode = read.mode ?? request.bettingMode;
  const isChase = request.chase === true && chaseSlip !== undefined;
  const steps = isChase
    ? await readChase(db, parts, { game, money }, chaseSlip)
    : [{ numero: currentNumero, multiple: 1 }];
  if (steps[0]?.numero !== currentNumero)
    throw refuseLine(0, faultAt('chase.begins-elsewhere', 'chaseSlip', steps[0]?.numero ?? ''));
  if (new Set(steps.map(({ numero }) => numero)).size < steps.length)
    throw refuseLine(0, faultAt('choice.repeated', 'chaseSlip', ''));
  return {
    game,
    lines: read.lines,
    mode,
    steps,
    isChase,
    sum,
    stopsOnWin: request.winningStop ?? false,
    series: read.series ?? request.series,
  };
}

const copyOf = (request: object): JsonObject => parseOwnJson<JsonObject, 'memory'>(JSON.stringify(request));

/**
 * Answers `lottery.bet`: all lines of the order in all of its issues or none, once for each key. The sale's end is
 * judged with the issue locked, so that nothing is sold after it.
 * @throws AppError 404 `game.unknown`; those of `checkOrder`; 400 `lottery.series`; 409 `lottery.closed`,
 * `lottery.game-closed`, `lottery.amount-differs`,
 * `balance.insufficient`, `play.check-due`; those of `assertWithinLimits`
 */
export async function placeBet(
  parts: MemberParts,
  request: LotteryBetRequest,
  caller: Caller,
): Promise<LotteryBetValue> {
  const { id: memberId } = requireMember(caller);
  const game = findGame(request.gameId);
  const rules = await beginBet(parts, caller, [game]);
  return runIdempotent(parts, caller, { operation: 'lottery.bet', asked: copyOf(request) }, async (db) => {
    const currency = (await readMemberCurrency(db, memberId)).code;
    const bet = await readBet(db, parts, { game, money: moneyOf(caller) }, request);
    const [placed] = await placeAll(db, parts, caller, { bets: [bet], rules, currency });
    if (placed === undefined) throw new Error('Expected a bet to be placed.');
    const asked = { memberId, language: caller.language, currency, orderIds: placed.orders, limit: 500 };
    return {
      orderNumber: placed.orders[0] ?? '',
      numero: request.currentNumero,
      totalBettingAmount: writeMoney(placed.amount, currency),
      ...(placed.chaseId === null ? {} : { chaseId: placed.chaseId }),
      tickets: await readTickets(db, parts, asked),
    };
  });
}

type VietnamContent = LotteryBetVietnamRequest['contents'][number];
/** One content of the form of Vietnam: what is typed, for one issue or several. */
function readVietnam({ gameId, playId, bettingContent, numero, winStop }: VietnamContent): Bet {
  const steps = numero.map((one) => ({ numero: one.numero, multiple: one.multiple ?? 1 }));
  if (steps.length === 0) throw refuseLine(0, faultAt('choices.missing', 'numero', ''));
  const game = findGame(gameId);
  const lines = [{ playId, bettingContent }];
  return {
    game,
    lines,
    mode: undefined,
    series: undefined,
    steps,
    isChase: steps.length > 1,
    stopsOnWin: winStop ?? false,
    sum: null,
  };
}

/**
 * Answers `lottery.betVietnam`: all contents or none, each an order, or a chase where it names several issues.
 * @throws AppError as `placeBet` does
 */
export async function placeVietnamBets(
  parts: MemberParts,
  request: LotteryBetVietnamRequest,
  caller: Caller,
): Promise<LotteryBetVietnamValue> {
  const { id: memberId } = requireMember(caller);
  const bets = request.contents.map(readVietnam);
  if (bets.length === 0) throw refuseLine(0, faultAt('choices.missing', 'contents', ''));
  const rules = await beginBet(
    parts,
    caller,
    bets.map(({ game }) => game),
  );
  const call = { operation: 'lottery.betVietnam', asked: copyOf(request) };
  return runIdempotent(parts, caller, call, async (db) => {
    const currency = (await readMemberCurrency(db, memberId)).code;
    const placed = await placeAll(db, parts, caller, { bets, rules, currency });
    const total = placed.reduce((sum, one) => sum + one.amount, 0n);
    return {
      orders: placed.map(({ orders, amount, chaseId }) => ({
        orderNumber: orders[0] ?? '',
        totalBettingAmount: writeMoney(amount, currency),
        ...(chaseId === null ? {} : { chaseId }),
      })),
      totalBettingAmount: writeMoney(total, currency),
    };
  });
}
