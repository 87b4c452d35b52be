import type { JsonObject } from '../../protocol/json/json.ts';
import { readTypedDigits } from '../../protocol/words/latin-digits.ts';
import type { LoadedForm } from '../../runtime/react/runtime-context.ts';
import { listFields } from './find-field-errors.ts';
import { readFieldUi } from './field-words.ts';

const isLeftOut = (ui: JsonObject | undefined): boolean =>
  readFieldUi(ui).widget === 'hidden' || ui?.['ui:disabled'] === true || ui?.['ui:readonly'] === true;

type Fault = ReturnType<LoadedForm['validate']>[number];

/** The form without these fields: they are neither drawn, asked for nor sent. */
export const leaveOut = (loaded: LoadedForm, fields: readonly string[]): LoadedForm => {
  if (fields.length === 0) return loaded;
  const hidden = fields.map((field) => [
    field,
    { ...(loaded.form.ui[field] as JsonObject | undefined), 'ui:widget': 'hidden' },
  ]);
  const ui: JsonObject = { ...loaded.form.ui, ...(Object.fromEntries(hidden) as JsonObject) };
  const isOfLeft = ({ instancePath, params }: Fault): boolean =>
    fields.some((field) => instancePath === `/${field}` || params['missingProperty'] === field);
  const validate: LoadedForm['validate'] = (values) =>
    loaded.validate(values).filter((fault) => !isOfLeft(fault));
  return { ...loaded, validate, form: { ...loaded.form, ui } };
};

/** Goes along with a mobile number where a country is chosen beside it; it is no field of the form. */
export const dialingCodeField = 'countryDialingCode';

/** What is sent: values of the fields that can be seen and changed. The store may hold older fields. */
export const pickValues = (loaded: LoadedForm, typed: JsonObject): JsonObject => {
  const values = readTypedDigits(loaded.form, typed, loaded.validate);
  let picked: Record<string, JsonObject[string]> = {};
  for (const field of listFields(loaded)) {
    const value = values[field];
    if (value === undefined || isLeftOut(loaded.form.ui[field] as JsonObject | undefined)) continue;
    picked[field] = value;
    const dialingCode = values[dialingCodeField];
    if (readFieldUi(loaded.form.ui[field] as JsonObject | undefined).widget === 'mobile')
      picked = { ...picked, ...(dialingCode === undefined ? {} : { [dialingCodeField]: dialingCode }) };
  }
  return picked;
};

/** Fields that hold passwords and codes: they are not kept once they are used. */
export const listSecrets = (loaded: LoadedForm): readonly string[] =>
  listFields(loaded).filter((field) => {
    const { widget, autocomplete } = readFieldUi(loaded.form.ui[field] as JsonObject | undefined);
    return widget === 'password' || autocomplete === 'one-time-code';
  });

/**
 * What a layout hands over: a field that it has nothing for is left out, as one that a person empties
 * is. A broken release may hand over a text.
 */
export const dropEmpty = (values: JsonObject): JsonObject =>
  typeof values === 'object'
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))
    : {};
