import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import type { WalletTransferValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { notAvailable, refuseCall } from '../../calls/refusals.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { openWay } from '../ways-out/open-way.ts';
import { readMemberCurrency, type Currency } from './currency.ts';
import { readBonus } from './bonus-part.ts';
import { bookTransfer, ensureWallet, mainWallet, readWallet } from './ledger.ts';
import { isSingleWallet, listWalletKinds, toAccountType, type WalletKind } from './vendor-wallets.ts';

/** What a member moves from one wallet to another; both as `accountTypeId`. */
export interface WalletMove {
  readonly operation: string;
  readonly from: number;
  readonly to: number;
  /** Decimal; null for all there is. */
  readonly amount: string | null;
}

function findKind(kinds: readonly WalletKind[], accountTypeId: number): WalletKind {
  const kind = kinds.find((one) => one.accountTypeId === accountTypeId);
  if (kind === undefined) throw refuseCall('request_param_err', 'There is no such wallet.');
  return kind;
}

/**
 * Money goes into a provider's wallet where transfers are switched on and the provider is open. Out of one
 * it always goes, so that what was moved there is never stuck.
 */
async function checkMove(parts: MemberParts, { from, to }: WalletMove): Promise<void> {
  const kinds = await listWalletKinds(parts.db, parts.clock.now());
  findKind(kinds, from);
  const target = findKind(kinds, to);
  if (from === to) throw refuseCall('request_param_err', 'Both wallets are the same.');
  if (to === mainWallet) return;
  if (await isSingleWallet(parts)) throw notAvailable('Every game plays with the main wallet.');
  if (target.locked) throw refuseCall('game.maintenance', 'The provider of the wallet is closed.', 409);
}

/** `locked`: bonus money, which stays in the main wallet, as what plays it off is played from there. */
const readSum = (
  amount: string | null,
  { balance, locked }: { readonly balance: bigint; readonly locked: bigint },
  { code }: Currency,
): bigint => {
  const cash = balance - locked;
  const sum = amount === null ? cash : readMoney(amount, code);
  const isLocked = amount === null ? cash === 0n : sum !== null && sum > cash && sum <= balance;
  if (locked > 0n && isLocked)
    throw refuseCall('withdrawal.turnover', 'A bonus must be staked before it is moved.', 409);
  if (sum === null || sum <= 0n) throw refuseCall('amount.invalid', 'Not an amount that can be moved.');
  if (sum > cash) throw refuseCall('balance.insufficient', 'The wallet has less than that.', 409);
  return sum;
};

async function book(
  db: Database,
  { merchant, clock, random }: MemberParts,
  memberId: string,
  { operation, from, to, amount }: WalletMove,
): Promise<WalletTransferValue> {
  const now = clock.now();
  const way = operation === 'wallet.toMain' ? 'wayHome' : 'ownWallet';
  const opened = await openWay(db, { way, memberId, now: now });
  const currency = await readMemberCurrency(db, memberId);
  const source = await ensureWallet(db, memberId, toAccountType(from));
  const target = await ensureWallet(db, memberId, toAccountType(to));
  const locked = from === mainWallet ? await readBonus(db, memberId) : 0n;
  const sum = readSum(amount, { balance: await readWallet(db, source), locked }, currency);
  const postings = [
    { accountId: source, amount: -sum },
    { accountId: target, amount: sum },
  ];
  const reference = `wallet:${random.uuid()}`;
  await bookTransfer(db, { merchant, kind: 'wallet.transfer', reference, at: now, postings, opened });
  const write = async (accountTypeId: number, account: string) => ({
    accountTypeId,
    availBalance: writeMoney(await readWallet(db, account), currency.code),
  });
  return {
    from: await write(from, source),
    to: await write(to, target),
    amount: writeMoney(sum, currency.code),
    currency: currency.code,
  };
}

/**
 * Moves money between a member's wallets, once for each call.
 * @throws AppError 400 `request_param_err` for a wallet that there is not, `amount.invalid`,
 * `function.not.available`; 403 `account.trial`; 409 `balance.insufficient`,
 * `withdrawal.turnover`, `game.maintenance`
 */
export async function moveBetweenWallets(
  parts: MemberParts,
  caller: Caller,
  move: WalletMove,
): Promise<WalletTransferValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await checkMove(parts, move);
  const { operation, from, to, amount } = move;
  return runIdempotent(parts, caller, { operation, asked: { from, to, amount } }, (db) =>
    book(db, parts, member.id, move),
  );
}
