import fastify from 'fastify';
import type { ConsoleStore } from '../console/console-store.ts';
import type { ConsoleDeps } from '../console/deps.ts';
import { registerConsoleRoutes } from '../console/routes.ts';
import { createParts } from '../create-parts.ts';
import { migrate, migrationFolders } from '../db/migrate.ts';
import { systemClock } from '../infrastructure/clock.ts';
import type { Config } from '../infrastructure/config.ts';
import { createChangingSigner } from '../infrastructure/keys/follow-release-keys.ts';
import { openSecrets } from '../infrastructure/keys/open-secrets.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { deriveKey } from '../infrastructure/keys/secret-key.ts';
import { openBasis, openOwnSite } from '../open-basis.ts';
import { publishDefault } from '../publish-default.ts';
import { createCopySeal } from '../site/live/live-copy.ts';
import { openCompiler } from '../site/compile/open-compiler.ts';
import { writeFirstTopics } from '../../platform/messages/entries/first-topics.ts';
import { withStartError } from '../start-steps.ts';
import type { ConsoleDoor } from './team.ts';

/** An installation with its console, which no one reaches from outside. */
export interface Installation {
  readonly door: ConsoleDoor;
  readonly operators: ConsoleDeps;
  stop(): Promise<void>;
}

/**
 * An operator of a plan has no second factor yet, and can set none up without a browser: their password, given to the
 * command on the server itself, is enough here. Who has a factor is found before, and is not acted for.
 */
const withoutFactor = (store: ConsoleStore): ConsoleStore => ({
  ...store,
  findSession: async (tokenHash) => {
    const session = await store.findSession(tokenHash);
    return session === null || session.hasFactor
      ? session
      : { ...session, hasFactor: true, withFactor: true, provenAt: systemClock.now() };
  },
});

interface OpenOptions {
  readonly config: Config;
  /** Folder with the files of the shipped site. */
  readonly root: string;
  readonly say: (sentence: string) => void;
  readonly database: 'own' | 'share';
}
/** Opens everything that the console works with, beside a running server or alone. Nothing listens, and no job runs. */
export async function openInstallation({
  config,
  root,
  say,
  database: mode,
}: OpenOptions): Promise<Installation> {
  const { secrets, database } = await openBasis({ config, say, database: mode });
  const stops: (() => Promise<unknown>)[] = [() => database.stop()];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    await withStartError(() => migrate(database.work.pool, migrationFolders(config)));
    const now = systemClock.now();
    const signer = createChangingSigner(
      await withStartError(() => openSecrets(database.work.db, secrets, { config, now, say })),
    );
    const compiler = openCompiler(() => false);
    stops.push(() => compiler.stop());
    const parts = { config, say, clock: systemClock, random: systemRandom, compiler, signer };
    const seal = createCopySeal(deriveKey(secrets.keys.key, 'foyer copy of the live release'));
    const site = await openOwnSite(database, { ...parts, seal });
    stops.push(() => site.stop());
    await publishDefault({ config, root, say }, database, site);
    const created = await createParts({ config, root, say }, database, {
      ...site,
      view: compiler.view,
      secrets,
      signer,
    });
    await writeFirstTopics({ ...created.member, db: database.work.db });
    const { operatorConsole: operators } = created;
    const app = fastify({ logger: false, bodyLimit: 2_000_000 });
    registerConsoleRoutes(app, { ...operators, store: withoutFactor(operators.store) });
    stops.push(() => app.close());
    await app.ready();
    return { door: { app, origin: config.consoleOrigin }, operators, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
