import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Most that the databases, checkouts and browser profiles of one run of all tests take, with as much again to spare. */
const neededBytes = 6 * 1024 ** 3;
const memoryFolder = '/dev/shm';

const hasRoom = (): boolean => {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return Math.min(bavail * bsize, freemem()) >= neededBytes;
};

/**
 * Where tests put what they throw away: in memory where the machine has enough of it. A database is 1,500 files:
 * to copy one took 60 ms in memory and up to 1,200 ms on a disk.
 */
export const temporaryFolder = (): string => (hasRoom() ? memoryFolder : tmpdir());
