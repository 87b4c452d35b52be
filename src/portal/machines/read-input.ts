import type { Json } from '../../protocol/json/json.ts';

/** A text of a service's input; empty where the flow gives none. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What was typed of the proof; an empty field is none. */
export function readProof({ password, code }: { readonly password: string; readonly code: string }) {
  return { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) };
}
