import { expect, test } from 'vitest';
import { createLabStore, suggestInput, type LabStore } from './lab-store.ts';
import { createStageLink } from './stage/stage-link.ts';
import { createLabApi } from './window-lab.ts';

function openStore(machine = 'login'): LabStore {
  return createLabStore({ machine, input: suggestInput(machine), moves: [] });
}
const submit = {
  do: 'send',
  event: { type: 'form.submit', values: { username: 'player', password: 'x' } },
} as const;

test('a machine starts with the defaults of its settings', () => {
  expect(suggestInput('login')).toEqual({
    mobileTab: false,
    humanVerification: true,
    expiryRule: false,
    captcha: false,
    agentsOnly: false,
  });
});
test('going back leaves the first moves and forgets the rest', () => {
  const store = openStore();
  store.play(submit);
  store.play({ do: 'answer', service: 'loadChallenge', outcome: 'slider' });
  store.rewind(1);
  const values = { username: 'player', password: { $secret: 'password' } };
  expect(store.view().run.moves).toEqual([{ do: 'send', event: { type: 'form.submit', values } }]);
  expect(
    store
      .view()
      .simulation.pending()
      .map(({ service }) => service),
  ).toEqual(['loadChallenge']);
});
test('what was reached stays counted over a reset', () => {
  const store = openStore();
  store.play(submit);
  store.reset();
  expect(store.view().simulation.read().state).toBe('editing');
  expect([...store.view().reached.states]).toContain('verifying');
});
test('a run that cannot be replayed changes nothing', () => {
  const store = openStore();
  store.play(submit);
  const before = store.view();
  const moves = [{ do: 'answer', service: 'logIn', outcome: 'right' }];
  expect(store.load({ machine: 'session', moves })).toMatchObject({ ok: false });
  expect(store.load({ machine: 'nobody', moves: [] })).toMatchObject({ ok: false });
  expect(store.view()).toBe(before);
});
test('a stored flow continues from where it was', () => {
  const store = openStore('session');
  store.play({ do: 'answer', service: 'restoreSession', outcome: 'member' });
  const stored = store.view().simulation.store();
  store.start('login');
  expect(store.load({ machine: 'session', stored, moves: [] }).ok).toBe(true);
  expect(store.view().simulation.read().state).toBe('member.idle');
});
test('window.lab drives the same simulation', () => {
  const store = openStore();
  const lab = createLabApi(store, createStageLink(store));
  expect(lab.machines).toContain('registration');
  expect(lab.start('session').state).toBe('booting');
  expect(lab.answer('restoreSession', 'network down').state).toBe('disconnected');
  expect(lab.advance(5_000).state).toBe('booting');
  expect(lab.snapshot().pending).toEqual(['restoreSession']);
  expect(lab.trace()).toHaveLength(2);
  expect(store.view().run.machine).toBe('session');
});
