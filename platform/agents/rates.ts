import { readPercent, writePercent } from '../../src/protocol/money/percent.ts';
import type { Database } from '../../server/db/database.ts';
import { gameTypes, type GameType } from '../play/games/game-type.ts';
import { refuseFields } from '../calls/refusals.ts';
import type { StoredRates } from './tables.ts';

/** Hundredths of a percent, for each product that has any. */
export type Rates = ReadonlyMap<GameType, number>;
/** Rates go up in steps of a tenth of a percent, in hundredths. */
export const rateStep = 10;

export const writeRate = (rate: number): string => writePercent(BigInt(rate));
const toRates = (rows: readonly { readonly product: string; readonly rate: number }[]): Rates =>
  new Map(rows.map(({ product, rate }) => [product as GameType, rate]));

/** The most that the brand gives. */
export async function readMostRates(db: Database, merchant: string): Promise<Rates> {
  const rows = await db
    .selectFrom('agent_rebate_setting')
    .select(['product', 'most as rate'])
    .where('merchant', '=', merchant)
    .execute();
  return toRates(rows);
}

/** What a member has: given by the agent above, or the most of the brand where there is none above. */
export async function readRates(db: Database, merchant: string, memberId: string): Promise<Rates> {
  const { upline_id: uplineId } = await db
    .selectFrom('member')
    .select('upline_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (uplineId === null) return readMostRates(db, merchant);
  const rows = await db
    .selectFrom('agent_rebate')
    .select(['product', 'rate'])
    .where('member_id', '=', memberId)
    .execute();
  return toRates(rows);
}

/** The highest rates that a member gave directly below: less than that it cannot get. */
export async function readGivenRates(db: Database, memberId: string): Promise<Rates> {
  const rows = await db
    .selectFrom('agent_rebate as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .select(({ fn }) => ['r.product', fn.max('r.rate').as('rate')])
    .where('m.upline_id', '=', memberId)
    .groupBy('r.product')
    .execute();
  return toRates(rows);
}

/**
 * Rates that an agent gives.
 * @param asked product → percent, as a decimal text
 * @throws AppError 400 on the product: `rebate.step`, `rebate.above-own`, `rebate.below-given`
 */
export function judgeRates(
  asked: Readonly<Partial<Record<GameType, string>>>,
  { own, least }: { readonly own: Rates; readonly least?: Rates },
): Rates {
  const faults: Record<string, string> = {};
  const rates = new Map<GameType, number>();
  for (const product of gameTypes) {
    const text = asked[product];
    if (text === undefined) continue;
    const rate = Number(readPercent(text) ?? -1n);
    if (rate < 0 || rate % rateStep !== 0) faults[product] = 'rebate.step';
    else if (rate > (own.get(product) ?? 0)) faults[product] = 'rebate.above-own';
    else if (rate < (least?.get(product) ?? 0)) faults[product] = 'rebate.below-given';
    rates.set(product, rate);
  }
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return rates;
}

export interface Giving {
  readonly memberId: string;
  readonly agentId: string;
  readonly rates: Rates;
  readonly at: Date;
}
/** Keeps what an agent gave; call it inside a transaction. */
export async function keepRates(db: Database, { memberId, agentId, rates, at }: Giving): Promise<void> {
  for (const [product, rate] of rates) {
    const row = { rate, set_by: agentId, set_at: at };
    await db
      .insertInto('agent_rebate')
      .values({ member_id: memberId, product, ...row })
      .onConflict((conflict) => conflict.columns(['member_id', 'product']).doUpdateSet(row))
      .execute();
  }
}

/** Rates of a link, as they are stored, at most those that its agent has by now. */
export const capRates = (stored: StoredRates, ownRates: Rates): Rates =>
  new Map(
    gameTypes.flatMap((product) => {
      const rate = Math.min(stored[product] ?? 0, ownRates.get(product) ?? 0);
      return rate > 0 ? [[product, rate] as const] : [];
    }),
  );
