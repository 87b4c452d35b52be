import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, findBrowser } from './find-browser.ts';

/** In a real browser, under the policy that players have: stand-ins for a DOM parse markup in other ways. */
const policy =
  "default-src 'none'; script-src 'nonce-test'; require-trusted-types-for 'script'; trusted-types foyer#html";
let browser: Browser;
let page: Page;
/** What must never happen: a script that ran, an address of another site that was asked. */
const acts: string[] = [];

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../src/components/sanitise-html.ts', import.meta.url));
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'foyer',
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  const found = findBrowser();
  browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...browserFlags],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  page = await browser.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith('http://portal.test/')) acts.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => acts.push('a script ran')));
  await page.route('http://portal.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><main></main><script nonce="test">${code.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
  await page.goto('http://portal.test/');
});
afterAll(() => browser.close());

interface Shown {
  readonly html: string;
  readonly bad: readonly string[];
}

/** Puts the text into the page as RichText does; says what is left of it that could act. */
const show = (html: string): Promise<Shown> =>
  page.evaluate((text) => {
    const main = document.querySelector('main') as HTMLElement;
    const { foyer } = globalThis as unknown as {
      foyer: { sanitiseHtml: (html: string) => DocumentFragment };
    };
    main.replaceChildren(foyer.sanitiseHtml(text));
    const bad: string[] = [];
    for (const element of main.querySelectorAll('*')) {
      if (
        /^(script|iframe|object|embed|form|input|button|style|link|meta|base|svg|math|template)$/i.test(
          element.localName,
        )
      )
        bad.push(element.localName);
      for (const name of element.getAttributeNames())
        if (name.startsWith('on') || name === 'style') bad.push(name);
      const href = (element as HTMLAnchorElement).href;
      if (
        typeof href === 'string' &&
        href !== '' &&
        !/^(https:|mailto:|tel:|http:\/\/portal\.test\/)/.test(href)
      )
        bad.push(href);
    }
    return { html: main.innerHTML, bad };
  }, html);

describe('text of the platform', () => {
  it('keeps headings, lists, tables and links, and opens other sites apart', async () => {
    const { html } = await show(
      '<h2>Terms</h2><ul><li>One</li></ul><a href="/help">Help</a><a href="https://example.com">Out</a>',
    );
    expect(html).toContain('<h2>Terms</h2><ul><li>One</li></ul><a href="/help">Help</a>');
    expect(html).toMatch(/href="https:\/\/example\.com"[^>]*rel="noopener noreferrer nofollow"/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="/a.png" onload="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=p><button>go</button></form>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<p style="position:fixed;inset:0">cover</p>',
    '<style>*{display:none}</style>',
    '<template><img src=x onerror=alert(1)></template>',
    '<base href="https://evil.example"><a href="/x">x</a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('lets nothing run, load or cover the page: %s', async (html) => {
    expect((await show(html)).bad).toEqual([]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(acts).toEqual([]);
  });
});
