import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompileResult } from '../../src/compiler/compile-result.ts';
import { createChecker } from '../../src/compiler/compile-site.ts';
import { compileSite } from '../../src/compiler/compile-site.fake.ts';
import type { StyleSystem } from '../../src/compiler/catalogue.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Release } from '../../src/protocol/release/release.ts';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { editSite, type SiteEdit, siteEdits } from './edits.ts';

type Style = Parameters<StyleSystem['css']>[0];
/** Every style that the first check asked for. */
const styles = new Map<string, Style>();
const plain = loadCatalogue();
const createSystem: typeof plain.styles.createSystem = (theme) => {
  const system = plain.styles.createSystem(theme);
  const css: typeof system.css = (style) => {
    styles.set(JSON.stringify(style), style);
    return system.css(style);
  };
  return { ...system, css };
};
/** How often a proof asked for the graph of a flow. */
let asked = 0;
const graphs: typeof plain.graphs = (machine) => {
  asked += 1;
  return plain.graphs?.(machine) ?? null;
};
const catalogue = { ...plain, graphs, styles: { ...plain.styles, createSystem } };

const checker = createChecker(catalogue);
let documents: SiteDocuments;
let first: CompileResult;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
  first = await checker.check(documents);
});

/** What a release says, short enough to compare: every part is named by its content. */
const describeRelease = (release: Release | null) =>
  release === null ? null : { hash: release.hash, parts: Object.keys(release.parts).sort() };

/** The site with one text of its documents replaced, wherever it is. */
const replaceText = (from: string, to: string): SiteDocuments => {
  const text = JSON.stringify(documents);
  const replaced = text.replace(from, () => to);
  expect(replaced, `expects ${from}`).not.toBe(text);
  return JSON.parse(replaced) as SiteDocuments;
};
const dropRoute = (id: string): SiteDocuments => {
  const site = documents['site'] as { readonly routes: readonly { readonly id: string }[] };
  return { ...documents, site: { ...site, routes: site.routes.filter((route) => route.id !== id) } };
};

interface Fault {
  readonly what: string;
  readonly make: () => SiteDocuments;
  /** Codes with their documents, some of those that have to be found. */
  readonly found: readonly string[];
}
const faults: readonly Fault[] = [
  {
    what: 'a control that leaves the flow of registration only where a module is on',
    make: () =>
      replaceText(
        '"id":"registered-login"',
        '"id":"registered-login","show":{"var":"settings.whitelabel.LOGINIPVERF3"}',
      ),
    found: ['proof.stuck pages/register'],
  },
  {
    what: 'a part of a flow taken out of a fragment that several screens hold',
    make: () =>
      replaceText(
        '"show":{"!!":{"var":"machine.login.changeReason"}}',
        '"show":{"!!":{"var":"route.query.more"}}',
      ),
    found: ['proof.stuck modals/login', 'proof.stuck pages/login'],
  },
  {
    what: 'a field that a flow needs, in a form that may be without it',
    make: () => replaceText('"x-needed-by":"REGMOBVERF3"', '"x-needed-by":"COMM3"'),
    found: ['proof.stuck pages/register'],
  },
  {
    what: 'a route that many screens lead to',
    make: () => dropRoute('register'),
    found: ['reference.route-unknown fragments/login-form', 'reference.route-unknown pages/home'],
  },
  {
    what: 'a text of one language',
    make: () => ({
      ...documents,
      'locales/TY': { ...(documents['locales/TY'] as object), 'home.title': undefined },
    }),
    found: ['text.key-missing pages/home'],
  },
];
const listFound = ({ issues }: CompileResult): readonly string[] => [
  ...new Set(issues.map(({ code, document }) => `${code} ${document}`)),
];

/** In the gate one of each kind of document. */
const firstOfKind = new Map(siteEdits.toReversed().map((edit) => [edit.path.split('/')[0], edit]));
const edits = byEffort([...firstOfKind.values()], siteEdits);

describe('a check that remembers', () => {
  it.each(faults)('finds $what, and forgets it when that is taken back', async ({ make, found }) => {
    const warm = await checker.check(make());
    expect(listFound(warm)).toEqual(expect.arrayContaining([...found]));
    expect(warm.release?.hash).toBeUndefined();
    expect((await checker.check(documents)).release?.hash).toBe(first.release?.hash);
  });

  it('says of a fault all that one says which does not', async () => {
    // Words are looked at before anything is proven: a cold check of them takes a third of the time.
    const fault = byEffort(faults.at(-1), faults[1]);
    const site = fault?.make() ?? {};
    expect(await checker.check(site)).toEqual(await compileSite(site, catalogue));
  });

  it('proves no screen again where a field of registration is switched on or off', async () => {
    const path = 'settings/register-fields';
    const { fields, ...settings } = documents[path] as {
      readonly fields: Readonly<Record<string, { readonly enabled: boolean }>>;
    };
    await checker.check(documents);
    for (const name of ['line', 'email', 'referralCode']) {
      const field = { ...fields[name], enabled: fields[name]?.enabled !== true };
      asked = 0;
      await checker.check({ ...documents, [path]: { ...settings, fields: { ...fields, [name]: field } } });
      expect(asked, name).toBe(0);
    }
    const [page] = siteEdits.filter(({ path: edited }) => edited === 'pages/register');
    await checker.check(editSite(documents, page as SiteEdit, 99));
    expect(asked, 'a page that is proven').toBeGreaterThan(0);
  });

  it('looks again at who sees a link when the setting that shows it is switched', async () => {
    const withLink = (isShown: boolean): SiteDocuments => {
      const menu = documents['menus/footer'] as { readonly items: readonly object[] };
      const lead = {
        id: 'agents',
        label: { $t: 'nav.help' },
        show: {
          and: [
            { var: 'settings.jurisdiction.refundOpenRounds' },
            { '===': [{ var: 'session.state' }, 'visitor'] },
          ],
        },
        do: [{ do: 'navigate', to: 'agent-home' }],
      };
      return {
        ...documents,
        'menus/footer': { ...menu, items: [...menu.items, lead] },
        'settings/jurisdiction': {
          ...(documents['settings/jurisdiction'] as object),
          refundOpenRounds: isShown,
        },
      };
    };
    const find = async (isShown: boolean) => listFound(await checker.check(withLink(isShown)));
    expect(await find(false)).toEqual([]);
    expect(await find(true)).toEqual(['proof.link-refused menus/footer']);
    expect(await find(false)).toEqual([]);
  });

  it('gives the bytes of one that does not, after a change of every kind of document on top of another', async () => {
    let site = documents;
    for (const [turn, edit] of edits.entries()) {
      site = editSite(site, edit, turn);
      const { release } = await checker.check(structuredClone(site));
      expect(release, edit.what).not.toBeNull();
    }
    const warm = await checker.check(site);
    const cold = await compileSite(site, loadCatalogue());
    expect(describeRelease(warm.release)).toEqual(describeRelease(cold.release));
    expect({ ...warm, release: null }).toEqual({ ...cold, release: null });
  });
});

describe('a theme', () => {
  it('changes no word of what a style says, so that screens need not be compiled for it', () => {
    expect(styles.size).toBeGreaterThan(300);
    const plainSystem = plain.styles.createSystem({});
    const themed = plain.styles.createSystem({
      colors: Object.fromEntries(
        ['brand.solid', 'bg.canvas'].map((name) => [name, { light: '#123456', dark: '#abcdef' }]),
      ),
      radii: { md: '2px' },
      fonts: { body: 'serif' },
    });
    for (const style of styles.values()) expect(themed.css(style)).toEqual(plainSystem.css(style));
    expect(themed.getTokenCss()).not.toEqual(plainSystem.getTokenCss());
  });
});
