import type {
  ChangedFactors,
  factors as factorCalls,
  lostFactors as lostCalls,
  OwnFactors,
  proofs,
} from '../../../src/protocol/calls/factors.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import type { ConsoleDeps } from '../deps.ts';
import { sessionOf } from '../guard.ts';
import type { CallExchange, Handlers } from '../register-calls.ts';
import { describeSession, signIn } from '../sign-in.ts';
import type { RecoveryCodes } from './factors.ts';
import { countedTry, judgeProof } from './proof.ts';

/** How operators prove who they are: the second half of a login, and again for what asks for a fresh proof. */
export function answerProofs(deps: ConsoleDeps): Handlers<typeof proofs> {
  const { factors, store, clock, record } = deps;
  return {
    startPasskey: async (_, { request }) => ({
      options: await factors.writePasskeyRequest(sessionOf(request).account.id),
    }),
    give: async ({ way, answer }, { request, reply }) => {
      const session = sessionOf(request);
      const { account, tokenHash } = session;
      await judgeProof(deps, session, { way, answer });
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
  };
}

/** An operator's own factors. Each change is asked for a fresh proof, and ends the other sessions. */
export function answerFactors(deps: ConsoleDeps): Handlers<typeof factorCalls> {
  const { factors, demo } = deps;
  const read = async (accountId: string): Promise<OwnFactors> => ({
    ...(await factors.read(accountId)),
    required: !demo,
  });
  /** After a change, which ended all sessions: another one for this browser. */
  const answerChange = async (
    { request, reply }: CallExchange,
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
  const ownerOf = ({ request }: CallExchange) => sessionOf(request).account;
  return {
    read: (_, exchange) => read(ownerOf(exchange).id),
    startAuthenticator: (_, exchange) => factors.startAuthenticator(ownerOf(exchange)),
    confirmAuthenticator: async ({ code }, exchange) => {
      const account = ownerOf(exchange);
      const confirm = () => factors.confirmAuthenticator(account, code);
      return answerChange(exchange, await countedTry(deps, `factor:${account.id}`, confirm));
    },
    removeAuthenticator: async (_, exchange) => {
      await factors.removeAuthenticator(ownerOf(exchange));
      return answerChange(exchange, null);
    },
    startPasskey: async (_, exchange) => ({ options: await factors.startPasskey(ownerOf(exchange)) }),
    addPasskey: async ({ name, answer }, exchange) =>
      answerChange(exchange, await factors.addPasskey(ownerOf(exchange), { name, answer })),
    removePasskey: async ({ id }, exchange) => {
      await factors.removePasskey(ownerOf(exchange), id);
      return answerChange(exchange, null);
    },
    renewRecoveryCodes: async (_, exchange) =>
      answerChange(exchange, await factors.renewRecoveryCodes(ownerOf(exchange))),
  };
}

/** Second factors that operators have lost: one administrator asks, another one decides. */
export function answerLostFactors({
  lostFactors,
}: Pick<ConsoleDeps, 'lostFactors'>): Answers<typeof lostCalls> {
  const list = () => lostFactors.list();
  return {
    list,
    propose: answerAfter((asked) => lostFactors.propose(asked), list),
    ...answerEndings((decision) => lostFactors.decide(decision), list),
  };
}
