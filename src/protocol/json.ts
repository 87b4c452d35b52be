/** A JSON value, as documents and wire payloads carry it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A JSON Schema (2020-12 or draft-07) as data. */
export type JsonSchema = JsonObject;
