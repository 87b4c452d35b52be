import type { MachineContract } from '../../protocol/machine-contract.ts';
import { anyObject, closedObject, listOf, noPayload, text, whole, withSamples } from '../payload-schema.ts';
import {
  activityApplicationProjectionSchema,
  activitySchema,
  projectActivityApplication,
  sentPictureSchema,
  type ActivityApplicationContext,
} from './activity-application.context.ts';

const activity = {
  id: 'a-1',
  title: 'Share your win',
  text: 'Send a picture of it.',
  status: 'applying',
  needsPicture: true,
  remark: '',
  canApplyAgain: false,
  amount: '',
  points: 0,
  opensAt: null,
  closesAt: null,
};
const issued = { ...activity, status: 'issued', amount: '100.00' };
const rejected = { ...activity, status: 'rejected', remark: 'The picture cannot be read.' };
const picture = { handle: 'file:1', name: 'win.png' };
const four = [1, 2, 3, 4].map((at) => ({ handle: `file:${at}`, name: `${at}.png` }));
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;
const throttled = {
  name: 'too many requests',
  kind: 'error',
  value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 },
} as const;

/** Applying for an activity with a remark and pictures, and the claim of what it brings (specification, sections 4 and 5). */
export const activityApplicationContract: MachineContract = {
  id: 'activityApplication',
  version: 1,
  summary:
    'Applies for an activity with a remark and up to three pictures, follows it, and claims the reward once.',
  events: {
    'activity.refresh': noPayload,
    'pictures.change': closedObject({ files: withSamples(listOf(anyObject), [[picture], [], four]) }),
    'application.submit': closedObject({
      values: withSamples(anyObject, [
        { comment: 'Won at the reef.' },
        { comment: '' },
        { comment: 'x'.repeat(141) },
      ]),
    }),
    'application.again': noPayload,
    'status.check': noPayload,
    'reward.claim': noPayload,
  },
  effects: { refreshBalance: noPayload, refreshBadges: noPayload },
  projection: activityApplicationProjectionSchema,
  project: projectActivityApplication,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    comingSoon: { waits: 'person' },
    closed: { waits: 'person' },
    applying: { waits: 'person', tags: ['form'] },
    uploading: { waits: 'server', tags: ['busy'] },
    submitting: { waits: 'server', tags: ['busy'] },
    joined: { waits: 'person' },
    'processing.waiting': { waits: 'timer' },
    'processing.checking': { waits: 'server', tags: ['busy'] },
    rejected: { waits: 'person' },
    issued: { waits: 'person' },
    claiming: { waits: 'server', tags: ['busy', 'money'] },
    claimed: { waits: 'person' },
    locked: { waits: 'timer' },
  },
  input: closedObject({ id: withSamples(text, ['a-1']) }),
  services: {
    loadActivity: {
      input: closedObject({ id: text }),
      output: activitySchema,
      outcomes: [
        { name: 'open', kind: 'done', value: activity },
        { name: 'coming soon', kind: 'done', value: { ...activity, status: 'comingSoon' } },
        { name: 'joined', kind: 'done', value: { ...activity, status: 'joined' } },
        { name: 'in process', kind: 'done', value: { ...activity, status: 'processing' } },
        { name: 'rejected', kind: 'done', value: rejected },
        { name: 'rejected, again', kind: 'done', value: { ...rejected, canApplyAgain: true } },
        { name: 'issued', kind: 'done', value: issued },
        { name: 'claimed', kind: 'done', value: { ...issued, status: 'claimed' } },
        { name: 'closed', kind: 'done', value: { ...activity, status: 'closed' } },
        offline,
      ],
    },
    uploadPictures: {
      input: closedObject({ handles: listOf(text) }),
      output: closedObject({ pictures: listOf(sentPictureSchema) }),
      outcomes: [
        { name: 'kept', kind: 'done', value: { pictures: [{ handle: 'file:1', id: 'u-1' }] } },
        {
          name: 'wrong kind of file',
          kind: 'error',
          value: { code: 'upload.type', fields: { pictures: 'upload.type' } },
        },
        {
          name: 'too large',
          kind: 'error',
          value: { code: 'upload.size', fields: { pictures: 'upload.size' } },
        },
        offline,
      ],
    },
    applyForActivity: {
      input: closedObject({ id: text, comment: text, pictures: listOf(text) }),
      output: activitySchema,
      repeatable: false,
      outcomes: [
        { name: 'in process', kind: 'done', value: { ...activity, status: 'processing' } },
        { name: 'joined', kind: 'done', value: { ...activity, status: 'joined' } },
        { name: 'applied before', kind: 'error', value: { code: 'activity.applied' } },
        { name: 'closed meanwhile', kind: 'error', value: { code: 'activity.closed' } },
        throttled,
        offline,
      ],
    },
    claimActivity: {
      input: closedObject({ id: text }),
      output: closedObject({ amount: text, points: whole }),
      repeatable: false,
      outcomes: [
        { name: 'claimed', kind: 'done', value: { amount: '100.00', points: 0 } },
        { name: 'claimed before', kind: 'error', value: { code: 'reward.claimed' } },
        { name: 'too late', kind: 'error', value: { code: 'reward.expired' } },
        offline,
      ],
    },
  },
  delays: ['activityPoll', 'activityLockout'],
  secrets: [],
  bounded: (context: ActivityApplicationContext) => ({
    error: context.error !== null,
    errors: Object.keys(context.errors).length,
    status: context.activity?.status ?? null,
    canApplyAgain: context.activity?.canApplyAgain ?? false,
    pictures: context.pictures.length,
    sent: context.sent.length,
  }),
};
