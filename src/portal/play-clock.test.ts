import { describe, expect, it } from 'vitest';
import type { Json } from '../protocol/json.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { createFakeTexts } from './kept-texts.fake.ts';
import { ageKey, askAge, dueKey, lookAtPlayClock } from './play-clock.ts';

const start = Date.UTC(2026, 5, 1, 8);
const minute = 60_000;

/** A portal that only knows what is asked of it here. */
function setUp(paths: Readonly<Record<string, Json>>, kept: Readonly<Record<string, string>> = {}) {
  const opened: string[] = [];
  const values = new Map<string, Json>(Object.entries(paths));
  let hear: () => void = () => undefined;
  let isMoney = false;
  let now = start;
  const runtime = {
    store: {
      get: (path: string) => values.get(path),
      subscribe: (_paths: readonly string[], listener: () => void) => {
        hear = listener;
        return () => (hear = () => undefined);
      },
    },
    machines: { isMoneyStep: () => isMoney },
    active: () => ({ pointer: { manifest: { modals: { 'reality-check': 'a', 'age-gate': 'b' } } } }),
    effects: {
      open: (modal: string) => {
        opened.push(modal);
        values.set('ui.modal', modal);
      },
    },
  } as unknown as Runtime;
  const tabTexts = createFakeTexts(kept);
  const clock = { now: () => now, after: () => () => undefined };
  return {
    opened,
    tabTexts,
    runtime,
    pass: (milliseconds: number) => (now += milliseconds),
    set: (path: string, value: Json) => {
      values.set(path, value);
      hear();
    },
    pay: (isPaying: boolean) => (isMoney = isPaying),
    look: () => lookAtPlayClock(runtime, { clock, tabTexts }),
  };
}
const member = { 'session.state': 'member', 'settings.jurisdiction.realityCheckMinutes': 60 };

describe('the clock of the reality check', () => {
  it('opens the check when the minutes of the market are over, once', () => {
    const portal = setUp(member);
    portal.look();
    portal.pass(60 * minute - 1);
    portal.look();
    expect(portal.opened).toEqual([]);
    portal.pass(1);
    portal.look();
    portal.look();
    expect(portal.opened).toEqual(['reality-check']);
  });
  it('goes on after a reload with the time that is left, also where the check was up', () => {
    const portal = setUp({ ...member, 'session.state': 'booting' }, { [dueKey]: String(start - 5) });
    portal.look();
    expect(portal.opened).toEqual([]);
    portal.set('session.state', 'member');
    portal.look();
    expect(portal.opened).toEqual(['reality-check']);
  });
  it('waits for the end of a step in which money moves', () => {
    const portal = setUp(member, { [dueKey]: String(start) });
    portal.pay(true);
    portal.look();
    expect(portal.opened).toEqual([]);
    portal.pay(false);
    portal.look();
    expect(portal.opened).toEqual(['reality-check']);
  });
  it('counts for nobody who is not signed in, nor where the market asks for none', () => {
    const left = setUp({ ...member, 'session.state': 'visitor' }, { [dueKey]: String(start) });
    left.look();
    expect([left.opened, left.tabTexts.read(dueKey)]).toEqual([[], null]);
    const none = setUp({ ...member, 'settings.jurisdiction.realityCheckMinutes': 0 });
    none.look();
    expect(none.tabTexts.read(dueKey)).toBeNull();
  });
});

describe('the question for the age', () => {
  const asked = (ageGate: boolean, confirmed: Readonly<Record<string, string>>) => {
    const portal = setUp({ 'settings.jurisdiction.ageGate': ageGate, 'settings.limits.minimumAge': 21 });
    askAge(portal.runtime, createFakeTexts(confirmed));
    return portal.opened;
  };
  it('is put once per browser, and again where the age was raised', () => {
    expect(asked(true, {})).toEqual(['age-gate']);
    expect(asked(true, { [ageKey]: '21' })).toEqual([]);
    expect(asked(true, { [ageKey]: '18' })).toEqual(['age-gate']);
  });
  it('comes back until it is answered', () => {
    const portal = setUp({ 'settings.jurisdiction.ageGate': true, 'settings.limits.minimumAge': 18 });
    const browserTexts = createFakeTexts();
    askAge(portal.runtime, browserTexts);
    portal.set('ui.modal', 'login');
    expect(portal.opened).toEqual(['age-gate', 'age-gate']);
    browserTexts.write(ageKey, '18');
    portal.set('ui.modal', null);
    expect(portal.opened).toHaveLength(2);
  });
  it('is not put where the market does not ask', () => {
    expect(asked(false, {})).toEqual([]);
  });
});
