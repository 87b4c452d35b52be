import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  KeyRequest,
  NewVendorKey,
  VendorDesk,
  VendorStatus,
} from '../../src/protocol/console-vendors.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import { count, list, nullableText, object, shortText, text } from './schemas.ts';

const code = { type: 'string', minLength: 1, maxLength: 40 } as const;
const flag = { type: 'boolean' } as const;
const vendorDesk = object({
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
const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Vendors of games: how they are, what they called, and their keys, which administrators change. */
export function registerVendorRoutes(api: FastifyInstance, { vendors }: Pick<ConsoleDeps, 'vendors'>): void {
  const mayRead = needs('read');
  const config = needs('system');
  api.get(
    '/vendors',
    { config: mayRead, schema: { response: { 200: vendorDesk } } },
    (): Promise<VendorDesk> => vendors.read(),
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
    { config, schema: { body: keyBody, response: { 200: vendorDesk } } },
    async (request): Promise<VendorDesk> => {
      const note = requireNote(request.body.note);
      await vendors.retireKey({ ...request.body, note, by: operatorOf(request) });
      return vendors.read();
    },
  );
}
