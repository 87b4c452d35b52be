import type { ServerResponse } from 'node:http';
import type { EntryArea } from '../../../src/protocol/document/entry-areas.ts';
import type {
  EntryNotice,
  NewsNotice,
  PlatformNotice,
  ReleaseNotice,
  SessionNotice,
} from '../../../src/protocol/release/release.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { Random } from '../../infrastructure/random.ts';
import { createRecentNotices } from './recent-notices.ts';

/** What the hub needs of a response; the fake in tests is one too. */
export type EventSink = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength' | 'on'>;

export interface HubOptions {
  readonly random: Random;
  readonly clock: Clock;
  /** Comment that keeps proxies from closing the stream, in milliseconds. */
  readonly heartbeatMs?: number;
  /** A browser with more than this unsent is dropped; it reconnects. */
  readonly longestQueueBytes?: number;
  /** Called when the numbers of `counts` may have changed. */
  readonly onChange?: () => void;
}
export interface JoiningPage {
  readonly session?: string | null;
  readonly pageAgeMs?: number;
}
export interface EventHub {
  /**
   * Starts sending to a browser. A second stream of the same client replaces the first. `session` is the hash
   * of the token that its pages have, null for a visitor. `pageAgeMs` is how long ago its page began: it hears
   * now what others did since.
   */
  join(client: string, shownRevision: number, sink: EventSink, page?: JoiningPage): void;
  /** Tells every browser, each to fetch within the jitter. */
  readonly announce: (release: { readonly revision: number; readonly release: string }) => void;
  /**
   * Tells every browser to ask what it should show: a stage began, changed or ended. While one is open, a
   * browser that joins is asked too, since its first request may not have named the viewer.
   */
  announceStage(isOpen: boolean): void;
  /** Asks every browser to read the platform's status; also a browser that joins while it is closed. */
  readonly announcePlatform: (isClosed: boolean) => void;
  /** Asks the browsers that have this session, or any where null, whether it is still good. No other hears of it. */
  readonly announceSession: (session: string | null) => void;
  /** Asks the browsers that have this session, or any where null, to look at what others did. No other hears of it. */
  readonly announceNews: (session: string | null) => void;
  /** Asks every browser to read again what operators put in by hand, of one part of the platform or of all. */
  readonly announceEntries: (area: EntryArea | null) => void;
  /** A browser says that it shows a revision. False when it has no stream here. */
  readonly markSeen: (client: string, revision: number) => boolean;
  /** Revision → open browsers of this node that show it. */
  readonly counts: () => ReadonlyMap<number, number>;
  /** Says goodbye and ends every stream: Fastify's close waits for open ones. */
  readonly close: () => void;
}

interface Member {
  readonly sink: EventSink;
  readonly session: string | null;
  revision: number;
}

/** Shortest and longest wait before a browser connects again, in milliseconds. */
const retryRange = { from: 2_000, below: 5_000 } as const;
/** Releases are fetched at this rate per node at most, whatever the number of browsers. */
const fetchesPerSecond = 2_000;
const longestJitterMs = 5_000;

export const jitterFor = (browsers: number): number =>
  browsers < 50 ? 0 : Math.min(longestJitterMs, Math.ceil((browsers / fetchesPerSecond) * 1_000));

const writeEvent = (event: string, id: number, data: unknown): string =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Without an id: the number that a stream continues from stays that of a release. */
const writeQuestion = (jitterMs: number): string => {
  const notice: ReleaseNotice = { revision: 0, release: '', jitterMs };
  return `event: stage\ndata: ${JSON.stringify(notice)}\n\n`;
};

/** Says nothing of the member: the browser asks with its own token. Without an id, as the platform's. */
const writeSession = (jitterMs: number): string => {
  const notice: SessionNotice = { session: 'ask', jitterMs };
  return `event: session\ndata: ${JSON.stringify(notice)}\n\n`;
};
/** Says neither what happened nor to whom, for the same reason. */
const writeNews = (jitterMs: number): string => {
  const notice: NewsNotice = { news: 'ask', jitterMs };
  return `event: news\ndata: ${JSON.stringify(notice)}\n\n`;
};

/** For everyone: what each may read of it the server decides when it is asked. */
const writeEntries = (entries: EntryArea | null, jitterMs: number): string => {
  const notice: EntryNotice = { entries, jitterMs };
  return `event: entries\ndata: ${JSON.stringify(notice)}\n\n`;
};

/** The open browsers of each session. */
const createSessionIndex = () => {
  const clients = new Map<string, Set<string>>();
  return {
    add: (session: string | null, client: string): void => {
      if (session === null) return;
      clients.set(session, (clients.get(session) ?? new Set()).add(client));
    },
    remove: (session: string | null, client: string): void => {
      const sessionClients = session === null ? undefined : clients.get(session);
      sessionClients?.delete(client);
      if (session !== null && sessionClients?.size === 0) clients.delete(session);
    },
    list: (session: string): readonly string[] => [...(clients.get(session) ?? [])],
  };
};

/** Server-sent events of one node: `release`, `stage`, `platform`, `session`, `news`, `entries`, `goodbye`, and comments as heartbeat. */
export const createEventHub = (options: HubOptions): EventHub => {
  const { random, clock, heartbeatMs = 20_000, longestQueueBytes = 65_536, onChange } = options;
  const members = new Map<string, Member>();
  const sessions = createSessionIndex();
  const recent = createRecentNotices(clock);
  let latest: { revision: number; release: string } | null = null;
  let isClosed = false;
  let isStaging = false;
  let isPlatformClosed = false;

  const leave = (client: string, member: Member): void => {
    if (members.get(client) !== member) return;
    members.delete(client);
    sessions.remove(member.session, client);
    onChange?.();
  };
  const send = (client: string, member: Member, chunk: string): void => {
    if (member.sink.writableLength > longestQueueBytes) {
      leave(client, member);
      member.sink.destroy();
      return;
    }
    member.sink.write(chunk);
  };
  const sendAll = (chunk: string): void => {
    for (const [client, member] of members) send(client, member, chunk);
  };
  /** Without an id: that of the last release has to stay the last one. */
  const writePlatform = (jitterMs: number): string => {
    const notice: PlatformNotice = { platform: 'ask', jitterMs };
    return `event: platform\ndata: ${JSON.stringify(notice)}\n\n`;
  };
  const askSession = (session: string | null, write: (jitterMs: number) => string): void => {
    const clients =
      session === null
        ? [...members].flatMap(([client, member]) => (member.session === null ? [] : [client]))
        : sessions.list(session);
    const notice = write(session === null ? jitterFor(clients.length) : 0);
    recent.keep(write(0), session === null ? 'sessions' : { session });
    for (const client of clients) {
      const member = members.get(client);
      if (member !== undefined) send(client, member, notice);
    }
  };
  const retry = (): string => `retry: ${random.integer(retryRange.from, retryRange.below)}\n`;
  const heartbeat = setInterval(() => sendAll(': still here\n\n'), heartbeatMs);
  heartbeat.unref();

  return {
    join: (client, shownRevision, sink, { session = null, pageAgeMs = 0 } = {}) => {
      if (isClosed) {
        sink.end(`${retry()}event: goodbye\ndata: {}\n\n`);
        return;
      }
      const former = members.get(client);
      former?.sink.end();
      sessions.remove(former?.session ?? null, client);
      const member: Member = { sink, session, revision: shownRevision };
      members.set(client, member);
      sessions.add(session, client);
      sink.on('close', () => leave(client, member));
      sink.on('error', () => leave(client, member));
      send(client, member, `${retry()}: welcome\n\n`);
      if (latest !== null && shownRevision < latest.revision) {
        const notice: ReleaseNotice = { ...latest, jitterMs: 0 };
        send(client, member, writeEvent('release', latest.revision, notice));
      } else if (isStaging) send(client, member, writeQuestion(0));
      if (isPlatformClosed) send(client, member, writePlatform(0));
      for (const notice of recent.list(pageAgeMs, session)) send(client, member, notice);
      onChange?.();
    },
    announceStage: (isOpen) => {
      isStaging = isOpen;
      sendAll(writeQuestion(jitterFor(members.size)));
    },
    announce: (release) => {
      if (latest !== null && release.revision <= latest.revision) return;
      latest = { revision: release.revision, release: release.release };
      const notice: ReleaseNotice = { ...latest, jitterMs: jitterFor(members.size) };
      sendAll(writeEvent('release', release.revision, notice));
    },
    announcePlatform: (isNowClosed) => {
      isPlatformClosed = isNowClosed;
      recent.keep(writePlatform(0), 'all');
      sendAll(writePlatform(jitterFor(members.size)));
    },
    announceSession: (session) => askSession(session, writeSession),
    announceNews: (session) => askSession(session, writeNews),
    announceEntries: (area) => {
      recent.keep(writeEntries(area, 0), 'all');
      sendAll(writeEntries(area, jitterFor(members.size)));
    },
    markSeen: (client, revision) => {
      const member = members.get(client);
      if (member === undefined) return false;
      if (member.revision !== revision) {
        member.revision = revision;
        onChange?.();
      }
      return true;
    },
    counts: () => {
      const counted = new Map<number, number>();
      for (const { revision } of members.values()) counted.set(revision, (counted.get(revision) ?? 0) + 1);
      return counted;
    },
    close: () => {
      isClosed = true;
      clearInterval(heartbeat);
      // Each its own wait, so that they do not all come back at the same moment.
      for (const { sink } of members.values()) sink.end(`${retry()}event: goodbye\ndata: {}\n\n`);
      members.clear();
    },
  };
};
