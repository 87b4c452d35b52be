import { toErrorSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
// This one module of the package knows no Ajv; its front door would bring all of it to every player.
import { transformRJSFValidationErrors } from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import type { ErrorObject } from 'ajv';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { LoadedForm } from '../../runtime/react/runtime-context.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether data fits a branch of a schema. The form library asks this to choose between branches
 * (`if`, `oneOf`); Foyer's forms branch by constants, lists and presence only, so no more is read.
 * The verdict on the data is always that of the validator made at publish.
 */
const fitsBranch = (schema: RJSFSchema | boolean, data: Json | undefined): boolean => {
  if (typeof schema === 'boolean') return schema;
  if ('const' in schema && data !== undefined && schema.const !== data) return false;
  if (schema.enum !== undefined && data !== undefined && !schema.enum.includes(data as never)) return false;
  if (schema.required !== undefined) {
    if (!isObject(data)) return false;
    if (schema.required.some((name) => data[name] === undefined)) return false;
  }
  if (schema.properties !== undefined && isObject(data)) {
    const isFit = Object.entries(schema.properties).every(([name, part]) =>
      fitsBranch(part as RJSFSchema, data[name]),
    );
    if (!isFit) return false;
  }
  if (schema.not !== undefined && fitsBranch(schema.not, data)) return false;
  return schema.allOf === undefined || schema.allOf.every((part) => fitsBranch(part as RJSFSchema, data));
};

/** The form library's validator over the module compiled at publish: no Ajv in the browser. */
export const createFormValidator = (loaded: LoadedForm): ValidatorType<JsonObject> => ({
  validateFormData: (data, schema) => {
    // The precompiled validator gives the same errors as ajv, without its classes.
    const faults = [...loaded.validate(data ?? {})] as unknown as ErrorObject[];
    const errors = transformRJSFValidationErrors<JsonObject>(faults, undefined, 'none', schema);
    return { errors, errorSchema: toErrorSchema<JsonObject>(errors) };
  },
  isValid: (schema, data) => fitsBranch(schema, data),
  rawValidation: <Result>(_schema: RJSFSchema, data?: JsonObject) => ({
    errors: [...loaded.validate(data ?? {})] as Result[],
  }),
});
