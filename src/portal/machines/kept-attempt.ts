import type { StoredAttempt } from '../../machines/registration/registration.context.ts';
import { attemptMinutes } from '../../protocol/registration-attempt.ts';
import type { Unread } from '../../protocol/json/json.ts';
import type { TextStorage } from '../boot-guard.ts';

/** Where a tab keeps the registration under way: neither the password nor anything typed but the number. */
const key = 'foyer.registerAttempt';

interface DatedAttempt extends StoredAttempt {
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

const isAttempt = (value: Unread<DatedAttempt>): value is DatedAttempt =>
  typeof value.attempt === 'string' &&
  typeof value.mobileNum === 'string' &&
  (value.ticket === null || typeof value.ticket === 'string') &&
  (value.method === 'username' || value.method === 'mobile') &&
  typeof value.isProven === 'boolean' &&
  typeof value.storedAt === 'number';

export function keepAttempt(tabTexts: TextStorage, attempt: StoredAttempt, now: number): void {
  tabTexts.write(key, JSON.stringify({ ...attempt, storedAt: now } satisfies DatedAttempt));
}
export function dropAttempt(tabTexts: TextStorage): void {
  tabTexts.write(key, null);
}

/** The registration that a reload interrupted, for as long as the server knows it; null without one. */
export function readAttempt(tabTexts: Pick<TextStorage, 'read'>, now: number): StoredAttempt | null {
  try {
    const stored = JSON.parse(tabTexts.read(key) ?? '{}') as Unread<DatedAttempt>;
    if (!isAttempt(stored)) return null;
    const { storedAt, ...attempt } = stored;
    return now - storedAt < attemptMinutes * 60_000 ? attempt : null;
  } catch {
    // Written by something else: the registration begins at its form.
    return null;
  }
}
