import { ApiFailure } from '../http/call-api.ts';
import { messages } from '../messages.ts';

/** What a person reads about a failed call. Anything else than a coded failure is a mistake of ours. */
export function describeError(error: unknown): string {
  if (error instanceof ApiFailure) return messages.errors[error.code];
  return messages.errors['server.failed'];
}
