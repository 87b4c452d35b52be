import { createHmac } from 'node:crypto';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Database } from '../../db/database.ts';
import { refuseDuringRest, refuseWhileCheckDue } from '../responsible-gaming/hold-play.ts';
import { readPlayRules, type PlayRules } from '../responsible-gaming/play-rules.ts';
import { notePlay } from '../responsible-gaming/play-session.ts';
import { ensureGatewayKeys, ensurePlayerKey, isSignedByGateway } from '../cashier/gateway/gateway-key.ts';
import { refuseCall } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money.ts';
import { readMemberCurrency, type Currency } from '../wallet/currency.ts';
import { findMainWallet } from '../wallet/ledger.ts';
import { lockMember } from '../withdrawals/accounts.ts';
import { endPlayAtLimit } from './end-at-limit.ts';
import { listEndings } from './end-play.ts';
import { smallestStake } from './launch-game.ts';
import { readTicket } from './launch-ticket.ts';
import { isLoginOpen, requirePlay } from './may-play.ts';
import { refundRound, settleRound, stakeRound, type Launch } from './rounds.ts';

/** What a call is answered with: the vendor who makes it is known by its signature. */
type VendorParts = MemberParts & { readonly vendor: string };

const launchId = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;
const round = { type: 'string', minLength: 1, maxLength: 64 } as const;
const amount = { type: 'string', minLength: 1, maxLength: 20 } as const;
const message = (call: string, properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: ['call', ...Object.keys(properties)],
  properties: { call: { const: call }, ...properties },
});

/** What a vendor asks of the wallet. Amounts are decimals of the launch's currency. */
type WalletMessage =
  | { readonly call: 'open'; readonly ticket: string }
  | { readonly call: 'balance'; readonly launch: string }
  | { readonly call: 'step'; readonly launch: string }
  | { readonly call: 'ending' }
  | { readonly call: 'stake'; readonly launch: string; readonly round: string; readonly amount: string }
  | { readonly call: 'settle'; readonly launch: string; readonly round: string; readonly amount: string }
  | { readonly call: 'refund'; readonly launch: string; readonly round: string };
const isMessage = new Ajv().compile({
  oneOf: [
    message('open', { ticket: { type: 'string', maxLength: 200 } }),
    message('balance', { launch: launchId }),
    message('step', { launch: launchId }),
    message('ending', {}),
    message('stake', { launch: launchId, round, amount }),
    message('settle', { launch: launchId, round, amount }),
    message('refund', { launch: launchId, round }),
  ],
}) as ValidateFunction<WalletMessage>;

function readMessage(body: string): WalletMessage {
  try {
    const given: unknown = JSON.parse(body);
    if (isMessage(given)) return given;
  } catch {
    // Refused below, like every other text that is no message.
  }
  throw refuseCall('request_param_err', 'Expected a message of the wallet.');
}

function requireAmount(text: string, smallest: bigint, currency: Currency): bigint {
  const value = readMoney(text, currency.code);
  if (value === null || value < smallest)
    throw refuseCall('amount.invalid', 'Not an amount that can be booked.');
  return value;
}

async function findLaunch(db: Database, { merchant, vendor }: VendorParts, id: string): Promise<Launch> {
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

async function writeBalance(db: Database, memberId: string): Promise<string> {
  const currency = await readMemberCurrency(db, memberId);
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', await findMainWallet(db, memberId))
    .executeTakeFirstOrThrow();
  return writeMoney(BigInt(balance), currency.code);
}

/** A member as the vendor knows them: always the same name, and nothing that tells who it is. */
const nameOf = (secret: string, memberId: string): string =>
  createHmac('sha256', secret).update(`player.${memberId}`).digest('hex').slice(0, 32);

/** Uses a ticket up. Of two at the same moment one is refused. */
async function openLaunch(db: Database, parts: VendorParts, ticket: string) {
  const id = readTicket(await ensureGatewayKeys(db, parts, parts.vendor), ticket);
  const at = parts.clock.now();
  const launch =
    id === null
      ? undefined
      : await db
          .updateTable('play_launch')
          .set({ opened_at: at })
          .where('id', '=', id)
          .where('merchant', '=', parts.merchant)
          .where('vendor', '=', parts.vendor)
          .where('opened_at', 'is', null)
          .where('expires_at', '>', at)
          .returningAll()
          .executeTakeFirst();
  if (launch === undefined)
    throw refuseCall('game.ticket', 'The ticket is unknown, over, or was used before.', 401);
  await requirePlay(db, launch, at);
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
    balance: await writeBalance(db, launch.member_id),
  };
}

/**
 * Counts a call as a sign of play, kept also where the step is refused: play without the portal's page in
 * sight is play. What a vendor settles after the login ended is no sign of it.
 */
async function countPlay(parts: VendorParts, rules: PlayRules, asked: WalletMessage): Promise<void> {
  if (asked.call === 'open' || asked.call === 'refund' || asked.call === 'ending') return;
  const launch = await findLaunch(parts.db, parts, asked.launch);
  const now = parts.clock.now();
  if (!(await isLoginOpen(parts.db, launch, now))) return;
  await notePlay(parts.db, { memberId: launch.member_id, rules, now });
  await endPlayAtLimit(parts, rules, launch.member_id);
}

/** Books a step, with the balance after it; `held` where the payout waits for a person. */
async function answer(
  db: Database,
  parts: VendorParts & { readonly rules: PlayRules },
  asked: WalletMessage,
) {
  if (asked.call === 'open') return openLaunch(db, parts, asked.ticket);
  const at = parts.clock.now();
  if (asked.call === 'ending')
    return { rounds: await listEndings(db, { merchant: parts.merchant, vendor: parts.vendor, now: at }) };
  const launch = await findLaunch(db, parts, asked.launch);
  if (asked.call === 'step') {
    await requirePlay(db, launch, at);
    await refuseDuringRest(db, launch.member_id, at);
  } else if (asked.call !== 'balance') {
    const step = { launch, round: asked.round, at };
    const currency = await readMemberCurrency(db, launch.member_id);
    if (asked.call === 'stake') {
      await lockMember(db, launch.member_id);
      await requirePlay(db, launch, at);
      await refuseWhileCheckDue(db, { memberId: launch.member_id, rules: parts.rules, now: at });
      await stakeRound(db, step, requireAmount(asked.amount, smallestStake(currency.code), currency));
    } else if (asked.call === 'settle') {
      if ((await settleRound(db, step, requireAmount(asked.amount, 0n, currency))) === 'held') return 'held';
    } else await refundRound(db, step);
  }
  return { balance: await writeBalance(db, launch.member_id) };
}

/**
 * Takes a vendor's call to the wallet. It may come any number of times, late, and over several nodes at
 * once: each step of a round is booked once. A payout above the vendor's ceiling is answered 409
 * `payout.held` until a person has decided; after that the same call is answered 200, or 409
 * `game.round-closed` where the stake was given back.
 * @throws AppError 401 `vendor.signature` where it is not the vendor's; those of the steps of `rounds.ts`
 */
export async function answerWalletCall(given: MemberParts, body: string, signature: string): Promise<object> {
  const vendor = given.gameVendor?.code;
  if (vendor === undefined || !(await isSignedByGateway(given, vendor, body, signature)))
    throw refuseCall('vendor.signature', 'The message is not signed by the vendor.', 401);
  const asked = readMessage(body);
  const parts: VendorParts = { ...given, vendor };
  const rules = await readPlayRules(parts);
  await countPlay(parts, rules, asked);
  const answered = await parts.db.transaction().execute((db) => answer(db, { ...parts, rules }, asked));
  // Refused after the transaction: that the round is held must stay.
  if (answered === 'held')
    throw refuseCall('payout.held', 'The payout waits for a person. Ask again with the same sum.', 409);
  return answered;
}
