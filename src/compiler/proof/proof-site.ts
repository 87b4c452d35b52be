import type { SiteDocument } from '../../protocol/document/document.ts';
import type { MachineGraph } from '../../protocol/machine/machine-graph.ts';
import type { IssueLog } from '../issue-log.ts';
import type { Memo } from '../memory.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { SiteIndex } from '../site-index.ts';
import type { ProofFacts } from './proof-facts.ts';
import type { ScreenModel } from './read-screen.ts';

/** What a proof says about how far it went. */
export interface ProofFigures {
  /** Moments over all screens and variants. */
  moments: number;
  variants: number;
  screens: number;
}
export interface CompiledScreens {
  readonly shell: SourcedScreen;
  readonly pages: readonly SourcedScreen[];
  readonly modals: readonly SourcedScreen[];
}
/** How the proof of a group of flows went, under all variants of the settings. */
export interface GroupVerdict {
  /** Whether nothing was found. Findings name places of one screen, so such a group is proven for each screen. */
  readonly isClean: boolean;
  readonly moments: number;
}
/** Everything that the proof of one screen has at hand. */
export interface ScreenProof {
  readonly facts: ProofFacts;
  readonly machines: SiteIndex['machines'];
  readonly log: IssueLog;
  readonly graphs: (machine: string) => MachineGraph | null;
  /** Key of the shell's machine that the `session` scope mirrors. */
  readonly sessionKey: string | null;
  readonly figures: ProofFigures;
  /**
   * Variants that a screen cannot tell apart are gone through once, and so are groups of flows of which
   * the same can be said. Off for comparison only.
   */
  readonly isShared: boolean;
  readonly verdicts: Memo<GroupVerdict>;
  /** Moments of one screen beyond which nothing is proven. */
  readonly mostMoments: number;
}
/** Everything that the proof of a whole site has at hand. */
export interface ProofSite extends ScreenProof {
  readonly routes: SiteDocument['routes'];
  readonly operations: SiteIndex['operations'];
  readonly shell: ScreenModel;
  readonly pages: readonly ScreenModel[];
  readonly modals: readonly ScreenModel[];
}
