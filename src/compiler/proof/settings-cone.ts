import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Settings path (`settings.whitelabel.GEETEST3`) → its value in one variant. */
export type Variant = Readonly<Record<string, Json>>;

/** Whether a path of an expression reads settings. */
export const isSettingPath = (path: string): boolean => path === 'settings' || path.startsWith('settings.');

type ReadSetting = (path: string) => Json | undefined;

export const readSetting = (settings: JsonObject, path: string): Json | undefined => {
  let value: Json | undefined = settings;
  for (const key of path.split('.').slice(1)) {
    value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
};

/** The settings that can be switched, of those that a screen depends on. Texts and numbers stay as they are. */
export const listSwitches = (setting: ReadSetting, paths: Iterable<string>): readonly string[] =>
  [...new Set(paths)]
    .filter((path) => path.startsWith('settings.') && typeof setting(path) === 'boolean')
    .sort();

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
};

/** Every combination of the switches: the current one first, then those that differ least. */
export const listVariants = (setting: ReadSetting, switches: readonly string[]): readonly Variant[] => {
  const now = switches.map((path) => setting(path) === true);
  return Array.from({ length: 2 ** switches.length }, (_, mask) => ({ mask, flips: countBits(mask) }))
    .sort((a, b) => a.flips - b.flips || a.mask - b.mask)
    .map(({ mask }) => {
      const variant: Record<string, Json> = {};
      for (const [bit, path] of switches.entries())
        variant[path] = (now[bit] === true) !== ((mask >> bit) % 2 === 1);
      return variant;
    });
};

/** Of variants that differ in nothing but other settings the first one, in their order. */
export const pickDistinct = (
  variants: readonly Variant[],
  settings: ReadonlySet<string>,
): readonly Variant[] => {
  const switches = Object.keys(variants[0] ?? {}).filter((path) => settings.has(path));
  const seen = new Set<number>();
  return variants.filter((variant) => {
    let mask = 0;
    for (const path of switches) mask = mask * 2 + (variant[path] === true ? 1 : 0);
    if (seen.has(mask)) return false;
    seen.add(mask);
    return true;
  });
};
