import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { Clock } from './clock.ts';

export interface WaitInput<Name extends string = string> {
  /** Name of the delay, as the contract lists it. */
  readonly name: Name;
  readonly milliseconds: number;
  /** Tell the parent each second, through `onSnapshot`. */
  readonly ticks: boolean;
}
export interface WaitContext {
  readonly name: string;
  /** The moment it ends, in milliseconds since 1970: what a stored snapshot needs to continue. */
  readonly until: number;
  readonly ticks: boolean;
  /** Whole seconds left, rounded up. */
  readonly secondsLeft: number;
}
export type WaitSnapshot = Snapshot<undefined> & { readonly context: WaitContext };
export type WaitLogic<Name extends string = string> = ActorLogic<WaitSnapshot, EventObject, WaitInput<Name>>;

const second = 1_000;
const stopType = 'xstate.stop';

/**
 * A wait that survives a reload. XState's own `after` timers are lost when a stored snapshot is
 * restored; this actor keeps its deadline in its snapshot and sets its timer again whenever it starts.
 */
export function createWait(clock: Clock): WaitLogic {
  const timers = new WeakMap<AnyActorRef, unknown>();
  const countSeconds = (until: number): number => Math.max(0, Math.ceil((until - clock.now()) / second));

  function plan(self: AnyActorRef, { until, ticks }: WaitContext): void {
    const rest = Math.max(0, until - clock.now());
    const step = ticks && rest > 0 ? rest - (Math.ceil(rest / second) - 1) * second : rest;
    timers.set(
      self,
      clock.setTimeout(() => self.send({ type: 'wait.elapsed' }), step),
    );
  }
  function stop(self: AnyActorRef): void {
    clock.clearTimeout(timers.get(self));
    timers.delete(self);
  }
  return {
    getInitialSnapshot: (_scope, { name, milliseconds, ticks }) => {
      const until = clock.now() + milliseconds;
      const context = { name, until, ticks, secondsLeft: countSeconds(until) };
      return { status: 'active', output: undefined, error: undefined, context };
    },
    start: (snapshot, { self }) => {
      if (snapshot.status === 'active') plan(self, snapshot.context);
    },
    transition: (snapshot, event, { self }) => {
      if (event.type === stopType) {
        stop(self);
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
      }
      if (event.type !== 'wait.elapsed' || snapshot.status !== 'active') return snapshot;
      const context = { ...snapshot.context, secondsLeft: countSeconds(snapshot.context.until) };
      if (clock.now() >= context.until) {
        return { status: 'done', output: undefined, error: undefined, context };
      }
      plan(self, context);
      return { ...snapshot, context };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (stored) => {
      const snapshot = stored as WaitSnapshot;
      const secondsLeft = countSeconds(snapshot.context.until);
      return { ...snapshot, context: { ...snapshot.context, secondsLeft } };
    },
  };
}
