import type { JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';

/** Properties that a payload schema marks `writeOnly`: given once, never shown, logged or stored. */
function listWriteOnly(schema: JsonSchema | undefined): readonly string[] {
  const properties = (schema?.['properties'] ?? {}) as JsonObject;
  return Object.entries(properties)
    .filter(([, property]) => (property as JsonObject | null)?.['writeOnly'] === true)
    .map(([name]) => name);
}
/** Names under which a machine, and the given payload of its, carries secrets. */
export function listSecretNames(
  contracts: readonly MachineContract[],
  payload?: JsonSchema,
): ReadonlySet<string> {
  return new Set([...contracts.flatMap(({ secrets }) => secrets), ...listWriteOnly(payload)]);
}
