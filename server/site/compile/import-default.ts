import { createHash } from 'node:crypto';
import type { Issue } from '../../../src/protocol/release/issue.ts';
import type { Database } from '../../db/database.ts';
import type { StoredSiteService } from '../postgres-site-service.ts';
import { locateIssues } from './locate-issues.ts';
import { hashShippedFiles, readShippedFiles } from './shipped-files.ts';

/** Author of the revisions that a start imports from the program's own files. */
const defaultAuthor = 'foyer';

export type DefaultImport =
  | { readonly outcome: 'imported'; readonly revision: number; readonly issues: readonly Issue[] }
  | { readonly outcome: 'unchanged' }
  /** `isBaseNew`: the program ships another site than their base. */
  | { readonly outcome: 'kept-operators'; readonly isBaseNew: boolean }
  | { readonly outcome: 'refused'; readonly issues: readonly Issue[]; readonly hasSite: boolean };

interface ImportOptions {
  readonly db: Database;
  readonly service: StoredSiteService;
  readonly merchant: string;
  /** Folder with `layouts/`, `locales/` and `schemas/forms/`. */
  readonly root: string;
  /** Whether this is the demonstration, which has a licence to play with. */
  readonly demo: boolean;
  /** Changes with the program: what it compiles to may then differ for the same files. */
  readonly engine: string;
}

const readState = async (db: Database, merchant: string) => {
  const [operators, last, live] = await Promise.all([
    db
      .selectFrom('site_revision')
      .select('revision')
      .where('merchant', '=', merchant)
      .where('kind', 'not in', ['initial', 'kill', 'restore'])
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('site_import').selectAll().where('merchant', '=', merchant).executeTakeFirst(),
    db.selectFrom('site_pointer').select('revision').where('merchant', '=', merchant).executeTakeFirst(),
  ]);
  return {
    hasOperators: operators !== undefined,
    fingerprint: last?.fingerprint ?? null,
    hasSite: live !== undefined,
  };
};

const nameImport = async ({
  engine,
  root,
  demo,
}: Pick<ImportOptions, 'engine' | 'root' | 'demo'>): Promise<string> =>
  createHash('sha256')
    .update(`${engine}\n${await hashShippedFiles(root, demo)}`)
    .digest('hex');

/**
 * Publishes the files of a checkout as they are now, over whatever is live.
 * @returns what keeps them from being published; empty where they are live
 */
export const publishFiles = async ({
  service,
  root,
  demo,
  engine,
}: Pick<ImportOptions, 'service' | 'root' | 'demo' | 'engine'>): Promise<readonly Issue[]> => {
  // Named before they are read: a file that is saved between the two is published by the next call.
  const fingerprint = await nameImport({ engine, root, demo });
  const source = await readShippedFiles(root, demo);
  const { documents, issues } = source;
  if (issues.length > 0) return issues;
  const imported = await service.importDocuments({
    documents,
    note: 'Saved while developing',
    author: defaultAuthor,
    kind: 'initial',
    fingerprint,
  });
  if (imported.ok) {
    await service.bases.ship(documents);
    return [];
  }
  const { error } = imported;
  if (error.code === 'publish.nothing-to-publish') return [];
  if (error.code === 'publish.check-failed') return locateIssues(error.issues, source, root);
  const message = 'The files cannot be published now: end what the console shows under Releases first.';
  return [{ code: error.code, severity: 'error', document: 'site', pointer: '', message }];
};

/**
 * Publishes the program's own site where nothing is published yet, and again when its files or its
 * engine changed, as a new revision. From an operator's first publication on it leaves the site alone and
 * only keeps what is shipped: the operator takes it into the draft, where the site's own changes stay.
 */
export const importDefaultSite = async ({
  db,
  service,
  merchant,
  root,
  demo,
  engine,
}: ImportOptions): Promise<DefaultImport> => {
  const [state, fingerprint] = await Promise.all([
    readState(db, merchant),
    nameImport({ engine, root, demo }),
  ]);
  const isTheirs = state.hasOperators && state.hasSite;
  if (!isTheirs && state.hasSite && state.fingerprint === fingerprint) return { outcome: 'unchanged' };
  const source = await readShippedFiles(root, demo);
  const { documents, issues } = source;
  if (isTheirs) {
    if (issues.length > 0) return { outcome: 'refused', issues, hasSite: true };
    return { outcome: 'kept-operators', isBaseNew: await service.bases.ship(documents) };
  }
  if (issues.length > 0) return { outcome: 'refused', issues, hasSite: state.hasSite };
  const imported = await service.importDocuments({
    documents,
    note: state.hasSite ? 'Default site, changed with the program' : 'Default site',
    author: defaultAuthor,
    kind: 'initial',
    fingerprint,
    effort: 'small',
  });
  if (imported.ok) {
    await service.bases.ship(documents);
    const { issues: warnings } = await service.check(documents);
    return { outcome: 'imported', revision: imported.value.revision, issues: warnings };
  }
  if (imported.error.code === 'publish.nothing-to-publish') return { outcome: 'unchanged' };
  const checkIssues = imported.error.code === 'publish.check-failed' ? imported.error.issues : [];
  return {
    outcome: 'refused',
    issues: await locateIssues(checkIssues, source, root),
    hasSite: state.hasSite,
  };
};
