import { hostname } from 'node:os';
import type { OperatorLink } from '../src/protocol/calls/people.ts';
import { describeDemo, describeSurfaces } from './banner.ts';
import type { Foyer } from './start.ts';

/** What a start says: to a person at a terminal in words, in production a JSON line for each sentence as all others. */
export interface StartLog {
  readonly say: (sentence: string) => void;
  readonly ready: (foyer: ReadyFoyer, seconds: number) => void;
  /** A start that ended before it was over. */
  readonly fail: (sentence: string) => void;
  readonly stopping: (signal: string) => void;
}
type ReadyFoyer = Pick<
  Foyer,
  'portalOrigin' | 'consoleOrigin' | 'gamesOrigin' | 'revision' | 'database' | 'demoAccounts' | 'setupLink'
>;
interface Lines {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

const setupLines = ({ url, expiresAt }: OperatorLink): readonly string[] => [
  '  Nobody can sign in to the console yet. Anyone who opens this link first becomes its administrator:',
  `  ${url}`,
  `  It is good for one use, until ${expiresAt}. A later start prints another one.`,
  '',
];
const banner = (foyer: ReadyFoyer, seconds: number): string =>
  [
    '',
    `Foyer is ready after ${seconds.toFixed(1)} s.`,
    '',
    ...describeSurfaces(foyer),
    '',
    `  Site     revision ${foyer.revision}`,
    `  Data     ${foyer.database}`,
    '',
    ...(foyer.demoAccounts === null ? [] : describeDemo(foyer.demoAccounts)),
    ...(foyer.setupLink === null ? [] : setupLines(foyer.setupLink)),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');

const inWords = ({ out, error }: Lines): StartLog => ({
  say: (sentence) => out(`  ${sentence}`),
  ready: (foyer, seconds) => out(banner(foyer, seconds)),
  fail: (sentence) => error(`\nFoyer cannot start.\n${sentence}\n`),
  stopping: (signal) => out(`\n  ${signal}: stopping…`),
});

/** Levels of the log, as pino numbers them. */
const [info, fatal] = [30, 60];
const inLines = ({ out, error }: Lines, now: () => number): StartLog => {
  const origin = { pid: process.pid, hostname: hostname() };
  const write = (level: number, msg: string, more: object = {}): void =>
    out(JSON.stringify({ level, time: now(), ...origin, ...more, msg }));
  return {
    say: (sentence) => write(info, sentence),
    ready: ({ setupLink, portalOrigin, consoleOrigin, gamesOrigin, revision, database }, seconds) => {
      const facts = { portalOrigin, consoleOrigin, gamesOrigin, revision, database };
      write(info, `Foyer is ready after ${seconds.toFixed(1)} s.`, facts);
      // It opens everything: it is for the person who starts this, and no line of the log.
      if (setupLink !== null) error(setupLines(setupLink).join('\n'));
    },
    fail: (sentence) => write(fatal, `Foyer cannot start. ${sentence}`),
    stopping: (signal) => write(info, `${signal}: stopping.`),
  };
};

export const createStartLog = (isProduction: boolean, lines: Lines, now: () => number): StartLog =>
  isProduction ? inLines(lines, now) : inWords(lines);
