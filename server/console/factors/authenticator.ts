import type { AuthenticatorSecret } from '../../../src/protocol/calls/factors.ts';
import type { Database } from '../../db/database.ts';
import { placeOf, secretColumns } from '../../infrastructure/keys/secret-columns.ts';
import { findTotpStep, makeTotpSecret, writeTotpUri } from '../../infrastructure/second-factor/totp.ts';
import { Refusal } from '../refusal.ts';
import { changeFactors, endRemoval, makeFirstCodes, noFactor } from './change-factors.ts';
import type { FactorParts } from './factor-parts.ts';
import type { FactorOwner, Factors, RecoveryCodes } from './factors.ts';

const setUpMinutes = 15;
const readCode = (typed: string): string => typed.replaceAll(/\s/g, '');

/** The row, locked: codes of one account are judged one after the other. */
const lockRow = (db: Database, accountId: string) =>
  db
    .selectFrom('console_authenticator')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Whether a code is of the account's authenticator, and was not used before. It is used up. */
export async function useCode(
  { clock, secretBox }: FactorParts,
  db: Database,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const now = clock.now();
  const row = await lockRow(db, accountId);
  if (row === undefined || row.secret === null) return false;
  const secret = secretBox.open(row.secret, placeOf(secretColumns.consoleAuthenticator, accountId));
  const step = findTotpStep(secret, readCode(typed), now, Number(row.last_step));
  if (step === null) return false;
  await db
    .updateTable('console_authenticator')
    .set({ last_step: String(step), last_used_at: now })
    .where('account_id', '=', accountId)
    .execute();
  return true;
}

async function start(parts: FactorParts, { id, username }: FactorOwner): Promise<AuthenticatorSecret> {
  const { db, clock, random, secretBox, label } = parts;
  const secret = makeTotpSecret(random);
  const pending = {
    pending_secret: secretBox.seal(secret, placeOf(secretColumns.pendingConsoleAuthenticator, id)),
    pending_until: new Date(clock.now().getTime() + setUpMinutes * 60_000),
  };
  await db
    .insertInto('console_authenticator')
    .values({ account_id: id, ...pending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(pending))
    .execute();
  return {
    secret,
    uri: writeTotpUri({ issuer: label, account: username, secret }),
    expiresInSeconds: setUpMinutes * 60,
  };
}

const confirm = (parts: FactorParts, owner: FactorOwner, code: string): Promise<RecoveryCodes> =>
  changeFactors(parts, { owner, action: 'factor.add', note: 'authenticator' }, async (db) => {
    const now = parts.clock.now();
    const row = await lockRow(db, owner.id);
    if (row === undefined || row.pending_secret === null || row.pending_until === null) throw noFactor();
    if (row.pending_until <= now) throw noFactor();
    const place = placeOf(secretColumns.pendingConsoleAuthenticator, owner.id);
    const secret = parts.secretBox.open(row.pending_secret, place);
    const step = findTotpStep(secret, readCode(code), now, 0);
    if (step === null) throw new Refusal('factor.wrong', 'This is not the code that it shows now.');
    await db
      .updateTable('console_authenticator')
      .set({
        secret: parts.secretBox.seal(secret, placeOf(secretColumns.consoleAuthenticator, owner.id)),
        confirmed_at: now,
        last_step: String(step),
        last_used_at: now,
        pending_secret: null,
        pending_until: null,
      })
      .where('account_id', '=', owner.id)
      .execute();
    return makeFirstCodes(parts, db, owner.id);
  });

const remove = (parts: FactorParts, owner: FactorOwner): Promise<void> =>
  changeFactors(parts, { owner, action: 'factor.remove', note: 'authenticator' }, async (db) => {
    const removed = await db
      .deleteFrom('console_authenticator')
      .where('account_id', '=', owner.id)
      .where('confirmed_at', 'is not', null)
      .returning('account_id')
      .executeTakeFirst();
    if (removed === undefined) throw noFactor();
    await endRemoval(parts, db, owner.id);
  });

type AuthenticatorPart = Pick<Factors, 'startAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator'>;
export const authenticatorsOn = (parts: FactorParts): AuthenticatorPart => ({
  startAuthenticator: (owner) => start(parts, owner),
  confirmAuthenticator: (owner, code) => confirm(parts, owner, code),
  removeAuthenticator: (owner) => remove(parts, owner),
});
