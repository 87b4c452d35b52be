import type { LogEntry } from '../../src/lab/event-log.ts';
import type { Effect, Reading, Simulation } from '../../src/lab/simulation.ts';

/** A flow after a move, and what has happened since the last look. */
export interface Moment {
  readonly simulation: Simulation;
  readonly reading: Reading;
  readonly news: readonly LogEntry[];
  readonly effects: readonly Effect[];
}
/** What must hold after every move: made for each run, for it may remember. Returns what does not hold, or null. */
export type Invariant = () => (moment: Moment) => string | null;
