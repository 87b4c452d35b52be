import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite, createChecker } from '../../src/compiler/compile-site.ts';
import type { StyleSystem } from '../../src/compiler/catalogue.ts';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { Release } from '../../src/protocol/release.ts';
import { loadCatalogue } from '../../server/site/catalogue.ts';
import { readSourceFiles } from '../../server/site/source-files.ts';
import { editSite, siteEdits } from './edits.ts';

const catalogue = loadCatalogue();
let documents: SiteDocuments;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
});

/** What a release says, short enough to compare: every part is named by its content. */
const describeRelease = (release: Release | null) =>
  release === null ? null : { hash: release.hash, parts: Object.keys(release.parts).sort() };

/** A control that leaves the flow of registration only where a module is on. */
const plant = (site: SiteDocuments): SiteDocuments =>
  JSON.parse(
    JSON.stringify(site).replace(
      '"id":"registered-login"',
      '"id":"registered-login","show":{"var":"settings.whitelabel.LOGINIPVERF3"}',
    ),
  ) as SiteDocuments;

describe('a check that remembers', () => {
  it('gives the bytes of one that does not, after a change of every kind of document on top of another', async () => {
    const checker = createChecker(catalogue);
    let site = documents;
    await checker.check(site);
    for (const [turn, edit] of siteEdits.entries()) {
      site = editSite(site, edit, turn);
      const { release } = await checker.check(structuredClone(site));
      expect(release, edit.what).not.toBeNull();
    }
    const warm = await checker.check(site);
    const cold = await compileSite(site, loadCatalogue());
    expect(describeRelease(warm.release)).toEqual(describeRelease(cold.release));
    expect({ ...warm, release: null }).toEqual({ ...cold, release: null });
  }, 120_000);

  it('finds what a change breaks elsewhere, and forgets it when the change is taken back', async () => {
    const checker = createChecker(catalogue);
    const first = await checker.check(documents);
    const texts = { ...(documents['locales/TY'] as object), 'home.title': undefined };
    const site = documents['site'] as { readonly routes: readonly { readonly id: string }[] };
    const broken: readonly SiteDocuments[] = [
      plant(documents),
      { ...documents, 'locales/TY': JSON.parse(JSON.stringify(texts)) as unknown },
      { ...documents, site: { ...site, routes: site.routes.filter(({ id }) => id !== 'register') } },
    ];
    for (const [index, each] of broken.entries()) {
      const warm = await checker.check(each);
      expect(warm.release, String(index)).toBeNull();
      expect(warm).toEqual(await compileSite(each, catalogue));
      expect((await checker.check(documents)).release?.hash).toBe(first.release?.hash);
    }
  }, 120_000);
});

describe('a theme', () => {
  it('changes no word of what a style says, so that screens need not be compiled for it', async () => {
    const styles = new Map<string, Parameters<StyleSystem['css']>[0]>();
    const createSystem: typeof catalogue.styles.createSystem = (theme) => {
      const system = catalogue.styles.createSystem(theme);
      const css: typeof system.css = (style) => {
        styles.set(JSON.stringify(style), style);
        return system.css(style);
      };
      return { ...system, css };
    };
    await compileSite(documents, { ...catalogue, styles: { ...catalogue.styles, createSystem } });
    expect(styles.size).toBeGreaterThan(300);
    const plain = catalogue.styles.createSystem({});
    const themed = catalogue.styles.createSystem({
      colors: Object.fromEntries(
        ['brand.solid', 'bg.canvas'].map((name) => [name, { light: '#123456', dark: '#abcdef' }]),
      ),
      radii: { md: '2px' },
      fonts: { body: 'serif' },
    });
    for (const style of styles.values()) expect(themed.css(style)).toEqual(plain.css(style));
    expect(themed.getTokenCss()).not.toEqual(plain.getTokenCss());
  }, 120_000);
});
