import type { Api, ApiInput } from '../api/create-api.ts';
import type { MachineEntry } from '../runtime/core/machines.ts';
import type { PortalServices } from './machines/portal-needs.ts';
import { withLoadTimeout } from './page/with-load-timeout.ts';

/** Code that the first view does not need: fetched beside it, used when it is there. */
export interface PortalCode {
  readonly api: () => Promise<Api>;
  machine(id: string, atHand: () => PortalServices): Promise<MachineEntry>;
}

const prepareMachine = async (id: string, atHand: () => PortalServices) =>
  (await import('./machines/start-machine.ts')).prepareMachine(id, atHand);

export function createPortalCode(input: ApiInput): PortalCode {
  let api: Promise<Api> | null = null;
  function getApi(): Promise<Api> {
    api ??= withLoadTimeout(import('../api/create-api.ts')).then(({ createApi }) => createApi(input));
    // A failure is not kept: the next call tries again.
    api.catch(() => (api = null));
    return api;
  }
  return {
    api: getApi,
    machine: async (id, atHand) => {
      const [wire, client] = await Promise.all([withLoadTimeout(prepareMachine(id, atHand)), getApi()]);
      return wire(client);
    },
  };
}
