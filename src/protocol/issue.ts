/**
 * A finding of the gate. The same document set gives the same issues in the
 * command line, the console and the server.
 */
export interface Issue {
  /** Stable dotted code, for example `reference.component-unknown`. Listed in docs/reference/issues.md. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Path of the source document in the site, for example `pages/register`. */
  readonly document: string;
  /** JSON Pointer (RFC 6901) into that document. */
  readonly pointer: string;
  /** One sentence for a person: what is wrong and what is expected. */
  readonly message: string;
  /** Present where exactly one change is right. */
  readonly fix?: { readonly summary: string; readonly pointer: string; readonly value: unknown };
}

export type Result<Value, Failure = readonly Issue[]> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };
