import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { readMoney } from '../../protocol/money/money.ts';
import { readPercent } from '../../protocol/money/percent.ts';

export type JackpotKey = 'name' | 'contribution' | 'seed' | 'mustFallBy';
export const jackpotKeys = [
  'name',
  'contribution',
  'seed',
  'mustFallBy',
] as const satisfies readonly JackpotKey[];

/** As in `schemas/settings/brand.schema.json`. */
export const mostJackpots = 10;
const longestName = 60;
/** In hundredths of a per cent: less than 20 %. */
const contributions = { above: 0n, below: 2_000n };
const forms = {
  seed: /^(0|[1-9][0-9]{0,9})(\.[0-9]{1,4})?$/,
  mustFallBy: /^[1-9][0-9]{0,9}(\.[0-9]{1,4})?$/,
} as const;

/** The jackpots of a brand; what is no entry is left to the check. */
export function readJackpots(brand: Json): readonly JsonObject[] {
  const list = isJsonObject(brand) ? brand['jackpots'] : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
export const readText = (jackpot: JsonObject | undefined, key: string): string => {
  const value = jackpot?.[key];
  return typeof value === 'string' ? value : '';
};
export const findJackpot = (list: readonly JsonObject[], id: string): JsonObject | undefined =>
  list.find((one) => readText(one, 'id') === id);

function write(document: Json, change: (list: readonly JsonObject[]) => readonly JsonObject[]): Json {
  if (!isJsonObject(document)) return document;
  const { jackpots: _former, ...rest } = document;
  const list = change(readJackpots(document));
  return list.length === 0 ? rest : { ...rest, jackpots: [...list] };
}
export const setJackpot = (document: Json, id: string, key: JackpotKey, text: string): Json =>
  write(document, (list) => list.map((one) => (readText(one, 'id') === id ? { ...one, [key]: text } : one)));
export const removeJackpot = (document: Json, id: string): Json =>
  write(document, (list) => list.filter((one) => readText(one, 'id') !== id));
/** A new jackpot. Its id names its pot, so it is none that a pot has, also of a jackpot that was removed. */
export const addJackpot = (document: Json, name: string, pots: readonly string[]): Json =>
  write(document, (list) => {
    const ids = new Set([...pots, ...list.map((one) => readText(one, 'id'))]);
    const numbers = Array.from({ length: ids.size + 1 }, (_, index) => `jackpot-${index + 1}`);
    const id = numbers.find((free) => !ids.has(free)) ?? 'jackpot';
    return [...list, { id, name, contribution: '0.50', seed: '100.00', mustFallBy: '1000.00' }];
  });

export type JackpotFault = 'name' | 'contribution' | 'amount' | 'aboveSeed';
/** What the check will say of a line; null where it is right. */
export function findJackpotFault(
  jackpot: JsonObject,
  key: JackpotKey,
  typed: string,
  currency: string,
): JackpotFault | null {
  if (key === 'name') return typed === '' || typed.length > longestName ? 'name' : null;
  if (key === 'contribution') {
    const rate = readPercent(typed);
    const isFit = rate !== null && rate > contributions.above && rate < contributions.below;
    return isFit ? null : 'contribution';
  }
  const amount = readMoney(typed, currency);
  if (!forms[key].test(typed) || amount === null) return 'amount';
  const other = readMoney(readText(jackpot, key === 'seed' ? 'mustFallBy' : 'seed'), currency);
  if (other === null) return null;
  const isAbove = key === 'seed' ? other > amount : amount > other;
  return isAbove ? null : 'aboveSeed';
}
