/** What the lab's window tells a worker that waits: begin, in place of the one before. */
export const takeOver = 'foyer-lab: take over';
