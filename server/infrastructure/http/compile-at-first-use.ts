import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { Ajv, AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { openAtFirstUse } from './open-at-first-use.ts';

/**
 * Schemas are compiled when the first request needs them. Compiling hundreds of them took a fifth of a start, and
 * a day may need a dozen. A new Ajv compiles the schema of all schemas, so it waits as well.
 */

type Validator = ReturnType<FastifySchemaCompiler<unknown>>;

/** Whether a value fits a schema, and what did not fit in the value before. */
export interface FitsSchema<Value> {
  (value: unknown): value is Value;
  errors: ValidateFunction['errors'];
}

export const compileAtFirstUse = <Value>(compile: () => ValidateFunction<Value>): FitsSchema<Value> => {
  const validatorOf = openAtFirstUse(compile);
  const fits: FitsSchema<Value> = Object.assign(
    (value: unknown): value is Value => {
      const validate = validatorOf();
      const isGood = validate(value);
      fits.errors = validate.errors;
      return isGood;
    },
    { errors: null },
  );
  return fits;
};

/** A validator as Fastify expects it: its findings come back as `error`. */
export const validateAtFirstUse = (ajv: () => Ajv, schema: AnySchema): Validator => {
  const fits = compileAtFirstUse(() => ajv().compile(schema));
  return (data: unknown) => (fits(data) ? { value: data } : { error: fits.errors ?? [] });
};

const createCompilers = SerializerSelector();

/** For `schemaController.compilersFactory.buildSerializer` of Fastify. */
export const serializeAtFirstUse = (
  ...given: Parameters<typeof createCompilers>
): ReturnType<typeof createCompilers> => {
  const compile = createCompilers(...given);
  return (route) => {
    let serialize: ((value: unknown) => string) | undefined;
    return (value: unknown) => (serialize ??= compile(route))(value);
  };
};
