import type { ConsolePermission } from './console-api.ts';
import type { ConsoleErrorCode } from './console-error-codes.ts';
import type { FactorState, ProofRule } from './console-factors.ts';
import type { JsonObject, JsonSchema } from '../json/json.ts';
import {
  object,
  oneOf,
  textLike,
  textUpTo,
  type ObjectSchema,
  type Schema,
  type SentOf,
  type ValueOf,
} from '../json/typed-schema.ts';

/** Values of fields, each one of these: `{ state: ['rejected'] }`. */
type ReasonCase = Readonly<Record<string, readonly string[]>>;
/** What a call of the console asks of its caller. */
export interface CallRules {
  readonly needs: ConsolePermission | 'nothing';
  /** What it needs besides, by the value of a field. */
  readonly needsBy?: Readonly<Record<string, Readonly<Record<string, ConsolePermission>>>>;
  /** Whether it decides about money or a proposal, which a new account does not. */
  readonly decides?: boolean;
  /** Whether a fresh proof is asked for; what is left out follows from the rest. */
  readonly proof?: ProofRule;
  /** Before the login is finished it is answered in these states too. */
  readonly early?: readonly FactorState[];
  /** Why what it shows of members is not recorded. */
  readonly look?: { readonly none: string };
  /** Fields made with {@link reason} may be empty, but in one of these cases. */
  readonly reasonWhere?: readonly ReasonCase[];
  /** Code of the refusal where it is not said; `publish.note-required` where this is left out. */
  readonly reasonCode?: ConsoleErrorCode;
  /** Milliseconds until it is answered, where that takes longer than others may. */
  readonly answerMs?: number;
  /** Bytes that a body may have, where it may have more than others. */
  readonly bodyLimit?: number;
}
type CallMethod = 'GET' | 'POST' | 'PATCH';
/**
 * A call of the console's API. The fields of `input` that `path` names are in the path; the others are the query of a
 * `GET`, and the body of the rest.
 */
export interface Call<
  Method extends CallMethod = CallMethod,
  Input extends Schema<unknown> = Schema<unknown>,
  Answer extends Schema<unknown> = Schema<unknown>,
> extends CallRules {
  readonly method: Method;
  /** Under `/api`: `/lottery/issues/:id`. */
  readonly path: string;
  readonly input: Input;
  readonly answer: Answer;
}
export type Calls = Readonly<Record<string, Call>>;
/** The rows of a list as a file: what the list answers, page after page, as its caller would see it. */
export interface ListFile<List extends Call = Call> extends Call<'GET', List['input'], typeof csv> {
  readonly fileOf: List;
  /** Field of the list's answer that has its rows; null where the answer is the rows. */
  readonly rows: string | null;
}

/** Input of a call that takes none: whatever is sent with it is not read. */
export const nothing: ObjectSchema<Record<never, never>> = object({});
/** Answer of a call that answers with nothing but that it is done. */
export const done: Schema<void> = { type: 'null' };
/** A file that a browser downloads. */
export interface FileAnswer {
  readonly name: string;
  readonly content: string;
}
/** Answer of a call that gives a file of comma-separated values. That it was taken is written down with its author. */
export const csv: Schema<FileAnswer> = { type: 'string', contentMediaType: 'text/csv' };
/** A picture, as it was uploaded. */
export interface PictureAnswer {
  readonly type: string;
  readonly bytes: Uint8Array;
}
/** Answer of a call that gives a picture. */
export const picture: Schema<PictureAnswer> = { type: 'string', contentMediaType: 'image/*' };
/** What people say with a step. It is trimmed, and refused where it is empty. */
export const reason = textUpTo(300);
/** A decision that has to say why where it rejects. */
export const whereRejected: readonly ReasonCase[] = [{ state: ['rejected'] }];
/** A row's number, as a text. */
export const decimalId = textLike('^[0-9]{1,18}$');

interface Stated<Input, Answer> extends CallRules {
  readonly input?: Input;
  readonly answer: Answer;
}
const define =
  <Method extends CallMethod>(method: Method) =>
  <Answer extends Schema<unknown>, Input extends Schema<unknown> = typeof nothing>(
    path: string,
    { input, ...rest }: Stated<Input, Answer>,
  ): Call<Method, Input, Answer> => ({
    ...rest,
    method,
    path,
    input: input ?? (nothing as Schema<unknown> as Input),
  });
export const get = define('GET');
export const post = define('POST');

/** What a caller sends. */
export type SentTo<One extends Call> = SentOf<One['input']>;
export type AnswerOf<One extends Call> = ValueOf<One['answer']>;
interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** What the server is handed: defaults are filled in, and a change or a file has its author. */
export type InputOf<One extends Call> = ValueOf<One['input']> &
  (One['method'] extends 'GET' ? (AnswerOf<One> extends FileAnswer ? Author : Record<never, never>) : Author);
/** Nothing has to be handed in where there is no field that must be there. */
type Taking<One extends Call> =
  Record<never, never> extends InputOf<One> ? [input?: InputOf<One>] : [input: InputOf<One>];
/** Who answers these calls. Refusals are thrown. */
export type Answers<All extends Calls> = {
  readonly [Name in keyof All as All[Name] extends ListFile ? never : Name]: (
    ...input: Taking<All[Name]>
  ) => Promise<AnswerOf<All[Name]>>;
};

/**
 * How proposals end that one person makes and another decides about: the person who may ask calls one off, and a
 * publisher decides, with a reason where it is rejected. Both are answered with how things are then.
 */
export const endings = <State>(path: string, answer: Schema<State>) => ({
  withdraw: post(`${path}/withdraw`, { needs: 'cashier', input: object({ id: decimalId }), answer }),
  decide: post(`${path}/decide`, {
    needs: 'publish',
    decides: true,
    proof: 'factor',
    input: object({ id: decimalId, state: oneOf(['approved', 'rejected']), reason }),
    reasonWhere: whereRejected,
    answer,
  }),
});

const paging = ['page', 'limit'];
/**
 * The call of a list's file. It is answered from the list itself, so a file shows nothing else than the screen, to no one
 * else, and what is masked there is masked here.
 */
export function fileOf<List extends Call<'GET'>>(listed: List, rows: string | null = 'rows'): ListFile<List> {
  const names = Object.keys(listed.input['properties'] as JsonObject);
  const input: JsonSchema = pickFields(
    listed.input,
    names.filter((name) => !paging.includes(name)),
  );
  const { path, needs, needsBy } = listed;
  return {
    ...get(`${path}.csv`, {
      needs,
      ...(needsBy === undefined ? {} : { needsBy }),
      look: { none: 'it is recorded that the file was taken' },
      input,
      answer: csv,
    }),
    fileOf: listed,
    rows,
  };
}

interface InputParts {
  /** Names of the fields in the path. */
  readonly inPath: readonly string[];
  readonly others: readonly string[];
}
export function readInputParts({ path, input }: Pick<Call, 'path' | 'input'>): InputParts {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const names = Object.keys(input['properties'] as JsonObject);
  return { inPath, others: names.filter((name) => !inPath.includes(name)) };
}
/** The part of an object's schema that has these fields. */
export const pickFields = (schema: JsonSchema, names: readonly string[]): JsonSchema => ({
  ...schema,
  required: (schema['required'] as readonly string[]).filter((name) => names.includes(name)),
  properties: Object.fromEntries(
    Object.entries(schema['properties'] as JsonObject).filter(([name]) => names.includes(name)),
  ),
});

type Sent = Readonly<Record<string, unknown>>;
/** What a call needs of its caller that says this. */
export function listNeeds(
  { needs, needsBy = {} }: CallRules,
  sent: Sent,
): readonly (ConsolePermission | 'nothing')[] {
  const others = Object.entries(needsBy).flatMap(([field, of]) => of[String(sent[field])] ?? []);
  return [needs, ...others];
}
const writeField = (value: unknown): string => encodeURIComponent(String(value));
/** Where a call is sent to, with what is in its path and its query. */
export function addressOf(call: Call, sent: Sent): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => writeField(sent[name]));
  const query = call.method === 'GET' ? readInputParts(call).others : [];
  const pairs = query.flatMap((name) =>
    sent[name] === undefined ? [] : [`${name}=${writeField(sent[name])}`],
  );
  return `/api${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}
/** Where a file is, for a link. */
export const hrefOf = <One extends Call<'GET'>>(call: One, sent: SentTo<One>): string =>
  addressOf(call, { ...sent });
/** What is sent as its body. */
export function bodyOf(call: Call, sent: Sent): object | undefined {
  if (call.method === 'GET' || call.input === (nothing as Schema<unknown>)) return undefined;
  const { others } = readInputParts(call);
  if (others.length === 0 && call.path.includes(':')) return undefined;
  return Object.fromEntries(others.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])));
}
