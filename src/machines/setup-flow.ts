import {
  assign,
  raise,
  setup,
  type ActionFunction,
  type EventObject,
  type GuardPredicate,
  type MetaObject,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type PromiseActorLogic,
  type ProvidedActor,
  type SetupReturn,
  type UnknownActorLogic,
} from 'xstate';
import type {
  AnswerOf,
  AskOf,
  EffectParams,
  FlowContract,
  FlowEvent,
  FlowTypes,
  TypesOf,
} from './flow-contract.ts';
import {
  describeFailure,
  hasCode,
  hasFieldError,
  hasThrottled,
  noFailure,
  type CallFailure,
  type FormFailure,
} from './form-failure.ts';
import { countSeconds, readLockout, type Lockout } from './lockout.ts';
import { unassembledEffect, unassembledService, unassembledWait } from './unassembled.ts';
import type { WaitLogic } from './wait.actor.ts';

type Logics = Record<string, UnknownActorLogic>;
type ServiceLogics<Contract> = {
  [Name in keyof TypesOf<Contract>['services'] & string]: PromiseActorLogic<
    AnswerOf<Contract, Name>,
    AskOf<Contract, Name>
  >;
};
type Actors<Contract, Children> = ServiceLogics<Contract> &
  Children & { wait: WaitLogic<TypesOf<Contract>['delay']> };

type SharedGuards = {
  hasCode: CallFailure & { readonly codes: readonly string[] };
  hasFieldError: CallFailure & { readonly fields: readonly string[] };
  isThrottled: CallFailure;
};
type FailureActions = {
  showError: CallFailure;
  clearErrors: undefined;
};
/** Actions for a context that has these values. */
type When<Types extends FlowTypes, Values, Given> = Types['context'] extends Values ? Given : unknown;
type EffectActions<Effects> = { [Name in keyof Effects & string]: EffectParams<Effects[Name]> };
/** The effects, and what goes with what the context has. */
type KnownActions<Types extends FlowTypes> = EffectActions<Types['effects']> & {
  forgetSoon: undefined;
} & When<Types, FormFailure, FailureActions> &
  When<Types, Lockout, { keepLockout: CallFailure }> &
  When<Types, Pick<Lockout, 'secondsLeft'>, { countSeconds: { readonly secondsLeft: number } }>;

type Named = Record<string, ParameterizedObject['params'] | undefined>;
// XState has this for itself alone.
type Parameterized<Given extends Named> = {
  [Name in keyof Given & string]: { type: Name; params: Given[Name] };
}[keyof Given & string];
/** What is a flow's own. */
interface Own<Contract, Children extends Logics, Actions extends Named, Guards extends Named> {
  /** Machines and actors that it starts, beside the services and waits of its contract. */
  readonly actors?: Children;
  readonly guards?: {
    [Name in keyof Guards]: GuardPredicate<
      TypesOf<Contract>['context'],
      FlowEvent<Contract>,
      Guards[Name],
      Parameterized<SharedGuards & Guards>
    >;
  };
  readonly actions?: {
    [Name in keyof Actions]: ActionFunction<
      TypesOf<Contract>['context'],
      FlowEvent<Contract>,
      FlowEvent<Contract>,
      Actions[Name],
      ProvidedActor,
      Parameterized<KnownActions<TypesOf<Contract>> & Actions>,
      Parameterized<SharedGuards & Guards>,
      never,
      EventObject
    >;
  };
}
type FlowSetup<Contract, Children extends Logics, Actions extends Named, Guards extends Named> = SetupReturn<
  TypesOf<Contract>['context'],
  FlowEvent<Contract>,
  Actors<Contract, Children>,
  Record<never, string>,
  KnownActions<TypesOf<Contract>> & Actions,
  SharedGuards & Guards,
  never,
  string,
  TypesOf<Contract>['input'],
  TypesOf<Contract>['output'] & NonReducibleUnknown,
  EventObject,
  MetaObject
>;

const sharedGuards = { hasCode, hasFieldError, isThrottled: hasThrottled };
const sharedActions = {
  showError: assign(describeFailure),
  clearErrors: assign(noFailure),
  keepLockout: assign(readLockout),
  countSeconds: assign(countSeconds),
  forgetSoon: raise({ type: 'secrets.forget' }),
};
const byName = <Made>(
  names: object | undefined,
  make: (name: string) => Made,
): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, make(name)]));

/**
 * XState's `setup` of a flow, from its contract: the types of its context, input and events, a place for every
 * service, wait and effect, and the guards and actions that all flows share. What is the flow's own is given.
 */
export function setupFlow<
  Contract extends FlowContract,
  Children extends Logics = Record<never, UnknownActorLogic>,
  Actions extends Named = Record<never, undefined>,
  Guards extends Named = Record<never, undefined>,
>(
  contract: Contract,
  { actors, guards, actions }: Own<Contract, Children, Actions, Guards> = {},
): FlowSetup<Contract, Children, Actions, Guards> {
  const places = {
    actors: { wait: unassembledWait, ...byName(contract.services, unassembledService), ...actors },
    guards: { ...sharedGuards, ...guards },
    actions: { ...sharedActions, ...byName(contract.effects, unassembledEffect), ...actions },
  };
  // The schemas of the contract say the types; XState cannot read them there.
  return setup(places as never) as unknown as FlowSetup<Contract, Children, Actions, Guards>;
}

/** The call of a service, of the service's own name. One that is given something has an `input` beside it. */
export function calling<const Name extends string>(name: Name) {
  return { id: name, src: name, input: {} } as const;
}
/** Where a call leads: with its answer, and when it fails. */
interface Ends {
  readonly onDone: unknown;
  readonly onError: unknown;
}
/** What a state does that calls the service of that name. */
export function asking<const Name extends string, const Given extends Ends>(name: Name, ends: Given) {
  return { invoke: { ...calling(name), ...ends } } as const;
}
/** The same for a service that is given something. */
export function askingWith<const Name extends string, Context, Input, const Given extends Ends>(
  name: Name,
  input: (moment: { readonly context: Context }) => Input,
  ends: Given,
) {
  return { invoke: { ...calling(name), input, ...ends } } as const;
}
/** A wait of a fixed length, by the name that the contract lists. */
export function waiting<const Name extends string>(name: Name, milliseconds: number) {
  return { id: name, src: 'wait', input: { name, milliseconds, ticks: false } } as const;
}

interface Told<Payload> {
  readonly event: { readonly type: string } & Payload;
}
interface Answered<Output> {
  readonly event: { readonly output: Output };
}
interface Failed {
  readonly event: { readonly error: unknown };
}

/** A guard or an action of that name, given what the event brings. */
export function withEvent<const Name extends string>(type: Name) {
  const params = <Payload>({ event }: Told<Payload>): Omit<Payload, 'type'> => {
    const { type: _type, ...payload } = event;
    return payload;
  };
  return { type, params } as const;
}
/** The same, given what the call answered. */
export function withAnswer<const Name extends string>(type: Name) {
  return { type, params: <Output>({ event }: Answered<Output>): Output => event.output } as const;
}
/** The same, given what the call failed with. */
export function withError<const Name extends string>(type: Name) {
  return { type, params: ({ event }: Failed) => ({ error: event.error }) } as const;
}
