import type { Database } from '../../../server/db/database.ts';
import type { OpenedWay } from '../ways-out/opened-way.ts';
import { bookTransfer, ensureHouse, findMainWallet, houseAccounts } from '../wallet/ledger.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** What a withdrawal's money does. Each happens at most once, by its reference. */
type Move = 'hold' | 'pay' | 'giveBack' | 'refund' | 'topUp';

/** What the member gets outside: the amount without the fee. Minor units. */
export const payoutOf = ({ amount, fee }: Pick<WithdrawalRow, 'amount' | 'fee'>): bigint =>
  BigInt(amount) - BigInt(fee);

/** Of what was paid out, the part that did not arrive. Minor units. */
export const missingOf = (row: Pick<WithdrawalRow, 'amount' | 'fee' | 'claim' | 'claimed_amount'>): bigint =>
  row.claim === 'partial' ? payoutOf(row) - BigInt(row.claimed_amount ?? '0') : payoutOf(row);

interface Places {
  readonly wallet: string;
  readonly held: string;
  readonly outside: string;
  readonly fees: string;
}
type Postings = readonly { readonly accountId: string; readonly amount: bigint }[];
const postingsOf: Readonly<Record<Move, (row: WithdrawalRow, places: Places) => Postings>> = {
  hold: ({ amount }, { wallet, held }) => [
    { accountId: wallet, amount: -BigInt(amount) },
    { accountId: held, amount: BigInt(amount) },
  ],
  pay: (row, { held, outside, fees }) => [
    { accountId: held, amount: -BigInt(row.amount) },
    { accountId: outside, amount: payoutOf(row) },
    { accountId: fees, amount: BigInt(row.fee) },
  ],
  giveBack: ({ amount }, { wallet, held }) => [
    { accountId: held, amount: -BigInt(amount) },
    { accountId: wallet, amount: BigInt(amount) },
  ],
  // The payment came back or never left: the fee was for nothing too.
  refund: (row, { wallet, outside, fees }) => [
    { accountId: outside, amount: -payoutOf(row) },
    { accountId: fees, amount: -BigInt(row.fee) },
    { accountId: wallet, amount: BigInt(row.amount) },
  ],
  topUp: (row, { wallet, outside }) => [
    { accountId: outside, amount: -missingOf(row) },
    { accountId: wallet, amount: missingOf(row) },
  ],
};
/** `pay` and `giveBack` share a reference: of the two, one is booked, no matter who asks for the other. */
const referenceOf: Readonly<Record<Move, string>> = {
  hold: 'hold',
  pay: 'settled',
  giveBack: 'settled',
  refund: 'corrected',
  topUp: 'corrected',
};

/**
 * Books one move of a withdrawal's money. Call it inside the transaction that changes the withdrawal.
 * @throws where the move was booked before: the withdrawal's status should have stopped the caller
 */
export async function moveMoney(
  db: Database,
  row: WithdrawalRow,
  move: Move,
  now: Date,
  opened?: OpenedWay,
): Promise<void> {
  const { merchant } = row;
  const places: Places = {
    wallet: await findMainWallet(db, row.member_id),
    held: await ensureHouse(db, merchant, houseAccounts.withdrawalsHeld),
    outside: await ensureHouse(db, merchant, houseAccounts.outside),
    fees: await ensureHouse(db, merchant, houseAccounts.withdrawalFees),
  };
  const booked = await bookTransfer(db, {
    merchant,
    kind: `withdrawal.${move}`,
    reference: `withdrawal:${row.id}:${referenceOf[move]}`,
    at: now,
    postings: postingsOf[move](row, places).filter(({ amount }) => amount !== 0n),
    ...(opened === undefined ? {} : { opened }),
  });
  if (!booked) throw new Error(`Expected the money of withdrawal ${row.id} to be free for ${move}`);
}
