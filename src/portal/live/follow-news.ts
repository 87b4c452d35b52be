import type { Contract, ContractInput } from '../../machines/contract/contract.context.ts';
import type { ContractsConsolidatedValue } from '../../protocol/generated/wire-types.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CallOperation } from '../../runtime/core/runtime-host.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { snapshotPath } from '../../runtime/core/values.ts';
import { readOwnContract } from '../session/contracts-of-member.ts';
import type { LastReads } from './last-reads.ts';
import { newsCalls } from './news-calls.ts';
import { refreshFlows } from './refresh-flows.ts';

type Needs = Pick<Runtime, 'store' | 'machines' | 'data'>;
type ShownContract = ContractInput & { readonly contract: Contract | null };

const markOf = (contract: Contract | null): string =>
  `${contract?.status ?? 'none'} ${contract?.version ?? 0} ${contract?.askedBy ?? ''}`;

/** Whether the contract on screen has another status or other terms by now. */
async function isOutdated({ store }: Needs, call: CallOperation): Promise<boolean> {
  const screen = store.get('machine.contract') as ShownContract | undefined;
  if (screen === undefined) return false;
  const { kind, product, side, account, contract } = screen;
  const ask = async (operation: string, input: JsonObject): Promise<unknown> => call(operation, input);
  // What the member API answers is checked by its contract tests.
  const current =
    side === 'upline'
      ? ((await ask('contracts.read', { kind, product, account })) as Contract)
      : readOwnContract((await ask('contracts.consolidated', {})) as ContractsConsolidatedValue, screen);
  return markOf(current) !== markOf(contract);
}

/**
 * Looks at what happened to the member who is logged in without this page: the inbox, the sources of pages, the
 * flows on screen, the contract and the open conversation. What has not changed is not drawn again.
 * @returns what looks, to be called for each notice
 */
export function createNewsReader(runtime: Needs, call: CallOperation, lastReads: LastReads): () => void {
  const { store, machines, data } = runtime;
  /** Flows that will look once they are at a step that can: a form that is being filled in stays. */
  const waiting = new Set<string>();
  function refreshFlow(key: string, event: string): void {
    const refresh = (): boolean => {
      if (machines.machineAt(key) === undefined) return true;
      if (machines.canSend(key, event) !== true) return false;
      machines.tell(key, event, {});
      return true;
    };
    if (waiting.has(key) || refresh()) return;
    waiting.add(key);
    const stop = store.subscribe([snapshotPath(key)], () => {
      if (!refresh()) return;
      waiting.delete(key);
      stop();
    });
  }
  return () => {
    if (store.get('session.state') !== 'member') return;
    if (machines.canSend('session', 'member.refresh') === true)
      machines.send('session', 'member.refresh', {});
    data.reload(newsCalls);
    refreshFlows(runtime, { call, lastReads });
    refreshFlow('conversation', 'thread.refresh');
    isOutdated(runtime, call).then(
      (isOther) => {
        if (isOther) refreshFlow('contract', 'contract.refresh');
      },
      // What is on screen stays; the next notice asks again.
      () => undefined,
    );
  };
}
