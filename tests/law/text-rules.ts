import { basename } from 'node:path';
import type { SourceFile } from './list-sources.ts';
import { isAllowed, isCode, isGenerated, lineAt, type SourceRule, type Violation } from './violation.ts';

/** Written in pieces, so that this file is not its own first violation. */
const word = (...pieces: readonly string[]): string => pieces.join('').replaceAll('.', '\\.');

const bannedWords: readonly { readonly pattern: RegExp; readonly cure: string }[] = [
  { pattern: new RegExp(word('/work', '/(main|shared)')), cure: 'Name no path of one machine.' },
  {
    pattern: new RegExp(`(?<![\\w.])${word('/(home', '|Users)/[a-z]+/')}|${word('/root', '/')}\\.`),
    cure: 'Name no path of one machine.',
  },
  {
    pattern: new RegExp(word('shared/', '(design|reference|hooks)/')),
    cure: 'The project stands alone: say “the specification, section N”.',
  },
  { pattern: new RegExp(word('/tmp', '/brief')), cure: 'Notes between authors stay out of the repository.' },
  { pattern: new RegExp(word('registry', '.npmjs')), cure: 'Name no package host.' },
  {
    pattern: new RegExp(word('-----BEGIN ', '[A-Z ]*PRIVATE KEY')),
    cure: 'A key is a secret: have it handed in by the environment.',
  },
];

const forbiddenFolders = new Set(['utils', 'util', 'helpers', 'helper', 'types', 'common', 'lib', 'misc']);

/** Words that tie the project to one machine, or give something away. */
export const checkWords: SourceRule = (file) => {
  if (file.path === 'package-lock.json') return [];
  const found: Violation[] = [];
  for (const { pattern, cure } of bannedWords) {
    for (const match of file.text.matchAll(new RegExp(pattern, 'g'))) {
      const line = lineAt(file.text, match.index);
      if (!isAllowed(file, 'banned-word', line))
        found.push({ rule: 'banned-word', path: file.path, line, message: `“${match[0]}”: ${cure}` });
    }
  }
  return found;
};

/** Folder and file names say what is inside. */
export const checkPath: SourceRule = (file) => {
  const makeViolation = (rule: string, message: string): Violation => ({
    rule,
    path: file.path,
    line: 1,
    message,
  });
  const folders = file.path.split('/').slice(0, -1);
  const vague = folders.find((folder) => forbiddenFolders.has(folder));
  const found: Violation[] = [];
  if (vague !== undefined)
    found.push(
      makeViolation('folder-name', `A folder named “${vague}” takes in everything: name what it holds.`),
    );
  if (isCode(file.path) && !/^\.?[a-z0-9]+([-.][a-z0-9]+)*\.[a-z]+$/.test(basename(file.path)))
    found.push(
      makeViolation('file-name', 'Files are kebab-case with a kind suffix, for example captcha.machine.ts.'),
    );
  return found;
};

const physicalCss =
  /(?<![\w-])((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)(-\w+)?|left|right|float)\s*:(?!\w)|text-align\s*:\s*(left|right)/g;

/** Style sheets use logical sides only. */
export const checkStyleSheet: SourceRule = (file: SourceFile) => {
  if (!file.path.endsWith('.css')) return [];
  return [...file.text.matchAll(physicalCss)].map((match) => ({
    rule: 'physical-side',
    path: file.path,
    line: lineAt(file.text, match.index),
    message: `${match[0]} Use a logical side: the page also runs from right to left.`,
  }));
};

/** A suppressed lint rule says why, after two dashes. */
export const checkSuppressions: SourceRule = (file) => {
  if (!isCode(file.path) || isGenerated(file.path)) return [];
  const bare = /(?<![\w-])(oxlint|eslint)-disable(?!.* -- \S)/g;
  return [...file.text.matchAll(bare)].map((match) => ({
    rule: 'suppression-reason',
    path: file.path,
    line: lineAt(file.text, match.index),
    message: 'Say why: “… -- reason”.',
  }));
};
