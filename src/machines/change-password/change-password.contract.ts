import type { MachineContract } from '../../protocol/machine-contract.ts';
import { anyObject, closedObject, noPayload, secretText, text, withSamples } from '../payload-schema.ts';
import {
  changePasswordProjectionSchema,
  projectChangePassword,
  type ChangePasswordContext,
} from './change-password.context.ts';

/** A member changes the password by choice (specification, sections 3 and 7). */
export const changePasswordContract: MachineContract = {
  id: 'changePassword',
  version: 1,
  summary: 'Changes the password of a member who knows the old one; the session goes on with a new token.',
  events: {
    'form.submit': closedObject({
      values: withSamples(anyObject, [
        { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
        { oldPassword: '', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
        { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2028' },
      ]),
    }),
    'form.reset': noPayload,
  },
  effects: { keepToken: closedObject({ token: text }), sessionLost: noPayload },
  projection: changePasswordProjectionSchema,
  project: projectChangePassword,
  states: {
    editing: { waits: 'person', tags: ['form'] },
    saving: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    saved: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    changePassword: {
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
    },
  },
  delays: ['passwordLockout'],
  secrets: ['oldPassword', 'newPassword', 'confirmNewPassword', 'token'],
  bounded: ({ error, oldPassword, newPassword }: ChangePasswordContext) => ({
    error,
    oldPassword: oldPassword !== null,
    newPassword: newPassword !== null,
  }),
};
