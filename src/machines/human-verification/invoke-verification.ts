import type { JsonObject } from '../../protocol/json/json.ts';
import type { ChildSnapshot } from '../child-snapshot.ts';
import { withoutPayload } from '../define-flow.ts';
import { closedObject, withSamples } from '../payload-schema.ts';
import { verificationProjection, type VerificationProjection } from './human-verification.contract.ts';

/** A child that nothing was asked of yet. */
export const noVerification: VerificationProjection = {
  state: 'absent',
  kind: 'slider',
  puzzle: null,
  piece: null,
  width: null,
  attemptsLeft: null,
  busy: false,
  error: null,
};
/** Events of a parent that are handed on to its child. */
export const verificationEvents = {
  'verification.answer': closedObject({
    offset: withSamples({ type: 'integer', minimum: 0, maximum: 2000 }, [120]),
  }),
  ...withoutPayload('verification.alternative', 'verification.refresh', 'verification.cancel'),
};

/** Assigner: what the parent may know of its child that tells people from programs. */
export function mirrorVerification(
  _: unknown,
  { snapshot }: ChildSnapshot,
): { readonly verification: VerificationProjection } {
  return { verification: verificationProjection.project(snapshot) };
}
/** What a parent's guards read of it: enough for path search, and finite. */
export function summarizeVerification({ state, kind }: VerificationProjection): JsonObject {
  return { state, kind };
}

/** `answer`: place the piece. `refresh`: another picture. `alternative`: the way without pictures. */
export type VerificationStep = 'answer' | 'refresh' | 'alternative';
/** Whether a parent's event would move its verification on. The alternative is open while a picture loads. */
export function canVerify({ state, kind }: VerificationProjection, step: VerificationStep): boolean {
  if (state === 'sliding') return true;
  if (step === 'answer') return false;
  if (state === 'loading') return step === 'alternative' && kind === 'slider';
  return state === 'failed' || state === 'expired' || state === 'exhausted';
}
const whenItCan = <const Step extends VerificationStep>(step: Step) =>
  ({ guard: { type: 'canVerify', params: { step } }, actions: 'tellVerification' }) as const;

/** What a parent hands on to the verification it is in. Needs `canVerify` and `tellVerification`. */
export const passVerificationOn = {
  'verification.answer': whenItCan('answer'),
  'verification.alternative': whenItCan('alternative'),
  'verification.refresh': whenItCan('refresh'),
  'verification.cancel': { actions: 'tellVerification' },
} as const;
