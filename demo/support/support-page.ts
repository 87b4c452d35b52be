import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Where the stand-in for a chat with customer service is. */
export const supportPath = '/sandbox/support';

const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f5f8,#15171c);color:light-dark(#1b1e27,#eceef4)}
header{padding:1rem 1.25rem;background:#24408e;color:#fff}
h1{margin:0;font-size:1.125rem}
header p{margin:0;font-size:.875rem}
main{flex:1;display:flex;flex-direction:column}
ol{flex:1;margin:0;padding:1rem 1.25rem;display:flex;flex-direction:column;gap:.625rem;list-style:none}
li{max-width:85%;padding:.625rem .875rem;border-radius:1rem;overflow-wrap:anywhere;background:light-dark(#fff,#262a33);border:1px solid light-dark(#d8dbe3,#363b46)}
li.own{align-self:flex-end;background:#24408e;border-color:#24408e;color:#fff}
li b{display:block;font-size:.8125rem}
form{position:sticky;bottom:0;display:flex;gap:.625rem;padding:.875rem 1.25rem;background:light-dark(#fff,#1f2229);border-top:1px solid light-dark(#d8dbe3,#363b46)}
label{flex:1}
label span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
input,button{font:inherit;min-block-size:2.75rem;border-radius:.625rem;padding:.5rem .875rem;border:1px solid light-dark(#767c8a,#8a90a0)}
input{inline-size:100%;background:transparent;color:inherit}
button{background:#24408e;border-color:#24408e;color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #7d9bff;outline-offset:2px}`;

/** No script, no picture and nothing from other origins. The portal alone frames it, where the chat is in the page. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const mostMessages = 12;
const longestMessage = 300;

/** What was written before comes with each message: the stand-in stores nothing. */
function readMessages(body: unknown): readonly string[] {
  const { before, message } = (body ?? {}) as { readonly before?: unknown; readonly message?: unknown };
  const said: readonly unknown[] = [...[before].flat(), message];
  return said
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    .map((one) => one.trim().slice(0, longestMessage))
    .slice(-mostMessages);
}

const writeReply = (index: number): string =>
  index === 0
    ? 'Thanks. Tell us your account name and what happened, and we’ll look into it together.'
    : 'Got it. This is a demonstration, so no one is reading: a real site opens its own chat here.';

function writePage(messages: readonly string[]): string {
  const said = messages
    .map(
      (text, index) =>
        `<li class="own"><b>You</b>${escapeHtml(text)}</li><li><b>Luz, customer service</b>${writeReply(index)}</li>`,
    )
    .join('');
  const before = messages
    .map((text) => `<input type="hidden" name="before" value="${escapeHtml(text)}">`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Customer service</title><style>${style}</style></head>
<body><header><h1>Customer service</h1><p>Demonstration: replaces the real chat</p></header>
<main><ol aria-label="Messages" role="log"><li><b>Luz, customer service</b>Hello, how can I help you?</li>${said}</ol>
<form method="post">${before}<label><span>Your message</span><input name="message" maxlength="${longestMessage}" required autocomplete="off" placeholder="Write a message"></label><button>Send</button></form></main>
</body></html>`;
}

/** Serves the page that plays a chat. */
export function registerSupportPage(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // A field may come several times: as many as there were messages before.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => {
        const form = new URLSearchParams(body as string);
        done(null, { before: form.getAll('before'), message: form.get('message') ?? '' });
      },
    );
    scope.route({
      method: ['GET', 'POST'],
      url: supportPath,
      handler: (request, reply) =>
        reply
          .headers({
            'content-security-policy': policy,
            'x-frame-options': 'SAMEORIGIN',
            'cache-control': 'no-store',
          })
          .type('text/html; charset=utf-8')
          .send(writePage(readMessages(request.body))),
    });
  });
}
