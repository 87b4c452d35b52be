/** A JSON value, as documents and wire payloads carry it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** An object from outside of which nothing is checked yet: any property may be missing, or be of another type. */
export type Unread<Value> = { readonly [Name in keyof Value]?: unknown };

/** A JSON Schema (2020-12 or draft-07) as data. */
export type JsonSchema = JsonObject;
