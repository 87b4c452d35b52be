import { beforeAll, describe, expect, it } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { runRaces, type RacesResult } from './measure-races.ts';
import { races } from './race-kinds.ts';

/** So many that all connections of all processes are busy; `npm run bench -- races` sends a thousand. */
const requests = byEffort(28, 40);
const processes = byEffort(2, 3);
let result: RacesResult;
beforeAll(async () => {
  result = await runRaces({ requests, processes, hasControl: byEffort(false, true) });
}, 180_000);
const pick = (name: string) => result.races.find((race) => race.name === name);

describe('over several processes', () => {
  it.each(Object.keys(races))('%s: one effect for each thing that is fought over', (name) => {
    expect(pick(name)).toMatchObject({ requests, broken: 0, effects: pick(name)?.wanted });
  });

  // The control, at night: if looking first and writing then passed for safe, the facts above would be blind.
  it.each(byEffort([], Object.keys(races)))(
    '%s: several effects where somebody looks first and writes then',
    (name) => {
      expect(pick(name)?.naive).toBeGreaterThan(1);
    },
  );

  it('the ledger is balanced afterwards, and every row has its money', () => {
    expect(result.audit.faults).toEqual([]);
    expect(result.audit.transfers).toBeGreaterThan(20);
  });
});
