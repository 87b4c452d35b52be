import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Frame, Page } from '@playwright/test';
import { build } from 'esbuild';
import { renderIconSprite } from '../../src/components/icons.ts';
import { root } from '../../tests/gate/run-command.ts';
import type { Look } from './compare-page.ts';
import type { DrawnExamples } from './draw-examples.ts';

const origin = 'http://pixels.test';
const size = { width: 820, height: 1_000 };
/** The icon drawings are part of the page: fetched ones would arrive at an unknown moment. */
const sprite = `<div hidden>${renderIconSprite()}</div>`;

const bundle = async (file: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'bench/pixels', file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

const framePage = (head: string, { theme, direction }: Look): string =>
  `<!doctype html><html lang="en" dir="${direction}" class="${theme === 'dark' ? 'dark' : ''}"><head>${head}</head><body>${sprite}<div id="root"></div></body></html>`;
const outerPage = (): string => {
  const frame = (id: string): string => `<iframe id="${id}" name="${id}" src="/${id}"></iframe>`;
  const style = `html,body{margin:0;block-size:100%}iframe{position:absolute;inset:0;border:0;inline-size:${size.width}px;block-size:${size.height}px}`;
  return `<!doctype html><style>${style}</style>${frame('ours')}${frame('chakra')}`;
};

/** The fonts of a sheet, which the theme names and no component does: both sides have the same. */
const listFaces = (sheet: string): string => (sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('');

/** A page with both sides: the release's static sheet in one frame, Chakra at run time in the other. */
const openPage = async (browser: Browser, sheet: string, look: Look): Promise<Page> => {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const pages: Readonly<Record<string, string>> = {
    '/': outerPage(),
    '/ours': framePage(`<style>${sheet}</style>`, look),
    '/chakra': framePage(`<style>${listFaces(sheet)}</style>`, look),
  };
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pages[pathname];
    if (body !== undefined) return route.fulfill({ contentType: 'text/html', body });
    if (!pathname.startsWith('/assets/') || pathname.includes('..')) return route.fulfill({ status: 404 });
    try {
      const file = readFileSync(join(root, 'src/portal/public', pathname));
      return route.fulfill({
        body: file,
        contentType: pathname.endsWith('.svg') ? 'image/svg+xml' : 'text/plain',
      });
    } catch {
      return route.fulfill({ status: 404 }); // Neither side has it: both show the same gap.
    }
  });
  await page.goto(`${origin}/`);
  return page;
};

/** Has Chakra make a class for each class and element of the examples; tells how many. */
const mountChakra = (frame: Frame, drawn: DrawnExamples): Promise<number> =>
  frame.evaluate(
    ({ markup, styles, theme }) => {
      const found = new Map<string, { tag: string; name: string }>();
      const source = new DOMParser().parseFromString(markup, 'text/html');
      for (const element of source.querySelectorAll('[class]'))
        for (const name of element.classList)
          if (name in styles) found.set(`${element.localName} ${name}`, { tag: element.localName, name });
      const names = window.mountChakra({ styles, theme }, [...found.values()]);
      Object.assign(window, { chakraNames: names });
      return found.size;
    },
    { markup: drawn.examples.map(({ html }) => html).join(''), styles: drawn.styles, theme: drawn.theme },
  );

export interface Sides {
  readonly page: Page;
  /** Classes that Chakra made: one for each class on each kind of element. */
  readonly styled: number;
  /** The same markup with the classes that Chakra gave at run time. */
  readonly rename: (html: string) => Promise<string>;
}

/** Both sides in one look, for good: a change of theme would begin transitions. */
export const openSides = async (
  browser: Browser,
  drawn: DrawnExamples,
  look: Look,
  sheet = drawn.sheet,
): Promise<Sides> => {
  const page = await openPage(browser, sheet, look);
  const frame = page.frame('chakra');
  if (frame === null) throw new Error('Expected a frame for Chakra, got none');
  await frame.addScriptTag({ content: await bundle('chakra-page.tsx') });
  await page.addScriptTag({ content: await bundle('compare-page.ts') });
  const styled = await mountChakra(frame, drawn);
  const rename = (html: string): Promise<string> =>
    frame.evaluate((text) => {
      // The comparison page puts its names there.
      const { chakraNames } = window as unknown as { chakraNames: Record<string, string> };
      const source = new DOMParser().parseFromString(text, 'text/html');
      for (const element of source.querySelectorAll('[class]')) {
        const names = [...element.classList].map(
          (name) => chakraNames[`${element.localName} ${name}`] ?? name,
        );
        element.setAttribute('class', names.join(' '));
      }
      return source.body.innerHTML;
    }, html);
  return { page, styled, rename };
};
