import { UnknownWriteError } from '../../db/call-fate.ts';
import { DatabaseUnavailableError } from '../../db/database-error.ts';
import { AppError } from './app-error.ts';

/** Seconds after which a try makes sense: about when an outage of the database is noticed to be over. */
const retryAfterSeconds = 3;

/** The answer to a call of which it is unknown whether it was done. */
export const unanswered = (cause?: unknown): AppError =>
  new AppError(
    {
      status: 504,
      code: 'request.unanswered',
      message: 'No answer came in time, and the call may be done: look before it is sent again.',
    },
    { cause },
  );

/** The refusal for a call that the database kept from being answered; null for every other error. */
export const refuseUnavailable = (cause: unknown): AppError | null => {
  if (cause instanceof UnknownWriteError) return unanswered(cause);
  if (cause instanceof DatabaseUnavailableError)
    return cause.isAway
      ? new AppError(
          {
            status: 503,
            code: 'server.unavailable',
            message: `The database cannot be reached; try again in ${retryAfterSeconds} s.`,
            retryAfterSeconds,
          },
          { cause },
        )
      : new AppError(
          {
            status: 503,
            code: 'server.busy',
            message: `The database is late; try again in ${retryAfterSeconds} s.`,
            retryAfterSeconds,
          },
          { cause },
        );
  return cause instanceof Error && cause.cause !== undefined ? refuseUnavailable(cause.cause) : null;
};
