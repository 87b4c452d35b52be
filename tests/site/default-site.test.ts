import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompileResult } from '../../src/compiler/compile-result.ts';
import { createChecker } from '../../src/compiler/compile-site.ts';
import { patternFamilies } from '../../src/protocol/document/pattern-families.ts';
import type { SiteDocument, SiteDocuments } from '../../src/protocol/document/document.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { screenOfRoute, sourceOfScreen } from '../../src/protocol/document/screen-id.ts';
import type { CompiledForm, CompiledScreen, CompiledSite } from '../../src/protocol/release/release.ts';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { siteChecker } from './site-checker.ts';
import { listSources } from '../law/list-sources.ts';

const root = join(import.meta.dirname, '..', '..');
let documents: SiteDocuments;
let result: CompileResult;
beforeAll(async () => {
  const source = await readSourceFiles(root);
  expect(source.issues).toEqual([]);
  documents = source.documents;
  result = await siteChecker.check(documents);
});

/** The same value with the keys of every object in another order. */
const shuffleKeys = (value: unknown, pick: (most: number) => number): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => shuffleKeys(item, pick));
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value);
  const shuffled: [string, unknown][] = [];
  while (left.length > 0) {
    const [entry] = left.splice(pick(left.length), 1);
    if (entry !== undefined) shuffled.push([entry[0], shuffleKeys(entry[1], pick)]);
  }
  return Object.fromEntries(shuffled);
};

const readPart = <Value>(hash: string | undefined): Value => {
  const part = result.release?.parts[hash ?? ''];
  if (part === undefined) throw new Error(`Expected the part ${hash}`);
  return JSON.parse(part.body) as Value;
};

describe('the default site', () => {
  it('passes the gate without an error or a warning', () => {
    expect(result.issues).toEqual([]);
    expect(result.release).not.toBeNull();
  });

  it('says one minimum age everywhere, and the helpline on every page', () => {
    const limits = documents['settings/limits'] as Readonly<Record<string, unknown>>;
    expect([limits['minimumAge'], limits['birthdayMinimumAge']]).toEqual([21, undefined]);
    const footer = JSON.stringify(documents['fragments/footer']);
    expect(footer).toContain('settings.jurisdiction.helplineName');
    expect(footer).toContain('settings.jurisdiction.helplineContact');
  });

  it('asks for the age and the consent apart, each with a link to an edition that visitors may read', () => {
    const editions = (documents['settings/brand'] as { readonly legalTexts: object }).legalTexts;
    const site = documents['site'] as SiteDocument;
    for (const id of ['register', 'registerMobile']) {
      const { properties } = documents[`forms/${id}.schema`] as {
        readonly properties: Readonly<Record<string, { readonly 'x-consent'?: string }>>;
      };
      const boxes = Object.entries(properties).filter(([, field]) => field['x-consent'] !== undefined);
      expect(boxes.map(([name]) => name)).toEqual(['age', 'terms', 'marketing']);
      const ui = documents[`forms/${id}.ui`] as Readonly<
        Record<string, { readonly 'foyer:link': { readonly route: string } }>
      >;
      for (const [name, field] of boxes) {
        expect(Object.keys(editions)).toContain(field['x-consent']);
        const route = site.routes.find((one) => one.id === ui[name]?.['foyer:link'].route);
        expect([route?.open, documents[`pages/${route?.page}`]]).toMatchObject([true, { access: 'anyone' }]);
      }
    }
  });

  it('never ticks an agreement to promotions for anybody, and asks nobody for it', () => {
    const { fields } = documents['settings/register-fields'] as {
      readonly fields: Readonly<Record<string, { readonly required: boolean }>>;
    };
    expect(fields['marketing']?.required).toBe(false);
    const forms = ['register', 'registerMobile', 'promotionMessages'].map(
      (id) => documents[`forms/${id}.schema`],
    );
    for (const form of forms) {
      const { properties } = form as { readonly properties: Readonly<Record<string, object>> };
      const boxes = Object.values(properties).filter((one) => JSON.stringify(one).includes('"marketing"'));
      expect(boxes.length).toBeGreaterThan(0);
      for (const box of boxes) expect(box).toEqual({ type: 'boolean', 'x-consent': 'marketing' });
    }
  });

  it.each([
    ['terms', '/terms'],
    ['privacy', '/privacy'],
    ['responsible-gaming-info', '/responsible-gaming'],
  ])('has the page %s for everybody, with its edition, linked from the footer', (id, path) => {
    const site = documents['site'] as SiteDocument;
    expect(site.routes.find((route) => route.id === id)).toEqual({ id, path, page: id, open: true });
    expect(JSON.stringify(documents[`pages/${id}`])).toMatch(
      /legalTexts\.\w+\.version.*legalTexts\.\w+\.date/u,
    );
    const { items } = documents['menus/footer'] as { readonly items: readonly JsonObject[] };
    const item = items.find((one) => JSON.stringify(one['do']).includes(`"to":"${id}"`));
    expect([item?.['show'], item]).toMatchObject([undefined, { label: {} }]);
  });

  it('never says the same sentence twice below a field: as its hint and as what is wrong', () => {
    const locales = Object.entries(documents).filter(([path]) => path.startsWith('locales/'));
    const texts = locales.map(([locale, messages]) => {
      const read = (prefix: RegExp) =>
        Object.entries(messages as object)
          .filter(([key]) => prefix.test(key))
          .map(([, words]) => String(words).replaceAll(/\{\{\w+\}\}/gu, '…'));
      return { locale, hints: read(/^form\..*\.hint$/u), errors: read(/^error\.field\./u) };
    });
    expect(texts.map(({ hints }) => hints.length > 0)).toEqual([true, true, true]);
    for (const { locale, hints, errors } of texts)
      expect([locale, errors.filter((words) => hints.includes(words))]).toEqual([locale, []]);
  });

  it('is the same release to the byte when it is compiled again, with its keys in any order', async () => {
    const [numbers = []] = fc.sample(fc.array(fc.nat(), { minLength: 64, maxLength: 64 }), {
      numRuns: 1,
      seed: 20251121,
    });
    let index = 0;
    const pick = (most: number): number => (numbers[(index += 1) % 64] ?? 0) % most;
    const some = takeShare(Object.keys(documents), 20).map((path) => [path, documents[path]]);
    const shuffled = { ...documents, ...(shuffleKeys(Object.fromEntries(some), pick) as SiteDocuments) };
    expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(documents));
    // At night a checker that remembers nothing.
    const checker = byEffort(siteChecker, createChecker(loadCatalogue()));
    expect(await checker.check(shuffled)).toEqual(result);
  });

  it('has every page and modal as a screen, and a page for each route that gives it constants', () => {
    const names = (folder: string) =>
      Object.keys(documents)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1))
        .sort();
    const screens = Object.keys(result.release?.manifest.pages ?? {});
    expect([...new Set(screens.map(sourceOfScreen))].sort()).toEqual(names('pages'));
    const site = documents['site'] as SiteDocument;
    const given = site.routes.filter((route) => route.with !== undefined);
    expect(given.length).toBeGreaterThan(0);
    expect(screens.filter((id) => id !== sourceOfScreen(id)).sort()).toEqual(given.map(screenOfRoute).sort());
    expect(Object.keys(result.release?.manifest.modals ?? {}).sort()).toEqual(names('modals'));
  });

  it('leads the shell to the page, and every node to nodes that exist', () => {
    const manifest = result.release?.manifest;
    const shell = readPart<CompiledScreen>(manifest?.shell);
    expect(shell.nodes.filter((node) => node.type === 'Slot:main')).toHaveLength(1);
    for (const hash of [
      manifest?.shell,
      ...Object.values(manifest?.pages ?? {}),
      ...Object.values(manifest?.modals ?? {}),
    ]) {
      const screen = readPart<CompiledScreen>(hash);
      for (const node of screen.nodes) {
        const below = [
          ...(node.children ?? []),
          ...Object.values(node.slots ?? {}).flat(),
          node.fallback ?? 0,
          node.repeat?.empty ?? 0,
        ];
        for (const index of below) if (typeof index === 'number') expect(screen.nodes[index]).toBeDefined();
      }
      expect(new Set(screen.nodes.map((node) => node.id)).size).toBe(screen.nodes.length);
    }
  });

  it('has a hint for every pattern family in every language', () => {
    for (const code of ['EN', 'AR', 'TY']) {
      const messages = readPart<Record<string, string>>(result.release?.manifest.messages[code]);
      for (const family of patternFamilies) expect(Object.keys(messages)).toContain(family.hint);
    }
  });

  it('ships the texts that the portal says without a layout', () => {
    const said = listSources(root)
      .filter(({ path }) => path.startsWith('src/portal/') && !/\.(test|fake)\./.test(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/\btranslate\(\s*'([\w.-]+\.[\w.-]+)'/g)].map(([, key = '']) => key),
      );
    expect(said).toContain('runtime.bonus.percent');
    const messages = readPart<JsonObject>(result.release?.manifest.messages['EN']);
    expect(said.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });

  it('asks for what the settings say', () => {
    const form = readPart<CompiledForm>(result.release?.manifest.forms.register?.form);
    expect(form.ui['ui:order']).toEqual([
      'username',
      'password',
      'payeeName',
      'mobileNum',
      'email',
      'referralCode',
      'affiliateCode',
      'age',
      'terms',
      'marketing',
    ]);
    const site = readPart<CompiledSite>(result.release?.manifest.site);
    expect(site.settings).toMatchObject({
      whitelabel: { COMM3: true, REG3: true },
      limits: { minimumAge: 21 },
    });
  });

  it('has a sheet without a trace of what was left out', () => {
    const css = result.release?.parts[result.release.manifest.styles]?.body ?? '';
    expect(css).not.toMatch(/undefined|\[object|NaN|&/);
    expect(css).toContain('prefers-reduced-motion');
  });
});
