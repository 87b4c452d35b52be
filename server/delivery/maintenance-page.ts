import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDocument } from '../../src/protocol/document/document.ts';
import { root } from '../infrastructure/program.ts';
import { allowInline } from '../infrastructure/http/security-headers.ts';
import { readAskedLocale } from './asked-locale.ts';
import { chooseLocale } from './choose-locale.ts';
import { hashSource } from './early-script.ts';

/** What is shown where no page can be: needs no release, no database and no script. */
export interface MaintenancePage {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

type Locale = SiteDocument['locales'][number];
type Texts = Readonly<Record<string, string>>;

const retryAfterSeconds = 5;
const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;gap:2.5rem;padding:1.5rem;',
  'font:1rem/1.5 system-ui,sans-serif;text-align:center;background:Canvas;color:CanvasText}',
  'section{max-inline-size:32rem}h1,h2{margin:0;font-size:1.375rem;line-height:1.3}p{margin-block:.5rem 1rem}',
  'a{display:inline-block;min-inline-size:8rem;padding:.75rem 1.25rem;border:2px solid;border-radius:.5rem;',
  'color:LinkText;font-weight:600}a:focus-visible{outline:3px solid Highlight;outline-offset:3px}',
].join('');

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const writeSection = ({ code, bcp47, dir }: Locale, isFirst: boolean): string => {
  const texts = readJson(`locales/${code}.json`) as Texts;
  const text = (name: string): string => escapeHtml(texts[`away.${name}`] ?? '');
  const heading = isFirst ? 'h1' : 'h2';
  return (
    `<section lang="${escapeHtml(bcp47)}" dir="${dir}"><${heading}>${text('title')}</${heading}>` +
    `<p>${text('text')}</p><a href="">${text('retry')}</a></section>`
  );
};

const writePage = (locales: readonly Locale[]): Buffer => {
  const [first] = locales;
  const title = (readJson(`locales/${first?.code ?? 'EN'}.json`) as Texts)['away.title'] ?? '';
  return Buffer.from(
    `<!doctype html><html lang="${first?.bcp47 ?? 'en'}" dir="${first?.dir ?? 'ltr'}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>` +
      `${locales.map((locale, index) => writeSection(locale, index === 0)).join('')}</main></body></html>`,
  );
};

/**
 * Made when the program starts, from the site that it ships: all its languages one below the other, the visitor's as
 * far as the request tells it first. The site that is live may have others; it is not known then.
 */
export const createMaintenancePage = (): MaintenancePage => {
  const site = readJson('layouts/site.json') as SiteDocument;
  const pages = new Map(
    site.locales.map((first) => [
      first.code,
      writePage([first, ...site.locales.filter(({ code }) => code !== first.code)]),
    ]),
  );
  const choose = (request: FastifyRequest): Buffer | undefined =>
    pages.get(chooseLocale(site, readAskedLocale(request), request.headers['accept-language']).code);
  return {
    send: (request, reply) => {
      const policy = reply.getHeader('content-security-policy');
      if (typeof policy === 'string')
        void reply.header(
          'content-security-policy',
          allowInline(policy, { styles: [hashSource(style)], scripts: [] }),
        );
      for (const name of ['etag', 'content-encoding', 'set-cookie']) void reply.removeHeader(name);
      return reply
        .code(503)
        .headers({
          'retry-after': String(retryAfterSeconds),
          'cache-control': 'no-store',
          vary: 'accept-language, cookie',
        })
        .type('text/html; charset=utf-8')
        .send(choose(request));
    },
  };
};
