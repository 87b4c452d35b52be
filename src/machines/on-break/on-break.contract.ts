import { endOfTime, isForGood } from '../../protocol/document/jurisdiction.ts';
import { boundedBy, defineFlow, type FlowContext } from '../define-flow.ts';
import { memberSchema } from '../member.ts';
import { closedObject, orNull, withSamples } from '../payload-schema.ts';
import { callOnce, done, failed } from '../service-contract.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { flag, noPayload, secretText, text } from '../value-kinds.ts';
const fields = {
  until: text,
  /** After that end play opens on request alone. */
  onRequest: flag,
  /** There is or was a ticket that has not been refused. */
  mayWithdraw: flag,
};
const hidden = {
  /** Null once it is used, and where there was none. */
  ticket: orNull(text),
  member: orNull(memberSchema),
};
export type OnBreakContext = FlowContext<typeof fields & typeof hidden>;
const { goHome: _goHome, ...effects } = loginEffectSchemas;
/** Play is closed for a member until a moment; their money is not. */
export const onBreakContract = defineFlow({
  id: 'onBreak',
  summary: 'Tells a member on a break when it ends, and opens a session that reaches withdrawals only.',
  events: { 'withdrawals.open': noPayload },
  effects: { ...effects, openWithdrawals: noPayload },
  leaving: ['closeLogin', 'openWithdrawals'],
  shows: { ...fields, isForGood: flag },
  read: ({ until }: OnBreakContext) => ({ isForGood: isForGood(until) }),
  states: {
    server: ['entering', 'loadingMember'],
    final: ['succeeded'],
    resting: { telling: 'It tells something; the person who has read it closes it.' },
  },
  input: closedObject({
    until: withSamples(text, ['2026-12-01T08:00:00.000Z', endOfTime]),
    ticket: withSamples(secretText, ['ticket-1', '']),
    onRequest: flag,
  }),
  services: {
    enterOnBreak: callOnce({ ticket: secretText }, { token: text }, [
      done('session', { token: 'token-1' }),
      failed('ticket used', 'break.ticket-used'),
    ]),
    loadMember: loadMemberService,
  },
  secrets: ['ticket', 'token'],
  bounded: boundedBy<OnBreakContext>({
    has: ['error', 'ticket', 'member'],
    keep: ['mayWithdraw', 'onRequest'],
  }),
});
