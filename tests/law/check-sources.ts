import { checkDoors } from './doors.ts';
import { checkFolders } from './folder-size.ts';
import { hashTexts, openKeptResults } from './kept/kept-results.ts';
import { checkParticiples } from './participles.ts';
import { checkPhrases } from './plain-words.ts';
import { listSources, type SourceFile } from './list-sources.ts';
import { checkReasons } from './reasons.ts';
import { checkSizes } from './size-rule.ts';
import { checkSyntax } from './syntax-rules.ts';
import { checkPath, checkStyleSheet, checkSuppressions, checkWords } from './text-rules.ts';
import type { SourceRule, Violation } from './violation.ts';

const rules: readonly SourceRule[] = [
  checkSizes,
  checkSyntax,
  checkWords,
  checkPath,
  checkStyleSheet,
  checkSuppressions,
];

const findInFile = (file: SourceFile): readonly Violation[] => rules.flatMap((rule) => rule(file));

export const findViolations = (files: readonly SourceFile[]): readonly Violation[] =>
  files.flatMap(findInFile);

/** What a file says alone: one that passed passes again while its path and its text are the same. */
const findChanged = (root: string, files: readonly SourceFile[]): readonly Violation[] => {
  const kept = openKeptResults<true>(root, 'sources');
  const found = files.flatMap((file) => {
    const key = hashTexts(file.path, file.text);
    if (kept.find(key) === true) return [];
    const violations = findInFile(file);
    if (violations.length === 0) kept.keep(key, true);
    return violations;
  });
  kept.save();
  return found;
};

export const checkSources = (root: string): readonly string[] => {
  const files = listSources(root);
  const found = findChanged(root, files);
  return [
    ...found.map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}`),
    ...checkFolders(files).map((sentence) => `[folder-size] ${sentence}`),
    ...checkReasons(files),
    ...checkDoors(files).map((sentence) => `[doors] ${sentence}`),
    ...checkPhrases(files).map((sentence) => `[plain-words] ${sentence}`),
    ...checkParticiples(files).map((sentence) => `[participles] ${sentence}`),
  ];
};
