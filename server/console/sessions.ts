import { createHash, randomBytes } from 'node:crypto';
import type { FactorState } from '../../src/protocol/console/console-factors.ts';
import type { ConsoleStore, StoredAccount, StoredSession } from './console-store.ts';
import { isUsable } from './login.ts';

/** A session ends after this long without a call… */
export const idleMs = 30 * 60_000;
/** …and after this long in any case. */
export const absoluteMs = 12 * 3_600_000;
/** A login that is not finished with a second factor ends after this long. */
export const unfinishedMs = 15 * 60_000;
/** `last_seen_at` is written at most this often. */
const touchEveryMs = 60_000;
/** Longer than any policy of tries looks back. */
const triesKeptMs = 48 * 3_600_000;

export interface OpenSession {
  readonly tokenHash: string;
  readonly account: StoredAccount;
  readonly expiresAt: Date;
  readonly factor: FactorState;
  readonly hasFactor: boolean;
  readonly provenAt: Date;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session and gives the token that only the cookie will hold. `withFactor` says that a second factor was proven. */
export async function openSession(
  store: ConsoleStore,
  account: StoredAccount,
  from: {
    readonly now: Date;
    readonly network: string;
    readonly browser: string;
    readonly withFactor: boolean;
  },
): Promise<string> {
  const { now, network, withFactor } = from;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + absoluteMs);
  const tokenHash = hashToken(token);
  const browser = from.browser.slice(0, 200);
  await store.addSession({ tokenHash, accountId: account.id, now, expiresAt, network, browser, withFactor });
  await store.removeSessionsBefore(now, new Date(now.getTime() - idleMs));
  await store.removeTriesBefore(new Date(now.getTime() - triesKeptMs));
  return token;
}

/** An account with a second factor has to prove it; one without has to set one up, but in a demonstration. */
function findState({ hasFactor, withFactor }: StoredSession, demo: boolean): FactorState {
  if (hasFactor) return withFactor ? 'whole' : 'asked';
  return demo ? 'whole' : 'due';
}

/**
 * The session of a token, or null when it is unknown, was idle too long, has ended, or its account may not be
 * used. `touch` records activity, which postpones the end by idleness.
 */
export async function findOpenSession(
  { store, demo }: { readonly store: ConsoleStore; readonly demo: boolean },
  token: string,
  now: Date,
  touch = true,
): Promise<OpenSession | null> {
  const tokenHash = hashToken(token);
  const session = await store.findSession(tokenHash);
  if (!session || !isUsable(session.account, demo)) return null;
  const idle = now.getTime() - session.lastSeenAt.getTime();
  const factor = findState(session, demo);
  const isLate = factor !== 'whole' && now.getTime() - session.openedAt.getTime() >= unfinishedMs;
  if (now >= session.expiresAt || idle >= idleMs || isLate) {
    await store.removeSession(tokenHash);
    return null;
  }
  if (touch && idle >= touchEveryMs) await store.touchSession(tokenHash, now);
  const { account, expiresAt, hasFactor, provenAt } = session;
  return { tokenHash, account, expiresAt, factor, hasFactor, provenAt };
}
