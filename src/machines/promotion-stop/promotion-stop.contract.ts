import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, oneOfTexts, orNull, withSamples, type ValuesOf } from '../payload-schema.ts';
import { call, done, failed } from '../service-contract.ts';
import { flag, text } from '../value-kinds.ts';

const channel = oneOfTexts(['email', 'sms']);
const link = { channel, isStopped: flag };
/** What a link stops, and whether nothing comes by that way now. */
export type StopLink = ValuesOf<typeof link>;
const fields = { channel: orNull(channel) };
export type PromotionStopContext = FlowContext<typeof fields> & {
  /** What the link carries. */
  readonly token: string;
};

const unknownLink = failed('unknown link', 'stop-link.unknown');
/** The page that the link of a promotion opens, for the reader of the message: no login is asked for. */
export const promotionStopContract = defineFlow({
  id: 'promotionStop',
  summary: 'Stops promotions by the way that a message came, in one press.',
  input: closedObject({ token: withSamples(text, ['abcdefghijklmnopqrstuv']) }),
  events: withoutPayload('promotions.stop', 'link.retry'),
  shows: fields,
  states: {
    server: ['loading', 'stopping'],
    person: ['asking', 'failed'],
    resting: {
      stopped: 'Nothing more is to do: promotions do not come by this way any more.',
      unknown: 'The link leads nowhere; the page leads on to the message settings.',
    },
  },
  services: {
    readStopLink: call({ token: text }, link, [
      done('promotions come by email', { channel: 'email', isStopped: false }),
      done('stopped already', { channel: 'sms', isStopped: true }),
      unknownLink,
    ]),
    stopByLink: call({ token: text }, link, [
      done('stopped', { channel: 'email', isStopped: true }),
      unknownLink,
    ]),
  },
  bounded: boundedBy<PromotionStopContext>({ has: ['error'], keep: ['channel'] }),
});
