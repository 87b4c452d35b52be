import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { TypedService } from './flow-contract.ts';
import { closedObject, type ValueOf } from './payload-schema.ts';
import type { ServiceOutcome } from '../protocol/machine/machine-contract.ts';

export function done<Value extends Json>(name: string, value: Value) {
  return { name, kind: 'done', value } as const;
}
/** A refusal by its code, with what else the answer says. */
export function failed(name: string, code: string, rest: JsonObject = {}) {
  return { name, kind: 'error', value: { code, ...rest } } as const;
}
/** A refusal that is shown at a field. */
export function failedAt(field: string, name: string, code: string) {
  return failed(name, code, { fields: { [field]: code } });
}
/** A refusal because too much was asked, for so many seconds where the answer says it. */
export function throttled(seconds?: number, code = 'TOO_MANY_REQUESTS') {
  return failed('too many requests', code, seconds === undefined ? {} : { retryAfter: seconds });
}
const offline = failed('network down', 'network.offline');

type Values = Readonly<Record<string, JsonSchema>>;
/** Values by name, which make a closed object, or a schema. */
type Described = JsonSchema | Values;
type Value<Given extends Described> = string extends keyof Given
  ? ValueOf<Given>
  : { readonly [Name in keyof Given]: ValueOf<Given[Name]> };
/** A sample of a value: its fields, where a text may be any text. Whether it is one of a list is tested. */
type Sample<Given> = Given extends string
  ? string
  : Given extends number
    ? number
    : Given extends boolean
      ? boolean
      : Given extends readonly (infer Item)[]
        ? readonly Sample<Item>[]
        : { readonly [Name in keyof Given]: Sample<Given[Name]> };
/** What a call may come to: what the lab and the walks answer with. */
type Outcome<Output> =
  | { readonly name: string; readonly kind: 'done'; readonly value: Sample<Output> }
  | ReturnType<typeof failed>;
function closeValues(given: Described): JsonSchema {
  return typeof given['type'] === 'string' ? given : closedObject(given as Values);
}

/** A call that may be made again. Its outcomes are these, and that there is no network. */
export function call<Input extends Described, Output extends Described>(
  input: Input,
  output: Output,
  outcomes: readonly Outcome<NoInfer<Value<Output>>>[],
): TypedService<Value<Input>, Value<Output>> {
  return {
    input: closeValues(input),
    output: closeValues(output),
    outcomes: [...outcomes, offline] as readonly ServiceOutcome[],
  };
}
/** A call whose repetition would be felt: see `repeatable`. */
export function callOnce<Input extends Described, Output extends Described>(
  ...described: Parameters<typeof call<Input, Output>>
): TypedService<Value<Input>, Value<Output>> {
  return { ...call(...described), repeatable: false };
}
