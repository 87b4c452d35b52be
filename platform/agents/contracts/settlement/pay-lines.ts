import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { scheduleJob } from '../../../../server/infrastructure/jobs/job-store.ts';
import { bookTransfers, ensureHouse, findMainWallets, houseAccounts } from '../../../money/wallet/ledger.ts';
import { isWithheldByHand } from './back-office/is-withheld.ts';
import type { SettledKind } from './tables.ts';

export const payJob = 'contract.pay';
/** Lines that one transaction pays, so that others do not wait long for the house's account. */
const batchSize = 100;

interface Payment {
  readonly merchant: string;
  readonly kind: SettledKind;
  /** The day, or the moment in milliseconds, whose settlement asked for it. */
  readonly slot: string;
  readonly batch: number;
}
export async function planPayment(
  db: Database,
  { merchant, kind, slot, batch }: Payment,
  dueAt: Date,
  now: Date,
): Promise<void> {
  await scheduleJob(db, { merchant, kind: payJob, key: `${kind}:${slot}:${batch}`, dueAt, now });
}

interface DueLine {
  readonly id: string;
  readonly member_id: string;
  readonly amount: string;
}
const isKept = sql<boolean>`(m.frozen or ${isWithheldByHand})`;
/** Withholds what is due to frozen accounts and what operators withhold, and releases what nothing withholds now. */
async function sortByStanding(db: Database, { merchant, kind }: Payment, now: Date): Promise<void> {
  await sql`update contract_line l set state = case when ${isKept} then 'withheld' else 'released' end
    from member m where m.id = l.member_id and l.merchant = ${merchant} and l.kind = ${kind}
      and l.pay_at <= ${now} and ((l.state in ('pending', 'released') and ${isKept})
        or (l.state = 'withheld' and not ${isKept}))`.execute(db);
}

/**
 * Pays lines of a kind that are due, inside a transaction, and plans the next batch where there may be more. A line
 * is booked under its own number: it is never paid twice.
 */
export async function payBatch(db: Database, payment: Payment, now: Date): Promise<void> {
  const { merchant, kind, batch } = payment;
  if (batch === 1) await sortByStanding(db, payment, now);
  const { rows } = await sql<DueLine>`select l.id, l.member_id, l.amount::text from contract_line l
    join member m on m.id = l.member_id and not m.frozen
    where l.merchant = ${merchant} and l.kind = ${kind} and l.state in ('pending', 'released') and l.pay_at <= ${now}
      and not ${isWithheldByHand}
    order by l.pay_at, l.id limit ${batchSize} for no key update of l for no key update of m`.execute(db);
  if (rows.length === 0) return;
  const house = await ensureHouse(db, merchant, houseAccounts.contracts);
  const wallets = await findMainWallets(
    db,
    rows.map(({ member_id: id }) => id),
  );
  const transfers = rows.map(({ id, member_id: memberId, amount }) => {
    const accountId = wallets.get(memberId);
    if (accountId === undefined) throw new Error(`Expected member ${memberId} to have a main wallet.`);
    const postings = [
      { accountId: house, amount: -BigInt(amount) },
      { accountId, amount: BigInt(amount) },
    ];
    return { merchant, kind: `contract.${kind}`, reference: `contract:line:${id}`, at: now, postings };
  });
  const booked = await bookTransfers(db, transfers);
  if (booked !== rows.length)
    throw new Error(`Expected ${rows.length} lines to be booked once, ${booked} were.`);
  await db
    .updateTable('contract_line')
    .set({ state: 'paid', paid_at: now })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  if (rows.length === batchSize) await planPayment(db, { ...payment, batch: batch + 1 }, now, now);
}
