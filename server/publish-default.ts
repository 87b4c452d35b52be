import type { OpenedDatabase } from './db/open-database.ts';
import { importDefaultSite } from './site/compile/import-default.ts';
import type { OpenedSite } from './site/open-site.ts';
import { writeIssues } from './site/command/print-issues.ts';
import { readProgram } from './site/compile/source-hash.ts';
import { StartError } from './start-steps.ts';
import type { Config } from './infrastructure/config.ts';

interface DefaultOptions {
  readonly config: Config;
  /** Folder with the files of the site. */
  readonly root: string;
  readonly say: (sentence: string) => void;
}

/**
 * Publishes the site that the program ships, where operators have none of theirs, and gives the live revision.
 * @throws StartError where nothing is live afterwards
 */
export const publishDefault = async (
  { config, root, say }: DefaultOptions,
  database: OpenedDatabase,
  site: OpenedSite,
): Promise<number> => {
  const result = await importDefaultSite({
    db: database.db,
    service: site.service,
    merchant: config.merchant,
    root,
    demo: config.demo,
    engine: await readProgram(root),
  });
  if (result.outcome === 'refused') {
    const text = `The default site does not pass its checks:\n${writeIssues(result.issues)}`;
    if (!result.hasSite) throw new StartError(text);
    say(`${text}\nThe last good revision stays live.`);
  }
  if (result.outcome === 'kept-operators' && result.isBaseNew)
    say('The program ships a newer site than the one that this one is based on: see “Base” in the console.');
  if (result.outcome === 'imported') say(`Default site published as revision ${result.revision}.`);
  await site.watch.refresh();
  const live = site.watch.current();
  if (live === null) throw new StartError('No site is published.');
  return live.revision;
};
