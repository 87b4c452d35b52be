import { expect, it } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { listFaults } from './measure-kills.ts';
import { runStorm } from './storm.ts';

it('money and points agree with all that was acknowledged, though processes are killed in the middle', async () => {
  const storm = await runStorm(
    byEffort({ operations: 120, answersPerKill: 40 }, { operations: 180, answersPerKill: 60 }),
  );
  expect(listFaults(storm)).toEqual([]);
  expect(storm.kills).toBeGreaterThan(0);
  expect(storm.audit.transfers).toBeGreaterThan(byEffort(60, 100));
}, 240_000);

// The control: a server that forgets its transactions. If nothing is found here, the fact above is blind. At night
// alone: a storm so short that the gate has time for it finds nothing now and then.
it.each(byEffort([], ['no-transactions' as const]))(
  'and do not, where the statements of a call are no transaction: %s',
  async (fault) => {
    const storm = await runStorm({ operations: 640, answersPerKill: 1_000, fault });
    expect(listFaults(storm)).not.toEqual([]);
  },
  240_000,
);
