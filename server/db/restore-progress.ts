/** What a restore has done so far. */
export interface RestoreStep {
  readonly table: string;
  /** Rows that are in the database, of all tables. */
  readonly done: number;
  readonly all: number;
}
export type NoteProgress = (step: RestoreStep) => void;

interface ProgressOptions {
  readonly write: (text: string) => void;
  /** A terminal shows one line that changes; a file gets a line now and then. */
  readonly isTerminal: boolean;
  /** Milliseconds that only rise. */
  readonly now: () => number;
}

const betweenMs = { terminal: 200, file: 5_000 } as const;
const format = (count: number): string => count.toLocaleString('en');

/** Writes how far a restore is, no more often than a person reads. */
export const createProgress = ({ write, isTerminal, now }: ProgressOptions): NoteProgress => {
  let last = -Infinity;
  return ({ table, done, all }) => {
    const isEnd = done === all;
    if (!isEnd && now() - last < betweenMs[isTerminal ? 'terminal' : 'file']) return;
    last = now();
    const percent = all === 0 ? 100 : Math.floor((done / all) * 100);
    const line = `${percent}% restored, ${format(done)} of ${format(all)} rows${isEnd ? '' : `, in ${table}`}`;
    // To the start of the line, and empty from there.
    write(isTerminal ? `\r\u001B[K${line}${isEnd ? '\n' : ''}` : `${line}\n`);
  };
};
