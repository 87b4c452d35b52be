import { asking, withAnswer } from '../setup-flow.ts';
import { routeError, showErrorIn } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled } from '../lockout.ts';

interface Claiming<Load, Keep, Refresh, Choice, Ask, After, Lockout> {
  /** The call that lists what there is, and the action that keeps it. */
  readonly load: Load;
  readonly keep: Keep;
  /** The event that asks for the list again. */
  readonly refresh: Refresh;
  /** What leads from the list to `claiming`. */
  readonly choose: Choice;
  readonly claim: Ask;
  /** Effects of a claim that came through. */
  readonly afterwards: readonly After[];
  readonly lockout: Lockout;
}
/**
 * The states of a flow that lists what may be claimed and claims it once: list, claim, what it brought, and the list
 * again. Needs the actions `keepClaim` and `forgetClaim`, and the event `claim.dismiss`.
 */
export function claimStates<
  const Load extends string,
  const Keep extends string,
  const Refresh extends string,
  const Choice,
  const Ask,
  const After extends string,
  const Lockout extends string,
>({
  load,
  keep,
  refresh,
  choose,
  claim,
  afterwards,
  lockout,
}: Claiming<Load, Keep, Refresh, Choice, Ask, After, Lockout>) {
  const again = { target: 'loading', actions: 'clearErrors' } as const;
  const refreshing = { [refresh]: again } as Readonly<Record<Refresh, typeof again>>;
  return {
    loading: asking(load, {
      onDone: { target: 'showing', actions: withAnswer(keep) },
      onError: showErrorIn('failed'),
    }),
    failed: { on: refreshing },
    showing: { on: { ...refreshing, ...choose } },
    claiming: {
      invoke: {
        ...claim,
        onDone: { target: 'claimed', actions: [withAnswer('keepClaim'), ...afterwards] },
        onError: [
          lockWhenThrottled,
          // It may have come through before the page went away: the list tells.
          routeError('loading', 'request.interrupted'),
          // The list is outdated, or may be.
          showErrorIn('loading'),
        ],
      },
    },
    claimed: { on: { 'claim.dismiss': { target: 'loading', actions: 'forgetClaim' } } },
    locked: lockedUntil(lockout, 'showing'),
  } as const;
}
