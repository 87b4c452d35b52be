import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { JsonSchema } from '../../protocol/json.ts';
import { closedObject, flag, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface CaptchaContext {
  /** A `data:` address of the picture, or null while there is none. */
  readonly image: string | null;
  /** Message key of the last failure. */
  readonly error: string | null;
  /** A new picture was asked for before the second since the last one was over. */
  readonly isQueued: boolean;
}
export interface CaptchaProjection {
  readonly [key: string]: string | boolean | null;
  readonly state: string;
  readonly image: string | null;
  readonly busy: boolean;
  readonly error: string | null;
  readonly canRefresh: boolean;
}
export const captchaProjectionSchema: JsonSchema = closedObject({
  state: text,
  image: textOrNull,
  busy: flag,
  error: textOrNull,
  canRefresh: flag,
});
export const noCaptcha: CaptchaProjection = {
  state: 'hidden',
  image: null,
  busy: false,
  error: null,
  canRefresh: false,
};
export function projectCaptcha(snapshot: SnapshotLike): CaptchaProjection {
  const context = snapshot.context as CaptchaContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    image: state === 'ready' || state === 'cooling' ? context.image : null,
    busy: state === 'loading' || (state === 'cooling' && context.isQueued),
    error: context.error,
    canRefresh: state === 'ready' || state === 'failed' || state === 'expired',
  };
}
