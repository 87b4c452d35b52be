import type { Proof } from '../../../src/protocol/calls/factors.ts';
import {
  proofMinutes,
  type FactorState,
  type ProofRule,
  type ProofWay,
} from '../../../src/protocol/console/console-factors.ts';
import type { ConsolePermission } from '../../../src/protocol/console/console-api.ts';
import type { TryPolicy } from '../console-store.ts';
import type { ConsoleDeps } from '../deps.ts';
import { orGiveBack } from '../login.ts';
import { Refusal } from '../refusal.ts';
import type { OpenSession } from '../sessions.ts';
import type { Factors } from './factors.ts';

const asking: ReadonlySet<ConsolePermission | 'nothing'> = new Set(['people', 'system', 'cashier']);
/** What holds for a route that says nothing: each change about people, keys and money is asked for a proof. */
export const defaultProof = (method: string, needs: ConsolePermission | 'nothing'): ProofRule =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || !asking.has(needs)
    ? { none: 'it decides nothing' }
    : 'factor';

const minuteMs = 60_000;
/** Of one account, wherever the guesses come from; passkeys are counted apart, as those cannot be guessed. */
export const factorTries: TryPolicy = {
  free: 5,
  firstWaitMs: minuteMs,
  longestWaitMs: 60 * minuteMs,
  forgetMs: 24 * 60 * minuteMs,
};

export async function listWays(
  factors: Factors,
  { account, hasFactor }: Pick<OpenSession, 'account' | 'hasFactor'>,
): Promise<readonly ProofWay[]> {
  if (!hasFactor) return ['password'];
  const { authenticator, passkeys, recoveryCodesLeft } = await factors.read(account.id);
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(authenticator === null ? [] : (['code'] as const)),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

/** @throws Refusal `factor.required` or `factor.due` where the login is not finished and the call does not lead on */
export function requireWhole({ factor }: OpenSession, early: readonly FactorState[] = []): void {
  if (factor === 'whole' || early.includes(factor)) return;
  throw factor === 'asked'
    ? new Refusal('factor.required', 'Finish the login with your second factor.')
    : new Refusal('factor.due', 'Set up a second factor first.');
}

/** @throws Refusal `proof.required` with the ways */
export async function requireProof(
  { factors, clock }: Pick<ConsoleDeps, 'factors' | 'clock'>,
  session: OpenSession,
  rule: ProofRule,
): Promise<void> {
  const isAsked = rule === 'always' || (rule === 'factor' && session.hasFactor);
  if (!isAsked) return;
  const age = clock.now().getTime() - session.provenAt.getTime();
  if (age < proofMinutes * minuteMs) return;
  const ways = await listWays(factors, session);
  throw new Refusal('proof.required', 'Prove again that it is you.', { value: { ways } });
}

const subjectOf = (way: ProofWay, accountId: string): string => {
  if (way === 'passkey' || way === 'password') return `${way}:${accountId}`;
  return `factor:${accountId}`;
};

/** Counts a try and judges it then. @throws Refusal `factor.throttled` with the wait, `factor.wrong` */
export async function countedTry<Value>(
  { store, clock }: Pick<ConsoleDeps, 'store' | 'clock'>,
  subject: string,
  judge: () => Promise<Value>,
): Promise<Value> {
  const waitMs = await store.takeTry(subject, factorTries, clock.now());
  if (waitMs > 0)
    throw new Refusal('factor.throttled', 'Too many wrong tries. Try again later.', {
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    });
  const judged = await judge();
  await store.clearTries(subject);
  return judged;
}

/**
 * Judges a proof of the operator whose session it is, and uses it up.
 * @throws Refusal `factor.wrong`, `factor.throttled`
 */
export async function judgeProof(deps: ConsoleDeps, session: OpenSession, proof: Proof): Promise<void> {
  const { factors, passwords, store } = deps;
  const { account } = session;
  const { way, answer } = proof;
  const ways = await listWays(factors, session);
  const subject = subjectOf(way, account.id);
  await countedTry(deps, subject, async () => {
    const right = await orGiveBack(store, [subject], async () => {
      if (!ways.includes(way)) return false;
      return way === 'password'
        ? passwords.verify(account.passwordHash ?? '', answer)
        : factors.judge(account, { way, answer });
    });
    if (right) return;
    const { username } = account;
    const code = 'factor.wrong';
    await deps.refusals({ action: 'factor.refuse', username, isAuthor: true, code, about: way });
    throw new Refusal(code, 'This does not prove that it is you.');
  });
}
