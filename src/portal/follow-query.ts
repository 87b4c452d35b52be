import type { JsonObject } from '../protocol/json.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import type { Announcer } from './announcer.ts';

const scope = 'route.query.';

/** What was there before the query changed for the first time. */
export interface QueryBefore {
  readonly query: JsonObject;
  readonly page: ReturnType<Runtime['screens']['get']>;
}

/**
 * A page stays as it is where the query of its address changes, unless one of its flows is about what the query
 * names: a game, a contract, an order. Such a page is shown again from its beginning, also after “Back”.
 */
export function followQuery(
  runtime: Runtime,
  announcer: Pick<Announcer, 'notify'>,
  before: QueryBefore,
): void {
  const { screens, store } = runtime;
  let { query } = before;
  const note = (): void => {
    query = store.get('route.query') as JsonObject;
  };
  const look = (): void => {
    const former = query;
    note();
    const screen = screens.get('page')?.screen;
    const isOther = (path: string): boolean =>
      path.startsWith(scope) && former[path.slice(scope.length)] !== query[path.slice(scope.length)];
    const values = Object.values(screen?.machines ?? {}).flatMap(({ input = {} }) => Object.values(input));
    if (screen === undefined || !values.some((value) => value.k !== 'c' && value.d.some(isOther))) return;
    runtime.showPage(screen);
    announcer.notify(document.title);
  };
  if (screens.get('page') === before.page) look();
  else note();
  // What a page was shown for is no change.
  screens.subscribe(note);
  store.subscribe(['route.query'], look);
}
