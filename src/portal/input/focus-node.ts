import { whenSeen } from '../../runtime/react/arrival.ts';

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]';

/** Moves the focus into a node of the page: to its first control, else to itself. */
export function focusNode(source: Document, nodeId: string): void {
  const node = source.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`);
  if (node === null) return;
  const target = node.matches(focusable) ? node : (node.querySelector<HTMLElement>(focusable) ?? node);
  if (target === node && !node.matches(focusable)) node.tabIndex = -1;
  whenSeen(target, () => target.focus());
}
