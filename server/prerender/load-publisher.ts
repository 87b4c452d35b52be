import { createChecker } from '../../src/compiler/compile-site.ts';
import { createDocumentHashes } from '../../src/compiler/memory.ts';
import { loadCatalogue } from '../site/compile/catalogue.ts';
import type { DrawPage, SiteCompiler } from '../site/compile/site-compiler.ts';
import type { CheckCache } from './check-cache.ts';
import { createScreenChecker } from './check-screens.ts';
import { createPageDrawer } from './draw-page.ts';
import { createPrerenderer } from './prerender-release.ts';

/**
 * The whole publisher over the components and machines of this build: the compiler, every screen
 * drawn in every situation, and the views that are put into pages. It holds React and every view, so
 * it runs in a separate thread.
 */
export const loadPublisher = (
  program: string,
  cache?: CheckCache,
): Pick<SiteCompiler, 'compile'> & { readonly draw: DrawPage } => {
  const catalogue = loadCatalogue(cache);
  const compiler = createChecker(catalogue, createDocumentHashes(), cache);
  const checker = createScreenChecker(catalogue, cache?.screens);
  const prerenderer = createPrerenderer(program, cache?.views);
  return {
    draw: createPageDrawer(),
    compile: async (documents) => {
      const { release, issues, suppressed } = await compiler.check(documents);
      if (release === null) return { release, issues, suppressed };
      const screenIssues = await checker.check(release, documents);
      const all = [...issues, ...screenIssues];
      if (screenIssues.some(({ severity }) => severity === 'error'))
        return { release: null, issues: all, suppressed };
      return { release: await prerenderer.addViews(release), issues: all, suppressed };
    },
  };
};
