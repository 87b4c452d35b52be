import { findAgeErrors } from '../../protocol/time/minimum-age.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import { requireForm } from './check-form.ts';
import { systemClock } from './clock.ts';

/** One finding of a form's validator, as Ajv reports it. */
export interface FormError {
  /** JSON Pointer of the field, `''` for the whole form. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: JsonObject;
  readonly schemaPath: string;
  readonly message?: string;
}
/** A form of the active release, with the validator that was compiled at publish. */
export interface LoadedForm {
  readonly form: CompiledForm;
  /** Empty when the values are valid. */
  readonly validate: (values: JsonObject) => readonly FormError[];
  /** The validator's ES module as imported, for rjsf's precompiled validator. */
  readonly module: Readonly<Record<string, unknown>>;
}

interface Validator {
  (values: unknown): boolean;
  errors?: readonly FormError[] | null;
}

/** The module's `default` or `validate`, called as Ajv's standalone code is. */
function validatorOf(module: Readonly<Record<string, unknown>>): LoadedForm['validate'] {
  const validate = module['default'] ?? module['validate'];
  if (typeof validate !== 'function')
    throw new TypeError('expects a validator module with a default function');
  const validator = validate as Validator;
  return (values) => (validator(values) ? [] : [...(validator.errors ?? [])]);
}

/** A form with its validator. Throws where the module has none, or the form is damaged. */
export function assembleForm(form: CompiledForm, module: Readonly<Record<string, unknown>>): LoadedForm {
  requireForm(form);
  const validate = validatorOf(module);
  return {
    form,
    module,
    // Age depends on the current date, which a validator compiled at publish does not know.
    validate: (values) => [
      ...validate(values),
      ...findAgeErrors(form.schema, values, { now: new Date(systemClock.now()), judge: 'browser' }),
    ],
  };
}
