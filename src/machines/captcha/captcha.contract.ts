import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, noPayload, text } from '../payload-schema.ts';
import { captchaProjectionSchema, projectCaptcha, type CaptchaContext } from './captcha.context.ts';

/** A picture to copy from: at most one load a second, failure, expiry (specification, sections 4 and 9). */
export const captchaContract: MachineContract = {
  id: 'captcha',
  version: 1,
  summary: 'Fetches the picture of a captcha, at most once a second, and knows when it is too old.',
  events: { 'captcha.refresh': noPayload },
  internalEvents: { 'captcha.require': noPayload, 'captcha.renew': noPayload, 'captcha.dismiss': noPayload },
  projection: captchaProjectionSchema,
  project: projectCaptcha,
  states: {
    hidden: { waits: 'person', resting: 'Nothing is asked for until a captcha is required.' },
    loading: { waits: 'server', tags: ['busy'] },
    cooling: { waits: 'timer' },
    resting: { waits: 'timer' },
    ready: { waits: 'person', tags: ['form'] },
    failed: { waits: 'person' },
    expired: { waits: 'person' },
  },
  input: closedObject({ required: flag }, ['required']),
  services: {
    loadCaptcha: {
      input: noPayload,
      output: closedObject({ image: text }),
      outcomes: [
        { name: 'picture', kind: 'done', value: { image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
        { name: 'switched off', kind: 'error', value: { code: 'function.not.available' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['captchaCooling', 'captchaExpiry'],
  secrets: [],
  bounded: (context: CaptchaContext) => ({
    image: context.image !== null,
    failed: context.error !== null,
    queued: context.isQueued,
  }),
};
