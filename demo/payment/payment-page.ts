import { createHash } from 'node:crypto';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { SandboxPayment } from './payments.ts';

/** What the page says besides the payment. */
export interface PageNews {
  /** Whether the shop has answered that it knows of the decision; null where there is none yet. */
  readonly isTold: boolean | null;
  readonly isOver: boolean;
}

const style = `
:root{color-scheme:light dark;--ink:#14213d;--soft:#5b6780;--paper:#fff;--ground:#eef2f8;--line:#cfd8e6;--go:#0b6b4f;--stop:#a3262f}
@media (prefers-color-scheme:dark){:root{--ink:#eef2fa;--soft:#aab6cc;--paper:#182033;--ground:#0d1322;--line:#33405c;--go:#0f8a66;--stop:#c8434d}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;gap:1rem;padding:2rem 1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header{width:100%;max-width:26rem;display:flex;align-items:center;justify-content:space-between;font-weight:700}
header span{font-size:.8125rem;font-weight:600;border:1px solid var(--line);border-radius:99px;padding:.125rem .75rem;color:var(--soft)}
main{width:100%;max-width:26rem;background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
h1{margin:0 0 .25rem;font-size:1.25rem;line-height:1.3}
p{margin:.25rem 0;color:var(--soft)}
.sum{font-size:2.25rem;font-weight:800;color:var(--ink);font-variant-numeric:tabular-nums;margin:.5rem 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem;margin:0 0 1.25rem;border-block:1px solid var(--line);padding-block:.875rem}
dt{color:var(--soft)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:.625rem}
button,a.button{display:flex;align-items:center;justify-content:center;min-height:3rem;border-radius:.625rem;border:1px solid transparent;font:inherit;font-weight:700;cursor:pointer;text-decoration:none;width:100%}
button.go{background:var(--go);color:#fff}
button.stop{background:transparent;border-color:var(--stop);color:inherit}
button.again,a.button{background:transparent;border-color:var(--line);color:inherit}
a.main{background:var(--go);border-color:transparent;color:#fff}
:focus-visible{outline:3px solid #4d8dff;outline-offset:2px}
.state{font-weight:700;color:var(--ink)}
footer{max-width:26rem;font-size:.8125rem;color:var(--soft);text-align:center}
`;
/** No script, no picture, nothing from other origins, and no frame around it. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
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

const backLink = ({ return_url }: SandboxPayment, isMain: boolean): string =>
  `<a class="button${isMain ? ' main' : ''}" href="${escapeHtml(return_url)}">Back to the shop</a>`;

const askForm = (payment: SandboxPayment): string => `
<form method="post">
<button class="go" name="decision" value="approve">Approve payment</button>
<button class="stop" name="decision" value="decline">Decline</button>
</form>
<p></p>${backLink(payment, false)}`;

const decidedWords = (payment: SandboxPayment, { isTold }: PageNews): string => {
  const what = payment.state === 'approved' ? 'This payment is approved.' : 'This payment is declined.';
  const sentence =
    isTold === false
      ? 'The shop could not be told yet. Send the message again.'
      : isTold === true
        ? 'The shop has been told.'
        : 'It cannot be decided a second time.';
  return `
<p class="state" role="status">${what}</p><p>${sentence}</p>
<form method="post">
${backLink(payment, true)}
<button class="again" name="decision" value="again">Send the message again</button>
</form>`;
};

const overWords = (payment: SandboxPayment): string =>
  `<p class="state" role="status">The time for this payment is over. Nothing was charged.</p>${backLink(payment, true)}`;

/** The page of the gateway of the demonstration: a separate company with its own texts, in English. */
export function writeSandboxPage(payment: SandboxPayment, news: PageNews): string {
  const body =
    payment.state !== 'open'
      ? decidedWords(payment, news)
      : news.isOver
        ? overWords(payment)
        : askForm(payment);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Pay · Sandbox Gateway</title><style>${style}</style></head>
<body><header>Sandbox Gateway<span>No real money</span></header>
<main><h1>Payment</h1><p>Order ${escapeHtml(payment.reference)}</p>
<p class="sum">${escapeHtml(payment.currency)} ${writeMoney(BigInt(payment.amount), payment.currency)}</p>
<dl><dt>To</dt><dd>${escapeHtml(payment.merchant)}</dd><dt>Reference</dt><dd>${escapeHtml(payment.reference)}</dd></dl>
${body}</main>
<footer>This page plays a payment company. Decide here what the payer would do there.</footer></body></html>`;
}
