import type { JsonSchema } from './json.ts';

declare const valueOf: unique symbol;
/** A JSON Schema that knows the type of what it accepts. The mark is for the compiler; no value has it. */
export type Schema<Value> = JsonSchema & { readonly [valueOf]?: Value };
/** What a schema accepts: `ValueOf<typeof memberSchema>`. */
export type ValueOf<Given> = Given extends { readonly [valueOf]?: infer Value } ? Value : never;

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;
/** Shape of a value that calls carry; nothing in it changes. */
export type WireShape<Value> = Schema<Frozen<Value>>;
