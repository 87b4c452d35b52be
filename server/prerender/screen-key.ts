import type { Json, JsonObject } from '../../src/protocol/json.ts';
import type { CompiledSite } from '../../src/protocol/release.ts';

/** Settings that the portal itself looks at, whatever the screens say. */
const alwaysRead = ['settings.brand.loginedToHomePage'];

const readPath = (settings: JsonObject, path: string): Json | undefined => {
  let value: Json | undefined = settings;
  for (const name of path.split('.').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as JsonObject)[name];
  }
  return value;
};

/**
 * Everything of the site that a screen's looks can depend on, as text: its routes and languages, and
 * of the settings those that the compiled screens name. A change of another setting draws nothing again.
 */
export const describeUsedSite = (site: CompiledSite, screens: readonly string[]): string => {
  const paths = new Set(alwaysRead);
  for (const screen of screens)
    for (const [path] of screen.matchAll(/(?<=")settings(?:\.[\w$-]+)*(?=")/g)) paths.add(path);
  const used = [...paths].sort().map((path) => [path, readPath(site.settings, path) ?? null]);
  const { settings: _settings, ...rest } = site;
  return JSON.stringify([rest, used]);
};
