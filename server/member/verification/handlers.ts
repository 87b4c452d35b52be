import type { Caller, Handlers } from '../http/call.ts';
import { refuseField } from '../http/refusals.ts';
import { findMember } from '../identity/members.ts';
import type { MemberParts } from '../parts.ts';
import { normaliseMobile } from '../system/countries.ts';
import { issueCaptcha } from './captcha.ts';
import { answerChallenge, issueChallenge } from './human-check.ts';
import { codeMinutes, sendCode, takeTurn, type SmsPurpose } from './sms-codes.ts';

interface Sending {
  readonly field: string;
  readonly typed: string;
  readonly dialingCode: string | undefined;
}

async function send(
  parts: MemberParts,
  purpose: SmsPurpose,
  { field, typed, dialingCode }: Sending,
  caller: Caller,
) {
  const mobile = normaliseMobile(typed, dialingCode);
  if (mobile === null) throw refuseField(field, 'mobile.invalid', 'Not a mobile number.');
  await parts.outbox.requireSender('sms');
  const resendSeconds = await takeTurn(parts, purpose, mobile, caller.network);
  // A code for an account leaves only for a member's number, and the answer does not tell which it was.
  const delivers = purpose === 'register' || (await findMember(parts, { mobile })) !== null;
  await sendCode(parts, purpose, mobile, { delivers, language: caller.language });
  return { expiredMinutes: codeMinutes, resendSeconds };
}

type Names =
  | 'captcha.image'
  | 'verification.challenge'
  | 'verification.answer'
  | 'verification.sendLoginCode'
  | 'verification.sendRegisterCode'
  | 'verification.sendResetCode';

/** Captcha, human verification and codes by SMS. */
export function createVerificationHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'captcha.image': (_, caller) => issueCaptcha(parts, caller),
    'verification.challenge': ({ kind }, caller) => issueChallenge(parts, caller, kind ?? 'slider'),
    'verification.answer': (request) => answerChallenge(parts, request),
    'verification.sendLoginCode': ({ mobileNum, countryDialingCode }, caller) =>
      send(parts, 'login', { field: 'mobileNum', typed: mobileNum, dialingCode: countryDialingCode }, caller),
    'verification.sendResetCode': ({ mobileNum, countryDialingCode }, caller) =>
      send(parts, 'reset', { field: 'mobileNum', typed: mobileNum, dialingCode: countryDialingCode }, caller),
    'verification.sendRegisterCode': ({ mobileNo, countryDialingCode }, caller) =>
      send(
        parts,
        'register',
        { field: 'mobileNum', typed: mobileNo, dialingCode: countryDialingCode },
        caller,
      ),
  };
}
