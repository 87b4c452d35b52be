import { isSignedOut, nameFailure, readFailure } from '../machines/failure.ts';

/** The person stopped it, or is told of it by the page that comes instead. */
const isToldElsewhere = (error: unknown): boolean =>
  isSignedOut(error) || readFailure(error).code === 'network.aborted';

/** Says why something that a screen was asked for was not done: `say` gets the key of the sentence. */
export function sayFailure(error: unknown, say: (key: string) => void): void {
  if (!isToldElsewhere(error)) say(nameFailure(error));
}
