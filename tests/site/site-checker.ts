import { loadCatalogue } from '../../server/site/catalogue.ts';
import { createChecker, type SiteChecker } from '../../src/compiler/compile-site.ts';
import { createDocumentHashes } from '../../src/compiler/memory.ts';
import { documentsOf } from '../proof/lazy-copy.ts';

// A test changes no document after a check: each is named by its content once.
const checker = createChecker(loadCatalogue(), createDocumentHashes());

/**
 * One checker for all tests of a process: what it remembers of the unchanged documents is as good as new
 * (`warm-check.test.ts`), and the first check takes twenty times as long as any other.
 */
export const siteChecker: SiteChecker = { check: (site) => checker.check(documentsOf(site)) };
