import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import {
  closedObject,
  flag,
  listOf,
  messageMap,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What a proof by the authenticator in use is for. */
export const proofPurposes = ['remove', 'replace', 'renew'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];
/** What was done last, until something else is begun. */
export type Achievement = 'added' | 'replaced' | 'removed' | 'renewed';

/** How the authenticator of the member stands. */
export interface AuthenticatorStanding {
  /** ISO 8601, UTC; null where there is none. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  readonly asksAtLogin: boolean;
}
/** What an authenticator takes over: by hand, and from a picture. */
export interface SetupKey {
  readonly secret: string;
  readonly uri: string;
}
export interface TypedProof {
  readonly password: string;
  readonly code: string;
}
export interface AuthenticatorContext extends Complaint, Lockout {
  readonly standing: AuthenticatorStanding | null;
  readonly purpose: ProofPurpose | null;
  readonly done: Achievement | null;
  /** Shown until its first code was given, then forgotten. */
  readonly setupKey: SetupKey | null;
  /** Shown once, until the member says that they are kept. */
  readonly recoveryCodes: readonly string[] | null;
  readonly typed: TypedProof | null;
}
export const authenticatorProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  secondsLeft: wholeOrNull,
  since: text,
  recoveryCodesLeft: whole,
  asksAtLogin: flag,
  purpose: textOrNull,
  done: textOrNull,
  /** In groups of four letters; empty where none is shown. */
  secret: text,
  uri: text,
  recoveryCodes: listOf(closedObject({ number: whole, code: text })),
});
const busyStates: readonly string[] = [
  'loading',
  'starting',
  'replacing',
  'confirming',
  'removing',
  'renewing',
];
export function projectAuthenticator(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as AuthenticatorContext;
  const { error, errors, secondsLeft, standing, purpose, done, setupKey, recoveryCodes } = context;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error,
    errors: { ...errors },
    secondsLeft: state === 'locked' ? secondsLeft : null,
    since: standing?.since ?? '',
    recoveryCodesLeft: standing?.recoveryCodesLeft ?? 0,
    asksAtLogin: standing?.asksAtLogin ?? false,
    purpose,
    done,
    secret: (setupKey?.secret.match(/.{1,4}/g) ?? []).join(' '),
    uri: setupKey?.uri ?? '',
    recoveryCodes: (recoveryCodes ?? []).map((code, index) => ({ number: index + 1, code })),
  };
}
