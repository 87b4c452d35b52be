import { describe, expect, test } from 'vitest';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import { sessionEnds } from '../../src/protocol/session-end.ts';

function startMember(): Simulation {
  const simulation = createSimulation({ machine: 'session' });
  simulation.answer('restoreSession', 'member');
  return simulation;
}
const readEffects = (simulation: Simulation): readonly string[] =>
  simulation.effects().map(({ name }) => name);

describe('a session that another device or staff ended', () => {
  test.each(sessionEnds)('says so and drops the token: %s', (reason) => {
    const simulation = startMember();
    simulation.send({ type: 'session.lost', reason });
    expect(simulation.read()).toMatchObject({ state: 'visitor', projection: { reason, member: null } });
    // The dialog with the reason leads to the login: none covers it.
    expect(readEffects(simulation)).toEqual(['dropToken', 'clearSession', 'announceLoss']);
  });

  test('says so where the page asks again, and where it is opened again', () => {
    const asked = startMember();
    asked.send({ type: 'member.refresh' });
    asked.answer('refreshMember', 'new password');
    expect(asked.read().projection['reason']).toBe('newPassword');
    expect(readEffects(asked)).toEqual(['dropToken', 'clearSession', 'announceLoss']);
    const opened = createSimulation({ machine: 'session' });
    opened.answer('restoreSession', 'account suspended');
    expect(opened.read().projection['reason']).toBe('suspended');
    expect(readEffects(opened)).toEqual(['dropToken', 'announceLoss']);
  });
});

test('a session that ended for another reason leads to the login', () => {
  for (const reason of ['expired', 'otherDevice', 'otherTab', 'onBreak', 'closed']) {
    const simulation = startMember();
    simulation.send({ type: 'session.lost', reason });
    const isOwnDoing = reason === 'onBreak' || reason === 'closed';
    expect([reason, readEffects(simulation).at(-1)]).toEqual([reason, isOwnDoing ? 'goHome' : 'openLogin']);
  }
});
