import type {
  MemberRegisterMobileRequest,
  MemberRegisterRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { readDay } from '../../../src/protocol/time/minimum-age.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseExcluded } from '../../protection/excluded-person.ts';
import { describePerson } from '../../protection/exclusion-marks.ts';
import { bindInvitation } from '../../agents/use-link.ts';
import type { Caller } from '../../calls/call.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { insertFundPassword } from '../security/fund-password.ts';
import { isModuleOn, readSettings, type LiveSettings } from '../../calls/system/settings.ts';
import { useHumanToken } from '../verification/human-check.ts';
import { checkCode, useCode } from '../verification/sms-codes.ts';
import { checkPicture } from './check-registration.ts';
import { keepConsents, readConsents, type Consent } from '../consents.ts';
import { createMember } from './create-member.ts';
import { identityNotices } from '../identity-notices.ts';
import type { Invitation } from './invitations.ts';
import {
  checkFreeNumber,
  columnFields,
  countRegistration,
  formOf,
  isCodeDue,
  validateRegistration,
  mobileTaken,
  nameTaken,
  readText,
  type RegisterMethod,
} from './validate-registration.ts';
import { registerNetwork } from '../sessions/trusted-locations.ts';
import { findMember, completeLogin } from '../members.ts';
import { useBinding } from '../sign-in/provider-identities.ts';
import { findAttempt, keepHuman, useAttempt, type RegistrationAttempt } from './registration-attempt.ts';
import type { SignedIn } from '../wire.ts';

interface Registration {
  readonly account: string;
  readonly mobile: string | null;
  readonly values: JsonObject;
  readonly invitation: Invitation;
  readonly passwordHash: string | null;
  /** argon2id string of the fund password, where the form asks for one. */
  readonly fundHash: string | null;
  readonly language: string;
  readonly consents: readonly Consent[];
  /** Address that the registration came from. */
  readonly network: string;
}

async function insertMember(
  db: Database,
  { merchant, clock }: MemberParts,
  registration: Registration,
): Promise<string> {
  const { account, mobile, values, invitation, passwordHash, fundHash, language, consents, network } =
    registration;
  const now = clock.now();
  const otherValues = Object.entries(values).filter(([name]) => !columnFields.includes(name));
  const birthday = readDay(readText(values, 'birthday'));
  const { id } = await createMember(db, {
    merchant,
    account,
    nickname: account,
    passwordHash,
    customerType: invitation.link?.customerType ?? 0,
    uplineId: invitation.uplineId,
    mobile,
    email: readText(values, 'email') || null,
    language,
    // However the date was typed, it is kept in one form.
    profile: {
      ...Object.fromEntries(otherValues),
      ...invitation.record,
      ...(birthday === null ? {} : { birthday }),
    },
    firstLogin: false,
    passwordSetAt: now,
    createdAt: now,
  });
  const { uplineId, code, link } = invitation;
  if (uplineId !== null && code !== null)
    await bindInvitation(db, { memberId: id, uplineId, code, link, at: now });
  if (invitation.referrer !== null)
    await db
      .insertInto('referral')
      .values({
        merchant,
        member_id: id,
        referrer_id: invitation.referrer.memberId,
        code: invitation.referrer.code,
        joined_at: now,
      })
      .execute();
  await keepConsents(db, id, consents, { language, network, at: now });
  if (fundHash !== null) await insertFundPassword(db, { memberId: id, hash: fundHash, at: now });
  await tellMember(db, id, { notice: identityNotices.welcome, values: {}, at: now });
  return id;
}

const isTaken = (error: unknown, index: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === index;

/** What is used up with the account. */
interface Way {
  readonly method: RegisterMethod;
  readonly usesCode: boolean;
  readonly bindingHash: string | null;
  readonly attempt: RegistrationAttempt | null;
}
async function store(
  parts: MemberParts,
  registration: Registration,
  { method, usesCode, bindingHash, attempt }: Way,
): Promise<void> {
  try {
    await parts.db.transaction().execute(async (db) => {
      if (usesCode) await useCode(db, parts.merchant, 'register', registration.mobile ?? '');
      const id = await insertMember(db, parts, registration);
      if (bindingHash !== null) await useBinding(db, parts, bindingHash, id);
      if (attempt !== null) await useAttempt(db, attempt);
    });
  } catch (error) {
    // Two people may take the same name between the look-up and here.
    if (isTaken(error, 'member_account')) throw method === 'mobile' ? mobileTaken() : nameTaken();
    if (isTaken(error, 'member_mobile')) throw mobileTaken();
    throw error;
  }
}

async function checkHuman(
  parts: MemberParts,
  settings: LiveSettings,
  attempt: RegistrationAttempt | null,
  humanToken: string | undefined,
): Promise<void> {
  if (!isModuleOn(settings, 'GEETEST3') || attempt?.isHuman === true) return;
  await useHumanToken(parts, humanToken);
  if (attempt !== null) await keepHuman(parts, attempt);
}

/**
 * Makes an account as the live release's form says (specification, sections 4 and 5), with a wallet
 * and a welcome message, and signs it in. What costs the person effort (captcha, puzzle, code) is used
 * up only after everything else was found good, and what an attempt has proven is not asked for again.
 */
export async function register(
  parts: MemberParts,
  method: RegisterMethod,
  request: MemberRegisterRequest | MemberRegisterMobileRequest,
  caller: Caller,
): Promise<SignedIn> {
  const settings = await readSettings(parts);
  await countRegistration(parts, 'register', caller.network);
  const attempt = request.attempt === undefined ? null : await findAttempt(parts, request.attempt);
  const judged = await validateRegistration(parts, method, request, { caller, settings });
  const { account, mobile, values, invitation, password, fundPassword, bindingHash } = judged;
  const isProven = attempt !== null && attempt.provenMobile !== null && attempt.provenMobile === mobile;
  const usesCode = !isProven && isCodeDue(settings, method, values);
  if (usesCode) await checkCode(parts, 'register', mobile ?? '', request.verificationCode);
  await checkPicture(parts, settings, { caller, attempt, captcha: request.captcha });
  await checkHuman(parts, settings, attempt, request.humanToken);
  await checkFreeNumber(parts, mobile);
  await refuseExcluded(parts, describePerson(values, { email: readText(values, 'email'), phone: mobile }));
  const passwordHash = password === '' ? null : await parts.passwords.hash(password);
  const fundHash = fundPassword === '' ? null : await parts.passwords.hash(fundPassword);
  const language = settings.locales.includes(caller.language) ? caller.language : 'EN';
  const consents = await readConsents(parts, formOf[method], values, language);
  const person = { account, mobile, values, invitation, language, network: caller.network };
  const registration = { ...person, passwordHash, fundHash, consents };
  await store(parts, registration, { method, usesCode, bindingHash, attempt });
  const member = await findMember(parts, { account });
  if (member === null) throw new Error('Expected the member that was stored a moment ago.');
  await registerNetwork(parts.db, member.id, caller.network, parts.clock.now());
  return completeLogin(parts, member, caller, {
    device: caller.device,
    byPassword: true,
    way: 'registration',
  });
}
