import type { FastifyInstance } from 'fastify';
import { answerPath } from './provider-login.ts';

/** In the three languages of the default site: a person sees it only where the portal's page is gone. */
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>…</title></head>
<body><p>You can close this window and go back to where you came from.</p>
<p lang="fil">Maaari mong isara ang window na ito at bumalik sa pinanggalingan mo.</p>
<p lang="ar" dir="rtl">يمكنك إغلاق هذه النافذة والعودة إلى حيث كنت.</p></body></html>`;

/**
 * Where a provider sends its window back to. It has no script: the portal's page, of the same origin,
 * reads the address and closes the window. So it must stay in the group of its opener, which a
 * provider of another origin has left.
 */
export function registerProviderAnswer(app: FastifyInstance): void {
  app.get(answerPath, { exposeHeadRoute: false }, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'unsafe-none')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
