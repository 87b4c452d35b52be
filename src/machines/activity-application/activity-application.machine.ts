import { assign } from 'xstate';
import { askingWith, calling, setupFlow, waiting, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { showErrorIn, showErrorWhen, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { readText, type FormInput, type FormValues } from '../form-values.ts';
import {
  activityApplicationContract,
  longestRemark,
  mostPictures,
  type Activity,
  type ActivityStatus,
  type ActivityApplicationContext,
  type ChosenPicture,
  type SentPicture,
} from './activity-application.contract.ts';

type Won = AnswerOf<typeof activityApplicationContract, 'claimActivity'>;

const readComment = (values: FormValues): string => readText(values, 'comment').trim();
/** What an application lacks before the server has seen it: field → message key. */
function nameFaults(
  { activity, pictures }: ActivityApplicationContext,
  values: FormValues,
): Readonly<Record<string, string>> {
  const comment = readComment(values);
  const isEmpty = comment === '' && pictures.length === 0;
  const lacksPicture = activity?.needsPicture === true && pictures.length === 0;
  return {
    // Characters as people count them, not as the engine stores them.
    ...([...comment].length > longestRemark ? { comment: nameErrorMessage('comment.too-long') } : {}),
    ...(isEmpty ? { comment: nameErrorMessage('field.required') } : {}),
    ...(lacksPicture ? { pictures: nameErrorMessage('proof.required') } : {}),
  };
}
const becomes =
  (...statuses: readonly ActivityStatus[]) =>
  ({ event }: { readonly event: { readonly output: Activity } }) => ({ activity: event.output, statuses });
const identify = ({ context }: { readonly context: ActivityApplicationContext }) => ({ id: context.id });
const goesTo = (status: ActivityStatus, target: string) => ({
  guard: { type: 'hasStatus', params: becomes(status) } as const,
  target,
  actions: withAnswer('keepActivity'),
});

/** See `activityApplicationContract`. Pictures are sent first, so that an application is never half of one. */
export const activityApplicationMachine = setupFlow(activityApplicationContract, {
  guards: {
    hasStatus: (_, params: { activity: Activity; statuses: readonly ActivityStatus[] }) =>
      params.statuses.includes(params.activity.status),
    isFaulty: ({ context }, params: FormInput) => Object.keys(nameFaults(context, params.values)).length > 0,
    hasUnsent: ({ context }) =>
      context.pictures.some(({ handle }) => !context.sent.some((one) => one.handle === handle)),
    // Asked without a payload too: whether pictures can be chosen at all.
    isTooMany: (_, { pictures = [] }: { pictures?: readonly ChosenPicture[] }) =>
      pictures.length > mostPictures,
    canApplyAgain: ({ context }) => context.activity?.canApplyAgain === true,
  },
  actions: {
    keepActivity: assign((_, activity: Activity) => ({ activity: activity })),
    keepPictures: assign(({ context }, { pictures }: { pictures: readonly ChosenPicture[] }) => ({
      ...noFailure,
      pictures: pictures.map(({ handle, name }) => ({ handle, name })),
      sent: context.sent.filter(({ handle }) => pictures.some((one) => one.handle === handle)),
    })),
    complainOfMany: assign({ error: null, errors: { pictures: nameErrorMessage('upload.too-many') } }),
    keepComment: assign((_, { values }: FormInput) => ({
      ...noFailure,
      comment: readComment(values),
    })),
    complain: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: nameFaults(context, values),
    })),
    keepSent: assign(({ context }, { pictures }: { pictures: readonly SentPicture[] }) => ({
      sent: [...context.sent, ...pictures],
    })),
    keepWon: assign(({ context }, { amount, points }: Won) => ({
      ...noFailure,
      activity: context.activity === null ? null : { ...context.activity, status: 'claimed', amount, points },
    })),
    forgetDraft: assign({ comment: '', pictures: [], sent: [] }),
  },
}).createMachine({
  id: 'activityApplication',
  context: ({ input }) => ({
    ...noFailure,
    ...noLockout,
    id: input.id,
    activity: null,
    comment: '',
    pictures: [],
    sent: [],
  }),
  initial: 'loading',
  states: {
    loading: askingWith('loadActivity', identify, {
      onDone: [
        goesTo('comingSoon', 'comingSoon'),
        goesTo('applying', 'applying'),
        goesTo('joined', 'joined'),
        goesTo('processing', 'processing'),
        goesTo('rejected', 'rejected'),
        goesTo('issued', 'issued'),
        goesTo('claimed', 'claimed'),
        { target: 'closed', actions: withAnswer('keepActivity') },
      ],
      onError: showErrorIn('failed'),
    }),
    failed: { on: { 'activity.refresh': { target: 'loading', actions: 'clearErrors' } } },
    comingSoon: { on: { 'activity.refresh': 'loading' } },
    closed: { on: { 'activity.refresh': { target: 'loading', actions: 'clearErrors' } } },
    applying: {
      on: {
        'pictures.change': [
          {
            guard: { type: 'isTooMany', params: ({ event }) => ({ pictures: event.files }) },
            actions: 'complainOfMany',
          },
          { actions: { type: 'keepPictures', params: ({ event }) => ({ pictures: event.files }) } },
        ],
        'application.submit': [
          { guard: withEvent('isFaulty'), actions: [withEvent('keepComment'), withEvent('complain')] },
          { guard: 'hasUnsent', target: 'uploading', actions: withEvent('keepComment') },
          { target: 'submitting', actions: withEvent('keepComment') },
        ],
      },
    },
    uploading: {
      invoke: {
        ...calling('uploadPictures'),
        input: ({ context }) => ({
          handles: context.pictures
            .map(({ handle }) => handle)
            .filter((handle) => !context.sent.some((one) => one.handle === handle)),
        }),
        onDone: { target: 'submitting', actions: withAnswer('keepSent') },
        onError: showErrorIn('applying'),
      },
    },
    submitting: {
      invoke: {
        ...calling('applyForActivity'),
        input: ({ context }) => ({
          id: context.id,
          comment: context.comment,
          pictures: context.sent.map(({ id }) => id),
        }),
        onDone: [
          {
            guard: { type: 'hasStatus', params: becomes('joined') },
            target: 'joined',
            actions: [withAnswer('keepActivity'), 'forgetDraft', 'refreshBadges'],
          },
          { target: 'processing', actions: [withAnswer('keepActivity'), 'forgetDraft', 'refreshBadges'] },
        ],
        onError: [
          lockWhenThrottled,
          // It exists already, or the time has ended: the server says which.
          showErrorWhen('loading', 'activity.applied', 'activity.closed', 'request.interrupted'),
          showErrorIn('applying'),
        ],
      },
    },
    joined: { on: { 'activity.refresh': { target: 'loading', actions: 'clearErrors' } } },
    processing: {
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'status.check': { target: 'checking', actions: 'clearErrors' } },
          invoke: {
            ...waiting('activityPoll', durations.orderPollLate),
            onDone: 'checking',
          },
        },
        checking: {
          invoke: {
            id: 'reloadActivity',
            src: 'loadActivity',
            input: identify,
            onDone: [
              goesTo('issued', '#activityApplication.issued'),
              goesTo('rejected', '#activityApplication.rejected'),
              {
                guard: { type: 'hasStatus', params: becomes('processing') },
                target: 'waiting',
                actions: withAnswer('keepActivity'),
              },
              // The application changed elsewhere: in another tab, or because the activity ended.
              { target: '#activityApplication.loading' },
            ],
            onError: showErrorIn('waiting'),
          },
        },
      },
    },
    rejected: {
      on: {
        'application.again': { guard: 'canApplyAgain', target: 'applying', actions: 'clearErrors' },
        'activity.refresh': { target: 'loading', actions: 'clearErrors' },
      },
    },
    issued: {
      on: {
        'reward.claim': { target: 'claiming', actions: 'clearErrors' },
        'activity.refresh': { target: 'loading', actions: 'clearErrors' },
      },
    },
    claiming: askingWith('claimActivity', identify, {
      onDone: { target: 'claimed', actions: [withAnswer('keepWon'), 'refreshBalance', 'refreshBadges'] },
      onError: showErrorIn('loading'),
    }),
    claimed: { on: { 'activity.refresh': { target: 'loading', actions: 'clearErrors' } } },
    locked: lockedUntil('activityLockout', 'applying'),
  },
});
