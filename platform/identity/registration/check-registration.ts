import type {
  MemberCheckRegistrationRequest,
  MemberCheckRegistrationValue,
  VerificationProveRegisterCodeRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Caller } from '../../calls/call.ts';
import { notAvailable, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { normaliseMobile } from '../../calls/system/countries.ts';
import { isModuleOn, readSettings, type LiveSettings } from '../../calls/system/settings.ts';
import { checkCaptcha } from '../verification/captcha.ts';
import { checkCode, useCode } from '../verification/sms-codes.ts';
import { checkFreeNumber, countRegistration, validateRegistration } from './validate-registration.ts';
import {
  attemptSeconds,
  countCheck,
  findAttempt,
  keepNumber,
  openAttempt,
  type RegistrationAttempt,
} from './registration-attempt.ts';

interface Looking {
  readonly caller: Caller;
  readonly attempt: RegistrationAttempt | null;
  /** What was read in the picture. */
  readonly captcha: string | undefined;
}
const isPictureDue = (settings: LiveSettings): boolean =>
  isModuleOn(settings, 'CAPTCHA3') && settings.register['captcha']?.enabled === true;

/** Uses up the picture of this browser, where the site asks for one and the attempt has none. */
export async function checkPicture(
  parts: MemberParts,
  settings: LiveSettings,
  { caller, attempt, captcha }: Looking,
): Promise<void> {
  if (isPictureDue(settings) && attempt?.hasCaptcha !== true) await checkCaptcha(parts, caller, captcha);
}

/**
 * Says everything that can be said of a form before the person proves anything, the letters of the
 * picture last, and opens the attempt that later proofs are kept with.
 */
export async function checkRegistration(
  parts: MemberParts,
  request: MemberCheckRegistrationRequest,
  caller: Caller,
): Promise<MemberCheckRegistrationValue> {
  const { method } = request;
  const settings = await readSettings(parts);
  if (!isModuleOn(settings, method === 'mobile' ? 'MOBILENUMREG3' : 'REG3'))
    throw notAvailable('This way to register is switched off.');
  await countRegistration(parts, 'register-check', caller.network);
  const attempt = request.attempt === undefined ? null : await findAttempt(parts, request.attempt);
  if (attempt !== null) await countCheck(parts, attempt);
  await validateRegistration(parts, method, request, { caller, settings });
  await checkPicture(parts, settings, { caller, attempt, captcha: request.captcha });
  const isGoodFor = attempt !== null && (attempt.hasCaptcha || !isPictureDue(settings));
  const token = isGoodFor ? request.attempt : undefined;
  return {
    attempt: token ?? (await openAttempt(parts, isPictureDue(settings))),
    expiresInSeconds: attemptSeconds,
  };
}

/**
 * Judges the code of a number and keeps with the attempt that it is proven. Who holds the number may
 * know that it has an account: that is said here at the latest.
 */
export async function proveRegisterCode(
  parts: MemberParts,
  request: VerificationProveRegisterCodeRequest,
): Promise<Record<string, never>> {
  const attempt = await findAttempt(parts, request.attempt);
  const mobile = normaliseMobile(request.mobileNo, request.countryDialingCode);
  if (mobile === null) throw refuseField('mobileNum', 'mobile.invalid', 'Not a mobile number.');
  await checkCode(parts, 'register', mobile, request.verificationCode);
  await parts.db.transaction().execute(async (db) => {
    await useCode(db, parts.merchant, 'register', mobile);
    await keepNumber(db, attempt, mobile);
  });
  await checkFreeNumber(parts, mobile);
  return {};
}
