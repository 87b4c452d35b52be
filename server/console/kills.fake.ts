import type { KillSwitches } from '../site/kill-commands.ts';

/** Switches of a site that has nothing to switch off. */
export function createKillsFake(): KillSwitches {
  return {
    list: async () => [],
    candidates: async () => ({ component: [], form: [], machine: [], feature: [] }),
    kill: async () => ({ ok: false, error: { code: 'kill.nothing' } }),
    restore: async () => ({ ok: false, error: { code: 'kill.unknown' } }),
  };
}
