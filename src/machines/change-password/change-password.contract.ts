import type { MachineContract } from '../../protocol/machine-contract.ts';
import { changePasswordService } from '../change-password-service.ts';
import { anyObject, closedObject, noPayload, text, withSamples } from '../payload-schema.ts';
import {
  changePasswordProjectionSchema,
  projectChangePassword,
  type ChangePasswordContext,
} from './change-password.context.ts';

/** A member changes the password by choice (specification, sections 3 and 7). */
export const changePasswordContract: MachineContract = {
  id: 'changePassword',
  version: 1,
  summary: 'Changes the password of a member who knows the old one; the session continues with a new token.',
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
    changePassword: changePasswordService,
  },
  delays: ['passwordLockout'],
  secrets: ['change', 'oldPassword', 'newPassword', 'confirmNewPassword', 'token'],
  bounded: ({ error, change }: ChangePasswordContext) => ({ error, change: change !== null }),
};
