import { describe, expect, it } from 'vitest';
import type { Issue } from '../../src/protocol/release/issue.ts';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { turnAway } from './plant-reach.ts';
import { copySite, type EditableSite } from './site-edits.ts';
import { siteChecker } from '../site/site-checker.ts';

type Part = Record<string, unknown>;
type Plant = (site: EditableSite) => boolean;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const findErrors = async (plant: Plant): Promise<readonly Issue[] | null> => {
  const site = await copySite();
  if (!plant(site)) return null;
  const { issues } = await siteChecker.check(site);
  return issues.filter(({ severity }) => severity === 'error');
};
const listPages = async (...accesses: readonly string[]): Promise<readonly string[]> => {
  const site = await copySite();
  return Object.keys(site).filter(
    (path) => path.startsWith('pages/') && accesses.includes(String(site[path]?.['access'])),
  );
};
const setAccess =
  (page: string, access: string): Plant =>
  (site) => {
    Object.assign(site[page] ?? {}, { access });
    return true;
  };
const listRoutes = (site: EditableSite, page: string): readonly string[] =>
  ((site['site']?.['routes'] ?? []) as readonly { id: string; page: string }[])
    .filter((route) => `pages/${route.page}` === page)
    .map(({ id }) => id);
const listNames = async (page: string): Promise<readonly string[]> => [
  page.slice('pages/'.length),
  ...listRoutes(await copySite(), page),
];
interface Lead {
  readonly document: string;
  readonly part: Part;
}
/** Every part of the site that leads to the page: entries of menus and nodes with an action or a route. */
const listLeads = (site: EditableSite, page: string): readonly Lead[] => {
  const routes = listRoutes(site, page);
  const isLead = (part: Part): boolean => {
    const props = (part['props'] ?? {}) as Part;
    const actions = [part['do'], ...Object.values((part['on'] ?? {}) as Part)].flat();
    const isTo = (value: unknown): boolean => routes.includes(String(value));
    return isTo(props['route']) || isTo(props['to']) || actions.some((one) => isPart(one) && isTo(one['to']));
  };
  const walk = (value: unknown): readonly Part[] => {
    if (!isPart(value)) return [];
    const below = Object.values(value).flatMap(walk);
    return !Array.isArray(value) && typeof value['id'] === 'string' && isLead(value)
      ? [value, ...below]
      : below;
  };
  const documents = Object.keys(site).filter((path) => /^(pages|modals|menus|fragments|shell)/.test(path));
  return documents.flatMap((document) =>
    walk(document.startsWith('menus/') ? site[document] : site[document]?.['root']).map((part) => ({
      document,
      part,
    })),
  );
};
const showLeadsTo =
  (page: string, state: 'member' | 'visitor'): Plant =>
  (site) => {
    const leads = listLeads(site, page);
    for (const { document, part } of leads) {
      // Where none of them ever is, a rule about who is there would only make the proof longer.
      const isElsewhere = site[document]?.['access'] === (state === 'member' ? 'visitor' : 'member');
      if (isElsewhere) turnAway(part, listRoutes(site, page), 'home');
      else part['show'] = { '===': [{ var: 'session.state' }, state] };
    }
    return leads.length > 0;
  };
const addData =
  (page: string): Plant =>
  (site) => {
    const document = site[page] ?? {};
    document['data'] = { ...(document['data'] as Part | undefined), closedOff: { call: 'levels.progress' } };
    return true;
  };

interface Tally {
  readonly planted: number;
  readonly missed: readonly string[];
}
/** Said at the lead whose rule excludes that of what is around it. */
const ofRules = 'expression.constant';
/** Whether a finding with one of the codes is at the page; one at another place names the page, or the route to it. */
const saysSo = (
  errors: readonly Issue[],
  page: string,
  names: readonly string[],
  codes: readonly string[],
): boolean =>
  errors.some(
    ({ code, document, message }) =>
      codes.includes(code) &&
      (code === ofRules || document === page || names.some((name) => message.includes(`"${name}"`))),
  );
/** Documents for which nothing with the code is found, of those in which the fault could be planted, one at a time. */
const listMissed = async (
  pages: readonly string[],
  plant: (page: string) => Plant,
  codes: readonly string[],
): Promise<Tally> => {
  const missed: string[] = [];
  let planted = 0;
  for (const page of pages) {
    const errors = await findErrors(plant(page));
    if (errors === null) continue;
    planted += 1;
    if (!saysSo(errors, page, await listNames(page), codes))
      missed.push(`${page}: ${errors.map(({ code }) => code).join(' ')}`);
  }
  return { planted, missed };
};
/** Faults side by side, for codes that are said at the faulty page itself. Each that is missed is tried alone. */
const listMissedTogether = async (
  pages: readonly string[],
  plant: (page: string) => Plant,
  code: string,
): Promise<Tally> => {
  const errors = await findErrors((site) => pages.map((page) => plant(page)(site)).every(Boolean));
  const documents = new Set(
    (errors ?? []).filter((error) => error.code === code).map(({ document }) => document),
  );
  const left = pages.filter((page) => !documents.has(page));
  const { missed } = await listMissed(left, plant, [code]);
  return { planted: pages.length, missed };
};
/** How many faults are planted side by side: pages that lead to each other alone hide the fault of one another. */
const groupSize = 8;
/** Faults in groups, for what names the page itself. Each that is missed is tried alone. */
const listMissedInGroups = async (
  pages: readonly string[],
  plant: (page: string) => Plant,
  codes: readonly string[],
): Promise<Tally> => {
  const groups = Math.ceil(pages.length / groupSize);
  const tallies: Tally[] = [];
  for (let group = 0; group < groups; group += 1) {
    const planted: string[] = [];
    const errors = await findErrors((site) => {
      for (const [place, page] of pages.entries())
        if (place % groups === group && plant(page)(site)) planted.push(page);
      return planted.length > 0;
    });
    const left: string[] = [];
    for (const page of planted)
      if (!saysSo(errors ?? [], page, await listNames(page), codes)) left.push(page);
    tallies.push({ planted: planted.length, missed: (await listMissed(left, plant, codes)).missed });
  }
  return {
    planted: tallies.reduce((sum, { planted }) => sum + planted, 0),
    missed: tallies.flatMap(({ missed }) => missed),
  };
};

const describeCounts = ({ planted, missed }: Tally): string =>
  `${planted} planted, ${planted - missed.length} found`;

/** Shows links alone: a visitor who opened it would see nothing of a member. */
const hasNothingOfMembers = (page: string): boolean => page === 'pages/welcome';

describe('who may see a page, its links and its data', { timeout: 300_000 }, () => {
  it('finds data that needs a login on each page that visitors may see', async ({ annotate }) => {
    const pages = takeShare(await listPages('anyone', 'visitor'), 2);
    const found = await listMissedTogether(pages, addData, 'proof.login-needed');
    await annotate(describeCounts(found));
    expect(found).toEqual({ planted: pages.length, missed: [] });
    expect(pages.length).toBeGreaterThan(byEffort(7, 15));
  });
  it('finds each page of members or agents that is opened to anyone', async ({ annotate }) => {
    const all = await listPages('member', 'agent');
    const pages = all.filter((page) => !hasNothingOfMembers(page));
    const found = await listMissedTogether(pages, (page) => setAccess(page, 'anyone'), 'proof.login-needed');
    await annotate(describeCounts(found));
    expect(found).toEqual({ planted: pages.length, missed: [] });
    expect(pages.length).toBeGreaterThan(20);
  });
  it('finds each page of members that is raised to agents while members are led to it', async ({
    annotate,
  }) => {
    const pages = takeShare(await listPages('member'), 5);
    const found = await listMissedInGroups(pages, (page) => setAccess(page, 'agent'), [
      'proof.link-refused',
      'proof.page-unreachable',
    ]);
    await annotate(describeCounts(found));
    expect(found).toEqual({ planted: pages.length, missed: [] });
  });
  it('finds each page for visitors that only members are led to', async ({ annotate }) => {
    const pages = await listPages('visitor');
    const found = await listMissedInGroups(pages, (page) => showLeadsTo(page, 'member'), [
      'proof.link-refused',
      'proof.page-unreachable',
      // A lead inside a part for visitors is shown to nobody then.
      ofRules,
    ]);
    await annotate(describeCounts(found));
    expect(found.missed).toEqual([]);
    expect(found.planted).toBeGreaterThan(2);
  });
  it('finds each page of agents that only visitors are led to', async ({ annotate }) => {
    const pages = takeShare(await listPages('agent'), 2);
    const found = await listMissedInGroups(pages, (page) => showLeadsTo(page, 'visitor'), [
      'proof.link-refused',
      'proof.page-unreachable',
    ]);
    await annotate(describeCounts(found));
    expect(found).toEqual({ planted: pages.length, missed: [] });
  });
});
