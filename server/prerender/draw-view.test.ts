import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/protocol/json/json.ts';
import type { BootPayload, CompiledScreen } from '../../src/protocol/release/release.ts';
import { drawView } from './draw-view.ts';
import { openParts } from './still-engine.ts';

const bare = { data: {}, machines: {}, forms: [] } as const;
const shell: CompiledScreen = {
  ...bare,
  kind: 'shell',
  id: 'shell',
  root: 0,
  nodes: [
    { id: 'frame', type: 'Box', version: 1, tag: 'div', container: true, children: [1] },
    { id: 'place', type: 'Slot:main', version: 1 },
  ],
};
/** A page with a table: without columns that is what no check lets through, and its view throws. */
const pageWith = (columns: Json): CompiledScreen => ({
  ...bare,
  kind: 'page',
  id: 'prices',
  access: 'anyone',
  root: 0,
  nodes: [
    { id: 'root', type: 'Box', version: 1, tag: 'section', container: true, children: [1, 2] },
    { id: 'title', type: 'Box', version: 1, tag: 'h1', children: [{ k: 'c', v: 'Prices' }] },
    { id: 'table', type: 'Table', version: 1, props: { label: 'Prices', columns, rows: [] } },
  ],
});
const bootWith = (page: CompiledScreen | null): BootPayload => ({
  active: {
    merchant: 'demo',
    revision: 1,
    release: 'r1',
    manifest: {
      format: 1,
      site: 'site',
      shell: 'shell',
      pages: { prices: 'prices' },
      modals: {},
      forms: {},
      messages: { EN: 'texts' },
      styles: 'styles',
    },
  },
  site: {
    name: 'A',
    defaultLocale: 'EN',
    locales: [{ code: 'EN', bcp47: 'en', nativeName: 'English', dir: 'ltr', enabled: true }],
    routes: [{ id: 'prices', path: '/prices', page: 'prices' }],
    externalHosts: [],
    settings: {},
  } as unknown as BootPayload['site'],
  shell,
  page,
  locale: 'EN',
  messages: {},
});
const draw = (page: CompiledScreen | null): ReturnType<typeof drawView> => {
  const parts = openParts(() => undefined);
  parts.seed('prices', page);
  return drawView(bootWith(page), parts, '/prices');
};

describe('drawView', () => {
  test('gives a page in its frame as markup, and the views that the browser fetches for it', async () => {
    const drawn = await draw(pageWith([{ key: 'name', label: 'Name' }]));
    expect(drawn?.html).toContain('Prices</h1>');
    expect(drawn?.html).not.toMatch(/^<link/);
    expect(drawn?.views).toContain('Table');
  });

  test('leaves to the browser a page with a node that throws, where a boundary holds it', async () => {
    expect(await draw(pageWith(null))).toBeNull();
  });

  test('draws nothing where there is no page', async () => {
    expect(await draw(null)).toBeNull();
  });
});
