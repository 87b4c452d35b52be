import type {
  MemberCheckRegistrationRequest,
  MemberRegisterMobileRequest,
  MemberRegisterRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall, refuseField, refuseFields } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { checkNewFundPassword } from '../security/fund-password.ts';
import { defaultDialingCode, listCountries, normaliseMobile } from '../../calls/system/countries.ts';
import { isModuleOn, type LiveSettings } from '../../calls/system/settings.ts';
import { readInvitation, type Invitation } from './invitations.ts';
import { findMember } from '../members.ts';
import { describeKnown } from './known-words.ts';
import { isHardToGuess } from '../passwords/password-strength.ts';
import { checkBinding } from '../sign-in/provider-identities.ts';
import { validateForm } from './validate-form.ts';

/** A form as it is checked, and as it is sent in the end. */
export type RegisterRequest =
  | MemberRegisterRequest
  | MemberRegisterMobileRequest
  | MemberCheckRegistrationRequest;
export type RegisterMethod = 'username' | 'mobile';
export const formOf = { username: 'register', mobile: 'registerMobile' } as const;
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
  'method',
  'attempt',
];
/** Fields that have a column, or that must not be kept as typed. */
export const columnFields = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'email',
  'age',
  'terms',
  'marketing',
  'affiliateCode',
  'referralCode',
];

export const readText = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Counts a call of a network: checks and registrations apart, so that checks do not use up the registrations.
 */
export async function countRegistration(
  { limits }: MemberParts,
  what: 'register' | 'register-check',
  network: string,
): Promise<void> {
  await requireToken(limits, { key: `${what}:${network}`, ...perNetwork });
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

export const nameTaken = (): AppError =>
  refuseField('username', 'username.taken', 'The username is in use.', 409);
export const mobileTaken = (): AppError =>
  refuseField('mobileNum', 'mobile.taken', 'The mobile number is in use.', 409);

/** @throws AppError 409 `mobile.taken` */
export async function checkFreeNumber(parts: MemberParts, mobile: string | null): Promise<void> {
  if (mobile !== null && (await findMember(parts, { mobile })) !== null) throw mobileTaken();
}

/**
 * A mobile number without a confirmed code does not count as proven: without the code it needs a password.
 */
export function isCodeDue(settings: LiveSettings, method: RegisterMethod, values: JsonObject): boolean {
  const hasNumber = method === 'mobile' || settings.register['mobileNum']?.enabled === true;
  if (isModuleOn(settings, 'REGMOBVERF3') && hasNumber) return true;
  return method === 'mobile' && readText(values, 'password') === '';
}

/** A fund password typed with the registration keeps the rules of one that is set later. */
async function checkFundPassword(
  parts: MemberParts,
  typed: string,
  { password, about }: { readonly password: string; readonly about: readonly string[] },
): Promise<void> {
  if (typed === '') return;
  if (typed === password)
    throw refuseField('paymentPassword', 'fund-password.same', 'The fund password is the login password.');
  await checkNewFundPassword(parts, 'paymentPassword', typed, about);
}

/** A form that nothing is to be said against, before anything is proven. */
export interface ValidatedForm {
  readonly account: string;
  readonly mobile: string | null;
  readonly values: JsonObject;
  readonly invitation: Invitation;
  readonly password: string;
  readonly fundPassword: string;
  /** Of the ticket that binds the account to a provider's person. */
  readonly bindingHash: string | null;
}

/**
 * Everything of a registration that can be judged by the form alone: its fields, a free name, the invitation.
 * That a number is taken is said here only where the market allows to say so to any visitor.
 */
export async function validateRegistration(
  parts: MemberParts,
  method: RegisterMethod,
  request: RegisterRequest,
  { caller, settings }: { readonly caller: Caller; readonly settings: LiveSettings },
): Promise<ValidatedForm> {
  const values = await readForm(parts, method, request);
  const isListed = listCountries().some(({ dialingCode }) => dialingCode === request.countryDialingCode);
  const mobile = readMobile(values, isListed ? request.countryDialingCode : undefined);
  const account = method === 'mobile' ? (mobile ?? '').slice(1) : readText(values, 'username');
  if (account === '') throw refuseCall('form.invalid', 'An account name is required.');
  const { tellsTakenNumber } = await readJurisdiction(parts);
  // By mobile, the name is the number.
  if ((method === 'username' || tellsTakenNumber) && (await findMember(parts, { account })) !== null)
    throw method === 'mobile' ? mobileTaken() : nameTaken();
  if (tellsTakenNumber) await checkFreeNumber(parts, mobile);
  const invitation = await readInvitation(parts, request as JsonObject, settings, caller.host);
  const about = describeKnown({ account, mobile, email: readText(values, 'email'), profile: values });
  const password = typeof values['password'] === 'string' ? values['password'] : '';
  if (password !== '' && !(await isHardToGuess(parts, password, about)))
    throw refuseField('password', 'password.guessable', 'The password is easy to guess.');
  const fundPassword = readText(values, 'paymentPassword');
  await checkFundPassword(parts, fundPassword, { password, about });
  const bindingHash = request.bindTicket === undefined ? null : hashToken(request.bindTicket);
  if (bindingHash !== null) await checkBinding(parts, bindingHash);
  return { account, mobile, values, invitation, password, fundPassword, bindingHash };
}
