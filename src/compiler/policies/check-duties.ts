import type { SitePolicy } from '../../protocol/document/document.ts';
import { documentOfScreen } from '../../protocol/release/explanation.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { sourceOfScreen } from '../../protocol/document/screen-id.ts';
import type { IssueLog } from '../issue-log.ts';
import { listNames } from '../suggest.ts';
import { findDuty, listEveryPage, listMissing, type MoneyDuty, moneyDuties } from './duties.ts';

const covers = ({ in: place }: SitePolicy, key: string, state: string): boolean => {
  if (place === undefined) return true;
  const [machine, states] = place;
  return machine === key && [states].flat().some((name) => state === name || state.startsWith(`${name}.`));
};
const isOn = ({ on }: SitePolicy, page: CompiledScreen): boolean =>
  on === 'every-page' || on.includes(sourceOfScreen(page.id));

/** The states of a duty in which the promises leave out one of its values. */
const listUncovered = (
  promises: readonly SitePolicy[],
  key: string,
  { states, values }: MoneyDuty,
): readonly string[] =>
  states.filter((state) => {
    const here = promises.filter((promise) => covers(promise, key, state));
    if (here.some(({ values: promised }) => promised === undefined)) return false;
    const covered = new Set(here.flatMap(({ values: promised = [] }) => promised));
    return values.some((value) => !covered.has(`machine.${key}.${value}`));
  });

/** A page with a flow of money promises fees and limits in each state that asks for money. */
const checkMoney = (log: IssueLog, promises: readonly SitePolicy[], page: CompiledScreen): void => {
  for (const [key, { use }] of Object.entries(page.machines))
    for (const policy of ['fees-visible', 'limits-visible'] as const) {
      const demanded = (moneyDuties[use] ?? []).filter((duty) => duty.policy === policy);
      const ofPage = promises.filter((promise) => promise.policy === policy && isOn(promise, page));
      const open = demanded.map((duty) => ({ duty, states: listUncovered(ofPage, key, duty) }));
      const missing = open.filter(({ states }) => states.length > 0);
      if (missing.length === 0) continue;
      const details = missing
        .map(({ duty, states }) => {
          const values = duty.values.map((value) => `machine.${key}.${value}`);
          return `${listNames(values)} while "${key}" is in ${listNames(states)}`;
        })
        .join(', and ');
      log.report(
        'policy.missing',
        { document: documentOfScreen(page), place: ['machines'] },
        `The flow "${use}" moves money, so the site's policies need "${policy}" on the page "${page.id}" in each state that asks for it: ${details}.`,
      );
    }
};

/** What may never be closed to a person on a break. */
const checkOpen = (log: IssueLog, profile: JsonObject | null, page: CompiledScreen): void => {
  const duty = page.closedOnBreak === true ? findDuty(page, profile) : null;
  if (duty === null) return;
  log.report(
    'policy.violated',
    { document: documentOfScreen(page), place: ['closedOnBreak'] },
    `The page "${page.id}" is for ${duty.what}, and a break may not close that. Take "closedOnBreak" away.`,
  );
};

/** What a site owes by law and by its market profile, whatever its own policies say. */
export const checkDuties = (
  log: IssueLog,
  site: {
    readonly promises: readonly SitePolicy[];
    readonly profile: JsonObject | null;
    /** Whether no page is broken: what one of them does is not known. */
    readonly areAllThere: boolean;
  },
  pages: readonly CompiledScreen[],
): void => {
  const { promises, profile, areAllThere } = site;
  for (const page of pages) {
    checkMoney(log, promises, page);
    checkOpen(log, profile, page);
  }
  for (const [name, { what }] of areAllThere && profile !== null ? listMissing(pages, profile) : [])
    log.report(
      'policy.missing',
      { document: 'site', place: ['routes'] },
      `The site takes money and has no page for ${what} ("${name}"), which a player must be able to reach.`,
    );
  if (profile === null) return;
  for (const name of listEveryPage(profile)) {
    const missing = pages.filter((page) => !promises.some((one) => one.policy === name && isOn(one, page)));
    if (missing.length === 0) continue;
    log.report(
      'policy.missing',
      { document: 'site', place: ['policies'] },
      `The market demands the policy "${name}" on every page, and the site's policies do not promise it on ${listNames(missing.slice(0, 5).map(({ id }) => id))}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}.`,
    );
  }
};
