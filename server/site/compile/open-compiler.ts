import { diffSites } from '../../../src/compiler/diff-sites.ts';
import { loadImpactFacts } from './impact-facts.ts';
import {
  createThreadedCompiler,
  patientTimeoutMs,
  usualTimeoutMs,
  type ThreadedCompiler,
} from './threaded-compiler.ts';

/** The compiler of a server. Until something is served, nothing but the start waits for a check. */
export const openCompiler = (isServing: () => boolean): ThreadedCompiler =>
  createThreadedCompiler({
    diff: diffSites,
    facts: loadImpactFacts(),
    timeoutMs: () => (isServing() ? usualTimeoutMs : patientTimeoutMs),
  });
