import { compileSite } from '../../src/compiler/compile-site.ts';
import { loadCatalogue } from '../site/catalogue.ts';
import type { SiteCompiler } from '../site/site-compiler.ts';
import { createPrerenderer } from './prerender-release.ts';

/**
 * The whole publisher over the components and machines of this build: the compiler, then the views
 * that are drawn at publish. It holds React and every view, so it runs in a thread of its own.
 */
export const loadPublisher = (): Pick<SiteCompiler, 'compile'> => {
  const catalogue = loadCatalogue();
  const prerenderer = createPrerenderer();
  return {
    compile: async (documents) => {
      const { release, issues } = await compileSite(documents, catalogue);
      return { release: release === null ? null : await prerenderer.addViews(release), issues };
    },
  };
};
