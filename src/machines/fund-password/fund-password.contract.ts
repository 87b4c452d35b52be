import type { MachineContract } from '../../protocol/machine-contract.ts';
import { anyObject, closedObject, flag, noPayload, secretText, withSamples } from '../payload-schema.ts';
import {
  fundPasswordProjectionSchema,
  projectFundPassword,
  type FundPasswordContext,
} from './fund-password.context.ts';

const first = { password: 'Foyer-2026', paymentPassword: '480213', confirmPaymentPassword: '480213' };
const next = {
  oldPaymentPassword: '480213',
  newPaymentPassword: '771904',
  confirmNewPaymentPassword: '771904',
};
const throttled = {
  name: 'too many requests',
  kind: 'error',
  value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 },
} as const;
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** The second password, which whatever takes money or points out of the account asks for. */
export const fundPasswordContract: MachineContract = {
  id: 'fundPassword',
  version: 1,
  needs: 'member',
  summary: 'Sets the first fund password, or changes the one that is there.',
  events: {
    'security.retry': noPayload,
    'form.submit': closedObject({
      values: withSamples(anyObject, [
        first,
        { ...first, paymentPassword: '' },
        { ...first, confirmPaymentPassword: '480214' },
        next,
        { ...next, oldPaymentPassword: '' },
        { ...next, confirmNewPaymentPassword: '480214' },
      ]),
    }),
    'form.reset': noPayload,
  },
  effects: {},
  projection: fundPasswordProjectionSchema,
  project: projectFundPassword,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    setting: { waits: 'person', tags: ['form'] },
    changing: { waits: 'person', tags: ['form'] },
    savingFirst: { waits: 'server', tags: ['busy'] },
    savingChange: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    saved: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    loadFundPassword: {
      input: noPayload,
      output: closedObject({ isSet: flag }),
      outcomes: [
        { name: 'none yet', kind: 'done', value: { isSet: false } },
        { name: 'there is one', kind: 'done', value: { isSet: true } },
        offline,
      ],
    },
    setFundPassword: {
      input: closedObject({
        password: secretText,
        paymentPassword: secretText,
        confirmPaymentPassword: secretText,
      }),
      output: closedObject({}),
      repeatable: false,
      outcomes: [
        { name: 'saved', kind: 'done', value: {} },
        {
          name: 'wrong login password',
          kind: 'error',
          value: { code: 'password.wrong', fields: { password: 'password.wrong' } },
        },
        {
          name: 'easy to guess',
          kind: 'error',
          value: { code: 'fund-password.weak', fields: { paymentPassword: 'fund-password.weak' } },
        },
        { name: 'there is one', kind: 'error', value: { code: 'fund-password.set' } },
        throttled,
        offline,
      ],
    },
    changeFundPassword: {
      input: closedObject({
        oldPaymentPassword: secretText,
        newPaymentPassword: secretText,
        confirmNewPaymentPassword: secretText,
      }),
      output: closedObject({}),
      repeatable: false,
      outcomes: [
        { name: 'saved', kind: 'done', value: {} },
        {
          name: 'wrong fund password',
          kind: 'error',
          value: { code: 'fund-password.wrong', fields: { oldPaymentPassword: 'fund-password.wrong' } },
        },
        { name: 'none yet', kind: 'error', value: { code: 'fund-password.missing' } },
        {
          name: 'locked',
          kind: 'error',
          value: { code: 'fund-password.locked', retryAfter: 900 },
        },
        offline,
      ],
    },
  },
  delays: ['fundPasswordLockout'],
  secrets: [
    'typed',
    'password',
    'paymentPassword',
    'confirmPaymentPassword',
    'oldPaymentPassword',
    'newPaymentPassword',
    'confirmNewPaymentPassword',
  ],
  bounded: ({ error, errors, typed }: FundPasswordContext) => ({
    error: error !== null,
    fields: Object.keys(errors).length > 0,
    typed: typed !== null,
  }),
};
