import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PageWriter } from './page-html.ts';
import { createHttpServer } from '../infrastructure/http/http-server.ts';
import { portalHeaders } from '../infrastructure/http/security-headers.ts';
import { createMaintenancePage } from './maintenance-page.ts';
import { sendPageOrMaintenance } from './page-routes.ts';

const ask = async (write: PageWriter['write'], language = 'en') => {
  const app = createHttpServer({
    headers: portalHeaders({ portal: 'https://portal.test', console: 'https://console.test' }),
    trustProxy: { kind: 'none' },
    logLevel: 'silent',
    answerUnknown: (request, reply) =>
      sendPageOrMaintenance(
        request,
        reply,
        { pages: { write }, away: createMaintenancePage() },
        async () => ({
          pointer: {} as never,
          caching: 'no-cache',
        }),
      ),
  });
  const begin = performance.now();
  const answer = await app.inject({
    url: '/login',
    headers: { accept: 'text/html', 'accept-language': language },
  });
  await app.close();
  return {
    ...answer,
    statusCode: answer.statusCode,
    body: answer.body,
    headers: answer.headers,
    ms: performance.now() - begin,
  };
};

test('replaces a page that fails and one that does not arrive, in every language', async () => {
  const failing: PageWriter['write'][] = [
    () => Promise.reject(new Error('the secret of the defect')),
    () => new Promise(() => undefined),
    async () => ({
      status: 200,
      etag: '"x"',
      inline: { styles: [], scripts: [] },
      encode: () => Promise.reject(new Error('no bytes')),
      shrink: () => Promise.resolve(),
    }),
  ];
  for (const write of failing) {
    const { statusCode, headers, body } = await ask(write);
    expect([statusCode, headers['retry-after'], headers['cache-control'], headers['content-type']]).toEqual([
      503,
      '5',
      'no-store',
      'text/html; charset=utf-8',
    ]);
    for (const code of ['EN', 'AR', 'TY']) {
      const texts = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as Record<string, string>;
      expect(body).toContain(texts['away.title']);
    }
    expect(body).toContain('<section lang="ar" dir="rtl">');
    expect(body).not.toContain('<script');
    expect(body).not.toContain('secret');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  }
});

test.each([
  ['ar-EG, en;q=0.5', 'ar', 'rtl'],
  ['tl', 'fil', 'ltr'],
  ['en', 'en', 'ltr'],
  ['ja', 'en', 'ltr'],
])('begins with the language of a visitor who reads %s', async (header, lang, dir) => {
  const { body } = await ask(() => Promise.reject(new Error('away')), header);
  expect(body).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(body.indexOf(`<section lang="${lang}"`)).toBe(body.indexOf('<section '));
  expect(body.match(/<section /g)).toHaveLength(3);
});
