import type { ImpactFacts } from '../../src/compiler/diff/measure-impact.ts';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { Issue, SuppressedIssue } from '../../src/protocol/issue.ts';
import type { Release } from '../../src/protocol/release.ts';
import type { Change } from './site-service.ts';

export interface Compilation {
  /** Null while errors stand. */
  readonly release: Release | null;
  readonly issues: readonly Issue[];
  /** What documents say to leave out, each with its reason. */
  readonly suppressed?: readonly SuppressedIssue[];
}
/** The publisher's compiler with its catalogue, as the server uses it. */
export interface SiteCompiler {
  compile(documents: SiteDocuments): Promise<Compilation>;
  diff(before: SiteDocuments, after: SiteDocuments): readonly Change[];
  readonly facts: ImpactFacts;
}
/** One job of the publisher's thread. */
export interface CompileJob {
  readonly id: number;
  readonly documents: SiteDocuments;
}
