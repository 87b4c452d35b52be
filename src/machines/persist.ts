import type { AnyActorRef } from 'xstate';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import { machineContracts } from './generated/contracts.ts';
import { interruptedInput } from './interrupted-call.ts';
import { listSecretNames } from './secret-names.ts';
import { parseOwnJson } from '../protocol/json/own-json.ts';

/** Everything of a value but what lies under a secret's name, at any depth. */
function dropSecrets(value: Json, secrets: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((item) => dropSecrets(item as Json, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secrets.has(key) ? null : dropSecrets(inner, secrets)]),
  );
}

/** A child of a stored snapshot: an actor by the name of its logic. */
interface StoredChild {
  readonly src: string;
  readonly snapshot: JsonObject;
}

function storeChild(
  child: StoredChild,
  owner: MachineContract,
  contracts: readonly MachineContract[],
): JsonObject {
  const { src, snapshot } = child;
  // A service may have the name of a machine: only what the owner calls a child is one.
  const isMachine = Object.values(owner.children ?? {}).includes(src);
  const machine = isMachine ? contracts.find(({ id }) => id === src) : undefined;
  if (machine !== undefined) return { ...child, snapshot: storeSnapshot(snapshot, machine, contracts) };
  const service = owner.services[src];
  if (service === undefined) return { ...child };
  const secrets = listSecretNames([owner], service.input);
  const input = dropSecrets(snapshot['input'] ?? {}, secrets) as JsonObject;
  const marked = service.repeatable === false ? { ...input, [interruptedInput]: true } : input;
  return { ...child, snapshot: { ...snapshot, input: marked } };
}
function storeSnapshot(
  snapshot: JsonObject,
  contract: MachineContract,
  contracts: readonly MachineContract[],
): JsonObject {
  const secrets = new Set(contract.secrets);
  // XState types a stored snapshot as unknown.
  const children = (snapshot['children'] ?? {}) as unknown as Readonly<Record<string, StoredChild>>;
  const stored = Object.entries(children).map(([id, child]) => [id, storeChild(child, contract, contracts)]);
  return {
    ...snapshot,
    context: dropSecrets(snapshot['context'] ?? {}, secrets),
    ...('output' in snapshot ? { output: dropSecrets(snapshot['output'] ?? null, secrets) } : {}),
    children: Object.fromEntries(stored) as JsonObject,
  };
}

/**
 * What may be stored of a running flow, for `createActor(machine, { snapshot })`. Secrets of the
 * machine and its children are left out. Waits continue with the time that is left; a call that may be
 * repeated is made again; one that may not fails with `request.interrupted`; a flow that needs a secret
 * to continue goes back to its form.
 */
export function persistActor(
  actor: AnyActorRef,
  id: string,
  contracts: readonly MachineContract[] = machineContracts,
): JsonObject {
  const contract = contracts.find((one) => one.id === id);
  if (contract === undefined) throw new Error(`expects a machine with a contract, got ${id}`);
  const whole = parseOwnJson<JsonObject, 'memory'>(JSON.stringify(actor.getPersistedSnapshot()));
  return storeSnapshot(whole, contract, contracts);
}
