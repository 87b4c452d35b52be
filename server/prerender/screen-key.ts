import { hashText } from '../../src/compiler/content-hash.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import type { CompiledSite, ReleasePart } from '../../src/protocol/release/release.ts';

/** Settings that the portal itself reads, whatever the screens say. */
const alwaysRead = ['settings.brand.loginedToHomePage'];

const readPath = (settings: JsonObject, path: string): Json | undefined => {
  let value: Json | undefined = settings;
  for (const name of path.split('.').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as JsonObject)[name];
  }
  return value;
};
/** A flow may have the same name: there it is a key, or says whose states or events are meant. */
const allSettings = /(?<!"in":\[|"to":)"settings"(?!:)/;
const listSettings = (body: string): readonly string[] => {
  const paths = [...body.matchAll(/(?<=")settings(?:\.[\w$-]+)+(?=")/g)].map(([path]) => path);
  return [...new Set(allSettings.test(body) ? [...paths, 'settings'] : paths)].sort();
};

/** A compiled screen as a part of its release. */
export type ScreenPart = Pick<ReleasePart, 'hash' | 'body'>;
/** Keys of everything of a site that the looks of compiled screens can depend on. */
export interface ScreenKeys {
  of(this: void, screens: readonly ScreenPart[]): string;
  /** The same of many screens in one: another key where the key of any of them is another. */
  ofAll(this: void, paths: readonly string[]): string;
}

/** What a part says never changes, and parts that stay in the next release are the same objects there. */
const listedPaths = new WeakMap<ScreenPart, readonly string[]>();
const pathsOf = (part: ScreenPart): readonly string[] => {
  const paths = listedPaths.get(part) ?? listSettings(part.body);
  listedPaths.set(part, paths);
  return paths;
};

/** Settings that any of these screens names. */
export const listAllSettings = (screens: readonly ScreenPart[]): readonly string[] => [
  ...new Set(screens.flatMap(pathsOf)),
];

/** Sites as they were read from their parts, with a hash of all but their settings. */
const readSites = new WeakMap<ScreenPart, { readonly site: CompiledSite; readonly rest: string }>();

/** The site of a release, read once for all who ask. */
export const readSite = (part: ScreenPart): { readonly site: CompiledSite; readonly rest: string } => {
  const entry = readSites.get(part);
  if (entry !== undefined) return entry;
  const site = parseOwnJson<CompiledSite, 'release'>(part.body);
  const { settings: _, ...rest } = site;
  const read = { site, rest: hashText(JSON.stringify(rest)) };
  readSites.set(part, read);
  return read;
};

/**
 * Keys of what a screen's looks can depend on: routes and languages of the site, and of the settings those
 * that the compiled screens name. A change of another setting draws nothing again.
 */
export const openScreenKeys = ({ site, rest }: ReturnType<typeof readSite>): ScreenKeys => {
  // Each setting is read once, and so is what a screen says of them: the frame is around all pages.
  const values = new Map<string, string>();
  const keys = new Map<ScreenPart, string>();
  const valueOf = (path: string): string => {
    const value = values.get(path) ?? JSON.stringify([path, readPath(site.settings, path) ?? null]);
    values.set(path, value);
    return value;
  };
  const keyOf = (part: ScreenPart): string => {
    const key = keys.get(part) ?? hashText(pathsOf(part).map(valueOf).join());
    keys.set(part, key);
    return key;
  };
  const around = hashText([rest, ...alwaysRead.map(valueOf)].join());
  return {
    of: (screens) => [around, ...screens.map(keyOf)].join(' '),
    ofAll: (paths) => hashText([around, ...paths.map(valueOf)].join()),
  };
};
