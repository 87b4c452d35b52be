import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/generated/operations.ts';
import { createRequestValidators } from './request-validator.ts';

const ajv = new Ajv({ strict: true, allowUnionTypes: true });

describe('request validators', () => {
  // They are compiled at the first call and without a look at the standard, so a fault would be met by a member.
  it.each(operations.map((contract) => [contract.name, contract] as const))(
    'of %s and its answer fit the JSON Schema standard',
    (_, { request, response }) => {
      expect(ajv.validateSchema(request), JSON.stringify(ajv.errors)).toBe(true);
      expect(ajv.validateSchema(response), JSON.stringify(ajv.errors)).toBe(true);
    },
  );

  it('refuse a schema that is none', () => {
    expect(ajv.validateSchema({ type: 'objet' })).toBe(false);
  });

  it('are there for every operation', () => {
    expect([...createRequestValidators(operations).keys()]).toEqual(operations.map(({ name }) => name));
  });
});
