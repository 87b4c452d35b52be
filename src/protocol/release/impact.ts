/** Why a screen looks or behaves differently. */
export type ImpactReason = 'layout' | 'texts' | 'settings' | 'form' | 'theme' | 'address';

/** One screen that two releases show differently. */
export interface AlteredScreen {
  readonly id: string;
  readonly kind: 'page' | 'modal' | 'shell';
  readonly change: 'added' | 'removed' | 'changed';
  readonly why: readonly ImpactReason[];
  /** Codes of the languages that differ; empty means all of them. */
  readonly locales: readonly string[];
  /** Addresses that show it, for example `/register`; empty for a dialog. */
  readonly routes: readonly string[];
  /** Machine states whose own parts of the screen differ, as `registration editing`. */
  readonly states: readonly string[];
}
/** A flow with how many of its states a change touches. */
export interface AlteredFlow {
  readonly machine: string;
  readonly states: readonly string[];
  /** All states of the machine that wait for a person; 0 where the catalogue does not know it. */
  readonly of: number;
}
/** What a change does to players: which of all screens, and which steps of which flows. */
export interface Impact {
  readonly screens: readonly AlteredScreen[];
  /** Screens before and after together. */
  readonly total: number;
  readonly flows: readonly AlteredFlow[];
}
