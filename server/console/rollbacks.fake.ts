import type { Rollbacks } from '../site/rollbacks.ts';

/** Rollbacks of a site where nothing waits for a second person. */
export function createRollbacksFake(): Rollbacks {
  const settled = async () => ({ ok: false, error: { code: 'rollback.settled' } }) as const;
  return { waiting: async () => [], confirm: settled, takeBack: settled };
}
