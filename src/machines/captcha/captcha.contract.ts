import { boundedBy, defineContract, withoutPayload } from '../define-flow.ts';
import { closedObject, optionalObject, orNull, type ValueOf, type ValuesOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';
import { call, done, failed } from '../service-contract.ts';
import { flag, noPayload, text } from '../value-kinds.ts';

const values = {
  /** A `data:` address of the picture, or null while there is none. */
  image: orNull(text),
  /** Message key of the last failure. */
  error: orNull(text),
  /** A new picture was asked for before the second since the last one was over. */
  isQueued: flag,
};
export type CaptchaContext = ValuesOf<typeof values>;
export const captchaProjection = describeProjection(
  closedObject({ state: text, image: orNull(text), busy: flag, error: orNull(text), canRefresh: flag }),
  ({ image, error, isQueued }: CaptchaContext, state) => ({
    state,
    image: state === 'ready' || state === 'cooling' ? image : null,
    busy: state === 'loading' || (state === 'cooling' && isQueued),
    error,
    canRefresh: state === 'ready' || state === 'failed' || state === 'expired',
  }),
);
export type CaptchaProjection = ValueOf<typeof captchaProjection.projection>;

/** A picture to copy from: at most one load a second, failure, expiry (specification, sections 4 and 9). */
export const captchaContract = defineContract({
  id: 'captcha',
  version: 1,
  summary: 'Fetches the picture of a captcha, at most once a second, and knows when it is too old.',
  events: { 'captcha.refresh': noPayload },
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
    loadCaptcha: call({}, { image: text }, [
      done('picture', { image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
      failed('switched off', 'function.not.available'),
    ]),
  },
  delays: ['captchaCooling', 'captchaExpiry'],
  bounded: boundedBy<CaptchaContext>({ has: ['image', 'error'], keep: ['isQueued'] }),
});
