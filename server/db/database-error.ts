/**
 * The database did not do what it was asked, for a reason that is not the question's: it is away, late,
 * full or starting. The same call may go well a moment later. `code` is that of PostgreSQL or the system,
 * where there is one.
 */
export class DatabaseUnavailableError extends Error {
  readonly code: string | undefined;
  /** Whether the database itself is out of reach, rather than this one statement late or refused. */
  readonly isAway: boolean;
  constructor(
    message: string,
    details: { readonly isAway: boolean; readonly code?: string | undefined; readonly cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.name = 'DatabaseUnavailableError';
    this.code = details.code;
    this.isAway = details.isAway;
  }
}

/** Classes and codes of PostgreSQL that say nothing about the statement (its manual, appendix A). */
const awayCodes = /^(08...|57P01|57P02|57P03|57P05|53300|25006)$/;
const lateCodes = /^(57014|55P03|25P03|25P04|40P01|53...|58030)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** The driver's own words, which have no code. */
const awayWords =
  /^(Query read timeout|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/;
const waitingWords = /^timeout exceeded when trying to connect/;

const readCode = (cause: unknown): string | undefined => {
  const code = (cause as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
};

/**
 * What an error of the driver says about the database: null where it says nothing, because the statement
 * itself was refused.
 */
export const toUnavailable = (cause: unknown): DatabaseUnavailableError | null => {
  if (cause instanceof DatabaseUnavailableError) return cause;
  const code = readCode(cause);
  const words = cause instanceof Error ? cause.message : String(cause);
  const message = words === '' ? (code ?? 'no words') : words;
  const tell = (isAway: boolean): DatabaseUnavailableError =>
    new DatabaseUnavailableError(message, { isAway, code, cause });
  if (code !== undefined) {
    if (awayCodes.test(code) || systemCodes.has(code)) return tell(true);
    return lateCodes.test(code) ? tell(false) : null;
  }
  if (awayWords.test(words)) return tell(true);
  return waitingWords.test(words) ? tell(false) : null;
};
