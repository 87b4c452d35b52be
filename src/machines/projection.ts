import type { JsonObject } from '../protocol/json/json.ts';
import type { SnapshotLike } from '../protocol/machine/machine-contract.ts';
import type { Schema } from './payload-schema.ts';
import { readStatePath } from './state-path.ts';

interface Projection<Value> {
  readonly projection: Schema<Value>;
  readonly project: (snapshot: SnapshotLike) => Value;
}
/**
 * What layouts may read of a flow, in one statement: the schema types what `read` makes of the context and
 * of the dotted path of the active state. The result is spread into the contract.
 */
export function describeProjection<Context, Value extends JsonObject>(
  projection: Schema<Value>,
  read: (context: Context, state: string) => NoInfer<Value>,
): Projection<Value> {
  return {
    projection,
    project: ({ context, value }) => read(context as Context, readStatePath(value)),
  };
}
