import { assign, setup } from 'xstate';
import { describeFailure, hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import type { FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type {
  MessageChoices,
  MessagePart,
  MessageSettings,
  MessageSettingsContext,
} from './message-settings.contract.ts';

type MessageSettingsEvent =
  | { type: 'part.submit'; part: MessagePart; values: FormValues }
  | { type: 'promotions.stop' }
  | { type: 'settings.retry' };

interface Choice {
  readonly part: MessagePart;
  readonly choices: MessageChoices;
}
/** What a form says of the fields that it shows; a box that was not touched is not among its values. */
function readChoices(values: FormValues): MessageChoices {
  const read = <Name extends keyof MessageChoices>(name: Name) =>
    typeof values?.[name] === 'boolean' ? { [name]: values[name] } : {};
  return {
    ...read('accountEmail'),
    ...read('accountSms'),
    ...read('promotionsPortal'),
    ...read('promotionsEmail'),
    ...read('promotionsSms'),
  };
}
const noPromotions: Choice = {
  part: 'promotions',
  choices: { promotionsPortal: false, promotionsEmail: false, promotionsSms: false },
};

/** See `messageSettingsContract`. */
export const messageSettingsMachine = setup({
  types: { context: {} as MessageSettingsContext, events: {} as MessageSettingsEvent },
  actors: {
    wait: unassembledWait,
    loadMessageSettings: unassembledService<MessageSettings, Record<string, never>>('loadMessageSettings'),
    saveMessageSettings: unassembledService<MessageSettings, { readonly choices: MessageChoices }>(
      'saveMessageSettings',
    ),
  },
  guards: { isThrottled: hasThrottled },
  actions: {
    keepSettings: assign((_, settings: MessageSettings) => ({ settings })),
    keepChoice: assign((_, choice: Choice) => ({ ...noFailure, ...choice, saved: false })),
    markSaved: assign({ saved: true }),
    clearErrors: assign({ ...noFailure }),
    showError: assign(describeFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
  },
}).createMachine({
  id: 'messageSettings',
  context: { ...noFailure, ...noLockout, settings: null, part: 'account', choices: {}, saved: false },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadMessageSettings',
        src: 'loadMessageSettings',
        input: {},
        onDone: {
          target: 'editing',
          actions: { type: 'keepSettings', params: ({ event }) => event.output },
        },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'settings.retry': { target: 'loading', actions: 'clearErrors' } } },
    editing: {
      on: {
        'part.submit': {
          target: 'saving',
          actions: {
            type: 'keepChoice',
            params: ({ event }) => ({ part: event.part, choices: readChoices(event.values) }),
          },
        },
        'promotions.stop': {
          target: 'saving',
          actions: { type: 'keepChoice', params: noPromotions },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveMessageSettings',
        src: 'saveMessageSettings',
        input: ({ context }) => ({ choices: context.choices }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepSettings', params: ({ event }) => event.output }, 'markSaved'],
        },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('messageSettingsLockout', 'editing'),
  },
});
