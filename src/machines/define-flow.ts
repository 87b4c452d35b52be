import type { MachineContext } from 'xstate';
import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { FlowContract, Services, Shapes } from './flow-contract.ts';
import type { FormFailure } from './form-failure.ts';
import { describeStates, type StateLists } from './flow-states.ts';
import { closedObject, orNull, type Schema, type ValueOf, type ValuesOf } from './payload-schema.ts';
import { describeProjection } from './projection.ts';
import { flag, noPayload, text } from './value-kinds.ts';

/** The context of a flow that keeps these values, beside what went wrong. */
export type FlowContext<Given extends Shapes> = FormFailure & ValuesOf<Given>;

/** Names of what the context has just as it is shown. */
type SameIn<Context, Value> = {
  [Name in keyof Value]: Name extends keyof Context
    ? Context[Name] extends Value[Name]
      ? Name
      : never
    : never;
}[keyof Value];
type Read<Context, Value> = (
  context: Context,
  state: string,
) => Omit<Value, SameIn<Context, Value>> & Partial<Value>;
/** `read` makes what is not shown as the context has it. It may be left out where it has nothing to make. */
type Reading<Context, Value> =
  Record<never, never> extends Omit<Value, SameIn<Context, Value>>
    ? { readonly read?: Read<Context, Value> }
    : { readonly read: Read<Context, Value> };

const commonFields = { state: text, busy: flag, error: orNull(text) };

interface Contract<Context, Events, Internal, Calls, Effects, Input, Delay, Output> extends Omit<
  MachineContract,
  | 'version'
  | 'events'
  | 'internalEvents'
  | 'services'
  | 'effects'
  | 'input'
  | 'output'
  | 'delays'
  | 'secrets'
  | 'bounded'
  | 'states'
  | 'words'
> {
  /** 1 where it is not said. */
  readonly version?: number;
  readonly events: Events;
  readonly internalEvents?: Internal;
  readonly services: Calls;
  readonly effects?: Effects;
  readonly input?: Input;
  readonly output?: Output;
  readonly delays?: readonly Delay[];
  readonly words?: {
    readonly service: keyof Calls & string;
    readonly keep: (context: Context, answer: never) => Partial<Context>;
  };
  readonly states: StateLists;
  readonly secrets?: readonly string[];
  readonly bounded: (context: Context) => JsonObject;
}
type Made<
  Context extends MachineContext,
  Events extends Shapes,
  Internal extends Shapes,
  Calls extends Services,
  Effects extends Shapes,
  Input extends JsonSchema,
  Delay extends string,
  Output extends JsonSchema,
> = FlowContract<{
  readonly context: Context;
  readonly input: ValueOf<Input>;
  readonly output: ValueOf<Output>;
  readonly events: Events & Internal;
  readonly services: Calls;
  readonly effects: Effects;
  readonly delay: Delay;
}>;
type None = Record<never, never>;

/** A contract whose flow may have no input, no waits and no secrets. */
export function defineContract<
  Context extends MachineContext,
  Events extends Shapes,
  Calls extends Services,
  Internal extends Shapes = None,
  Effects extends Shapes = None,
  Input extends JsonSchema = JsonSchema,
  const Delay extends string = never,
  Output extends JsonSchema = JsonSchema,
>(
  contract: Contract<Context, Events, Internal, Calls, Effects, Input, Delay, Output>,
): Made<Context, Events, Internal, Calls, Effects, Input, Delay, Output> {
  const states = describeStates(contract.states);
  return { version: 1, input: closedObject({}), delays: [], secrets: [], ...contract, states };
}

interface Shown<Given> {
  /** What layouts read beside `state`, `busy` and `error`. */
  readonly shows: Given;
  /** States that call the server without a screen that shows it. */
  readonly quiet?: readonly string[];
}
/**
 * The contract of a flow that shows its state, whether the server is at work, and the error of its
 * context. The states that are tagged as busy say when the server is at work.
 */
export function defineFlow<
  Context extends MachineContext,
  const Given extends Shapes,
  Events extends Shapes,
  Calls extends Services,
  Internal extends Shapes = None,
  Effects extends Shapes = None,
  Input extends JsonSchema = JsonSchema,
  const Delay extends string = never,
  Output extends JsonSchema = JsonSchema,
>(
  flow: Omit<
    Contract<Context, Events, Internal, Calls, Effects, Input, Delay, Output>,
    'projection' | 'project'
  > &
    Shown<Given> &
    Reading<Context, ValuesOf<Given>>,
): Made<Context, Events, Internal, Calls, Effects, Input, Delay, Output> {
  const {
    shows,
    quiet = [],
    read,
    ...rest
  } = flow as typeof flow & {
    readonly read?: Read<Context, ValuesOf<Given>>;
  };
  const { server = [], busy: shownAsWork = [] } = rest.states;
  const busy = [...server, ...shownAsWork].filter((path) => !quiet.includes(path));
  const names = ['error', ...Object.keys(shows)];
  const projection: Schema<JsonObject> = closedObject<Readonly<Record<string, Schema<Json>>>>({
    ...commonFields,
    ...(shows as Readonly<Record<string, JsonSchema>>),
  });
  return defineContract({
    ...rest,
    ...describeProjection(projection, (context: JsonObject, state): JsonObject => {
      // A context is JSON of the flow's own shape; the contract of all flows knows it as JSON alone.
      const values = { ...context, ...read?.(context as unknown as Context, state) } as JsonObject;
      const entries = names.map((name) => [name, values[name] ?? null] as const);
      return { state, busy: busy.includes(state), ...Object.fromEntries(entries) };
    }),
  } as Contract<Context, Events, Internal, Calls, Effects, Input, Delay, Output>);
}

/** Which values of a context tell its cases apart. */
interface Bounds<Context> {
  /** Whether there is a value: neither null nor an empty list or object. */
  readonly has?: readonly (keyof Context & string)[];
  /** The number of entries of a list or object. */
  readonly count?: readonly (keyof Context & string)[];
  /** The value itself. */
  readonly keep?: readonly (keyof Context & string)[];
  readonly also?: (context: Context) => JsonObject;
}
const countEntries = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
const hasValue = (value: unknown): boolean =>
  typeof value === 'object' ? countEntries(value) > 0 : value !== undefined;

/** Makes of a context the few values by which the walk over a flow tells its cases apart. */
export function boundedBy<Context>(bounds: Bounds<Context>): (context: Context) => JsonObject {
  const { has = [], count = [], keep = [], also } = bounds;
  return (context) =>
    Object.fromEntries([
      ...has.map((name) => [name, hasValue(context[name])] as const),
      ...count.map((name) => [name, countEntries(context[name])] as const),
      ...keep.map((name) => [name, context[name] as Json] as const),
      ...Object.entries(also?.(context) ?? {}),
    ]);
}

/** Events or effects without a payload, by name. */
export function withoutPayload<const Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, typeof noPayload>> {
  return Object.fromEntries(names.map((name) => [name, noPayload])) as Record<Name, typeof noPayload>;
}
