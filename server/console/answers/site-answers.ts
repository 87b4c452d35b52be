import type { site } from '../../../src/protocol/calls/site.ts';
import type { DocumentEntry, DocumentSource, SiteOverview } from '../../../src/protocol/calls/site.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { SiteDocument } from '../../../src/protocol/document/document.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { ConsoleDeps } from '../deps.ts';
import { findDifferences, summariseDraft } from '../draft-summary.ts';
import { Refusal } from '../refusal.ts';
import { isJsonList, isJsonObject } from '../../../src/protocol/json/json-patches.ts';

/** The parts of a site document an overview reads; a draft may hold anything, so each is checked. */
function readSite(document: unknown): Pick<SiteOverview, 'locales' | 'pages'> {
  const site = (document ?? {}) as Readonly<Partial<Record<keyof SiteDocument, Json>>>;
  const routes = isJsonList(site.routes) ? site.routes : [];
  return {
    locales: isJsonList(site.locales) ? (site.locales as SiteDocument['locales']) : [],
    pages: routes
      .filter(isJsonObject)
      .flatMap(({ id, path }) => (typeof id === 'string' && typeof path === 'string' ? [{ id, path }] : [])),
  };
}

async function readOverview({ site }: ConsoleDeps): Promise<SiteOverview> {
  const [active, history, adoption, draft] = await Promise.all([
    site.active(),
    site.history(8),
    site.adoption(),
    site.draft(),
  ]);
  return {
    active: { revision: active.revision, release: active.release },
    history,
    adoption,
    draft: summariseDraft(draft),
    // The live site's languages: a half-written draft must not take the console's labels away.
    ...readSite(draft.base['site']),
  };
}

async function listDocuments({ site }: ConsoleDeps): Promise<readonly DocumentEntry[]> {
  const { base, documents } = await site.draft();
  return Object.entries(documents)
    .map(([path, document]) => ({
      path,
      changed: findDifferences(base[path], document).length > 0,
      size: JSON.stringify(document).length,
    }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

async function readDocument({ site }: ConsoleDeps, path: string): Promise<DocumentSource> {
  const { base, documents, version } = await site.draft();
  if (!Object.hasOwn(documents, path))
    throw new Refusal('document.unknown', `The site has no document "${path}".`, { value: { path } });
  // Documents are parsed JSON; the site keeps them as unknown because they are checked later.
  return { path, draft: documents[path] as Json, live: (base[path] ?? null) as Json, version };
}

/** The site as it is, and the documents of its draft. */
export const answerSite = (deps: ConsoleDeps): Answers<typeof site> => ({
  overview: () => readOverview(deps),
  adoption: () => deps.site.adoption(),
  documents: async () => ({ documents: await listDocuments(deps) }),
  document: ({ path }) => readDocument(deps, path),
});
