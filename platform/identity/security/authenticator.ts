import type {
  AuthenticatorConfirmRequest,
  AuthenticatorConfirmValue,
  AuthenticatorReadValue,
  AuthenticatorRemoveRequest,
  AuthenticatorRenewCodesRequest,
  AuthenticatorStartRequest,
  AuthenticatorStartValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { placeOf, secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import {
  countWrong,
  dropAuthenticator,
  hasAuthenticator,
  lockAuthenticator,
  readLock,
  refuseJudged,
  tellMember,
  withAuthenticator,
  type Refused,
} from '../sign-in/authenticator.ts';
import { countRecoveryCodes, makeRecoveryCodes } from '../sign-in/recovery-codes.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import {
  findTotpStep,
  makeTotpSecret,
  writeTotpUri,
} from '../../../server/infrastructure/second-factor/totp.ts';
import type { MemberParts } from '../../parts.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { requireRealAccount } from './fund-password.ts';
import { requireLoginPassword } from './login-password.ts';

const setupMinutes = 10;

/** What the page of the authenticator shows. */
export async function readAuthenticator(
  parts: MemberParts,
  member: SessionMember,
): Promise<AuthenticatorReadValue> {
  const row = await parts.db
    .selectFrom('member_authenticator')
    .select('confirmed_at')
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  const since = row?.confirmed_at ?? null;
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(parts.db, member.id),
    asksAtLogin: isModuleOn(await readSettings(parts), 'LOGINTOTP3'),
  };
}

async function keepPending(
  { clock, secretBox }: MemberParts,
  db: Database,
  memberId: string,
  secret: string,
): Promise<void> {
  const pending = {
    pending_secret: secretBox.seal(secret, placeOf(secretColumns.pendingAuthenticator, memberId)),
    pending_until: new Date(clock.now().getTime() + setupMinutes * 60_000),
  };
  await db
    .insertInto('member_authenticator')
    .values({ member_id: memberId, ...pending })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pending))
    .execute();
}

/**
 * Makes a new secret, which counts once a code of it was given. The first one needs the login password,
 * another one a code of the authenticator that it replaces.
 */
export async function startAuthenticator(
  parts: MemberParts,
  member: SessionMember,
  { password, code }: AuthenticatorStartRequest,
): Promise<AuthenticatorStartValue> {
  requireRealAccount(member);
  const secret = makeTotpSecret(parts.random);
  const { name: issuer } = await parts.liveSite.site();
  if (await hasAuthenticator(parts, member.id)) {
    if (code === undefined || code === '') throw refuseField('code', 'field.required', 'A code is needed.');
    await withAuthenticator(parts, member.id, code, (db) => keepPending(parts, db, member.id, secret));
  } else {
    await requireLoginPassword(parts, member, password ?? '');
    await keepPending(parts, parts.db, member.id, secret);
  }
  return {
    secret,
    uri: writeTotpUri({ issuer, account: member.account, secret }),
    expiresInSeconds: setupMinutes * 60,
  };
}

type Confirmed = 'none' | Refused | { readonly codes: readonly string[] };

async function confirmPending(
  parts: MemberParts,
  db: Database,
  memberId: string,
  typed: string,
): Promise<Confirmed> {
  const { clock, random, secretBox } = parts;
  const now = clock.now();
  const row = await lockAuthenticator(db, memberId);
  const isOpen = row?.pending_until instanceof Date && row.pending_until > now;
  if (row === undefined || row.pending_secret === null || !isOpen) return 'none';
  const lockedSeconds = readLock(row, now);
  if (lockedSeconds !== null) return { lockedSeconds };
  const secret = secretBox.open(row.pending_secret, placeOf(secretColumns.pendingAuthenticator, memberId));
  const step = findTotpStep(secret, typed.replaceAll(/\s/g, ''), now, 0);
  if (step === null) return { attemptsLeft: await countWrong(db, row, now) };
  await db
    .updateTable('member_authenticator')
    .set({
      secret: secretBox.seal(secret, placeOf(secretColumns.authenticator, memberId)),
      confirmed_at: now,
      last_step: String(step),
      pending_secret: null,
      pending_until: null,
      wrong_count: 0,
    })
    .where('member_id', '=', memberId)
    .execute();
  if (row.confirmed_at !== null) await holdWithdrawals(parts, db, memberId, 'authenticator');
  await tellMember(parts, db, memberId, { kind: 'authenticatorAdded', words: {} });
  return { codes: await makeRecoveryCodes(db, random, memberId) };
}

/** Takes the new secret into use with a first code of it, and tells the recovery codes, once. */
export async function confirmAuthenticator(
  parts: MemberParts,
  member: SessionMember,
  { code }: AuthenticatorConfirmRequest,
): Promise<AuthenticatorConfirmValue> {
  const confirmed = await parts.db
    .transaction()
    .execute((transaction) => confirmPending(parts, transaction, member.id, code));
  if (confirmed === 'none') throw refuseCall('authenticator.not-started', 'Nothing needs a first code.', 409);
  if (!('codes' in confirmed)) throw refuseJudged(confirmed, 'code');
  return { recoveryCodes: [...confirmed.codes] };
}

export async function removeAuthenticator(
  parts: MemberParts,
  member: SessionMember,
  { code }: AuthenticatorRemoveRequest,
): Promise<Record<string, never>> {
  await withAuthenticator(parts, member.id, code, async (db) => {
    await dropAuthenticator(db, member.id);
    await holdWithdrawals(parts, db, member.id, 'authenticator');
    await tellMember(parts, db, member.id, { kind: 'authenticatorDropped', words: {} });
  });
  return {};
}

/** New recovery codes; those from before no longer count. */
export async function renewRecoveryCodes(
  parts: MemberParts,
  member: SessionMember,
  { code }: AuthenticatorRenewCodesRequest,
): Promise<AuthenticatorConfirmValue> {
  const codes = await withAuthenticator(parts, member.id, code, (db) =>
    makeRecoveryCodes(db, parts.random, member.id),
  );
  return { recoveryCodes: [...codes] };
}
