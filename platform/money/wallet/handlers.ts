import type { WalletListValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { readBalance } from './balance.ts';
import { readMemberCurrency } from './currency.ts';
import { mainWallet } from './ledger.ts';
import { readPending } from './pending.ts';
import { moveBetweenWallets } from './transfer.ts';
import { isSingleWallet, listWalletKinds, toAccountType } from './vendor-wallets.ts';

async function listWallets({ db, clock }: MemberParts, memberId: string): Promise<WalletListValue> {
  const { code } = await readMemberCurrency(db, memberId);
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['account_type', 'balance'])
    .where('member_id', '=', memberId)
    .where('currency', '=', code)
    .execute();
  const balances = new Map(accounts.map(({ account_type, balance }) => [account_type, BigInt(balance)]));
  const kinds = await listWalletKinds(db, clock.now());
  return kinds.map(({ accountTypeId, name, locked }) => ({
    accountTypeId,
    accountTypeName: name,
    availBalance: writeMoney(balances.get(toAccountType(accountTypeId)) ?? 0n, code),
    locked,
  }));
}

async function readLock({ db, clock }: MemberParts, typeId: number) {
  const kind = (await listWalletKinds(db, clock.now())).find(({ accountTypeId }) => accountTypeId === typeId);
  if (kind === undefined) throw refuseCall('request_param_err', 'There is no such wallet.');
  return { accountTypeId: kind.accountTypeId, locked: kind.locked };
}

/** Whether a member can move money at all: into providers' wallets, that is, for the way back is always open. */
async function readTransferLock(parts: MemberParts, caller: Caller) {
  requireMember(caller);
  return { locked: await isSingleWallet(parts) };
}

type Wallets =
  | 'wallet.balance'
  | 'wallet.merchant'
  | 'wallet.list'
  | 'wallet.pending'
  | 'wallet.locks'
  | 'wallet.lockByType'
  | 'wallet.transferLock'
  | 'wallet.transfer'
  | 'wallet.toMain'
  | 'wallet.fromMain'
  | 'wallet.betweenSubs';

/** Wallets of the logged-in member. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Wallets> {
  return {
    'wallet.balance': ({ typeId }, caller) => readBalance(parts, requireMember(caller).id, typeId ?? 0),
    'wallet.merchant': async () => ({ isSingle: await isSingleWallet(parts) }),
    'wallet.list': (_, caller) => listWallets(parts, requireMember(caller).id),
    'wallet.pending': (_, caller) => readPending(parts.db, requireMember(caller).id),
    'wallet.locks': async () =>
      (await listWalletKinds(parts.db, parts.clock.now())).map(({ accountTypeId, locked }) => ({
        accountTypeId,
        locked,
      })),
    'wallet.lockByType': ({ typeId }) => readLock(parts, typeId),
    'wallet.transferLock': (_, caller) => readTransferLock(parts, caller),
    'wallet.transfer': ({ from, to, amount }, caller) =>
      moveBetweenWallets(parts, caller, { operation: 'wallet.transfer', from, to, amount }),
    'wallet.toMain': ({ typeId, amount = null }, caller) =>
      moveBetweenWallets(parts, caller, {
        operation: 'wallet.toMain',
        from: Number(typeId),
        to: mainWallet,
        amount,
      }),
    'wallet.fromMain': ({ typeId, amount }, caller) =>
      moveBetweenWallets(parts, caller, {
        operation: 'wallet.fromMain',
        from: mainWallet,
        to: Number(typeId),
        amount,
      }),
    'wallet.betweenSubs': ({ fromTypeId, toTypeId, amount }, caller) =>
      moveBetweenWallets(parts, caller, {
        operation: 'wallet.betweenSubs',
        from: Number(fromTypeId),
        to: Number(toTypeId),
        amount,
      }),
  };
}
