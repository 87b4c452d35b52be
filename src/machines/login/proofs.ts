import { captchaProjection } from '../captcha/captcha.contract.ts';
import { captchaEvents, noCaptcha, summarizeCaptcha } from '../captcha/invoke-captcha.ts';
import { verificationProjection } from '../human-verification/human-verification.contract.ts';
import {
  noVerification,
  summarizeVerification,
  verificationEvents,
} from '../human-verification/invoke-verification.ts';
import type { ValuesOf } from '../payload-schema.ts';
import { noSms, summarizeSms } from '../sms-code/invoke-sms.ts';
import { smsProjection } from '../sms-code/sms-code.contract.ts';

/** The flows that a form of a way in starts: letters of a picture, a code by SMS, a human verification. */
export const proofFlows = { captcha: 'captcha', sms: 'smsCode', verification: 'humanVerification' };
export const proofValues = {
  captcha: captchaProjection.projection,
  sms: smsProjection.projection,
  verification: verificationProjection.projection,
};
export type Proofs = ValuesOf<typeof proofValues>;
export const noProofs: Proofs = { captcha: noCaptcha, sms: noSms, verification: noVerification };
export const proofEvents = { ...captchaEvents, ...verificationEvents };

/** The few values by which the walk over a flow tells the cases of its proofs apart. */
export const summarizeProofs = ({ captcha, sms, verification }: Proofs) => ({
  captcha: summarizeCaptcha(captcha),
  sms: summarizeSms(sms),
  verification: summarizeVerification(verification),
});
