import type { Json } from '../protocol/json/json.ts';

/** Codes the client itself gives, where no server answered. */
export type LocalErrorCode =
  | 'network.offline'
  | 'network.timeout'
  | 'network.aborted'
  | 'response.unreadable';

/**
 * A call that did not succeed. `code` is the server's `errorCode` or a {@link LocalErrorCode};
 * people read the text of the key `error.<code>`, never `message`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What the server sent with the refusal, for example `{ captcha: true }`. */
  readonly value: Json;
  /** Field → error code, where the refusal is about fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which trying again makes sense; null where the server did not say. */
  readonly retryAfter: number | null;

  constructor(failure: {
    readonly code: string;
    readonly status: number;
    readonly message: string;
    readonly value?: Json;
    readonly fields?: Readonly<Record<string, string>>;
    readonly retryAfter?: number | null;
    readonly cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status;
    this.value = failure.value ?? null;
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter ?? null;
  }
}
