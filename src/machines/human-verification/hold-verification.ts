import type { JsonObject } from '../../protocol/json.ts';
import type { Mirrored } from '../mirrored.ts';
import { projectVerification, type VerificationProjection } from './human-verification.context.ts';

/** Assigner: what the parent may know of its child that tells people from programs. */
export function mirrorVerification(
  _: unknown,
  { snapshot }: Mirrored,
): { readonly verification: VerificationProjection } {
  return { verification: projectVerification(snapshot) };
}
/** What a parent's guards read of it: enough for path search, and finite. */
export function boundVerification({ state }: VerificationProjection): JsonObject {
  return { state };
}

/** `answer`: place the piece. `renew`: another challenge, of either kind. */
export type VerificationStep = 'answer' | 'renew';
/** Whether a parent's event would move its verification on. */
export function canVerify({ state }: VerificationProjection, step: VerificationStep): boolean {
  if (state === 'sliding') return true;
  return step === 'renew' && (state === 'failed' || state === 'expired' || state === 'exhausted');
}
const whenItCan = <const Step extends VerificationStep>(step: Step) =>
  ({ guard: { type: 'canVerify', params: { step } }, actions: 'tellVerification' }) as const;

/** What a parent hands on to the verification it is in. Needs `canVerify` and `tellVerification`. */
export const passVerificationOn = {
  'verification.answer': whenItCan('answer'),
  'verification.alternative': whenItCan('renew'),
  'verification.refresh': whenItCan('renew'),
  'verification.cancel': { actions: 'tellVerification' },
} as const;
