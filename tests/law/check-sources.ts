import { checkDoors } from './doors.ts';
import { checkFolders } from './folder-size.ts';
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

export const findViolations = (files: readonly SourceFile[]): readonly Violation[] =>
  files.flatMap((file) => rules.flatMap((rule) => rule(file)));

export const checkSources = (root: string): { readonly ok: boolean; readonly output: string } => {
  const files = listSources(root);
  const found = findViolations(files);
  const said = [
    ...found.map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}`),
    ...checkFolders(files).map((sentence) => `[folder-size] ${sentence}`),
    ...checkReasons(files),
    ...checkDoors(files).map((sentence) => `[doors] ${sentence}`),
    ...checkPhrases(files).map((sentence) => `[plain-words] ${sentence}`),
    ...checkParticiples(files).map((sentence) => `[participles] ${sentence}`),
  ];
  return { ok: said.length === 0, output: said.join('\n') };
};
