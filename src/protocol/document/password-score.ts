/**
 * How hard a new password is to guess at least, from 0 (too guessable) to 4 (very unguessable), as zxcvbn
 * counts. Browser and server hold it alike.
 */
export const leastPasswordScore = 2;

/** Characters of a password that are estimated: the time grows with the square of them. */
export const estimatedLength = 64;
