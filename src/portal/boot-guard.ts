import type { ActivePointer, PartHash, ReleaseManifest } from '../protocol/release/release.ts';
import type { Unread } from '../protocol/json/json.ts';
import type { StorageKey } from './session/storage-keys.ts';

/** A place that may be full, blocked or tampered with: nothing it does may stop the page. */
export interface TextStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string | null): void;
}
/** Knows the last release that worked here, and which one keeps failing. */
export interface BootGuard {
  /** Counts one more start; false when the release failed to boot twice already. */
  mayBoot(release: PartHash): boolean;
  /** The release was drawn: it is the last good one. */
  markGood(pointer: ActivePointer): void;
  lastGood(): ActivePointer | null;
}

const attemptsKey = 'foyer.boot';
const lastGoodKey = 'foyer.lastGood';
const maximumFailures = 2;

function parse<Value>(text: string | null): Unread<Value> | null {
  try {
    return text === null ? null : (JSON.parse(text) as Unread<Value>);
  } catch {
    // Something else wrote there: as good as nothing.
    return null;
  }
}

export function createBootGuard(storage: TextStorage): BootGuard {
  return {
    mayBoot: (release) => {
      const before = parse<{ release: string; attempts: number }>(storage.read(attemptsKey));
      const failures = before?.release === release ? Number(before.attempts) || 0 : 0;
      storage.write(attemptsKey, JSON.stringify({ release, attempts: failures + 1 }));
      return failures < maximumFailures;
    },
    markGood: (pointer) => {
      storage.write(attemptsKey, null);
      storage.write(lastGoodKey, JSON.stringify(pointer));
    },
    lastGood: () => {
      const pointer = parse<ActivePointer>(storage.read(lastGoodKey));
      const manifest = pointer?.manifest as Unread<ReleaseManifest> | undefined;
      return manifest?.format === 1 && typeof pointer?.release === 'string'
        ? (pointer as ActivePointer)
        : null;
    },
  };
}
