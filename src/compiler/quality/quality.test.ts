import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { budgets } from '../../protocol/json/limits.ts';
import { compileSite } from '../compile-site.fake.ts';
import { createIssueLog } from '../issue-log.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';
import { checkBudget, checkScreenBudget } from './check-budget.ts';

const container = (
  type: string,
  role: string,
  element: (props: { level?: unknown; as?: unknown }) => string,
) => ({
  type,
  version: 1,
  summary: type,
  group: 'text' as const,
  kind: 'container' as const,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      level: { type: 'integer', 'x-static': true },
      as: { type: 'string', enum: ['div', 'main'], 'x-static': true },
    },
  },
  accessibility: { role, name: 'none' as const },
  lower: { kind: 'host' as const, element, styles: () => ({}) },
});
const more: readonly ComponentDefinition[] = [
  container('Heading', 'heading', ({ level }) => `h${Number(level)}`),
  container('Area', 'region', ({ as }) => (as === 'main' ? 'main' : 'div')),
];
const check = async (site: Record<string, unknown>): Promise<readonly string[]> => {
  const base = createTinyCatalogue();
  const { issues } = await compileSite(site, { ...base, components: [...base.components, ...more] });
  return issues.map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
};
const heading = (id: string, level: number) => ({
  type: 'Heading',
  id,
  props: { level },
  children: [{ $t: 'home.title' }],
});
const main = { type: 'Area', id: 'main', props: { as: 'main' }, children: [{ slot: 'main', id: 'page' }] };
/** A site that a build with headings and landmarks has nothing to say about, with other headings at home. */
const siteWith = (...headings: readonly unknown[]): Record<string, unknown> => {
  const site = createTinySite();
  const put = (document: string, children: readonly unknown[]): void => {
    (site[document] as { root: { children: unknown[] } }).root.children.push(...children);
  };
  (site['shell'] as { root: { children: unknown[] } }).root.children[1] = main;
  put('pages/about', [heading('top', 1)]);
  put('pages/home', headings);
  return site;
};

describe('the outline of a page', () => {
  it('is one heading of level 1 and no level skipped', async () => {
    expect(await check(siteWith(heading('a', 1), heading('b', 2), heading('c', 3), heading('d', 2)))).toEqual(
      [],
    );
  });
  it('lacks its top', async () => {
    expect(await check(siteWith(heading('a', 2)))).toEqual(['accessibility.top-heading pages/home/root']);
  });
  it('has two tops', async () => {
    expect(await check(siteWith(heading('a', 1), heading('b', 1)))).toEqual([
      'accessibility.top-heading pages/home/root/children/2',
    ]);
  });
  it('may have two tops that never show together', async () => {
    const one = { ...heading('a', 1), in: ['session', 'visitor'] };
    expect(await check(siteWith(one, { ...heading('b', 1), in: ['session', 'member'] }))).toEqual([]);
  });
  it('skips a level', async () => {
    expect(await check(siteWith(heading('a', 1), heading('b', 3)))).toEqual([
      'accessibility.heading-order pages/home/root/children/2',
    ]);
  });
});

describe('the main landmark', () => {
  it('is missing in a frame, or there twice', async () => {
    const without = siteWith(heading('a', 1));
    (without['shell'] as { root: { children: unknown[] } }).root.children[1] = { slot: 'main', id: 'page' };
    expect(await check(without)).toEqual(['accessibility.landmark shell/root']);
    expect(await check(siteWith(heading('a', 1), { ...main, id: 'again', children: [] }))).toEqual([
      'accessibility.landmark pages/home/root/children/2',
    ]);
  });
});

describe('the place of the page', () => {
  const page = { slot: 'main', id: 'page' };
  const withFrame = (children: readonly unknown[]): Record<string, unknown> => {
    const site = siteWith(heading('a', 1));
    (site['shell'] as { root: { children: unknown[] } }).root.children[1] = { ...main, children };
    return site;
  };
  it('is in every frame', async () => {
    expect(await check(withFrame([page]))).toEqual([]);
    expect(await check(withFrame([]))).toEqual(['shell.page-place shell/root']);
  });
  it('is there once', async () => {
    expect(await check(withFrame([page, { ...page, id: 'again' }]))).toEqual([
      'shell.page-place shell/root/children/1/children/1',
    ]);
  });
  it('cannot go away, nor what is around it', async () => {
    const show = { '===': [{ var: 'session.state' }, 'member'] };
    expect(await check(withFrame([{ type: 'Area', id: 'for-members', show, children: [page] }]))).toEqual([
      'shell.page-place shell/root/children/1/children/0/children/0',
    ]);
  });
});

describe('a flow that can fail', () => {
  const pay = (children: readonly unknown[]): Record<string, unknown> => {
    const site = siteWith(heading('a', 1));
    const home = site['pages/home'] as { machines?: unknown; root: { children: unknown[] } };
    home.machines = { payment: { use: 'language' } };
    home.root.children.push(...children);
    return site;
  };
  const withError = (site: Record<string, unknown>): Promise<readonly string[]> => {
    const base = createTinyCatalogue();
    const machines = base.machines.map((contract) =>
      contract.id === 'language'
        ? {
            ...contract,
            projection: {
              type: 'object',
              additionalProperties: false,
              required: ['error'],
              properties: { error: { type: ['string', 'null'] } },
            },
          }
        : contract,
    );
    return compileSite(site, { ...base, machines, components: [...base.components, ...more] }).then(
      ({ issues }) => issues.map(({ code, document, pointer }) => `${code} ${document}${pointer}`),
    );
  };
  const words = {
    type: 'Text',
    id: 'why',
    show: { '!!': { var: 'machine.payment.error' } },
    children: [{ $t: { var: 'machine.payment.error' } }],
  };
  it('is said on the screen', async () => {
    expect(await withError(pay([words]))).toEqual([]);
    expect(await withError(pay([]))).toContain('flow.failure-unsaid pages/home/machines/payment');
  });
  it('is not said by what only asks whether it failed', async () => {
    expect(await withError(pay([{ ...words, children: [{ $t: 'home.title' }] }]))).toEqual([
      'flow.failure-unsaid pages/home/machines/payment',
    ]);
  });
  it('need not be said where the flow has no failure to say', async () => {
    expect(await check(pay([]))).not.toContain('flow.failure-unsaid pages/home/machines/payment');
  });
});

describe('the budgets', () => {
  const measure = (of: Parameters<typeof checkBudget>[2], value: number): readonly string[] => {
    const log = createIssueLog();
    checkBudget(log, 'pages/home', of, value);
    return log.list().map(({ code, severity }) => `${severity} ${code}`);
  };
  it.each(['nodes', 'bytes', 'styles', 'code'] as const)('of %s warn first and refuse later', (of) => {
    const { warn, refuse } = budgets[of];
    expect(measure(of, warn)).toEqual([]);
    expect(measure(of, warn + 1)).toEqual([`warning budget.${of}`]);
    expect(measure(of, refuse)).toEqual([`warning budget.${of}`]);
    expect(measure(of, refuse + 1)).toEqual([`error budget.${of}-exceeded`]);
  });
  it('count the nodes of a screen and the code of each of its components once', () => {
    const log = createIssueLog();
    const [heavy] = more;
    const node = { id: 'x', type: 'Heading', version: 1 };
    checkScreenBudget(
      log,
      'pages/home',
      {
        kind: 'page',
        id: 'home',
        data: {},
        machines: {},
        forms: [],
        root: 0,
        nodes: Array.from({ length: budgets.nodes.warn + 1 }, () => node),
      },
      new Map(heavy === undefined ? [] : [['Heading', { ...heavy, weight: budgets.code.warn + 1 }]]),
    );
    expect(log.list().map(({ code }) => code)).toEqual(['budget.code', 'budget.nodes']);
  });
  it('are kept by the smallest site', async () => {
    const { issues } = await compileSite(changeTinySite('site', ['name'], 'Small'), createTinyCatalogue());
    expect(issues).toEqual([]);
  });
});
