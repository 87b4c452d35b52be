import type { Runtime } from '../../runtime/core/runtime.ts';
import type { TextStorage } from '../boot-guard.ts';

/** The age that was confirmed in this browser. */
export const ageKey = 'ageConfirmed';
export const ageModal = 'age-gate';
/** Until when this browser does not ask again after a visitor said to be too young, in epoch milliseconds. */
export const refusalKey = 'ageRefusedUntil';
const refusalHours = 24;

export const keepRefusal = (browserTexts: TextStorage, now: number): void =>
  browserTexts.write(refusalKey, String(now + refusalHours * 3_600_000));
/** Whether a refusal still holds. One further ahead than 24 hours, written by a wrong clock, is ignored. */
const isRefused = (browserTexts: TextStorage, now: number): boolean => {
  const rest = Number(browserTexts.read(refusalKey) ?? 0) - now;
  return rest > 0 && rest <= refusalHours * 3_600_000;
};

/**
 * Asks for the age where the market requires it and this browser has not confirmed it. Until it is
 * confirmed, the question reopens whenever another dialog replaces it.
 */
export function askAge(runtime: Runtime, browserTexts: TextStorage): void {
  const { store } = runtime;
  const isAnswered = (): boolean =>
    Number(browserTexts.read(ageKey) ?? 0) >= Number(store.get('settings.limits.minimumAge') ?? 0);
  const hasModal = Object.hasOwn(runtime.active().pointer.manifest.modals, ageModal);
  const refused = isRefused(browserTexts, Date.now());
  if (store.get('settings.jurisdiction.ageGate') !== true || !hasModal || (isAnswered() && !refused)) return;
  const open = (): void =>
    runtime.effects.open(ageModal, isRefused(browserTexts, Date.now()) ? { refused: true } : {});
  const stop = store.subscribe(['ui.modal'], () => {
    if (isAnswered() && !isRefused(browserTexts, Date.now())) stop();
    else if (store.get('ui.modal') !== ageModal) open();
  });
  open();
}
