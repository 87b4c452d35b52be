import { durations } from './durations.ts';
import { passError, type CallFailure } from './form-failure.ts';
import { readFailure } from './failure.ts';
import type { WaitInput, WaitSnapshot } from './wait.actor.ts';

/** How long a flow is closed after too many requests, and what is left of it, in seconds. */
export interface Lockout {
  readonly lockoutSeconds: number;
  readonly secondsLeft: number | null;
}
export const noLockout: Lockout = { lockoutSeconds: durations.lockout / 1_000, secondsLeft: null };

/** Assigner: the seconds the server asked for, else about five minutes (specification, section 9). */
export function readLockout(_: unknown, { error }: CallFailure): { readonly lockoutSeconds: number } {
  return { lockoutSeconds: readFailure(error).retryAfterSeconds ?? durations.lockout / 1_000 };
}
/** Input of the wait that a lockout is. */
function waitForLockout<Name extends string>(name: Name) {
  return ({ context }: { readonly context: Lockout }): WaitInput<Name> => ({
    name,
    milliseconds: context.lockoutSeconds * 1_000,
    ticks: true,
  });
}
/** `params` of an action that keeps the seconds that are left. */
export function passSeconds({ event }: { readonly event: { readonly snapshot: WaitSnapshot } }): {
  readonly secondsLeft: number;
} {
  return { secondsLeft: event.snapshot.context.secondsLeft };
}
/** Assigner: the seconds that are left. */
export function countSeconds(_: unknown, { secondsLeft }: { readonly secondsLeft: number }) {
  return { secondsLeft };
}

/** Part of a projection: the seconds show while the flow is locked. */
export function showLockout({ secondsLeft }: Lockout, state: string): Pick<Lockout, 'secondsLeft'> {
  return { secondsLeft: state === 'locked' ? secondsLeft : null };
}
/** Branch of a call's `onError`: too many requests lead to `locked`. Needs `isThrottled`, `keepLockout` and `showError`. */
export const lockWhenThrottled = {
  guard: { type: 'isThrottled', params: passError },
  target: 'locked',
  actions: [
    { type: 'keepLockout', params: passError },
    { type: 'showError', params: passError },
  ],
} as const;
/** The state `locked`: counts the seconds of the wait `name`, then leads `back` with the error cleared. */
export function lockedUntil<
  const Name extends string,
  const Back extends string,
  const Then extends string | readonly string[] = 'clearErrors',
>(name: Name, back: Back, actions: Then = 'clearErrors' as Then) {
  return {
    invoke: {
      id: name,
      src: 'wait',
      input: waitForLockout(name),
      onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
      onDone: { target: back, actions },
    },
  } as const;
}
