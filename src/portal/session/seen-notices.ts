import type { Json } from '../../protocol/json/json.ts';
import type { TextStorage } from '../boot-guard.ts';

const key = 'seenNotices';
/** The oldest are dropped: notices that old are no longer shown as popups. */
const mostKept = 200;

/** What to ask for: visitors get the popups of before the login, members those of after it too. */
export const announcementRequest = (moment: Json | undefined) => ({
  types: moment === 'afterLogin' ? 'PU,AFTER_LOGIN' : 'PU',
  platform: 'W' as const,
  execution: 'B',
});

function readSeen(storage: TextStorage): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.read(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    // Something else wrote there: nothing was seen.
    return [];
  }
}

/** The notices that this browser has not shown. */
export function filterSeen<Notice extends { readonly id: string }>(
  storage: TextStorage,
  notices: readonly Notice[],
): readonly Notice[] {
  const seen = readSeen(storage);
  return notices.filter(({ id }) => !seen.includes(id));
}

export function rememberSeen(storage: TextStorage, ids: readonly string[]): void {
  const all = [...readSeen(storage).filter((id) => !ids.includes(id)), ...ids];
  storage.write(key, JSON.stringify(all.slice(-mostKept)));
}
