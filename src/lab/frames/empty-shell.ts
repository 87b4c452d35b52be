import type { CompiledScreen } from '../../protocol/release.ts';

/** Screens of the lab stand alone: around them is nothing. */
export const emptyShell: CompiledScreen = {
  kind: 'shell',
  id: 'shell',
  data: {},
  machines: {},
  nodes: [{ id: 'shell', type: 'Box', version: 1, tag: 'div' }],
  root: 0,
  forms: [],
};
