import type { ReactNode } from 'react';
import type { CompiledNode } from '../../protocol/release.ts';
import type { Scope } from '../core/scope.ts';
import type { ViewEntry } from '../view.ts';

/** Elements of a node (and all below it) in a scope. */
export type Build = (scope: Scope) => ReactNode;

/** One node, interpreted once; what is drawn of it is made from this alone. */
export interface Plan {
  readonly node: CompiledNode;
  /** Keeps elements of one screen apart in reports. */
  readonly release: string;
  /** Store paths that the node's own attributes or props read. */
  readonly paths: readonly string[];
  readonly entry: ViewEntry | undefined;
  readonly slots: Readonly<Record<string, Build>>;
  readonly fallback: Build | null;
}
