import type { Closure, BlockedRegion } from '../../src/protocol/console-availability.ts';
import type { AvailabilityBackOffice } from './availability.ts';

/** Closes and opens as it is told, in memory; times are taken as they come. */
export function createAvailabilityFake(): AvailabilityBackOffice {
  let closure: Closure | null = null;
  let places: readonly BlockedRegion[] = [];
  const now = '2026-11-21T09:00:00.000Z';
  return {
    list: async () => ({
      state: closure === null ? 'none' : 'closed',
      closure,
      places,
      knowsCountries: true,
    }),
    close: async ({ from, until, zone, note, by }) => {
      const end = until === '' ? null : `${until}:00.000Z`;
      closure = { from: from === '' ? now : `${from}:00.000Z`, until: end, zone, reason: note, author: by };
    },
    open: async () => {
      closure = null;
    },
    deny: async ({ kind, value, note, by }) => {
      places = [...places, { kind, value, reason: note, author: by, at: now }];
    },
    allow: async ({ kind, value }) => {
      places = places.filter((place) => place.kind !== kind || place.value !== value);
    },
  };
}
