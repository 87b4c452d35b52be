import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ActivePointer, BootPayload, CompiledScreen, CompiledSite } from '../../src/protocol/release.ts';
import type { Encoding } from '../site/compress.ts';
import { chooseLocale } from './choose-locale.ts';
import { matchRoute } from './match-route.ts';
import type { PartCache } from './part-cache.ts';

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

/** Replaced by the style sheet and the boot data of the first view. */
const bootMarker = '<!--foyer-boot-->';

export interface PageRequest {
  readonly active: ActivePointer;
  /** Path inside the site, without the preview's prefix. */
  readonly path: string;
  readonly askedLocale: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** `dark` or `light` where the address asks for it (previews). */
  readonly theme?: string | undefined;
  readonly preview?: BootPayload['preview'] | undefined;
}
export interface Page {
  /** 200 for a page of the site, 404 else: the app then shows its own not-found screen. */
  readonly status: 200 | 404;
  readonly etag: string;
  encode(encoding: Encoding): Promise<Buffer>;
}
export interface PageWriter {
  write(request: PageRequest): Promise<Page>;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
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

interface Filled {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly theme: string | undefined;
  readonly head: string;
}
const fillTemplate = (template: string, { lang, dir, title, theme, head }: Filled): string => {
  const scheme = theme === 'dark' || theme === 'light' ? ` class="${theme}" data-theme="${theme}"` : '';
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(lang)}" dir="${dir}"${scheme}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(bootMarker, () => head);
};

const encodeOnce = (html: string): Page['encode'] => {
  const made = new Map<Encoding, Promise<Buffer>>();
  const make = (encoding: Encoding): Promise<Buffer> => {
    const body = Buffer.from(html, 'utf8');
    if (encoding === 'br') return runBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return encoding === 'gzip' ? runGzip(body) : Promise.resolve(body);
  };
  return (encoding) => {
    const known = made.get(encoding) ?? make(encoding);
    made.set(encoding, known);
    return known;
  };
};

/**
 * Writes the HTML of a view: the built page with language, title, style sheet and everything that
 * the first paint needs. One view of one revision is written and compressed once.
 */
export const createPageWriter = (template: string, parts: PartCache, kept = 400): PageWriter => {
  if (!template.includes(bootMarker)) throw new Error(`The portal's index.html has no ${bootMarker}`);
  const pages = new Map<string, Promise<Page>>();

  const compose = async (request: PageRequest, site: CompiledSite, siteText: string): Promise<Page> => {
    const { active } = request;
    const { manifest } = active;
    const locale = chooseLocale(site, request.askedLocale, request.acceptLanguage);
    const route = matchRoute(site.routes, request.path);
    const pageHash = route === null ? undefined : manifest.pages[route.page];
    const messagesHash = manifest.messages[locale.code];
    const [shell, page, messages] = await Promise.all([
      parts.text(manifest.shell),
      pageHash === undefined ? 'null' : parts.text(pageHash),
      messagesHash === undefined ? '{}' : parts.text(messagesHash),
    ]);
    // Parts are JSON already, so the payload is put together as text.
    const payload = [
      `"active":${JSON.stringify(active)}`,
      `"site":${siteText}`,
      `"shell":${shell}`,
      `"page":${page}`,
      `"locale":${JSON.stringify(locale.code)}`,
      `"messages":${messages}`,
      ...(request.preview === undefined ? [] : [`"preview":${JSON.stringify(request.preview)}`]),
    ].join(',');
    const html = fillTemplate(template, {
      lang: locale.bcp47,
      dir: locale.dir,
      title: titleOf(
        JSON.parse(page) as CompiledScreen | null,
        JSON.parse(messages) as Record<string, unknown>,
        site,
      ),
      theme: request.theme,
      head:
        `<link rel="stylesheet" href="/site/parts/${manifest.styles}.css">` +
        `<script type="application/json" id="foyer-boot">${escapeJson(`{${payload}}`)}</script>`,
    });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { status: pageHash === undefined ? 404 : 200, etag, encode: encodeOnce(html) };
  };

  return {
    write: async (request) => {
      const siteText = await parts.text(request.active.manifest.site);
      const site = JSON.parse(siteText) as CompiledSite;
      if (request.preview !== undefined) return compose(request, site, siteText);
      const { revision, release } = request.active;
      const route = matchRoute(site.routes, request.path)?.id ?? '';
      const { code } = chooseLocale(site, request.askedLocale, request.acceptLanguage);
      const key = [revision, release, route, code].join(' ');
      const known = pages.get(key);
      if (known !== undefined) return known;
      const made = compose(request, site, siteText);
      pages.set(key, made);
      made.catch(() => pages.delete(key)); // The caller gets the rejection; the next request tries again.
      const oldest = pages.keys().next().value;
      if (pages.size > kept && oldest !== undefined) pages.delete(oldest);
      return made;
    },
  };
};
