import { describe, expect, it } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { createPasswordHasher } from './passwords.ts';

describe('the password hasher', () => {
  it('writes argon2id with 19 MiB and two passes, and knows its own hashes', async () => {
    const passwords = createPasswordHasher();
    const stored = await passwords.hash('Foyer-2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(stored, 'Foyer-2026')).toBe(true);
    expect(await passwords.verify(stored, 'Foyer-2027')).toBe(false);
  });

  it('refuses with server.busy and a time to wait once its queue is full', async () => {
    const passwords = createPasswordHasher(1, 2);
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.hash('x')));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(3);
    for (const error of refused) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ status: 503, code: 'server.busy', retryAfterSeconds: 2 });
    }
    await expect(passwords.hash('x')).resolves.toMatch(/^\$argon2id/);
  });
});
