import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test';

/** Collects what must never happen while a person uses a page. */
export interface Watch {
  /** Faults so far, one line each. */
  faults(): readonly string[];
  /** A fault that a test provokes on purpose. */
  allow(pattern: RegExp): void;
  /** Responses seen so far, for tests about delivery. */
  responses(): readonly Response[];
}

/** Security headers that every response of both origins carries. */
const requiredHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none'; (sandbox$|script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')?;.*require-trusted-types-for 'script')/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin(-allow-popups)?$/,
  'cross-origin-resource-policy': /./,
};

/** Pages in a window that an identity provider gets: they must not leave the group of the window's opener. */
const windowPages = /^\/(identity\/answer$|sandbox\/identity\/)/;

/** The page of the sandbox gateway represents another company's: it has no script at all. */
const scriptlessPages = /^\/sandbox\/pay\//;
const scriptless =
  /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

/** Files, calls and streams, which are no pages: what they allow is nothing, and features are not theirs to close. */
const partPaths = /^\/(build|assets|media|site|wps|lgw|lotto|lotto-vn)\//;
const {
  'permissions-policy': _features,
  'cross-origin-opener-policy': _openers,
  ...partHeaders
} = requiredHeaders;
const closed = /^default-src 'none'/;

const pickHeaders = (url: string): Readonly<Record<string, RegExp>> => {
  const { pathname } = new URL(url);
  if (partPaths.test(pathname)) return { ...partHeaders, 'content-security-policy': closed };
  if (scriptlessPages.test(pathname)) return { ...requiredHeaders, 'content-security-policy': scriptless };
  if (!windowPages.test(pathname)) return requiredHeaders;
  return { ...requiredHeaders, 'cross-origin-opener-policy': /^(unsafe-none|same-origin-allow-popups)$/ };
};

export const findHeaderFaults = (url: string, headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(pickHeaders(url))
    .filter(([name, pattern]) => !pattern.test(headers[name] ?? ''))
    .map(([name]) => `${url} has no proper ${name}: “${headers[name] ?? ''}”`);

/** A refusal (4xx) is an answer like any other, and the browser reports it as a failed load. */
const isRefusal = (message: ConsoleMessage): boolean =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());

/** Watches all pages of a context: console errors (CSP violations among them), page errors, 5xx, headers, foreign hosts. */
export const watchContext = async (context: BrowserContext, origins: readonly string[]): Promise<Watch> => {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const seen: Response[] = [];
  await context.exposeBinding('reportViolation', ({ page }, text: string) => {
    found.push(`CSP violation on ${page.url()}: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message))
      found.push(`console error on ${message.page()?.url() ?? '?'}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    found.push(`page error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin))
      found.push(`request to a foreign host: ${request.url()}`);
  });
  context.on('response', (response) => {
    seen.push(response);
    if (response.status() >= 500) found.push(`${response.status()} from ${response.url()}`);
    if (response.url().startsWith('http') && !response.fromServiceWorker())
      found.push(...findHeaderFaults(response.url(), response.headers()));
  });
  return {
    faults: () => found.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    allow: (pattern) => allowed.push(pattern),
    responses: () => seen,
  };
};
