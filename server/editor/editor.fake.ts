import type { editor } from '../../src/protocol/calls/editor.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';

/** An editor with one component and screens without nodes. */
export const createEditorFake = (parts: Partial<Answers<typeof editor>> = {}): Answers<typeof editor> => ({
  facts: async () => ({ components: [], icons: [], widths: [], tokens: {} }),
  canvas: async () => ({
    url: 'http://portal.test/preview/canvas-sample/',
    expiresAt: '2026-11-21T10:30:00.000Z',
  }),
  view: async ({ n }) => ({ n, screens: [], words: {}, flows: {} }),
  reads: async () => null,
  sample: async () => ({ isPublic: false, value: null }),
  ...parts,
});
