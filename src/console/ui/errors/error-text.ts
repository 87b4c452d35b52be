import { ApiFailure } from '../../http/call-api.ts';
import { messages } from '../../messages.ts';

/** What a person reads about a failed call. Anything else than a coded failure is a mistake of ours. */
export function describeError(error: unknown): string {
  // A newer server may have a code this page does not know yet; its sentence is better than none.
  if (error instanceof ApiFailure)
    return Object.hasOwn(messages.errors, error.code) ? messages.errors[error.code] : error.message;
  return messages.errors['server.failed'];
}
