import type { KillKind } from '../../../src/protocol/release/kill-switch.ts';
import type { CompiledScreen, CompiledSite } from '../../../src/protocol/release/release.ts';
import { isStructural } from './kill-nodes.ts';
import { readPartTexts, readRelease } from '../release/release-store.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

/** Names that a switch can be thrown for, by kind. Studios are not part of a site: any code may be named. */
export type KillCandidates = Readonly<Record<Exclude<KillKind, 'vendor'>, readonly string[]>>;

/** What the live site is made of, before anything was switched off. */
export const readKillCandidates = async (
  { db }: SiteServiceOptions,
  { requireLive }: Readers,
): Promise<KillCandidates> => {
  const stored = await readRelease(db, (await requireLive(db)).compiled);
  if (stored === null) return { component: [], form: [], machine: [], feature: [] };
  const { manifest } = stored;
  const hashes = [manifest.shell, ...Object.values(manifest.pages), ...Object.values(manifest.modals)];
  const texts = await readPartTexts(db, [manifest.site, ...hashes]);
  const screens = hashes.map((hash) => parseOwnJson<CompiledScreen, 'release'>(texts.get(hash) ?? '{}'));
  const { settings } = parseOwnJson<CompiledSite, 'release'>(texts.get(manifest.site) ?? '{}');
  const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();
  return {
    component: sorted(
      screens.flatMap((screen) =>
        screen.nodes.filter((_, index) => !isStructural(screen, index)).map(({ type }) => type),
      ),
    ),
    form: sorted(Object.keys(manifest.forms)),
    machine: sorted(screens.flatMap(({ machines }) => Object.values(machines).map(({ use }) => use))),
    feature: sorted(Object.keys((settings['whitelabel'] ?? {}) as object)),
  };
};
