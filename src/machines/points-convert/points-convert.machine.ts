import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, showErrorWhen, routeError, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { readInteger } from '../read-integer.ts';
import {
  pointsConvertContract,
  type Conversion,
  type PointsConvertContext,
} from './points-convert.contract.ts';

type Offer = AnswerOf<typeof pointsConvertContract, 'loadConversion'>;

/** What is wrong with the points that were typed, as an error code, or null. */
function findPointsFault({ terms }: PointsConvertContext, values: FormValues): string | null {
  const points = readInteger(values?.['points']);
  if (terms === null || points === null || points < 1) return 'field.required';
  if (points < terms.minimum) return 'points.too-few';
  if (points % terms.step !== 0) return 'points.step';
  return points > terms.points ? 'points.insufficient' : null;
}

/** See `pointsConvertContract`. The fund password leaves the context in the step that starts the call. */
export const pointsConvertMachine = setupFlow(pointsConvertContract, {
  guards: {
    isClosed: (_, { standing }: Offer) => standing === 'closed',
    isUnprepared: (_, { standing }: Offer) => standing === 'noFundPassword',
    isFaulty: ({ context }, { values }: FormInput) => findPointsFault(context, values) !== null,
    isBlank: (_, { values }: FormInput) => Object.keys(nameMissing(values, ['password'])).length > 0,
  },
  actions: {
    keepTerms: assign((_, { terms }: Offer) => ({ ...noFailure, terms, points: null, conversion: null })),
    keepPoints: assign((_, { values }: FormInput) => ({
      ...noFailure,
      points: readInteger(values?.['points']),
    })),
    complainOfPoints: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: { points: nameErrorMessage(findPointsFault(context, values) ?? 'unknown') },
    })),
    complainOfBlank: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameMissing(values, ['password']),
    })),
    keepPassword: assign((_, { values }: FormInput) => ({
      ...noFailure,
      fundPassword: readText(values, 'password'),
    })),
    forgetPassword: assign({ fundPassword: null }),
    keepConversion: assign((_, conversion: Conversion) => ({
      ...noFailure,
      conversion: conversion,
    })),
  },
}).createMachine({
  id: 'pointsConvert',
  context: {
    ...noFailure,
    ...noLockout,
    terms: null,
    points: null,
    fundPassword: null,
    conversion: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadConversion', 'convert.retry', [
      { guard: withAnswer('isClosed'), target: 'unavailable' },
      { guard: withAnswer('isUnprepared'), target: 'unprepared', actions: withAnswer('keepTerms') },
      { target: 'editing', actions: withAnswer('keepTerms') },
    ]),
    unavailable: { on: { 'convert.retry': 'loading' } },
    unprepared: { on: { 'convert.retry': 'loading', 'security.open': { actions: 'openSecurity' } } },
    editing: {
      on: {
        'points.submit': [
          { guard: withEvent('isFaulty'), actions: withEvent('complainOfPoints') },
          { target: 'confirming', actions: withEvent('keepPoints') },
        ],
      },
    },
    confirming: {
      on: {
        'convert.back': { target: 'editing', actions: 'clearErrors' },
        'password.submit': [
          { guard: withEvent('isBlank'), actions: withEvent('complainOfBlank') },
          { target: 'submitting', actions: withEvent('keepPassword') },
        ],
      },
    },
    submitting: {
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        ...calling('convertPoints'),
        input: ({ context }) => ({ points: context.points ?? 0, password: context.fundPassword ?? '' }),
        onDone: { target: 'converted', actions: [withAnswer('keepConversion'), 'refreshBalance'] },
        onError: [
          lockWhenThrottled,
          showErrorWhen('editing', 'points.insufficient', 'points.too-few', 'points.step'),
          // It may have come through before the page went away: the points tell.
          routeError('loading', 'request.interrupted'),
          showErrorIn('confirming'),
        ],
      },
    },
    locked: lockedUntil('convertLockout', 'confirming'),
    converted: { on: { 'convert.again': 'loading' } },
  },
});
