import type { MoneyDoubt, MoneyRules, VendorCeiling } from '../../../src/protocol/calls/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseFields } from '../../calls/refusals.ts';
import { readMoney, unitOf, writeMoney } from '../../../src/protocol/money/money.ts';
import { readCurrency } from '../wallet/currency.ts';

/** What needs a second person. Minor units; null: never. */
export interface CreditRule {
  readonly tolerance: bigint;
  readonly limit: bigint | null;
  /** In 24 hours, by one cashier alone, and for one member. */
  readonly cashierDay: bigint | null;
  readonly memberDay: bigint | null;
}
export interface PayoutRule {
  readonly stakeTimes: bigint | null;
  readonly perRound: bigint | null;
  readonly perDay: bigint | null;
}

const mostTimes = 1_000_000;
const writeWhole = (units: bigint, currency: string): string =>
  writeMoney(units * unitOf(currency), currency);
/** A vendor without its own entry. The demonstration’s game pays at most 1,000 times its stake. */
export const defaultCeiling = (currency: string): Omit<VendorCeiling, 'vendor'> => ({
  stakeTimes: 1_000,
  perRound: writeWhole(500_000n, currency),
  perDay: writeWhole(5_000_000n, currency),
});
export const defaultRules = (currency: string): Omit<MoneyRules, 'ceilings'> => ({
  creditTolerance: writeWhole(1n, currency),
  creditLimit: writeWhole(50_000n, currency),
  cashierDay: writeWhole(500_000n, currency),
  memberDay: writeWhole(100_000n, currency),
});

/** Whose ceilings can be set: every vendor that ever started a game, and those with a line already. */
const listVendors = async (db: Database, merchant: string): Promise<readonly string[]> =>
  (
    await db.selectFrom('play_launch').select('vendor').distinct().where('merchant', '=', merchant).execute()
  ).map(({ vendor }) => vendor);

/** What is in force, with a line for each vendor. */
export async function readMoneyRules(
  db: Database,
  merchant: string,
): Promise<{
  readonly rules: MoneyRules;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}> {
  const row = await db
    .selectFrom('money_rules')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const { code: currency } = await readCurrency(db, merchant);
  const set = row?.rules.ceilings ?? [];
  const missing = (await listVendors(db, merchant)).filter(
    (vendor) => !set.some((line) => line.vendor === vendor),
  );
  const ceilings = [...set, ...missing.toSorted().map((vendor) => ({ vendor, ...defaultCeiling(currency) }))];
  return {
    // Rules from before a line was there have it as the program ships it.
    rules: { ...defaultRules(currency), ...row?.rules, ceilings },
    changedBy: row?.changed_by ?? null,
    changedAt: row?.changed_at.toISOString() ?? null,
  };
}

const isWholeTimes = (times: number | null): boolean =>
  times === null || (Number.isInteger(times) && times >= 1 && times <= mostTimes);

/** Rules as they are kept, every amount with all places of the currency. @throws AppError 400 with field → code */
export function checkMoneyRules(typed: MoneyRules, vendors: readonly string[], currency: string): MoneyRules {
  const faults: Record<string, string> = {};
  const amount = (name: string, text: string, smallest: bigint): string => {
    const value = readMoney(text.trim(), currency);
    if (value === null || value < smallest) faults[name] = 'amount.invalid';
    return writeMoney(value ?? 0n, currency);
  };
  const orNever = (name: string, text: string | null): string | null =>
    text === null ? null : amount(name, text, 1n);
  const creditTolerance = amount('creditTolerance', typed.creditTolerance, 0n);
  const creditLimit = orNever('creditLimit', typed.creditLimit);
  const cashierDay = orNever('cashierDay', typed.cashierDay);
  const memberDay = orNever('memberDay', typed.memberDay);
  const ceilings = typed.ceilings.map(({ vendor, stakeTimes, perRound, perDay }) => {
    if (!isWholeTimes(stakeTimes)) faults[`${vendor}.stakeTimes`] = 'number.invalid';
    return {
      vendor,
      stakeTimes,
      perRound: orNever(`${vendor}.perRound`, perRound),
      perDay: orNever(`${vendor}.perDay`, perDay),
    };
  });
  const named = ceilings.map(({ vendor }) => vendor);
  if (named.toSorted().join() !== vendors.toSorted().join()) faults['ceilings'] = 'list.invalid';
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return { creditTolerance, creditLimit, cashierDay, memberDay, ceilings };
}

const readKept = (text: string, currency: string): bigint => {
  const value = readMoney(text, currency);
  if (value === null) throw new Error('Expected an amount in the rules of money.');
  return value;
};
const readOrNever = (text: string | null, currency: string): bigint | null =>
  text === null ? null : readKept(text, currency);

export const readCreditRule = async (db: Database, merchant: string): Promise<CreditRule> => {
  const { rules } = await readMoneyRules(db, merchant);
  const { code } = await readCurrency(db, merchant);
  return {
    tolerance: readKept(rules.creditTolerance, code),
    limit: readOrNever(rules.creditLimit, code),
    cashierDay: readOrNever(rules.cashierDay, code),
    memberDay: readOrNever(rules.memberDay, code),
  };
};
export const readPayoutRule = async (db: Database, merchant: string, vendor: string): Promise<PayoutRule> => {
  const { rules } = await readMoneyRules(db, merchant);
  const { code } = await readCurrency(db, merchant);
  const { stakeTimes, perRound, perDay } =
    rules.ceilings.find((line) => line.vendor === vendor) ?? defaultCeiling(code);
  return {
    stakeTimes: stakeTimes === null ? null : BigInt(stakeTimes),
    perRound: readOrNever(perRound, code),
    perDay: readOrNever(perDay, code),
  };
};

/** Why a credit needs a second person; nothing where it does not. Minor units, fees included. */
export function listCreditDoubts(
  { tolerance, limit }: Pick<CreditRule, 'tolerance' | 'limit'>,
  { ordered, received }: { readonly ordered: bigint; readonly received: bigint },
): readonly MoneyDoubt[] {
  const difference = received > ordered ? received - ordered : ordered - received;
  return [
    ...(difference > tolerance ? (['differs'] as const) : []),
    ...(limit !== null && received > limit ? (['large'] as const) : []),
  ];
}

/** Why a payout needs a person; nothing where it does not. Minor units; `paidToday` without this one. */
export function listPayoutDoubts(
  { stakeTimes, perRound, perDay }: PayoutRule,
  {
    stake,
    payout,
    paidToday,
  }: { readonly stake: bigint; readonly payout: bigint; readonly paidToday: bigint },
): readonly MoneyDoubt[] {
  if (payout === 0n) return [];
  return [
    ...(stakeTimes !== null && payout > stake * stakeTimes ? (['times'] as const) : []),
    ...(perRound !== null && payout > perRound ? (['round'] as const) : []),
    ...(perDay !== null && paidToday + payout > perDay ? (['day'] as const) : []),
  ];
}
