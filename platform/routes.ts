import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { operations } from '../src/protocol/operations.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import { createPasswordHasher, type PasswordHasher } from '../server/infrastructure/keys/passwords.ts';
import { shedLoad, type Load } from '../server/infrastructure/http/shedding.ts';
import { registerGatewayRoutes } from './money/cashier/gateway/routes.ts';
import { createMemberHandlers } from './generated/handlers.ts';
import { registerOperations } from './calls/register-operations.ts';
import { registerProviderAnswer } from './identity/sign-in/provider-answer.ts';
import { registerMediaRoutes } from './play/media/routes.ts';
import { createAvailability } from './play/availability/availability.ts';
import { registerLotteryArrivals } from './lottery/arrivals.ts';
import { registerOneClick } from './messages/settings/one-click.ts';
import type { MemberParts } from './parts.ts';
import { registerUploadRoutes } from './calls/uploads/routes.ts';
import { registerVendorRoutes } from './play/vendors/routes.ts';

/** Bodies of this API are small; a larger one is refused before it is read. */
const bodyLimit = 32_768;

/** Some calls of this family are posted as forms; all their fields are texts. */
function readForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    // Clients of this family send the content type also where there is no body.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

export interface MemberRouteOptions {
  readonly passwords?: PasswordHasher;
  /** Left out, nothing is refused for load. */
  readonly load?: Load;
}

/**
 * The reference member platform on `/wps` and `/lgw`, and its pictures on `/media`. Encapsulated:
 * nothing of it (body parser, cookies) changes other routes of the app.
 */
export async function registerMemberRoutes(
  app: FastifyInstance,
  deps: MemberDeps,
  { passwords = createPasswordHasher(), load }: MemberRouteOptions = {},
): Promise<void> {
  const parts: MemberParts = { ...deps, passwords, availability: createAvailability(deps) };
  // Pages are answered outside of the scope of the calls.
  registerLotteryArrivals(app);
  await app.register(async (scope) => {
    if (!scope.hasDecorator('serializeCookie')) await scope.register(cookie);
    if (load !== undefined) shedLoad(scope, load);
    readJson(scope);
    readForms(scope);
    registerProviderAnswer(scope);
    registerOperations(scope, parts, operations, createMemberHandlers(parts));
    registerMediaRoutes(scope, parts);
    registerUploadRoutes(scope, parts);
    registerGatewayRoutes(scope, parts);
    registerVendorRoutes(scope, parts);
    await registerOneClick(scope, parts);
  });
}
