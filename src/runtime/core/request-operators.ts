import type { ApplyLate } from './rules.ts';
import type { RuntimeHost } from './runtime-host.ts';
import type { Store } from './store.ts';

/** Fetches the code of operators when the first rule needs one, and again after a failure. */
export function requestOperators(
  { clock, loadOperators }: Pick<RuntimeHost, 'clock' | 'loadOperators'>,
  store: Store,
  fail: (error: unknown) => void,
): ApplyLate {
  let apply: ApplyLate | null | undefined;
  return (operator, values) => {
    if (apply === undefined) {
      apply = null;
      loadOperators()
        .then((code) => code.startOperators(store, clock, (ready) => (apply = ready)))
        .catch((error: unknown) => {
          apply = undefined;
          fail(error);
        });
    }
    return apply?.(operator, values);
  };
}
