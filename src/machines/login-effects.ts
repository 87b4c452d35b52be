import { memberSchema, sampleMember, type Member } from './member.ts';
import { withoutPayload } from './define-flow.ts';
import { closedObject } from './payload-schema.ts';
import { call, done, failed } from './service-contract.ts';
import { text } from './value-kinds.ts';

/** What every way in has in its context: the member, once loaded. */
export interface LoginContext {
  readonly member: Member | null;
}
interface Loaded {
  readonly member: Member;
}

/** The call `loadMember` in the contract of every way in. */
export const loadMemberService = call({}, memberSchema, [
  done('member', sampleMember),
  failed('token refused', 'login.not.session'),
]);

/** Assigner: the member that was loaded. */
export function assignMember(_: unknown, { member }: Loaded): Loaded {
  return { member };
}
/** What every way in does to the portal, in a contract. */
export const loginEffectSchemas = {
  keepToken: closedObject({ token: text }),
  signedIn: closedObject({ member: memberSchema }),
  ...withoutPayload('dropToken', 'closeLogin', 'goHome'),
};

/** The action that keeps the token of a good answer, for all calls that give one. */
export const keepTokenOfAnswer = {
  type: 'keepToken',
  params: ({ event }: { readonly event: { readonly output: { readonly token: string } } }) => ({
    token: event.output.token,
  }),
} as const;

/** The call of a state `loadingMember`: done, it leads to `succeeded`. `onError` is the flow's own. */
export function invokeLoadMember<const OnError>(onError: OnError) {
  return {
    id: 'loadMember',
    src: 'loadMember',
    input: {},
    onDone: {
      target: 'succeeded',
      actions: {
        type: 'keepMember',
        params: ({ event }: { readonly event: { readonly output: Member } }) => ({ member: event.output }),
      },
    },
    onError,
  } as const;
}

/** The action that tells the portal who is here now. */
export const announceLogin = {
  type: 'signedIn',
  params: ({ context: { member } }: { readonly context: LoginContext }) => {
    if (member === null) throw new Error('expects a member at the end of a way in, got none');
    return { member };
  },
} as const;

/** The last state of a way in: the portal knows who is here, the dialog goes, and home it is. */
export const loggedInState = { type: 'final', entry: [announceLogin, 'closeLogin', 'goHome'] } as const;
/** The same with the popup that greets after a login or a registration. */
export const loggedInWithGreetingState = {
  type: 'final',
  entry: [announceLogin, 'closeLogin', 'showAfterLogin', 'goHome'],
} as const;
