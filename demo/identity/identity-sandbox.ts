import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Clock } from '../../server/infrastructure/clock.ts';
import type {
  CodeExchange,
  IdentityProvider,
} from '../../server/infrastructure/outside/identity-provider.ts';
import type { Random } from '../../server/infrastructure/random.ts';
import type { DemoDatabase } from '../tables.ts';
import { requestNames, sandboxStyle, writeSandboxPage, type AuthorizationRequest } from './sandbox-page.ts';
import { toText } from '../../src/protocol/json/to-text.ts';

export interface SandboxDeps {
  readonly db: DemoDatabase;
  readonly clock: Clock;
  readonly random: Random;
  /** Where browsers reach the portal. */
  readonly origin: string;
  /** The one address that answers may go to. */
  readonly redirectUri: string;
}
export interface IdentitySandbox {
  readonly providers: readonly IdentityProvider[];
  /** Serves the pages where a person chooses who to be. */
  readonly register: (app: FastifyInstance) => void;
}

const ids = ['google', 'facebook', 'line'];
const clientId = 'foyer';
const codeSeconds = 60;
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

function readRequest(fields: unknown): AuthorizationRequest | null {
  const given = (fields ?? {}) as Readonly<Record<string, unknown>>;
  const entries = requestNames.map((name) => [name, given[name]] as const);
  if (entries.some(([, value]) => typeof value !== 'string' || value.length > 2_048)) return null;
  // Every name has a text, as the line above has checked.
  return Object.fromEntries(entries) as unknown as AuthorizationRequest;
}
/** Anything wrong here stays on the provider's page: an address that is not registered gets no answer. */
const isRight = (request: AuthorizationRequest, redirectUri: string): boolean =>
  request.client_id === clientId &&
  request.redirect_uri === redirectUri &&
  request.response_type === 'code' &&
  request.scope.split(' ').includes('openid') &&
  request.code_challenge_method === 'S256' &&
  request.state !== '' &&
  request.nonce !== '' &&
  request.code_challenge !== '';

/** Makes a code for a person: good once, for a minute. */
async function issueCode(
  { db, clock, random }: SandboxDeps,
  provider: string,
  request: AuthorizationRequest,
  name: string,
): Promise<string> {
  const code = random.token();
  const now = clock.now();
  await db.deleteFrom('sandbox_identity_code').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sandbox_identity_code')
    .values({
      code_hash: digest(code),
      provider,
      claims: JSON.stringify({ name, nonce: request.nonce, scope: request.scope }),
      challenge: request.code_challenge,
      redirect_uri: request.redirect_uri,
      expires_at: new Date(now.getTime() + codeSeconds * 1_000),
    })
    .execute();
  return code;
}

/** Uses up a code, with all that belongs to it. */
async function takeCode({ db, clock }: SandboxDeps, provider: string, exchange: CodeExchange) {
  const row = await db
    .deleteFrom('sandbox_identity_code')
    .where('code_hash', '=', digest(exchange.code))
    .where('provider', '=', provider)
    .where('expires_at', '>', clock.now())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Error('invalid_grant: the code is unknown, over or used');
  if (row.redirect_uri !== exchange.redirectUri || row.challenge !== digest(exchange.verifier))
    throw new Error('invalid_grant: the code was made for another request');
  const name = toText(row.claims['name']);
  const address = `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@mail.example`;
  const hasAddress = toText(row.claims['scope']).split(' ').includes('email') && !address.startsWith('@');
  return {
    nonce: toText(row.claims['nonce']),
    person: { name, ...(hasAddress ? { email: address, email_verified: true } : {}) },
  };
}

function registerPages(app: FastifyInstance, deps: SandboxDeps): void {
  const providerOf = (request: FastifyRequest): string | null => {
    const { provider } = request.params as { readonly provider: string };
    return ids.includes(provider) ? provider : null;
  };
  // As a provider on another site would answer: not in the browsing context group of the portal's pages.
  const asHtml = (reply: FastifyReply): FastifyReply =>
    reply
      .header('cache-control', 'no-store')
      .header('cross-origin-opener-policy', 'unsafe-none')
      .type('text/html; charset=utf-8');
  const refuse = (reply: FastifyReply): FastifyReply =>
    asHtml(reply)
      .code(400)
      .send('<!doctype html><title>Sandbox</title><p>This is no request of a client.</p>');
  const url = '/sandbox/identity/:provider/authorize';
  app.get('/sandbox/identity/style.css', (_request, reply) => reply.type('text/css').send(sandboxStyle));
  app.get(url, (request, reply) => {
    const [provider, authorization] = [providerOf(request), readRequest(request.query)];
    if (provider === null || authorization === null || !isRight(authorization, deps.redirectUri))
      return refuse(reply);
    return asHtml(reply).send(writeSandboxPage(provider, authorization));
  });
  app.post(url, async (request, reply) => {
    const [provider, authorization] = [providerOf(request), readRequest(request.body)];
    if (provider === null || authorization === null || !isRight(authorization, deps.redirectUri))
      return refuse(reply);
    const { person, typed, deny } = request.body as Readonly<Record<string, string | undefined>>;
    const back = new URL(authorization.redirect_uri);
    back.searchParams.set('state', authorization.state);
    const name = (person === undefined || person === '' ? (typed ?? '') : person).trim().slice(0, 60);
    if (deny !== undefined || name === '') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', await issueCode(deps, provider, authorization, name));
    return reply
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('cache-control', 'no-store')
      .redirect(back.href, 303);
  });
}

/**
 * Replaces real OpenID providers, so that a login by one can be tried on a fresh machine. It keeps
 * to the protocol (code with PKCE, nonce, a signed ID token), so the member platform needs no second
 * way. Its key lives as long as the process.
 */
export async function createIdentitySandbox(deps: SandboxDeps): Promise<IdentitySandbox> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = deps.random.token(8);
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }],
  });
  const providers = ids.map((id): IdentityProvider => {
    const issuer = `${deps.origin}/sandbox/identity/${id}`;
    return {
      id,
      issuer,
      clientId,
      authorizationEndpoint: `${issuer}/authorize`,
      keys,
      exchange: async (exchange) => {
        const { person, nonce } = await takeCode(deps, id, exchange);
        const now = Math.floor(deps.clock.now().getTime() / 1_000);
        return new SignJWT({ ...person, nonce })
          .setProtectedHeader({ alg: 'ES256', kid })
          .setIssuer(issuer)
          .setAudience(clientId)
          .setSubject(digest(`${id}:${person.name.toLowerCase()}`).slice(0, 24))
          .setIssuedAt(now)
          .setExpirationTime(now + 300)
          .sign(privateKey);
      },
    };
  });
  return {
    providers,
    register: (app) =>
      void app.register(async (scope) => {
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string', bodyLimit: 16_384 },
          (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
        );
        registerPages(scope, deps);
      }),
  };
}
