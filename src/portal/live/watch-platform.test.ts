import { describe, expect, it } from 'vitest';
import { coveredPath } from '../../components/game-stage/covered-path.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { createStore } from '../../runtime/core/store.ts';
import { recheckPlatform, announceReopening } from './recheck-platform.ts';
import { watchPlatform } from './watch-platform.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

async function setUp({ hasPages = true } = {}) {
  const clock = createFakeClock();
  const store = createStore({});
  const status = { maintenance: false, regionRestriction: false, isUp: true };
  const log: string[] = [];
  let asked = 0;
  let cover: CompiledScreen | null = null;
  const swaps: (() => void)[] = [];
  const runtime = {
    store,
    screens: { get: () => (cover === null ? null : { screen: cover, release: 'r1' }) },
    machines: {
      canSend: (key: string, event: string) => key === 'platform' || event === 'member.refresh',
      send: (key: string, event: string) => log.push(`${key} ${event}`),
    },
    data: { reload: () => log.push('reload') },
    effects: {
      announce: (words: string) => log.push(words),
      call: (): Promise<Json> => {
        asked += 1;
        if (!status.isUp) return Promise.reject(new Error('down'));
        return Promise.resolve({
          maintenance: status.maintenance,
          regionRestriction: status.regionRestriction,
        });
      },
    },
    translate: (key: string) => key,
    loadPage: (id: string) => Promise.resolve(hasPages ? ({ id } as CompiledScreen) : null),
    showCover: (page: CompiledScreen | null) => {
      cover = page;
    },
    onSwap: (listener: () => void) => {
      swaps.push(listener);
      return () => undefined;
    },
    report: () => undefined,
  } as unknown as Runtime;
  const watch = watchPlatform({
    runtime,
    clock,
    random: () => 0.5,
    isVisible: () => true,
    host: 'a.example',
  });
  await settle();
  return { clock, store, status, log, watch, asked: () => asked, up: () => cover?.id ?? null };
}

describe('the watch over the platform', () => {
  it('tells the flows below the cover when they are covered and when they no longer are', async () => {
    const { status, watch, store } = await setUp();
    const seen = [store.get(coveredPath)];
    for (const maintenance of [true, false]) {
      status.maintenance = maintenance;
      watch.ask();
      await settle();
      seen.push(store.get(coveredPath));
    }
    expect(seen).toEqual([undefined, true, false]);
  });

  it('asks at the start, and covers what is there while the platform is closed', async () => {
    const { status, watch, up, asked } = await setUp();
    expect([asked(), up()]).toEqual([1, null]);
    status.maintenance = true;
    watch.ask();
    await settle();
    expect(up()).toBe('maintenance');
  });

  it('asks when a call is refused, once for all that are refused at the same time', async () => {
    const { store, status, up, asked } = await setUp();
    status.maintenance = true;
    recheckPlatform(store);
    recheckPlatform(store);
    recheckPlatform(store);
    await settle();
    expect(up()).toBe('maintenance');
    // One while the first was under way may have come after the answer was written.
    expect(asked()).toBeLessThanOrEqual(3);
    recheckPlatform(store);
    await settle();
    expect(asked()).toBeLessThanOrEqual(3);
  });

  it('uncovers when the page’s own flow finds it open, and asks again for what was refused', async () => {
    const { store, status, watch, log, up } = await setUp();
    status.maintenance = true;
    watch.ask();
    await settle();
    announceReopening(store);
    expect(up()).toBeNull();
    expect(log).toEqual(['runtime.maintenance.over', 'reload', 'session member.refresh']);
    announceReopening(store);
    expect(log).toHaveLength(3);
  });

  it('has the flow look again where the page is up already, and changes it where the reason is another', async () => {
    const { status, watch, log, up } = await setUp();
    status.maintenance = true;
    watch.ask();
    await settle();
    watch.ask();
    await settle();
    expect(log).toEqual(['platform status.check']);
    status.regionRestriction = true;
    watch.ask();
    await settle();
    expect(up()).toBe('region-blocked');
  });

  it('keeps asking every minute, also after it could not', async () => {
    const { clock, status, up } = await setUp();
    status.isUp = false;
    clock.advance(60_000);
    await settle();
    expect(up()).toBeNull();
    Object.assign(status, { isUp: true, maintenance: true });
    clock.advance(60_000);
    await settle();
    expect(up()).toBe('maintenance');
    status.maintenance = false;
    clock.advance(60_000);
    await settle();
    expect(up()).toBeNull();
  });

  it('leaves the screen alone where the site has no page for it', async () => {
    const { status, watch, up } = await setUp({ hasPages: false });
    status.maintenance = true;
    watch.ask();
    await settle();
    expect(up()).toBeNull();
  });
});
