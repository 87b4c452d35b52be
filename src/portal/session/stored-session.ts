import type { TextStorage } from '../boot-guard.ts';

/** A `Storage` that never throws: private windows and full disks make it forget instead. */
export function createTextStorage(storage: () => Storage): TextStorage {
  return {
    read: (key) => {
      try {
        return storage().getItem(key);
      } catch {
        // Storage is switched off in this browser.
        return null;
      }
    },
    write: (key, value) => {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Nothing is lost that the server does not have.
      }
    },
  };
}

/** Says that some tab of this browser is logged in. No secret: the token is in session storage only. */
export const signedInKey = 'foyer.signedIn';

/** Says that the token came with an address and the server has not yet said whose it is: a reload asks again. */
export const arrivalKey = 'foyer.arrival';

/** What a tab keeps of a session, in session storage, so that it is gone with the last tab. */
export interface StoredSession {
  readonly tab: TextStorage;
  /** What all tabs share; null where the tab is to be alone, as a preview is. */
  readonly browser: TextStorage | null;
  readonly token: () => string | null;
  account(): string | null;
  /** A session is here, or some tab of this browser had one when it was last heard of. */
  isLikely(): boolean;
  keepToken(token: string): void;
}

/**
 * Takes a token out of the address once (`?token=`): it is stored and the address is rewritten, so
 * that it stays in no history, no bookmark and no referrer.
 */
export function takeTokenFromAddress(address: URL): { readonly token: string; readonly rest: string } | null {
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  return { token, rest: `${address.pathname}${address.search}${address.hash}` };
}

export function createStoredSession(tab: TextStorage, browser: TextStorage | null = null): StoredSession {
  const token = (): string | null => tab.read('token');
  return {
    tab,
    browser,
    token,
    account: () => tab.read('account'),
    isLikely: () => (token() ?? browser?.read(signedInKey) ?? null) !== null,
    keepToken: (value) => tab.write('token', value),
  };
}
