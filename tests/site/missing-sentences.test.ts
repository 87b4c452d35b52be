import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { resolveForm } from '../../src/compiler/forms/resolve-form.ts';
import { validateForm } from '../../src/compiler/forms/validate-form.fake.ts';
import { createIssueLog } from '../../src/compiler/issue-log.ts';
import { sortDocuments } from '../../src/compiler/sort-documents.ts';
import { findFieldErrors } from '../../src/forms/schema-form/find-field-errors.ts';
import { schemaFormDefinition } from '../../src/forms/schema-form/schema-form.definition.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';

const root = join(import.meta.dirname, '..', '..');
const languages = readdirSync(join(root, 'locales'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(root, 'locales', name), 'utf8')) as Record<string, string>);

/** Widget of a field → key of what is said where the field is left out; other fields are filled in. */
const sentences: Readonly<Record<string, string>> = {
  checkbox: 'error.field.terms',
  select: 'error.field.choose',
  radio: 'error.field.choose',
  date: 'error.field.date',
};

/** `form field` → widget and key of the sentence, for each required field of the default site's forms. */
const listMissing = async (): Promise<readonly (readonly [string, string, string])[]> => {
  const { documents } = await readSourceFiles(root);
  const forms = Object.fromEntries(
    Object.entries(documents).filter(([path]) => /^(forms|settings)\//.test(path)),
  );
  const sorted = sortDocuments(forms, new Set(Object.keys(forms)));
  return [...sorted.forms.keys()].flatMap((id) => {
    const form = resolveForm({ documents: sorted }, createIssueLog(), id);
    const findings = findFieldErrors(
      { form, module: {}, validate: (values: JsonObject) => validateForm(form, values) },
      {},
    );
    const required = (form.schema['required'] ?? []) as readonly string[];
    return required.map((field) => {
      const text = findings.get(field)?.text ?? '';
      const widget = (form.ui[field] as JsonObject)['ui:widget'] as string;
      return [`${id} ${field}`, widget, (schemaFormDefinition.texts as JsonObject)[text] as string] as const;
    });
  });
};

describe('a required field that is left out', () => {
  it('has the sentence of its kind, in every form', async () => {
    const missing = await listMissing();
    expect(missing.length).toBeGreaterThan(60);
    const widgets = missing.map(([, widget]) => widget);
    for (const widget of ['checkbox', 'select', 'text', 'password']) expect(widgets).toContain(widget);
    const others = missing.filter(([, widget, key]) => key !== (sentences[widget] ?? 'error.field.required'));
    expect(others).toEqual([]);
  });

  it('has one in every language, no two kinds with the same', () => {
    const keys = [...new Set([...Object.values(sentences), 'error.field.required'])];
    expect(languages.length).toBeGreaterThan(2);
    for (const language of languages) {
      const said = keys.map((key) => language[key]);
      expect(said).not.toContain(undefined);
      expect(new Set(said).size).toBe(keys.length);
    }
  });
});
