import type { MemberRegisterMobileRequest, MemberRegisterRequest } from '../../../src/api/generated/types.ts';
import type { JsonObject } from '../../../src/protocol/json.ts';
import { readDay } from '../../../src/protocol/minimum-age.ts';
import type { Database } from '../../db/database.ts';
import { tooManyRequests } from '../../platform/limits.ts';
import { describePerson, refuseExcluded } from '../care/excluded-person.ts';
import type { Caller } from '../http/call.ts';
import { refuseCall, refuseField, refuseFields } from '../http/refusals.ts';
import { hashToken } from '../http/tokens.ts';
import type { MemberParts } from '../parts.ts';
import { checkNewFundPassword, insertFundPassword } from '../security/fund-password.ts';
import { countries, defaultDialingCode, normaliseMobile } from '../system/countries.ts';
import { isModuleOn, readSettings, type LiveSettings } from '../system/settings.ts';
import { checkCaptcha } from '../verification/captcha.ts';
import { useHumanToken } from '../verification/human-check.ts';
import { checkCode, useCode } from '../verification/sms-codes.ts';
import { keepConsents, readConsents, type Consent } from './consents.ts';
import { createMember } from './create-member.ts';
import { readInvitation, type Invitation } from './invitations.ts';
import { registerNetwork } from './known-places.ts';
import { findMember, signIn } from './members.ts';
import { checkBinding, useBinding } from './provider-identities.ts';
import { validateForm } from './validate-form.ts';
import type { SignedIn } from './wire.ts';

type RegisterRequest = MemberRegisterRequest | MemberRegisterMobileRequest;
export type RegisterMethod = 'username' | 'mobile';
const formOf = { username: 'register', mobile: 'registerMobile' } as const;
const perNetwork = { limit: 60, windowSeconds: 600 } as const;
/** Fields of the request that are not the form's. */
const envelopeFields = [
  'login',
  'registerUrl',
  'domain',
  'registerMethod',
  'loginDeviceId',
  'humanToken',
  'captcha',
  'verificationCode',
  'countryDialingCode',
  'bindTicket',
];
/** Fields that have a column, or that must not be kept as typed. */
const columnFields = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'email',
  'age',
  'terms',
  'affiliateCode',
  'referralCode',
];

const readText = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

async function countRegistration({ limits }: MemberParts, network: string): Promise<void> {
  const taken = await limits.takeToken(`register:${network}`, perNetwork.limit, perNetwork.windowSeconds);
  if (!taken.ok) throw tooManyRequests(taken.retryAfterSeconds);
}

/** The form's values: only shown fields, judged by the validator that browsers run. */
async function readForm(
  parts: MemberParts,
  method: RegisterMethod,
  request: RegisterRequest,
): Promise<JsonObject> {
  const typed = Object.fromEntries(
    Object.entries(request).filter(([name]) => !envelopeFields.includes(name)),
  ) as JsonObject;
  const judged = await validateForm(parts, formOf[method], typed);
  if (!judged.ok) throw refuseFields(judged.error);
  const { password, confirmPassword } = typed;
  if (confirmPassword !== undefined && confirmPassword !== password) {
    throw refuseFields({ confirmPassword: 'field.mismatch' });
  }
  return judged.value;
}

function readMobile(values: JsonObject, dialingCode: string | undefined): string | null {
  const typed = readText(values, 'mobileNum');
  if (typed === '') return null;
  const mobile = normaliseMobile(typed, dialingCode ?? defaultDialingCode);
  if (mobile === null) throw refuseField('mobileNum', 'mobile.invalid', 'Not a mobile number.');
  return mobile;
}

async function checkFree(parts: MemberParts, account: string, mobile: string | null): Promise<void> {
  const named = await findMember(parts, { account });
  if (named !== null) throw refuseField('username', 'username.taken', 'The username is in use.', 409);
  const numbered = mobile === null ? null : await findMember(parts, { mobile });
  if (numbered !== null) throw refuseField('mobileNum', 'mobile.taken', 'The mobile number is in use.', 409);
}

async function checkPerson(
  parts: MemberParts,
  caller: Caller,
  request: RegisterRequest,
  settings: LiveSettings,
): Promise<void> {
  if (isModuleOn(settings, 'CAPTCHA3') && settings.register['captcha']?.enabled === true) {
    await checkCaptcha(parts, caller, request.captcha);
  }
  if (isModuleOn(settings, 'GEETEST3')) await useHumanToken(parts, request.humanToken);
}

/** A mobile number that nobody proved is not kept as proven: without the code it needs a password. */
function isCodeDue(settings: LiveSettings, method: RegisterMethod, values: JsonObject): boolean {
  const hasNumber = method === 'mobile' || settings.register['mobileNum']?.enabled === true;
  if (isModuleOn(settings, 'REGMOBVERF3') && hasNumber) return true;
  return method === 'mobile' && readText(values, 'password') === '';
}

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
  const kept = Object.entries(values).filter(([name]) => !columnFields.includes(name));
  const birthday = readDay(readText(values, 'birthday'));
  const { id } = await createMember(db, {
    merchant,
    account,
    nickname: account,
    passwordHash,
    customerType: 0,
    uplineId: invitation.uplineId,
    mobile,
    email: readText(values, 'email') || null,
    language,
    // However the date was typed, it is kept in one form.
    profile: {
      ...Object.fromEntries(kept),
      ...invitation.record,
      ...(birthday === null ? {} : { birthday }),
    },
    firstLogin: false,
    passwordSetAt: now,
    createdAt: now,
  });
  await keepConsents(db, id, consents, { language, network, at: now });
  if (fundHash !== null) await insertFundPassword(db, { memberId: id, hash: fundHash, at: now });
  const welcome = {
    title: 'Welcome',
    body: 'Your account is ready. You can set limits for yourself at any time.',
  };
  await db
    .insertInto('inbox_message')
    .values({ member_id: id, ...welcome, created_at: now, read_at: null })
    .execute();
  return id;
}

const isTaken = (error: unknown, index: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === index;

async function store(
  parts: MemberParts,
  registration: Registration,
  { usesCode, bindingHash }: { readonly usesCode: boolean; readonly bindingHash: string | null },
): Promise<void> {
  try {
    await parts.db.transaction().execute(async (db) => {
      if (usesCode) await useCode(db, parts.merchant, 'register', registration.mobile ?? '');
      const id = await insertMember(db, parts, registration);
      if (bindingHash !== null) await useBinding(db, parts, bindingHash, id);
    });
  } catch (error) {
    // Two people may take the same name between the look-up and here.
    if (isTaken(error, 'member_account'))
      throw refuseField('username', 'username.taken', 'The username is in use.', 409);
    if (isTaken(error, 'member_mobile'))
      throw refuseField('mobileNum', 'mobile.taken', 'The mobile number is in use.', 409);
    throw error;
  }
}

/** A fund password typed with the registration keeps the rules of one that is set later. */
async function checkFundPassword(parts: MemberParts, typed: string, password: string): Promise<void> {
  if (typed === '') return;
  if (typed === password)
    throw refuseField('paymentPassword', 'fund-password.same', 'The fund password is the login password.');
  await checkNewFundPassword(parts, 'paymentPassword', typed);
}

/**
 * Makes an account as the live release's form says (specification, sections 4 and 5), with a wallet
 * and a welcome message, and signs it in. What costs the person effort (captcha, puzzle) is used up
 * only after everything else was found good.
 */
export async function register(
  parts: MemberParts,
  method: RegisterMethod,
  request: RegisterRequest,
  caller: Caller,
): Promise<SignedIn> {
  const settings = await readSettings(parts);
  await countRegistration(parts, caller.network);
  const values = await readForm(parts, method, request);
  const known = countries.some(({ dialingCode }) => dialingCode === request.countryDialingCode);
  const mobile = readMobile(values, known ? request.countryDialingCode : undefined);
  const account = method === 'mobile' ? (mobile ?? '').slice(1) : readText(values, 'username');
  if (account === '') throw refuseCall('form.invalid', 'An account name is required.');
  await checkFree(parts, account, mobile);
  const invitation = await readInvitation(parts, request, settings, caller.host);
  const password = typeof values['password'] === 'string' ? values['password'] : '';
  const fundPassword = readText(values, 'paymentPassword');
  await checkFundPassword(parts, fundPassword, password);
  const bindingHash = request.bindTicket === undefined ? null : hashToken(request.bindTicket);
  if (bindingHash !== null) await checkBinding(parts, bindingHash);
  const usesCode = isCodeDue(settings, method, values);
  if (usesCode) await checkCode(parts, 'register', mobile ?? '', request.verificationCode);
  await checkPerson(parts, caller, request, settings);
  await refuseExcluded(parts, describePerson(values, { email: readText(values, 'email'), phone: mobile }));
  const passwordHash = password === '' ? null : await parts.passwords.hash(password);
  const fundHash = fundPassword === '' ? null : await parts.passwords.hash(fundPassword);
  const language = settings.locales.includes(caller.language) ? caller.language : 'EN';
  const consents = await readConsents(parts, formOf[method], values, language);
  const person = { account, mobile, values, invitation, language, network: caller.network };
  const registration = { ...person, passwordHash, fundHash, consents };
  await store(parts, registration, { usesCode, bindingHash });
  const member = await findMember(parts, { account });
  if (member === null) throw new Error('Expected the member that was stored a moment ago.');
  await registerNetwork(parts.db, member.id, caller.network, parts.clock.now());
  return signIn(parts, member, caller, { device: caller.device, byPassword: true, way: 'registration' });
}
