import { expect, it } from 'vitest';
import { hashDocument } from '../memory.ts';
import { createDocumentMemory, readDocuments } from '../read-documents.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const say = (document: string, field: object): readonly string[] => {
  const site: Record<string, unknown> = createTinySite();
  site[document] = document.endsWith('.ui')
    ? { language: 1, 'ui:order': ['x'], x: { 'foyer:label': 'home.title', ...field } }
    : { language: 1, type: 'object', properties: { x: { type: 'string', ...field } } };
  return readDocuments(site, hashDocument, createDocumentMemory()).issues.map(({ message }) => message);
};

it.each<[string, object, string]>([
  ['forms/feedback.schema', { default: 'x' }, '"values" of the SchemaForm'],
  ['forms/feedback.schema', { readOnly: true }, 'show it as Text'],
  ['forms/feedback.schema', { oneOf: [{ const: 'a' }] }, '"foyer:options"'],
  ['forms/feedback.schema', { items: {} }, 'no lists'],
  ['forms/feedback.schema', { exclusiveMinimum: 0 }, '"minimum"'],
  ['forms/feedback.schema', { type: 'array' }, 'no lists'],
  ['forms/feedback.schema', { type: 'object' }, 'nothing nested'],
  ['forms/feedback.schema', { type: 'int' }, 'integer'],
  ['forms/feedback.ui', { 'ui:placeholder': 'x' }, '"foyer:placeholder"'],
  ['forms/feedback.ui', { 'ui:help': 'x' }, '"foyer:hint"'],
  ['forms/feedback.ui', { 'ui:enumNames': ['x'] }, '"foyer:options"'],
])('says in %s what says here what %j says elsewhere', (document, field, hint) => {
  expect(say(document, field).join(' ')).toContain(hint);
});
