import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamNotice } from '../live/live-updates.ts';
import { createTabGroup } from './tab-group.ts';

const notice: StreamNotice = { revision: 7, release: 'r7', jitterMs: 0 };

/** One lock for all tabs, handed on in order, as the browser does it. */
function createLocks() {
  const waiting: { lead: () => Promise<unknown>; fail: (error: Error) => void }[] = [];
  return {
    request: (_name: string, lead: () => Promise<unknown>) =>
      new Promise((_resolve, reject) => {
        waiting.push({ lead, fail: reject });
        if (waiting.length === 1) void lead();
      }),
    closeLeader: () => {
      waiting.shift();
      void waiting[0]?.lead();
    },
    failAll: () => waiting.forEach(({ fail }) => fail(new Error('locks are gone'))),
  };
}
let locks: ReturnType<typeof createLocks>;
beforeEach(() => {
  locks = createLocks();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { locks });
});
let now = 1_000_000;
const clock = { now: () => now };
const channels: BroadcastChannel[] = [];
const RealChannel = BroadcastChannel;
beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
});
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

describe('tabs of one browser', () => {
  it('have one leader, and the next leads when it closes', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    createTabGroup(clock).join(first, 0);
    createTabGroup(clock).join(second, 0);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    locks.closeLeader();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('hear from the others, not from themselves', async () => {
    const [teller, hearer] = [createTabGroup(clock), createTabGroup(clock)];
    const ownListener = vi.fn<(heard: StreamNotice) => void>();
    teller.hear(ownListener);
    const heard = new Promise<StreamNotice>((resolve) => hearer.hear(resolve));
    teller.tell(notice);
    expect(await heard).toEqual(notice);
    expect(ownListener).not.toHaveBeenCalled();
  });

  it('lead each for themselves where the lock fails', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    createTabGroup(clock).join(first, 0);
    createTabGroup(clock).join(second, 0);
    locks.failAll();
    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  });

  it('lead each for themselves in a browser that has no locks, or no safe context', () => {
    for (const lack of [{ navigator: {} }, { isSecureContext: false }]) {
      for (const [name, value] of Object.entries(lack)) vi.stubGlobal(name, value);
      const lead = vi.fn<() => void>();
      const group = createTabGroup(clock);
      group.join(lead, 0);
      group.tell(notice);
      expect(lead).toHaveBeenCalledOnce();
    }
  });

  it('hear when they join what the leader heard since their page began, and nothing older', async () => {
    const leader = createTabGroup(clock);
    leader.join(() => undefined, 0);
    leader.tell({ news: 'ask', jitterMs: 0 });
    now += 60_000;
    leader.tell({ entries: 'promotion', jitterMs: 0 });
    leader.tell({ entries: 'promotion', jitterMs: 0 });
    now += 3_000;
    leader.tell(notice);
    const heard: StreamNotice[] = [];
    const late = createTabGroup(clock);
    late.hear((one) => heard.push(one));
    late.join(() => undefined, 4_000);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
    // A message more comes after all others that were on their way.
    leader.tell({ platform: 'ask', jitterMs: 0 });
    await vi.waitFor(() => expect(heard).toContainEqual({ platform: 'ask', jitterMs: 0 }));
    expect(heard).toEqual([{ entries: 'promotion', jitterMs: 0 }, notice, { platform: 'ask', jitterMs: 0 }]);
  });
});
