import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  noPayload,
  oneOfTexts,
  secretText,
  whole,
  withSamples,
} from '../payload-schema.ts';
import {
  conversionSchema,
  conversionTermsSchema,
  pointsConvertProjectionSchema,
  projectPointsConvert,
  type PointsConvertContext,
} from './points-convert.context.ts';

const terms = { points: 1_200, ratio: 10, minimum: 100, step: 1, currency: 'PHP', symbol: '₱' };
const conversion = { id: 'v-1', points: 500, amount: '50.00', remaining: 700 };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Points into money, at the rate of the house and with the fund password (specification, section 3). */
export const pointsConvertContract: MachineContract = {
  id: 'pointsConvert',
  version: 1,
  needs: 'member',
  summary: 'Turns points into money at a rate that is shown before, with the fund password.',
  events: {
    'convert.retry': noPayload,
    'points.submit': closedObject({
      values: withSamples(anyObject, [{ points: 500 }, { points: 5 }, { points: 9_999 }, {}]),
    }),
    'convert.back': noPayload,
    'password.submit': closedObject({
      values: withSamples(anyObject, [{ password: 'Fund-2026' }, { password: '' }]),
    }),
    'convert.again': noPayload,
    'security.open': noPayload,
  },
  effects: { openSecurity: noPayload, refreshBalance: noPayload },
  projection: pointsConvertProjectionSchema,
  project: projectPointsConvert,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    unavailable: { waits: 'person' },
    unprepared: { waits: 'person' },
    editing: { waits: 'person', tags: ['form'] },
    confirming: {
      waits: 'person',
      tags: ['form', 'money'],
      step: { after: 'editing', by: 'points.submit', back: 'convert.back' },
    },
    submitting: { waits: 'server', tags: ['busy', 'money'] },
    locked: { waits: 'timer' },
    converted: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    loadConversion: {
      input: noPayload,
      output: closedObject({
        standing: oneOfTexts(['ready', 'noFundPassword', 'closed']),
        terms: conversionTermsSchema,
      }),
      outcomes: [
        { name: 'terms', kind: 'done', value: { standing: 'ready', terms } },
        { name: 'no fund password', kind: 'done', value: { standing: 'noFundPassword', terms } },
        { name: 'closed', kind: 'done', value: { standing: 'closed', terms } },
        offline,
      ],
    },
    convertPoints: {
      input: closedObject({ points: whole, password: secretText }),
      output: conversionSchema,
      repeatable: false,
      outcomes: [
        { name: 'converted', kind: 'done', value: conversion },
        {
          name: 'wrong password',
          kind: 'error',
          value: { code: 'fund-password.wrong', fields: { password: 'fund-password.wrong' } },
        },
        {
          name: 'too few points',
          kind: 'error',
          value: { code: 'points.insufficient', fields: { points: 'points.insufficient' } },
        },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        offline,
      ],
    },
  },
  delays: ['convertLockout'],
  secrets: ['fundPassword', 'password'],
  bounded: (context: PointsConvertContext) => ({
    error: context.error !== null,
    errors: Object.keys(context.errors).length,
    terms: context.terms !== null,
    points: context.points !== null,
    fundPassword: context.fundPassword !== null,
    conversion: context.conversion !== null,
  }),
};
