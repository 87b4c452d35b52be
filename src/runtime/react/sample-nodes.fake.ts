import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';

/** Short ways to write compiled nodes in tests. */
export const read = (path: string): CompiledValue => ({ k: 'e', r: { var: path }, d: [path] });
export const text = (key: string): CompiledValue => ({ k: 't', key, d: [] });
export const host = (id: string, rest: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  type: 'Box',
  version: 1,
  tag: 'div',
  ...rest,
});
export const page = (nodes: readonly CompiledNode[]): CompiledScreen => ({
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes,
  root: 0,
});
