import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JsonObject } from '../../protocol/json.ts';
import { limits } from '../../protocol/limits.ts';
import type { CompiledForm } from '../../protocol/release.ts';
import { compileFormValidator } from './form-validator.ts';

const validators = new WeakMap<CompiledForm, ValidateFunction>();

const getValidator = (form: CompiledForm): ValidateFunction => {
  const known = validators.get(form);
  if (known !== undefined) return known;
  const made = compileFormValidator(form);
  validators.set(form, made);
  return made;
};

/** The values of a form's own fields; what a person left in a field that is not shown is dropped. */
export const pickFormValues = (form: CompiledForm, values: JsonObject): JsonObject => {
  const fields = Object.keys((form.schema.properties ?? {}) as object);
  return Object.fromEntries(
    fields.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name] ?? null]),
  );
};

/**
 * The server's verdict on a form: the same as the module's that browsers run. Empty when the values
 * are valid. No pattern runs over text beyond the length that a field may have.
 */
export const validateForm = (form: CompiledForm, values: JsonObject): readonly ErrorObject[] => {
  const tooLong = Object.entries(pickFormValues(form, values)).filter(
    ([, value]) => typeof value === 'string' && value.length > limits.patternInputLength * 2,
  );
  if (tooLong.length > 0) {
    return tooLong.map(([name]) => ({
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
