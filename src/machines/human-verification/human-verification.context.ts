import type { JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { closedObject, flag, text, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** `slider`: move a piece into a gap. `work`: a sum the browser works out, nothing to see or drag. */
export type ChallengeKind = 'slider' | 'work';
export interface Challenge {
  readonly id: string;
  readonly kind: ChallengeKind;
  /** Addresses of the two pictures, and the width of the puzzle in CSS pixels. Null for `work`. */
  readonly puzzle: string | null;
  readonly piece: string | null;
  readonly width: number | null;
  readonly attemptsLeft: number;
  /** What is to be worked out; opaque to the machine. */
  readonly task: string | null;
}
export interface HumanVerificationContext {
  readonly kind: ChallengeKind;
  readonly challenge: Challenge | null;
  readonly attemptsLeft: number;
  readonly offset: number | null;
  readonly error: string | null;
  /** Proof of passing, handed to the parent as output and nowhere else. */
  readonly ticket: string | null;
}
export interface VerificationProjection {
  readonly [key: string]: string | number | boolean | null;
  readonly state: string;
  readonly kind: ChallengeKind;
  readonly puzzle: string | null;
  readonly piece: string | null;
  readonly width: number | null;
  readonly attemptsLeft: number | null;
  readonly busy: boolean;
  readonly error: string | null;
}
export const verificationProjectionSchema: JsonSchema = closedObject({
  state: text,
  kind: { type: 'string', enum: ['slider', 'work'] },
  puzzle: textOrNull,
  piece: textOrNull,
  width: wholeOrNull,
  attemptsLeft: wholeOrNull,
  busy: flag,
  error: textOrNull,
});
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
export function projectVerification(snapshot: SnapshotLike): VerificationProjection {
  const context = snapshot.context as HumanVerificationContext;
  const state = readStatePath(snapshot.value);
  const isShown = state === 'sliding' || state === 'checking';
  return {
    state,
    kind: context.kind,
    puzzle: isShown ? (context.challenge?.puzzle ?? null) : null,
    piece: isShown ? (context.challenge?.piece ?? null) : null,
    width: isShown ? (context.challenge?.width ?? null) : null,
    attemptsLeft: context.challenge === null ? null : context.attemptsLeft,
    busy: state === 'loading' || state === 'checking',
    error: context.error,
  };
}
