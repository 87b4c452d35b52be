import type { WitnessPromise, WitnessValue } from '../../../src/lottery/witness.ts';

/** Which draw a second party is asked about. */
export interface WitnessedIssue {
  readonly merchant: string;
  readonly game: string;
  readonly issue: string;
  readonly closesAt: Date;
}
/**
 * A second party to draws, so that who runs the platform cannot know results before the sale ends. It is as
 * good as it is independent: a party under the same hand gives no protection.
 */
export interface DrawWitness {
  /** Asked before the sale; the same answer each time for the same issue. */
  promise(issue: WitnessedIssue): Promise<WitnessPromise>;
  /** Asked after the sale. Throws while the value is not to be had; the draw then waits. */
  reveal(issue: WitnessedIssue, promise: WitnessPromise): Promise<WitnessValue>;
}
