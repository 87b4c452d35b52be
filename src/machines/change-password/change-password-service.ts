import { newSecrets } from '../new-password.ts';
import { closedObject } from '../payload-schema.ts';
import { callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { secretText, text } from '../value-kinds.ts';

/** The call `changePassword` in the contract of every flow in which the old password is typed. */
export const changePasswordService = callOnce(
  { oldPassword: secretText, ...newSecrets },
  closedObject({ token: text }),
  [
    done('saved', { token: 'token-2' }),
    failedAt('oldPassword', 'wrong old password', 'password.wrong'),
    failedAt('newPassword', 'same as the old one', 'password.same'),
    failed('session lost', 'login.not.session'),
    throttled(300),
  ],
);
