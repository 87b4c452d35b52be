import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { describeStates } from '../flow-states.ts';
import type { Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, schemasOf, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { text, textMap, integer } from '../value-kinds.ts';

export const envelopeAvailabilities = ['open', 'upcoming', 'used', 'ineligible', 'closed'] as const;
export type EnvelopeAvailability = (typeof envelopeAvailabilities)[number];
/** An envelope that was opened before. */
export const envelopeOpeningSchema = closedObject({
  id: text,
  amount: text,
  /** Moment as ISO 8601. */
  at: text,
});
export type EnvelopeOpening = ValueOf<typeof envelopeOpeningSchema>;
/** What the server says of the red envelope. Money is decimal strings. */
const offer = {
  standing: 'open',
  title: 'Evening envelopes',
  /** Envelopes that the member may still open in this window. */
  remaining: 2,
  /** Until the window opens (`upcoming`) or closes (`open`). */
  secondsLeft: 600,
  least: '1.00',
  most: '88.00',
  symbol: '₱',
  history: [],
};
export const envelopeOfferSchema = closedObject(
  schemasOf(offer, { standing: oneOfTexts(envelopeAvailabilities), history: listOf(envelopeOpeningSchema) }),
);
export type EnvelopeOffer = ValueOf<typeof envelopeOfferSchema>;
const shown = { remaining: integer, grab: orNull(envelopeOpeningSchema) };
const hidden = { offer: orNull(envelopeOfferSchema) };
export type RedEnvelopeContext = FlowContext<typeof shown & typeof hidden> & Lockout;
const countingStates: readonly string[] = ['upcoming', 'ready', 'locked'];
const grab = { id: 'g-1', amount: '8.80', at: '2026-01-01T12:00:00.000Z' };
/** Red envelopes in windows of time: so many for each member, each opened once (wire contract B15). */
export const redEnvelopeContract = defineFlow({
  id: 'redEnvelope',
  version: 1,
  summary: 'Opens red envelopes while their window is open, as many as the member has left, each once.',
  events: withoutPayload('envelope.refresh', 'envelope.open', 'envelope.again'),
  effects: withoutPayload('refreshBalance', 'refreshBadges'),
  shows: {
    errors: textMap,
    ...shown,
    title: text,
    least: orNull(text),
    most: orNull(text),
    symbol: text,
    history: listOf(envelopeOpeningSchema),
    secondsLeft: orNull(integer),
  },
  read: ({ offer, grab, secondsLeft }: RedEnvelopeContext, state) => ({
    title: offer?.title ?? '',
    least: offer?.least ?? null,
    most: offer?.most ?? null,
    symbol: offer?.symbol ?? '',
    history: [...(grab === null ? [] : [{ ...grab }]), ...(offer?.history ?? []).map((one) => ({ ...one }))],
    secondsLeft: countingStates.includes(state) ? secondsLeft : null,
  }),
  states: describeStates({
    server: ['loading', 'opening'],
    person: ['failed', 'closed', 'ineligible', 'ready', 'opened', 'used'],
    timer: ['upcoming', 'locked'],
    money: ['opening'],
  }),
  services: {
    loadEnvelope: call({}, envelopeOfferSchema, [
      done('open', offer),
      done('opens soon', { ...offer, standing: 'upcoming', secondsLeft: 120 }),
      done('none left', { ...offer, standing: 'used', remaining: 0 }),
      done('not for this member', { ...offer, standing: 'ineligible' }),
      done('no window', { ...offer, standing: 'closed', remaining: 0 }),
    ]),
    openEnvelope: callOnce({}, { grab: envelopeOpeningSchema, remaining: integer }, [
      done('opened', { grab, remaining: 1 }),
      done('the last one', { grab, remaining: 0 }),
      failed('closed meanwhile', 'envelope.closed'),
      failed('none left', 'envelope.empty'),
      throttled(10),
    ]),
  },
  delays: ['envelopeWindow', 'envelopeLockout'],
  bounded: boundedBy<RedEnvelopeContext>({
    has: ['error', 'grab'],
    keep: ['remaining'],
    also: ({ offer }) => ({ standing: offer?.standing ?? null }),
  }),
});
