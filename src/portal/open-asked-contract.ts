import type { Api } from '../api/create-api.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { findAsked } from './contracts-of-member.ts';

const modal = 'contract-request';
const trialType = 4;

/** Calls back at once where no modal is up, else when it was closed. */
function whenFree({ store }: Runtime, then: () => void): void {
  const isFree = (): boolean => (store.get('ui.modal') ?? null) === null;
  if (isFree()) {
    then();
    return;
  }
  const stop = store.subscribe(['ui.modal'], () => {
    if (!isFree()) return;
    stop();
    then();
  });
}

/**
 * After a sign-in: opens the contract that waits for the member's answer, if there is one. A trial account
 * is not asked (wire contract A6).
 */
export async function openAskedContract(runtime: Runtime, api: Api): Promise<void> {
  if (!Object.hasOwn(runtime.active().pointer.manifest.modals, modal)) return;
  if (runtime.store.get('session.type') === trialType) return;
  const asked = findAsked(await api['contracts.consolidated']({}));
  if (asked === null) return;
  whenFree(runtime, () => {
    if (runtime.store.get('session.state') === 'member') runtime.effects.open(modal, { ...asked });
  });
}
