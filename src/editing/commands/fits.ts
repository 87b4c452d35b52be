import type { TreeNode } from './layout-tree.ts';
import { nameNode, toWords } from './layout-tree.ts';

/** What is asked of a component to know what fits where: its definition without what draws it. */
export interface Facts {
  readonly kind: 'leaf' | 'container';
  readonly slots: readonly string[];
  /** Types that its children are; null for any. */
  readonly holds: readonly string[] | null;
  /** Types whose child it can be; null for any. */
  readonly within: readonly string[] | null;
  /** Property that says how many children each child has. */
  readonly columns: string | null;
}
/** By type. */
export type AllFacts = ReadonlyMap<string, Facts>;
type Named = Pick<TreeNode, 'type' | 'use' | 'value'>;

const listTypes = (types: readonly string[]): string => types.map(toWords).join(' or ');

/** Null where a node fits into another, else why not. What only compiling knows is a finding later. */
export function fits(facts: AllFacts, node: Named, parent: Named, slot: string | null): string | null {
  const [name, place] = [nameNode(node), nameNode(parent)];
  const around = facts.get(parent.type);
  if (parent.use !== null) return slot === null ? `${place} takes nothing but what its slots hold.` : null;
  // Nothing is known of a component that another build has.
  if (around === undefined) return null;
  if (slot !== null) return around.slots.includes(slot) ? null : `${place} has no slot “${slot}”.`;
  if (around.kind === 'leaf') return `${place} holds nothing.`;
  if (around.holds !== null && !around.holds.includes(node.type))
    return `${place} holds ${listTypes(around.holds)}, not ${name}.`;
  const within = facts.get(node.type)?.within ?? null;
  if (within !== null && !within.includes(parent.type)) return `${name} belongs into ${listTypes(within)}.`;
  return null;
}
/** Why no child of a node may come or go; null where they may. */
export function keepsCount(facts: AllFacts, parent: Named, around: Named | null): string | null {
  const columns = around === null ? null : (facts.get(around.type)?.columns ?? null);
  return columns === null || around === null
    ? null
    : `${nameNode(parent)} has one part for each of the columns of ${nameNode(around)}.`;
}
