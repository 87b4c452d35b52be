import { assign, raise, setup } from 'xstate';
import { forgettingSecrets } from '../forget-secrets.ts';
import { nameErrorMessage } from '../error-message.ts';
import {
  describeFailure,
  hasCode,
  hasFailedWith,
  hasThrottled,
  noFailure,
  passError,
} from '../form-failure.ts';
import { passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type {
  CompletedChange,
  AuthenticatorContext,
  AuthenticatorStatus,
  ProofPurpose,
  SetupKey,
  ProofInput,
} from './authenticator.contract.ts';

type AuthenticatorEvent =
  | { type: 'authenticator.refresh' }
  | { type: 'setup.start'; values: FormValues }
  | { type: 'setup.confirm'; values: FormValues }
  | { type: 'setup.cancel' }
  | { type: 'codes.keep' }
  | { type: 'proof.ask'; purpose: ProofPurpose }
  | { type: 'proof.submit'; values: FormValues }
  | { type: 'proof.cancel' }
  | { type: 'secrets.forget' };
interface ProofRequest {
  readonly purpose: ProofPurpose;
}
interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}
const passOutput = <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
  event.output;
const giveCode = ({ context }: { readonly context: AuthenticatorContext }) => ({
  code: context.typed?.code ?? '',
});
const givePurpose = (purpose: ProofPurpose) => (): ProofRequest => ({ purpose });

/** Another tab was faster, or the call was cut off: read the state before another try. */
const lookWhenMoved = {
  guard: {
    type: 'hasCode',
    params: hasFailedWith('authenticator.none', 'authenticator.not-started', 'request.interrupted'),
  },
  target: 'loading',
  actions: ['forgetKey', { type: 'showError', params: passError }],
} as const;
const backTo = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'showError', params: passError } }) as const;
const forgetting = forgettingSecrets('forgetTyped');
/** Asks for a new key, and goes `back` where it is refused. */
function startFrom<const Back extends string>(back: Back) {
  return {
    ...forgetting,
    invoke: {
      id: 'startAuthenticator',
      src: 'startAuthenticator',
      input: ({ context }: { readonly context: AuthenticatorContext }) =>
        context.typed ?? { password: '', code: '' },
      onDone: { target: 'scanning', actions: { type: 'keepKey', params: passOutput<SetupKey> } },
      onError: [lockWhenThrottled, lookWhenMoved, backTo(back)],
    },
  } as const;
}
const complainOfCode = { type: 'complainOfCode' } as const;

/** See `authenticatorContract`. Keys and codes are on the screen while a person takes them over, no longer. */
export const authenticatorMachine = setup({
  types: { context: {} as AuthenticatorContext, events: {} as AuthenticatorEvent },
  actors: {
    wait: unassembledWait,
    loadAuthenticator: unassembledService<AuthenticatorStatus, Record<string, never>>('loadAuthenticator'),
    startAuthenticator: unassembledService<SetupKey, ProofInput>('startAuthenticator'),
    confirmAuthenticator: unassembledService<RecoveryCodes, { readonly code: string }>(
      'confirmAuthenticator',
    ),
    removeAuthenticator: unassembledService<Record<string, never>, { readonly code: string }>(
      'removeAuthenticator',
    ),
    renewRecoveryCodes: unassembledService<RecoveryCodes, { readonly code: string }>('renewRecoveryCodes'),
  },
  guards: {
    isPresent: (_, { since }: AuthenticatorStatus) => since !== null,
    isBlank: (_, { values }: FormInput) => readText(values, 'code').trim() === '',
    isFor: ({ context }, { purpose }: ProofRequest) => context.purpose === purpose,
    isThrottled: hasThrottled,
    hasCode,
  },
  actions: {
    keepStanding: assign((_, { since, recoveryCodesLeft, asksAtLogin }: AuthenticatorStatus) => ({
      standing: { since, recoveryCodesLeft, asksAtLogin },
      purpose: null,
    })),
    preserveInput: assign((_, { values }: FormInput) => ({
      ...noFailure,
      done: null,
      typed: { password: readText(values, 'password'), code: readText(values, 'code').trim() },
    })),
    forgetSoon: raise({ type: 'secrets.forget' }),
    forgetTyped: assign({ typed: null }),
    keepKey: assign((_, { secret, uri }: SetupKey) => ({ ...noFailure, setupKey: { secret, uri } })),
    forgetKey: assign({ setupKey: null }),
    keepCodes: assign((_, { recoveryCodes }: RecoveryCodes) => ({ ...noFailure, recoveryCodes })),
    forgetCodes: assign({ recoveryCodes: null }),
    ask: assign((_, { purpose }: ProofRequest) => ({ ...noFailure, purpose, done: null })),
    forgetPurpose: assign({ ...noFailure, purpose: null }),
    tellDone: assign((_, { done }: { readonly done: CompletedChange }) => ({ done })),
    tellKept: assign(({ context }) => {
      const { purpose } = context;
      const done: CompletedChange =
        purpose === 'replace' ? 'replaced' : purpose === 'renew' ? 'renewed' : 'added';
      return { done };
    }),
    complainOfCode: assign({ error: null, errors: { code: nameErrorMessage('field.required') } }),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
  },
}).createMachine({
  id: 'authenticator',
  context: {
    ...noFailure,
    ...noLockout,
    standing: null,
    purpose: null,
    done: null,
    setupKey: null,
    recoveryCodes: null,
    typed: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadAuthenticator',
        src: 'loadAuthenticator',
        input: {},
        onDone: [
          {
            guard: { type: 'isPresent', params: passOutput },
            target: 'present',
            actions: { type: 'keepStanding', params: passOutput },
          },
          { target: 'absent', actions: { type: 'keepStanding', params: passOutput } },
        ],
        onError: backTo('failed'),
      },
    },
    failed: { on: { 'authenticator.refresh': { target: 'loading', actions: 'clearErrors' } } },
    absent: {
      on: {
        // Anyone who logs in by SMS only has no login password to give; the server knows who that is.
        'setup.start': { target: 'starting', actions: { type: 'preserveInput', params: passValues } },
      },
    },
    starting: startFrom('absent'),
    scanning: {
      on: {
        'setup.confirm': [
          { guard: { type: 'isBlank', params: passValues }, actions: complainOfCode },
          { target: 'confirming', actions: { type: 'preserveInput', params: passValues } },
        ],
        'setup.cancel': { target: 'loading', actions: ['forgetKey', 'clearErrors'] },
      },
    },
    confirming: {
      ...forgetting,
      invoke: {
        id: 'confirmAuthenticator',
        src: 'confirmAuthenticator',
        input: giveCode,
        onDone: {
          target: 'keeping',
          actions: ['forgetKey', { type: 'keepCodes', params: passOutput }],
        },
        onError: [lockWhenThrottled, lookWhenMoved, backTo('scanning')],
      },
    },
    keeping: {
      on: { 'codes.keep': { target: 'loading', actions: ['forgetCodes', 'tellKept'] } },
    },
    present: {
      on: {
        'proof.ask': {
          target: 'proving',
          actions: { type: 'ask', params: ({ event }) => ({ purpose: event.purpose }) },
        },
      },
    },
    proving: {
      on: {
        'proof.submit': [
          { guard: { type: 'isBlank', params: passValues }, actions: complainOfCode },
          {
            guard: { type: 'isFor', params: givePurpose('remove') },
            target: 'removing',
            actions: { type: 'preserveInput', params: passValues },
          },
          {
            guard: { type: 'isFor', params: givePurpose('renew') },
            target: 'renewing',
            actions: { type: 'preserveInput', params: passValues },
          },
          { target: 'replacing', actions: { type: 'preserveInput', params: passValues } },
        ],
        'proof.cancel': { target: 'present', actions: 'forgetPurpose' },
      },
    },
    replacing: startFrom('proving'),
    removing: {
      ...forgetting,
      invoke: {
        id: 'removeAuthenticator',
        src: 'removeAuthenticator',
        input: giveCode,
        onDone: {
          target: 'loading',
          actions: ['clearErrors', { type: 'tellDone', params: () => ({ done: 'removed' as const }) }],
        },
        onError: [lockWhenThrottled, lookWhenMoved, backTo('proving')],
      },
    },
    renewing: {
      ...forgetting,
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        input: giveCode,
        onDone: { target: 'keeping', actions: { type: 'keepCodes', params: passOutput } },
        onError: [lockWhenThrottled, lookWhenMoved, backTo('proving')],
      },
    },
    // By the time it opens again, a key that waited for its first code has expired.
    locked: { entry: 'forgetKey', ...lockedUntil('authenticatorLockout', 'loading') },
  },
});
