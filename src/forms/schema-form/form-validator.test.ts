import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFormForTest } from '../load-form.fake.ts';
import { findFieldErrors } from './find-field-errors.ts';
import { createFormValidator } from './form-validator.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 4 },
    age: { type: 'number', minimum: 18 },
    again: { const: { $data: '1/name' } },
    mail: { type: 'string', format: 'email' },
    terms: { const: true },
  },
  required: ['name', 'terms'],
};

describe('form validator', () => {
  it('gives the library the findings of the published validator, at their fields', () => {
    const { errors, errorSchema } = createFormValidator(loadFormForTest(schema)).validateFormData(
      { name: 'x' },
      schema as never,
    );
    expect(new Set(errors.map(({ property }) => property))).toEqual(new Set(['.name', 'terms']));
    expect(errorSchema).toHaveProperty('name.__errors');
  });

  it('chooses a branch by constants, lists and presence', () => {
    const validator = createFormValidator(loadFormForTest(schema));
    const branch = { properties: { kind: { const: 'bank' } }, required: ['kind'] } as never;
    expect(validator.isValid(branch, { kind: 'bank' }, branch)).toBe(true);
    expect(validator.isValid(branch, { kind: 'card' }, branch)).toBe(false);
    expect(validator.isValid(branch, {}, branch)).toBe(false);
  });

  it('imports no Ajv: it would come to every player', () => {
    const folder = new URL('./', import.meta.url);
    const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
    const importsAjv = sources.filter((name) =>
      /^import (?!type).*from '(ajv|ajv\/.*|@rjsf\/validator-ajv8)'/mu.test(
        readFileSync(new URL(name, folder), 'utf8'),
      ),
    );
    expect(importsAjv).toEqual([]);
  });
});

describe('field errors', () => {
  it('say what is wrong in the words of the rule', () => {
    const found = findFieldErrors(loadFormForTest(schema), {
      name: 'abcde',
      age: 3,
      again: 'abc',
      mail: 'x',
      terms: false,
    });
    expect(Object.fromEntries([...found].map(([field, { text }]) => [field, text]))).toEqual({
      name: 'errorMax',
      age: 'errorAtLeast',
      again: 'errorConfirm',
      mail: 'errorEmail',
      terms: 'errorTerms',
    });
  });

  it('ask to tick a box and to choose one of several, not to fill them in', () => {
    const boxes = {
      type: 'object',
      required: ['terms', 'name', 'bank', 'birthday'],
      properties: {
        terms: { type: 'boolean', const: true },
        name: { type: 'string' },
        bank: { type: 'string', enum: ['one', 'two'] },
        birthday: { type: 'string' },
      },
    };
    expect(
      [...findFieldErrors(loadFormForTest(boxes, { birthday: { 'ui:widget': 'date' } }), {})].map(
        ([field, { text }]) => [field, text],
      ),
    ).toEqual([
      ['terms', 'errorTerms'],
      ['name', 'errorRequired'],
      ['bank', 'errorChoose'],
      ['birthday', 'errorDate'],
    ]);
  });

  it('state the minimum age, whatever the hint', () => {
    const loaded = loadFormForTest({ type: 'object', properties: {} }, { birthday: { 'foyer:hint': 'h' } });
    const young = {
      instancePath: '/birthday',
      keyword: 'minimumAge',
      schemaPath: '#/properties/birthday/minimumAge',
      params: { limit: 21 },
    };
    expect([...findFieldErrors({ ...loaded, validate: () => [young] }, {})]).toEqual([
      ['birthday', { text: 'errorTooYoung', args: { limit: 21 } }],
    ]);
  });

  it('speak of the hint where it says how a field is written, and of the length where it tells what the field is for', () => {
    const hint = (key: string) => ({ name: { 'foyer:hint': key } });
    const long = { name: 'abcde', terms: true };
    const name = { ...schema.properties.name, pattern: '^[a-z]*$' };
    const written = { ...schema, properties: { ...schema.properties, name } };
    for (const loaded of [
      loadFormForTest(written, hint('form.purpose')),
      loadFormForTest(schema, hint('pattern.any')),
    ])
      expect(findFieldErrors(loaded, long).get('name')?.text).toBe('errorPattern');
    expect(findFieldErrors(loadFormForTest(schema, hint('form.purpose')), long).get('name')).toEqual({
      text: 'errorMax',
      args: { count: 4 },
    });
  });

  it('come in the order in which the fields are shown', () => {
    const loaded = loadFormForTest(schema, { 'ui:order': ['terms', '*'] });
    expect([...findFieldErrors(loaded, {}).keys()]).toEqual(['terms', 'name']);
  });
});
