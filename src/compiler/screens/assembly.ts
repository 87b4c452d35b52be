import { renameTwice } from '../fixes/make-fix.ts';
import type { CompiledNode } from '../../protocol/release/release.ts';
import type { NodeReference } from '../actions/compile-actions.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { Source } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { WrittenSource } from './compile-data.ts';

/** A screen while it is being put together. */
export interface Assembly {
  readonly sheet: StyleSheet;
  readonly nodes: CompiledNode[];
  /** Where each node was written. */
  readonly sources: Source[];
  /** Node id, or id of a fragment's use or slot → index of its node; -1 where there is no single one. */
  readonly ids: Map<string, number>;
  readonly references: NodeReference[];
  readonly forms: Set<string>;
  /** Data sources that came with fragments. */
  readonly data: WrittenSource[];
  /** Where named rules are in sight: of the screen, and of each use of a fragment. */
  readonly ruleOwners: Environment[];
}

/** Position of a node in the tree of the runtime. */
export interface Position {
  readonly depth: number;
  /** Row names around the node, in its own document or in a fragment's. */
  readonly rows: readonly string[];
}

export const createAssembly = (sheet: StyleSheet): Assembly => ({
  sheet,
  nodes: [],
  sources: [],
  ids: new Map(),
  references: [],
  forms: new Set(),
  data: [],
  ruleOwners: [],
});

/** Takes an id for the screen; reports where it is taken. Returns it with its prefix. */
export const claimId = (
  assembly: Assembly,
  env: Environment,
  id: string,
  place: Place,
  index: number,
): string => {
  const full = `${env.prefix}${id}`;
  if (assembly.ids.has(full)) {
    env.log.report(
      'reference.duplicate-id',
      sourceAt(env, [...place, 'id']),
      `The id "${id}" is used twice; every id of a document is its own.`,
      renameTwice(id, (other) => assembly.ids.has(`${env.prefix}${other}`)),
    );
  }
  assembly.ids.set(full, index);
  return full;
};
