import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { noFailure, showErrorIn, showErrorWhen } from '../form-failure.ts';
import { readText, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { profileContract, type Profile, type ProfileContext, type ProfilePart } from './profile.contract.ts';

type Field = Exclude<keyof Profile, 'once' | 'fixed'>;
/** The fields of each form: one that is left empty is emptied. */
const fieldsOf: Readonly<Record<ProfilePart, readonly Field[]>> = {
  person: [
    'payeeName',
    'nickname',
    'birthday',
    'idNumber',
    'placeOfBirth',
    'nationality',
    'occupation',
    'sourceOfIncome',
    'permanentAddress',
    'currentAddress',
  ],
  accounts: ['telegram', 'whatsapp', 'line', 'facebook', 'wechat', 'zalo', 'qqNum'],
};
interface Typed {
  readonly part: ProfilePart;
  readonly values: FormValues;
}

/** What differs from what the server has; final fields are not among it. */
function readChanges({ profile }: ProfileContext, { part, values }: Typed): Readonly<Record<string, string>> {
  const open = fieldsOf[part].filter((field) => profile !== null && !profile.fixed.includes(field));
  const typed = open.map((field) => [field, readText(values, field).trim()] as const);
  return Object.fromEntries(typed.filter(([field, value]) => value !== profile?.[field]));
}
const listFinal = (
  { profile }: ProfileContext,
  changes: Readonly<Record<string, string>>,
): readonly string[] => (profile?.once ?? []).filter((field) => (changes[field] ?? '') !== '');

/** See `profileContract`. */
export const profileMachine = setupFlow(profileContract, {
  guards: {
    isUnchanged: ({ context }, typed: Typed) => Object.keys(readChanges(context, typed)).length === 0,
    hasFinal: ({ context }, typed: Typed) => listFinal(context, readChanges(context, typed)).length > 0,
  },
  actions: {
    keepProfile: assign((_, profile: Profile) => ({ profile })),
    keepTyped: assign(({ context }, typed: Typed) => {
      const changes = readChanges(context, typed);
      const settles = listFinal(context, changes);
      return { ...noFailure, part: typed.part, typed: changes, settles, saved: false };
    }),
    forgetTyped: assign({ typed: {}, settles: [] }),
    markSaved: assign({ saved: true, typed: {}, settles: [] }),
  },
}).createMachine({
  id: 'profile',
  context: {
    ...noFailure,
    ...noLockout,
    profile: null,
    part: 'person',
    typed: {},
    settles: [],
    saved: false,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadProfile', 'profile.retry', {
      target: 'editing',
      actions: withAnswer('keepProfile'),
    }),
    editing: {
      on: {
        'part.submit': [
          {
            // Saved already: the page says so, and the server is not asked.
            guard: withEvent('isUnchanged'),
            actions: [withEvent('keepTyped'), 'markSaved'],
          },
          { guard: withEvent('hasFinal'), target: 'confirming', actions: withEvent('keepTyped') },
          { target: 'saving', actions: withEvent('keepTyped') },
        ],
      },
    },
    confirming: {
      on: { 'profile.confirm': 'saving', 'profile.back': { target: 'editing', actions: 'forgetTyped' } },
    },
    saving: askingWith('saveProfile', ({ context }) => ({ values: context.typed }), {
      onDone: { target: 'editing', actions: [withAnswer('keepProfile'), 'markSaved'] },
      onError: [
        lockWhenThrottled,
        // Filled in elsewhere meanwhile: what is there now is shown, with the reason.
        showErrorWhen('loading', 'profile.fixed'),
        showErrorIn('editing'),
      ],
    }),
    locked: lockedUntil('profileLockout', 'editing', ['forgetTyped']),
  },
});
