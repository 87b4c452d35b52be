import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Catalogue } from './catalogue.ts';
import type { CompileResult } from './compile-result.ts';
import { createChecker } from './compile-site.ts';

/** Checks a site once, with a checker that has no memory. */
export const compileSite = (documents: SiteDocuments, catalogue: Catalogue): Promise<CompileResult> =>
  createChecker(catalogue).check(documents);
