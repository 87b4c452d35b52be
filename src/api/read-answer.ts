import type { Json, JsonObject } from '../protocol/json/json.ts';
import { ApiError } from './api-error.ts';
import { toText } from '../protocol/json/to-text.ts';

/** An HTTP answer as the client's transport gives it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Seconds from `Retry-After` or from the refusal's value. */
function readRetryAfter(answer: Answer, body: JsonObject): number | null {
  const header = Number(answer.headers['retry-after']);
  if (Number.isFinite(header) && header > 0) return header;
  const value = body['value'];
  const seconds = isObject(value) ? value['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? seconds : null;
}

function readFields(body: JsonObject): Readonly<Record<string, string>> {
  const fields = body['fields'];
  if (!isObject(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, toText(code)]));
}

function toError(answer: Answer): ApiError {
  const body = isObject(answer.body) ? answer.body : {};
  const unauthorised = answer.status === 401;
  const code = typeof body['errorCode'] === 'string' ? body['errorCode'] : null;
  return new ApiError({
    code:
      code ??
      (unauthorised
        ? 'login.not.session'
        : answer.status === 504
          ? 'network.timeout'
          : 'response.unreadable'),
    status: answer.status,
    message: typeof body['message'] === 'string' ? body['message'] : `The server answered ${answer.status}.`,
    value: body['value'] ?? null,
    fields: readFields(body),
    retryAfter: readRetryAfter(answer, body),
  });
}

const closedCodes: readonly unknown[] = ['system.maintenance', 'region.blocked'];

/** Whether the platform itself is closed, or closed to where the call came from; a game's maintenance is not. */
export function isPlatformClosed({ status, body }: Answer): boolean {
  return (status === 503 || status === 403) && isObject(body) && closedCodes.includes(body['errorCode']);
}

/** A question answered with no: calls with a `verdict` say it in `success` too. A refusal has no such value. */
const isNo = (value: Json): boolean =>
  isObject(value) && (value['valid'] === false || value['available'] === false);

/**
 * The value of an answer: out of the envelope on `/wps`, the body itself on `/lgw`
 * (wire contract, response envelope). Throws {@link ApiError} for every refusal, also one sent with 200.
 */
export function readAnswer(answer: Answer, envelope: boolean): Json {
  const good = answer.status >= 200 && answer.status < 300;
  if (!good) throw toError(answer);
  if (!envelope) return answer.body as Json;
  if (!isObject(answer.body)) throw toError(answer);
  const { success, value = null } = answer.body;
  if (success !== true && !isNo(value)) throw toError(answer);
  return value;
}
