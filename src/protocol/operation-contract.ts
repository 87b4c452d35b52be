import type { JsonSchema } from './json/json.ts';

/** One call of the member API, generated from `schemas/api/<name>.schema.json`. */
export interface OperationContract {
  /** Name a layout uses: `<area>.<verb>`, for example `games.list`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Further methods the reference platform accepts, where readings of the contract differ. */
  readonly alsoMethods: readonly string[];
  readonly path: string;
  readonly aliases: readonly string[];
  readonly moduleId: string;
  /**
   * Further modules of the call: it is served while one of all is on, and clients of the wire contract may name
   * any of them.
   */
  readonly alsoModuleIds?: readonly string[];
  readonly token: 'none' | 'optional' | 'required';
  /** `/wps/*` answers in an envelope, `/lgw/*` bare. */
  readonly envelope: boolean;
  /** The body goes as a form, not as JSON. */
  readonly form?: boolean;
  /** Where money moves, the client adds an idempotency key automatically. */
  readonly money: boolean;
  /** A layout's `data` or `call` may name it (never credentials, codes or captcha answers). */
  readonly layout: boolean;
  /**
   * Field of the value that says yes or no: the envelope's `success` repeats it, for clients of the wire contract
   * read nothing else of such a call.
   */
  readonly verdict?: string;
  /** `false`: for other clients of the wire contract; the portal makes no such call and does not carry it. */
  readonly portal?: boolean;
  /** Of a call that is no GET: the readings whose answer it changes; empty where no screen shows it. */
  readonly changes?: readonly string[];
  readonly request: JsonSchema;
  readonly response: JsonSchema;
}

/** All calls as one document. Schemas refer to what they share as `{ "$ref": "#/$defs/<name>" }`. */
export interface OperationsDocument {
  readonly $defs: Readonly<Record<string, JsonSchema>>;
  readonly operations: readonly OperationContract[];
}
