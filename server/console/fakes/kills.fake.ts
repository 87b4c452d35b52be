import type { KillSwitch } from '../../../src/protocol/release/kill-switch.ts';
import type { KillSwitches } from '../../site/kill/kill-commands.ts';
import type { SiteServiceFake } from '../../site/site-service.fake.ts';

/** Switches of a site that has one component to switch off. */
export function createKillsFake(site: SiteServiceFake): KillSwitches {
  let kills: readonly KillSwitch[] = [];
  const candidates = { component: ['Carousel'], form: ['register'], machine: [], feature: [] };
  const isOff = (kind: string, name: string): boolean =>
    kills.some((one) => one.kind === kind && one.name === name);
  return {
    list: async () => kills,
    candidates: async () => candidates,
    kill: async ({ kind, name, note, author }) => {
      if (note.trim() === '') return { ok: false, error: { code: 'publish.note-required' } };
      if (isOff(kind, name)) return { ok: false, error: { code: 'kill.already' } };
      if (kind !== 'vendor' && !candidates[kind].some((one) => one === name))
        return { ok: false, error: { code: 'kill.nothing' } };
      kills = [...kills, { kind, name, reason: note, author, at: '2026-11-21T10:00:00.000Z' }];
      return { ok: true, value: site.addRelease({ kind: 'kill', note, author }) };
    },
    restore: async ({ kind, name, note, author }) => {
      if (note.trim() === '') return { ok: false, error: { code: 'publish.note-required' } };
      if (!isOff(kind, name)) return { ok: false, error: { code: 'kill.unknown' } };
      kills = kills.filter((one) => one.kind !== kind || one.name !== name);
      return { ok: true, value: site.addRelease({ kind: 'restore', note, author }) };
    },
  };
}
