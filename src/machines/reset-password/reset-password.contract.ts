import type { MachineContract } from '../../protocol/machine-contract.ts';
import { anyObject, closedObject, noPayload, secretText, withSamples } from '../payload-schema.ts';
import {
  resetPasswordInput,
  resetPasswordProjection,
  type ResetPasswordContext,
} from './reset-password.context.ts';

/** The page that the link of a message opens (specification, section 7: password by e-mail). */
export const resetPasswordContract: MachineContract = {
  id: 'resetPassword',
  version: 1,
  summary: 'Takes a new password for the link of a message; each link is good once.',
  events: {
    'form.submit': closedObject({
      values: withSamples(anyObject, [
        { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
        { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2028' },
      ]),
    }),
    'form.reset': noPayload,
    'login.open': noPayload,
    'link.request': noPayload,
  },
  effects: { openLogin: noPayload, openForgotPassword: noPayload },
  leaving: ['openLogin', 'openForgotPassword'],
  ...resetPasswordProjection,
  states: {
    editing: { waits: 'person', tags: ['form'] },
    saving: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    unusable: { waits: 'person' },
    saved: { waits: 'person' },
  },
  input: resetPasswordInput,
  services: {
    resetByLink: {
      input: closedObject({ link: secretText, newPassword: secretText, confirmNewPassword: secretText }),
      output: closedObject({}),
      repeatable: false,
      outcomes: [
        { name: 'saved', kind: 'done', value: {} },
        { name: 'link used', kind: 'error', value: { code: 'reset.link-used' } },
        {
          name: 'too weak',
          kind: 'error',
          value: { code: 'password.weak', fields: { newPassword: 'password.weak' } },
        },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['linkLockout'],
  secrets: ['link', 'newPassword', 'confirmNewPassword'],
  bounded: ({ error, link, newPassword }: ResetPasswordContext) => ({
    error: error !== null,
    link: link !== null,
    newPassword: newPassword !== null,
  }),
};
