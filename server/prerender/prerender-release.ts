import { hashText } from '../../src/compiler/content-hash.ts';
import { toCanonicalJson } from '../../src/protocol/canonical-json.ts';
import type {
  BootPayload,
  CompiledScreen,
  CompiledSite,
  PartHash,
  PrerenderedView,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../src/protocol/release.ts';
import { drawView } from './draw-view.ts';
import { openRules } from './first-rules.ts';
import { describeUsedSite } from './screen-key.ts';
import { openParts } from './still-engine.ts';

type Route = CompiledSite['routes'][number];

const maximumKept = 2_000;

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);

/** The root element with its markup, as it stands in the page. */
export const writeRoot = (html: string, path: string, views: readonly string[]): string =>
  `<div id="root" data-foyer-path="${escapeAttribute(path)}" data-foyer-views="${views.join(' ')}">${html}</div>`;

/** Pages that a visitor may open, at addresses that are the same for everybody. */
const isPublic = (page: CompiledScreen | undefined, route: Route): boolean =>
  !route.path.includes(':') && (page?.access === 'anyone' || page?.access === 'visitor');

/** Draws views of releases, each once for the same contents. */
export interface Prerenderer {
  /** The release with a drawn view for each public route in each locale. The same release gives the same bytes. */
  addViews(release: Release): Promise<Release>;
}

/** @param program Names the program whose views draw; see `drawnBy` of the manifest. */
export const createPrerenderer = (program: string): Prerenderer => {
  const kept = new Map<string, Promise<string | null>>();

  const make = async (release: Release, boot: BootPayload, route: Route): Promise<string | null> => {
    const textOf = (hash: PartHash): string | undefined => release.parts[hash]?.body;
    const parts = openParts(textOf);
    const { manifest } = release;
    const page = boot.page as CompiledScreen;
    parts.seed(manifest.pages[page.id] as PartHash, page);
    const drawn = await drawView(boot, parts, route.path);
    // A view that reports something is left to the browser, which shows it and says where it failed.
    if (drawn === null || drawn.reports.length > 0) return null;
    return writeRoot(drawn.html, route.path, drawn.views);
  };
  const keep = (key: string, work: () => Promise<string | null>): Promise<string | null> => {
    const known = kept.get(key) ?? work();
    kept.delete(key);
    kept.set(key, known);
    // The caller gets the rejection; the next publication tries again.
    known.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > maximumKept && oldest !== undefined) kept.delete(oldest);
    return known;
  };

  return {
    addViews: async (release) => {
      const { manifest } = release;
      const textOf = (hash: PartHash): string => release.parts[hash]?.body ?? 'null';
      const read = <Part>(hash: PartHash): Part => JSON.parse(textOf(hash)) as Part;
      const pickRules = openRules(textOf(manifest.styles));
      const site = read<CompiledSite>(manifest.site);
      const shell = read<CompiledScreen>(manifest.shell);
      const added: Record<PartHash, ReleasePart> = {};
      const add = (type: ReleasePart['type'], body: string): PartHash => {
        const hash = hashText(body);
        added[hash] = { hash, type, body };
        return hash;
      };
      const prerendered: Record<string, Record<string, PrerenderedView>> = {};
      for (const route of site.routes) {
        const pageHash = manifest.pages[route.page];
        const page = pageHash === undefined ? undefined : read<CompiledScreen>(pageHash);
        if (pageHash === undefined || page === undefined || !isPublic(page, route)) continue;
        const used = describeUsedSite(site, [textOf(manifest.shell), textOf(pageHash)]);
        for (const { code, enabled } of site.locales) {
          const messagesHash = manifest.messages[code];
          if (!enabled || messagesHash === undefined) continue;
          const active = { merchant: '', revision: 0, release: release.hash, manifest };
          const messages = read<BootPayload['messages']>(messagesHash);
          const boot: BootPayload = { active, site, shell, page, locale: code, messages };
          const key = [route.id, code, manifest.shell, pageHash, messagesHash, used];
          const html = await keep(key.join(' '), () => make(release, boot, route));
          if (html === null) continue;
          (prerendered[route.id] ??= {})[code] = {
            html: add('html', html),
            css: add('html', pickRules(html)),
          };
        }
      }
      const next: ReleaseManifest = {
        ...manifest,
        prerendered: add('html', toCanonicalJson(prerendered)),
        drawnBy: program,
      };
      return {
        hash: hashText(toCanonicalJson(next)),
        manifest: next,
        parts: { ...release.parts, ...added },
      };
    },
  };
};
