import type { ConsoleRole, WireRelease } from '../../protocol/console-api.ts';
import type { KillSwitch } from '../../protocol/kill-switch.ts';
import type { ConsoleApi } from './console-api.ts';

type SwitchesApi = Pick<ConsoleApi, 'switches' | 'throwSwitch'>;
const now = '2026-11-21T10:00:00.000Z';

/** What is switched off, on the console's server in memory. */
export function createSwitchesApiFake({
  role,
  addRelease,
}: {
  readonly role: ConsoleRole;
  readonly addRelease: (note: string) => WireRelease;
}): SwitchesApi {
  let kills: readonly KillSwitch[] = [];
  return {
    switches: async () => ({
      kills,
      candidates: { component: ['Carousel'], vendor: [], form: ['register'], machine: [], feature: [] },
    }),
    throwSwitch: async (action, { kind, name, note }) => {
      kills = kills.filter((one) => one.kind !== kind || one.name !== name);
      if (action === 'kill') kills = [...kills, { kind, name, reason: note, author: role, at: now }];
      return addRelease(note);
    },
  };
}
