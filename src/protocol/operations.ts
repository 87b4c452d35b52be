import document from './generated/operations.json' with { type: 'json' };
import type { JsonSchema } from './json/json.ts';
import type { OperationContract } from './operation-contract.ts';
import { createRefResolver } from './json/resolve-refs.ts';

const resolve = createRefResolver(document.$defs);

/** Every call of the member API, its schemas complete. What calls share is one object in all of them. */
export const operations: readonly OperationContract[] = document.operations.map((operation) => ({
  ...operation,
  request: resolve(operation.request) as JsonSchema,
  response: resolve(operation.response) as JsonSchema,
}));
