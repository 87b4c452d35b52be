import { describe, expect, it } from 'vitest';
import type { CarePlayValue } from '../../protocol/generated/wire-types.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { createStore } from '../../runtime/core/store.ts';
import { followPlayTime, storePlayState, releaseRealityCheck } from './play-clock.ts';

const start = Date.UTC(2026, 5, 1, 8);
const none: CarePlayValue = { checkInSeconds: 3_600, restSeconds: 0, restUntil: null, isTimeUp: false };
const due: CarePlayValue = { ...none, checkInSeconds: 0 };

/** A portal with the modals and machines that the clock reads, and a server with a configurable answer. */
function setUp(first: CarePlayValue = none) {
  let now = start;
  let answer: CarePlayValue | Error = first;
  let isMoving = false;
  let isSeen = true;
  const waiting: { at: number; work: () => void }[] = [];
  const opened: string[] = [];
  const told: [string, string, JsonObject][] = [];
  let asked = 0;
  const running = new Set<string>();
  const store = createStore({
    session: { state: 'member', account: 'player' },
    member: { breakUntil: null },
    ui: { modal: null },
  });
  const show = (modal: string | null): void => store.set('ui.modal', modal);
  const runtime = {
    store,
    machines: {
      isMoneyMoving: () => isMoving,
      machineAt: (key: string) =>
        running.has(key)
          ? 'gameLaunch'
          : key === 'check' && store.get('ui.modal') === 'reality-check'
            ? key
            : undefined,
      tell: (...event: [string, string, JsonObject]) => told.push(event),
    },
    active: () => ({ pointer: { manifest: { modals: { 'reality-check': 'a', 'age-gate': 'b' } } } }),
    effects: {
      open: (modal: string) => {
        opened.push(modal);
        show(modal);
      },
    },
    closeModal: () => show(null),
  } as unknown as Runtime;
  const clock = {
    now: () => now,
    after: (milliseconds: number, work: () => void) => {
      waiting.push({ at: now + milliseconds, work });
      return () => undefined;
    },
  };
  const ask = async (): Promise<CarePlayValue> => {
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  followPlayTime(runtime, { clock, ask, isVisible: () => isSeen });
  return {
    store,
    opened,
    told,
    show,
    running,
    asked: () => asked,
    now: () => now,
    say: (next: CarePlayValue | Error) => (answer = next),
    pay: (moves: boolean) => (isMoving = moves),
    hide: () => (isSeen = false),
    /** Lets seconds pass, with every look that is due in them. */
    pass: async (seconds: number) => {
      const end = now + seconds * 1_000;
      for (;;) {
        await Promise.resolve();
        await new Promise((resolve) => setImmediate(resolve));
        const next = waiting.toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined || next.at > end) break;
        waiting.splice(waiting.indexOf(next), 1);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
}

describe('the clock of the reality check', () => {
  it('opens the check within seconds of the moment that the server named, once', async () => {
    const portal = setUp({ ...none, checkInSeconds: 60 });
    await portal.pass(55);
    expect(portal.opened).toEqual([]);
    portal.say(due);
    await portal.pass(12);
    expect(portal.opened).toEqual(['reality-check']);
  });

  it('waits for a call that moves money, and no longer than 30 seconds', async () => {
    const portal = setUp(due);
    portal.pay(true);
    await portal.pass(29);
    expect(portal.opened).toEqual([]);
    await portal.pass(7);
    expect(portal.opened).toEqual(['reality-check']);
    const short = setUp(due);
    short.pay(true);
    await short.pass(6);
    short.pay(false);
    await short.pass(5);
    expect(short.opened).toEqual(['reality-check']);
  });

  it('comes back whatever is opened or closed in its place, but for the question for the age', async () => {
    const portal = setUp(due);
    await portal.pass(1);
    portal.show(null);
    portal.show('deposit');
    expect(portal.opened).toEqual(['reality-check', 'reality-check', 'reality-check']);
    portal.show('age-gate');
    expect(portal.store.get('ui.modal')).toBe('age-gate');
    portal.show(null);
    expect(portal.store.get('ui.modal')).toBe('reality-check');
  });

  it('closes when it is answered here, and is notified when it is answered in another tab', async () => {
    const portal = setUp(due);
    await portal.pass(1);
    storePlayState(portal.store, none, portal.now());
    releaseRealityCheck(portal.store);
    portal.show(null);
    await portal.pass(4);
    expect(portal.store.get('ui.modal')).toBeNull();
    const other = setUp(due);
    await other.pass(1);
    other.say(none);
    await other.pass(5);
    expect(other.told).toEqual([['check', 'check.answered', { restSeconds: 0 }]]);
  });

  it('shows the rest of the server in every tab, and asks once a rest that began elsewhere is known', async () => {
    const resting = { ...none, restSeconds: 240, restUntil: '2026-06-01T08:04:00.000Z' };
    const fresh = setUp(resting);
    await fresh.pass(1);
    expect(fresh.opened).toEqual(['reality-check']);
    const asking = setUp(due);
    await asking.pass(1);
    asking.say(resting);
    await asking.pass(5);
    expect(asking.told).toEqual([['check', 'check.answered', { restSeconds: 240 }]]);
  });

  it('ends a game whose time is up', async () => {
    const portal = setUp({ ...none, isTimeUp: true });
    await portal.pass(4);
    expect(portal.told).toEqual([]);
    portal.running.add('launch');
    await portal.pass(12);
    expect(portal.told[0]).toEqual(['launch', 'play.ended', { code: 'limit.session' }]);
  });

  it('asks every ten seconds while the page is seen, also after an answer that never came', async () => {
    const portal = setUp();
    await portal.pass(1);
    portal.say(new Error('offline'));
    await portal.pass(60);
    expect(portal.asked()).toBeGreaterThanOrEqual(6);
    portal.hide();
    const before = portal.asked();
    await portal.pass(60);
    expect(portal.asked()).toBe(before);
  });

  it('does not run for a visitor or for a member on a break', async () => {
    const portal = setUp(due);
    await portal.pass(1);
    portal.store.set('session', { state: 'visitor', account: null });
    expect(portal.store.get('ui.modal')).toBeNull();
    const before = portal.asked();
    await portal.pass(60);
    expect(portal.asked()).toBe(before);
    const resting = setUp(due);
    resting.store.set('member.breakUntil', '2026-12-01T08:00:00.000Z');
    const asked = resting.asked();
    await resting.pass(30);
    expect(resting.asked()).toBe(asked);
  });
});
