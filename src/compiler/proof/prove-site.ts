import type { Catalogue } from '../catalogue.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import type { CompiledScreens, ProofFigures, ProofSite } from './proof-site.ts';
import { proveLinks } from './prove-links.ts';
import { proveScreen } from './prove-screen.ts';
import { readScreen } from './read-screen.ts';

/**
 * The proof that nobody gets stuck, over layout, flows and settings (docs/reference/proof.md). Adds what
 * it finds to the log; does nothing where the catalogue has no graphs.
 */
export const proveSite = (
  site: SiteIndex,
  log: IssueLog,
  catalogue: Catalogue,
  screens: CompiledScreens,
): ProofFigures => {
  const figures: ProofFigures = { moments: 0, pairs: 0, variants: 0, screens: 0 };
  const { graphs } = catalogue;
  if (graphs === undefined) return figures;
  const declared = Object.entries(screens.shell.screen.machines);
  const sessionKey = declared.find(([key, { use }]) => key === 'session' && use === 'session')?.[0] ?? null;
  const read = (screen: CompiledScreens['shell']) => readScreen(screen, site.components, sessionKey);
  const proof: ProofSite = {
    site,
    log,
    graphs,
    shell: read(screens.shell),
    pages: screens.pages.map(read),
    modals: screens.modals.map(read),
    sessionKey,
    figures,
    isShared: catalogue.isProvenWhole !== true,
  };
  for (const model of [proof.shell, ...proof.pages, ...proof.modals]) proveScreen(proof, model);
  proveLinks(proof);
  return figures;
};
