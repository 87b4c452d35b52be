import type { Issue } from '../protocol/issue.ts';
import { type IssueCode, warningCodes } from './issue-codes.ts';
import { type Place, toPointer } from './pointer.ts';

/** A place in a source document. */
export interface Source {
  readonly document: string;
  readonly place: Place;
}

export interface IssueLog {
  report(code: IssueCode, at: Source, message: string, fix?: { summary: string; value: unknown }): void;
  /** Every issue once, by document, pointer, code. */
  list(): readonly Issue[];
  hasErrors(): boolean;
  /** How many were found so far: tells whether a step found any. */
  count(): number;
}

const compareIssues = (a: Issue, b: Issue): number => {
  for (const key of ['document', 'pointer', 'code', 'message'] as const) {
    if (a[key] !== b[key]) return a[key] < b[key] ? -1 : 1;
  }
  return 0;
};

export const createIssueLog = (): IssueLog => {
  const found = new Map<string, Issue>();
  return {
    report(code, at, message, fix) {
      const pointer = toPointer(at.place);
      const issue: Issue = {
        code,
        severity: warningCodes.has(code) ? 'warning' : 'error',
        document: at.document,
        pointer,
        message,
        ...(fix === undefined ? {} : { fix: { ...fix, pointer } }),
      };
      found.set([code, at.document, pointer, message].join('\u0000'), issue);
    },
    list: () => [...found.values()].sort(compareIssues),
    count: () => found.size,
    hasErrors: () => [...found.values()].some((issue) => issue.severity === 'error'),
  };
};
