/** Address of the lab's worker, on the console's origin; its folder is all that it can touch. */
export const workerPath = '/lab/worker.js';
