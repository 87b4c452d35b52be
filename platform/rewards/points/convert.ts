import type { PointsConvertRequest, PointsConvertValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { notAvailable, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../../money/wallet/ledger.ts';
import { openWay, prepareWay } from '../../money/ways-out/open-way.ts';
import { ensurePoints, lockAccounts } from './accounts.ts';
import { bookPoints } from './book-points.ts';
import { countMinorUnits, readPointSettings } from './settings.ts';

type Store = Pick<MemberParts, 'merchant' | 'clock'>;

/**
 * Turns points into money inside a transaction: two transfers that are booked together, points to the
 * house and money to the wallet.
 * @throws AppError 400 `points.too-few`, `points.step`; 409 `points.insufficient`, on the field `points`
 */
export async function exchangePoints(
  db: Database,
  { merchant, clock }: Store,
  { memberId, points }: { readonly memberId: string; readonly points: bigint },
): Promise<PointsConvertValue> {
  const { code: currency } = await readCurrency(db, merchant);
  const settings = await readPointSettings(db, merchant, currency);
  if (settings === null) throw notAvailable('The merchant has no points mall.');
  if (points < BigInt(settings.minimum))
    throw refuseField('points', 'points.too-few', `At least ${settings.minimum} points.`);
  if (points % BigInt(settings.step) !== 0n)
    throw refuseField('points', 'points.step', `A multiple of ${settings.step} points.`);
  const accounts = await ensurePoints(db, merchant, memberId);
  const money = { house: await ensureHouse(db, merchant), wallet: await findMainWallet(db, memberId) };
  const all = [accounts.house, accounts.member, money.house, money.wallet];
  const had = (await lockAccounts(db, all)).get(accounts.member) ?? 0n;
  if (had < points) throw refuseField('points', 'points.insufficient', 'Not so many points.', 409);
  const now = clock.now();
  const amount = countMinorUnits(points, settings, currency);
  const { id } = await db
    .insertInto('point_conversion')
    .values({
      merchant,
      member_id: memberId,
      points: points.toString(),
      amount: amount.toString(),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reference = `convert:${id}`;
  const opened = await openWay(db, { way: 'conversion', memberId, now });
  const change = { merchant, kind: 'points.convert', reference, at: now } as const;
  await bookPoints(db, accounts, { ...change, points: -points, opened });
  await bookTransfer(db, {
    merchant,
    kind: 'bonus',
    reference: `${reference}:pay`,
    at: now,
    postings: [
      { accountId: money.house, amount: -amount },
      { accountId: money.wallet, amount },
    ],
  });
  return {
    id,
    points: Number(points),
    amount: writeMoney(amount, currency),
    pointsLeft: Number(had - points),
  };
}

/** Answers `points.convert`: the fund password first, then the exchange, once for each key. */
export async function convertPoints(
  parts: MemberParts,
  { points, password }: PointsConvertRequest,
  caller: Caller,
): Promise<PointsConvertValue> {
  const member = requireMember(caller);
  await prepareWay(parts, member, 'conversion', { fundPassword: password, field: 'password' });
  return runIdempotent(parts, caller, { operation: 'points.convert', asked: { points } }, (db) =>
    exchangePoints(db, parts, { memberId: member.id, points: BigInt(points) }),
  );
}
