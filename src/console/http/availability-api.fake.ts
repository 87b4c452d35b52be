import type { ConsoleRole, WireRelease } from '../../protocol/console-api.ts';
import type { WireAvailability } from '../../protocol/console-availability.ts';
import type { KillSwitch } from '../../protocol/kill-switch.ts';
import type { ConsoleApi } from './console-api.ts';

type AvailabilityApi = Pick<
  ConsoleApi,
  'switches' | 'throwSwitch' | 'opening' | 'closePortal' | 'openPortal' | 'denyPlace' | 'allowPlace'
>;
const now = '2026-11-21T10:00:00.000Z';

/** What is switched off and closed, on the console's server in memory. */
export function createAvailabilityApiFake({
  role,
  addRelease,
}: {
  readonly role: ConsoleRole;
  readonly addRelease: (note: string) => WireRelease;
}): AvailabilityApi {
  let kills: readonly KillSwitch[] = [];
  let opening: WireAvailability = { state: 'none', closure: null, places: [], knowsCountries: true };
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
    opening: async () => opening,
    closePortal: async ({ from, until, zone, note }) => {
      const end = until === '' ? null : `${until}:00.000Z`;
      const begin = from === '' ? now : `${from}:00.000Z`;
      const closure = { from: begin, until: end, zone, reason: note, author: role };
      opening = { ...opening, state: from === '' ? 'closed' : 'planned', closure };
      return opening;
    },
    openPortal: async () => {
      opening = { ...opening, state: 'none', closure: null };
      return opening;
    },
    denyPlace: async ({ kind, value, note }) => {
      opening = {
        ...opening,
        places: [...opening.places, { kind, value, reason: note, author: role, at: now }],
      };
      return opening;
    },
    allowPlace: async ({ value }) => {
      opening = { ...opening, places: opening.places.filter((place) => place.value !== value) };
      return opening;
    },
  };
}
