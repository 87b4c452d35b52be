import type { StoredAttempt } from '../../machines/registration/registration.context.ts';
import { attemptMinutes } from '../../protocol/registration-attempt.ts';
import type { Unread } from '../../protocol/json.ts';
import type { TextStorage } from '../boot-guard.ts';

/** Where a tab keeps the registration under way: neither the password nor anything typed but the number. */
const key = 'foyer.registerAttempt';

interface Kept extends StoredAttempt {
  /** Milliseconds since 1970. */
  readonly at: number;
}

const isKept = (value: Unread<Kept>): value is Kept =>
  typeof value.attempt === 'string' &&
  typeof value.mobileNum === 'string' &&
  (value.ticket === null || typeof value.ticket === 'string') &&
  (value.method === 'username' || value.method === 'mobile') &&
  typeof value.isProven === 'boolean' &&
  typeof value.at === 'number';

export function keepAttempt(tabTexts: TextStorage, attempt: StoredAttempt, at: number): void {
  tabTexts.write(key, JSON.stringify({ ...attempt, at } satisfies Kept));
}
export function dropAttempt(tabTexts: TextStorage): void {
  tabTexts.write(key, null);
}

/** The registration that a reload interrupted, for as long as the server knows it; null without one. */
export function readAttempt(tabTexts: Pick<TextStorage, 'read'>, now: number): StoredAttempt | null {
  try {
    const kept = JSON.parse(tabTexts.read(key) ?? 'null') as Unread<Kept> | null;
    if (kept === null || !isKept(kept)) return null;
    const { at, ...attempt } = kept;
    return now - at < attemptMinutes * 60_000 ? attempt : null;
  } catch {
    // Written by something else: the registration begins at its form.
    return null;
  }
}
