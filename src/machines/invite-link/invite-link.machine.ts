import { assign, setup } from 'xstate';
import { describeAgentFailure, readRebates } from '../downline-rebates/agent-form.ts';
import { hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { InviteLinkContext, MadeLink } from './invite-link.contract.ts';

type InviteLinkEvent = { type: 'form.submit'; values: FormValues } | { type: 'link.again' };
interface Wish {
  readonly name: string;
  readonly type: string;
  readonly days: string;
  readonly mostUses: string;
  readonly rebates: Readonly<Record<string, string>>;
}
const nothingTyped: Wish = { name: '', type: '', days: '', mostUses: '', rebates: {} };
const nameGaps = (values: FormValues) => nameMissing(values, ['type']);

/** See `inviteLinkContract`. */
export const inviteLinkMachine = setup({
  types: { context: {} as InviteLinkContext, events: {} as InviteLinkEvent },
  actors: { wait: unassembledWait, makeLink: unassembledService<MadeLink, Wish>('makeLink') },
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values)).length > 0,
    isThrottled: hasThrottled,
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
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
  },
}).createMachine({
  id: 'inviteLink',
  context: { ...noFailure, ...noLockout, ...nothingTyped, link: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isIncomplete', params: passValues },
            actions: { type: 'complain', params: passValues },
          },
          { target: 'making', actions: { type: 'keepWish', params: passValues } },
        ],
      },
    },
    making: {
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        input: ({ context: { name, type, days, mostUses, rebates } }) => ({
          ...{ name, type, days, mostUses, rebates },
        }),
        onDone: { target: 'made', actions: { type: 'keepLink', params: ({ event }) => event.output } },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('inviteLinkLockout', 'editing'),
    made: { on: { 'link.again': { target: 'editing', actions: 'forgetLink' } } },
  },
});
