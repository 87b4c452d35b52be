import type {
  ContactConfirmRequest,
  ContactConfirmValue,
  ContactProveRequest,
  ContactSendNewRequest,
  ContactSendNewValue,
  ContactStartRequest,
  ContactStartValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { hasAuthenticator, withAuthenticator } from '../sign-in/authenticator.ts';
import { endSessions } from '../sessions/ended-sessions.ts';
import { checkFreeNumber, mobileTaken } from '../registration/validate-registration.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { carryExclusion } from '../../protection/excluded-person.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { requireLoginPassword } from '../security/login-password.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { maskEmail, maskMobile, normaliseMobile } from '../../calls/system/countries.ts';
import { contactNotices } from './contact-notices.ts';
import type { ContactKind } from './tables.ts';
import {
  expired,
  judgeCode,
  openChange,
  readChange,
  sendContactCode,
  takeTry,
  type ContactChange,
} from './tickets.ts';

const mask = (address: string | null): string =>
  address?.includes('@') === true ? maskEmail(address) : maskMobile(address);

const readContacts = (db: Database, memberId: string) =>
  db
    .selectFrom('member')
    .select(['email', 'mobile', 'language', 'password_hash'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

/**
 * Where the code of the old side goes. A first email or phone needs none where the password was given; a
 * member without a password proves the other contact, so that a session alone makes no way into the account.
 */
async function readOldSide(db: Database, memberId: string, kind: ContactKind): Promise<string | null> {
  const { email, mobile, password_hash } = await readContacts(db, memberId);
  const [same, other] = kind === 'email' ? [email, mobile] : [mobile, email];
  return same ?? (password_hash === null ? other : null);
}

/**
 * Begins a change of email or phone with the login password. The ways to prove the old side: a code
 * to it, or the authenticator where it is lost; none where there is no old side.
 */
export async function startChange(
  parts: MemberParts,
  { kind, password }: ContactStartRequest,
  caller: Caller,
): Promise<ContactStartValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await requireLoginPassword(parts, member, password ?? '');
  const old = await readOldSide(parts.db, member.id, kind);
  const ways: ContactStartValue['ways'] =
    old === null ? [] : (await hasAuthenticator(parts, member.id)) ? ['code', 'authenticator'] : ['code'];
  return { ...(await openChange(parts, member.id, kind, old === null)), masked: mask(old), ways };
}

export async function sendOldCode(
  parts: MemberParts,
  { ticket }: { readonly ticket: string },
  caller: Caller,
): Promise<ContactSendNewValue> {
  const { id } = requireMember(caller);
  const change = await readChange(parts, id, ticket);
  const old = await readOldSide(parts.db, id, change.kind);
  if (old === null || change.proven) throw expired();
  return { masked: mask(old), ...(await sendContactCode(parts, change, old, caller)) };
}

/** Proves the old side. @throws AppError 400 `sms.code-wrong` or `authenticator.wrong` at the field `code` */
export async function proveOld(
  parts: MemberParts,
  { ticket, way, code }: ContactProveRequest,
  caller: Caller,
): Promise<Record<string, never>> {
  const { id } = requireMember(caller);
  const change = await readChange(parts, id, ticket);
  const prove = (db: Database) =>
    db
      .updateTable('contact_change')
      .set({ proven: true, code_hash: null })
      .where('ticket_hash', '=', change.ticket_hash)
      .execute();
  if (way === 'authenticator') {
    await takeTry(parts, change);
    await withAuthenticator(parts, id, code, prove);
    return {};
  }
  const old = await readOldSide(parts.db, id, change.kind);
  if (old === null || change.proven) throw expired();
  await judgeCode(parts, change, old, code);
  await prove(parts.db);
  return {};
}

const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The new address in the form in which it is kept. */
function readAddress(kind: ContactKind, typed: string, dialingCode: string | undefined): string {
  if (kind === 'mobile') {
    const mobile = normaliseMobile(typed, dialingCode);
    if (mobile === null) throw refuseField('mobileNum', 'mobile.invalid', 'Not a mobile number.');
    return mobile;
  }
  const email = typed.normalize('NFKC').trim();
  if (email.length > 80 || !emailPattern.test(email))
    throw refuseField('email', 'field.pattern', 'Not an email address.');
  return email;
}

/** Sends a code to the new side, once the old one is proven. */
export async function sendNewCode(
  parts: MemberParts,
  { ticket, address: typed, countryDialingCode }: ContactSendNewRequest,
  caller: Caller,
): Promise<ContactSendNewValue> {
  const { id } = requireMember(caller);
  const change = await readChange(parts, id, ticket);
  if (!change.proven) throw refuseCall('contact.unproven', 'The old side is not proven yet.', 409);
  const { kind } = change;
  const address = readAddress(kind, typed, countryDialingCode);
  const old = (await readContacts(parts.db, id))[kind];
  if (old !== null && old.toLowerCase() === address.toLowerCase())
    throw refuseField(kind === 'email' ? 'email' : 'mobileNum', 'contact.same', 'It is the old one.');
  // Elsewhere only who holds the number learns that it has an account: after the code.
  if (kind === 'mobile' && (await readJurisdiction(parts)).tellsTakenNumber)
    await checkFreeNumber(parts, address);
  return { masked: mask(address), ...(await sendContactCode(parts, change, address, caller)) };
}

/** The old side hears of it, and whatever still works through it ends. */
async function leaveOld(
  parts: MemberParts,
  db: Database,
  { member_id: memberId, kind }: ContactChange,
  {
    old,
    language,
    contact,
  }: { readonly old: string | null; readonly language: string; readonly contact: string },
): Promise<void> {
  const now = parts.clock.now();
  await tellMember(db, memberId, {
    notice: contactNotices[kind],
    values: { contact },
    at: now,
    about: 'security',
  });
  await db.deleteFrom('password_link').where('member_id', '=', memberId).execute();
  await db.deleteFrom('step_up').where('member_id', '=', memberId).execute();
  if (old === null) return;
  await holdWithdrawals(parts, db, memberId, kind);
  await parts.outbox.send(db, {
    kind: 'contactChanged',
    channel: kind === 'email' ? 'email' : 'sms',
    to: old,
    language,
    words: { contact },
    expiresAt: null,
  });
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'member_mobile';

/**
 * Puts the new address in place of the old one, whose holder hears of it. Other sessions end; the one
 * that asks stays.
 */
export async function confirmChange(
  parts: MemberParts,
  { ticket, code }: ContactConfirmRequest,
  caller: Caller,
): Promise<ContactConfirmValue> {
  const { id } = requireMember(caller);
  const change = await readChange(parts, id, ticket);
  const { kind, address } = change;
  if (address === null || !change.proven || change.code_hash === null) throw expired();
  await judgeCode(parts, change, address, code);
  const contact = mask(address);
  try {
    await parts.db.transaction().execute(async (db) => {
      const { language, ...contacts } = await readContacts(db, id);
      const done = await db
        .deleteFrom('contact_change')
        .where('ticket_hash', '=', change.ticket_hash)
        .returning('member_id')
        .executeTakeFirst();
      if (done === undefined) throw expired();
      await db
        .updateTable('member')
        .set(kind === 'email' ? { email: address } : { mobile: address })
        .where('id', '=', id)
        .execute();
      const [except, now] = [caller.token ?? '', parts.clock.now()];
      await endSessions(db, id, { reason: 'newContact', at: now, except });
      await leaveOld(parts, db, change, { old: contacts[kind], language, contact });
    });
  } catch (error) {
    if (isTaken(error)) throw mobileTaken();
    throw error;
  }
  await carryExclusion(parts, id);
  return { masked: contact };
}
