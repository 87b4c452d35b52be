import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import type { FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  messageSettingsContract,
  listHidden,
  type MessageChoices,
  type MessagePart,
  type MessageSettings,
  type MessageSettingsContext,
} from './message-settings.contract.ts';

interface Choice {
  readonly part: MessagePart;
  readonly choices: MessageChoices;
}
const namesOf = {
  account: ['accountEmail', 'accountSms'],
  promotions: ['promotionsPortal', 'promotionsEmail', 'promotionsSms'],
} as const satisfies Readonly<Record<MessagePart, readonly (keyof MessageChoices)[]>>;

/** What a form says of the boxes that it shows: one without a tick is not among its values, and is off. */
function readChoices(
  context: Pick<MessageSettingsContext, 'settings'>,
  { part, values }: { readonly part: MessagePart; readonly values: FormValues },
): MessageChoices {
  const hidden = listHidden(context);
  const boxes = namesOf[part].filter((name) => !hidden.includes(name));
  return Object.fromEntries(boxes.map((name) => [name, values?.[name] === true]));
}
const noPromotions: Choice = {
  part: 'promotions',
  choices: { promotionsPortal: false, promotionsEmail: false, promotionsSms: false },
};

/** See `messageSettingsContract`. */
export const messageSettingsMachine = setupFlow(messageSettingsContract, {
  actions: {
    keepSettings: assign((_, settings: MessageSettings) => ({ settings })),
    keepChoice: assign((_, choice: Choice) => ({ ...noFailure, ...choice, saved: false })),
    markSaved: assign({ saved: true }),
  },
}).createMachine({
  id: 'messageSettings',
  context: { ...noFailure, ...noLockout, settings: null, part: 'account', choices: {}, saved: false },
  initial: 'loading',
  states: {
    ...loadingStates('loadMessageSettings', 'settings.retry', {
      target: 'editing',
      actions: withAnswer('keepSettings'),
    }),
    editing: {
      on: {
        'part.submit': {
          target: 'saving',
          actions: {
            type: 'keepChoice',
            params: ({ context, event }) => ({ part: event.part, choices: readChoices(context, event) }),
          },
        },
        'promotions.stop': { target: 'saving', actions: { type: 'keepChoice', params: noPromotions } },
      },
    },
    saving: askingWith('saveMessageSettings', ({ context }) => ({ choices: context.choices }), {
      onDone: { target: 'editing', actions: [withAnswer('keepSettings'), 'markSaved'] },
      onError: [lockWhenThrottled, showErrorIn('editing')],
    }),
    locked: lockedUntil('messageSettingsLockout', 'editing'),
  },
});
