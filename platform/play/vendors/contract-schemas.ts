import { Ajv } from 'ajv';
import contract from '../../../schemas/vendor/vendor-contract.openapi.json' with { type: 'json' };
import {
  compileAtFirstUse,
  type FitsSchema,
} from '../../../server/infrastructure/http/compile-at-first-use.ts';
import { openAtFirstUse } from '../../../server/infrastructure/http/open-at-first-use.ts';

const openContract = openAtFirstUse(() =>
  new Ajv({ strict: false, validateFormats: false }).addSchema(contract, 'vendor'),
);

/** Judges values by a schema of the contract of vendors, by its name there. */
export const compileContract = <Value>(name: string): FitsSchema<Value> =>
  compileAtFirstUse(() => openContract().compile<Value>({ $ref: `vendor#/components/schemas/${name}` }));
