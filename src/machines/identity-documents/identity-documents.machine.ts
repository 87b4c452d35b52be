import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { nameErrorMessage } from '../error-message.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  identityDocumentsContract,
  type IdentityDocuments,
  type IdentityDocumentsContext,
} from './identity-documents.contract.ts';

interface Chosen {
  readonly files: readonly { readonly handle?: unknown }[];
}
const nameGaps = (
  { pictures }: IdentityDocumentsContext,
  values: FormValues,
): Readonly<Record<string, string>> => ({
  // Where a member lives says nothing of the age.
  ...nameMissing(values, readText(values, 'type') === 'address' ? ['type'] : ['type', 'birthday']),
  ...(pictures.length === 0 ? { proofs: nameErrorMessage('proof.required') } : {}),
});

/** See `identityDocumentsContract`. */
export const identityDocumentsMachine = setupFlow(identityDocumentsContract, {
  guards: {
    isIncomplete: ({ context }, { values }: FormInput) => Object.keys(nameGaps(context, values)).length > 0,
  },
  actions: {
    keepIdentity: assign((_, identity: IdentityDocuments) => ({ ...noFailure, identity })),
    keepPictures: assign((_, { files }: Chosen) => ({
      ...noFailure,
      pictures: files.flatMap(({ handle }) => (typeof handle === 'string' ? [handle] : [])),
    })),
    complain: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: nameGaps(context, values),
    })),
    keepPaper: assign((_, { values }: FormInput) => ({
      ...noFailure,
      type: readText(values, 'type'),
      number: readText(values, 'number').trim(),
      birthday: readText(values, 'birthday').trim(),
    })),
    forgetPaper: assign({ pictures: [], type: '', number: '', birthday: '' }),
  },
}).createMachine({
  id: 'identityDocuments',
  context: { ...noFailure, ...noLockout, identity: null, pictures: [], type: '', number: '', birthday: '' },
  initial: 'loading',
  states: {
    ...loadingStates('loadDocuments', 'documents.refresh', {
      target: 'choosing',
      actions: withAnswer('keepIdentity'),
    }),
    choosing: {
      on: {
        'pictures.change': { actions: withEvent('keepPictures') },
        'document.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'sending', actions: withEvent('keepPaper') },
        ],
        'documents.refresh': 'loading',
      },
    },
    // The pictures go first, so that a paper is never half there; a failure leaves them chosen.
    sending: {
      invoke: {
        ...calling('sendDocument'),
        input: ({ context: { type, number, birthday, pictures } }) => ({
          type,
          number,
          birthday,
          handles: pictures,
        }),
        onDone: { target: 'sent', actions: [withAnswer('keepIdentity'), 'forgetPaper'] },
        onError: [lockWhenThrottled, showErrorIn('choosing')],
      },
    },
    sent: { on: { 'documents.another': 'loading' } },
    locked: lockedUntil('documentsLockout', 'choosing'),
  },
});
