import type { SiteCompiler } from './site-compiler.ts';
import { plural } from '../../../src/protocol/words/plural.ts';

const everySeconds = 10;

/** The compiler, saying what it does while a person waits at the command line. */
export const compileWithProgress = <Compiler extends Pick<SiteCompiler, 'compile'>>(
  compiler: Compiler,
  say: (sentence: string) => void,
): Compiler => ({
  ...compiler,
  compile: async (documents) => {
    say(`Checking ${plural(Object.keys(documents).length, 'document', 'documents')}.`);
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += everySeconds;
      say(`Still checking, ${seconds} s so far.`);
    }, everySeconds * 1_000);
    try {
      return await compiler.compile(documents);
    } finally {
      clearInterval(timer);
    }
  },
});
