import axios, { type AxiosInstance } from 'axios';
import { readSessionLoss, type SessionLoss } from '../protocol/session-end.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { ApiError } from './api-error.ts';
import { readShape, type CallShape } from './call-shape.ts';
import { callTable } from './generated/call-table.ts';
import type { laterCallTable } from './generated/later-call-table.ts';
import type { ApiOperations } from '../protocol/generated/wire-types.ts';
import { isPlatformClosed, readAnswer, type Answer } from './read-answer.ts';
import { makeSenderHeaders, toLocalError, type Sender } from './sender.ts';
import { createUploadPicture, type UploadPicture } from './upload-picture.ts';
import { toText } from '../protocol/json/to-text.ts';

export type OperationName = keyof typeof callTable | keyof typeof laterCallTable;

/** What the portal tells the client; all are asked again for each call. */
export interface ApiInput extends Sender {
  /** A stored token was refused. Not called when the token has changed since the call began. */
  readonly onSessionLost: (reason: SessionLoss) => void;
  /** A call was refused because the platform is closed, or closed to this place. */
  readonly onPlatformClosed?: () => void;
  /**
   * Called when the answers of these operations have changed or may have: a call succeeded, another
   * request was faster, or the answer was lost.
   */
  readonly onChanged?: (operations: readonly string[]) => void;
  /** Called with what a reading call answered. */
  readonly onRead?: (operation: string, params: JsonObject, value: Json) => void;
  /** Origin the calls go to; the page's own by default. */
  readonly baseUrl?: string;
  /** New idempotency key, for calls that move money. */
  readonly newId?: () => string;
  /** Replaces the network, in tests. */
  readonly http?: AxiosInstance;
}
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Same key for a repeat of the same money call; made for each call where left out. */
  readonly idempotencyKey?: string;
}
type Parameters<Name extends OperationName> =
  Record<string, never> extends ApiOperations[Name]['request']
    ? [params?: ApiOperations[Name]['request'], options?: CallOptions]
    : [params: ApiOperations[Name]['request'], options?: CallOptions];

/** One function per operation (`api['games.list']({ gameType: 'RNG' })`), and `callOperation` by name. */
export type Api = {
  readonly [Name in OperationName]: (...args: Parameters<Name>) => Promise<ApiOperations[Name]['value']>;
} & {
  readonly callOperation: (name: string, params?: JsonObject, options?: CallOptions) => Promise<Json>;
  readonly uploadPicture: UploadPicture;
};

const readTimeoutMs = 15_000;
const writeTimeoutMs = 30_000;

/** `application/x-www-form-urlencoded`, by the type of what is sent. */
function writeForm(params: JsonObject): URLSearchParams {
  return new URLSearchParams(
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toText(value)])),
  );
}

function makeHeaders(
  input: ApiInput,
  shape: CallShape,
  token: string | null,
  options: CallOptions,
): Record<string, string> {
  return {
    ...makeSenderHeaders(input, shape.token === 'none' ? null : token),
    ModuleId: shape.moduleId,
    ...(shape.kind === 'money'
      ? { 'Idempotency-Key': options.idempotencyKey ?? (input.newId ?? (() => crypto.randomUUID()))() }
      : {}),
  };
}

/**
 * The typed client of the member API. Every failure is an {@link ApiError}. A refused token is
 * reported once through `onSessionLost`; a public GET is then tried once more as a visitor.
 */
export function createApi(input: ApiInput): Api {
  const http = input.http ?? axios.create({ baseURL: input.baseUrl ?? '' });

  async function send(
    shape: CallShape,
    params: JsonObject,
    token: string | null,
    options: CallOptions,
  ): Promise<Answer> {
    const inQuery = shape.method === 'GET' || shape.method === 'DELETE';
    try {
      const answer = await http.request<unknown>({
        method: shape.method,
        url: shape.path,
        headers: makeHeaders(input, shape, token, options),
        ...(inQuery ? { params } : { data: shape.kind === 'form' ? writeForm(params) : params }),
        ...(options.signal === undefined ? {} : { signal: options.signal }),
        timeout: shape.method === 'GET' ? readTimeoutMs : writeTimeoutMs,
        validateStatus: () => true,
      });
      return { status: answer.status, headers: answer.headers, body: answer.data };
    } catch (cause) {
      throw toLocalError(cause);
    }
  }

  async function call(shape: CallShape, params: JsonObject, options: CallOptions): Promise<Json> {
    const token = input.getToken();
    const answer = await send(shape, params, token, options);
    if (isPlatformClosed(answer)) input.onPlatformClosed?.();
    if (answer.status !== 401 || token === null || shape.token === 'none')
      return readAnswer(answer, shape.envelope);
    const lost = readFailure(answer, shape.envelope);
    if (input.getToken() === token) input.onSessionLost(readSessionLoss(lost.code, lost.value));
    if (shape.method !== 'GET' || shape.token !== 'optional') throw lost;
    return readAnswer(await send(shape, params, null, options), shape.envelope);
  }

  const callShape = (shape: CallShape, params: JsonObject, options: CallOptions): Promise<Json> => {
    const answer = call(shape, params, options);
    const { changes } = shape;
    if (changes.length > 0 && input.onChanged !== undefined) {
      const announce = (): void => input.onChanged?.(changes);
      answer.then(announce, (error: unknown) => {
        if (mayHaveChanged(error)) announce();
      });
    }
    return answer;
  };
  const callOperation = (name: string, params: JsonObject = {}, options: CallOptions = {}): Promise<Json> => {
    const send = async (shape: CallShape): Promise<Json> => {
      const value = await callShape(shape, params, options);
      if (shape.method === 'GET') input.onRead?.(name, params, value);
      return value;
    };
    const row = rowOf(callTable, name);
    return row === null ? loadLater(name).then(send) : send(readShape(row));
  };
  const methods = { callOperation, uploadPicture: createUploadPicture(http, input) };
  return new Proxy(methods, {
    get: (_, name: string) =>
      name in methods
        ? methods[name as keyof typeof methods]
        : name.includes('.')
          ? (params?: JsonObject, options?: CallOptions) => callOperation(name, params, options)
          : undefined,
  }) as Api;
}

const rowOf = (table: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/** The shape of a call whose row is not in the first script. */
async function loadLater(name: string): Promise<CallShape> {
  const { laterCallTable } = await import('./generated/later-call-table.ts').catch((cause: unknown) => {
    throw toLocalError(cause);
  });
  const row = rowOf(laterCallTable, name);
  if (row === null) throw new Error(`No operation "${name}" in the call table.`);
  return readShape(row);
}

/** Whether what the caller knew is out of date although the call failed. */
const mayHaveChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 409 || error.status >= 500 || error.code === 'network.timeout');

function readFailure(answer: Answer, envelope: boolean): ApiError {
  try {
    readAnswer(answer, envelope);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`Expected a refusal, got status ${answer.status}.`);
}
