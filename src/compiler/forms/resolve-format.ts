import type { JsonSchema } from '../../protocol/json/json.ts';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { IssueLog } from '../issue-log.ts';
import { listNames, suggestName } from '../suggest.ts';

/** Formats of JSON Schema → the family that judges the same here; null where a component does. */
const otherFormats: Readonly<Record<string, string | null>> = {
  email: 'mailbox',
  'idn-email': 'mailbox',
  'date-time': null,
  time: null,
};
const describeFormat = (format: string): string => {
  const other = otherFormats[format];
  if (other === null) return ' A date with its time is entered into a DateTimeField.';
  const names = patternFamilies.map(({ name }) => name);
  return other === undefined ? suggestName(format, names) : ` Did you mean "${other}"?`;
};

/** A format is a pattern family; without it the field has no rule. */
export const resolveFormat = (log: IssueLog, id: string, name: string, plain: JsonSchema): JsonSchema => {
  const { format, ...others } = plain;
  const names = patternFamilies.map((family) => family.name);
  if (format === undefined || names.some((family) => family === format)) return plain;
  log.report(
    'form.schema',
    { document: `forms/${id}.schema`, place: ['properties', name, 'format'] },
    `"${name}" has the format "${toText(format)}"; there is ${listNames(names)}.${describeFormat(toText(format))}`,
    renameValue(otherFormats[toText(format)] ?? toText(format), names),
  );
  return others;
};
