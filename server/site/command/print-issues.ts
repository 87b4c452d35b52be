import { relative } from 'node:path';
import type { Issue, IssueTrace, SuppressedIssue } from '../../../src/protocol/release/issue.ts';
import { plural } from '../../../src/protocol/words/plural.ts';
import type { LocatedIssue } from '../compile/source-files.ts';

/** The settings and the steps that lead to a finding, to be done again. */
const writeTrace = ({ settings, steps }: IssueTrace): string =>
  [
    ...Object.entries(settings).map(([path, value]) => `With ${path} = ${JSON.stringify(value)}`),
    ...(steps.length === 0 ? ['So from the start.'] : steps.map((step, index) => `${index + 1}. ${step}`)),
  ]
    .map((line) => `\n          ${line}`)
    .join('');

/** `layouts/pages/home.json:12:5: `, from the folder that the command was given in. */
export const writePlace = ({ file, line, column }: Partial<LocatedIssue>): string =>
  file === undefined ? '' : `${relative(process.cwd(), file)}:${line}:${column}: `;

const escapeData = (text: string): string =>
  text.replace(
    /[%\r\n]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A finding as the annotations of a CI are written, which show each at its line of the file. */
export const writeAnnotation = ({ severity, file, line, column, code, message }: LocatedIssue): string =>
  `::${severity} file=${escapeProperty(relative(process.cwd(), file))},line=${line},col=${column},title=${escapeProperty(code)}::${escapeData(message)}`;

/** One finding as two lines for a person, and the way to it where there is one. */
const writeIssue = ({
  code,
  severity,
  document,
  pointer,
  message,
  fix,
  trace,
  consequences,
  ...rest
}: Issue & Partial<LocatedIssue>): string =>
  `${severity === 'error' ? 'error  ' : 'warning'} ${writePlace(rest)}${document}${pointer === '' ? '' : ` at ${pointer}`} (${code})\n        ${message}` +
  (trace === undefined ? '' : writeTrace(trace)) +
  (consequences === undefined
    ? ''
    : `\n        ${plural(consequences, 'more finding follows', 'more findings follow')} from this.`) +
  (fix === undefined ? '' : `\n        Fix: ${fix.summary}`);

/** Findings, errors first, and a line that counts them. */
export const writeIssues = (issues: readonly Issue[]): string => {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return [
    ...[...errors, ...warnings].map(writeIssue),
    `${plural(errors.length, 'error', 'errors')}, ${plural(warnings.length, 'warning', 'warnings')}`,
  ].join('\n');
};

/** A line for each finding that a document says to leave out, after the others. */
export const writeSuppressed = (suppressed: readonly SuppressedIssue[]): string =>
  suppressed
    .map(({ code, document, pointer, reason }) => `\nsuppressed ${document}${pointer} (${code}): ${reason}`)
    .join('');
