import { loadCatalogue } from '../../server/site/catalogue.ts';
import { createChecker } from '../../src/compiler/compile-site.ts';

/**
 * One checker for all tests of a process: what it remembers of the unchanged documents is as good as new
 * (`warm-check.test.ts`), and the first check takes twenty times as long as any other.
 */
export const siteChecker = createChecker(loadCatalogue());
