import type { ConsoleStore, StoredAccount } from './console-store.ts';

interface MemorySession {
  readonly accountId: string;
  lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The console's store in memory, with the behaviour of the one on PostgreSQL. */
export function createConsoleStoreFake(): ConsoleStore {
  const accounts = new Map<string, StoredAccount>();
  const sessions = new Map<string, MemorySession>();
  const failures = new Map<string, { startedAt: Date; failures: number }>();
  const edits = new Map<string, number[]>();
  const running = (subject: string, now: Date, windowMs: number) => {
    const row = failures.get(subject);
    return row && now.getTime() - row.startedAt.getTime() < windowMs ? row : null;
  };
  return {
    findAccount: async (username) => accounts.get(username.toLowerCase()) ?? null,
    saveAccount: async (account) => {
      const key = account.username.toLowerCase();
      const known = accounts.get(key);
      accounts.set(key, { ...account, id: known?.id ?? String(accounts.size + 1), disabled: false });
      return known ? 'updated' : 'added';
    },
    addSession: async ({ tokenHash, accountId, now, expiresAt }) => {
      sessions.set(tokenHash, { accountId, lastSeenAt: now, expiresAt });
    },
    findSession: async (tokenHash) => {
      const session = sessions.get(tokenHash);
      const account = session && [...accounts.values()].find(({ id }) => id === session.accountId);
      return session && account
        ? { tokenHash, account, lastSeenAt: session.lastSeenAt, expiresAt: session.expiresAt }
        : null;
    },
    touchSession: async (tokenHash, now) => {
      const session = sessions.get(tokenHash);
      if (session) session.lastSeenAt = now;
    },
    removeSession: async (tokenHash) => void sessions.delete(tokenHash),
    removeSessionsBefore: async (moment, idleSince) => {
      for (const [hash, session] of sessions)
        if (session.expiresAt <= moment || session.lastSeenAt <= idleSince) sessions.delete(hash);
    },
    countFailure: async (subject, now, windowMs) => {
      const row = running(subject, now, windowMs) ?? { startedAt: now, failures: 0 };
      row.failures += 1;
      failures.set(subject, row);
      return row.failures;
    },
    failuresOf: async (subject, now, windowMs) => {
      const row = running(subject, now, windowMs);
      return { failures: row?.failures ?? 0, startedAt: row?.startedAt ?? null };
    },
    clearFailures: async (subject) => void failures.delete(subject),
    draftEdits: async (merchant) => [...(edits.get(merchant) ?? [])],
    pushDraftEdit: async (merchant, { patches }) => {
      edits.set(merchant, [...(edits.get(merchant) ?? []), patches]);
    },
    popDraftEdit: async (merchant) => void edits.get(merchant)?.pop(),
    clearDraftEdits: async (merchant) => void edits.delete(merchant),
  };
}
