import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Why a node should get no new visitors; each is a fact about this node alone. */
export type Unready = 'starting' | 'draining' | 'no-site' | 'disk';

/** Whether a load balancer should send visitors here. */
export interface Readiness {
  /** All origins listen now. */
  started(): void;
  /** The node ends soon: it keeps answering, but should get no new visitors. */
  drain(): void;
  readonly isDraining: () => boolean;
  /** Empty when it is ready. */
  check(): Promise<readonly Unready[]>;
}
interface ReadinessOptions {
  readonly dataFolder: string;
  /** Whether a release is in memory. */
  readonly hasSite: () => boolean;
  /** Milliseconds that only rise. */
  readonly now?: () => number;
  /** Whether a file can be written to the folder. */
  readonly write?: (folder: string) => Promise<boolean>;
}

/** How long one check of the disk counts: balancers ask every second, each of them. */
const diskKnownMs = 2_000;
/** Longer than that no answer waits for the check: the one before counts until it ends. */
const diskAnswerMs = 1_000;
/** A check that takes longer has failed: the disk hangs. */
const diskHangsMs = 30_000;

const canWrite = async (folder: string): Promise<boolean> => {
  const file = join(folder, `.ready-${process.pid}`);
  try {
    // More than a byte: a full disk still takes what fits into the directory.
    await writeFile(file, Buffer.alloc(8_192));
    return true;
  } catch {
    return false; // Why is said by the code that needs to write.
  } finally {
    // What is left behind is overwritten by the next look.
    await rm(file, { force: true }).catch(() => undefined);
  }
};

/** Says whether the folder takes files, never later than `diskAnswerMs`. */
const watchDisk = (folder: string, write: typeof canWrite, now: () => number): (() => Promise<boolean>) => {
  // A start has written there already.
  let isGood = true;
  let check: { readonly at: number; readonly end: Promise<void> } | null = null;
  let isRunning = false;
  const begin = (): { readonly at: number; readonly end: Promise<void> } => {
    isRunning = true;
    const end = write(folder).then((result) => {
      isGood = result;
      isRunning = false;
    });
    return { at: now(), end };
  };
  return async () => {
    if (check === null || (!isRunning && now() - check.at >= diskKnownMs)) check = begin();
    if (isRunning) await Promise.race([check.end, delay(diskAnswerMs, undefined, { ref: false })]);
    return isRunning && now() - check.at >= diskHangsMs ? false : isGood;
  };
};

export const createReadiness = ({
  dataFolder,
  hasSite,
  now = () => performance.now(),
  write = canWrite,
}: ReadinessOptions): Readiness => {
  let hasStarted = false;
  let isDraining = false;
  const isDiskGood = watchDisk(dataFolder, write, now);
  return {
    started: () => {
      hasStarted = true;
    },
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    check: async () => {
      const takesFiles = await isDiskGood();
      return [
        ...(hasStarted ? [] : ['starting' as const]),
        ...(isDraining ? ['draining' as const] : []),
        ...(hasSite() ? [] : ['no-site' as const]),
        ...(takesFiles ? [] : ['disk' as const]),
      ];
    },
  };
};
