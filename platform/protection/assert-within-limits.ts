import type { LimitKind, LimitPeriod } from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { refuseDuringRest } from './hold-play.ts';
import { refuseOnBreak } from './on-break.ts';
import { readUsed, startOf } from './usage.ts';

/** Money that a member is about to put in, minor units: into the wallet, or from the wallet into a game. */
export interface Spending {
  readonly memberId: string;
  readonly kind: 'deposit' | 'stake';
  readonly amount: bigint;
  readonly now: Date;
}

const kindsOf: Readonly<Record<Spending['kind'], readonly LimitKind[]>> = {
  deposit: ['deposit'],
  stake: ['loss', 'session'],
};
const codeOf: Readonly<Record<LimitKind, string>> = {
  deposit: 'limit.reached',
  loss: 'limit.loss',
  session: 'limit.session',
};

/** A limit and what is used of it: minor units, or minutes for a session. */
interface Standing {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: bigint;
  readonly used: bigint;
}

/** Amounts as people read them: decimals, or whole minutes. */
export const writeLimit = (kind: LimitKind, value: bigint, currency: string): string =>
  kind === 'session' ? value.toString() : writeMoney(value, currency);

function refuse({ kind, period, limit, used }: Standing, currency: string): AppError {
  const rest = limit > used ? limit - used : 0n;
  const code = codeOf[kind];
  return new AppError({
    status: 409,
    code,
    message: `The member's ${kind} limit of a ${period} leaves ${rest}.`,
    value: { kind, period, limit: writeLimit(kind, limit, currency), left: writeLimit(kind, rest, currency) },
    ...(kind === 'session' ? {} : { fields: { amount: code } }),
  });
}

async function readStanding(
  db: Database,
  { memberId, now }: Spending,
  kind: LimitKind,
): Promise<readonly Standing[]> {
  const rows = await db
    .selectFrom('care_limit')
    .select(['period', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('amount', 'is not', null)
    .execute();
  return Promise.all(
    rows.map(async ({ period, amount }) => ({
      kind,
      period,
      limit: BigInt(amount ?? '0'),
      used: await readUsed(db, memberId, kind, startOf(period, now)),
    })),
  );
}

/**
 * Continues only where no limit of the member is passed by a deposit or a stake, and no break is running.
 * Call it inside the transaction that spends, before anything of it is written: the member's row is locked to
 * the end of it, so that two at the same time never pass together. A stake counts as if it were lost.
 * @throws AppError 409 `limit.reached` (deposit) or `limit.loss`, both with the field `amount`; 409
 * `limit.session`; each with `value` { kind, period, limit, left }; 403 `account.on-break`; of a stake 409
 * `play.resting`
 */
export async function assertWithinLimits(db: Database, spending: Spending): Promise<void> {
  const { memberId, kind, amount, now } = spending;
  await lockMember(db, memberId);
  await refuseOnBreak(db, memberId, now);
  if (kind === 'stake') await refuseDuringRest(db, memberId, now);
  for (const limited of kindsOf[kind]) {
    const added = limited === 'session' ? 1n : amount;
    const usages = await readStanding(db, spending, limited);
    const passed = usages.filter(({ used, limit }) => used + added > limit);
    // The one that leaves least says how much is left.
    const [least] = passed.toSorted((a, b) => Number(a.limit - a.used - (b.limit - b.used)));
    if (least !== undefined) throw refuse(least, (await readMemberCurrency(db, memberId)).code);
  }
}
