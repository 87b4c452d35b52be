import { createHmac } from 'node:crypto';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Database } from '../../db/database.ts';
import { isSignedBy } from '../../platform/message-signature.ts';
import { ensureGatewayKey } from '../cashier/gateway/gateway-key.ts';
import { refuseCall } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { readAmount, writeAmount } from '../wallet/amount.ts';
import { currency, findMainWallet } from '../wallet/ledger.ts';
import { lockMember } from '../withdrawals/accounts.ts';
import { demoVendor, smallestStake } from './launch-game.ts';
import { readTicket } from './launch-ticket.ts';
import { requirePlay } from './may-play.ts';
import { refundRound, settleRound, stakeRound, type Launch } from './rounds.ts';

const launchId = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;
const round = { type: 'string', minLength: 1, maxLength: 64 } as const;
const amount = { type: 'string', minLength: 1, maxLength: 20 } as const;
const message = (call: string, properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: ['call', ...Object.keys(properties)],
  properties: { call: { const: call }, ...properties },
});

/** What a vendor asks of the wallet. Amounts are decimals with two places. */
type WalletMessage =
  | { readonly call: 'open'; readonly ticket: string }
  | { readonly call: 'balance'; readonly launch: string }
  | { readonly call: 'stake'; readonly launch: string; readonly round: string; readonly amount: string }
  | { readonly call: 'settle'; readonly launch: string; readonly round: string; readonly amount: string }
  | { readonly call: 'refund'; readonly launch: string; readonly round: string };
const isMessage = new Ajv().compile({
  oneOf: [
    message('open', { ticket: { type: 'string', maxLength: 200 } }),
    message('balance', { launch: launchId }),
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

function requireAmount(text: string, smallest: bigint): bigint {
  const value = readAmount(text);
  if (value === null || value < smallest)
    throw refuseCall('amount.invalid', 'Not an amount that can be booked.');
  return value;
}

async function findLaunch(db: Database, { merchant }: MemberParts, id: string): Promise<Launch> {
  const launch = await db
    .selectFrom('play_launch')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where('vendor', '=', demoVendor)
    .executeTakeFirst();
  if (launch === undefined) throw refuseCall('game.launch-unknown', 'There is no such launch.', 404);
  return launch;
}

async function writeBalance(db: Database, memberId: string): Promise<string> {
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', await findMainWallet(db, memberId))
    .executeTakeFirstOrThrow();
  return writeAmount(BigInt(balance));
}

/** A member as the vendor knows them: always the same name, and nothing that tells who it is. */
const nameOf = (secret: string, memberId: string): string =>
  createHmac('sha256', secret).update(`player.${memberId}`).digest('hex').slice(0, 32);

/** Uses a ticket up. Of two at the same moment one is refused. */
async function openLaunch(db: Database, parts: MemberParts, secret: string, ticket: string) {
  const id = readTicket(secret, ticket);
  const at = parts.clock.now();
  const launch =
    id === null
      ? undefined
      : await db
          .updateTable('play_launch')
          .set({ opened_at: at })
          .where('id', '=', id)
          .where('merchant', '=', parts.merchant)
          .where('vendor', '=', demoVendor)
          .where('opened_at', 'is', null)
          .where('expires_at', '>', at)
          .returningAll()
          .executeTakeFirst();
  if (launch === undefined)
    throw refuseCall('game.ticket', 'The ticket is unknown, over, or was used before.', 401);
  await requirePlay(db, launch, at);
  const { name } = await db
    .selectFrom('game')
    .select('name')
    .where('node_id', '=', launch.node_id)
    .executeTakeFirstOrThrow();
  return {
    launch: launch.id,
    player: nameOf(secret, launch.member_id),
    language: launch.language,
    currency: currency.code,
    symbol: currency.symbol,
    smallestStake: writeAmount(smallestStake),
    game: { id: String(launch.node_id), name },
    balance: await writeBalance(db, launch.member_id),
  };
}

/** Books a step, with the balance after it. */
async function answer(db: Database, parts: MemberParts, secret: string, asked: WalletMessage) {
  if (asked.call === 'open') return openLaunch(db, parts, secret, asked.ticket);
  const launch = await findLaunch(db, parts, asked.launch);
  const at = parts.clock.now();
  if (asked.call !== 'balance') {
    const step = { launch, round: asked.round, at };
    if (asked.call === 'stake') {
      await lockMember(db, launch.member_id);
      await requirePlay(db, launch, at);
      await stakeRound(db, step, requireAmount(asked.amount, smallestStake));
    } else if (asked.call === 'settle') await settleRound(db, step, requireAmount(asked.amount, 0n));
    else await refundRound(db, step);
  }
  return { balance: await writeBalance(db, launch.member_id) };
}

/**
 * Takes a vendor's call to the wallet. It may come any number of times, late, and over several nodes at
 * once: each step of a round is booked once.
 * @throws AppError 401 `vendor.signature` where it is not the vendor's; those of the steps of `rounds.ts`
 */
export async function answerWalletCall(parts: MemberParts, body: string, signature: string): Promise<object> {
  const secret = await ensureGatewayKey(parts.db, parts, demoVendor);
  if (!isSignedBy(secret, parts.clock.now(), body, signature))
    throw refuseCall('vendor.signature', 'The message is not signed by the vendor.', 401);
  const asked = readMessage(body);
  return parts.db.transaction().execute((db) => answer(db, parts, secret, asked));
}
