import type { CompiledWith } from '../protocol/release.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { resolveWith } from '../runtime/core/values.ts';

/** Those of the values that a flow begins with which the query decides. */
const pickOfQuery = (input: CompiledWith = {}): CompiledWith =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) => value.k !== 'c' && value.d.some((path) => path.startsWith('route.query')),
    ),
  );

/**
 * A page stays as it is where the query of its address changes, unless one of its flows is about what the query
 * names: a game, a contract, an order. Such a page is shown again from its beginning, also after “Back”.
 * @param say Tells the person that another page is there
 */
export function followQuery(runtime: Runtime, say: () => void): void {
  const readSubjects = (): string =>
    JSON.stringify(
      Object.values(runtime.screens.get('page')?.screen.machines ?? {}).map(({ input }) =>
        resolveWith(pickOfQuery(input), runtime.scope, runtime.translate),
      ),
    );
  let subjects = readSubjects();
  runtime.screens.subscribe(() => {
    subjects = readSubjects();
  });
  runtime.store.subscribe(['route.query'], () => {
    const { screen } = runtime.screens.get('page') ?? {};
    if (screen === undefined || subjects === readSubjects()) return;
    runtime.showPage(screen);
    say();
  });
}
