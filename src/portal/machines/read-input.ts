import type { Json } from '../../protocol/json.ts';

/** A text of a service's input; empty where the flow gives none. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
