import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { ActivePointer, CompiledScreen, CompiledSite } from '../../../src/protocol/release/release.ts';
import type { DrawnScreen } from './screen-oracle.ts';

export interface LiveScreens {
  readonly settings: JsonObject;
  /** The screens that use a flow, with the settings given. */
  readonly using: (machine: string, settings: JsonObject) => readonly DrawnScreen[];
}

/** The screens of a running site, as the lab gets them. */
export async function readLiveScreens(origin: string): Promise<LiveScreens> {
  const fetchJson = async <Body>(path: string): Promise<Body> => {
    const answer = await fetch(`${origin}${path}`);
    if (!answer.ok) throw new Error(`expects an answer for ${path}, got ${answer.status}`);
    return (await answer.json()) as Body;
  };
  const fetchPart = <Part>(hash: string | undefined): Promise<Part> => fetchJson(`/site/parts/${hash}.json`);
  const { manifest } = await fetchJson<ActivePointer>('/site/active');
  const { settings, defaultLocale } = await fetchPart<CompiledSite>(manifest.site);
  const messages = await fetchPart<JsonObject>(manifest.messages[defaultLocale]);
  const hashes = [...Object.values(manifest.pages), ...Object.values(manifest.modals)];
  const screens = await Promise.all(hashes.map((hash) => fetchPart<CompiledScreen>(hash)));
  return {
    settings,
    using: (machine, drawnWith) =>
      screens.flatMap((screen) =>
        Object.entries(screen.machines)
          .filter(([, { use }]) => use === machine)
          .map(([key]) => ({ screen, key, settings: drawnWith, messages })),
      ),
  };
}
