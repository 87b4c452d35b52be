import type { Database } from '../../server/db/database.ts';
import type { LocalTexts } from '../local-texts.ts';
import { ensurePoints, lockAccounts } from './points/accounts.ts';
import { bookPoints } from './points/book-points.ts';
import { askWagering } from '../money/turnover/wagering.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../money/wallet/ledger.ts';
import { addTickets } from './envelope-tickets.ts';

/** What a reward brings. */
export interface RewardPayment {
  readonly merchant: string;
  readonly memberId: string;
  /** What it is for; the same reference is never booked twice. */
  readonly reference: string;
  readonly texts: LocalTexts;
  /** Minor units. */
  readonly amount: bigint;
  readonly points: bigint;
  /** Red envelopes. */
  readonly tickets?: number;
  /** How many times the money is to be staked. */
  readonly wagering: number;
  readonly at: Date;
}

/** Pays a reward inside the transaction that decided on it: money, points and red envelopes, and its wagering. */
export async function payReward(db: Database, payment: RewardPayment): Promise<void> {
  const { merchant, memberId, reference, texts, amount, points, tickets = 0, wagering, at } = payment;
  const accounts = await ensurePoints(db, merchant, memberId);
  const money = { house: await ensureHouse(db, merchant), wallet: await findMainWallet(db, memberId) };
  await lockAccounts(db, [accounts.house, accounts.member, money.house, money.wallet]);
  if (points > 0n)
    await bookPoints(db, accounts, {
      merchant,
      at,
      points,
      kind: 'points.reward',
      reference: `${reference}:points`,
    });
  if (amount > 0n)
    await bookTransfer(db, {
      merchant,
      reference,
      at,
      kind: 'bonus',
      postings: [
        { accountId: money.house, amount: -amount },
        { accountId: money.wallet, amount },
      ],
    });
  if (tickets > 0) await addTickets(db, memberId, tickets);
  const turnover = amount * BigInt(wagering);
  await askWagering(db, { merchant, memberId, reference, texts, amount: turnover, bonus: amount, at });
}
