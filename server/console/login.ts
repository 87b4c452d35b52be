import type { ConsoleStore, StoredAccount } from './console-store.ts';
import type { PasswordHasher } from '../platform/passwords.ts';
import { Refusal } from './refusal.ts';

export const failureWindowMs = 15 * 60_000;
export const failuresPerAccount = 5;
const failuresPerNetwork = 30;

interface LoginDeps {
  readonly store: ConsoleStore;
  readonly passwords: PasswordHasher;
}
interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly now: Date;
}

/** A hash of no account, so that an unknown name takes as long as a wrong password. */
const stranger = new WeakMap<PasswordHasher, Promise<string>>();
function hashOfStranger(passwords: PasswordHasher): Promise<string> {
  const known = stranger.get(passwords) ?? passwords.hash('no account has this password');
  stranger.set(passwords, known);
  return known;
}

async function refuseWhenThrottled(store: ConsoleStore, subject: string, most: number, now: Date) {
  const { failures, startedAt } = await store.failuresOf(subject, now, failureWindowMs);
  if (failures < most || !startedAt) return;
  const leftMs = startedAt.getTime() + failureWindowMs - now.getTime();
  throw new Refusal('session.throttled', 'Too many failed sign-ins. Try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  });
}

/**
 * The account of a right name and password. Throws `session.login-refused` (the same for an unknown
 * name, a wrong password and a disabled account) or `session.throttled`; the hasher may throw `server.busy`.
 */
export async function checkLogin({ store, passwords }: LoginDeps, attempt: Attempt): Promise<StoredAccount> {
  const { username, password, address, now } = attempt;
  const subjects = { account: `account:${username.toLowerCase()}`, network: `network:${address}` };
  await refuseWhenThrottled(store, subjects.account, failuresPerAccount, now);
  await refuseWhenThrottled(store, subjects.network, failuresPerNetwork, now);
  const account = await store.findAccount(username);
  const right = await passwords.verify(account?.passwordHash ?? (await hashOfStranger(passwords)), password);
  if (!account || !right || account.disabled) {
    await store.countFailure(subjects.account, now, failureWindowMs);
    await store.countFailure(subjects.network, now, failureWindowMs);
    throw new Refusal('session.login-refused', 'The name or the password is not right.');
  }
  await store.clearFailures(subjects.account);
  return account;
}
