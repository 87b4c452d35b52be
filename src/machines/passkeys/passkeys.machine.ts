import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { noFailure, showErrorIn, showErrorWhen } from '../form-failure.ts';
import { nameMissing, readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  passkeysContract,
  type ListedPasskeys,
  type PasskeyInput,
  type PasskeyPurpose,
  type PasskeysContext,
} from './passkeys.contract.ts';

interface Asked {
  readonly purpose: PasskeyPurpose;
  readonly id: string;
}
const noInput: PasskeyInput = { name: '', password: '', code: '' };
const readTyped = ({ context }: { readonly context: PasskeysContext }) => {
  const { name, password, code } = context.typed ?? noInput;
  return { id: context.asked ?? '', name, password, code };
};
const keepListed = withAnswer('keepListed');
const ofPurpose = (purpose: PasskeyPurpose) => ({ type: 'isFor', params: { purpose } }) as const;
const sending = forgettingSecrets('forgetTyped');
const whenGone = showErrorWhen('loading', 'passkey.unknown');
const backToForm = showErrorIn('asking');
const doneIn = { target: 'showing', actions: [keepListed, 'tellDone'] } as const;

/** See `passkeysContract`. */
export const passkeysMachine = setupFlow(passkeysContract, {
  guards: {
    isOffered: ({ context }, { purpose, id }: Asked) =>
      purpose === 'add' || context.passkeys.some((one) => one.id === id),
    isNameless: ({ context }, { values }: FormInput) =>
      context.purpose !== 'remove' && readText(values, 'name').trim() === '',
    isFor: ({ context }, { purpose }: { readonly purpose: PasskeyPurpose }) => context.purpose === purpose,
  },
  actions: {
    keepListed: assign((_, { passkeys, provenBy }: ListedPasskeys) => ({ passkeys, provenBy })),
    ask: assign((_, { purpose, id }: Asked) => ({
      ...noFailure,
      purpose,
      asked: purpose === 'add' ? null : id,
      done: null,
    })),
    preserveInput: assign((_, { values }: FormInput) => ({
      ...noFailure,
      typed: {
        name: readText(values, 'name').trim(),
        password: readText(values, 'password'),
        code: readText(values, 'code').trim(),
      },
    })),
    forgetTyped: assign({ typed: null }),
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameMissing(values, ['name']) })),
    tellDone: assign(({ context }) => ({ ...noFailure, done: context.purpose, asked: null })),
  },
}).createMachine({
  id: 'passkeys',
  context: {
    ...noFailure,
    ...noLockout,
    passkeys: [],
    provenBy: 'password',
    purpose: 'add',
    asked: null,
    done: null,
    typed: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadPasskeys', 'passkeys.refresh', { target: 'showing', actions: keepListed }),
    showing: {
      on: {
        'passkey.ask': { guard: withEvent('isOffered'), target: 'asking', actions: withEvent('ask') },
      },
    },
    asking: {
      on: {
        'form.submit': [
          { guard: withEvent('isNameless'), actions: withEvent('complain') },
          ...(['rename', 'remove', 'add'] as const).map((purpose) => ({
            guard: ofPurpose(purpose),
            target: ({ rename: 'renaming', remove: 'removing', add: 'adding' } as const)[purpose],
            actions: withEvent('preserveInput'),
          })),
        ],
        'form.cancel': { target: 'showing', actions: 'clearErrors' },
      },
    },
    adding: {
      ...sending,
      ...askingWith('addPasskey', readTyped, {
        onDone: doneIn,
        onError: [lockWhenThrottled, backToForm],
      }),
    },
    renaming: {
      ...sending,
      ...askingWith('renamePasskey', readTyped, {
        onDone: doneIn,
        onError: [whenGone, backToForm],
      }),
    },
    removing: {
      ...sending,
      ...askingWith('removePasskey', readTyped, {
        onDone: doneIn,
        onError: [lockWhenThrottled, whenGone, backToForm],
      }),
    },
    locked: lockedUntil('passkeysLockout', 'asking'),
  },
});
