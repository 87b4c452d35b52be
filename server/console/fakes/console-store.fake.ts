import type { ConsoleStore, StoredAccount } from '../console-store.ts';

interface MemorySession {
  readonly accountId: string;
  readonly openedAt: Date;
  lastSeenAt: Date;
  readonly withFactor: boolean;
  provenAt: Date;
  readonly expiresAt: Date;
}

interface StoreOptions {
  /** Whether operators have a second factor. */
  readonly hasFactor?: () => boolean;
  /** False where the passwords of its accounts are no longer those of the demonstration. */
  readonly isPublic?: boolean;
}
/** The console's store in memory, with the behaviour of the one on PostgreSQL. */
export function createConsoleStoreFake({
  hasFactor = () => false,
  isPublic = true,
}: StoreOptions = {}): ConsoleStore {
  const accounts = new Map<string, StoredAccount>();
  const sessions = new Map<string, MemorySession>();
  const tries = new Map<string, { count: number; lastAt: number; blockedUntil: number }>();
  const networks = new Set<string>();
  return {
    findAccount: async (username) => accounts.get(username.toLowerCase()) ?? null,
    addPublicAccount: async (account) => {
      const key = account.username.toLowerCase();
      if (accounts.has(key)) return false;
      const id = String(accounts.size + 1);
      accounts.set(key, {
        ...account,
        id,
        disabled: false,
        publicPassword: isPublic,
        email: '',
        decidesFrom: null,
        linkShownTo: null,
      });
      return true;
    },
    addSession: async ({ tokenHash, accountId, now, expiresAt, withFactor }) => {
      const moments = { openedAt: now, lastSeenAt: now, provenAt: now };
      sessions.set(tokenHash, { accountId, expiresAt, withFactor, ...moments });
    },
    findSession: async (tokenHash) => {
      const session = sessions.get(tokenHash);
      const account = session && [...accounts.values()].find(({ id }) => id === session.accountId);
      return session && account ? { tokenHash, account, hasFactor: hasFactor(), ...session } : null;
    },
    touchSession: async (tokenHash, now) => {
      const session = sessions.get(tokenHash);
      if (session) session.lastSeenAt = now;
    },
    proveSession: async (tokenHash, now) => {
      const session = sessions.get(tokenHash);
      if (session) session.provenAt = now;
    },
    removeSession: async (tokenHash) => void sessions.delete(tokenHash),
    removeSessionsBefore: async (moment, idleSince) => {
      for (const [hash, session] of sessions)
        if (session.expiresAt <= moment || session.lastSeenAt <= idleSince) sessions.delete(hash);
    },
    takeTry: async (subject, { free, firstWaitMs, longestWaitMs, forgetMs }, now) => {
      const row = tries.get(subject);
      const nowMs = now.getTime();
      if (row !== undefined && row.blockedUntil > nowMs) return row.blockedUntil - nowMs;
      const count = row === undefined || nowMs - row.lastAt >= forgetMs ? 1 : row.count + 1;
      const delay = count < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (count - free));
      tries.set(subject, { count, lastAt: nowMs, blockedUntil: nowMs + delay });
      return 0;
    },
    giveBackTry: async (subject) => {
      const row = tries.get(subject);
      if (row) tries.set(subject, { ...row, count: Math.max(0, row.count - 1), blockedUntil: row.lastAt });
    },
    clearTries: async (subject) => void tries.delete(subject),
    removeTriesBefore: async (moment) => {
      for (const [subject, { lastAt, blockedUntil }] of tries)
        if (Math.max(lastAt, blockedUntil) < moment.getTime()) tries.delete(subject);
    },
    isKnownNetwork: async (accountId, network) => networks.has(`${accountId} ${network}`),
    noteNetwork: async (accountId, network) => void networks.add(`${accountId} ${network}`),
  };
}
