import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
}

/** How long one check of the disk counts: balancers ask every second, each of them. */
const diskKnownMs = 2_000;

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

export const createReadiness = ({
  dataFolder,
  hasSite,
  now = () => performance.now(),
}: ReadinessOptions): Readiness => {
  let hasStarted = false;
  let isDraining = false;
  let disk: { readonly at: number; readonly isGood: Promise<boolean> } | null = null;
  return {
    started: () => {
      hasStarted = true;
    },
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    check: async () => {
      if (disk === null || now() - disk.at >= diskKnownMs) disk = { at: now(), isGood: canWrite(dataFolder) };
      const isDiskGood = await disk.isGood;
      return [
        ...(hasStarted ? [] : ['starting' as const]),
        ...(isDraining ? ['draining' as const] : []),
        ...(hasSite() ? [] : ['no-site' as const]),
        ...(isDiskGood ? [] : ['disk' as const]),
      ];
    },
  };
};
