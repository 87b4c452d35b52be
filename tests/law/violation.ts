import type { SourceFile } from './list-sources.ts';

export interface Violation {
  readonly rule: string;
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, and the cure. */
  readonly message: string;
}

/** A rule about source files that no off-the-shelf tool knows. */
export type SourceRule = (file: SourceFile) => readonly Violation[];

export const isCode = (path: string): boolean => /\.(ts|tsx|cts|mts|cjs|mjs|js)$/.test(path);
export const isGenerated = (path: string): boolean => path.includes('/generated/');
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * `// law: allow <rule> because <reason>` on the line or the one before it. The reason is required:
 * without one the comment allows nothing.
 */
export const isAllowed = (file: SourceFile, rule: string, line: number): boolean => {
  const lines = file.text.split('\n');
  const pattern = new RegExp(`law: allow ${rule} because \\S+`);
  return pattern.test(lines[line - 1] ?? '') || pattern.test(lines[line - 2] ?? '');
};
