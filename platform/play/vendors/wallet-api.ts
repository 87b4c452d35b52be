import { listRepeatedKeys } from '../../../src/protocol/json/repeated-keys.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { Database } from '../../../server/db/database.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { refuseDuringRest, refuseWhileCheckDue } from '../../protection/hold-play.ts';
import { readPlayRules, type PlayRules } from '../../protection/play-rules.ts';
import { noteTakenStake } from '../../protection/play-session.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { growJackpots, lockJackpots } from '../jackpots/grow-jackpots.ts';
import { refuseAccount } from '../../calls/admission/refuse-unadmitted.ts';
import type { MemberParts } from '../../parts.ts';
import { listEndings } from '../end-play.ts';
import { smallestStake } from '../launch-game.ts';
import { requirePlay } from '../may-play.ts';
import { findRound, settleRound, type Launch } from '../rounds.ts';
import {
  findLaunch,
  notePlayOf,
  openLaunch,
  requireAmount,
  writeBalance,
  type VendorParts,
} from '../wallet-calls.ts';
import { playCurrency, readMemberCurrency, type Currency } from '../../money/wallet/currency.ts';
import { lockMember } from '../../money/withdrawals/accounts.ts';
import { authenticateVendor, type VendorMessage } from './authenticate-vendor.ts';
import { classify } from './error-classes.ts';
import { noteRefusal } from './note-refusal.ts';
import { bookCredit, bookDebit, bookRollback } from './transactions.ts';
import { isRequest, type WalletCall, type WalletRequests } from './wallet-contract.ts';

/** A call inside its transaction of the database. */
interface WalletContext {
  readonly db: Database;
  readonly parts: VendorParts;
  readonly rules: PlayRules;
  readonly at: Date;
}
/** What stays booked while the call is refused. */
type Outcome = JsonObject | 'held' | 'unknown';

const bookingOf = (context: WalletContext, launch: Launch, asked: WalletRequests['rollback']) => ({
  launch,
  round: asked.round,
  transaction: asked.transaction,
  at: context.at,
  answer: async () => ({
    transaction: asked.transaction,
    balance: await writeBalance(context.db, launch),
  }),
});

/**
 * A stake needs a login, an account that may play, no break, no rest, and no question of the platform that waits. It
 * is counted on the clock of play, in the transaction that takes it.
 */
async function requireStake({ db, parts, rules, at }: WalletContext, launch: Launch): Promise<void> {
  await requirePlay(db, launch, at);
  await refuseAccount(parts, db, launch.member_id, 'play');
  const moment = { memberId: launch.member_id, rules, now: at };
  await refuseWhileCheckDue(db, moment);
  await noteTakenStake(db, moment);
}

/** A share of what a round that has ended had at risk is put into the jackpots. */
async function growOf({ db, parts, at }: WalletContext, launch: Launch, name: string): Promise<void> {
  const round = await findRound(db, launch, name);
  if (round === null) return;
  const { member_id: memberId, vendor } = launch;
  const stake = BigInt(round.valid ?? round.stake);
  await growJackpots(db, parts, { memberId, stake, round: { id: round.id, vendor, name }, at });
}

/** What is locked before a round ends. */
async function beginEnd({ db, parts, at }: WalletContext, { member_id: memberId }: Launch): Promise<void> {
  await lockMember(db, memberId);
  await lockJackpots(db, parts, memberId, at);
}

/** What a vendor says is at risk, in minor units; null where it says nothing. @throws AppError 400 `amount.invalid` */
const readAtRisk = (atRisk: string | undefined, currency: Currency): bigint | null =>
  atRisk === undefined ? null : requireAmount(atRisk, 0n, currency);

async function finish(
  context: WalletContext,
  launch: Launch,
  { round, atRisk: amount }: WalletRequests['finish'],
): Promise<Outcome> {
  const { db, at } = context;
  const atRisk = readAtRisk(amount, await readMemberCurrency(db, launch.member_id));
  await beginEnd(context, launch);
  const current = await findRound(db, launch, round);
  if (current?.state !== 'settled') {
    await settleRound(db, { launch, round, at }, { payout: 0n, atRisk });
    await growOf(context, launch, round);
  }
  return { balance: await writeBalance(db, launch) };
}

type Answers = {
  readonly [Call in WalletCall]: (context: WalletContext, asked: WalletRequests[Call]) => Promise<Outcome>;
};
const answers: Answers = {
  authenticate: async ({ db, parts, rules: { shortestRoundMs } }, { ticket }) => {
    const { launch, ...opened } = await openLaunch(db, parts, ticket);
    const mode = opened.currency === playCurrency.code ? 'play' : 'real';
    return { session: launch, mode, shortestRoundMs, ...opened };
  },
  balance: async ({ db, parts }, { session }) => ({
    balance: await writeBalance(db, await findLaunch(db, parts, session)),
  }),
  check: async ({ db, parts, at }, { session }) => {
    const launch = await findLaunch(db, parts, session);
    await requirePlay(db, launch, at);
    await refuseAccount(parts, db, launch.member_id, 'play');
    await refuseDuringRest(db, launch.member_id, at);
    return { balance: await writeBalance(db, launch) };
  },
  debit: async (context, asked) => {
    const launch = await findLaunch(context.db, context.parts, asked.session);
    const currency = await readMemberCurrency(context.db, launch.member_id);
    const amount = requireAmount(asked.amount, smallestStake(currency.code), currency);
    return bookDebit(context.db, { ...bookingOf(context, launch, asked), amount, asked }, () =>
      requireStake(context, launch),
    );
  },
  credit: async (context, asked) => {
    const launch = await findLaunch(context.db, context.parts, asked.session);
    const currency = await readMemberCurrency(context.db, launch.member_id);
    const amount = requireAmount(asked.amount, 0n, currency);
    const atRisk = readAtRisk(asked.atRisk, currency);
    await beginEnd(context, launch);
    return bookCredit(context.db, { ...bookingOf(context, launch, asked), amount, atRisk, asked }, () =>
      growOf(context, launch, asked.round),
    );
  },
  rollback: async (context, asked) => {
    const launch = await findLaunch(context.db, context.parts, asked.session);
    return bookRollback(context.db, bookingOf(context, launch, asked));
  },
  finish: async (context, asked) =>
    finish(context, await findLaunch(context.db, context.parts, asked.session), asked),
  endings: async ({ db, parts: { merchant, vendor }, at }) => ({
    rounds: (await listEndings(db, { merchant, vendor, now: at })).map((round) => ({ ...round })),
  }),
};

function readRequest<Call extends WalletCall>(call: Call, body: string): WalletRequests[Call] {
  try {
    const sent: unknown = JSON.parse(body);
    if (isRequest[call](sent) && listRepeatedKeys(body).length === 0) return sent;
  } catch {
    // Refused below, like every other text that is no request.
  }
  throw refuseCall('request_param_err', `Expected a request "${call}" of the contract of vendors.`);
}

/** Refused after the transaction: what it wrote stays. */
function afterwards(outcome: Outcome): JsonObject {
  if (outcome === 'held')
    throw refuseCall('payout.held', 'The payout needs a person. Send the same again.', 409);
  if (outcome === 'unknown')
    throw refuseCall('transaction.unknown', 'There was no such debit; one that still comes is refused.', 404);
  return outcome;
}

const sessionOf = (asked: object): string | null =>
  'session' in asked && typeof asked.session === 'string' ? asked.session : null;

async function answer<Call extends WalletCall>(
  parts: VendorParts,
  call: Call,
  asked: WalletRequests[Call],
): Promise<JsonObject> {
  const rules = await readPlayRules(parts);
  const session = sessionOf(asked);
  // Kept also where the call is refused: play without the portal's page in sight is play.
  if (session !== null && call !== 'rollback')
    await notePlayOf(parts, rules, { launch: session, isStake: call === 'debit' });
  const now = parts.clock.now();
  return afterwards(
    await parts.db.transaction().execute((db) => answers[call]({ db, parts, rules, at: now }, asked)),
  );
}

/** The balance that a refusal for want of money carries. */
async function readMissing(parts: VendorParts, refusal: AppError, asked: object): Promise<string | null> {
  const session = sessionOf(asked);
  if (refusal.code !== 'balance.insufficient' || session === null) return null;
  return writeBalance(parts.db, await findLaunch(parts.db, parts, session));
}

/**
 * Takes a vendor's call to the wallet, as `schemas/vendor` describes it. It may come any number of times,
 * late, and over several nodes at the same time: each transaction is booked once.
 * @throws AppError with the class of the refusal in its value
 */
export async function answerVendor(
  given: MemberParts,
  call: WalletCall,
  message: VendorMessage,
): Promise<JsonObject> {
  const parts: VendorParts = { ...given, vendor: message.vendor };
  let asked: object = {};
  let isAuthentic = false;
  try {
    await authenticateVendor(given, message);
    isAuthentic = true;
    const request = readRequest(call, message.body);
    asked = request;
    return await answer(parts, call, request);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const refused = { vendor: message.vendor, call, asked, refusal: cause };
    // Where the record cannot be kept, the vendor gets its answer all the same.
    if (isAuthentic) await noteRefusal(given, refused).catch(() => undefined);
    throw classify(cause, await readMissing(parts, cause, asked));
  }
}
