import type { ReactNode } from 'react';
import type { CompiledNode } from '../../protocol/release/release.ts';
import type { CompiledRule } from '../core/rules.ts';
import type { Scope } from '../core/scope.ts';
import type { Reads } from '../core/values.ts';
import type { Failures } from './node-boundary.tsx';
import type { ViewEntry } from '../view.ts';

/**
 * Builds the elements of a node (and all below it) in a scope. `key` replaces the node's own key, for the
 * element of a row.
 */
export type Build = (scope: Scope, key?: string) => ReactNode;

/** One node, interpreted once; what is drawn of it is made from this alone. */
export interface Plan {
  readonly node: CompiledNode;
  /** Keeps elements of one screen apart in reports. */
  readonly release: string;
  /** What the node's own attributes or props read. */
  readonly reads: Reads;
  readonly entry: ViewEntry | undefined;
  readonly slots: Readonly<Record<string, Build>>;
  readonly fallback: Build | null;
  /** Of all nodes of the screen, since it was interpreted. */
  readonly failures: Failures;
}
export interface GatePlan {
  readonly node: CompiledNode;
  readonly reads: Reads;
  readonly rule: CompiledRule | null;
  readonly content: Build;
}
export interface RowPlan {
  readonly node: CompiledNode;
  readonly repeat: NonNullable<CompiledNode['repeat']>;
  readonly rule: CompiledRule;
  readonly reads: Reads;
  readonly empty: Build | null;
  readonly buildRow: (scope: Scope, key: string) => ReactNode;
}
