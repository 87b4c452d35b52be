import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { minimumAgeKeyword } from '../../protocol/time/minimum-age.ts';
import type { FormError, LoadedForm } from '../../runtime/react/runtime-context.ts';
import { isFormatHint, readFieldUi } from './field-words.ts';

/** A sentence of the form definition's texts, with its arguments. */
export interface FieldFinding {
  readonly text: string;
  readonly args: JsonObject;
}

/** The field an error belongs to; undefined when it is about the whole form. */
const findField = (error: FormError): string | undefined => {
  if (error.keyword === 'required' || error.keyword === 'dependentRequired') {
    const missing = error.params['missingProperty'];
    if (typeof missing === 'string') return missing;
  }
  return error.instancePath.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
};

const isLimit = (value: Json | undefined): value is number => typeof value === 'number';

const hasFormatHint = ({ form }: LoadedForm, field: string): boolean =>
  isFormatHint(
    readFieldUi(form.ui[field] as JsonObject | undefined),
    (form.schema['properties'] as JsonObject | undefined)?.[field] as JsonObject | undefined,
  );

/** What is asked of a person who left a field out: a box is ticked, one of several is chosen. */
const nameMissing = ({ form }: LoadedForm, field: string): string => {
  const schema = (form.schema['properties'] as JsonObject | undefined)?.[field] as JsonObject | undefined;
  if (schema?.['const'] === true) return 'errorTerms';
  if (schema?.['enum'] !== undefined) return 'errorChoose';
  return readFieldUi(form.ui[field] as JsonObject | undefined).widget === 'date'
    ? 'errorDate'
    : 'errorRequired';
};

const describeError = (error: FormError, hasHint: boolean, missing: string): FieldFinding => {
  const { keyword, params } = error;
  const limit = params['limit'];
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
    case 'type':
    case 'enum':
      return { text: missing, args: {} };
    case 'const':
      return params['allowedValue'] === true
        ? { text: 'errorTerms', args: {} }
        : { text: 'errorConfirm', args: {} };
    case 'minLength':
      if (limit === 1) return { text: missing, args: {} };
      return hasHint || !isLimit(limit)
        ? { text: 'errorPattern', args: {} }
        : { text: 'errorMin', args: { count: limit } };
    case 'maxLength':
      return hasHint || !isLimit(limit)
        ? { text: 'errorPattern', args: {} }
        : { text: 'errorMax', args: { count: limit } };
    case 'minimum':
    case 'exclusiveMinimum':
      return { text: 'errorAtLeast', args: { limit: limit ?? '' } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { text: 'errorAtMost', args: { limit: limit ?? '' } };
    case minimumAgeKeyword:
      return { text: 'errorTooYoung', args: { limit: limit ?? '' } };
    case 'pattern':
      return { text: hasHint ? 'errorPattern' : 'errorInvalid', args: {} };
    case 'format':
    case 'formatMinimum':
    case 'formatMaximum':
      if (params['format'] === 'email') return { text: 'errorEmail', args: {} };
      return { text: params['format'] === 'date' ? 'errorDate' : 'errorInvalid', args: {} };
    default:
      return { text: 'errorInvalid', args: {} };
  }
};

/** The first finding of each field, in the form's order of fields. */
export const findFieldErrors = (
  loaded: LoadedForm,
  values: JsonObject,
): ReadonlyMap<string, FieldFinding> => {
  const findings = new Map<string, FieldFinding>();
  for (const error of loaded.validate(values)) {
    const field = findField(error);
    // `if` only says that its branch failed; the branch's own finding follows or came before.
    if (field === undefined || findings.has(field) || error.keyword === 'if') continue;
    findings.set(field, describeError(error, hasFormatHint(loaded, field), nameMissing(loaded, field)));
  }
  const order = listFields(loaded);
  return new Map([...findings].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
};

/** Field names in the order shown. */
export const listFields = (loaded: LoadedForm): readonly string[] => {
  const names = Object.keys((loaded.form.schema['properties'] as JsonObject | undefined) ?? {});
  const order = loaded.form.ui['ui:order'];
  if (!Array.isArray(order)) return names;
  const named = order.filter((name): name is string => typeof name === 'string' && names.includes(name));
  return [...named, ...names.filter((name) => !named.includes(name))];
};
