import { assign } from 'xstate';
import { asking, askingWith, calling, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { nameErrorMessage } from '../error-message.ts';
import { hasFailedWith, noFailure } from '../form-failure.ts';
import { readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  authenticatorContract,
  type CompletedChange,
  type AuthenticatorContext,
  type AuthenticatorStatus,
  type ProofPurpose,
  type SetupKey,
} from './authenticator.contract.ts';

interface ProofRequest {
  readonly purpose: ProofPurpose;
}
type RecoveryCodes = AnswerOf<typeof authenticatorContract, 'confirmAuthenticator'>;
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
  actions: ['forgetKey', withError('showError')],
} as const;
const backTo = <const Target extends string>(target: Target) =>
  ({ target, actions: withError('showError') }) as const;
const forgetting = forgettingSecrets('forgetTyped');
/** Asks for a new key, and goes `back` where it is refused. */
function startFrom<const Back extends string>(back: Back) {
  return {
    ...forgetting,
    invoke: {
      ...calling('startAuthenticator'),
      input: ({ context }: { readonly context: AuthenticatorContext }) =>
        context.typed ?? { password: '', code: '' },
      onDone: { target: 'scanning', actions: { type: 'keepKey', params: passOutput<SetupKey> } },
      onError: [lockWhenThrottled, lookWhenMoved, backTo(back)],
    },
  } as const;
}
const complainOfCode = { type: 'complainOfCode' } as const;

/** See `authenticatorContract`. Keys and codes are on the screen while a person takes them over, no longer. */
export const authenticatorMachine = setupFlow(authenticatorContract, {
  guards: {
    isPresent: (_, { since }: AuthenticatorStatus) => since !== null,
    isBlank: (_, { values }: FormInput) => readText(values, 'code').trim() === '',
    isFor: ({ context }, { purpose }: ProofRequest) => context.purpose === purpose,
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
    loading: asking('loadAuthenticator', {
      onDone: [
        { guard: withAnswer('isPresent'), target: 'present', actions: withAnswer('keepStanding') },
        { target: 'absent', actions: withAnswer('keepStanding') },
      ],
      onError: backTo('failed'),
    }),
    failed: { on: { 'authenticator.refresh': { target: 'loading', actions: 'clearErrors' } } },
    absent: {
      on: {
        // Anyone who logs in by SMS only has no login password to give; the server knows who that is.
        'setup.start': { target: 'starting', actions: withEvent('preserveInput') },
      },
    },
    starting: startFrom('absent'),
    scanning: {
      on: {
        'setup.confirm': [
          { guard: withEvent('isBlank'), actions: complainOfCode },
          { target: 'confirming', actions: withEvent('preserveInput') },
        ],
        'setup.cancel': { target: 'loading', actions: ['forgetKey', 'clearErrors'] },
      },
    },
    confirming: {
      ...forgetting,
      ...askingWith('confirmAuthenticator', giveCode, {
        onDone: { target: 'keeping', actions: ['forgetKey', withAnswer('keepCodes')] },
        onError: [lockWhenThrottled, lookWhenMoved, backTo('scanning')],
      }),
    },
    keeping: {
      on: { 'codes.keep': { target: 'loading', actions: ['forgetCodes', 'tellKept'] } },
    },
    present: {
      on: {
        'proof.ask': { target: 'proving', actions: withEvent('ask') },
      },
    },
    proving: {
      on: {
        'proof.submit': [
          { guard: withEvent('isBlank'), actions: complainOfCode },
          {
            guard: { type: 'isFor', params: givePurpose('remove') },
            target: 'removing',
            actions: withEvent('preserveInput'),
          },
          {
            guard: { type: 'isFor', params: givePurpose('renew') },
            target: 'renewing',
            actions: withEvent('preserveInput'),
          },
          { target: 'replacing', actions: withEvent('preserveInput') },
        ],
        'proof.cancel': { target: 'present', actions: 'forgetPurpose' },
      },
    },
    replacing: startFrom('proving'),
    removing: {
      ...forgetting,
      ...askingWith('removeAuthenticator', giveCode, {
        onDone: {
          target: 'loading',
          actions: ['clearErrors', { type: 'tellDone', params: () => ({ done: 'removed' as const }) }],
        },
        onError: [lockWhenThrottled, lookWhenMoved, backTo('proving')],
      }),
    },
    renewing: {
      ...forgetting,
      ...askingWith('renewRecoveryCodes', giveCode, {
        onDone: { target: 'keeping', actions: withAnswer('keepCodes') },
        onError: [lockWhenThrottled, lookWhenMoved, backTo('proving')],
      }),
    },
    // By the time it opens again, a key that waited for its first code has expired.
    locked: { entry: 'forgetKey', ...lockedUntil('authenticatorLockout', 'loading') },
  },
});
