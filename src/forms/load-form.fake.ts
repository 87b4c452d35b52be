import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../protocol/json.ts';
import type { FormError, LoadedForm } from '../runtime/react/runtime-context.ts';

/** A form as the runtime loads it; the validator is compiled here instead of at publish. */
export const loadFormForTest = (schema: JsonObject, ui: JsonObject = {}): LoadedForm => {
  const ajv = new Ajv({ allErrors: true, $data: true });
  addFormats.default(ajv);
  const check = ajv.compile(schema);
  return {
    form: { id: 'register', schema, ui },
    module: { default: check },
    validate: (values) => (check(values) ? [] : ([...(check.errors ?? [])] as unknown as FormError[])),
  };
};
