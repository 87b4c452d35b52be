import type { Runtime } from '../runtime/core/runtime.ts';
import type { KeptTexts } from './boot-guard.ts';

/** The age that was confirmed in this browser. */
export const ageKey = 'ageConfirmed';
export const ageModal = 'age-gate';

/**
 * Asks for the age where the market wants it and this browser has not confirmed it. Until it is
 * confirmed the question comes back, whatever is opened in its place.
 */
export function askAge(runtime: Runtime, browserTexts: KeptTexts): void {
  const { store } = runtime;
  const isAnswered = (): boolean =>
    Number(browserTexts.read(ageKey) ?? 0) >= Number(store.get('settings.limits.minimumAge') ?? 0);
  const hasModal = Object.hasOwn(runtime.active().pointer.manifest.modals, ageModal);
  if (store.get('settings.jurisdiction.ageGate') !== true || !hasModal || isAnswered()) return;
  const stop = store.subscribe(['ui.modal'], () => {
    if (isAnswered()) stop();
    else if (store.get('ui.modal') !== ageModal) runtime.effects.open(ageModal, {});
  });
  runtime.effects.open(ageModal, {});
}
