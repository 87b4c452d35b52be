import type { ConsoleDeps } from './deps.ts';

/** Stages of a site where everybody has the same release. */
export function createStagesFake(): ConsoleDeps['stages'] {
  const none = async () => ({ ok: false, error: { code: 'stage.none' } }) as const;
  return {
    newest: async () => ({ stage: null, browsers: 0, faults: [] }),
    begin: async () => ({ ok: false, error: { code: 'stage.nobody' } }),
    widen: none,
    complete: none,
    rollBack: none,
  };
}
