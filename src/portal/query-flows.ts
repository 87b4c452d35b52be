import type { JsonObject } from '../protocol/json/json.ts';
import type { CompiledScreen } from '../protocol/release/release.ts';

const scope = 'route.query.';

/**
 * Whether a flow of the page is about what the query names: a game, a contract, an order. Such a page is shown
 * from its beginning where the query names another; every other page stays as it is.
 */
export function isAboutAnother({ machines }: CompiledScreen, former: JsonObject, query: JsonObject): boolean {
  const isOther = (path: string): boolean =>
    path.startsWith(scope) && former[path.slice(scope.length)] !== query[path.slice(scope.length)];
  return Object.values(machines)
    .flatMap(({ input = {} }) => Object.values(input))
    .some((value) => value.k !== 'c' && value.d.some(isOther));
}
