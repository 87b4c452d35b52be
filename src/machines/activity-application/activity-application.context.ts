import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { activityStatuses, type ActivityStatus } from '../activity-status.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** Characters of a remark, and pictures beside it (specification, sections 5 and 9). */
export const longestRemark = 140;
export const mostPictures = 3;

/** An activity as it stands for one member. */
export interface Activity {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly status: ActivityStatus;
  readonly needsPicture: boolean;
  /** Why the last application was rejected; empty otherwise. */
  readonly remark: string;
  readonly canApplyAgain: boolean;
  /** Money as a decimal string, where a reward is issued; else empty. */
  readonly amount: string;
  readonly points: number;
  /** Moments as ISO 8601, or null. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}
/** A picture that was chosen and not sent yet: the handle finds it. */
export interface ChosenPicture {
  readonly handle: string;
  readonly name: string;
}
export interface SentPicture {
  readonly handle: string;
  readonly id: string;
}
export const activitySchema: JsonSchema = closedObject({
  id: text,
  title: text,
  text,
  status: oneOfTexts(activityStatuses),
  needsPicture: flag,
  remark: text,
  canApplyAgain: flag,
  amount: text,
  points: whole,
  opensAt: textOrNull,
  closesAt: textOrNull,
});
const chosenPictureSchema: JsonSchema = closedObject({ handle: text, name: text });
export const sentPictureSchema: JsonSchema = closedObject({ handle: text, id: text });
export interface ActivityApplicationContext extends Complaint, Lockout {
  readonly id: string;
  readonly activity: Activity | null;
  readonly comment: string;
  readonly pictures: readonly ChosenPicture[];
  readonly sent: readonly SentPicture[];
}
export const activityApplicationProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  activity: { anyOf: [activitySchema, { type: 'null' }] },
  comment: text,
  pictures: listOf(chosenPictureSchema),
  /** What is wrong with the pictures. */
  upload: closedObject({ error: textOrNull }),
  canApplyAgain: flag,
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = [
  'loading',
  'uploading',
  'submitting',
  'processing.checking',
  'claiming',
];
export function projectActivityApplication(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as ActivityApplicationContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    activity: context.activity === null ? null : { ...context.activity },
    comment: context.comment,
    pictures: context.pictures.map((one) => ({ ...one })),
    upload: { error: context.errors['pictures'] ?? null },
    canApplyAgain: state === 'rejected' && context.activity?.canApplyAgain === true,
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
