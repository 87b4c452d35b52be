import type { Clock } from '../runtime/core/clock.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import type { KeptTexts } from './boot-guard.ts';

/** When the next reality check of this tab is due, in milliseconds since 1970. */
export const dueKey = 'realityDue';
/** The age that was confirmed in this browser. */
export const ageKey = 'ageConfirmed';
const lookMs = 5_000;
const minuteMs = 60_000;
const realityModal = 'reality-check';
const ageModal = 'age-gate';

const has = (runtime: Runtime, modal: string): boolean =>
  Object.hasOwn(runtime.active().pointer.manifest.modals, modal);

interface PlayClock {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly tabTexts: KeptTexts;
}

/** One look at the clock: begins to count, forgets, or opens the check. */
export function lookAtPlayClock(runtime: Runtime, { clock, tabTexts }: PlayClock): void {
  const { store, machines } = runtime;
  const minutes = Number(store.get('settings.jurisdiction.realityCheckMinutes') ?? 0);
  const state = store.get('session.state');
  // While it is asked who is here, a reload must not begin to count anew.
  if (state === 'booting') return;
  if (state !== 'member' || minutes === 0) {
    tabTexts.write(dueKey, null);
    return;
  }
  const due = Number(tabTexts.read(dueKey) ?? Number.NaN);
  if (!Number.isFinite(due)) {
    tabTexts.write(dueKey, String(clock.now() + minutes * minuteMs));
    return;
  }
  // Never over a step in which money moves: it comes right after.
  if (clock.now() < due || machines.isMoneyStep() || !has(runtime, realityModal)) return;
  if (store.get('ui.modal') !== realityModal) runtime.effects.open(realityModal, {});
}

/** Opens the reality check whenever a member has been here for as long as the market says. */
export function followPlay(runtime: Runtime, deps: PlayClock): void {
  const look = (): void => {
    lookAtPlayClock(runtime, deps);
    deps.clock.after(lookMs, look);
  };
  look();
}

/**
 * Asks for the age where the market wants it and this browser has not confirmed it. Until it is
 * confirmed the question comes back, whatever is opened in its place.
 */
export function askAge(runtime: Runtime, browserTexts: KeptTexts): void {
  const { store } = runtime;
  const isAnswered = (): boolean =>
    Number(browserTexts.read(ageKey) ?? 0) >= Number(store.get('settings.limits.minimumAge') ?? 0);
  if (store.get('settings.jurisdiction.ageGate') !== true || !has(runtime, ageModal) || isAnswered()) return;
  const stop = store.subscribe(['ui.modal'], () => {
    if (isAnswered()) stop();
    else if (store.get('ui.modal') !== ageModal) runtime.effects.open(ageModal, {});
  });
  runtime.effects.open(ageModal, {});
}
