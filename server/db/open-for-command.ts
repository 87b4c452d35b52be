import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../infrastructure/config.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';

/** A command line has no database; the message says why. */
export class NoDatabaseError extends Error {}

/** Whether this machine has a database already; a command that only looks should make none. */
export const hasDatabase = ({ databaseUrl, dataFolder }: Config): boolean =>
  databaseUrl !== null || ['postgres', 'evaluation'].some((name) => existsSync(join(dataFolder, name)));

interface CommandOptions {
  readonly say: (sentence: string) => void;
  readonly isEmpty?: boolean;
}

/**
 * The database of a command line, beside a running server or alone. `isEmpty` leaves it as it is: what is put
 * into it brings its own version, and a look at it changes nothing.
 * @throws NoDatabaseError
 */
export const openForCommand = async (
  { databaseUrl, databaseDirectUrl: directUrl, dataFolder }: Config,
  { say, isEmpty = false }: CommandOptions,
): Promise<OpenedDatabase> => {
  let opened: OpenedDatabase | null = null;
  try {
    opened = await openDatabase({ databaseUrl, directUrl, dataFolder, mode: 'share', say });
    if (isEmpty) await opened.work.pool.query('select 1');
    else await migrate(opened.work.pool);
    return opened;
  } catch (cause) {
    await opened?.stop();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new NoDatabaseError(`The database cannot be used: ${why}`, { cause });
  }
};
