import { idleHeader } from '../../protocol/console/console-api.ts';
import type { ConsoleErrorCode } from '../../protocol/console/console-error-codes.ts';
import type { ErrorBody } from '../../protocol/error-code.ts';
import type { ProofDemand } from '../../protocol/console/console-factors.ts';
import { draftHeader, mainDraft } from '../../protocol/calls/drafts.ts';
import { readChosenDraft } from './chosen-draft.ts';
import { isAttended } from './activity.ts';
import { askForProof } from './ask-for-proof.ts';

/** A call that was refused (`code` of the server) or never arrived (`network`). */
export class ApiFailure extends Error {
  readonly code: ConsoleErrorCode | 'network';
  readonly status: number;
  readonly value: unknown;
  /** Field of the form → code of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  constructor(
    code: ConsoleErrorCode | 'network',
    message: string,
    more: {
      status?: number;
      value?: unknown;
      fields?: Readonly<Record<string, string>>;
      retryAfterSeconds?: number | null;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.status = more.status ?? 0;
    this.value = more.value;
    this.fields = more.fields ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

function readFailure(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const error = body as Partial<ErrorBody> | null;
  // A proxy's error page has no code; it is the server that failed.
  const code = (error?.errorCode ?? 'server.failed') as ConsoleErrorCode;
  return new ApiFailure(code, error?.message ?? `The server answered ${status}.`, {
    status,
    value: error?.value,
    ...(error?.fields === undefined ? {} : { fields: error.fields }),
    retryAfterSeconds: retryAfter === null ? null : Number(retryAfter),
  });
}

/** Sends one call. Throws {@link ApiFailure}. */
async function sendCall<Answer>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body: object | undefined,
  signal: AbortSignal | undefined,
  by: typeof fetch,
): Promise<Answer> {
  const draft = readChosenDraft();
  let response: Response;
  try {
    response = await by(path, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(isAttended() ? {} : { [idleHeader]: '1' }),
        ...(draft === mainDraft ? {} : { [draftHeader]: draft }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure('network', 'The console’s server cannot be reached.');
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw readFailure(response.status, null, null);
  }
  if (!response.ok) throw readFailure(response.status, answer, response.headers.get('retry-after'));
  return answer as Answer;
}

/**
 * Calls the console's API on the page's own origin. Where it asks for a fresh proof, the operator is asked for one,
 * and the same call is sent again after it. Throws {@link ApiFailure}.
 */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  signal?: AbortSignal,
  by: typeof fetch = (...request) => fetch(...request),
): Promise<Answer> {
  try {
    return await sendCall(method, path, body, signal, by);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'proof.required') throw failure;
    const { ways } = failure.value as ProofDemand;
    if (!(await askForProof(ways))) throw failure;
    return sendCall(method, path, body, signal, by);
  }
}
