import type { JsonObject } from '../../../protocol/json/json.ts';
import type { ActivePointer, CompiledScreen, CompiledSite } from '../../../protocol/release/release.ts';
import { createPartStore, type PartStore } from '../../../runtime/core/part-store.ts';
import { loadStyleSheet } from '../../frames/load-style-sheet.ts';
import { partPath } from '../release-parts.ts';
import { parseOwnJson } from '../../../protocol/json/own-json.ts';

/** The release that players have now, all of it that a screen alone needs. */
export interface LiveRelease {
  readonly pointer: ActivePointer;
  readonly site: CompiledSite;
  readonly messages: JsonObject;
  readonly screens: readonly CompiledScreen[];
  readonly parts: PartStore;
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`the server answered ${answer.status} for ${path}`);
  return answer.text();
}

/** Passes each of some works on, and says after each how many are done. */
function countDone(
  tell: (loaded: number, total: number) => void,
  total: number,
): <T>(work: Promise<T>) => Promise<T> {
  let loaded = 0;
  return async (work) => {
    const answer = await work;
    loaded += 1;
    tell(loaded, total);
    return answer;
  };
}

/**
 * Fetches every screen, text and form: after it no part is missing, with or without a server.
 * `tell` hears how many parts of how many are there.
 */
export async function loadLiveRelease(tell: (loaded: number, total: number) => void): Promise<LiveRelease> {
  const pointer = parseOwnJson<ActivePointer, 'release'>(await fetchText('/site/active'));
  const { manifest } = pointer;
  const parts = createPartStore({
    fetchText: (hash, type) => fetchText(partPath(hash, type)),
    importModule: (hash) => import(/* @vite-ignore */ partPath(hash, 'js')),
    digest: () => Promise.resolve(null),
  });
  const site = await parts.json<CompiledSite>(manifest.site);
  const screens = [...Object.values(manifest.pages), ...Object.values(manifest.modals)];
  const forms = Object.values(manifest.forms);
  const texts = Object.values(manifest.messages);
  const count = countDone(tell, screens.length + texts.length + 2 * forms.length + 1);
  const [loaded] = await Promise.all([
    Promise.all(screens.map((hash) => count(parts.json<CompiledScreen>(hash)))),
    count(loadStyleSheet(partPath(manifest.styles, 'css'))),
    ...texts.map((hash) => count(parts.json(hash))),
    ...forms.flatMap(({ form, validator }) => [count(parts.json(form)), count(parts.module(validator))]),
  ]);
  const messages = await parts.json<JsonObject>(manifest.messages[site.defaultLocale] ?? '');
  return { pointer, site, messages, screens: loaded, parts };
}
