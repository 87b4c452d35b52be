import { sql } from 'kysely';
import type { RebatesClaimValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../../money/wallet/ledger.ts';
import { readRebateSetting } from './read-rebates.ts';

const perMember = { limit: 30, windowSeconds: 60 } as const;

interface RebatePayment {
  readonly merchant: string;
  readonly memberId: string;
  readonly at: Date;
  /** Minor units: less is not paid. */
  readonly minimum: bigint;
  readonly isAutomatic: boolean;
}

/**
 * Pays every rebate of a member that is due, inside a transaction. One statement takes the days: of many tries
 * at the same moment one pays.
 * @returns minor units; null where nothing, or too little, is due
 */
export async function payRebate(db: Database, payment: RebatePayment): Promise<bigint | null> {
  const { merchant, memberId, at, minimum, isAutomatic } = payment;
  const { rows } = await sql<{ id: string; amount: string }>`with due as (
      select id, amount from rebate_day
      where merchant = ${merchant} and member_id = ${memberId} and claim_id is null
        and (expires_at is null or expires_at > ${at})
      for update
    ), claim as (
      insert into rebate_claim (merchant, member_id, amount, automatic, claimed_at)
      select ${merchant}, ${memberId}::bigint, sum(amount), ${isAutomatic}::boolean, ${at}::timestamptz from due
      having sum(amount) >= ${minimum.toString()}::bigint
      returning id, amount
    )
    update rebate_day d set claim_id = claim.id from due, claim where d.id = due.id
    returning claim.id, claim.amount`.execute(db);
  const claim = rows[0];
  if (claim === undefined) return null;
  const amount = BigInt(claim.amount);
  const postings = [
    { accountId: await ensureHouse(db, merchant), amount: -amount },
    { accountId: await findMainWallet(db, memberId), amount },
  ];
  if (!(await bookTransfer(db, { merchant, kind: 'rebate', reference: `rebate:${claim.id}`, at, postings })))
    throw new Error(`Expected rebate ${claim.id} to be booked once.`);
  return amount;
}

/** Answers `rebates.claim`, once for each key. @throws AppError 409 `rebate.nothing` */
export async function claimRebate(parts: MemberParts, caller: Caller): Promise<RebatesClaimValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await requireToken(parts.limits, { key: `rebate-claim:${member.id}`, ...perMember });
  const { merchant, clock } = parts;
  return runIdempotent(parts, caller, { operation: 'rebates.claim', asked: {} }, async (db) => {
    const { minimum } = await readRebateSetting(db, merchant);
    const now = clock.now();
    const paid = await payRebate(db, { merchant, memberId: member.id, at: now, minimum, isAutomatic: false });
    if (paid === null) throw refuseCall('rebate.nothing', 'No rebate is there to be claimed.', 409);
    return { amount: writeMoney(paid, (await readCurrency(db, merchant)).code) };
  });
}
