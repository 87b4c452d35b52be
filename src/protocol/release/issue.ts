import type { Json, JsonObject } from '../json/json.ts';

/** How to come to what a finding is about. */
export interface IssueTrace {
  /** Path of a setting (`settings.whitelabel.GEETEST3`) → the value it needs. Others do not matter. */
  readonly settings: Readonly<Record<string, Json>>;
  /** What happens, in words, first to last. Empty where it is so from the start. */
  readonly steps: readonly string[];
  /** The same steps of one flow for the flow lab: `Run` of its trace links. */
  readonly replay?: {
    readonly machine: string;
    readonly input: JsonObject;
    readonly moves: readonly JsonObject[];
  };
}
/** One step of a fix: RFC 6902 with pointers into the issue's document; `rename` keeps a key's place. */
export type FixChange =
  | { readonly op: 'add' | 'replace'; readonly pointer: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly pointer: string }
  | { readonly op: 'rename'; readonly pointer: string; readonly to: string };
export interface IssueFix {
  readonly summary: string;
  /** Applied in order by `applyFix` (src/compiler/fixes). */
  readonly changes: readonly FixChange[];
}

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
  readonly trace?: IssueTrace;
  /** How many findings follow from this one. They are not listed: they go, or come back, once it is mended. */
  readonly consequences?: number;
  /** Present where exactly one change is right. */
  readonly fix?: IssueFix;
}

/** A finding that a document says to leave out, with the reason that it gives. */
export interface SuppressedIssue extends Issue {
  readonly reason: string;
}

export type Result<Value, Failure = readonly Issue[]> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
