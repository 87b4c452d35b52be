import type { Issue, IssueTrace } from '../protocol/issue.ts';
import { type IssueCode, warningCodes } from './issue-codes.ts';
import { type Place, toPointer } from './pointer.ts';

/** A place in a source document. */
export interface Source {
  readonly document: string;
  readonly place: Place;
}

export interface IssueLog {
  report(code: IssueCode, at: Source, message: string, fix?: { summary: string; value: unknown }): void;
  /** A finding with the way that leads to it. */
  reportTrace(code: IssueCode, at: Source, message: string, trace: IssueTrace): void;
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
  const add = (code: IssueCode, at: Source, message: string, more: Pick<Issue, 'fix' | 'trace'>): void => {
    const pointer = toPointer(at.place);
    const severity = warningCodes.has(code) ? 'warning' : 'error';
    const issue: Issue = { code, severity, document: at.document, pointer, message, ...more };
    found.set([code, at.document, pointer, message].join('\u0000'), issue);
  };
  return {
    report: (code, at, message, fix) =>
      add(code, at, message, fix === undefined ? {} : { fix: { ...fix, pointer: toPointer(at.place) } }),
    reportTrace: (code, at, message, trace) => add(code, at, message, { trace }),
    list: () => [...found.values()].sort(compareIssues),
    count: () => found.size,
    hasErrors: () => [...found.values()].some((issue) => issue.severity === 'error'),
  };
};
