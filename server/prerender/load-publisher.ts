import { createChecker } from '../../src/compiler/compile-site.ts';
import { createDocumentHashes } from '../../src/compiler/memory.ts';
import { loadCatalogue } from '../site/compile/catalogue.ts';
import type { DrawPage, EditedView, SiteCompiler } from '../site/compile/site-compiler.ts';
import type { ViewWish } from '../../src/compiler/compile-view.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { CheckCache } from './check-cache.ts';
import { createScreenChecker } from './check-screens.ts';
import { createPageDrawer } from './draw-page.ts';
import { createPrerenderer } from './prerender-release.ts';
import { tellFlows } from './tell-flows.ts';

interface Publisher extends Pick<SiteCompiler, 'compile'> {
  readonly draw: DrawPage;
  readonly view: (documents: SiteDocuments, wish: ViewWish) => EditedView;
}

/**
 * The whole publisher over the components and machines of this build: the compiler, every screen
 * drawn in every situation, and the views that are put into pages. It holds React and every view, so
 * it runs in a separate thread.
 */
export const loadPublisher = (program: string, cache?: CheckCache): Publisher => {
  const catalogue = loadCatalogue(cache);
  const compiler = createChecker(catalogue, createDocumentHashes(), cache);
  const checker = createScreenChecker(catalogue, cache?.screens);
  const prerenderer = createPrerenderer(program, cache?.views);
  return {
    draw: createPageDrawer(),
    view: (documents, wish) => {
      const view = compiler.view(documents, wish);
      return { ...view, flows: tellFlows(view.screens, catalogue) };
    },
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
