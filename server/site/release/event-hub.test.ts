import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createSeededRandom } from '../../infrastructure/random.fake.ts';
import { longestPageAgeMs } from '../../../src/protocol/release/release.ts';
import { createEventHub, jitterFor, type EventSink } from './event-hub.ts';

class SinkFake extends EventEmitter {
  text = '';
  state: 'open' | 'ended' | 'destroyed' = 'open';
  writableLength = 0;
  write(chunk: string): boolean {
    this.text += chunk;
    return true;
  }
  end(chunk = ''): this {
    this.text += chunk;
    this.state = 'ended';
    return this;
  }
  destroy(): this {
    this.state = 'destroyed';
    this.emit('close');
    return this;
  }
}
const asSink = (fake: SinkFake): EventSink => fake as unknown as EventSink;
const release = (revision: number) => ({ revision, release: `${revision}`.repeat(64).slice(0, 64) });
let now = 1_000_000;
const clock = { now: () => new Date(now) };
const openHub = (options: { onChange?: () => void; heartbeatMs?: number } = {}) =>
  createEventHub({ random: createSeededRandom(7), clock, ...options });

test('tells every browser of a release once, with its id', () => {
  const hub = openHub();
  const sinks = [new SinkFake(), new SinkFake()];
  sinks.forEach((sink, index) => hub.join(`client-${index}`, 1, asSink(sink)));
  hub.announce(release(2));
  hub.announce(release(2));
  for (const { text } of sinks) {
    expect(text.match(/event: release/g)).toHaveLength(1);
    expect(text).toContain(
      `event: release\nid: 2\ndata: {"revision":2,"release":"${'2'.repeat(64)}","jitterMs":0}\n\n`,
    );
  }
  hub.close();
});
test('tells a browser that comes with an old revision what it missed, and one that is current nothing', () => {
  const hub = openHub();
  hub.announce(release(5));
  const [old, current] = [new SinkFake(), new SinkFake()];
  hub.join('old-client', 3, asSink(old));
  hub.join('new-client', 5, asSink(current));
  expect(old.text).toContain('id: 5');
  expect(current.text).not.toContain('event: release');
  hub.close();
});
test('drops a browser that does not read, and only that one', () => {
  const hub = openHub();
  const [slow, quick] = [new SinkFake(), new SinkFake()];
  hub.join('slow-client', 1, asSink(slow));
  hub.join('quick-client', 1, asSink(quick));
  slow.writableLength = 70_000;
  hub.announce(release(2));
  expect([slow.state, quick.state]).toEqual(['destroyed', 'open']);
  expect(quick.text).toContain('id: 2');
  expect([...hub.counts().values()]).toEqual([1]);
  hub.close();
});
test('counts browsers by the revision they show', () => {
  let changes = 0;
  const hub = openHub({ onChange: () => (changes += 1) });
  const sink = new SinkFake();
  hub.join('client-a', 1, asSink(sink));
  hub.join('client-b', 1, asSink(new SinkFake()));
  expect(hub.markSeen('client-a', 2)).toBe(true);
  expect(hub.markSeen('client-elsewhere', 2)).toBe(false);
  expect([...hub.counts()].sort(([one], [other]) => one - other)).toEqual([
    [1, 1],
    [2, 1],
  ]);
  sink.emit('close');
  expect([...hub.counts()]).toEqual([[1, 1]]);
  expect(changes).toBe(4);
  hub.close();
});
test('lets a second stream of one browser replace the first', () => {
  const hub = openHub();
  const [first, second] = [new SinkFake(), new SinkFake()];
  hub.join('client-a', 1, asSink(first));
  hub.join('client-a', 1, asSink(second));
  first.emit('close');
  expect(first.state).toBe('ended');
  expect([...hub.counts()]).toEqual([[1, 1]]);
  hub.close();
});
test('says goodbye to everybody, each with its own wait, and to those who come later', () => {
  const hub = openHub();
  const sinks = Array.from({ length: 20 }, () => new SinkFake());
  sinks.forEach((sink, index) => hub.join(`client-${index}`, 1, asSink(sink)));
  hub.close();
  const delays = sinks.map(({ text }) => /retry: (\d+)\nevent: goodbye/.exec(text)?.[1]);
  expect(sinks.every(({ state }) => state === 'ended')).toBe(true);
  expect(new Set(delays).size).toBeGreaterThan(10);
  const late = new SinkFake();
  hub.join('client-late', 1, asSink(late));
  expect([late.state, late.text.includes('goodbye')]).toEqual(['ended', true]);
});
test('spreads the fetches of many browsers and lets few go at once', () => {
  expect([jitterFor(1), jitterFor(49), jitterFor(5_000), jitterFor(1_000_000)]).toEqual([0, 0, 2_500, 5_000]);
});

test('asks only the browsers of a session that ended whether it is good, and says nothing of the member', () => {
  const hub = openHub();
  const [ownSink, ownTab, other, visitor] = [new SinkFake(), new SinkFake(), new SinkFake(), new SinkFake()];
  hub.join('own-client', 1, asSink(ownSink), { session: 'a'.repeat(64) });
  hub.join('own-tab', 1, asSink(ownTab), { session: 'a'.repeat(64) });
  hub.join('other-client', 1, asSink(other), { session: 'b'.repeat(64) });
  hub.join('visitor-client', 1, asSink(visitor));
  hub.announceSession('a'.repeat(64));
  for (const { text } of [ownSink, ownTab])
    expect(text).toContain('event: session\ndata: {"session":"ask","jitterMs":0}\n\n');
  for (const { text } of [other, visitor]) expect(text).not.toContain('session');
  hub.close();
});
test('forgets which session a browser had once it comes with another, or goes', () => {
  const hub = openHub();
  const [before, after, gone] = [new SinkFake(), new SinkFake(), new SinkFake()];
  hub.join('one-client', 1, asSink(before), { session: 'a'.repeat(64) });
  hub.join('one-client', 1, asSink(after), { session: 'b'.repeat(64) });
  hub.join('gone-client', 1, asSink(gone), { session: 'a'.repeat(64) });
  gone.emit('close');
  hub.announceSession('a'.repeat(64));
  for (const { text } of [before, after, gone]) expect(text).not.toContain('event: session');
  hub.announceSession('b'.repeat(64));
  expect(after.text).toContain('event: session');
  hub.close();
});
test('asks every browser of a member, and no visitor, where endings were missed', () => {
  const hub = openHub();
  const [member, visitor] = [new SinkFake(), new SinkFake()];
  hub.join('member-client', 1, asSink(member), { session: 'a'.repeat(64) });
  hub.join('visitor-client', 1, asSink(visitor));
  hub.announceSession(null);
  expect(member.text).toContain('event: session');
  expect(visitor.text).not.toContain('event: session');
  hub.close();
});
test('asks only the browsers of a member to look for news, and says neither what nor whose', () => {
  const hub = openHub();
  const [own, other, visitor] = [new SinkFake(), new SinkFake(), new SinkFake()];
  hub.join('own-client', 1, asSink(own), { session: 'a'.repeat(64) });
  hub.join('other-client', 1, asSink(other), { session: 'b'.repeat(64) });
  hub.join('visitor-client', 1, asSink(visitor));
  hub.announceNews('a'.repeat(64));
  expect(own.text).toContain('event: news\ndata: {"news":"ask","jitterMs":0}\n\n');
  for (const { text } of [other, visitor]) expect(text).not.toContain('news');
  hub.announceNews(null);
  expect(other.text).toContain('event: news');
  expect(visitor.text).not.toContain('news');
  hub.close();
});

test('tells every browser that operators changed what pages show, and which part of it', () => {
  const hub = openHub();
  const sinks = [new SinkFake(), new SinkFake()];
  hub.join('a-visitor', 1, asSink(sinks[0] as SinkFake));
  hub.join('a-member', 1, asSink(sinks[1] as SinkFake), { session: 'session' });
  hub.announceEntries('notices');
  hub.announceEntries(null);
  for (const { text } of sinks) {
    expect(text).toContain('event: entries\ndata: {"entries":"notices","jitterMs":0}\n\n');
    expect(text).toContain('event: entries\ndata: {"entries":null,"jitterMs":0}\n\n');
  }
  hub.close();
});

test('tells a page that joins what others did since it began, and only what concerns it', () => {
  const hub = openHub();
  hub.announceEntries('games');
  now += 60_000;
  hub.announceEntries('notices');
  hub.announceEntries('notices');
  hub.announceNews('ana');
  hub.announceSession('ben');
  now += 5_000;
  const join = (page: { session?: string; pageAgeMs?: number }): string => {
    const sink = new SinkFake();
    hub.join(`client-${now}`, 1, asSink(sink), page);
    return sink.text;
  };
  const events = (text: string): readonly string[] =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name, data]) => `${name} ${data}`);
  const notices = 'entries {"entries":"notices","jitterMs":0}';
  expect(events(join({ pageAgeMs: 4_000 }))).toEqual([notices]);
  expect(events(join({ pageAgeMs: 1_000 }))).toEqual([]);
  expect(events(join({}))).toEqual([]);
  const games = 'entries {"entries":"games","jitterMs":0}';
  expect(events(join({ pageAgeMs: 70_000, session: 'ana' }))).toEqual([
    games,
    notices,
    'news {"news":"ask","jitterMs":0}',
  ]);
  expect(events(join({ pageAgeMs: 4_000, session: 'ben' }))).toEqual([
    notices,
    'session {"session":"ask","jitterMs":0}',
  ]);
  // What no page can still have missed is not kept.
  now += longestPageAgeMs + 10_000;
  hub.announcePlatform(true);
  hub.announcePlatform(false);
  expect(events(join({ pageAgeMs: longestPageAgeMs }))).toEqual(['platform {"platform":"ask","jitterMs":0}']);
  hub.close();
});

test('keeps what all hear of while thousands of members have news', () => {
  const hub = openHub();
  hub.announceEntries('lottery');
  for (let member = 0; member < 5_000; member += 1) hub.announceNews(`member-${member}`);
  const sink = new SinkFake();
  hub.join('late-client', 1, asSink(sink), { session: 'member-7', pageAgeMs: 1_000 });
  expect(sink.text.match(/event: (entries|news)/g)).toEqual(['event: entries', 'event: news']);
  hub.close();
});
