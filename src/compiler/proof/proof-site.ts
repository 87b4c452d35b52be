import type { MachineGraph } from '../../protocol/machine-graph.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { SiteIndex } from '../site-index.ts';
import type { ProofFacts } from './proof-facts.ts';
import type { ScreenModel } from './read-screen.ts';

/** What a proof says about how far it went. */
export interface ProofFigures {
  /** Moments over all screens and variants. */
  moments: number;
  /** Moments times controls looked at. */
  pairs: number;
  variants: number;
  screens: number;
}
export interface CompiledScreens {
  readonly shell: SourcedScreen;
  readonly pages: readonly SourcedScreen[];
  readonly modals: readonly SourcedScreen[];
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
  /** Variants that a screen cannot tell apart are gone through once. Off for comparison only. */
  readonly isShared: boolean;
}
/** Everything that the proof of a whole site has at hand. */
export interface ProofSite extends ScreenProof {
  readonly site: SiteIndex;
  readonly shell: ScreenModel;
  readonly pages: readonly ScreenModel[];
  readonly modals: readonly ScreenModel[];
}
