import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/listen.ts';
import { readLive, readPointerBefore, releaseChannel, type LiveRow } from './release-store.ts';
import { readRevisionsAfter } from './revision-history.ts';
import type { ReleaseRecord } from '../site-service.ts';
import { readLiveStage, type LiveStage } from '../stage/stage-store.ts';

export interface ReleaseWatch {
  /** What this node knows to be live; null before the first import. */
  current(): LiveRow | null;
  /** The release that a part of the members has; null while all visitors have the same. */
  stage(): LiveStage | null;
  /** Looks now instead of waiting for the notice. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}
interface WatchOptions {
  readonly db: Database;
  readonly notifications: Notifications;
  readonly merchant: string;
  /** Whether a release is the one that was signed; one that is not never becomes current. */
  readonly isTrusted: (live: LiveRow) => boolean;
  /** Every revision after the first look, once and in order. */
  readonly onRelease: (record: ReleaseRecord) => void;
  /** A stage began, changed or ended: what a browser should show may be another. */
  readonly onStage?: (stage: LiveStage | null) => void;
  readonly onTrouble: (cause: unknown) => void;
  /** Has all of a release at hand; awaited before it is shown. One that cannot be had is not shown. */
  readonly prepare?: (pointer: LiveRow) => Promise<void>;
  /** What is shown now, after every change of it. */
  readonly onShown?: (live: LiveRow | null, stage: LiveStage | null) => void;
  /** Safety net under the notices, in milliseconds. */
  readonly pollMs?: number;
}

/**
 * Follows a merchant's revisions on this node. A notice carries no data; what is announced comes from the
 * table, after the last announced revision, so a lost notice or connection loses nothing.
 */
export const watchReleases = async (options: WatchOptions): Promise<ReleaseWatch> => {
  const { db, notifications, merchant, isTrusted, onRelease, onStage, onTrouble, pollMs = 15_000 } = options;
  const prepare = options.prepare ?? (() => Promise.resolve());
  let refused = 0;
  const refuse = ({ revision, release }: LiveRow): void => {
    if (refused !== revision)
      onTrouble(
        new Error(`Revision ${revision} (release ${release}) is not what was signed. It is not served.`),
      );
    refused = revision;
  };
  /** What may be served: the live one, else the last before it that holds. */
  const findTrusted = async (): Promise<LiveRow | null> => {
    let liveRelease = await readLive(db, merchant);
    while (liveRelease !== null && !isTrusted(liveRelease)) {
      refuse(liveRelease);
      liveRelease = await readPointerBefore(db, merchant, liveRelease.revision);
    }
    return liveRelease;
  };
  let live = await findTrusted();
  // A node that starts has no alternative: a damaged part is refused later, when it is requested.
  if (live !== null) await prepare(live).catch(onTrouble);
  /** The open stage; one that does not match its signature counts as missing. */
  const findStage = async (): Promise<LiveStage | null> => {
    const liveStage = await readLiveStage(db, merchant);
    if (liveStage === null) return null;
    if (!isTrusted(liveStage.pointer)) {
      refuse(liveStage.pointer);
      return null;
    }
    try {
      await prepare(liveStage.pointer);
      return liveStage;
    } catch (cause) {
      onTrouble(cause);
      return null;
    }
  };
  const nameStage = (one: LiveStage | null): string =>
    one === null ? '' : `${one.id} ${one.pointer.revision} ${one.share}`;
  let stage = await findStage();
  const tellShown = (): void => options.onShown?.(live, stage);
  tellShown();
  let liveRevision = live?.revision ?? 0;
  let looking: Promise<void> | null = null;
  let mustLookAgain = false;
  const mustRepeat = (): boolean => mustLookAgain;

  const lookAtLive = async (): Promise<void> => {
    const next = await readLive(db, merchant);
    if (next === null || next.revision <= liveRevision) return;
    if (!isTrusted(next)) return refuse(next);
    await prepare(next);
    const missed = await readRevisionsAfter(db, merchant, liveRevision);
    live = next;
    tellShown();
    for (const record of missed) {
      // The pointer was read first, so a later revision in the list is announced by the next read.
      if (record.revision > next.revision) break;
      liveRevision = record.revision;
      onRelease(record);
    }
  };
  const look = async (): Promise<void> => {
    const before = nameStage(stage);
    // Before the pointer: who hears of a release that ends a stage must not be sent back to the stage.
    stage = await findStage();
    await lookAtLive();
    tellShown();
    if (nameStage(stage) !== before) onStage?.(stage);
  };
  const lookUntilCurrent = async (): Promise<void> => {
    try {
      do {
        mustLookAgain = false;
        await look();
      } while (mustRepeat());
    } catch (cause) {
      onTrouble(cause);
    } finally {
      looking = null;
    }
  };
  // A caller who comes while a look is under way waits for one that begins after the question.
  const refresh = (): Promise<void> => {
    if (looking === null) looking = lookUntilCurrent();
    else mustLookAgain = true;
    return looking;
  };

  const subscription = await notifications.listen(releaseChannel, {
    notice: (payload) => {
      if (payload.startsWith(`${merchant} `)) void refresh();
    },
    ready: () => void refresh(),
  });
  const timer = setInterval(() => void refresh(), pollMs);
  timer.unref();
  return {
    current: () => live,
    stage: () => stage,
    refresh,
    stop: async () => {
      clearInterval(timer);
      await subscription.stop();
      await looking;
    },
  };
};
