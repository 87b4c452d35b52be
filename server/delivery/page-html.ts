import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type {
  ActivePointer,
  BootPayload,
  CompiledScreen,
  CompiledSite,
  PrerenderedViews,
  ReleaseManifest,
} from '../../src/protocol/release/release.ts';
import { openingModal } from '../../src/protocol/release/release.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import type { Encoding } from '../site/compile/compress.ts';
import { chooseLocale } from './choose-locale.ts';
import { hashSource, readEarlyScript, unfitRule } from './early-script.ts';
import { matchRoute } from '../site/live/match-route.ts';
import { fillTemplate, type DrawnRoot, type PageTemplate, type ReadTemplate } from './page-template.ts';
import type { PartCache } from './part-cache.ts';
import type { FeedView, FeedViews } from './feed-views.ts';
import { atWidth, listSources, listWidths, readKept } from '../../src/protocol/address/kept-picture.ts';
import { findFirstPicture } from './first-picture.ts';
import { pickFirstTexts } from './first-texts.ts';
import { writeHints } from './route-hints.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

export interface PageRequest {
  readonly active: ActivePointer;
  /** Path inside the site, without the preview's prefix. */
  readonly path: string;
  /** Asked for by the address, or chosen here before. */
  readonly askedLocale: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** `dark` or `light` where the address asks for it (previews). */
  readonly theme?: string | undefined;
  readonly preview?: BootPayload['preview'] | undefined;
  /** The browser asks for little (`Save-Data: on`): it gets no answers with the page. */
  readonly savesData?: boolean | undefined;
}
export interface Page {
  /** 200 for a page of the site, 404 else: the app then shows its own not-found screen. */
  readonly status: 200 | 404;
  readonly etag: string;
  /** Inline texts of the page, as sources for its content security policy. */
  readonly inline: InlineSources;
  encode(encoding: Encoding): Promise<Buffer>;
  /**
   * Has it made as small as Brotli can for those who ask from then on: a ninth less for the home page, and a
   * quarter of a second of work.
   */
  shrink(): Promise<void>;
}
export interface InlineSources {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}
export interface PageWriter {
  write(request: PageRequest): Promise<Page>;
}

/** JSON inside a script element: `<` can then neither end it nor open a comment. */
const escapeJson = (text: string): string => text.replaceAll('<', '\\u003c');

const titleOf = (
  screen: CompiledScreen | null,
  messages: Record<string, unknown>,
  site: CompiledSite,
): string => {
  const key = screen?.title?.k === 't' ? screen.title.key : null;
  const text = key === null ? undefined : messages[key];
  return typeof text === 'string' && !text.includes('{{') ? `${text} · ${site.name}` : site.name;
};

const compress = (body: Buffer, quality: number): Promise<Buffer> =>
  runBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
/** Compressed once; as small as it can be only where that is asked for. */
const encodeOnce = (html: string): Pick<Page, 'encode' | 'shrink'> => {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const make = (encoding: Encoding): Promise<Buffer> => {
    const body = Buffer.from(html, 'utf8');
    if (encoding === 'br') return compress(body, 5);
    return encoding === 'gzip' ? runGzip(body) : Promise.resolve(body);
  };
  let shrunk: Promise<void> | null = null;
  const makeSmallest = async (): Promise<void> => {
    const small = await compress(Buffer.from(html, 'utf8'), 11);
    encodings.set('br', Promise.resolve(small));
  };
  return {
    encode: (encoding) => {
      const bytes = encodings.get(encoding) ?? make(encoding);
      encodings.set(encoding, bytes);
      return bytes;
    },
    shrink: () => (shrunk ??= makeSmallest()),
  };
};

/**
 * Makes pages smaller, one after another: each takes one of the few threads with which files are read and written
 * and names are looked up, and many together would keep those waiting for seconds.
 */
const createShrinkTurns = (): ((page: Promise<Page>) => void) => {
  const asked = new WeakSet<Promise<Page>>();
  let last = Promise.resolve();
  return (page) => {
    if (asked.has(page)) return;
    asked.add(page);
    last = last
      .then(async () => (await page).shrink())
      // The page stays as it is; a page that could not be written says so to its callers.
      .catch(() => undefined);
  };
};

/** The largest picture of the first view is asked for with the page, not when the markup is read. */
const writePictureHint = (address: string | null): string => {
  if (address === null) return '';
  const escape = (text: string): string =>
    text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const sources = listSources(address);
  // The same choice as the slide's, so that the browser asks for one width and not for two.
  const widths = sources === null ? '' : ` imagesrcset="${escape(sources)}" imagesizes="100vw"`;
  return `<link rel="preload" as="image" href="${escape(address)}"${widths} fetchpriority="high">`;
};

/** The brand's logo at the smallest width that is kept of it; null where the brand has none. */
const findIcon = ({ settings }: CompiledSite): string | null => {
  const logo = isJsonObject(settings['brand']) ? settings['brand']['logo'] : undefined;
  if (typeof logo !== 'string') return null;
  const picture = readKept(logo);
  return picture === null ? logo : atWidth(logo, listWidths(picture.width)[0] ?? picture.width);
};

const listInline = (drawn: DrawnRoot | null): InlineSources =>
  drawn === null
    ? { styles: [], scripts: [] }
    : { styles: [hashSource(drawn.css)], scripts: [hashSource(drawn.script)] };

type Route = CompiledSite['routes'][number];

/** Each part of the payload as JSON. */
type BootTexts = Readonly<Partial<Record<keyof BootPayload, string>>>;
/** Parts are JSON already, so the payload is put together as text. */
const writeBoot = (texts: BootTexts): string =>
  `{${Object.entries(texts)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;

const toDrawnRoot = async (
  { html, css }: { readonly html: string; readonly css: string },
  site: CompiledSite,
  locale: string,
): Promise<DrawnRoot> => {
  const others = site.locales.filter(({ code, enabled }) => enabled && code !== locale);
  return {
    html,
    css: `${css}${unfitRule}`,
    script: await readEarlyScript(),
    locales: [locale, ...others.map(({ code }) => code)],
  };
};

/** The view that was drawn at publish for a route and a locale; null where there is none. */
const findDrawn = async (
  parts: PartCache,
  manifest: ReleaseManifest,
  site: CompiledSite,
  route: Route | null,
  locale: string,
  program: string,
): Promise<DrawnRoot | null> => {
  // Another program's markup would be thrown away by the browser, with an error, after a flash.
  if (manifest.prerendered === undefined || manifest.drawnBy !== program || route === null) return null;
  const views = parseOwnJson<PrerenderedViews, 'release'>(await parts.text(manifest.prerendered));
  const view = views[route.id]?.[locale];
  if (view === undefined) return null;
  const [html, css] = await Promise.all([parts.text(view.html), parts.text(view.css)]);
  return toDrawnRoot({ html, css }, site, locale);
};

/**
 * Writes the HTML of a view: the built page with language, title, style sheet, the markup drawn at
 * publish and everything else that the first paint needs. One view of one revision is written and
 * compressed once.
 */
export const createPageWriter = (
  readTemplate: ReadTemplate,
  parts: PartCache,
  program: string,
  feeds: FeedViews | null = null,
  mostPages = 400,
): PageWriter => {
  const pages = new Map<string, { readonly version: string; readonly page: Promise<Page> }>();
  const shrinkInTurn = createShrinkTurns();

  /** The texts that site, shell, page, the forms of both and the modal that opens over them name. */
  const writeFirstTexts = async (
    words: JsonObject,
    { forms, modals }: ReleaseManifest,
    screens: readonly (CompiledScreen | null)[],
    site: CompiledSite,
  ): Promise<BootTexts> => {
    const hashes = screens
      .flatMap((screen) => screen?.forms ?? [])
      .flatMap((id) => (Object.hasOwn(forms, id) ? (forms[id]?.form ?? []) : []));
    const opening = Object.hasOwn(modals, openingModal) ? (modals[openingModal] ?? []) : [];
    const texts = await Promise.all([...hashes, opening].flat().map((hash) => parts.text(hash)));
    const others = texts.map((text) => parseOwnJson<unknown, 'release'>(text));
    return {
      messages: JSON.stringify(pickFirstTexts(words, [site, ...screens, ...others])),
      hasFirstTexts: 'true',
    };
  };

  const compose = async (
    request: PageRequest,
    template: PageTemplate,
    site: CompiledSite,
    siteText: string,
    fed: FeedView | null,
  ): Promise<Page> => {
    const { active } = request;
    const { manifest } = active;
    const locale = chooseLocale(site, request.askedLocale, request.acceptLanguage);
    const route = matchRoute(site.routes, request.path);
    const pageHash = route === null ? undefined : manifest.pages[route.page];
    const messagesHash = manifest.messages[locale.code];
    const [shell, page, messages, drawn] = await Promise.all([
      parts.text(manifest.shell),
      pageHash === undefined ? 'null' : parts.text(pageHash),
      messagesHash === undefined ? '{}' : parts.text(messagesHash),
      fed !== null
        ? toDrawnRoot(fed, site, locale.code)
        : request.preview === undefined
          ? findDrawn(parts, manifest, site, route, locale.code, program)
          : null,
    ]);
    const screen = parseOwnJson<CompiledScreen | null, 'release'>(page);
    const words = parseOwnJson<JsonObject, 'release'>(messages);
    const payload = writeBoot({
      active: JSON.stringify(active),
      site: siteText,
      shell,
      page,
      locale: JSON.stringify(locale.code),
      ...(request.preview === undefined
        ? await writeFirstTexts(
            words,
            manifest,
            [parseOwnJson<CompiledScreen, 'release'>(shell), screen],
            site,
          )
        : { messages, preview: JSON.stringify(request.preview) }),
      ...(fed === null ? {} : { answers: JSON.stringify(fed.answers) }),
    });
    const { 'runtime.noScript': noScript } = words;
    const html = fillTemplate(template.text, {
      lang: locale.bcp47,
      dir: locale.dir,
      title: titleOf(screen, words, site),
      noScript: typeof noScript === 'string' ? noScript : '',
      theme: request.theme,
      icon: findIcon(site),
      styles: `/site/parts/${manifest.styles}.css`,
      hints:
        writePictureHint(findFirstPicture(screen, fed?.answers ?? [])) +
        writeHints(screen, manifest, template.findChunks, drawn?.html ?? null),
      boot: `<script type="application/json" id="foyer-boot">${escapeJson(payload)}</script>`,
      drawn,
    });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const status = pageHash === undefined ? 404 : 200;
    return { status, etag, inline: listInline(drawn), ...encodeOnce(html) };
  };

  return {
    write: async (request) => {
      const siteText = await parts.text(request.active.manifest.site);
      const site = parseOwnJson<CompiledSite, 'release'>(siteText);
      const template = readTemplate();
      if (request.preview !== undefined) return compose(request, template, site, siteText, null);
      const { active } = request;
      const route = matchRoute(site.routes, request.path);
      const { code } = chooseLocale(site, request.askedLocale, request.acceptLanguage);
      const wantsFeeds = feeds !== null && route !== null && request.savesData !== true;
      const fed = wantsFeeds ? await feeds.find({ active, site, route, locale: code }) : null;
      const kind = fed === null ? 'plain' : 'fed';
      const key = [active.revision, active.release, template.version, route?.id ?? '', code, kind].join(' ');
      const version = fed?.version ?? '';
      const entry = pages.get(key);
      if (entry?.version === version) {
        // Asked for again, so likely once more. The answer does not wait for it.
        shrinkInTurn(entry.page);
        return entry.page;
      }
      const page = compose(request, template, site, siteText, fed);
      pages.set(key, { version, page });
      page.catch(() => pages.delete(key)); // The caller gets the rejection; the next request tries again.
      const oldest = pages.keys().next().value;
      if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
};
