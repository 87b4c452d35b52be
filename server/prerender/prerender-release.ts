import { hashText, writeShared } from '../../src/compiler/content-hash.ts';
import { createMemo, type ResultCache, type Round } from '../../src/compiler/memory.ts';
import { toCanonicalJson } from '../../src/protocol/json/canonical-json.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type {
  BootPayload,
  CompiledScreen,
  CompiledSite,
  PartHash,
  PrerenderedView,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../src/protocol/release/release.ts';
import { drawView } from './draw-view.ts';
import { openRules } from './first-rules.ts';
import { listAllSettings, openScreenKeys, readSite, type ScreenKeys } from './screen-key.ts';
import { openParts } from './still-engine.ts';
import { createTextMemo, type TracedResult } from './text-memo.ts';
import { createWorkMemo } from './work-memo.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

type Route = CompiledSite['routes'][number];

const mostViews = 5_000;
const mostSheets = 4;
/** Parts of one release that are read for its views: most are screens and messages. */
const mostRead = 50;

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The root element with its markup, as the page contains it. */
export const writeRoot = (html: string, path: string, views: readonly string[]): string =>
  `<div id="root" data-foyer-path="${escapeAttribute(path)}" data-foyer-views="${views.join(' ')}">${html}</div>`;

/** Pages that a visitor may open, at addresses that are the same for all visitors. */
const isPublic = (access: CompiledScreen['access'], route: Route): boolean =>
  !route.path.includes(':') && (access === 'anyone' || access === 'visitor');

/** The views of a route in all languages. */
interface RouteViews {
  readonly parts: readonly ReleasePart[];
  /** Language → names of the parts, as canonical JSON; null where nothing is drawn. */
  readonly text: string | null;
}

/** Draws views of releases, each once for the same contents. */
export interface Prerenderer {
  /** The release with a drawn view for each public route in each locale. The same release gives the same bytes. */
  addViews(release: Release): Promise<Release>;
}

const makePart = (type: ReleasePart['type'], body: string): ReleasePart => ({
  hash: hashText(body),
  type,
  body,
});

/** Reads the parts of a release, each at its first use. */
const openRelease = ({ hash, manifest, parts }: Release) => {
  const textOf = (part: PartHash | undefined): string => parts[part ?? '']?.body ?? 'null';
  const memo = createMemo<{ readonly value: unknown }>(mostRead);
  const read = <Part>(part: PartHash): Part =>
    memo.recall(part, () => ({ value: JSON.parse(textOf(part)) as unknown })).value as Part;
  return {
    textOf,
    site: readSite(parts[manifest.site] ?? noPart).site,
    textsOf: (messages: PartHash): JsonObject => read(messages),
    bootOf: (page: PartHash, locale: string, messages: JsonObject): BootPayload => ({
      active: { merchant: '', revision: 0, release: hash, manifest },
      site: readSite(parts[manifest.site] ?? noPart).site,
      shell: read(manifest.shell),
      page: read(page),
      locale,
      messages,
    }),
  };
};

const listLanguages = ({ locales }: CompiledSite, manifest: ReleaseManifest) =>
  locales.flatMap(({ code, enabled }) => {
    const messages = manifest.messages[code];
    return enabled && messages !== undefined ? [{ code, messages }] : [];
  });

/** What is around all views. */
const describeFrame = (manifest: ReleaseManifest, site: CompiledSite): string =>
  hashText(JSON.stringify([manifest.shell, manifest.styles, listLanguages(site, manifest)]));
const noPart: ReleasePart = { hash: '', type: 'json', body: 'null' };

/** All views of a release. */
interface DrawnViews {
  readonly parts: Readonly<Record<PartHash, ReleasePart>>;
  /** Name of the part that lists them. */
  readonly listed: PartHash;
}
/** Views with what they were drawn from. */
interface LastViews extends Pick<ReleaseManifest, 'shell' | 'pages'> {
  /** Settings that the pages and the frame name. */
  readonly paths: readonly string[];
  readonly key: string;
  readonly drawn: DrawnViews;
}

/** The views of routes in one list, by the ids of these. */
const joinViews = (views: readonly (readonly [route: string, drawn: RouteViews])[]): DrawnViews => {
  const parts: Record<PartHash, ReleasePart> = {};
  const texts: string[] = [];
  // In the order in which `toCanonicalJson` would write them.
  for (const [route, drawn] of views.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const part of drawn.parts) parts[part.hash] = part;
    if (drawn.text !== null) texts.push(`${JSON.stringify(route)}:${drawn.text}`);
  }
  const list = makePart('html', `{${texts.join(',')}}`);
  parts[list.hash] = list;
  return { parts, listed: list.hash };
};

const putViews = ({ manifest, parts }: Release, program: string, drawn: DrawnViews): Release => {
  const next: ReleaseManifest = { ...manifest, prerendered: drawn.listed, drawnBy: program };
  return { hash: hashText(writeShared(next)), manifest: next, parts: { ...parts, ...drawn.parts } };
};

/** @param program Names the program whose views draw; see `drawnBy` of the manifest. */
export const createPrerenderer = (
  program: string,
  cache?: ResultCache<TracedResult<ReleasePart | null>>,
): Prerenderer => {
  const round: Round = { number: 0 };
  const views = createTextMemo<ReleasePart | null>(mostViews, round, cache);
  const routes = createWorkMemo<RouteViews>(mostViews, round);
  const styles = createMemo<ReleasePart>(mostViews, round);
  const sheets = createMemo<ReturnType<typeof openRules>>(mostSheets);
  const accesses = createMemo<{ readonly access: CompiledScreen['access'] }>(mostViews, round);
  let last: LastViews | null = null;

  const make = async (release: Release, boot: BootPayload, route: Route): Promise<ReleasePart | null> => {
    const parts = openParts((hash) => release.parts[hash]?.body);
    const page = boot.page as CompiledScreen;
    parts.seed(release.manifest.pages[page.id] as PartHash, page);
    const drawn = await drawView(boot, parts, route.path);
    // A view that reports something is left to the browser, which shows it and says where it failed.
    if (drawn === null || drawn.reports.length > 0) return null;
    return makePart('html', writeRoot(drawn.html, route.path, drawn.views));
  };

  /** The views of all public routes; those that were drawn before are not drawn again. */
  const drawAll = async (release: Release, keys: ScreenKeys): Promise<DrawnViews> => {
    round.number += 1;
    const { manifest, parts } = release;
    const { textOf, textsOf, site, bootOf } = openRelease(release);
    const stylesOf = ({ hash, body }: ReleasePart): ReleasePart =>
      styles.recall(`${manifest.styles} ${hash}`, () => {
        const pick = sheets.recall(manifest.styles, () => openRules(textOf(manifest.styles)));
        return makePart('html', pick(body));
      });
    const accessOf = (page: PartHash): CompiledScreen['access'] =>
      accesses.recall(page, () => ({
        access: parseOwnJson<CompiledScreen, 'release'>(textOf(page)).access,
      })).access;
    const languages = listLanguages(site, manifest);
    /** One after the other: what is drawn at the same time would be in memory at the same time. */
    const drawRoute = async (route: Route, page: PartHash, used: string): Promise<RouteViews> => {
      const viewParts: ReleasePart[] = [];
      const named: Record<string, PrerenderedView> = {};
      for (const { code, messages } of languages) {
        const key = [route.id, code, manifest.shell, page, used].join(' ');
        const part = { hash: messages, texts: () => textsOf(messages) };
        const html = await views.recall(key, part, (texts) =>
          make(release, bootOf(page, code, texts), route),
        );
        if (html === null) continue;
        const css = stylesOf(html);
        viewParts.push(html, css);
        named[code] = { html: html.hash, css: css.hash };
      }
      return { parts: viewParts, text: viewParts.length === 0 ? null : toCanonicalJson(named) };
    };
    const around = describeFrame(manifest, site);
    const routeViews: [route: string, drawn: RouteViews][] = [];
    for (const route of site.routes) {
      const page = manifest.pages[route.page];
      if (page === undefined || !isPublic(accessOf(page), route)) continue;
      const used = keys.of([manifest.shell, page].flatMap((part) => parts[part] ?? []));
      const drawing = routes.recall([route.id, around, page, used].join(' '), () =>
        drawRoute(route, page, used),
      );
      routeViews.push([route.id, drawing instanceof Promise ? await drawing : drawing]);
    }
    return joinViews(routeViews);
  };

  return {
    addViews: async (release) => {
      const { manifest, parts } = release;
      const source = readSite(parts[manifest.site] ?? noPart);
      const keys = openScreenKeys(source);
      const isSame = last?.pages === manifest.pages && last.shell === manifest.shell;
      const screens = [manifest.shell, ...Object.values(manifest.pages)];
      // Where nothing changed that any view depends on, none of them is drawn.
      const paths =
        isSame && last !== null ? last.paths : listAllSettings(screens.flatMap((hash) => parts[hash] ?? []));
      const key = [describeFrame(manifest, source.site), keys.ofAll(paths)].join(' ');
      const drawn = isSame && last?.key === key ? last.drawn : await drawAll(release, keys);
      last = { shell: manifest.shell, pages: manifest.pages, paths, key, drawn };
      return putViews(release, program, drawn);
    },
  };
};
