import { expect, it } from 'vitest';
import { listFaults } from './measure-kills.ts';
import { runStorm } from './storm.ts';

it('money and points agree with all that was acknowledged, though processes are killed in the middle', async () => {
  const storm = await runStorm({ operations: 180, answersPerKill: 60 });
  expect(listFaults(storm)).toEqual([]);
  expect(storm.kills).toBeGreaterThan(0);
  expect(storm.audit.transfers).toBeGreaterThan(100);
}, 240_000);

// The control: a server that forgets its transactions. If nothing is found here, the fact above is blind.
it('and do not, where the statements of a call are no transaction', async () => {
  const storm = await runStorm({ operations: 640, answersPerKill: 1_000, fault: 'no-transactions' });
  expect(listFaults(storm)).not.toEqual([]);
}, 240_000);
