import { findDuty } from '../../src/compiler/policies/duties.ts';
import { listTextsOf } from '../../src/compiler/access/legal-texts.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { sourceOfScreen } from '../../src/protocol/document/screen-id.ts';
import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const policiesOf = (site: EditableSite): Part[] => site['site']?.['policies'] as Part[];

/** What a player must be able to do on a break, closed by it: every page that is for something of the kind. */
const listClosed = (pages: readonly CompiledScreen[], profile: Part): readonly PlacedFault[] => {
  const sources = new Set(
    pages.flatMap((page) => (findDuty(page, profile as never) === null ? [] : [sourceOfScreen(page.id)])),
  );
  return [...sources].map((page) => ({
    what: 'page of a duty that a break closes',
    document: `pages/${page}`,
    pointer: '',
    plant: (site) => void Object.assign(site[`pages/${page}`] ?? {}, { closedOnBreak: true }),
    codes: /^policy\.violated$/,
  }));
};

/** Promises that every page needs, with one page left out. */
const listLeftOut = (site: EditableSite, pages: readonly CompiledScreen[]): readonly PlacedFault[] => {
  const sources = [...new Set(pages.map(({ id }) => sourceOfScreen(id)))];
  const everywhere = policiesOf(site).flatMap(({ on, policy }) =>
    on === 'every-page' ? [String(policy)] : [],
  );
  return everywhere.flatMap((policy) =>
    sources.map((page): PlacedFault => ({
      what: `${policy} left out on a page`,
      document: 'site',
      pointer: '/policies',
      plant: (copy) => {
        for (const promise of policiesOf(copy))
          if (promise['policy'] === policy) promise['on'] = sources.filter((other) => other !== page);
      },
      codes: /^policy\.missing$/,
    })),
  );
};

const namesOf = (value: unknown): readonly string[] => [value].flat().map(String);
/** One state is written without a list. */
const inPlaces = (states: readonly string[]): unknown => (states.length === 1 ? states[0] : states);
/** Promises about money: taken away, without one of their values, and not in one of their states. */
const listOfMoney = (site: EditableSite): readonly PlacedFault[] =>
  policiesOf(site).flatMap((promise, index) => {
    const { on, policy, values } = promise;
    const [machine, states] = Array.isArray(promise['in']) ? (promise['in'] as unknown[]) : [];
    if (!Array.isArray(on)) return [];
    return on.map(String).flatMap((page): readonly PlacedFault[] => {
      const base = { document: `pages/${page}`, pointer: '/machines', codes: /^policy\.missing$/ };
      const change =
        (more: Part) =>
        (copy: EditableSite): void =>
          void Object.assign(policiesOf(copy)[index] ?? {}, more);
      return [
        {
          ...base,
          what: `${String(policy)} taken away`,
          plant: (copy: EditableSite) => void policiesOf(copy).splice(index, 1),
        },
        ...namesOf(values ?? []).map((value) => ({
          ...base,
          what: `${String(policy)} without a value`,
          plant: change({ values: namesOf(values).filter((other) => other !== value) }),
        })),
        ...namesOf(states ?? []).map((state) => ({
          ...base,
          what: `${String(policy)} not in a state`,
          plant: change({ in: [machine, inPlaces(namesOf(states).filter((other) => other !== state))] }),
        })),
      ]
        .filter(({ what }) => !(what.includes('without a value') && namesOf(values).length < 2))
        .filter(({ what }) => !(what.includes('not in a state') && namesOf(states).length < 2));
    });
  });

/** Boxes of consents, and each page that does not have their text. */
const listConsents = (site: EditableSite, pages: readonly CompiledScreen[]): readonly PlacedFault[] => {
  const routes = (site['site']?.['routes'] ?? []) as readonly { id: string; page: string }[];
  return Object.keys(site).flatMap((document) => {
    const form = /^forms\/(.+)\.schema$/.exec(document)?.[1];
    const properties = site[document]?.['properties'];
    if (form === undefined || !isPart(properties)) return [];
    return Object.entries(properties).flatMap(([name, property]) => {
      const ui = site[`forms/${form}.ui`]?.[name];
      const text = isPart(property) ? property['x-consent'] : undefined;
      if (typeof text !== 'string' || !isPart(ui) || !isPart(ui['foyer:link'])) return [];
      const others = routes.filter(({ page }) => {
        const target = pages.find(({ id }) => id === page);
        return target !== undefined && !listTextsOf(target).has(text);
      });
      return others.map(({ id }): PlacedFault => ({
        what: 'consent with the link to another page',
        document: `forms/${form}.ui`,
        pointer: `/${name}`,
        plant: (copy) => {
          const part = copy[`forms/${form}.ui`]?.[name];
          if (isPart(part) && isPart(part['foyer:link'])) part['foyer:link']['route'] = id;
        },
        codes: /^form\.consent$/,
      }));
    });
  });
};

/** The page of a legal text that does not say its edition, so that the text has no page. */
const listTextless = (pages: readonly CompiledScreen[], site: EditableSite): readonly PlacedFault[] => {
  const linked = JSON.stringify(Object.entries(site).filter(([path]) => /^forms\/.+\.schema$/.test(path)));
  return pages.flatMap((page) =>
    [...listTextsOf(page)].flatMap((text): readonly PlacedFault[] => {
      if (!linked.includes(`"x-consent":"${text}"`)) return [];
      return [
        {
          what: 'consent to a text without a page',
          document: 'forms/register.ui',
          pointer: '',
          plant: (copy) => {
            const path = `pages/${sourceOfScreen(page.id)}`;
            const words = JSON.stringify(copy[path]).replaceAll(
              `settings.brand.legalTexts.${text}.`,
              'settings.brand.legalTexts.cookies.',
            );
            copy[path] = JSON.parse(words) as Part;
          },
          codes: /^form\.consent$/,
        },
      ];
    }),
  );
};

/** Faults of what a site owes its players, at every place of the site that has one. */
export const listDutyFaults = (
  site: EditableSite,
  pages: readonly CompiledScreen[],
): readonly PlacedFault[] => [
  ...listClosed(pages, site['settings/jurisdiction'] ?? {}),
  ...listLeftOut(site, pages),
  ...listOfMoney(site),
  ...listConsents(site, pages),
  ...listTextless(pages, site),
];
