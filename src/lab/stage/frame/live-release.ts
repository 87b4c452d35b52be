import type { JsonObject } from '../../../protocol/json.ts';
import type { ActivePointer, CompiledScreen, CompiledSite } from '../../../protocol/release.ts';
import { createPartStore, type PartStore } from '../../../runtime/core/part-store.ts';
import { loadStyleSheet } from '../../frames/load-style-sheet.ts';
import { partPath } from '../release-parts.ts';
import { parseOwnJson } from '../../../protocol/own-json.ts';

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

/** Fetches every screen, text and form: after it no part is missing, with or without a server. */
export async function loadLiveRelease(): Promise<LiveRelease> {
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
  const [loaded, messages] = await Promise.all([
    Promise.all(screens.map((hash) => parts.json<CompiledScreen>(hash))),
    parts.json<JsonObject>(manifest.messages[site.defaultLocale] ?? ''),
    loadStyleSheet(partPath(manifest.styles, 'css')),
    ...Object.values(manifest.messages).map((hash) => parts.json(hash)),
    ...forms.flatMap(({ form, validator }) => [parts.json(form), parts.module(validator)]),
  ]);
  return { pointer, site, messages, screens: loaded, parts };
}
