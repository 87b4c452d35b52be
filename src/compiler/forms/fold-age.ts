import { minimumAgeKeyword } from '../../protocol/minimum-age.ts';
import type { IssueLog } from '../issue-log.ts';
import type { FieldSource, FoldedField, FormSite } from './field-sources.ts';

/** What date inputs of browsers give. */
const sample = '1990-12-31';

/** Years that a birthday has to be back: what the brand asks for, and never less than its age gate. */
const readBirthdayAge = ({ documents }: FormSite): number => {
  const { minimumAge, birthdayMinimumAge } = documents.settings.get('limits') ?? {};
  return Math.max(...[minimumAge, birthdayMinimumAge].map((age) => (typeof age === 'number' ? age : 18)));
};

const takesDates = ({ schema }: FoldedField): boolean => {
  const { minLength, maxLength, format, pattern } = schema;
  const isOtherFamily = format !== undefined && format !== 'date';
  const isRefused = typeof pattern === 'string' && !new RegExp(pattern, 'u').test(sample);
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? sample.length)];
  return !isOtherFamily && !isRefused && min <= sample.length && sample.length <= max;
};

/** A birthday with the age that it has to show; a field that is none as it is. */
export const foldAge = (
  site: FormSite,
  log: IssueLog,
  source: FieldSource,
  field: FoldedField,
): FoldedField => {
  if (source.schema['x-minimum-age'] !== true) return field;
  if (!takesDates(field)) {
    log.report(
      'pattern.unsatisfiable',
      { document: 'settings/register-fields', place: ['fields', field.name] },
      `No date such as ${sample} passes the rule of "${field.name}", so nobody could fill it in.`,
    );
  }
  const age = readBirthdayAge(site);
  return {
    ...field,
    schema: { ...field.schema, [minimumAgeKeyword]: age },
    ui: {
      ...field.ui,
      'foyer:hint': `form.${field.name}.hint`,
      'foyer:hintArgs': { min: age, max: sample.length },
    },
  };
};
