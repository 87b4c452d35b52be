import type { Caller, Handlers } from '../../calls/call.ts';
import { refuseField } from '../../calls/refusals.ts';
import { findMember } from '../members.ts';
import type { MemberParts } from '../../parts.ts';
import { normaliseMobile } from '../../calls/system/countries.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { issuePicture, issueSound } from './captcha.ts';
import { answerChallenge, issueChallenge, useHumanToken } from './human-check.ts';
import { codeMinutes, sendCode, takeTurn, type SmsPurpose } from './sms-codes.ts';

interface Sending {
  readonly mobileNum: string;
  readonly countryDialingCode?: string;
  readonly humanToken?: string;
}

async function send(
  parts: MemberParts,
  purpose: SmsPurpose,
  { mobileNum, countryDialingCode, humanToken }: Sending,
  caller: Caller,
) {
  const mobile = normaliseMobile(mobileNum, countryDialingCode);
  if (mobile === null) throw refuseField('mobileNum', 'mobile.invalid', 'Not a mobile number.');
  await parts.outbox.requireSender('sms');
  // A message costs money and reaches a stranger: without the check a program could send any number of them.
  if (isModuleOn(await readSettings(parts), 'GEETEST3')) await useHumanToken(parts, humanToken);
  const resendSeconds = await takeTurn(parts, purpose, mobile, caller.network);
  // A code for an account leaves only for a member's number, and the answer does not tell which it was.
  const delivers = purpose === 'register' || (await findMember(parts, { mobile })) !== null;
  await sendCode(parts, purpose, mobile, { delivers, language: caller.language });
  return { expiredMinutes: codeMinutes, resendSeconds };
}

type Names =
  | 'captcha.image'
  | 'captcha.sound'
  | 'verification.challenge'
  | 'verification.answer'
  | 'verification.sendLoginCode'
  | 'verification.sendRegisterCode'
  | 'verification.sendResetCode';

/** Captcha, human verification and codes by SMS. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'captcha.image': (_, caller) => issuePicture(parts, caller),
    'captcha.sound': (_, caller) => issueSound(parts, caller),
    'verification.challenge': ({ kind }, caller) => issueChallenge(parts, caller, kind ?? 'slider'),
    'verification.answer': (request) => answerChallenge(parts, request),
    'verification.sendLoginCode': (request, caller) => send(parts, 'login', request, caller),
    'verification.sendResetCode': (request, caller) => send(parts, 'reset', request, caller),
    'verification.sendRegisterCode': ({ mobileNo, ...rest }, caller) =>
      send(parts, 'register', { mobileNum: mobileNo, ...rest }, caller),
  };
}
