import { ageOfMemberKeyword, ageZoneKeyword, minimumAgeKeyword } from '../../protocol/time/minimum-age.ts';
import { defaultTimeZone } from '../../protocol/time/time-zone.ts';
import type { IssueLog } from '../issue-log.ts';
import type { FieldSource, ResolvedField, FormSite } from './field-sources.ts';

/** What date inputs of browsers give. */
const sample = '1990-12-31';

/** Years that a player has to be old. */
const readAge = ({ documents }: FormSite): number => {
  const { minimumAge } = documents.settings.get('limits') ?? {};
  return typeof minimumAge === 'number' ? minimumAge : 18;
};
/** Years that a birthday has to be back: the minimum age, or what registration asks for beyond it. */
const readBirthdayAge = (site: FormSite): number => {
  const { birthdayMinimumAge } = site.documents.settings.get('limits') ?? {};
  return Math.max(readAge(site), typeof birthdayMinimumAge === 'number' ? birthdayMinimumAge : 0);
};

const readZone = ({ documents }: FormSite): string => {
  const zone = documents.settings.get('brand')?.timeZone;
  return typeof zone === 'string' ? zone : defaultTimeZone;
};

const takesDates = ({ schema }: ResolvedField): boolean => {
  const { minLength, maxLength, format, pattern } = schema;
  const isOtherFamily = format !== undefined && format !== 'date';
  const isRefused = typeof pattern === 'string' && !new RegExp(pattern, 'u').test(sample);
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? sample.length)];
  return !isOtherFamily && !isRefused && min <= sample.length && sample.length <= max;
};

interface AgeSource {
  /** Of the form. */
  readonly id: string;
  readonly source: FieldSource;
  /** The form belongs to an account that there is: what is typed has consequences, see `ageOfMemberKeyword`. */
  readonly isOfMember: boolean;
}

/** A birthday with the age that it has to show, a box with the age that it says; another field as it is. */
export const resolveAge = (
  site: FormSite,
  log: IssueLog,
  { id, source, isOfMember }: AgeSource,
  field: ResolvedField,
): ResolvedField => {
  if (source.schema['x-minimum-age'] !== true) return field;
  if (source.schema.type === 'boolean')
    return { ...field, ui: { ...field.ui, 'foyer:labelArgs': { age: readAge(site) } } };
  if (!takesDates(field)) {
    log.report(
      'pattern.unsatisfiable',
      isOfMember
        ? { document: `forms/${id}.schema`, place: ['properties', field.name] }
        : { document: 'settings/register-fields', place: ['fields', field.name] },
      `No date such as ${sample} passes the rule of "${field.name}", so nobody could fill it in.`,
    );
  }
  const age = readBirthdayAge(site);
  return {
    ...field,
    schema: {
      ...field.schema,
      [minimumAgeKeyword]: age,
      [ageZoneKeyword]: readZone(site),
      ...(isOfMember ? { [ageOfMemberKeyword]: true } : {}),
    },
    ui: {
      ...field.ui,
      'foyer:hint': `form.${field.name}.hint`,
      'foyer:hintArgs': { min: age, max: sample.length },
    },
  };
};
