import { Ajv, type ValidateFunction } from 'ajv';
import contract from '../../../schemas/vendor/vendor-contract.openapi.json' with { type: 'json' };

const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'vendor');

/** Judges values by a schema of the contract of vendors, by its name there. */
export const compileContract = <Value>(name: string): ValidateFunction<Value> =>
  ajv.compile<Value>({ $ref: `vendor#/components/schemas/${name}` });
