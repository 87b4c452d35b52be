import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Catalogue } from './catalogue.ts';
import type { CompileResult } from './compile-result.ts';
import { compileView, type SiteView, type ViewWish } from './compile-view.ts';
import type { HashDocument } from './memory.ts';
import { type CheckCaches, createMemory, type Memory, runCheck } from './run-check.ts';

/** Checks sites and remembers, between calls, what it found about documents that did not change. */
export interface SiteChecker {
  check(this: void, documents: SiteDocuments): Promise<CompileResult>;
  /** The open screens alone, for an editor. */
  view(this: void, documents: SiteDocuments, wish: ViewWish): SiteView;
}

/**
 * A checker with a memory. What it remembers makes a check sooner and changes nothing in its result: the same
 * documents and catalogue give the same issues and the same bytes, with no clock, no network and no files.
 * Documents may hold anything; what is wrong with them is an issue, never an exception.
 *
 * @param hashOf Names contents; {@link createDocumentHashes} where documents are never changed in place
 */
export const createChecker = (
  catalogue: Catalogue,
  hashOf?: HashDocument,
  caches?: CheckCaches,
): SiteChecker => {
  const memory: Memory = createMemory(caches);
  return {
    check: (documents) => runCheck(documents, catalogue, memory, hashOf),
    view: (documents, wish) => compileView(documents, wish, catalogue, memory, hashOf),
  };
};
