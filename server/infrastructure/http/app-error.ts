/** A refusal that is sent to the client: code of `docs/reference/errors.md`, HTTP status, and what helps. */
export interface AppErrorDetails {
  readonly status: number;
  readonly code: string;
  /** One sentence in English for logs and developers. */
  readonly message: string;
  readonly value?: unknown;
  /** Field → error code. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Answered as `Retry-After`, and in the body where there is no other `value`. */
  readonly retryAfterSeconds?: number;
}

/** Thrown anywhere below a route; the one error handler turns it into an `ErrorBody`. */
export class AppError extends Error {
  readonly status: number;
  /** Same as `status`, by the name that Fastify knows. */
  readonly statusCode: number;
  readonly code: string;
  readonly value: unknown;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(details: AppErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'AppError';
    this.status = details.status;
    this.statusCode = details.status;
    this.code = details.code;
    const { retryAfterSeconds } = details;
    this.value = details.value ?? (retryAfterSeconds === undefined ? undefined : { retryAfterSeconds });
    this.fields = details.fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
