import type { Issue, SuppressedIssue } from '../../src/protocol/issue.ts';

/** One finding as two lines for a person. */
const writeIssue = ({ code, severity, document, pointer, message, fix }: Issue): string =>
  `${severity === 'error' ? 'error  ' : 'warning'} ${document}${pointer === '' ? '' : ` at ${pointer}`} (${code})\n        ${message}` +
  (fix === undefined ? '' : `\n        Fix: ${fix.summary}`);

/** Findings, errors first, and a line that counts them. */
export const writeIssues = (issues: readonly Issue[]): string => {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return [
    ...[...errors, ...warnings].map(writeIssue),
    `${errors.length} errors, ${warnings.length} warnings`,
  ].join('\n');
};

/** A line for each finding that a document says to leave out, after the others. */
export const writeSuppressed = (suppressed: readonly SuppressedIssue[]): string =>
  suppressed
    .map(({ code, document, pointer, reason }) => `\nsuppressed ${document}${pointer} (${code}): ${reason}`)
    .join('');
