import { closedObject, secretText, text } from './payload-schema.ts';

/** The call `changePassword` in the contract of every flow in which the old password is typed. */
export const changePasswordService = {
  input: closedObject({
    oldPassword: secretText,
    newPassword: secretText,
    confirmNewPassword: secretText,
  }),
  output: closedObject({ token: text }),
  repeatable: false,
  outcomes: [
    { name: 'saved', kind: 'done', value: { token: 'token-2' } },
    {
      name: 'wrong old password',
      kind: 'error',
      value: { code: 'password.wrong', fields: { oldPassword: 'password.wrong' } },
    },
    {
      name: 'same as the old one',
      kind: 'error',
      value: { code: 'password.same', fields: { newPassword: 'password.same' } },
    },
    { name: 'session lost', kind: 'error', value: { code: 'login.not.session' } },
    { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
    { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
  ],
} as const;
