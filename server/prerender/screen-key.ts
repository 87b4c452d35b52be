import { hashText } from '../../src/compiler/content-hash.ts';
import { createMemo, type Round } from '../../src/compiler/memory.ts';
import type { Json, JsonObject } from '../../src/protocol/json.ts';
import type { CompiledSite, ReleasePart } from '../../src/protocol/release.ts';

/** Settings that the portal itself reads, whatever the screens say. */
const alwaysRead = ['settings.brand.loginedToHomePage'];
const mostParts = 1_000;

const readPath = (settings: JsonObject, path: string): Json | undefined => {
  let value: Json | undefined = settings;
  for (const name of path.split('.').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as JsonObject)[name];
  }
  return value;
};
const listSettings = (body: string): readonly string[] =>
  [...new Set([...body.matchAll(/(?<=")settings(?:\.[\w$-]+)*(?=")/g)].map(([path]) => path))].sort();

/** A compiled screen as a part of its release. */
export type ScreenPart = Pick<ReleasePart, 'hash' | 'body'>;
/** Gives for compiled screens the key of everything of the site that their looks can depend on. */
export type ScreenKeys = (site: CompiledSite) => (screens: readonly ScreenPart[]) => string;

/**
 * Keys of what a screen's looks can depend on: routes and languages of the site, and of the settings those
 * that the compiled screens name. A change of another setting draws nothing again.
 */
export const createScreenKeys = (): ScreenKeys => {
  const round: Round = { number: 0 };
  const memo = createMemo<readonly string[]>(mostParts, round);
  return (site) => {
    round.number += 1;
    const { settings, ...rest } = site;
    // Each setting is read once, and so is what a screen says of them: the frame is around all pages.
    const values = new Map<string, string>();
    const keys = new Map<string, string>();
    const valueOf = (path: string): string => {
      const value = values.get(path) ?? JSON.stringify([path, readPath(settings, path) ?? null]);
      values.set(path, value);
      return value;
    };
    const keyOf = ({ hash, body }: ScreenPart): string => {
      const paths = memo.recall(hash, () => listSettings(body));
      const key = keys.get(hash) ?? hashText(paths.map(valueOf).join());
      keys.set(hash, key);
      return key;
    };
    const around = hashText([JSON.stringify(rest), ...alwaysRead.map(valueOf)].join());
    return (screens) => [around, ...screens.map(keyOf)].join(' ');
  };
};
