import type { JsonObject } from '../../protocol/json/json.ts';
import type { StorageKey } from './storage-keys.ts';
import { arrivalKey, type StoredSession, signedInKey } from './stored-session.ts';

/** What is kept of a session, by key. */
export type SessionValues = Readonly<Record<string, string>>;

/** Values of a member by the keys of the specification, section 3. */
const memberKeys = {
  account: 'account',
  nickname: 'nickname',
  id: 'customerId',
  regDate: 'regDate',
  level: 'memberLabel',
} as const satisfies Readonly<Record<string, StorageKey>>;
const agentTypes = [1, 2, 41, 42];
const sessionKeys = [
  ...(['token', 'isAgent', 'wallet', 'vipRankLevel', 'toWhichItem'] as const),
  ...Object.values(memberKeys),
  arrivalKey,
] as const satisfies readonly StorageKey[];

/** Says to tabs that open later whether one of this browser is logged in. */
export function markSignedIn({ browser }: StoredSession, isSignedIn: boolean): void {
  browser?.write(signedInKey, isSignedIn ? '1' : null);
}

/** Keeps who the token belongs to. */
export function storeMember(session: StoredSession, member: JsonObject): void {
  for (const [name, key] of Object.entries(memberKeys)) {
    const value = member[name];
    if (typeof value === 'string' || typeof value === 'number') session.tab.write(key, String(value));
  }
  session.tab.write('isAgent', String(agentTypes.includes(Number(member['type']))));
  session.tab.write(arrivalKey, null);
  markSignedIn(session, true);
}

/** Keeps what changes while a member is logged in, by the keys of the specification, section 3. */
export function storeFigures(
  { tab }: StoredSession,
  figures: Readonly<Partial<Record<'wallet' | 'vipRankLevel' | 'toWhichItem', string | number>>>,
): void {
  for (const key of ['wallet', 'vipRankLevel', 'toWhichItem'] as const) {
    const value = figures[key];
    if (value !== undefined) tab.write(key, String(value));
  }
}

/** Token and account are there: a session may be restored. */
export const isComplete = (session: StoredSession): boolean =>
  session.token() !== null && session.account() !== null;

/** All of the session, for another tab of this browser; null where it is not complete. */
export function copySession(session: StoredSession): SessionValues | null {
  if (!isComplete(session)) return null;
  return Object.fromEntries(
    sessionKeys.flatMap((key) => {
      const value = session.tab.read(key);
      return value === null ? [] : [[key, value] as const];
    }),
  );
}

/** Takes over what another tab has. */
export function adoptSession({ tab }: StoredSession, values: SessionValues): void {
  for (const key of sessionKeys) tab.write(key, values[key] ?? null);
}

/** Forgets the session; merchant, language and theme stay. */
export function clearSession(session: StoredSession): void {
  adoptSession(session, {});
  markSignedIn(session, false);
}
