import type { CompiledScreen } from '../../protocol/release/release.ts';

/** An empty shell: the lab shows screens without a frame around them. */
export const emptyShell: CompiledScreen = {
  kind: 'shell',
  id: 'shell',
  data: {},
  machines: {},
  nodes: [{ id: 'shell', type: 'Box', version: 1, tag: 'div' }],
  root: 0,
  forms: [],
};
