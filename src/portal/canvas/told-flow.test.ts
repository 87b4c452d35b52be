import { describe, expect, test } from 'vitest';
import { activeStates } from '../../runtime/core/machines.ts';
import { createToldFlow, readState } from './told-flow.ts';

describe('a flow in the canvas', () => {
  test.each([
    ['idle', ['idle']],
    ['asking.code', ['asking', 'asking.code']],
    ['form.idle+code.sent', ['form', 'form.idle', 'code', 'code.sent']],
  ])('is in %s', (state, active) => {
    expect(activeStates(readState(state)).toSorted()).toEqual(active.toSorted());
  });

  test('says what it takes, and does nothing with it', () => {
    const flow = createToldFlow('login', { state: 'idle', projection: { name: 'x' }, can: ['login.submit'] });
    const actor = flow.start({});
    const snapshot = actor.getSnapshot();
    expect(flow.contract.project(snapshot)).toEqual({ name: 'x' });
    expect(snapshot.can({ type: 'login.submit' } as never)).toBe(true);
    expect(snapshot.can({ type: 'login.cancel' } as never)).toBe(false);
    actor.send({ type: 'login.submit' });
    expect(actor.getSnapshot()).toBe(snapshot);
  });
});
