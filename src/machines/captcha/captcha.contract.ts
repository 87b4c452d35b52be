import { boundedBy, defineContract, withoutPayload } from '../define-flow.ts';
import {
  closedObject,
  oneOfTexts,
  optionalObject,
  orNull,
  type ValueOf,
  type ValuesOf,
} from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';
import { call, done, failed } from '../service-contract.ts';
import { flag, noPayload, text } from '../value-kinds.ts';

const captchaKind = oneOfTexts(['picture', 'sound']);
const values = {
  /** What the person asked for: letters to see, or digits to hear. */
  kind: captchaKind,
  /** A `data:` address of the picture, or the sound in base64; null while there is none. */
  content: orNull(text),
  /** Message key of the last failure. */
  error: orNull(text),
  /** Another one was asked for before the second since the last one was over. */
  isQueued: flag,
};
export type CaptchaContext = ValuesOf<typeof values>;
const isOpen = (state: string): boolean => state === 'ready' || state === 'cooling';
export const captchaProjection = describeProjection(
  closedObject({
    state: text,
    kind: captchaKind,
    image: orNull(text),
    sound: orNull(text),
    busy: flag,
    error: orNull(text),
    canRefresh: flag,
  }),
  ({ kind, content, error, isQueued }: CaptchaContext, state) => ({
    state,
    kind,
    image: kind === 'picture' && isOpen(state) ? content : null,
    sound: kind === 'sound' && isOpen(state) ? content : null,
    busy: state === 'loading' || (state === 'cooling' && isQueued),
    error,
    canRefresh: state === 'ready' || state === 'failed' || state === 'expired',
  }),
);
export type CaptchaProjection = ValueOf<typeof captchaProjection.projection>;

/** A picture to copy from, or digits to hear: at most one load a second, failure, expiry (specification, sections 4 and 9). */
export const captchaContract = defineContract({
  id: 'captcha',
  summary:
    'Fetches the picture or the spoken digits of a captcha, at most once a second, and knows when they are too old.',
  events: { 'captcha.refresh': noPayload, 'captcha.listen': noPayload, 'captcha.look': noPayload },
  internalEvents: withoutPayload('captcha.require', 'captcha.renew', 'captcha.dismiss'),
  ...captchaProjection,
  states: {
    server: ['loading'],
    person: ['failed', 'expired'],
    timer: ['cooling', 'resting'],
    form: ['ready'],
    resting: { hidden: 'Nothing is asked for until a captcha is required.' },
  },
  input: optionalObject({ required: flag }),
  services: {
    loadCaptcha: call({ kind: captchaKind }, { content: text }, [
      done('picture', { content: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
      failed('switched off', 'function.not.available'),
    ]),
  },
  delays: ['captchaCooling', 'captchaExpiry'],
  bounded: boundedBy<CaptchaContext>({ has: ['content', 'error'], keep: ['isQueued', 'kind'] }),
});
