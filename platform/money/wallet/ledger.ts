import type { Database } from '../../../server/db/database.ts';
import { assertOpened, type OpenedWay } from '../ways-out/opened-way.ts';
import { playCurrency, readCurrency, trialType } from './currency.ts';

/** `accountTypeId` of the wallet that every member has. */
export const mainWallet = 1;
/** Accounts of the merchant, by `account_type`. */
export const houseAccounts = {
  /** The other side of money that comes from or goes to the outside. */
  outside: 0,
  /** The other side of play money: apart, so that it never counts with the house's own. */
  play: 4,
  /** Taken from wallets for withdrawals that are neither paid out nor given back yet. */
  withdrawalsHeld: 90,
  withdrawalFees: 91,
  depositFees: 92,
  /** Came in above a member's own limit; not the member's to play with and not the house's. */
  depositsHeld: 93,
  /** What games took and paid. */
  games: 95,
  /** What is in jackpots and not won yet. */
  jackpots: 97,
  /** What dividends and salaries of agents cost. */
  contracts: 98,
  /** The other side of balances that operators corrected by hand. */
  adjustments: 96,
} as const;
type HouseAccount = (typeof houseAccounts)[keyof typeof houseAccounts];

export interface Posting {
  readonly accountId: string;
  /** Minor units; negative leaves the account. */
  readonly amount: bigint;
}
export interface Transfer {
  readonly merchant: string;
  readonly kind: string;
  /** What the transfer is for; the same reference is never booked twice. */
  readonly reference: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
  /** By which way it takes from a member; needed where it does. */
  readonly opened?: OpenedWay;
}

/** Locks accounts in the order of their ids, and asserts that each transfer takes from members by a way that was judged. */
async function lockPosted(db: Database, transfers: readonly Transfer[]): Promise<void> {
  const accounts = new Set(transfers.flatMap(({ postings }) => postings.map(({ accountId }) => accountId)));
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'member_id'])
    .where('id', 'in', [...accounts])
    .orderBy('id')
    .forUpdate()
    .execute();
  const owners = new Map(rows.map((row) => [row.id, row]));
  for (const { kind, postings, opened } of transfers) {
    const debited = postings.filter(({ amount }) => amount < 0n).map(({ accountId }) => accountId);
    assertOpened(
      kind,
      debited.flatMap((id) => owners.get(id) ?? []),
      opened,
    );
  }
}

interface WalletOwner {
  readonly id: string;
  readonly merchant: string;
  readonly customerType: number;
}
/** Opens a member's main wallet. */
export async function openWallet(
  db: Database,
  { id: memberId, merchant, customerType }: WalletOwner,
): Promise<string> {
  const row = await db
    .insertInto('ledger_account')
    .values({
      merchant,
      owner: 'member',
      member_id: memberId,
      account_type: mainWallet,
      currency: customerType === trialType ? playCurrency.code : (await readCurrency(db, merchant)).code,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A member's wallet; null for one that was never used. */
async function findWallet(db: Database, memberId: string, accountType: number): Promise<string | null> {
  const row = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('account_type', '=', accountType)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The account of a member's main wallet. */
export async function findMainWallet(db: Database, memberId: string): Promise<string> {
  const wallet = await findWallet(db, memberId, mainWallet);
  if (wallet === null) throw new Error(`Expected member ${memberId} to have a main wallet.`);
  return wallet;
}

/** The account of a member's wallet, made when it is first asked for, in the currency of the main one. */
export async function ensureWallet(db: Database, memberId: string, accountType: number): Promise<string> {
  const wallet = await findWallet(db, memberId, accountType);
  if (wallet !== null) return wallet;
  const { merchant, currency } = await db
    .selectFrom('ledger_account')
    .select(['merchant', 'currency'])
    .where('member_id', '=', memberId)
    .where('account_type', '=', mainWallet)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_account')
    .values({ merchant, owner: 'member', member_id: memberId, account_type: accountType, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ensureWallet(db, memberId, accountType);
}

/** What is on an account, minor units. */
export async function readWallet(db: Database, accountId: string): Promise<bigint> {
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return BigInt(balance);
}

/** The accounts of members' main wallets, by member. */
export async function findMainWallets(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'member_id'])
    .where('member_id', 'in', memberIds)
    .where('account_type', '=', mainWallet)
    .execute();
  return new Map(rows.flatMap(({ id, member_id }) => (member_id === null ? [] : [[member_id, id]])));
}

/**
 * Makes every account of a merchant together and in one order. Made one by one, as they are needed, two first
 * bookings at the same moment could each wait for an account that the other has just made.
 */
async function openHouse(db: Database, merchant: string): Promise<void> {
  const { code } = await readCurrency(db, merchant);
  const types = Object.values(houseAccounts).toSorted((one, other) => one - other);
  await db
    .insertInto('ledger_account')
    .values(
      types.map((account_type) => ({
        merchant,
        owner: 'house' as const,
        member_id: null,
        account_type,
        currency: account_type === houseAccounts.play ? playCurrency.code : code,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An account of the merchant, made when it is first asked for; by default the outside. */
export async function ensureHouse(
  db: Database,
  merchant: string,
  account: HouseAccount = houseAccounts.outside,
): Promise<string> {
  const { code } = account === houseAccounts.play ? playCurrency : await readCurrency(db, merchant);
  const find = db
    .selectFrom('ledger_account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('member_id', 'is', null)
    .where('account_type', '=', account)
    .where('currency', '=', code);
  const earlier = await find.executeTakeFirst();
  if (earlier !== undefined) return earlier.id;
  await openHouse(db, merchant);
  return (await find.executeTakeFirstOrThrow()).id;
}

/**
 * Books a transfer. Call it inside a transaction. The accounts are locked in the order of their ids. What takes
 * from a member comes by a way that `openWay` judged, or throws;
 * the database refuses one that does not sum to nothing (at commit), a reference used before, and a
 * member's balance below zero.
 * @returns false where the reference was booked before
 */
export async function bookTransfer(db: Database, transfer: Transfer): Promise<boolean> {
  const { merchant, kind, reference, at } = transfer;
  const row = await db
    .insertInto('ledger_transfer')
    .values({ merchant, kind, reference, created_at: at })
    .onConflict((conflict) => conflict.columns(['merchant', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const postings = [...transfer.postings].sort((a, b) =>
    BigInt(a.accountId) < BigInt(b.accountId) ? -1 : 1,
  );
  await lockPosted(db, [transfer]);
  await db
    .insertInto('ledger_entry')
    .values(
      postings.map(({ accountId, amount }) => ({
        transfer_id: row.id,
        account_id: accountId,
        amount: amount.toString(),
      })),
    )
    .execute();
  return true;
}

/** Whether a booking failed because a member's account would have gone below zero. */
export const isOverdrawn = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  (cause as { code?: unknown }).code === '23514' &&
  (cause as { table?: unknown }).table === 'ledger_account';

/**
 * Books many transfers of one merchant in a few statements, by the rules of `bookTransfer`. The accounts of all
 * are locked first, in the order of their ids.
 * @returns how many were booked; the others have a reference that was booked before
 */
export async function bookTransfers(db: Database, transfers: readonly Transfer[]): Promise<number> {
  await lockPosted(db, transfers);
  const rows = await db
    .insertInto('ledger_transfer')
    .values(
      transfers.map(({ merchant, kind, reference, at }) => ({ merchant, kind, reference, created_at: at })),
    )
    .onConflict((conflict) => conflict.columns(['merchant', 'reference']).doNothing())
    .returning(['id', 'reference'])
    .execute();
  const idOf = new Map(rows.map(({ id, reference }) => [reference, id]));
  const entries = transfers.flatMap(({ reference, postings }) => {
    const id = idOf.get(reference);
    return id === undefined
      ? []
      : postings.map(({ accountId, amount }) => ({
          transfer_id: id,
          account_id: accountId,
          amount: amount.toString(),
        }));
  });
  if (entries.length > 0) await db.insertInto('ledger_entry').values(entries).execute();
  return rows.length;
}
