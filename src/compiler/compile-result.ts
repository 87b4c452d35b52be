import type { Issue, SuppressedIssue } from '../protocol/release/issue.ts';
import type { Release } from '../protocol/release/release.ts';
import type { ProofFigures } from './proof/proof-site.ts';

export interface CompileResult {
  /** Null while there is an issue of severity error. */
  readonly release: Release | null;
  readonly issues: readonly Issue[];
  /** What documents say to leave out, each with its reason. */
  readonly suppressed: readonly SuppressedIssue[];
  /** How far the proof that no visitor gets stuck went; null where it was not come to. */
  readonly proof: ProofFigures | null;
}
