import type { FixChange, Issue, IssueFix, IssueTrace } from '../protocol/release/issue.ts';
import { type IssueCode, warningCodes } from './issue-codes.ts';
import { type Place, toPointer } from './pointer.ts';

/** A place in a source document. */
export interface Source {
  readonly document: string;
  readonly place: Place;
}

/** The one change that is right: another value at the place of the issue, or whatever is listed. */
export type FixDraft = { readonly summary: string; readonly value: unknown } | IssueFix;

export interface IssueLog {
  report(code: IssueCode, source: Source, message: string, fix?: FixDraft): void;
  /** A finding with the way that leads to it. */
  reportTrace(code: IssueCode, source: Source, message: string, trace: IssueTrace): void;
  /** Takes over a finding of another log. */
  add(this: void, issue: Issue): void;
  /** Every issue once, by document, pointer, code. */
  list(): readonly Issue[];
  /** How many were reported so far, the same again among them: tells whether a step found any. */
  count(): number;
}

export const compareIssues = (a: Issue, b: Issue): number => {
  for (const key of ['document', 'pointer', 'code', 'message'] as const) {
    if (a[key] !== b[key]) return a[key] < b[key] ? -1 : 1;
  }
  return 0;
};

const toFix = (pointer: string, given: FixDraft): IssueFix => {
  if ('changes' in given) return given;
  const change: FixChange = { op: 'replace', pointer, value: given.value };
  return { summary: given.summary, changes: [change] };
};

export const createIssueLog = (): IssueLog => {
  const issues = new Map<string, Issue>();
  let reported = 0;
  const add = (issue: Issue): void => {
    reported += 1;
    issues.set([issue.code, issue.document, issue.pointer, issue.message].join('\u0000'), issue);
  };
  const note = (
    code: IssueCode,
    { document, place }: Source,
    message: string,
    more: Pick<Issue, 'fix' | 'trace'>,
  ): void => {
    const severity = warningCodes.has(code) ? 'warning' : 'error';
    add({ code, severity, document, pointer: toPointer(place), message, ...more });
  };
  return {
    add,
    report: (code, source, message, fix) =>
      note(code, source, message, fix === undefined ? {} : { fix: toFix(toPointer(source.place), fix) }),
    reportTrace: (code, source, message, trace) => note(code, source, message, { trace }),
    list: () => [...issues.values()].sort(compareIssues),
    count: () => reported,
  };
};
