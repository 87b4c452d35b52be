import { readNetwork } from '../infrastructure/http/network.ts';
import type { PasswordHasher } from '../infrastructure/keys/passwords.ts';
import type { ConsoleStore, StoredAccount, TryPolicy } from './console-store.ts';
import { Refusal } from './refusal.ts';
import type { RefusalRecord } from './refusal-record.ts';

const minuteMs = 60_000;
/**
 * Of one name from one network. Anyone who guesses waits longer and longer; the person who owns the name logs in from
 * another network meanwhile, and waits a quarter of an hour at most on this one.
 */
export const accountTries: TryPolicy = {
  free: 5,
  firstWaitMs: minuteMs / 2,
  longestWaitMs: 15 * minuteMs,
  forgetMs: 24 * 60 * minuteMs,
};
/** Of one network, whatever the names. Only of names that have not logged in from there before. */
export const networkTries: TryPolicy = {
  free: 300,
  firstWaitMs: minuteMs,
  longestWaitMs: 15 * minuteMs,
  forgetMs: 15 * minuteMs,
};

export interface LoginDeps {
  readonly store: ConsoleStore;
  readonly passwords: PasswordHasher;
  readonly refusals: RefusalRecord;
  /** Accounts with a public password are good here. */
  readonly demo: boolean;
}
interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly now: Date;
}

/** Whether the account may be used: an invited one not yet, a public one in a demonstration only. */
export const isUsable = (account: StoredAccount, demo: boolean): boolean =>
  !account.disabled && account.passwordHash !== null && (demo || !account.publicPassword);

/** A hash of no account, so that an unknown name takes as long as a wrong password. */
const stranger = new WeakMap<PasswordHasher, Promise<string>>();
function hashOfStranger(passwords: PasswordHasher): Promise<string> {
  const hash = stranger.get(passwords) ?? passwords.hash('no account has this password');
  stranger.set(passwords, hash);
  return hash;
}

/** @throws Refusal `session.throttled` with the wait */
export async function takeTry(store: ConsoleStore, subject: string, policy: TryPolicy, now: Date) {
  const waitMs = await store.takeTry(subject, policy, now);
  if (waitMs > 0)
    throw new Refusal('session.throttled', 'Too many failed logins. Try again later.', {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
}

/** Runs `work`; where it throws, the try was not judged and does not count. */
export async function orGiveBack<Value>(
  store: ConsoleStore,
  subjects: readonly string[],
  work: () => Promise<Value>,
) {
  try {
    return await work();
  } catch (error) {
    for (const subject of subjects) await store.giveBackTry(subject);
    throw error;
  }
}

/**
 * The account of a right name and password. Throws `session.login-refused` (the same for an unknown
 * name, a wrong password and an account that may not be used) or `session.throttled`; the hasher may throw
 * `server.busy`. Tries are counted before they are judged.
 */
export async function checkLogin(deps: LoginDeps, attempt: Attempt): Promise<StoredAccount> {
  const { store, passwords } = deps;
  const { username, password, address, now } = attempt;
  const network = readNetwork(address);
  const accountKey = `account:${username.toLowerCase()} ${network}`;
  const shared = `network:${network}`;
  const account = await store.findAccount(username);
  const isKnown = account !== null && (await store.isKnownNetwork(account.id, network));
  // First the one that strangers share, so that a refused name leaves no row behind.
  if (!isKnown) await takeTry(store, shared, networkTries, now);
  const counted = isKnown ? [] : [shared];
  await orGiveBack(store, counted, () => takeTry(store, accountKey, accountTries, now));
  const right = await orGiveBack(store, [...counted, accountKey], async () =>
    passwords.verify(account?.passwordHash ?? (await hashOfStranger(passwords)), password),
  );
  if (account === null || !right || !isUsable(account, deps.demo)) {
    // An unknown name is not written down: people type their passwords there too.
    await deps.refusals({
      action: 'session.refuse',
      username: account?.username ?? null,
      isAuthor: false,
      code: 'session.login-refused',
      about: network,
    });
    throw new Refusal('session.login-refused', 'The name or the password is not right.');
  }
  await store.clearTries(accountKey);
  if (!isKnown) await store.giveBackTry(shared);
  await store.noteNetwork(account.id, network, now);
  return account;
}
