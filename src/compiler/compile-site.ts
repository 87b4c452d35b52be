import type { SiteDocuments } from '../protocol/document.ts';
import type { Issue, SuppressedIssue } from '../protocol/issue.ts';
import type { Release } from '../protocol/release.ts';
import type { Catalogue } from './catalogue.ts';
import type { ProofFigures } from './proof/proof-site.ts';
import { createMemory, type Memory, runCheck } from './run-check.ts';

export interface CompileResult {
  /** Null while there is an issue of severity error. */
  readonly release: Release | null;
  readonly issues: readonly Issue[];
  /** What documents say to leave out, each with its reason. */
  readonly suppressed: readonly SuppressedIssue[];
  /** How far the proof that nobody gets stuck went; null where it was not come to. */
  readonly proof: ProofFigures | null;
}

/** Checks sites and remembers, between calls, what it found about documents that did not change. */
export interface SiteChecker {
  check(this: void, documents: SiteDocuments): Promise<CompileResult>;
}

/** A checker with a memory. Its answers are those of {@link compileSite}, sooner. */
export const createChecker = (catalogue: Catalogue): SiteChecker => {
  const memory: Memory = createMemory();
  return { check: (documents) => runCheck(documents, catalogue, memory) };
};

/**
 * Checks a site and compiles it to a release. Pure: the same documents and catalogue give the same
 * issues and the same bytes, with no clock, no network and no files. Documents may hold anything;
 * what is wrong with them is an issue, never an exception.
 */
export const compileSite = (documents: SiteDocuments, catalogue: Catalogue): Promise<CompileResult> =>
  createChecker(catalogue).check(documents);
