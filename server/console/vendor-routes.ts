import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  appliedChanges,
  importFilters,
  type ImportAnswer,
  type ImportQuery,
  type ImportRequest,
  type KeyRequest,
  type NewVendorKey,
  type VendorOverview,
  type VendorStatus,
} from '../../src/protocol/console-vendors.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import { count, decimalId, list, nullable, nullableText, object, shortText, text } from './schemas.ts';

const code = { type: 'string', minLength: 1, maxLength: 40 } as const;
const flag = { type: 'boolean' } as const;
const vendorOverview = object({
  vendors: list(
    object({
      ...{ code: text, origin: nullableText, paidToday: text, heldPayouts: count, openRounds: count },
      keys: list(object({ keyId: text, state: text, since: text })),
      ceiling: object({
        stakeTimes: { type: ['integer', 'null'] },
        perRound: nullableText,
        perDay: nullableText,
      }),
      bookings: list(
        object({
          ...{ transaction: text, kind: text, round: text, amount: text, currency: text },
          ...{ state: text, at: text },
        }),
      ),
      refusals: list(
        object({ call: text, code: text, round: text, message: text, times: count, lastAt: text }),
      ),
    }),
  ),
  currency: text,
});
const status = object({
  ...{ isUp: flag, milliseconds: count, maintenance: flag, from: nullableText, until: nullableText },
});
const keyBody = object({ vendor: code, note: shortText });
const importLine = object({
  ...{ place: count, code: text, name: text, change: text, studio: text, type: text },
  fields: list(object({ field: text, from: text, to: text })),
  ...{ fault: text, picture: text, pictureFault: text },
});
const catalogueImport = object({
  ...{ id: text, games: count, readAt: text, readBy: text },
  ...{ appliedAt: nullableText, appliedBy: nullableText },
  counts: object({ new: count, changed: count, gone: count, refused: count }),
  pictures: object({ waiting: count, stored: count, failed: count }),
  rows: list(importLine),
  ...{ page: count, pages: count, total: count },
});
const importQuery = object({
  vendor: code,
  filter: { enum: importFilters },
  page: { type: 'integer', minimum: 1, maximum: 100_000 },
});
const applyBody = object({
  vendor: code,
  id: decimalId,
  changes: { type: 'array', minItems: 1, maxItems: 3, items: { enum: appliedChanges } },
  note: shortText,
});
const done = { 200: object({ done: flag }) };

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** What a vendor lists against what the platform has. */
function registerImports(api: FastifyInstance, { vendors }: Pick<ConsoleDeps, 'vendors'>): void {
  const config = needs('publish');
  api.get<{ Querystring: ImportQuery }>(
    '/vendors/catalogue',
    {
      config: needs('read'),
      schema: {
        querystring: importQuery,
        response: { 200: object({ import: nullable(catalogueImport) }) },
      },
    },
    async ({ query }): Promise<ImportAnswer> => ({ import: await vendors.showImport(query) }),
  );
  api.post<{ Body: { vendor: string } }>(
    '/vendors/catalogue/read',
    { config, schema: { body: object({ vendor: code }), response: done } },
    async (request) => {
      await vendors.readCatalogue({ vendor: request.body.vendor, by: operatorOf(request) });
      return { done: true };
    },
  );
  api.post<{ Body: ImportRequest }>(
    '/vendors/catalogue/apply',
    { config, schema: { body: applyBody, response: done } },
    async (request) => {
      const note = requireNote(request.body.note);
      await vendors.applyImport({ ...request.body, note, by: operatorOf(request) });
      return { done: true };
    },
  );
  api.post<{ Body: { vendor: string; id: string } }>(
    '/vendors/catalogue/pictures',
    { config, schema: { body: object({ vendor: code, id: decimalId }), response: done } },
    async (request) => {
      await vendors.retryPictures(request.body);
      return { done: true };
    },
  );
}

/** Vendors of games: how they are, what they called, and their keys, which administrators change. */
export function registerVendorRoutes(api: FastifyInstance, { vendors }: Pick<ConsoleDeps, 'vendors'>): void {
  registerImports(api, { vendors });
  const mayRead = needs('read');
  const config = needs('system');
  api.get(
    '/vendors',
    { config: mayRead, schema: { response: { 200: vendorOverview } } },
    (): Promise<VendorOverview> => vendors.read(),
  );
  api.get<{ Querystring: { vendor: string } }>(
    '/vendors/status',
    { config: mayRead, schema: { querystring: object({ vendor: code }), response: { 200: status } } },
    (request): Promise<VendorStatus> => vendors.status(request.query.vendor),
  );
  api.post<{ Body: KeyRequest }>(
    '/vendors/keys/rotate',
    { config, schema: { body: keyBody, response: { 200: object({ keyId: text, secret: text }) } } },
    (request): Promise<NewVendorKey> => {
      const note = requireNote(request.body.note);
      return vendors.rotateKey({ ...request.body, note, by: operatorOf(request) });
    },
  );
  api.post<{ Body: KeyRequest }>(
    '/vendors/keys/retire',
    { config, schema: { body: keyBody, response: { 200: vendorOverview } } },
    async (request): Promise<VendorOverview> => {
      const note = requireNote(request.body.note);
      await vendors.retireKey({ ...request.body, note, by: operatorOf(request) });
      return vendors.read();
    },
  );
}
