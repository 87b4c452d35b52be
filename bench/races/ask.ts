import type { ApiOperations } from '../../src/protocol/generated/wire-types.ts';
import { operations } from '../../src/protocol/operations.ts';

/** One request, ready to be sent to any node, and to be sent again. */
export interface Ask {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}
export interface Reply {
  readonly status: number;
  /** The value of a good answer; of a refusal null. */
  readonly value: unknown;
  /** Code of a refusal; empty where the call went well. */
  readonly code: string;
}
/** Longer than any call may take: who waits that long has met a deadlock. */
const patienceMs = 60_000;

/** A call of the member API. `key` is for calls that move money. */
export const askMember = <Name extends keyof ApiOperations>(
  name: Name,
  request: ApiOperations[Name]['request'],
  { token, key }: { readonly token: string; readonly key?: string },
): Ask => {
  const contract = operations.find((one) => one.name === name);
  if (contract === undefined) throw new Error(`Expected an operation, got ${name}`);
  const isRead = contract.method === 'GET' || contract.method === 'DELETE';
  const query = isRead ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
  return {
    method: contract.method,
    path: `${contract.path}${query}`,
    headers: {
      merchant: 'demo',
      language: 'EN',
      authorization: token,
      ...(isRead ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: isRead ? null : JSON.stringify(request),
  };
};
/** A call of the back office or of the control. */
export const askNode = (path: string, body: object): Ask => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends a request to a node. Throws where no whole answer comes: whether it was done is not known then. */
export const send = async (origin: string, { method, path, headers, body }: Ask): Promise<Reply> => {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = (await response.json()) as { readonly value?: unknown; readonly errorCode?: string };
  const isGood = response.status === 200;
  return {
    status: response.status,
    value: isGood ? (answer.value ?? null) : null,
    code: isGood ? '' : (answer.errorCode ?? 'none'),
  };
};
