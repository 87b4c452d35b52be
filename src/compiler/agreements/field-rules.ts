import type { JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { limits } from '../../protocol/json/limits.ts';
import { findPatternFamily, patternFamilies } from '../../protocol/document/pattern-families.ts';
import type { Source } from '../issue-log.ts';
import { readAcceptedPattern } from '../patterns/read-accepted-pattern.ts';
import { type AgreementSite, readCount, readString } from './agreement.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** What may be typed into a field. */
export interface FieldRule {
  /** Null where a pattern is refused: that is said where it is written. */
  readonly pattern: RegExp | null;
  readonly least: number;
  readonly most: number;
}

const toPattern = (source: string): RegExp => new RegExp(source, 'u');
const anything = toPattern('^[\\s\\S]*$');

const readPattern = (written: string): RegExp | null => {
  const accepted = readAcceptedPattern(written);
  return accepted.ok ? toPattern(accepted.source) : null;
};

/** The rule of a row of the registration settings: its own pattern goes before the family. */
export const ruleOfRow = (row: JsonObject): FieldRule => {
  const written = readString(row, 'acceptedPattern');
  const family = findPatternFamily(readCount(row, 'patternId') ?? 0);
  return {
    pattern: written === null ? toPattern(family?.source ?? anything.source) : readPattern(written),
    least: readCount(row, 'minLength') ?? 0,
    most: readCount(row, 'maxLength') ?? limits.patternInputLength,
  };
};

const ruleOfSchema = (schema: JsonSchema): FieldRule => {
  const [written, format] = [readString(schema, 'pattern'), readString(schema, 'format')];
  const family = patternFamilies.find(({ name }) => name === format);
  return {
    pattern: written === null ? toPattern(family?.source ?? anything.source) : readPattern(written),
    least: readCount(schema, 'minLength') ?? 0,
    most: readCount(schema, 'maxLength') ?? Number.POSITIVE_INFINITY,
  };
};

const countSigns = (text: string): number => [...text].length;

/** Whether a person can type the text. */
export const doesTake = ({ pattern, least, most }: FieldRule, text: string): boolean =>
  pattern === null || (pattern.test(text) && countSigns(text) >= least && countSigns(text) <= most);

/** A field of a form, with the rule for what may be typed, wherever that is written. */
export interface RuledField {
  readonly form: string;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly ui: JsonObject;
  readonly rule: FieldRule;
  /** Where the rule is written. */
  readonly source: Source;
}

export const readRows = (site: Pick<AgreementSite, 'settings'>): Readonly<Record<string, JsonObject>> => {
  const rows = site.settings.get('register-fields')?.fields;
  return isJsonObject(rows) ? (rows as Readonly<Record<string, JsonObject>>) : {};
};
export const placeOfRow = (name: string, ...place: readonly string[]): Source => ({
  document: 'settings/register-fields',
  place: ['fields', name, ...place],
});
export const placeOfUi = ({ form, name }: RuledField, ...place: readonly string[]): Source => ({
  document: `forms/${form}.ui`,
  place: [name, ...place],
});

/** Every field of every form that is typed into. */
export const listFields = (site: AgreementSite): readonly RuledField[] =>
  [...site.forms].flatMap(([form, { schema: document, ui: words }]) =>
    Object.entries(isJsonObject(document.properties) ? document.properties : {}).flatMap(([name, schema]) => {
      const ui = readOwn(words, name);
      if (!isJsonObject(schema) || !isJsonObject(ui)) return [];
      const other = readString(schema, 'x-rule-of');
      const row = other ?? (document['x-settings'] === 'register-fields' ? name : null);
      const settings = row === null ? undefined : readOwn(readRows(site), row);
      const field = { form, name, schema, ui };
      return settings === undefined || row === null
        ? [
            {
              ...field,
              rule: ruleOfSchema(schema),
              source: { document: `forms/${form}.schema`, place: ['properties', name] },
            },
          ]
        : [{ ...field, rule: ruleOfRow(settings), source: placeOfRow(row) }];
    }),
  );

/** An option of a field's ui, such as `inputMode`. */
export const readOption = ({ ui }: RuledField, key: string): string | null => {
  const options = ui['ui:options'];
  return isJsonObject(options) ? readString(options, key) : null;
};
export const autocompleteOf = ({ ui }: RuledField): string | null => readString(ui, 'ui:autocomplete');
export const widgetOf = ({ ui }: RuledField): string => readString(ui, 'ui:widget') ?? 'text';
