import type { Mirrored } from '../mirrored.ts';
import { projectVerification, type VerificationProjection } from './human-verification.context.ts';

/** Assigner: what the parent may know of its child that tells people from programs. */
export function mirrorVerification(
  _: unknown,
  { snapshot }: Mirrored,
): { readonly verification: VerificationProjection } {
  return { verification: projectVerification(snapshot) };
}
const whenItCan = <const Step extends string>(step: Step) =>
  ({ guard: { type: 'canVerify', params: { step } }, actions: 'tellVerification' }) as const;

/** What a parent hands on to the verification it is in. Needs `canVerify` and `tellVerification`. */
export const passVerificationOn = {
  'verification.answer': whenItCan('answer'),
  'verification.alternative': whenItCan('renew'),
  'verification.refresh': whenItCan('renew'),
  'verification.cancel': { actions: 'tellVerification' },
} as const;
