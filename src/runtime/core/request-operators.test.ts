import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from './clock.fake.ts';
import * as code from './late-operators.ts';
import { requestOperators } from './request-operators.ts';
import { createStore } from './store.ts';
import { lateRevisionPath, readsOfExpression, ruleOf } from './values.ts';

const rule = { '!': { 'date-less': [{ var: 'ui.now' }, '2026-11-27T10:00:00Z', 'UTC'] } };

const open = (load: () => Promise<typeof code>) => {
  const clock = createFakeClock();
  const store = createStore({ ui: { online: true } });
  const fail = vi.fn();
  const applyLate = requestOperators({ clock, loadOperators: load }, store, fail);
  const scope = { read: store.get, isIn: () => undefined, canSend: () => undefined, applyLate };
  return { clock, store, scope, fail };
};

describe('operators whose code comes later', () => {
  it('are missing until the code is there, and then follow the clock by the minute', async () => {
    const load = vi.fn(() => Promise.resolve(code));
    const { clock, store, scope } = open(load);
    const always = { 'date-less': ['2026-11-26', '2026-11-27', 'UTC'] };
    expect(ruleOf(always).holds(scope)).toBe(false);
    expect(ruleOf(always).evaluate(scope)).toBeNull();
    const heard = vi.fn();
    store.subscribe(readsOfExpression({ r: always, d: [] }), heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(ruleOf(always).holds(scope)).toBe(true);
    expect(load).toHaveBeenCalledOnce();
    const readNow = (): number => Date.parse(store.get('ui.now') as string);
    const first = readNow();
    clock.advance(60_000);
    expect(readNow()).toBeGreaterThan(first);
    expect(ruleOf(rule).decide(scope, 'missing')).not.toBe('missing');
  });

  it('are fetched again after a failure, which is reported', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(code);
    const { store, scope, fail } = open(load);
    const always = { 'date-less': ['2026-11-26', '2026-11-27', 'UTC'] };
    ruleOf(always).holds(scope);
    await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
    expect(ruleOf(always).holds(scope)).toBe(false);
    await vi.waitFor(() => expect(store.get(lateRevisionPath)).toBe(1));
    expect(ruleOf(always).holds(scope)).toBe(true);
  });

  it('belong to the rules that name them alone', () => {
    expect(ruleOf(rule).isLate).toBe(true);
    expect(ruleOf({ '!': [{ var: 'ui.online' }] }).isLate).toBe(false);
    expect(ruleOf({ if: [{ var: 'ui.online' }, { format: ['1', 'number', 'UTC', []] }, ''] }).isLate).toBe(
      true,
    );
  });
});
