import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import type { NewPassword } from '../new-password.ts';
import {
  closedObject,
  flag,
  secretTextOrNull,
  text,
  textMap,
  textOrNull,
  wholeOrNull,
  withSamples,
  type ValueOf,
} from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';

/** What the link of the message brings; null where the page was opened without one. It is good once. */
export const resetPasswordInput = closedObject({ link: withSamples(secretTextOrNull, ['link-1', null]) });
export type ResetPasswordInput = ValueOf<typeof resetPasswordInput>;

export interface ResetPasswordContext extends Complaint, Lockout, ResetPasswordInput {
  readonly newPassword: NewPassword | null;
}
export const resetPasswordProjection = describeProjection(
  closedObject({ state: text, busy: flag, error: textOrNull, errors: textMap, secondsLeft: wholeOrNull }),
  ({ error, errors, secondsLeft }: ResetPasswordContext, state) => ({
    state,
    busy: state === 'saving',
    error,
    errors: { ...errors },
    secondsLeft: state === 'locked' ? secondsLeft : null,
  }),
);
