import { envelopeGrabShape } from '../../protocol/generated/shapes/envelope-grab.ts';
import { envelopeShape } from '../../protocol/generated/shapes/envelope.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import type { Lockout } from '../lockout.ts';
import { listOf, orNull, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { integer, money, text, textMap } from '../value-kinds.ts';
/** What the server says of the red envelope. */
export type EnvelopeOffer = ValueOf<typeof envelopeShape>;
export type EnvelopeAvailability = EnvelopeOffer['standing'];
const fields = { remaining: integer, grab: orNull(envelopeGrabShape) };
const hidden = { offer: orNull(envelopeShape) };
export type RedEnvelopeContext = FlowContext<typeof fields & typeof hidden> & Lockout;
const countingStates: readonly string[] = ['upcoming', 'ready', 'locked'];
const offer = {
  standing: 'open',
  title: 'Evening envelopes',
  remaining: 2,
  secondsLeft: 600,
  least: '1.00',
  most: '88.00',
  symbol: '₱',
  history: [],
};
const grab = { id: 'g-1', amount: '8.80', at: '2026-01-01T12:00:00.000Z' };
/** Red envelopes in windows of time: so many for each member, each opened once (wire contract B15). */
export const redEnvelopeContract = defineFlow({
  id: 'redEnvelope',
  summary: 'Opens red envelopes while their window is open, as many as the member has left, each once.',
  events: withoutPayload('envelope.refresh', 'envelope.open', 'envelope.again', 'envelope.dismiss'),
  effects: withoutPayload('refreshBalance', 'refreshBadges'),
  shows: {
    errors: textMap,
    ...fields,
    title: text,
    least: orNull(money),
    most: orNull(money),
    symbol: text,
    history: listOf(envelopeGrabShape),
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
  states: {
    resting: {
      closed: 'There is no envelope now; the next shows when it comes.',
      ineligible: 'There is none for this account.',
      used: 'All envelopes of the member are open; the next shows when it comes.',
    },
    server: ['loading', 'opening'],
    person: ['failed', 'closed', 'ineligible', 'ready', 'opened', 'used'],
    timer: ['upcoming', 'locked'],
    money: ['opening'],
  },
  words: {
    service: 'loadEnvelope',
    keep: ({ offer: current }: RedEnvelopeContext, { title }: EnvelopeOffer) => ({
      offer: current === null ? null : { ...current, title },
    }),
  },
  services: {
    loadEnvelope: call({}, envelopeShape, [
      done('open', offer),
      done('opens soon', { ...offer, standing: 'upcoming', secondsLeft: 120 }),
      done('none left', { ...offer, standing: 'used', remaining: 0 }),
      done('not for this member', { ...offer, standing: 'ineligible' }),
      done('no window', { ...offer, standing: 'closed', remaining: 0 }),
    ]),
    openEnvelope: callOnce({}, { grab: envelopeGrabShape, remaining: integer }, [
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
