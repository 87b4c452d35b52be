import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

test('a game that is refused during a rest says when it ends, and another refusal says nothing of it', () => {
  const game = { nodeId: '10001', name: 'Higher or lower', vassalage: 'DEMO' };
  const simulation = createSimulation({
    machine: 'gameLaunch',
    input: { signedIn: true, trial: false, game },
  });
  simulation.answer('launchGame', 'a rest is running');
  expect(simulation.read().projection).toMatchObject({
    state: 'failed',
    error: 'error.play.resting',
    until: '2026-12-01T08:05:00.000Z',
  });
  simulation.send({ type: 'game.retry' });
  simulation.answer('launchGame', 'network down');
  expect(simulation.read().projection).toMatchObject({ error: 'error.network.offline', until: null });
});
