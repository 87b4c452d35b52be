import type { Issue } from '../../protocol/issue.ts';
import type { Catalogue } from '../catalogue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { SiteIndex } from '../site-index.ts';
import type { CompiledScreens, ProofFigures, ProofSite } from './proof-site.ts';
import { proveLinks } from './prove-links.ts';
import { proveScreen } from './prove-screen.ts';
import { readScreen, type ScreenModel } from './read-screen.ts';

/** What was proven of a screen in the frame of a shell. */
interface Proven {
  readonly shell: SourcedScreen;
  readonly model: ScreenModel;
  readonly issues: readonly Issue[];
  readonly figures: ProofFigures;
}
/**
 * Proofs of screens that did not change. A compiled screen is the same object only while its document
 * and all that it depends on are the same, the settings and forms among them; only the shell is not
 * part of that.
 */
export type ProofMemory = WeakMap<SourcedScreen, Proven>;

const nothingYet = (): ProofFigures => ({ moments: 0, pairs: 0, variants: 0, screens: 0 });

const addFigures = (sum: ProofFigures, own: ProofFigures): void => {
  for (const name of Object.keys(sum) as (keyof ProofFigures)[]) sum[name] += own[name];
};

/**
 * The proof that nobody gets stuck, over layout, flows and settings (docs/reference/proof.md). Adds what
 * it finds to the log; does nothing where the catalogue has no graphs.
 */
export const proveSite = (
  site: SiteIndex,
  log: IssueLog,
  catalogue: Catalogue,
  screens: CompiledScreens,
  memory: ProofMemory,
): ProofFigures => {
  const figures = nothingYet();
  const { graphs } = catalogue;
  if (graphs === undefined) return figures;
  const declared = Object.entries(screens.shell.screen.machines);
  const sessionKey = declared.find(([key, { use }]) => key === 'session' && use === 'session')?.[0] ?? null;
  const recall = (screen: SourcedScreen): Proven | undefined => {
    const known = memory.get(screen);
    return known?.shell === screens.shell ? known : undefined;
  };
  const read = (screen: SourcedScreen): ScreenModel =>
    recall(screen)?.model ?? readScreen(screen, site.components, sessionKey);
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
  const prove = (model: ScreenModel): Proven => {
    const own = createIssueLog();
    const counted = nothingYet();
    proveScreen({ ...proof, log: own, figures: counted }, model);
    return { shell: screens.shell, model, issues: own.list(), figures: counted };
  };
  const models = [proof.shell, ...proof.pages, ...proof.modals];
  for (const [index, screen] of [screens.shell, ...screens.pages, ...screens.modals].entries()) {
    const model = models[index];
    if (model === undefined) throw new Error('Expected a model of every screen');
    const proven = recall(screen) ?? prove(model);
    memory.set(screen, proven);
    proven.issues.forEach(log.add);
    addFigures(figures, proven.figures);
  }
  proveLinks(proof);
  return figures;
};
