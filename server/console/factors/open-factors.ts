import { authenticatorsOn, useCode } from './authenticator.ts';
import { changeFactors, countFactors, noFactor } from './change-factors.ts';
import type { FactorParts } from './factor-parts.ts';
import type { Factors } from './factors.ts';
import { passkeysOn, usePasskey } from './passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';

type ReadPart = Pick<Factors, 'read' | 'judge' | 'renewRecoveryCodes'>;
const readingOn = (parts: FactorParts): ReadPart => ({
  read: async (accountId) => {
    const { db } = parts;
    const [authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
      db
        .selectFrom('console_authenticator')
        .select(['confirmed_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),
      db
        .selectFrom('console_passkey')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
      countRecoveryCodes(db, accountId),
    ]);
    return {
      authenticator: authenticator?.confirmed_at
        ? {
            since: authenticator.confirmed_at.toISOString(),
            lastUsedAt: authenticator.last_used_at?.toISOString() ?? null,
          }
        : null,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
      recoveryCodesLeft,
    };
  },
  judge: ({ id }, { way, answer }) => {
    if (way === 'passkey') return usePasskey(parts, id, answer);
    return parts.db
      .transaction()
      .execute((db) => (way === 'code' ? useCode(parts, db, id, answer) : useRecoveryCode(db, id, answer)));
  },
  renewRecoveryCodes: (owner) =>
    changeFactors(parts, { owner, action: 'factor.recovery-codes', note: '' }, async (db) => {
      if ((await countFactors(db, owner.id)) === 0) throw noFactor();
      return replaceRecoveryCodes(db, parts.random, owner.id);
    }),
});

/** The second factors of operators, on PostgreSQL. */
export const openFactors = (parts: FactorParts): Factors => ({
  ...readingOn(parts),
  ...authenticatorsOn(parts),
  ...passkeysOn(parts),
});
