import type { Json } from '../../protocol/json/json.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { TypeRef } from '../expressions/type-ref.ts';
import type { IssueCode } from '../issue-codes.ts';
import type { Place } from '../pointer.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';
import { readMark } from '../values/expected.ts';

const reportUnknown = (
  env: Environment,
  code: IssueCode,
  place: Place,
  what: string,
  name: string,
  candidates: readonly string[],
): void => {
  const nearest = findNearest(name, candidates);
  env.log.report(
    code,
    sourceAt(env, place),
    `There is no ${what} "${name}"; there is ${listNames(candidates)}.${suggestName(name, candidates)}`,
    nearest === null ? undefined : { summary: `Set it to "${nearest}"`, value: nearest },
  );
};

/**
 * Checks a constant that names something: a route, a form, an icon or a design token. Returns whether the
 * constant's own schema still has to be checked.
 */
export const checkName = (env: Environment, value: Json, expected: TypeRef, place: Place): boolean => {
  if (typeof value !== 'string') return true;
  const { site } = env.screen;
  if (readMark(expected, 'x-route') === true) {
    if (site.facts.findRoute(value) === null)
      reportUnknown(env, 'reference.route-unknown', place, 'route', value, site.facts.listRoutes());
  }
  if (readMark(expected, 'x-form') === true) {
    const formIds = site.reads.ask('forms');
    if (!formIds.includes(value)) reportUnknown(env, 'reference.form-unknown', place, 'form', value, formIds);
  }
  if (readMark(expected, 'x-icon') === true && !site.icons.has(value)) {
    reportUnknown(env, 'reference.icon-unknown', place, 'icon', value, [...site.icons]);
  }
  const category = readMark(expected, 'x-token');
  if (typeof category !== 'string') return true;
  const tokens = site.styles.tokens.categoryMap.get(category);
  if (tokens?.has(value) === true) return true;
  reportUnknown(env, 'reference.token-unknown', place, `${category} token`, value, [
    ...(tokens?.keys() ?? []),
  ]);
  return false;
};
