/** The console refused a call, as it would refuse it on a screen. */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Field → code, where the refusal names fields. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
