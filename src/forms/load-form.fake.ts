import { Ajv } from 'ajv';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import type { JsonObject } from '../protocol/json/json.ts';
import type { LoadedForm } from '../runtime/react/runtime-context.ts';

/** A form as the runtime loads it; the validator is compiled here instead of at publish. */
export const loadFormForTest = (schema: JsonObject, ui: JsonObject = {}): LoadedForm => {
  const ajv = new Ajv({ allErrors: true, $data: true });
  (addFormats.default as FormatsPlugin)(ajv);
  const check = ajv.compile(schema);
  return {
    form: { id: 'register', schema, ui },
    module: { default: check },
    validate: (values) => (check(values) ? [] : [...(check.errors ?? [])]),
  };
};
