import { toErrorSchema, type RJSFSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import type { Json, JsonObject } from '../../protocol/json.ts';
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
  if (schema.not !== undefined && fitsBranch(schema.not as RJSFSchema, data)) return false;
  return schema.allOf === undefined || schema.allOf.every((part) => fitsBranch(part as RJSFSchema, data));
};

const toLibraryErrors = (loaded: LoadedForm, data: JsonObject): RJSFValidationError[] =>
  loaded.validate(data).map((error) => {
    const missing = error.keyword === 'required' ? error.params['missingProperty'] : undefined;
    const path = error.instancePath.split('/').slice(1);
    const segments = typeof missing === 'string' ? [...path, missing] : path;
    return {
      name: error.keyword,
      params: error.params,
      schemaPath: error.schemaPath,
      message: error.message ?? error.keyword,
      stack: error.message ?? error.keyword,
      property: `.${segments.join('.')}`,
    };
  });

/** The form library's validator over the module compiled at publish: no Ajv in the browser. */
export const createFormValidator = (loaded: LoadedForm): ValidatorType<JsonObject> => ({
  validateFormData: (data) => {
    const errors = toLibraryErrors(loaded, data ?? {});
    return { errors, errorSchema: toErrorSchema<JsonObject>(errors) };
  },
  isValid: (schema, data) => fitsBranch(schema, data),
  rawValidation: <Result>(_schema: RJSFSchema, data?: JsonObject) => ({
    errors: [...loaded.validate(data ?? {})] as Result[],
  }),
});
