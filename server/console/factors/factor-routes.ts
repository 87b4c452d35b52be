import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangedFactors, ConsoleSession } from '../../../src/protocol/console-api.ts';
import type {
  AuthenticatorSecret,
  DeviceRequest,
  OwnFactors,
  Proof,
} from '../../../src/protocol/console-factors.ts';
import type { ConsoleDeps } from '../deps.ts';
import { needs, sessionOf } from '../guard.ts';
import { object, sessionAnswer } from '../schemas.ts';
import { describeSession, signIn } from '../sign-in.ts';
import {
  changedAnswer,
  codeBody,
  deviceAnswer,
  factorsAnswer,
  passkeyBody,
  passkeyIdBody,
  proofBody,
  secretAnswer,
} from './factor-schemas.ts';
import type { RecoveryCodes } from './factors.ts';
import { countedTry, judgeProof } from './proof.ts';

const toProve = needs('read', { early: ['asked', 'due'], proof: { none: 'it is how a proof is given' } });
const toRead = needs('read', { early: ['due'] });
const toChange = needs('read', { early: ['due'], proof: 'always' });

/** How operators prove who they are: the second half of a login, and again for what asks for a fresh proof. */
function registerProofRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { factors, store, clock, record } = deps;
  api.post(
    '/proof/passkey',
    { config: toProve, schema: { body: object({}), response: { 200: deviceAnswer } } },
    async (request): Promise<DeviceRequest> => ({
      options: await factors.writePasskeyRequest(sessionOf(request).account.id),
    }),
  );
  api.post<{ Body: Proof }>(
    '/proof',
    { config: toProve, schema: { body: proofBody, response: { 200: sessionAnswer } } },
    async (request, reply): Promise<ConsoleSession> => {
      const session = sessionOf(request);
      const { account, tokenHash } = session;
      const { way } = request.body;
      await judgeProof(deps, session, request.body);
      const subject = `operator:${account.username}`;
      if (way === 'recovery')
        await record({ action: 'factor.recovery', author: account.username, subject, note: '' });
      if (session.factor === 'asked') {
        // Another token from here on: what was known of the first one opens nothing.
        await store.removeSession(tokenHash);
        return signIn(deps, request, reply, { account, withFactor: true });
      }
      await store.proveSession(tokenHash, clock.now());
      await record({ action: 'session.prove', author: account.username, subject, note: way });
      return describeSession(deps, session);
    },
  );
}

/** An operator's own factors. Each change is asked for a fresh proof, and ends the other sessions. */
export function registerFactorRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { factors, demo } = deps;
  registerProofRoutes(api, deps);
  const read = async (accountId: string): Promise<OwnFactors> => ({
    ...(await factors.read(accountId)),
    required: !demo,
  });
  /** After a change, which ended all sessions: another one for this browser. */
  const answerChange = async (
    request: FastifyRequest,
    reply: FastifyReply,
    recoveryCodes: RecoveryCodes,
  ): Promise<ChangedFactors> => {
    const { account } = sessionOf(request);
    const owned = await read(account.id);
    const withFactor = owned.authenticator !== null || owned.passkeys.length > 0;
    return {
      factors: owned,
      session: await signIn(deps, request, reply, { account, withFactor }),
      recoveryCodes,
    };
  };
  const changed = { 200: changedAnswer };
  api.get('/factors', { config: toRead, schema: { response: { 200: factorsAnswer } } }, (request) =>
    read(sessionOf(request).account.id),
  );
  api.post(
    '/factors/authenticator/start',
    { config: toChange, schema: { body: object({}), response: { 200: secretAnswer } } },
    (request): Promise<AuthenticatorSecret> => factors.startAuthenticator(sessionOf(request).account),
  );
  api.post<{ Body: { code: string } }>(
    '/factors/authenticator/confirm',
    { config: toChange, schema: { body: codeBody, response: changed } },
    async (request, reply) => {
      const { account } = sessionOf(request);
      const confirm = () => factors.confirmAuthenticator(account, request.body.code);
      return answerChange(request, reply, await countedTry(deps, `factor:${account.id}`, confirm));
    },
  );
  api.post(
    '/factors/authenticator/remove',
    { config: toChange, schema: { body: object({}), response: changed } },
    async (request, reply) => {
      await factors.removeAuthenticator(sessionOf(request).account);
      return answerChange(request, reply, null);
    },
  );
  api.post(
    '/factors/passkeys/start',
    { config: toChange, schema: { body: object({}), response: { 200: deviceAnswer } } },
    async (request): Promise<DeviceRequest> => ({
      options: await factors.startPasskey(sessionOf(request).account),
    }),
  );
  api.post<{ Body: { name: string; answer: string } }>(
    '/factors/passkeys/add',
    { config: toChange, schema: { body: passkeyBody, response: changed } },
    async (request, reply) =>
      answerChange(request, reply, await factors.addPasskey(sessionOf(request).account, request.body)),
  );
  api.post<{ Body: { id: string } }>(
    '/factors/passkeys/remove',
    { config: toChange, schema: { body: passkeyIdBody, response: changed } },
    async (request, reply) => {
      await factors.removePasskey(sessionOf(request).account, request.body.id);
      return answerChange(request, reply, null);
    },
  );
  api.post(
    '/factors/recovery-codes',
    { config: toChange, schema: { body: object({}), response: changed } },
    async (request, reply) =>
      answerChange(request, reply, await factors.renewRecoveryCodes(sessionOf(request).account)),
  );
}
