import type { FastifyInstance } from 'fastify';
import type {
  DocumentEntry,
  DocumentSource,
  OutboxMessage,
  SiteOverview,
  WireAdoption,
} from '../../src/protocol/console-api.ts';
import { permissionsOf } from '../../src/protocol/console-api.ts';
import type { SiteDocument } from '../../src/protocol/document.ts';
import type { Json } from '../../src/protocol/json.ts';
import type { ConsoleDeps } from './deps.ts';
import { findDifferences, summariseDraft } from './draft-summary.ts';
import { requirePermission, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import {
  adoptionAnswer,
  documentAnswer,
  documentQuery,
  documentsAnswer,
  outboxAnswer,
  outboxQuery,
  overviewAnswer,
} from './schemas.ts';

/** The parts of a site document an overview reads; a draft may hold anything, so each is checked. */
function readSite(document: unknown): Pick<SiteOverview, 'locales' | 'pages'> {
  const site = (document ?? {}) as Partial<SiteDocument>;
  const routes = Array.isArray(site.routes) ? site.routes : [];
  return {
    locales: Array.isArray(site.locales) ? site.locales : [],
    pages: routes
      .filter((route) => typeof route?.id === 'string' && typeof route.path === 'string')
      .map(({ id, path }) => ({ id, path })),
  };
}

async function readOverview({ site, store, brand }: ConsoleDeps): Promise<SiteOverview> {
  const [active, history, adoption, draft, edits] = await Promise.all([
    site.active(),
    site.history(8),
    site.adoption(),
    site.draft(),
    store.draftEdits(brand.code),
  ]);
  return {
    active: { revision: active.revision, release: active.release },
    history,
    adoption,
    draft: summariseDraft(draft, edits),
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

/** With a code somebody signs in as the member it was sent to: whoever only looks does not get it. */
function hideCode(message: OutboxMessage): OutboxMessage {
  const { code, body } = message;
  return code === null ? message : { ...message, code: null, body: body.replaceAll(code, '••••••') };
}

export function registerSiteRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const preHandler = requirePermission(deps, 'read');
  api.get('/site', { preHandler, schema: { response: { 200: overviewAnswer } } }, () => readOverview(deps));
  api.get(
    '/adoption',
    { preHandler, schema: { response: { 200: adoptionAnswer } } },
    (): Promise<WireAdoption> => deps.site.adoption(),
  );
  api.get('/documents', { preHandler, schema: { response: { 200: documentsAnswer } } }, async () => ({
    documents: await listDocuments(deps),
  }));
  api.get<{ Querystring: { path: string } }>(
    '/document',
    { preHandler, schema: { querystring: documentQuery, response: { 200: documentAnswer } } },
    (request) => readDocument(deps, request.query.path),
  );
  api.get<{ Querystring: { search?: string; channel?: 'sms' | 'email'; limit: number } }>(
    '/outbox',
    { preHandler, schema: { querystring: outboxQuery, response: { 200: outboxAnswer } } },
    async (request): Promise<{ messages: readonly OutboxMessage[] }> => {
      const messages = await deps.outbox.list(request.query);
      const mayUseCodes = permissionsOf[sessionOf(request).account.role].includes('edit');
      return { messages: mayUseCodes ? messages : messages.map(hideCode) };
    },
  );
}
