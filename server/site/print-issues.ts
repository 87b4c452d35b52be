import type { Issue } from '../../src/protocol/issue.ts';

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
