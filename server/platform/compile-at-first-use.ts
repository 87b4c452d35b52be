import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { Ajv, AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Schemas of routes are compiled when the first request needs them. Compiling hundreds of them took a fifth of a
 * start, and a day may need a dozen.
 */

type Validator = ReturnType<FastifySchemaCompiler<unknown>>;

/** A validator as Fastify expects it: its findings come back as `error`. */
export const validateAtFirstUse = (ajv: Ajv, schema: AnySchema): Validator => {
  let compiled: ValidateFunction | undefined;
  return (data: unknown) => {
    compiled ??= ajv.compile(schema);
    return compiled(data) ? { value: data } : { error: compiled.errors ?? [] };
  };
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
