import type { Json } from '../json/json.ts';

export type ReadKind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';
/** What can be read at a place: its kinds, its parts, and what it may hold. */
export interface ReadTree {
  /** Empty where it may be anything. */
  readonly kinds: readonly ReadKind[];
  readonly fields?: Readonly<Record<string, ReadTree>>;
  /** Of a list: one of its rows. */
  readonly row?: ReadTree;
  /** All that it can be, where these are few. */
  readonly values?: readonly Json[];
  /** As its schema gives it. */
  readonly example?: Json;
  /** What its schema says it counts, such as money. */
  readonly unit?: string;
}
export interface ReadFlow {
  /** Its name on the screen. */
  readonly key: string;
  /** Dotted paths of its states. */
  readonly states: readonly string[];
  readonly events: readonly string[];
}
/** What the parts of a screen can read, and what they can send events to and call. */
export interface ScreenReads {
  /** Scope → what is in it. */
  readonly scopes: Readonly<Record<string, ReadTree>>;
  readonly flows: readonly ReadFlow[];
  /** Calls that a layout may make. */
  readonly calls: readonly string[];
}
