import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { operations } from '../../src/protocol/operations.ts';
import { dropTurns } from '../../src/protocol/words/direction-signs.ts';
import { createRequestValidators } from './request-validator.ts';

const turns = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
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

  it.each(operations.map((contract) => [contract.name, contract] as const))(
    'of %s take no character that turns the direction of a text',
    (name, contract) => {
      const check = createRequestValidators([contract]).get(name);
      const { properties = {} } = contract.request as {
        readonly properties?: Readonly<Record<string, JsonObject>>;
      };
      const turned: Record<string, unknown> = { ...(contract as { readonly example?: object }).example };
      const free = Object.entries(properties).filter(
        ([field, { type, enum: values, pattern }]) =>
          type === 'string' && values === undefined && pattern === undefined && !/password/i.test(field),
      );
      for (const [field] of free) turned[field] = `a${turns}b`;
      let taken: JsonObject = {};
      try {
        taken = check?.(turned) ?? {};
      } catch {
        // What is refused is not kept either.
      }
      expect(JSON.stringify(taken)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
    },
  );

  it('keep a password as it was typed, and the marks of Arabic', () => {
    expect(dropTurns({ password: `p${turns}w`, list: [{ text: `a${turns}b\u200F` }] })).toEqual({
      password: `p${turns}w`,
      list: [{ text: 'ab\u200F' }],
    });
  });

  it('are there for every operation', () => {
    expect([...createRequestValidators(operations).keys()]).toEqual(operations.map(({ name }) => name));
  });
});
