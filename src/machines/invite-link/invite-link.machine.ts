import { assign } from 'xstate';
import { calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { describeAgentFailure, readRebates } from '../downline-rebates/agent-form.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { inviteLinkContract, type MadeLink } from './invite-link.contract.ts';

type Wish = AskOf<typeof inviteLinkContract, 'makeLink'>;
const nothingTyped: Wish = { name: '', type: '', days: '', mostUses: '', rebates: {} };
const nameGaps = (values: FormValues) => nameMissing(values, ['type']);

/** See `inviteLinkContract`. */
export const inviteLinkMachine = setupFlow(inviteLinkContract, {
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values)).length > 0,
  },
  actions: {
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameGaps(values) })),
    keepWish: assign((_, { values }: FormInput) => ({
      ...noFailure,
      name: readText(values, 'name').trim(),
      type: readText(values, 'type'),
      days: readText(values, 'days').trim(),
      mostUses: readText(values, 'mostUses').trim(),
      rebates: readRebates(values),
    })),
    keepLink: assign((_, link: MadeLink) => ({ ...noFailure, ...nothingTyped, link })),
    forgetLink: assign({ ...noFailure, link: null }),
    showError: assign(describeAgentFailure),
  },
}).createMachine({
  id: 'inviteLink',
  context: { ...noFailure, ...noLockout, ...nothingTyped, link: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'making', actions: withEvent('keepWish') },
        ],
      },
    },
    making: {
      invoke: {
        ...calling('makeLink'),
        input: ({ context: { name, type, days, mostUses, rebates } }) => ({
          name,
          type,
          days,
          mostUses,
          rebates,
        }),
        onDone: { target: 'made', actions: withAnswer('keepLink') },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('inviteLinkLockout', 'editing'),
    made: { on: { 'link.again': { target: 'editing', actions: 'forgetLink' } } },
  },
});
