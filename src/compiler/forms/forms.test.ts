import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import { samplePattern } from '../patterns/sample-pattern.ts';
import { validateForm } from './validate-form.fake.ts';
import { writeValidator } from './write-validator.ts';

interface Validator {
  (values: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string }[] | null;
}

/** Runs the module as a browser does: an ES module that imports nothing. */
const importValidator = async (form: CompiledForm): Promise<Validator> => {
  const code = await writeValidator(form);
  const module = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    default: Validator;
    validate: Validator;
  };
  expect(module.validate).toBe(module.default);
  return module.default;
};

/** A form with a field of every pattern family, a repeated password and terms. */
const everyFamily: CompiledForm = {
  id: 'every',
  schema: {
    $id: 'every',
    type: 'object',
    properties: {
      ...Object.fromEntries(
        patternFamilies
          .filter(({ name }) => name !== 'any')
          .map(({ name }) => [`f_${name}`, { type: 'string', format: name, minLength: 2, maxLength: 12 }]),
      ),
      password: { type: 'string', pattern: '^(?:[A-Z]{2}\\d+)$', minLength: 1, maxLength: 20 },
      confirmPassword: { type: 'string', const: { $data: '1/password' } },
      terms: { type: 'boolean', const: true },
    },
    required: ['password', 'confirmPassword', 'terms'],
  },
  ui: {},
};

const fieldText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 14 }),
  fc.constantFrom(
    ...patternFamilies.flatMap((family) => {
      const { passing, failing } = samplePattern(family.source, { min: 2, max: 12 });
      return [...passing, ...failing, ...family.mistakes];
    }),
    'AB12',
    'toString',
    '\ud800',
  ),
);
const anyValues = fc.dictionary(
  fc.constantFrom(
    ...Object.keys(everyFamily.schema.properties as JsonObject),
    '__proto__',
    'constructor',
    'extra',
  ),
  fc.oneof(fieldText, fc.boolean(), fc.integer(), fc.constant(null)),
);

const summarize = (errors: readonly { instancePath: string; keyword: string }[]): readonly string[] =>
  errors.map((error) => `${error.instancePath} ${error.keyword}`).sort();

describe('a form validator', () => {
  it('gives the same verdict as a module in the browser and on the server', async () => {
    const validate = await importValidator(everyFamily);
    let valid = 0;
    fc.assert(
      fc.property(anyValues, (values) => {
        const inBrowser = validate(values) ? [] : summarize(validate.errors ?? []);
        const onServer = summarize(validateForm(everyFamily, values));
        expect(inBrowser).toEqual(onServer);
        if (onServer.length === 0) valid += 1;
      }),
      { numRuns: 3_000, seed: 20251121 },
    );
    expect(validate({ password: 'AB1', confirmPassword: 'AB1', terms: true })).toBe(true);
    expect(valid).toBeGreaterThanOrEqual(0);
  });

  it('takes the samples of every family and refuses the others', () => {
    for (const family of patternFamilies.filter(({ name }) => name !== 'any')) {
      const base = { password: 'AB1', confirmPassword: 'AB1', terms: true };
      const { passing, failing } = samplePattern(family.source, { min: 2, max: 12 });
      for (const text of passing)
        expect([
          family.name,
          text,
          validateForm(everyFamily, { ...base, [`f_${family.name}`]: text }),
        ]).toEqual([family.name, text, []]);
      for (const text of [...failing, ...family.mistakes])
        expect(
          validateForm(everyFamily, { ...base, [`f_${family.name}`]: text }),
          `${family.name} ${text}`,
        ).not.toEqual([]);
    }
  });

  it('compares the repeated password with the password of the same form', async () => {
    const validate = await importValidator(everyFamily);
    expect(validate({ password: 'AB1', confirmPassword: 'AB2', terms: true })).toBe(false);
    expect(summarize(validate.errors ?? [])).toEqual(['/confirmPassword const']);
  });

  it('counts an inherited property as missing', async () => {
    const validate = await importValidator(everyFamily);
    const values = Object.create({ password: 'AB1' }) as object;
    expect(validate(Object.assign(values, { confirmPassword: 'AB1', terms: true }))).toBe(false);
  });

  it('is one small module without require, import or eval', async () => {
    const code = await writeValidator(everyFamily);
    expect(code).not.toMatch(/require\(|import[ ({]|\beval\b|Function\(/);
    expect(code.length).toBeLessThan(30_000);
  });

  it('refuses a schema with an unknown format', async () => {
    const form = {
      id: 'x',
      ui: {},
      schema: { $id: 'x', type: 'object', properties: { a: { type: 'string', format: 'postcode' } } },
    };
    await expect(writeValidator(form)).rejects.toThrow(/unknown format "postcode"/);
  });

  it('refuses a field that holds more than one value', async () => {
    const form = {
      id: 'x',
      ui: {},
      schema: { $id: 'x', type: 'object', properties: { a: { type: 'array', const: [1] } } },
    };
    await expect(writeValidator(form)).rejects.toThrow(/the field "a" is array/);
  });

  it('has no pattern go over a text that is far too long', async () => {
    const slow: CompiledForm = {
      id: 'slow',
      schema: {
        $id: 'slow',
        type: 'object',
        properties: { a: { type: 'string', pattern: '^(?:a+)+$', maxLength: 9 } },
      },
      ui: {},
    };
    const validate = await importValidator(slow);
    expect(validate({ a: `${'a'.repeat(100_000)}!` })).toBe(false);
    expect(summarize(validate.errors ?? [])).toEqual(['/a maxLength']);
  });

  it.each([
    [256, '😀'.repeat(256), []],
    [257, 'a'.repeat(257), ['/a maxLength']],
    [257, '😀'.repeat(257), ['/a maxLength']],
  ])('counts %i characters as a person does', async (_, text, wanted) => {
    const form: CompiledForm = {
      id: 'long',
      schema: { $id: 'long', type: 'object', properties: { a: { type: 'string', pattern: '^.*$' } } },
      ui: {},
    };
    const validate = await importValidator(form);
    validate({ a: text });
    expect(summarize(validate.errors ?? [])).toEqual(wanted);
  });
});
