import {
  createActor,
  fromTransition,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import type { FlowEvent } from './outside-events.ts';

/** The logic of a machine as pure steps. */
export interface StepLogic {
  readonly transition: (snapshot: AnyMachineSnapshot, event: FlowEvent, scope: never) => AnyMachineSnapshot;
  readonly getInitialSnapshot: (scope: never, input: never) => AnyMachineSnapshot;
}
export interface DryRunScope {
  /** Called with each event that the machine sends to another. */
  readonly onSend?: (to: AnyActorRef, event: FlowEvent) => void;
  /** Called with the name of each effect. */
  readonly onEffect?: (name: string) => void;
}
interface ExecutedAction {
  readonly type: string;
  readonly exec?: (info: unknown, params: unknown) => void;
  readonly info: unknown;
  readonly params: unknown;
}

const nothing = (): void => undefined;
/** Returns the placeholder for the machine in a scope; `inspect` receives every step. */
export function createPlaceholderActor(inspect?: (event: InspectionEvent) => void): AnyActorRef {
  const logic = fromTransition((state: number) => state, 0);
  return createActor(logic, inspect === undefined ? {} : { inspect });
}
const quiet = createPlaceholderActor();

/** A scope in which a machine can be stepped without anything being started or done. */
export function createDryRunScope({ onSend, onEffect }: DryRunScope, self: AnyActorRef = quiet): never {
  const relay = (_from: unknown, to: AnyActorRef, event: FlowEvent): void => onSend?.(to, event);
  return {
    self,
    system: Object.create(self.system as object, { _relay: { value: relay } }) as object,
    id: '',
    sessionId: 'still',
    logger: nothing,
    defer: (run: () => void) => run(),
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (action: ExecutedAction) => {
      if (action.type === 'xstate.sendTo') action.exec?.(action.info, action.params);
      else if (!action.type.startsWith('xstate.')) onEffect?.(action.type);
    },
  } as never;
}
