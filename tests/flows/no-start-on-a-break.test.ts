import { expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';

const game = { nodeId: '10001', name: 'Lucky Koi', vassalage: 'FOYER' };
const launch = { signedIn: true, trial: false, game } as const;

test.each([
  ['deposit', {}],
  ['deposit', { order: 'd-1' }],
  ['gameLaunch', launch],
])('%s with %j asks the server for nothing while the member is on a break', (machine, input) => {
  const simulation = createSimulation({ machine, input: { ...input, onBreak: true } });
  expect(simulation.read().state).toBe('onBreak');
  expect(simulation.pending()).toEqual([]);
  expect(simulation.effects()).toEqual([]);
  expect(createSimulation({ machine, input }).pending()).toHaveLength(1);
});

test('a game that is pressed during a break does not start, and is let go', () => {
  const simulation = createSimulation({
    machine: 'gameLaunch',
    input: { ...launch, onBreak: true, game: null },
  });
  simulation.send({ type: 'game.launch', game });
  expect(simulation.read().state).toBe('onBreak');
  simulation.send({ type: 'game.cancel' });
  expect(simulation.read()).toMatchObject({ state: 'idle', projection: { gameId: null } });
  expect(simulation.pending()).toEqual([]);
});

test('a break that began elsewhere is told by the server: the flows come to the same rest', () => {
  const deposit = createSimulation({ machine: 'deposit', input: {} });
  deposit.answer('loadDepositMethods', 'on a break');
  expect(deposit.read()).toMatchObject({ state: 'onBreak', projection: { error: null } });
  const started = createSimulation({ machine: 'gameLaunch', input: launch });
  started.answer('launchGame', 'on a break');
  expect(started.read()).toMatchObject({ state: 'onBreak', projection: { error: null } });
});
