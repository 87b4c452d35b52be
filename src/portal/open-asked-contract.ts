import type { Api } from '../api/create-api.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { findAsked } from './contracts-of-member.ts';
import { whenFree } from './when-free.ts';

const modal = 'contract-request';
const trialType = 4;
/** Where the dialog's flow runs; a page about a contract holds the same key. */
const flowKey = 'contract';

/**
 * After a sign-in: opens the contract that waits for the member's answer, if there is one. A trial account
 * is not asked (wire contract A6), and a page that is about a contract itself is left in peace. Gives
 * whether there was one.
 */
export async function openAskedContract(runtime: Runtime, api: Api): Promise<boolean> {
  if (!Object.hasOwn(runtime.active().pointer.manifest.modals, modal)) return false;
  if (runtime.store.get('session.type') === trialType) return false;
  const asked = findAsked(await api['contracts.consolidated']({}));
  if (asked === null) return false;
  whenFree(
    runtime,
    () => {
      if (runtime.store.get('session.state') === 'member') runtime.effects.open(modal, { ...asked });
    },
    flowKey,
  );
  return true;
}
