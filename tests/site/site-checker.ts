import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { createChecker, type SiteChecker } from '../../src/compiler/compile-site.ts';
import { createDocumentHashes, hashDocument } from '../../src/compiler/memory.ts';
import { documentsOf, isOriginal } from '../proof/lazy-copy.ts';

const hashOriginal = createDocumentHashes();
// A test may change a copy between two checks: its content is looked at each time.
const checker = createChecker(loadCatalogue(), (document) =>
  isOriginal(document) ? hashOriginal(document) : hashDocument(document),
);

/**
 * One checker for all tests of a process: what it remembers of the unchanged documents is as good as new
 * (`warm-check.test.ts`), and the first check takes twenty times as long as any other.
 */
export const siteChecker: Pick<SiteChecker, 'check'> = { check: (site) => checker.check(documentsOf(site)) };
