import type { JsonObject, JsonSchema } from '../../../src/protocol/json/json.ts';
import type { OperationContract } from '../../../src/protocol/operation-contract.ts';
import { operations } from '../../../src/protocol/operations.ts';

/** The operation that answers at a path by a verb. */
export const findOperation = (verb: string, path: string): OperationContract | undefined =>
  operations.find(
    ({ method, alsoMethods, path: own, aliases }) =>
      [own, ...aliases].includes(path) && [method, ...alsoMethods].includes(verb),
  );

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

/** Whether an answer always has a field: `list[].vo.gameName`; `[].id` in a list of objects. */
export function alwaysHas(schema: JsonSchema, path: string): boolean {
  if (path === '') return true;
  if (path.startsWith('[]'))
    return alwaysHas((schema['items'] ?? {}) as JsonObject, path.replace(/^\[\]\.?/, ''));
  const name = /^[^.[]+/.exec(path)?.[0] ?? path;
  const rest = path.slice(name.length).replace(/^\./, '');
  const field = propertiesOf(schema)[name];
  // A map from names that the server has: which they are, an answer says.
  if (field === undefined)
    return (
      typeof schema['additionalProperties'] === 'object' &&
      alwaysHas(schema['additionalProperties'] as JsonObject, rest)
    );
  return ((schema['required'] ?? []) as readonly string[]).includes(name) && alwaysHas(field, rest);
}
