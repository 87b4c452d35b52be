import { hashText } from '../../../src/compiler/content-hash.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { KillTarget } from '../../../src/protocol/release/kill-switch.ts';
import type {
  CompiledScreen,
  CompiledSite,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../../src/protocol/release/release.ts';
import { killNodes, maintenanceClass } from './kill-nodes.ts';
import { isJsonObject } from '../../../src/protocol/json/json-patches.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

const maintenanceCss = `.${maintenanceClass}{padding:2rem 1.25rem;text-align:center;border:1px dashed color-mix(in srgb,currentColor 35%,transparent);border-radius:.75rem;font-weight:500}`;

/** Modules off in what rules read; `killed` tells the server which studios to leave out. */
const killSettings = (site: CompiledSite, kills: readonly KillTarget[]): CompiledSite => {
  const features = kills.filter(({ kind }) => kind === 'feature').map(({ name }) => name);
  const vendors = kills.filter(({ kind }) => kind === 'vendor').map(({ name }) => name);
  const { whitelabel } = site.settings;
  const off = Object.fromEntries(
    features
      .filter((name) => isJsonObject(whitelabel) && Object.hasOwn(whitelabel, name))
      .map((name) => [name, false]),
  );
  return {
    ...site,
    settings: {
      ...site.settings,
      ...(isJsonObject(whitelabel) ? { whitelabel: { ...whitelabel, ...off } } : {}),
      ...(vendors.length > 0 ? { killed: { vendors: vendors.sort() } } : {}),
    },
  };
};

/** Hashes of the parts that switching something off may change. */
export const partsToKill = (manifest: ReleaseManifest): readonly string[] => [
  manifest.site,
  manifest.shell,
  manifest.styles,
  ...Object.values(manifest.pages),
  ...Object.values(manifest.modals),
];

/**
 * The release without what is switched off: an ordinary release, signed and swapped to like any other. The
 * same release and the same switches give the same bytes. `text` gives the parts named by {@link
 * partsToKill}; only parts that are new are in the result.
 */
export const killRelease = (
  manifest: ReleaseManifest,
  text: (hash: string) => string,
  kills: readonly KillTarget[],
): Release => {
  const parts: Record<string, ReleasePart> = {};
  const add = (type: ReleasePart['type'], body: string): string => {
    const hash = hashText(body);
    parts[hash] = { hash, type, body };
    return hash;
  };
  const killScreen = (hash: string): string => {
    const screen = parseOwnJson<CompiledScreen, 'release'>(text(hash));
    const killed = killNodes(screen, kills);
    return killed === screen ? hash : add('json', toCanonicalJson(killed));
  };
  const killAll = (screens: ReleaseManifest['pages']): ReleaseManifest['pages'] =>
    Object.fromEntries(Object.entries(screens).map(([id, hash]) => [id, killScreen(hash)]));
  const forms = new Set(kills.filter(({ kind }) => kind === 'form').map(({ name }) => name));
  const site = toCanonicalJson(
    killSettings(parseOwnJson<CompiledSite, 'release'>(text(manifest.site)), kills),
  );
  const shell = killScreen(manifest.shell);
  const [pages, modals] = [killAll(manifest.pages), killAll(manifest.modals)];
  const isDrawn = Object.keys(parts).length > 0;
  // What was drawn at publish shows what is switched off, so it is left out and drawn in the browser.
  const { prerendered: _, drawnBy: __, ...rest } = manifest;
  const switched: ReleaseManifest = {
    ...rest,
    shell,
    pages,
    modals,
    site: hashText(site) === manifest.site ? manifest.site : add('json', site),
    forms: Object.fromEntries(Object.entries(manifest.forms).filter(([id]) => !forms.has(id))),
    styles: isDrawn ? add('css', text(manifest.styles) + maintenanceCss) : manifest.styles,
  };
  // What was drawn at publish is still right where no switch found anything.
  const isChanged = toCanonicalJson(switched) !== toCanonicalJson(rest);
  const next = isChanged ? switched : manifest;
  return { hash: hashText(toCanonicalJson(next)), manifest: next, parts };
};
