import { activityShape } from '../../protocol/generated/shapes/activity.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, orNull, withSamples, withoutOf } from '../payload-schema.ts';
import type { Schema, ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { flag, noPayload, text, textMap, integer } from '../value-kinds.ts';

/** Characters of a remark, and pictures beside it (specification, sections 5 and 9). */
export const longestRemark = 140;
export const mostPictures = 3;
/** An activity with its status for one member. */
const activitySchema = withoutOf(activityShape, 'promotionType', 'image');
export type Activity = ValueOf<typeof activitySchema>;
export type ActivityStatus = Activity['status'];
/** A picture that was chosen and not sent yet: the handle finds it. */
const chosenPictureSchema = closedObject({ handle: text, name: text });
export type ChosenPicture = ValueOf<typeof chosenPictureSchema>;
/** As the field gives it, with more of the file than is kept. */
const pickedPicture: Schema<ChosenPicture> = { type: 'object' };
export const sentPictureSchema = closedObject({ handle: text, id: text });
export type SentPicture = ValueOf<typeof sentPictureSchema>;
const fields = { activity: orNull(activitySchema), comment: text, pictures: listOf(chosenPictureSchema) };
const hidden = { id: text, sent: listOf(sentPictureSchema) };
export type ActivityApplicationContext = FlowContext<typeof fields & typeof hidden> & Lockout;
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
const four = [1, 2, 3, 4].map((number) => ({ handle: `file:${number}`, name: `${number}.png` }));
/** Applying for an activity with a remark and pictures, and the claim of what it brings (specification, sections 4 and 5). */
export const activityApplicationContract = defineFlow({
  id: 'activityApplication',
  summary:
    'Applies for an activity with a remark and up to three pictures, follows it, and claims the reward once.',
  events: {
    'activity.refresh': noPayload,
    'pictures.change': closedObject({ files: withSamples(listOf(pickedPicture), [[picture], [], four]) }),
    'application.submit': filledForm(
      { comment: 'Won at the reef.' },
      { comment: '' },
      { comment: 'x'.repeat(141) },
    ),
    ...withoutPayload('application.again', 'status.check', 'reward.claim'),
  },
  effects: withoutPayload('refreshBalance', 'refreshBadges'),
  shows: {
    errors: textMap,
    ...fields,
    /** What is wrong with the pictures. */
    upload: closedObject({ error: orNull(text) }),
    canApplyAgain: flag,
    secondsLeft: orNull(integer),
  },
  read: (context: ActivityApplicationContext, state) => ({
    upload: { error: context.errors['pictures'] ?? null },
    canApplyAgain: state === 'rejected' && context.activity?.canApplyAgain === true,
    ...showLockout(context, state),
  }),
  states: {
    resting: {
      comingSoon: 'The activity has not begun.',
      closed: 'The activity is closed.',
      joined: 'The member has joined; what follows shows when it comes.',
      claimed: 'The reward was claimed: nothing is left to do.',
      rejected: 'The application was rejected, and the activity may allow no other.',
    },
    server: ['loading', 'uploading', 'submitting', 'processing.checking', 'claiming'],
    person: ['failed', 'comingSoon', 'closed', 'joined', 'rejected', 'issued', 'claimed'],
    timer: ['processing.waiting', 'locked'],
    form: ['applying'],
    money: ['claiming'],
  },
  input: closedObject({ id: withSamples(text, ['a-1']) }),
  words: {
    service: 'loadActivity',
    keep: ({ activity: current }: ActivityApplicationContext, answer: Activity) => ({
      activity: current === null ? null : translateBy([answer], 'title', 'text')(current),
    }),
  },
  services: {
    loadActivity: call({ id: text }, activitySchema, [
      done('open', activity),
      done('coming soon', { ...activity, status: 'comingSoon' }),
      done('joined', { ...activity, status: 'joined' }),
      done('in process', { ...activity, status: 'processing' }),
      done('rejected', rejected),
      done('rejected, again', { ...rejected, canApplyAgain: true }),
      done('issued', issued),
      done('claimed', { ...issued, status: 'claimed' }),
      done('closed', { ...activity, status: 'closed' }),
    ]),
    uploadPictures: call({ handles: listOf(text) }, { pictures: listOf(sentPictureSchema) }, [
      done('kept', { pictures: [{ handle: 'file:1', id: 'u-1' }] }),
      failedAt('pictures', 'wrong kind of file', 'upload.type'),
      failedAt('pictures', 'too large', 'upload.size'),
    ]),
    applyForActivity: callOnce({ id: text, comment: text, pictures: listOf(text) }, activitySchema, [
      done('in process', { ...activity, status: 'processing' }),
      done('joined', { ...activity, status: 'joined' }),
      failed('applied before', 'activity.applied'),
      failed('closed meanwhile', 'activity.closed'),
      throttled(300),
    ]),
    claimActivity: callOnce({ id: text }, { amount: text, points: integer }, [
      done('claimed', { amount: '100.00', points: 0 }),
      failed('claimed before', 'reward.claimed'),
      failed('too late', 'reward.expired'),
    ]),
  },
  delays: ['activityPoll', 'activityLockout'],
  bounded: boundedBy<ActivityApplicationContext>({
    has: ['error'],
    count: ['errors', 'pictures', 'sent'],
    also: ({ activity }) => ({
      status: activity?.status ?? null,
      canApplyAgain: activity?.canApplyAgain ?? false,
    }),
  }),
});
