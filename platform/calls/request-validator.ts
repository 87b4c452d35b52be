import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { layoutMarks } from '../../src/protocol/document/layout-marks.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { dropTurns } from '../../src/protocol/words/direction-signs.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { refuseField } from './refusals.ts';

/** The fields of a request as they are taken: unknown ones are dropped, defaults filled in, texts without turns of direction. */
export type RequestValidator = (fields: Record<string, unknown>) => JsonObject;

const common = {
  removeAdditional: 'failing',
  useDefaults: true,
  allErrors: true,
  strict: true,
  // The schemas are our own, and a test holds them to the standard: no start pays for it.
  meta: false,
  validateSchema: false,
} as const;

/** True where the fields come in the address, as text. */
export function isReadByQuery(contract: OperationContract): boolean {
  return [contract.method, ...contract.alsoMethods].some((method) => method === 'GET' || method === 'DELETE');
}

function refuse(validate: ValidateFunction): AppError {
  const fields: Record<string, string> = {};
  for (const { instancePath, params } of validate.errors ?? []) {
    const name = instancePath.split('/')[1] ?? String(params['missingProperty'] ?? '');
    if (name !== '') fields[name] = 'request_param_err';
  }
  return new AppError({
    status: 400,
    code: 'request_param_err',
    message: `The request does not fit its schema: ${Object.keys(fields).join(', ')}.`,
    fields,
  });
}

/**
 * What schemas let through and the database does not take, at any depth: NUL in a text, half of a
 * character that takes two (a lone surrogate), and Infinity, which ajv makes of `1e400` and then finds
 * within every bound.
 */
function isBroken(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken);
}

/**
 * One validator for each operation, compiled at its first call. Values from the address are turned into
 * their types.
 */
export function createRequestValidators(
  contracts: readonly OperationContract[],
): ReadonlyMap<string, RequestValidator> {
  const strict = new Ajv({ ...common, keywords: [...layoutMarks], allowUnionTypes: true });
  const coercing = new Ajv({
    ...common,
    keywords: [...layoutMarks],
    allowUnionTypes: true,
    coerceTypes: true,
  });
  return new Map(
    contracts.map((contract) => {
      let compiled: ValidateFunction | undefined;
      const check: RequestValidator = (sent) => {
        const fields = dropTurns(sent);
        const validate = (compiled ??= (isReadByQuery(contract) ? coercing : strict).compile(
          contract.request,
        ));
        if (!validate(fields)) throw refuse(validate);
        const broken = Object.entries(fields).find(([, value]) => isBroken(value));
        if (broken !== undefined) {
          throw refuseField(
            broken[0],
            'request_param_err',
            'Expected finite numbers and whole text without NUL.',
          );
        }
        return fields as JsonObject;
      };
      return [contract.name, check];
    }),
  );
}
