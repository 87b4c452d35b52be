import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import { assertSchema, createFormAjv, listRuledFields } from './form-validator.ts';

const validators = new WeakMap<CompiledForm, ValidateFunction>();

const getValidator = (form: CompiledForm): ValidateFunction => {
  const known = validators.get(form);
  if (known !== undefined) return known;
  assertSchema(form.schema);
  const made = createFormAjv(false).compile(form.schema);
  validators.set(form, made);
  return made;
};

/** The verdict of Ajv itself on a form, without the module: a second opinion for tests. Empty when the values are valid. */
export const validateForm = (form: CompiledForm, values: JsonObject): readonly ErrorObject[] => {
  const tooLong = listRuledFields(form).filter((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' && [...value].length > limits.patternInputLength;
  });
  if (tooLong.length > 0) {
    return tooLong.map((name) => ({
      instancePath: `/${name}`,
      schemaPath: `#/properties/${name}/maxLength`,
      keyword: 'maxLength',
      params: { limit: limits.patternInputLength },
      message: `must NOT have more than ${limits.patternInputLength} characters`,
    }));
  }
  const validate = getValidator(form);
  return validate(values) ? [] : [...(validate.errors ?? [])];
};
