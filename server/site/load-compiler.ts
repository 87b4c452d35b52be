import { compileSite } from '../../src/compiler/compile-site.ts';
import { diffSites } from '../../src/compiler/diff-sites.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadImpactFacts } from './impact-facts.ts';
import type { SiteCompiler } from './site-compiler.ts';

/** The publisher's compiler over the components and machines of this build. */
export const loadCompiler = (): SiteCompiler => {
  const catalogue = loadCatalogue();
  return {
    compile: (documents) => compileSite(documents, catalogue),
    diff: diffSites,
    facts: loadImpactFacts(),
  };
};
