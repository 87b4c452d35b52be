import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import { requireForm } from './check-form.ts';

const form = (part: object): CompiledForm => ({
  id: 'login',
  schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  ui: { name: { 'foyer:label': 'login.name' } },
  ...part,
});
const withSchema = (schema: Json): CompiledForm => form({ schema });
const longText = '<p>'.repeat(50_000);

const folder = new URL('../../../schemas/forms/', import.meta.url);
const read = (file: string): Json => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Json;
const formNames = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => file.replace('.schema.json', ''));

describe('the check of a form before it is shown', () => {
  it.each(formNames)('lets the form %s of the default site through', (id) => {
    const [schema, ui] = [read(`${id}.schema.json`), read(`${id}.ui.json`)];
    expect(() => requireForm(form({ id, schema, ui }))).not.toThrow();
  });

  it.each<[string, Json]>([
    ['boolean schemas', { properties: { any: true }, additionalProperties: false }],
    ['schemas under keywords', { allOf: [{ if: { type: ['string', 'null'] }, else: false }] }],
    ['fields named like keywords', { properties: { properties: { type: 'string' }, required: {} } }],
    ['data that looks like a schema', { default: { properties: 'x', required: 5 }, enum: [{ items: 5 }] }],
    ['keywords of others', { 'x-anything': 5, title: 'A', minLength: 3 }],
  ])('lets %s through', (_what, schema) => {
    expect(() => requireForm(withSchema(schema))).not.toThrow();
  });

  it.each<[string, Json]>([
    ['no schema', null],
    ['a list of schemas', [{}]],
    ['fields that are a text', { properties: longText }],
    ['fields that are a list', { properties: [{}] }],
    ['a field that is a number', { properties: { name: 5 } }],
    ['a broken field inside a field', { properties: { at: { items: [{ properties: 'x' }] } } }],
    ['alternatives that are none', { oneOf: {} }],
    ['a condition that is a text', { if: 'x' }],
    ['definitions that are a text', { $defs: 'x' }],
    ['names of required fields that are a text', { required: 'name' }],
    ['choices that are a text', { properties: { name: { enum: 'abc' } } }],
    ['a type that is an object', { properties: { name: { type: {} } } }],
    ['a pattern that is a list', { properties: { name: { pattern: ['x'] } } }],
  ])('refuses %s', (_what, schema) => {
    expect(() => requireForm(withSchema(schema))).toThrow('expects a form with a sound schema, got another');
  });

  it.each<[string, object]>([
    ['without a name', { id: 5 }],
    ['without a description of its fields', { ui: 'x' }],
  ])('refuses a form %s', (_what, part) => {
    expect(() => requireForm(form(part))).toThrow('expects a form with a sound schema, got another');
  });

  it('refuses texts longer than the language allows, wherever they stand', () => {
    const sentence = 'expects texts of up to 10000 characters in a form, got a longer one';
    expect(() => requireForm(withSchema({ properties: { name: { title: longText } } }))).toThrow(sentence);
    expect(() => requireForm(form({ ui: { name: { 'foyer:hint': longText } } }))).toThrow(sentence);
    expect(() => requireForm(withSchema({ title: 'x'.repeat(10_000) }))).not.toThrow();
  });
});
