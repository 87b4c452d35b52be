import { entryAreas, type EntryArea } from '../../protocol/document/entry-areas.ts';
import {
  longestPageAgeMs,
  type ActivePointer,
  type EntryNotice,
  type NewsNotice,
  type PlatformNotice,
  type ReleaseNotice,
  type SessionNotice,
} from '../../protocol/release/release.ts';
import type { Clock } from '../../runtime/core/clock.ts';
import type { Unread } from '../../protocol/json/json.ts';

/** The part of `EventSource` that is used. */
export interface NoticeStream {
  addEventListener(
    type: 'open' | 'error' | 'release' | 'stage' | 'platform' | 'session' | 'news' | 'entries' | 'goodbye',
    listener: (event: { data?: string }) => void,
  ): void;
  close(): void;
  /** 2 when the browser gave up. */
  readonly readyState: number;
}
export type StreamNotice = ReleaseNotice | PlatformNotice | SessionNotice | NewsNotice | EntryNotice;
/** The tabs of one browser share one stream: the leading tab opens it and passes notices on to the others. */
export interface TabGroup {
  /**
   * Calls `lead` when this tab becomes the leader; immediately where tabs cannot reach each other. The leader of
   * that moment tells again what it told since this page began, `pageAgeMs` ago.
   */
  join(lead: () => void, pageAgeMs: number): void;
  tell(notice: StreamNotice): void;
  hear(listener: (notice: StreamNotice) => void): void;
}
export interface LiveUpdatesOptions {
  readonly client: string;
  /** Milliseconds since this page began to load: the stream brings first what changed since. */
  readonly pageAge: () => number;
  readonly clock: Clock;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly open: (path: string) => NoticeStream;
  /** The pointer now; null when it is still the one of that revision. Rejects when unreachable. */
  readonly fetchActive: () => Promise<ActivePointer>;
  readonly swapTo: (pointer: ActivePointer) => Promise<{ readonly swapped: boolean }>;
  readonly reportSeen: (revision: number) => void;
  /** The platform may have been closed or opened. */
  readonly recheckPlatform: () => void;
  /** The session of this browser may have ended. */
  readonly recheckSession: () => void;
  /** Others may have done something that concerns the member. */
  readonly askForNews: () => void;
  /** Operators changed what pages show, in one part of the platform or in any. */
  readonly askForEntries: (area: EntryArea | null) => void;
  readonly tabs: TabGroup;
  readonly revision: () => number;
}
export interface LiveUpdates {
  start(): void;
  /** Asks now: the network is back, the tab is visible again, or the account changed. */
  readonly check: () => void;
  /** The hash of the token that this browser has now, null without one: the stream tells when it ends. */
  readonly followSession: (session: string | null) => void;
  stop(): void;
}

const pollMs = 30_000;
const reconnectMs = 3_000;
const maximumReconnectMs = 60_000;
const maximumRetries = 5;
/** A page that ended the session itself has its own answer first, and so do the other tabs of the browser. */
const ownAnswerMs = 500;

/** @param pageAge Of a page's first stream; after that, everything is asked for again. */
function nameStream(
  { client, revision }: Pick<LiveUpdatesOptions, 'client' | 'revision'>,
  session: string | null,
  pageAge: number | null,
): string {
  const age = pageAge === null ? '' : `&age=${Math.min(longestPageAgeMs, pageAge)}`;
  const address = `/site/events?client=${client}&revision=${revision()}${age}`;
  return session === null ? address : `${address}&session=${session}`;
}

interface Releases {
  /** Asks for the pointer now, and swaps to what is new. */
  readonly ask: () => void;
  /** A notice said that there is this revision: what answers with an older one is asked again. */
  readonly want: (revision: number) => void;
}
/** Asks for releases, one request at a time. */
function takeReleases(
  options: Pick<LiveUpdatesOptions, 'fetchActive' | 'swapTo' | 'reportSeen' | 'revision'>,
  later: (ms: number, work: () => void) => void,
  isStopped: () => boolean,
): Releases {
  const state = {
    wanted: 0,
    retries: 0,
    busy: false,
    /** `take` was called during a request: the answer of that request may be outdated. */
    mustAskAgain: false,
  };
  /** A release that could not be shown is not asked for again until there is another. */
  let refused = '';
  const mustAskAgain = (): boolean => state.mustAskAgain;
  async function take(): Promise<void> {
    if (isStopped()) return;
    if (state.busy) {
      state.mustAskAgain = true;
      return;
    }
    state.busy = true;
    state.mustAskAgain = false;
    try {
      const pointer = await options.fetchActive();
      const isNew = pointer.revision !== options.revision() && pointer.release !== refused;
      if (isNew) {
        const { swapped } = await options.swapTo(pointer);
        refused = swapped ? '' : pointer.release;
        if (swapped) options.reportSeen(pointer.revision);
      }
    } catch {
      // Unreachable: what is on screen stays, with no end. The next poll or notice asks again.
    } finally {
      state.busy = false;
    }
    if (mustAskAgain()) {
      await take();
      return;
    }
    // A cache on the way may still hand out the pointer from before: asked again a few times.
    if (state.wanted > options.revision() && refused === '' && state.retries > 0) {
      state.retries -= 1;
      later(1_000, () => void take());
    }
  }
  return {
    ask: () => void take(),
    want: (revision) => {
      state.wanted = revision;
      state.retries = maximumRetries;
    },
  };
}

/** Learns of releases from a stream, or by polling while there is none, and swaps to them. */
export function createLiveUpdates(options: LiveUpdatesOptions): LiveUpdates {
  const { clock, random } = options;
  const state = {
    isStopped: false,
    isConnected: false,
    isLeader: false,
    failures: 0,
    wasConnected: false,
  };
  let session: string | null = null;
  let stream: NoticeStream | null = null;
  const stops = new Set<() => void>();

  function later(ms: number, work: () => void): void {
    const stop = clock.after(ms, () => {
      stops.delete(stop);
      if (!state.isStopped) work();
    });
    stops.add(stop);
  }
  const releases = takeReleases(options, later, () => state.isStopped);
  function hear(notice: StreamNotice): void {
    if ('platform' in notice) {
      later(random() * notice.jitterMs, options.recheckPlatform);
      return;
    }
    if ('session' in notice) {
      later(ownAnswerMs + random() * notice.jitterMs, options.recheckSession);
      return;
    }
    if ('news' in notice) {
      later(random() * notice.jitterMs, options.askForNews);
      return;
    }
    if ('entries' in notice) {
      later(random() * notice.jitterMs, () => options.askForEntries(notice.entries));
      return;
    }
    if (notice.revision === options.revision()) return;
    releases.want(notice.revision);
    later(random() * notice.jitterMs, releases.ask);
  }
  function reconnect(): void {
    stream?.close();
    stream = null;
    state.isConnected = false;
    state.failures += 1;
    const delay = Math.min(maximumReconnectMs, reconnectMs * 2 ** Math.min(state.failures - 1, 5));
    later(delay * (0.5 + random()), connect);
  }
  function pass(notice: StreamNotice | null): void {
    if (notice === null) return;
    options.tabs.tell(notice);
    hear(notice);
  }
  function connect(): void {
    if (state.isStopped) return;
    const pageAge = Math.round(options.pageAge());
    const opened = options.open(nameStream(options, session, state.wasConnected ? null : pageAge));
    stream = opened;
    opened.addEventListener('open', () => {
      state.isConnected = true;
      state.failures = 0;
      // No notice came of what changed while there was no stream, of a session that ended or of what others did.
      const isLate = state.wasConnected || pageAge > longestPageAgeMs;
      if (isLate) pass({ entries: null, jitterMs: 0 });
      if (isLate && session !== null) {
        pass({ session: 'ask', jitterMs: 0 });
        pass({ news: 'ask', jitterMs: 0 });
      }
      state.wasConnected = true;
    });
    for (const type of ['release', 'stage'] as const)
      opened.addEventListener(type, ({ data }) => pass(parseNotice(data)));
    for (const [type, parse] of questions) opened.addEventListener(type, ({ data }) => pass(parse(data)));
    opened.addEventListener('goodbye', reconnect);
    opened.addEventListener('error', () => {
      state.isConnected = false;
      if (opened === stream && opened.readyState === 2) reconnect();
    });
  }
  function poll(): void {
    later(pollMs * (0.75 + random() / 2), () => {
      if (!state.isConnected) releases.ask();
      poll();
    });
  }

  return {
    start: () => {
      options.tabs.hear(hear);
      options.tabs.join(() => {
        state.isLeader = true;
        connect();
      }, options.pageAge());
      poll();
    },
    check: releases.ask,
    followSession: (next) => {
      if (next === session) return;
      session = next;
      if (stream === null) return;
      stream.close();
      state.isConnected = false;
      connect();
    },
    stop: () => {
      state.isStopped = true;
      stream?.close();
      for (const stop of stops) stop();
    },
  };
}

function parseNotice(data: string | undefined): ReleaseNotice | null {
  try {
    const notice = JSON.parse(data ?? '') as Unread<ReleaseNotice>;
    if (typeof notice.revision !== 'number' || typeof notice.release !== 'string') return null;
    const jitterMs = typeof notice.jitterMs === 'number' ? notice.jitterMs : 0;
    return { revision: notice.revision, release: notice.release, jitterMs };
  } catch {
    // A notice that cannot be read is none.
    return null;
  }
}

/** A notice that says nothing but that there is something to ask. */
function parseQuestion<Question extends object>(
  data: string | undefined,
  question: Question,
): (Question & { readonly jitterMs: number }) | null {
  try {
    const { jitterMs } = JSON.parse(data ?? '') as Unread<{ readonly jitterMs: number }>;
    return { ...question, jitterMs: typeof jitterMs === 'number' ? jitterMs : 0 };
  } catch {
    // A notice that cannot be read is none.
    return null;
  }
}

/** A part of the platform that this release has not heard of may be any. */
function parseEntries(data: string | undefined): EntryNotice | null {
  const question = parseQuestion(data, {});
  if (question === null) return null;
  const { entries } = JSON.parse(data ?? '') as Unread<EntryNotice>;
  return { ...question, entries: entryAreas.find((area) => area === entries) ?? null };
}

/** Notices that say nothing but that there is something to ask, and how each is read. */
const questions = [
  ['platform', (data: string | undefined) => parseQuestion(data, { platform: 'ask' } as const)],
  ['session', (data: string | undefined) => parseQuestion(data, { session: 'ask' } as const)],
  ['news', (data: string | undefined) => parseQuestion(data, { news: 'ask' } as const)],
  ['entries', parseEntries],
] as const;
