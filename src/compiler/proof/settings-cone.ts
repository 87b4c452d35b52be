import type { Json, JsonObject } from '../../protocol/json.ts';
import { isJsonObject } from '../../protocol/json-patches.ts';

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

/** Every way the switches can stand, as they stand now first, then those that differ least. */
export const listVariants = (setting: ReadSetting, switches: readonly string[]): readonly Variant[] => {
  const count = 2 ** switches.length;
  const masks = Array.from({ length: count }, (_, mask) => mask);
  const flips = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  return masks
    .sort((a, b) => flips(a) - flips(b) || a - b)
    .map((mask) =>
      Object.fromEntries(
        switches.map((path, bit) => [path, (setting(path) === true) !== ((mask >> bit) % 2 === 1)]),
      ),
    );
};
