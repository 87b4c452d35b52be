import type { ConsoleDeps } from './deps.ts';

/** Schedules of a site where nothing waits. */
export function createSchedulesFake(): ConsoleDeps['schedules'] {
  return {
    newest: async () => null,
    lost: async () => [],
    dismiss: async () => undefined,
    plan: async () => ({ ok: false, error: { code: 'schedule.past' } }),
    cancel: async () => ({ ok: false, error: { code: 'schedule.unknown' } }),
  };
}
