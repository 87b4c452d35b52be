/** Something that a developer has to mend, as the overlay shows it. */
export interface Fault {
  readonly sentence: string;
  /** Where: a document with the pointer into it, or a file with line and column. */
  readonly place: string;
  /** What to change, where that is sure. */
  readonly fix: string | null;
}
/** Name of the event that carries all faults of now to open pages. */
export const faultsEvent = 'foyer:faults';
