import { describe, expect, it } from 'vitest';
import type { EntryArea } from '../../protocol/document/entry-areas.ts';
import type { ActivePointer, ReleaseNotice } from '../../protocol/release/release.ts';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { createLiveUpdates, type StreamNotice, type TabGroup } from './live-updates.ts';

type Listener = (event: { data?: string }) => void;

function createFakeStream(path: string) {
  const listeners = new Map<string, Listener[]>();
  const stream = {
    path,
    readyState: 0,
    isClosed: false,
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    close: () => void (stream.isClosed = true),
    raise: (type: string, data?: unknown) => {
      for (const listener of listeners.get(type) ?? []) {
        listener(data === undefined ? {} : { data: typeof data === 'string' ? data : JSON.stringify(data) });
      }
    },
  };
  return stream;
}

function setUp(rest: { tabs?: TabGroup; swap?: (release: string) => boolean; pageAge?: number } = {}) {
  const clock = createFakeClock();
  const streams: ReturnType<typeof createFakeStream>[] = [];
  const shown: string[] = [];
  const seen: number[] = [];
  const told: StreamNotice[] = [];
  const counts = { asked: 0, doubted: 0, sessionAsked: 0, newsAsked: 0 };
  const entriesAsked: (EntryArea | null)[] = [];
  const server = { revision: 1, release: 'r1', isUp: true, ...counts, entriesAsked };
  let revision = 1;
  const live = createLiveUpdates({
    client: 'tab-1',
    pageAge: () => rest.pageAge ?? 1_500,
    clock,
    random: () => 0.5,
    open: (path) => {
      const stream = createFakeStream(path);
      streams.push(stream);
      return stream;
    },
    fetchActive: () => {
      server.asked += 1;
      if (!server.isUp) return Promise.reject(new Error('down'));
      return Promise.resolve({ revision: server.revision, release: server.release } as ActivePointer);
    },
    swapTo: (pointer) => {
      shown.push(pointer.release);
      const swapped = rest.swap?.(pointer.release) ?? true;
      if (swapped) revision = pointer.revision;
      return Promise.resolve({ swapped });
    },
    reportSeen: (number) => seen.push(number),
    recheckPlatform: () => (server.doubted += 1),
    recheckSession: () => (server.sessionAsked += 1),
    askForNews: () => (server.newsAsked += 1),
    askForEntries: (area) => server.entriesAsked.push(area),
    tabs: rest.tabs ?? { join: (lead) => lead(), tell: (notice) => told.push(notice), hear: () => undefined },
    revision: () => revision,
  });
  const publish = (release: string): ReleaseNotice => {
    server.revision += 1;
    server.release = release;
    return { revision: server.revision, release, jitterMs: 1000 };
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { live, clock, streams, shown, seen, told, server, publish, settle };
}

describe('live updates', () => {
  it('swap to a published release within its jitter, and say that it was seen', async () => {
    const test = setUp();
    test.live.start();
    expect(test.streams[0]?.path).toBe('/site/events?client=tab-1&revision=1&age=1500');
    test.streams[0]?.raise('release', test.publish('r2'));
    await test.settle();
    expect(test.shown).toEqual([]);
    test.clock.advance(500);
    await test.settle();
    expect(test.shown).toEqual(['r2']);
    expect(test.seen).toEqual([2]);
  });
  it('ask again when a cache still hands out the pointer of before, but not for ever', async () => {
    const test = setUp();
    test.live.start();
    test.streams[0]?.raise('open');
    test.streams[0]?.raise('release', { revision: 2, release: 'r2', jitterMs: 0 });
    for (let second = 0; second < 20; second += 1) {
      test.clock.advance(1000);
      await test.settle();
    }
    expect(test.server.asked).toBe(6);
    expect(test.shown).toEqual([]);
  });
  it('do not try a refused release again, but take the next one', async () => {
    const test = setUp({ swap: (release) => release !== 'bad' });
    test.live.start();
    test.streams[0]?.raise('release', test.publish('bad'));
    for (let minute = 0; minute < 5; minute += 1) {
      test.clock.advance(60_000);
      await test.settle();
    }
    expect(test.shown).toEqual(['bad']);
    expect(test.seen).toEqual([]);
    test.streams.at(-1)?.raise('release', test.publish('good'));
    test.clock.advance(1000);
    await test.settle();
    expect(test.shown).toEqual(['bad', 'good']);
  });
  it('ask now and then while there is no stream, and stay calm while the server is down', async () => {
    const test = setUp();
    test.live.start();
    test.server.isUp = false;
    test.clock.advance(40_000);
    await test.settle();
    expect(test.shown).toEqual([]);
    test.server.isUp = true;
    test.publish('r2');
    test.clock.advance(40_000);
    await test.settle();
    expect(test.shown).toEqual(['r2']);
  });
  it('do not ask while the stream stands', async () => {
    const test = setUp();
    test.live.start();
    test.streams[0]?.raise('open');
    test.clock.advance(300_000);
    await test.settle();
    expect(test.server.asked).toBe(0);
  });
  it('name the session of the browser, and continue with another stream when it changes', () => {
    const test = setUp();
    test.live.followSession('aa');
    test.live.start();
    test.live.followSession('aa');
    test.live.followSession('bb');
    test.live.followSession(null);
    const address = '/site/events?client=tab-1&revision=1&age=1500';
    const addresses = test.streams.map(({ path }) => path);
    expect(addresses).toEqual([`${address}&session=aa`, `${address}&session=bb`, address]);
    expect(test.streams.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });
  it('ask for the session when it may have ended, after the answer to who ended it, and tell the other tabs', () => {
    const test = setUp();
    test.live.followSession('aa');
    test.live.start();
    test.streams[0]?.raise('session', { session: 'ask', jitterMs: 0 });
    test.clock.advance(499);
    expect(test.server.sessionAsked).toBe(0);
    test.clock.advance(1);
    expect(test.server.sessionAsked).toBe(1);
    expect(test.told).toEqual([{ session: 'ask', jitterMs: 0 }]);
    test.streams[0]?.raise('session', 'not JSON');
    test.clock.advance(1_000);
    expect(test.server.sessionAsked).toBe(1);
  });
  it('ask for news when others did something, in every tab, and whenever a stream is back', () => {
    const test = setUp();
    test.live.followSession('aa');
    test.live.start();
    test.streams[0]?.raise('open');
    test.streams[0]?.raise('news', { news: 'ask', jitterMs: 0 });
    test.streams[0]?.raise('news', 'not JSON');
    test.clock.advance(0);
    expect(test.server.newsAsked).toBe(1);
    expect(test.told).toEqual([{ news: 'ask', jitterMs: 0 }]);
    test.streams[0]?.raise('error');
    test.streams[0]?.raise('open');
    test.clock.advance(1_000);
    expect(test.server.newsAsked).toBe(2);
  });
  it('ask for the session when a stream is back, since nobody told of it meanwhile', () => {
    const test = setUp();
    test.live.followSession('aa');
    test.live.start();
    test.streams[0]?.raise('open');
    test.clock.advance(1_000);
    expect(test.server.sessionAsked).toBe(0);
    test.streams[0]?.raise('error');
    test.streams[0]?.raise('open');
    test.clock.advance(1_000);
    expect(test.server.sessionAsked).toBe(1);
  });
  it('ask for what operators changed, in every tab, and for all of it whenever a stream is back', () => {
    const test = setUp();
    test.live.start();
    test.streams[0]?.raise('open');
    test.streams[0]?.raise('entries', { entries: 'notices', jitterMs: 400 });
    test.streams[0]?.raise('entries', 'not JSON');
    test.clock.advance(200);
    expect(test.server.entriesAsked).toEqual(['notices']);
    expect(test.told).toEqual([{ entries: 'notices', jitterMs: 400 }]);
    test.streams[0]?.raise('entries', { entries: 'of a later release', jitterMs: 0 });
    test.streams[0]?.raise('error');
    test.streams[0]?.raise('open');
    test.clock.advance(1);
    expect(test.server.entriesAsked).toEqual(['notices', null, null]);
  });
  it('ask for all that operators changed where the page is older than what the server remembers', () => {
    const test = setUp({ pageAge: 120_001 });
    test.live.start();
    test.streams[0]?.raise('open');
    test.clock.advance(1);
    expect(test.server.entriesAsked).toEqual([null]);
  });
  it('come back after a goodbye, later and later while it fails', async () => {
    const test = setUp();
    test.live.start();
    test.streams[0]?.raise('goodbye');
    expect(test.streams[0]?.isClosed).toBe(true);
    test.clock.advance(2_999);
    expect(test.streams.length).toBe(1);
    test.clock.advance(1);
    expect(test.streams.length).toBe(2);
    const second = test.streams[1];
    if (second !== undefined) second.readyState = 2;
    second?.raise('error');
    test.clock.advance(3_000);
    expect(test.streams.length).toBe(2);
    test.clock.advance(3_000);
    expect(test.streams.length).toBe(3);
  });
  it.each(['', 'no json', '{}', '{"revision":"2","release":"r2"}', 'null'])(
    'ignore the odd notice %j',
    async (data) => {
      const test = setUp();
      test.live.start();
      test.streams[0]?.raise('open');
      test.streams[0]?.raise('release', data);
      test.clock.advance(10_000);
      await test.settle();
      expect(test.server.asked).toBe(0);
    },
  );
  it('open one stream for all tabs: the others hear of a release from the first', async () => {
    let hearing: (notice: ReleaseNotice) => void = () => undefined;
    const test = setUp({
      tabs: { join: () => undefined, tell: () => undefined, hear: (listener) => (hearing = listener) },
    });
    test.live.start();
    expect(test.streams.length).toBe(0);
    hearing(test.publish('r2'));
    test.clock.advance(1000);
    await test.settle();
    expect(test.shown).toEqual(['r2']);
  });
  it('pass on that the platform was closed or opened, to the other tabs too', async () => {
    const test = setUp();
    test.live.start();
    test.streams[0]?.raise('platform', { platform: 'ask', jitterMs: 400 });
    test.streams[0]?.raise('platform', 'broken');
    expect(test.server.doubted).toBe(0);
    test.clock.advance(200);
    expect(test.server.doubted).toBe(1);
    expect(test.told).toEqual([{ platform: 'ask', jitterMs: 400 }]);
    expect(test.server.asked).toBe(0);
  });
  it('ask what to show when a stage begins or ends, and return to the active release', async () => {
    const test = setUp();
    test.live.start();
    test.streams[0]?.raise('open');
    test.publish('staged');
    test.streams[0]?.raise('stage', { revision: 0, release: '', jitterMs: 0 });
    test.clock.advance(0);
    await test.settle();
    expect(test.shown).toEqual(['staged']);
    expect(test.told).toMatchObject([{ revision: 0 }]);
    // A member outside the stage gets the release that they already have.
    test.streams[0]?.raise('stage', { revision: 0, release: '', jitterMs: 0 });
    test.clock.advance(10_000);
    await test.settle();
    expect(test.shown).toEqual(['staged']);
    expect(test.server.asked).toBe(2);
    test.streams[0]?.raise('release', test.publish('r1'));
    test.clock.advance(1_000);
    await test.settle();
    expect(test.shown).toEqual(['staged', 'r1']);
  });
  it('ask once more when a member logs in while a request is in flight', async () => {
    const test = setUp();
    test.live.start();
    test.live.check();
    test.live.check();
    test.live.check();
    await test.settle();
    expect(test.server.asked).toBe(2);
  });
  it('end when the page goes', async () => {
    const test = setUp();
    test.live.start();
    test.live.stop();
    test.publish('r2');
    test.clock.advance(100_000);
    await test.settle();
    expect(test.streams[0]?.isClosed).toBe(true);
    expect(test.server.asked).toBe(0);
  });
});
