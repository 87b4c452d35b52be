import { feedbackShape } from '../../protocol/generated/shapes/feedback.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { orNull, type ValueOf } from '../payload-schema.ts';
import { callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { integer, text, textMap } from '../value-kinds.ts';

export type SentFeedback = ValueOf<typeof feedbackShape>;
const fields = { sent: orNull(feedbackShape) };
const written = { type: text, content: text, contact: text };
export type FeedbackContext = FlowContext<typeof fields & typeof written> & Lockout;

const message = { type: 'suggestion', content: 'Show the closing time in the list.', contact: '' };
const sent = { ...message, id: 'f-1', status: 'open', answer: '', createdAt: '2026-01-01T03:00:00.000Z' };
/** What a member writes to the brand: a kind, the words, and how to be reached (specification, section 5). */
export const feedbackContract = defineFlow({
  id: 'feedback',
  needs: 'member',
  summary: 'Sends feedback to the brand and says under which number it is kept.',
  events: {
    'form.submit': filledForm(message, { ...message, content: '' }, { content: 'No type is chosen.' }),
    ...withoutPayload('feedback.again'),
  },
  shows: { errors: textMap, ...fields, secondsLeft: orNull(integer) },
  read: showLockout,
  states: { server: ['sending'], person: ['sent'], timer: ['locked'], form: ['editing'] },
  services: {
    sendFeedback: callOnce(written, feedbackShape, [
      done('kept', sent),
      failedAt('content', 'too short', 'field.too-short'),
      throttled(3600),
    ]),
  },
  delays: ['feedbackLockout'],
  bounded: boundedBy<FeedbackContext>({ has: ['error', 'sent', 'content'], count: ['errors'] }),
});
