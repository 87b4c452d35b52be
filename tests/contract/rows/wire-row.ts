import type { JsonObject } from '../../../src/protocol/json/json.ts';

/** One call of the wire contract of this family, as its clients make it and read its answer. */
export interface WireRow {
  /** Readings of the contract differ: a client uses any of them. */
  readonly verbs: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  /** All names of the call, older and newer. */
  readonly paths: readonly string[];
  /** What clients send as `ModuleId`. */
  readonly moduleIds: readonly string[];
  readonly token: 'required' | 'optional' | 'none';
  /** What clients send beside, or in the place of, what the tests made for the call to go well. */
  readonly sends: JsonObject;
  /** Other forms in which clients send the same: each is made of a good request, and has to go well too. */
  readonly forms: readonly ((good: JsonObject) => JsonObject)[];
  /** What clients read of the answer: paths in its value, `[]` for each of a list; empty where none is known. */
  readonly reads: readonly string[];
  /** The body is a form. */
  readonly isForm: boolean;
  /** What differs from the contract, and why; empty where nothing does. */
  readonly differs: string;
}

interface Rest {
  readonly sends?: JsonObject;
  readonly forms?: WireRow['forms'];
  readonly reads?: string;
  readonly isForm?: boolean;
  readonly differs?: string;
}

/** Relays share a prefix. */
const toPath = (name: string): string => (name.startsWith('/') ? name : `/wps/relay/${name}`);

/**
 * A row out of texts with spaces between their parts: verbs, names, module ids and whether a session is needed
 * (`T`), possible (`t`) or neither (`-`).
 */
export function wireRow(
  verbs: string,
  names: string,
  moduleIds: string,
  token: string,
  rest: Rest = {},
): WireRow {
  const { sends = {}, forms = [], reads = '', isForm = false, differs = '' } = rest;
  return {
    verbs: verbs.split(' ') as WireRow['verbs'],
    paths: names.split(' ').map(toPath),
    moduleIds: moduleIds.split(' '),
    token: token === 'T' ? 'required' : token === 't' ? 'optional' : 'none',
    sends,
    forms,
    reads: reads === '' ? [] : reads.split(' '),
    isForm,
    differs,
  };
}
