import { checkSources } from './check-sources.ts';

/** The law about sizes, names and words of the checkout in the current folder, as a process beside the others. */
const faults = checkSources(process.cwd());
console.log(faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
