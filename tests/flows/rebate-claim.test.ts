import { expect, it } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

it('shows nothing as due any more from the moment it is claimed', () => {
  const simulation = createSimulation({ machine: 'rebateClaim' });
  simulation.answer('loadRebate', 'due');
  expect(simulation.read().projection).toMatchObject({ canClaim: true, rebate: { claimable: '6.00' } });
  simulation.send({ type: 'rebate.claim' });
  simulation.answer('claimRebate', 'paid');
  expect(simulation.read()).toMatchObject({
    state: 'claimed',
    projection: {
      canClaim: false,
      claim: { amount: '6.00' },
      rebate: { claimable: '0.00', canClaim: false, days: [{ status: 'paid' }] },
    },
  });
});
