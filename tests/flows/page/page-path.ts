import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Move } from '../../../src/lab/move.ts';

/** The control of a screen that sends an event to the flow. */
export interface Control {
  readonly node: string;
  readonly type: string;
  /** Layout event of the component: `press`, `submit`, … */
  readonly on: string;
  /** Of the flow's event: what is typed, or which of several things is chosen. */
  readonly payload: JsonObject;
  /** Of a control with several choices: which of them. */
  readonly choice: number;
}
/** What a screen must show at one moment of the flow. */
export interface Expectation {
  readonly state: string;
  /** Ids of nodes that are there to be seen, and of nodes that are not. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** Node → words it must have. */
  readonly texts: readonly (readonly [node: string, text: string])[];
  /** Where the flow waits for a person: nodes of which one at least must be usable. */
  readonly ways: readonly string[];
}
export interface PathStep {
  readonly move: Move;
  /** The control that does it; null where no control of the screen can. */
  readonly control: Control | null;
  readonly expected: Expectation;
}
export interface PagePath {
  readonly machine: string;
  readonly input: JsonObject;
  readonly start: Expectation;
  readonly steps: readonly PathStep[];
}
/** What came of the paths that were driven through a page. */
export interface PathTally {
  readonly paths: number;
  readonly steps: number;
  /** Events that a person's own doing on the page has sent. */
  readonly pressed: number;
  /** Events that the page held back, for it saw itself that something was wrong. */
  readonly held: number;
  readonly mismatches: readonly string[];
}
/** What the tests ask of the page. */
export interface PathRig {
  /** Whether the stage has fetched the site. */
  readonly isReady: () => boolean;
  /** What a screen starts its flow with under these settings; null until the stage has said so. */
  readonly inputOf: (settings: JsonObject, screen: string, machine: string) => Promise<JsonObject | null>;
  /** Whole: everything that the screen shows is compared; else only where the focus is. */
  readonly drive: (paths: readonly PagePath[], screen: string, isWhole: boolean) => Promise<PathTally>;
}
declare global {
  interface Window {
    pathRig?: PathRig;
  }
}
