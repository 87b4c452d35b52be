import { endOfTime } from '../../protocol/jurisdiction.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, noPayload, secretText, text, withSamples } from '../payload-schema.ts';
import { loadMemberService, signingInEffectSchemas } from '../signing-in.ts';
import { onBreakProjectionSchema, projectOnBreak, type OnBreakContext } from './on-break.context.ts';

const { goHome: _goHome, ...effects } = signingInEffectSchemas;

/** Play is closed for a member until a moment; their money is not. */
export const onBreakContract: MachineContract = {
  id: 'onBreak',
  version: 1,
  summary: 'Tells a member on a break when it ends, and opens a session that reaches withdrawals only.',
  events: { 'withdrawals.open': noPayload },
  effects: { ...effects, openWithdrawals: noPayload },
  leaving: ['closeLogin', 'openWithdrawals'],
  projection: onBreakProjectionSchema,
  project: projectOnBreak,
  states: {
    telling: { waits: 'person', resting: 'It tells something; the person who has read it closes it.' },
    entering: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({
    until: withSamples(text, ['2026-12-01T08:00:00.000Z', endOfTime]),
    ticket: withSamples(secretText, ['ticket-1', '']),
  }),
  services: {
    enterOnBreak: {
      input: closedObject({ ticket: secretText }),
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'session', kind: 'done', value: { token: 'token-1' } },
        { name: 'ticket used', kind: 'error', value: { code: 'break.ticket-used' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: loadMemberService,
  },
  delays: [],
  secrets: ['ticket', 'token'],
  bounded: ({ error, ticket, member, mayWithdraw }: OnBreakContext) => ({
    mayWithdraw,
    error: error !== null,
    ticket: ticket !== null,
    member: member !== null,
  }),
};
