import type { Json, JsonObject } from '../../protocol/json.ts';

/** A text of a service's input; empty where the flow gives none. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What was typed of the proof; an empty field is none. */
export function readProof(input: JsonObject): { readonly password?: string; readonly code?: string } {
  const [password, code] = [textOf(input['password']), textOf(input['code'])];
  return { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) };
}
