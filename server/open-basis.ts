import { mkdirSync } from 'node:fs';
import { openConfigured, type OpenedDatabase } from './db/open-database.ts';
import { openSite, type OpenedSite } from './site/open-site.ts';
import { writeLiveCopy, type CopySeal } from './site/live/live-copy.ts';
import type { ThreadedCompiler } from './site/compile/threaded-compiler.ts';
import type { Clock } from './infrastructure/clock.ts';
import type { Config } from './infrastructure/config.ts';
import type { ChangingSigner } from './infrastructure/keys/follow-release-keys.ts';
import { proveRecords, readSecrets, type Secrets } from './infrastructure/keys/open-secrets.ts';
import type { Random } from './infrastructure/random.ts';
import { createFindMembers } from '../platform/identity/sessions/stage-viewer.ts';
import { listVendors } from '../platform/play/games/vendors.ts';
import { assertOrigins, reportFault, withStartError } from './start-steps.ts';

interface BasisOptions {
  readonly config: Config;
  readonly say: (sentence: string) => void;
  readonly database?: 'own' | 'share';
  /** The database of the settings where it is being opened already. */
  readonly opening?: Promise<OpenedDatabase>;
}
/** Reads the secrets of this installation and opens its database: every other part needs both. */
export const openBasis = async ({
  config,
  say,
  opening,
  database: mode = 'own',
}: BasisOptions): Promise<{ readonly secrets: Secrets; readonly database: OpenedDatabase }> => {
  try {
    assertOrigins(config);
    mkdirSync(config.dataFolder, { recursive: true });
    const secrets = await withStartError(() => readSecrets(config));
    const database = await (opening ?? openConfigured(config, { mode, say }));
    proveRecords(database, secrets);
    return { secrets, database };
  } catch (cause) {
    await opening?.then(
      (opened) => opened.stop(),
      () => undefined, // Then there is nothing to stop.
    );
    throw cause;
  }
};

interface SiteParts {
  readonly config: Config;
  readonly say: (sentence: string) => void;
  readonly clock: Clock;
  readonly random: Random;
  readonly compiler: ThreadedCompiler;
  readonly signer: ChangingSigner;
  readonly seal: CopySeal;
}
/** The site of this installation's brand, kept as a sealed copy beside the database too. */
export const openOwnSite = (
  { db, work, notifications }: OpenedDatabase,
  { config, say, clock, random, compiler, signer, seal }: SiteParts,
): Promise<OpenedSite> => {
  const { merchant, dataFolder, upstreamUrl } = config;
  return openSite({
    db,
    workDb: work.db,
    notifications,
    clock,
    random,
    merchant,
    compiler,
    signer,
    onTrouble: reportFault(say, 'Trouble with the site: '),
    keepCopy: (pointer, parts) => writeLiveCopy(dataFolder, seal, { pointer, parts, keySet: signer.keySet }),
    // A real platform behind us has its own members and vendors.
    ...(upstreamUrl === null
      ? { findMembers: createFindMembers({ db, merchant }), listVendors: () => listVendors(db) }
      : {}),
  });
};
