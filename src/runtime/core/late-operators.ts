import { lateOperations } from '../../protocol/time/date-operators.ts';
import type { Clock } from './clock.ts';
import type { ApplyLate } from './rules.ts';
import type { Store } from './store.ts';
import { lateRevisionPath } from './values.ts';

const minuteMs = 60_000;
const apply: ApplyLate = (operator, values) => lateOperations[operator](...values);

/** Hands out the operators; from then on `ui.now` is the time, to the minute, and rules with one have a result. */
export function startOperators(store: Store, clock: Clock, ready: (apply: ApplyLate) => void): void {
  function tick(): void {
    const now = clock.now();
    store.set('ui.now', new Date(now).toISOString());
    clock.after(minuteMs - (now % minuteMs), tick);
  }
  ready(apply);
  store.batch(() => {
    tick();
    store.set(lateRevisionPath, 1);
  });
}
