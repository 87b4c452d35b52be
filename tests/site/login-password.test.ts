import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDocuments } from '../law/document-print.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = resolve(import.meta.dirname, '../..');
const documents = listDocuments(root).map((path) => ({
  path,
  text: readTreeText(resolve(root, path)),
}));
/** Forms that prove the person by the password of the login. */
const forms = documents
  .filter(({ path, text }) => path.endsWith('.ui.json') && text.includes('"form.loginPassword.label"'))
  .map(({ path }) => basename(path, '.ui.json'));
const readRequired = (form: string): readonly string[] => {
  const { text = '{}' } = documents.find(({ path }) => path.endsWith(`/${form}.schema.json`)) ?? {};
  return (JSON.parse(text) as { readonly required?: readonly string[] }).required ?? [];
};
interface Use {
  readonly form: string;
  readonly hasWithout: boolean;
}
const listUses = (value: unknown): readonly Use[] => {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  const { form } = node;
  const own = typeof form === 'string' ? [{ form, hasWithout: Object.hasOwn(node, 'without') }] : [];
  return [...own, ...Object.values(node).flatMap(listUses)];
};

describe('the login password in a form', () => {
  it('is marked as required', () => {
    expect(forms.length).toBeGreaterThan(5);
    expect(forms.filter((form) => !readRequired(form).includes('password'))).toEqual([]);
  });

  it('is left out on each page for an account that has none', () => {
    const uses = documents
      .filter(({ path }) => path.startsWith('layouts'))
      .flatMap(({ text }) => listUses(JSON.parse(text)))
      .filter(({ form }) => forms.includes(form));
    expect(uses.length).toBeGreaterThan(7);
    expect(uses.filter(({ hasWithout }) => !hasWithout)).toEqual([]);
  });
});
