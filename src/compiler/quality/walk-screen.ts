import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';

/** A node in the order of reading. */
export interface WalkedNode {
  readonly node: CompiledNode;
  readonly index: number;
  /** Whether something may hide it: a rule, a state of a flow or a row, on it or around it. */
  readonly isConditional: boolean;
  readonly isInRow: boolean;
}

/** Every node of a screen in the order of reading. */
export const walkScreen = (screen: CompiledScreen): readonly WalkedNode[] => {
  const walked: WalkedNode[] = [];
  const visit = (index: number, isConditional: boolean, isInRow: boolean): void => {
    const node = screen.nodes[index];
    if (node === undefined) return;
    const isNodeConditional = isConditional || node.show !== undefined || node.in !== undefined;
    walked.push({ node, index, isConditional: isNodeConditional, isInRow });
    const isRow = isInRow || node.repeat !== undefined;
    const children = (node.children ?? []).filter((child): child is number => typeof child === 'number');
    for (const child of children) visit(child, isNodeConditional || node.repeat !== undefined, isRow);
    for (const child of Object.values(node.slots ?? {}).flat()) visit(child, isNodeConditional, isInRow);
    // In place of rows that there are none of, or of a component that fails.
    for (const child of [node.repeat?.empty, node.fallback])
      if (child !== undefined) visit(child, true, isInRow);
  };
  visit(screen.root, false, false);
  return walked;
};
