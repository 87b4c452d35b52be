import type { JsonObject } from '../protocol/json.ts';
import type { KeptTexts } from './boot-guard.ts';

/** A `Storage` that never throws: private windows and full disks make it forget instead. */
export function keepIn(storage: () => Storage): KeptTexts {
  return {
    read: (key) => {
      try {
        return storage().getItem(key);
      } catch {
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

/** What the browser keeps of a session; the keys are those of the specification, section 3. */
export interface KeptSession {
  token(): string | null;
  /** Token and account are there: a session may be restored. */
  isComplete(): boolean;
  keepToken(token: string): void;
  dropToken(): void;
  keepMember(member: JsonObject): void;
  /** Forgets the session; merchant, language and theme stay. */
  clear(): void;
}

const memberKeys: Readonly<Record<string, string>> = {
  account: 'account',
  nickname: 'nickname',
  id: 'customerId',
  regDate: 'regDate',
  level: 'memberLabel',
};
const agentTypes = [1, 2, 41, 42];

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

/** Takes a secret of a message's link out of the address, once: it stays in no history and no bookmark. */
export function takeFragmentFromAddress(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  if (hash.length < 2) return null;
  history.replaceState(history.state, '', `${pathname}${search}`);
  return hash.slice(1);
}

export function createKeptSession(kept: KeptTexts): KeptSession {
  const token = (): string | null => kept.read('token');
  return {
    token,
    isComplete: () => token() !== null && kept.read('account') !== null,
    keepToken: (value) => kept.write('token', value),
    dropToken: () => kept.write('token', null),
    keepMember: (member) => {
      for (const [name, key] of Object.entries(memberKeys)) {
        const value = member[name];
        if (typeof value === 'string' || typeof value === 'number') kept.write(key, String(value));
      }
      kept.write('isAgent', String(agentTypes.includes(Number(member['type']))));
    },
    clear: () => {
      for (const key of [
        'token',
        'isAgent',
        'wallet',
        'vipRankLevel',
        'toWhichItem',
        ...Object.values(memberKeys),
      ]) {
        kept.write(key, null);
      }
    },
  };
}
