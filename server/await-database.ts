import { sql } from 'kysely';
import type { OpenedDatabase } from './db/open-database.ts';
import { openStandIn, waitFor, type StandIn } from './stand-in.ts';
import { readLiveCopy, type CopySeal } from './site/live/live-copy.ts';
import type { Config } from './infrastructure/config.ts';

interface AwaitOptions {
  readonly config: Config;
  readonly root: string;
  readonly say: (sentence: string) => void;
  readonly logLevel: string;
  readonly seal: CopySeal;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

const answers = ({ db }: OpenedDatabase): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false, // The log of the pool says why.
  );

/**
 * Waits for a database that cannot be reached at a start, and shows the pages of what was live
 * meanwhile. Null where there is nothing to wait for, or nothing to show: the start then continues, and
 * fails with what is wrong.
 */
export const awaitDatabase = async (
  database: OpenedDatabase,
  { config, root, say, logLevel, seal, signal }: AwaitOptions,
): Promise<StandIn | null> => {
  if (config.databaseUrl === null || (await answers(database))) return null;
  const copy = await readLiveCopy(config.dataFolder, seal, config.merchant);
  if (copy === null) return null;
  const standIn = await openStandIn({ config, root, copy, logLevel });
  say(
    `Revision ${copy.pointer.revision} is shown from the copy in DATA_DIR/live until the database answers.`,
  );
  try {
    await waitFor(() => answers(database), signal);
    return standIn;
  } catch (cause) {
    await standIn.close();
    throw cause;
  }
};
