import type { RebatesReadValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { gameTypes } from '../../play/games/game-type.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readMemberCurrency } from '../../money/wallet/currency.ts';

const mostDays = 60;

/** Minor units; without a row of the merchant there is no rebate, and nothing to be claimed. */
export async function readRebateSetting(
  db: Database,
  merchant: string,
): Promise<{ readonly isAutomatic: boolean; readonly minimum: bigint }> {
  const row = await db
    .selectFrom('rebate_setting')
    .select(['automatic', 'minimum'])
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return { isAutomatic: row?.automatic ?? false, minimum: BigInt(row?.minimum ?? 1) };
}

const writeRate = (rate: number): string =>
  `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')}`;

/** Answers `rebates.read`: the rates of the member's level, what may be claimed, and the last days. */
export async function readRebates(parts: MemberParts, caller: Caller): Promise<RebatesReadValue> {
  const { id } = requireMember(caller);
  const { db, merchant, clock } = parts;
  const now = clock.now();
  const [currency, setting, rates, days] = await Promise.all([
    readMemberCurrency(db, id),
    readRebateSetting(db, merchant),
    db
      .selectFrom('rebate_rate as r')
      .innerJoin('member as m', 'm.level_rank', 'r.rank')
      .select(['r.product', 'r.rate'])
      .where('r.merchant', '=', merchant)
      .where('m.id', '=', id)
      .execute(),
    db
      .selectFrom('rebate_day')
      .selectAll()
      .where('member_id', '=', id)
      .orderBy('day', 'desc')
      .orderBy('id', 'desc')
      .limit(mostDays)
      .execute(),
  ]);
  const write = (minor: bigint): string => writeMoney(minor, currency.code);
  const { due } = await db
    .selectFrom('rebate_day')
    .select(({ fn }) => fn.sum<string | null>('amount').as('due'))
    .where('merchant', '=', merchant)
    .where('member_id', '=', id)
    .where('claim_id', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  const claimable = BigInt(due ?? 0);
  const order = new Map<string, number>(gameTypes.map((type, index) => [type, index]));
  return {
    currencySymbol: currency.symbol,
    automatic: setting.isAutomatic,
    minimum: write(setting.minimum),
    claimable: write(claimable),
    canClaim: claimable >= setting.minimum && claimable > 0n,
    rates: rates
      .filter(({ rate }) => rate > 0)
      .map(({ product, rate }) => ({ product: product as (typeof gameTypes)[number], rate: writeRate(rate) }))
      .sort((a, b) => (order.get(a.product) ?? 0) - (order.get(b.product) ?? 0)),
    days: days.map((row) => ({
      id: row.id,
      day: row.day,
      product: row.product as (typeof gameTypes)[number],
      validBets: write(BigInt(row.valid_bets)),
      rate: writeRate(row.rate),
      amount: write(BigInt(row.amount)),
      status:
        row.claim_id !== null
          ? 'paid'
          : row.expires_at !== null && row.expires_at <= now
            ? 'expired'
            : 'open',
    })),
  };
}
